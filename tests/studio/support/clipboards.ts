/**
 * Clipboards as programs write them: what stands around every text of each, and its way to write a paragraph, an entry, a cell.
 * Taken from what they really put there, shortened where the same comes again.
 */

const office =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
  'xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" ' +
  'xmlns="http://www.w3.org/TR/REC-html40"';

/** Word for Windows and the Mac; what stands after the fragment (`after`) comes along too: footnotes, comments. */
export function word(body: string, after = ''): string {
  return `<html ${office}>

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:Calibri;
	panose-1:2 15 5 2 2 2 4 3 2 4;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-parent:"";
	margin:0cm;
	font-size:12.0pt;
	font-family:"Calibri",sans-serif;}
 span.SpellE
	{mso-style-name:"";}
 span.Kraeftig
	{mso-style-name:Kraeftig;
	font-weight:bold;
	mso-bidi-font-weight:normal;}
 @list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:\\F0B7;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable{mso-style-name:"Table Normal";}</style><![endif]-->
</head>

<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

${body}

<!--EndFragment-->
${after}
</body>

</html>`;
}

export function wordParagraph(words: string, kind = 'MsoNormal'): string {
  return `<p class=${kind}><span lang=EN-US style='mso-ansi-language:EN-US'>${words}<o:p></o:p></span></p>`;
}

/** An entry of a list, with its mark as words in front. */
export function wordEntry(words: string, mark = '·', level = 1, place = 'Middle'): string {
  const font = mark === '·' ? 'font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol' : '';
  return `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
lang=EN-US style='${font}'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`;
}

export function wordTable(rows: readonly (readonly string[])[]): string {
  const cell = (words: string) =>
    `<td width=201 valign=top style='width:150.5pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>\n  ${wordParagraph(words)}\n  </td>`;
  return `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
 ${rows.map((row, index) => `<tr style='mso-yfti-irow:${index}'>\n  ${row.map(cell).join('\n  ')}\n </tr>`).join('\n ')}
</table>`;
}

/** Word in the browser: each paragraph in boxes of its own, each entry in a list of its own. */
export function wordOnline(...parts: readonly string[]): string {
  return `<html><head></head><body><!--StartFragment-->${parts
    .map(
      (part) =>
        `<div class="OutlineElement Ltr SCXW201 BCX8" style="direction:ltr;margin:0px;padding:0px">${part}</div>`,
    )
    .join('')}<!--EndFragment--></body></html>`;
}

export function onlineRun(words: string, style = ''): string {
  return `<span data-contrast="auto" xml:lang="EN-US" lang="EN-US" class="TextRun SCXW201 BCX8" style="margin:0px;font-size:11pt;line-height:19.425px;font-family:Aptos, sans-serif;${style}"><span class="NormalTextRun SCXW201 BCX8" style="margin:0px;padding:0px">${words}</span></span>`;
}

export function onlineParagraph(runs: string, attributes = ''): string {
  return `<p class="Paragraph SCXW201 BCX8" ${attributes} style="margin:0px;font-weight:normal;font-style:normal;vertical-align:baseline">${runs}<span class="EOP SCXW201 BCX8" data-ccp-props="{&quot;201341983&quot;:0}" style="margin:0px;font-size:11pt">&nbsp;</span></p>`;
}

export function onlineEntry(words: string, { tag = 'ul', level = 1, start = 1 } = {}): string {
  return `<${tag} class="BulletListStyle1 SCXW201 BCX8" role="list" start="${start}" style="margin:0px;list-style-type:disc"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW201 BCX8">${onlineParagraph(onlineRun(words))}</li></${tag}>`;
}

/** Google Docs: one bold element that is not bold around all, and every look as a style. */
export function docs(body: string): string {
  return `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5a2b8f6e-7fff-1c2d-90ab-0123456789ab">${body}</b><br class="Apple-interchange-newline">`;
}

export function docsRun(words: string, { weight = 400, slant = 'normal', extra = '' } = {}): string {
  return `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${weight};font-style:${slant};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${extra}">${words}</span>`;
}

export function docsParagraph(runs: string): string {
  return `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${runs}</p>`;
}

export function docsEntry(words: string, level = 1): string {
  return `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${docsRun(words)}</p></li>`;
}

export function docsTable(rows: readonly (readonly string[])[]): string {
  const cell = (words: string) =>
    `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;">${words === '' ? '<br>' : docsParagraph(docsRun(words))}</td>`;
  return `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody>${rows
    .map((row) => `<tr style="height:0pt">${row.map(cell).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
}

/** Pages and other programs of the Mac: fonts in classes, spaces in elements. */
export function pages(body: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: bold 11.0px 'Helvetica Neue'; color: #000000}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'}
span.s1 {font: 8.0px 'Helvetica Neue'}
span.s2 {font: italic 11.0px 'Helvetica Neue'}
span.Apple-tab-span {white-space:pre}
ul.ul1 {list-style-type: disc}
</style>
</head>
<body>
${body}
</body>
</html>`;
}

/** LibreOffice Writer. */
export function writer(body: string): string {
  return `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		h1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt; font-weight: bold }
		a:link { color: #000080; text-decoration: underline }
		p.sdfootnote-western { font-size: 10pt; margin-left: 0.6cm }
		a.sdfootnotesym-western { font-size: 57% }
	</style>
</head>
<body lang="de-DE" link="#000080" vlink="#800000" dir="ltr">
${body}
</body>
</html>`;
}

/** Excel: bold stands in classes alone, a cell over several lines has its breaks. */
export function excel(rows: readonly string[]): string {
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
tr
	{mso-height-source:auto;}
td
	{padding-top:1px;
	font-weight:400;
	font-style:normal;
	white-space:nowrap;}
.xl65
	{font-weight:700;}
.xl66
	{white-space:normal;}
-->
</style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 ${rows.map((row) => `<tr height=20 style='height:15.0pt'>\n  ${row}\n </tr>`).join('\n ')}
<!--EndFragment-->
</table>
</body>
</html>`;
}

/** LibreOffice Calc. */
export function calc(rows: readonly string[]): string {
  return `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }
		comment { display:none;  }
	</style>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup span="2" width="85"></colgroup>
	${rows.map((row) => `<tr>\n\t\t${row}\n\t</tr>`).join('\n\t')}
</table>
</body>
</html>`;
}
