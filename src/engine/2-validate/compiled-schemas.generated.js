/* Generated from the schemas by `npm run generate`. */
const schemasKey="7pxyYB8al94APJcY";
var Xe=(s,e)=>()=>{try{return e||s((e={exports:{}}).exports,e),e.exports}catch(I){throw e=0,I}};var et=Xe(_e=>{"use strict";Object.defineProperty(_e,"__esModule",{value:!0});function Pe(s){let e=s.length,I=0,A=0,T;for(;A<
e;)I++,T=s.charCodeAt(A++),T>=55296&&T<=56319&&A<e&&(T=s.charCodeAt(A),(T&64512)===56320&&A++);return I}_e.default=Pe;Pe.
code='require("ajv/dist/runtime/ucs2length").default'});var Qe=Xe(Be=>{"use strict";Object.defineProperty(Be,"__esModule",{value:!0});Be.formatNames=Be.fastFormats=Be.fullFormats=
void 0;function Fe(s,e){return{validate:s,compare:e}}Be.fullFormats={date:Fe(pt,Ue),time:Fe(Ve(!0),Ke),"date-time":Fe(tt(
!0),ot),"iso-time":Fe(Ve(),st),"iso-date-time":Fe(tt(),lt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:li,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:yi,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:ni,int32:{type:"number",validate:ai},int64:{type:"number",validate:ui},float:{type:"number",validate:rt},double:{type:"\
number",validate:rt},password:!0,binary:!0};Be.fastFormats={...Be.fullFormats,date:Fe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ue),time:Fe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ke),"date-time":Fe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ot),"iso-time":Fe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,st),"iso-date-time":Fe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
lt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Be.formatNames=Object.keys(Be.fullFormats);function ii(s){return s%4===0&&(s%100!==0||s%400===0)}var ri=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
pi=[0,31,28,31,30,31,30,31,31,30,31,30,31];function pt(s){let e=ri.exec(s);if(!e)return!1;let I=+e[1],A=+e[2],T=+e[3];return A>=
1&&A<=12&&T>=1&&T<=(A===2&&ii(I)?29:pi[A])}function Ue(s,e){if(s&&e)return s>e?1:s<e?-1:0}var He=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function Ve(s){return function(I){let A=He.exec(I);if(!A)return!1;let T=+A[1],i=+A[2],r=+A[3],t=A[4],f=A[5]==="-"?-1:1,a=+(A[6]||
0),m=+(A[7]||0);if(a>23||m>59||s&&!t)return!1;if(T<=23&&i<=59&&r<60)return!0;let l=i-m*f,d=T-a*f-(l<0?1:0);return(d===23||
d===-1)&&(l===59||l===-1)&&r<61}}function Ke(s,e){if(!(s&&e))return;let I=new Date("2020-01-01T"+s).valueOf(),A=new Date(
"2020-01-01T"+e).valueOf();if(I&&A)return I-A}function st(s,e){if(!(s&&e))return;let I=He.exec(s),A=He.exec(e);if(I&&A)return s=
I[1]+I[2]+I[3],e=A[1]+A[2]+A[3],s>e?1:s<e?-1:0}var Ge=/t|\s/i;function tt(s){let e=Ve(s);return function(A){let T=A.split(
Ge);return T.length===2&&pt(T[0])&&e(T[1])}}function ot(s,e){if(!(s&&e))return;let I=new Date(s).valueOf(),A=new Date(e).
valueOf();if(I&&A)return I-A}function lt(s,e){if(!(s&&e))return;let[I,A]=s.split(Ge),[T,i]=e.split(Ge),r=Ue(I,T);if(r!==
void 0)return r||Ke(A,i)}var si=/\/|:/,oi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function li(s){return si.test(s)&&oi.test(s)}var it=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ni(s){return it.lastIndex=0,it.test(s)}var di=-(2**31),fi=2**31-1;function ai(s){return Number.isInteger(s)&&s<=
fi&&s>=di}function ui(s){return Number.isInteger(s)}function rt(){return!0}var mi=/[^\\]\\Z/;function yi(s){if(mi.test(s))
return!1;try{return new RegExp(s),!0}catch{return!1}}});var J=JSON.parse('{"blockTypes":["accordion","articles","bar-chart","calculator","call-to-action","card-grid","compariso\
n","contact-cards","contents","diagram","downloads","events","form","gallery","hero","logos","opening-hours","people","p\
icture","place","pricing","prose","quote","split","stat-ticker","stats","steps","table","tabs","timeline","video"],"defi\
nitions":{"AccordionBlock":{"title":"AccordionBlock","type":"object","additionalProperties":false,"required":["type","it\
ems"],"properties":{"type":{"const":"accordion"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":\
"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{\
"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day\
 such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"headin\
g":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"w\
idth":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","\
width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type\
":"array","minItems":1,"label":"Entries","noun":"question","items":{"type":"object","additionalProperties":false,"requir\
ed":["question","answer"],"properties":{"question":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"lg","weight":560,"tracking":-0.012,"width":230,"lines":8}},"answer":{"type":"string","minLength":1,"kind":"par\
agraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"schedule","label\
":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\
\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"k\
ind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\\
d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-\
01 09:00"],"kind":"schedule","label":"Gone from"}}},"ArticlesBlock":{"title":"ArticlesBlock","ownLabels":["allCategories\
","category","articles","articlesInCategory"],"type":"object","additionalProperties":false,"required":["type","filters"]\
,"oneNeeded":["items","below"],"properties":{"type":{"const":"articles"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]\
*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short nam\
e for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month s\
uch as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eye\
brow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words abo\
ve the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":\
560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichTex\
t","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Bac\
kground"},"filters":{"enum":["inert","working"],"choices":{"inert":"Shown, without effect","working":"Visitors can choos\
e"}},"below":{"type":"string","minLength":1,"kind":"link","tsType":"Link","label":"Gathered below"},"most":{"type":"inte\
ger","minimum":1,"label":"At most"},"items":{"type":"array","minItems":1,"label":"Entries","noun":"article","items":{"ty\
pe":"object","additionalProperties":false,"required":["title","excerpt","date","readTime","category"],"properties":{"tit\
le":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"w\
idth":280,"lines":7}},"excerpt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md\
","width":230}},"date":{"type":"string","format":"date","examples":["2026-05-01"]},"readTime":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Reading time"},"category":{"type":"string\
","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"author":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"featured":{"type":"boolean"},"picture":{"type":"obj\
ect","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"t\
ype":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"t\
ype":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength\
":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left\
 and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the picture sta\
ys in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9\
][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"],\
"label":"Part that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","minLengt\
h":1,"label":"In the dark theme"}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"hidden":{"type\
":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([\
T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":\
["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\\
d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time\
","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}}},"hidden":{"type":"boolean","kin\
d":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d\
(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2\
026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\
\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2\
026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"BarChartBlock":{"title":"BarChartBlock","type":\
"object","additionalProperties":false,"required":["type","caption","items"],"properties":{"type":{"const":"bar-chart"},"\
id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["o\
ur-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])\
(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEd\
itors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room\
":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","t\
sType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","min\
Length":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{\
"enum":["plain","tinted","bold"],"tsType":"Background"},"caption":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}},"items":{"type":"array","minItems":2,"label":"Entries","noun":"bar","maxItems\
":8,"items":{"type":"object","additionalProperties":false,"required":["label","value","display"],"properties":{"label":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":188}},"value":{"type":"number"\
,"minimum":0},"display":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":500,\
"tracking":-0.02,"width":176},"sourced":true},"highlight":{"type":"boolean"}}}},"note":{"type":"string","minLength":1,"k\
ind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","lab\
el":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+\
-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],\
"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\
\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-0\
5-01 09:00"],"kind":"schedule","label":"Gone from"}}},"ButtonData":{"title":"ButtonData","type":"object","additionalProp\
erties":false,"required":["label","action"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}},"action":{"type":["string","object"],"kin\
d":"action","tsType":"Action","if":{"type":"string"},"then":{"enum":["none"]},"else":{"additionalProperties":false,"minP\
roperties":1,"oneNeeded":["link","dialog","download"],"properties":{"link":{"type":"string","minLength":1,"examples":["/\
"]},"dialog":{"type":"string","minLength":1},"inquiryType":{"type":"string","minLength":1,"label":"Kind of inquiry"},"do\
wnload":{"type":"string","minLength":1}}}},"variant":{"enum":["default","destructive","outline","outline-on-dark","secon\
dary","ghost","link","hero","outline-hero"],"choices":{"default":"Filled","destructive":"As an alarm","secondary":"Tinte\
d","ghost":"Words alone","link":"As a link","hero":"Bright","outline-hero":"Bright outline"},"label":"Style"},"size":{"e\
num":["default","sm","lg","xl","icon"],"choices":{"default":"Medium","sm":"Small","lg":"Large","xl":"Very large","icon":\
"As small as a sign"}}}},"CalculatorBlock":{"title":"CalculatorBlock","ownLabels":["needsScript","noNumber"],"type":"obj\
ect","additionalProperties":false,"required":["type","inputs","results","result"],"properties":{"type":{"const":"calcula\
tor"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","exampl\
es":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|\
1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"]\
,"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string\
","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"strin\
g","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"backgr\
ound":{"enum":["plain","tinted","bold"],"tsType":"Background"},"inputs":{"type":"array","minItems":1,"items":{"type":"ob\
ject","additionalProperties":false,"required":["name","label"],"properties":{"label":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"md","width":230}},"hint":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"md","width":230}},"unit":{"type":"string","minLength":1,"kind":"text","tsType":"string","roo\
m":{"size":"md","width":230}},"default":{"type":"string","label":"In the field at first"},"options":{"type":"array","min\
Items":2,"items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type\
":"number"},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},\
"name":{"type":"string","pattern":"^[a-z][a-zA-Z0-9_]*$","form":"a small letter, then letters, digits and underscores","\
examples":["claimVolume"],"label":"Short name for formulas"}}}},"results":{"type":"array","minItems":1,"items":{"type":"\
object","additionalProperties":false,"required":["name","label","formula","format"],"properties":{"label":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"formula":{"type":"string","minLength\
":1,"kind":"formula","tsType":"Expression","examples":["2 * 3"]},"format":{"type":"string","minLength":1,"pattern":"^[^0\
]*(0,000|0)(\\\\.0{1,4})?[^0]*$","form":"zeros that stand for digits, with other signs around them","examples":["$0,000.0"\
],"kind":"number-format","tsType":"NumberFormat"},"showWhen":{"type":"string","minLength":1,"kind":"formula","tsType":"E\
xpression","examples":["2 * 3"],"label":"Shown when"},"emphasis":{"type":"boolean"},"name":{"type":"string","pattern":"^\
[a-z][a-zA-Z0-9_]*$","form":"a small letter, then letters, digits and underscores","examples":["claimVolume"],"label":"S\
hort name for formulas"}}}},"result":{"enum":["shown","hidden"]},"note":{"type":"string","minLength":1,"kind":"rich-text\
","tsType":"RichText","room":{"size":"md","width":230}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$r\
ef":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"t\
ype":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$"\
,"form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"\
},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\\
w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label"\
:"Gone from"}}},"CallToActionBlock":{"title":"CallToActionBlock","type":"object","additionalProperties":false,"required"\
:["type","heading","buttons"],"properties":{"type":{"const":"call-to-action"},"id":{"type":"string","pattern":"^[a-z][a-\
z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Shor\
t name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a mo\
nth such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"}\
,"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Word\
s above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"3xl","wei\
ght":560,"tracking":-0.04,"width":280,"lines":7}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"Ric\
hText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":\
"Background"},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":\
{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\\
d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","exam\
ples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d\
{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and \
a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"CardGridBlock":{"title":"\
CardGridBlock","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"c\
ard-grid"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","e\
xamples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[\
1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027\
-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"\
string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"b\
ackground":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"label":"Entrie\
s","noun":"card","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,\
"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230\
}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","coverage","au\
thorization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megapho\
ne","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"},"picture":{"type"\
:"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file\
":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative\
":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minL\
ength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the\
 left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the pictur\
e stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100\
|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 9\
0%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","min\
Length":1,"label":"In the dark theme"}}},"figure":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"2xl","weight":520,"tracking":-0.04,"width":230},"sourced":true},"points":{"type":"array","minItems":1,"items":{\
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}},"link":{"type":"\
string","minLength":1,"kind":"link","tsType":"Link"},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","room":{"size":"sm","weight":560,"tracking":0,"width":230,"lines":3},"label":"Words of the link"}}}},"numbered":\
{"type":"boolean"},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hid\
den":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\
\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time",\
"examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":\
"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day\
 and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"ComparisonBlock":{"t\
itle":"ComparisonBlock","ownLabels":["yes","no"],"type":"object","additionalProperties":false,"required":["type","first"\
,"second"],"properties":{"type":{"const":"comparison"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","\
form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"rev\
iew":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or\
 a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"\
heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.\
022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":\
"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"first":\
{"type":"object","additionalProperties":false,"required":["title","points"],"properties":{"title":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":5}},"val\
ue":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"figure","weight":500,"tracking":-0.04\
5,"width":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"choices":{"yes":"A tick","no":"A cross","dot":"A dot"}\
},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","r\
oom":{"size":"md","width":230}}}}},"second":{"type":"object","additionalProperties":false,"required":["title","points"],\
"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"t\
racking":-0.022,"width":230,"lines":5}},"value":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"\
size":"figure","weight":500,"tracking":-0.045,"width":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"choices":{\
"yes":"A tick","no":"A cross","dot":"A dot"}},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength"\
:1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"schedu\
le","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?\
( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 \
09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\
\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01"\
,"2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"ContactCardsBlock":{"title":"ContactCardsBlock","type":"o\
bject","additionalProperties":false,"required":["type","form","items"],"properties":{"type":{"const":"contact-cards"},"i\
d":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["ou\
r-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(\
-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEdi\
tors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minL\
ength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"\
enum":["plain","tinted","bold"],"tsType":"Background"},"form":{"type":"string","minLength":1,"kind":"form","tsType":"str\
ing"},"items":{"type":"array","minItems":2,"label":"Entries","noun":"card","items":{"type":"object","additionalPropertie\
s":false,"required":["title","text","inquiryType","button"],"properties":{"title":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":5}},"text":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"icon":{"enum":["person","peo\
ple","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","network",\
"shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","sea\
rch","check","key","pill","home","scale","spark"],"tsType":"IconName"},"inquiryType":{"type":"string","minLength":1,"kin\
d":"inquiry-type","tsType":"string","label":"Kind of inquiry"},"button":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}}}}},"hidden":{"type":"boolean","kind\
":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(\
:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","20\
26-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\
\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["20\
26-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"ContentsBlock":{"title":"ContentsBlock","type":"\
object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"contents"},"id":{"type\
":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"\
],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|\
[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":tru\
e,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":\
"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,\
"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["p\
lain","tinted","bold"],"tsType":"Background"},"numbered":{"type":"boolean"},"hidden":{"type":"boolean","kind":"schedule"\
,"label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?\
(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:\
00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d\
(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2\
026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"DiagramBlock":{"title":"DiagramBlock","type":"object","addit\
ionalProperties":false,"required":["type","center","parties","alternative"],"properties":{"type":{"const":"diagram"},"id\
":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our\
-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-\
(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEdit\
ors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLe\
ngth":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"e\
num":["plain","tinted","bold"],"tsType":"Background"},"center":{"type":"object","additionalProperties":false,"required":\
["label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weig\
ht":580,"tracking":-0.02,"width":110}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"sm","width":110}}},"label":"Middle"},"parties":{"type":"array","minItems":3,"maxItems":8,"items":{"type":"object","\
additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"lg","weight":580,"tracking":-0.02,"width":115}},"text":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"sm","width":115}},"icon":{"enum":["person","people","family","provider","hos\
pital","payer","employer","state","identity","coverage","authorization","claims","network","shield","lock","clock","spee\
d","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","ho\
me","scale","spark"],"tsType":"IconName"}}}},"alternative":{"type":"string","minLength":1,"kind":"text","tsType":"string\
","room":{"size":"md","width":230}},"caption":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","roo\
m":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type\
":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","f\
orm":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"\
until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/\
-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"G\
one from"}}},"DownloadsBlock":{"title":"DownloadsBlock","type":"object","additionalProperties":false,"required":["type",\
"items"],"properties":{"type":{"const":"downloads"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","for\
m":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review\
":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a \
day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string\
","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"hea\
ding":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022\
,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md\
","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"t\
ype":"array","minItems":1,"label":"Entries","noun":"file","items":{"type":"object","additionalProperties":false,"require\
d":["name","file"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"l\
g","weight":560,"tracking":-0.01,"width":240,"lines":4}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsTyp\
e":"RichText","room":{"size":"md","width":230}},"file":{"type":"string","minLength":1,"kind":"public-file","tsType":"Pub\
licFile","label":"File"}}}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":\
"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","for\
m":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"un\
til":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]\
*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gon\
e from"}}},"EventsBlock":{"title":"EventsBlock","ownLabels":["events"],"inZone":true,"type":"object","additionalProperti\
es":false,"required":["type","items"],"properties":{"type":{"const":"events"},"id":{"type":"string","pattern":"^[a-z][a-\
z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Shor\
t name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a mo\
nth such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"}\
,"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Word\
s above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","wei\
ght":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"Ri\
chText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType"\
:"Background"},"items":{"type":"array","minItems":1,"mayBeEmpty":true,"label":"Entries","noun":"event","items":{"type":"\
object","additionalProperties":false,"required":["title","begins"],"properties":{"title":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":280,"lines":5}},"begins":{"ty\
pe":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$",\
"form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 18:00"],"kind":"occasion","tsType":"Occasion"},\
"ends":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/\
-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-02","2026-05-01 20:00"],"kind":"occasion","tsType":"\
Occasion"},"place":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tex\
t":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"link":{"type\
":"string","minLength":1,"kind":"link","tsType":"Link"},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden fro\
m visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\\
d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedul\
e","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\
\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"k\
ind":"schedule","label":"Gone from"}}}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"fr\
om":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*\
))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Show\
n from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[\
A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule",\
"label":"Gone from"}}},"FormBlock":{"title":"FormBlock","type":"object","additionalProperties":false,"required":["type",\
"form"],"properties":{"type":{"const":"form"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"sm\
all letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"ty\
pe":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day su\
ch as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"widt\
h":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","wid\
th":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"form":{"type":"s\
tring","minLength":1,"kind":"own-form","tsType":"string"},"small":{"type":"boolean","label":"In one line"},"hidden":{"ty\
pe":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d\
([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples\
":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\
\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a ti\
me","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"GalleryBlock":{"title":"Galle\
ryBlock","type":"object","additionalProperties":false,"required":["type","pictures"],"properties":{"type":{"const":"gall\
ery"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","exampl\
es":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|\
1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"]\
,"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string\
","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"strin\
g","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"backgr\
ound":{"enum":["plain","tinted","bold"],"tsType":"Background"},"pictures":{"type":"array","minItems":2,"maxItems":40,"it\
ems":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","proper\
ties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"}\
,"decorative":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"s\
tring","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentag\
es, from the left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else i\
n the picture stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][\
0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["\
10% 0% 60% 90%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"\
string","minLength":1,"label":"In the dark theme"}}}},"shape":{"enum":["landscape","square","portrait"]},"hidden":{"type\
":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([\
T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":\
["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\\
d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time\
","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"Figure":{"title":"Figure","type\
":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"figure","weight":500,"tracking":-0.045,"width":280},"sourced":true},"l\
abel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"s\
tring","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}},"HeroBlock":{"title":"He\
roBlock","type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"\
},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":\
["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-\
2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"fo\
rEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","r\
oom":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"3xl","weight":540,"tracking":-0.04,"width":280,"lines":7}},"text":{"type":"string","m\
inLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"buttons":{"\
type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"drawing":{"enum":["network","relay\
","identity","coverage","authorization","claims","patients","providers","payers","employers","states","waiting"],"tsType\
":"DrawingName"},"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsT\
ype":"Picture","properties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"Wh\
at the picture shows"},"decorative":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":\
1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"\
,"form":"two percentages, from the left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChan\
ged":"something else in the picture stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-\
9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide a\
nd high","examples":["10% 0% 60% 90%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown \
now"},"dark":{"type":"string","minLength":1,"label":"In the dark theme"}}},"over":{"type":"boolean","label":"Words over \
the picture"},"figures":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/Figure"}},"hidden":{"ty\
pe":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d\
([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples\
":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\
\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a ti\
me","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"LogosBlock":{"title":"LogosBl\
ock","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"id\
":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our\
-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-\
(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEdit\
ors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLe\
ngth":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"e\
num":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"maxItems":40,"label":"Entrie\
s","noun":"logo","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"\
type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{\
"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decor\
ative":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string",\
"minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, fro\
m the left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the p\
icture stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)%\
 (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% \
60% 90%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string"\
,"minLength":1,"label":"In the dark theme"}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"l\
ook":{"enum":["color","ink"],"choices":{"color":"As they are","ink":"In the colour of the words"},"label":"Style"},"butt\
ons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","\
kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\
\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01"\
,"2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([\
T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":\
["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"OpeningHoursBlock":{"title":"OpeningHoursBlo\
ck","ownLabels":["hours"],"inZone":true,"type":"object","additionalProperties":false,"required":["type","week"],"propert\
ies":{"type":{"const":"opening-hours"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small let\
ters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"st\
ring","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2\
027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type"\
:"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,\
"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230\
},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"week":{"type":"object",\
"title":"Week","additionalProperties":false,"required":["monday","tuesday","wednesday","thursday","friday","saturday","s\
unday"],"label":"Days of the week","properties":{"monday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\\
d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$"\
,"form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"],"label":"Mond\
ay","keepsCapital":true},"tuesday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0\
-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or t\
imes of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"],"label":"Tuesday","keepsCapital":tru\
e},"wednesday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)\
(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with\
 a hyphen between them","examples":["10:00-13:00, 14:00-18:00"],"label":"Wednesday","keepsCapital":true},"thursday":{"ty\
pe":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3\
]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen between t\
hem","examples":["10:00-13:00, 14:00-18:00"],"label":"Thursday","keepsCapital":true},"friday":{"type":"string","pattern"\
:"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([\
01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:0\
0-13:00, 14:00-18:00"],"label":"Friday","keepsCapital":true},"saturday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2\
[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\
\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]\
,"label":"Saturday","keepsCapital":true},"sunday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] \
?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":\
"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"],"label":"Sunday","kee\
psCapital":true}}},"exceptions":{"type":"array","minItems":1,"mayBeEmpty":true,"label":"Other days","noun":"exception","\
items":{"type":"object","additionalProperties":false,"required":["begins","hours"],"properties":{"title":{"type":"string\
","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"begins":{"type":"string","pattern":"^\
\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$","form":"a day","examples":["2026-05-01","2026-05-01 18:00"],"kind":"occasion","tsType":"Occasion"\
},"ends":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$","form":"a day","examples":["2026-05-02","2026-05-01 20:00"]\
,"kind":"occasion","tsType":"Occasion"},"hours":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(\
([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`\
closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"hidden":{"type":"bool\
ean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\
\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-\
05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\\
d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","exam\
ples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}}},"address":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"phone":{"type":"string","kind":"telephone","patter\
n":"^\\\\+?[0-9][0-9 ()/.-]{2,}$","form":"a telephone number","examples":["+1 202 555 0142"]},"note":{"type":"string","min\
Length":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"sc\
hedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\
\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05\
-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d\
:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05\
-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"PeopleBlock":{"title":"PeopleBlock","type":"object","\
additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"people"},"id":{"type":"string","p\
attern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anc\
hor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]\
))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Re\
mind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-\
text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted\
","bold"],"tsType":"Background"},"size":{"enum":["large","compact"]},"items":{"type":"array","minItems":1,"label":"Entri\
es","noun":"person","items":{"type":"object","additionalProperties":false,"required":["name","role"],"properties":{"name\
":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.022,"wid\
th":280,"lines":3}},"role":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":23\
0}},"bio":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"image\
":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"image","tsType":"Image","properties":{\
"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"}},"labe\
l":"Picture"},"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType\
":"Picture","properties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What \
the picture shows"},"decorative":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},\
"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","f\
orm":"two percentages, from the left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged\
":"something else in the picture stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and \
high","examples":["10% 0% 60% 90%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown now\
"},"dark":{"type":"string","minLength":1,"label":"In the dark theme"}}},"link":{"type":"string","minLength":1,"kind":"li\
nk","tsType":"Link"}}}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"str\
ing","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"\
a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until"\
:{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?\
)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone fr\
om"}}},"PictureBlock":{"title":"PictureBlock","type":"object","additionalProperties":false,"required":["type","picture"]\
,"properties":{"type":{"const":"picture"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small \
letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":\
"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such a\
s 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":2\
80,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":\
230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"picture":{"type":"ob\
ject","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"\
type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"\
type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLengt\
h":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the lef\
t and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the picture st\
ays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-\
9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]\
,"label":"Part that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","minLeng\
th":1,"label":"In the dark theme"}}},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"sm","weight":560,"tracking":0,"width":130,"lines":2}},"after":{"type":"object","additionalProperties":false,"require\
d":["label","picture"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"sm","weight":560,"tracking":0,"width":130,"lines":2}},"picture":{"type":"object","additionalProperties":false,"requi\
red":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1,"label":"Pic\
ture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"type":"boolean","label":"Only decoration"\
},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":\
"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"\
],"label":"What stays in sight","whenChanged":"something else in the picture stays in sight now"},"crop":{"type":"string\
","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: fr\
om the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Part that is shown","whenChange\
d":"another part of the picture is shown now"},"dark":{"type":"string","minLength":1,"label":"In the dark theme"}}}}},"w\
idth":{"enum":["page","text"],"choices":{"page":"As wide as the page","text":"As wide as the text"}},"hidden":{"type":"b\
oolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\
\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["20\
26-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d\
-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","e\
xamples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"PlaceBlock":{"title":"PlaceBlock","\
ownLabels":["place"],"type":"object","additionalProperties":false,"required":["type","address"],"properties":{"type":{"c\
onst":"place"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens\
","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}\
-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["\
2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType\
":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"typ\
e":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"\
},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"address":{"type":"array","minItems":1,"noun":"l\
ine","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}},"map":{"t\
ype":"string","minLength":1,"kind":"link","tsType":"Link"},"pin":{"type":"string","kind":"map-pin","tsType":"OutsideFilm\
","pattern":"^-?(?:90|[1-8]?[0-9])(?:\\\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\\\.[0-9]+)?$","form":"two numbers\
, latitude and longitude, such as 53.5461, 9.9661","examples":["53.5461, 9.9661"],"label":"Place on the map"},"booking":\
{"type":"string","kind":"booking","tsType":"OutsideFilm","pattern":"^https://\\\\S+$","form":"an address that begins with \
`https://`","examples":["https://booking.example/library"],"label":"Page for booking"},"picture":{"type":"object","addit\
ionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"strin\
g","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"type":"boole\
an","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus\
":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from t\
he top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the picture stays in sight\
 now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"\
,"form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Pa\
rt that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","minLength":1,"label\
":"In the dark theme"}}},"items":{"type":"array","minItems":1,"label":"Ways there","noun":"way","items":{"type":"object"\
,"additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsTyp\
e":"RichText","room":{"size":"md","width":230}}}}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"\
#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":\
"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","for\
m":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"un\
til":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]\
*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gon\
e from"}}},"PricingBlock":{"title":"PricingBlock","type":"object","additionalProperties":false,"required":["type","items\
"],"properties":{"type":{"const":"pricing"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"smal\
l letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type\
":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such\
 as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width"\
:280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width\
":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"ar\
ray","minItems":1,"maxItems":6,"label":"Entries","noun":"plan","items":{"type":"object","additionalProperties":false,"re\
quired":["name","price"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"xl","weight":560,"tracking":-0.022,"width":230,"lines":3}},"text":{"type":"string","minLength":1,"kind":"rich-text"\
,"tsType":"RichText","room":{"size":"md","width":230}},"price":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"2xl","weight":520,"tracking":-0.04,"width":230},"sourced":true},"period":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"sm","width":230,"lines":2}},"recommended":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","room":{"size":"xs","weight":580,"width":205,"lines":2}},"points":{"type":"array"\
,"minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":\
230}}},"button":{"$ref":"#/definitions/ButtonData"}}}},"note":{"type":"string","minLength":1,"kind":"rich-text","tsType"\
:"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors\
"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\\
w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label"\
:"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\\
d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"sche\
dule","label":"Gone from"}}},"ProseBlock":{"title":"ProseBlock","type":"object","additionalProperties":false,"required":\
["type","paragraphs"],"properties":{"type":{"const":"prose"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+\
)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"\
},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-\
05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the headi\
ng"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"trackin\
g":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"\
size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"p\
aragraphs":{"type":"string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}},"\
parts":{"type":"array","minItems":1,"noun":"part","items":{"type":"object","additionalProperties":false,"required":["hea\
ding","paragraphs"],"properties":{"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"xl","weight":560,"tracking":-0.022,"width":280,"lines":5}},"paragraphs":{"type":"string","minLength":1,"kind":"paragr\
aphs","tsType":"Paragraph[]","room":{"size":"md","width":230}}}}},"points":{"type":"array","minItems":1,"items":{"type":\
"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}},"quote":{"type":"object\
","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text\
","tsType":"RichText","room":{"size":"md","width":230},"label":"What was said"},"by":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"md","width":230},"label":"Who says it"}}},"figures":{"type":"array","minItem\
s":1,"maxItems":4,"items":{"$ref":"#/definitions/Figure"}},"drawing":{"enum":["network","relay","identity","coverage","a\
uthorization","claims","patients","providers","payers","employers","states","waiting"],"tsType":"DrawingName"},"picture"\
:{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties\
":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"de\
corative":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"strin\
g","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, \
from the left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in th\
e picture stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]\
?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% \
0% 60% 90%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"stri\
ng","minLength":1,"label":"In the dark theme"}}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/\
definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"s\
tring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form"\
:"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"unti\
l":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*)\
)?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone \
from"}}},"QuoteBlock":{"title":"QuoteBlock","type":"object","additionalProperties":false,"required":["type","items"],"pr\
operties":{"type":{"const":"quote"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letter\
s, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"strin\
g","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027\
-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"li\
nes":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"\
label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","mi\
nItems":1,"maxItems":9,"label":"Entries","noun":"quote","items":{"type":"object","additionalProperties":false,"required"\
:["text","by"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size"\
:"lg","weight":520,"tracking":-0.02,"width":230}},"by":{"type":"string","minLength":1,"kind":"text","tsType":"string","r\
oom":{"size":"md","weight":560,"tracking":0,"width":180,"lines":3},"label":"Who says it"},"role":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"sm","width":180,"lines":4}},"picture":{"type":"object","addition\
alProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string",\
"minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"type":"boolean"\
,"label":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{\
"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the \
top","examples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the picture stays in sight no\
w"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","f\
orm":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Part \
that is shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","minLength":1,"label":"\
In the dark theme"}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"hidden":{"type":"boolean"\
,"kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\
\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-0\
1","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d\
([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples\
":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"SplitBlock":{"title":"SplitBlock","type":"\
object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"split"},"id":{"type":"\
string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"\
kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12\
]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"\
label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md\
","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"ki\
nd":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plai\
n","tinted","bold"],"tsType":"Background"},"paragraphs":{"type":"string","minLength":1,"kind":"paragraphs","tsType":"Par\
agraph[]","room":{"size":"md","width":230}},"side":{"enum":["left","right"]},"picture":{"type":"object","additionalPrope\
rties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLen\
gth":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"type":"boolean","label\
":"Only decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":\
"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","e\
xamples":["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the picture stays in sight now"},"cr\
op":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"f\
our percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Part that is\
 shown","whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","minLength":1,"label":"In the \
dark theme"}}},"figures":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/Figure"}},"points":{"t\
ype":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"titl\
e":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.022,"wi\
dth":230,"lines":4}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","w\
idth":230}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","cove\
rage","authorization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail"\
,"megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"}}}},"butt\
ons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","\
kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\
\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01"\
,"2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([\
T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":\
["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"StatTickerBlock":{"title":"StatTickerBlock",\
"ownLabels":["pause","play"],"type":"object","additionalProperties":false,"required":["type","label","items"],"propertie\
s":{"type":{"const":"stat-ticker"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters\
, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string\
","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-\
05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"label":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230},"label":"Name"},"items":{"type":"array","minItems":2,"labe\
l":"Entries","noun":"figure","room":{"value":{"size":"xl","weight":560,"tracking":-0.03,"width":280}},"items":{"$ref":"#\
/definitions/Figure"}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"stri\
ng","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a\
 day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":\
{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)\
?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone fro\
m"}}},"StatsBlock":{"title":"StatsBlock","type":"object","additionalProperties":false,"required":["type","items"],"prope\
rties":{"type":{"const":"stats"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, \
digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string",\
"pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05\
-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines\
":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"lab\
el":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minIt\
ems":2,"label":"Entries","noun":"figure","maxItems":6,"items":{"$ref":"#/definitions/Figure"}},"buttons":{"type":"array"\
,"minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule","la\
bel":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[\
+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"]\
,"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\\
d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-\
05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"StepsBlock":{"title":"StepsBlock","ownLabels":["from","to"],"typ\
e":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"id":{"type"\
:"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"]\
,"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true\
,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"\
md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"\
kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["pl\
ain","tinted","bold"],"tsType":"Background"},"from":{"if":{"type":"string"},"then":{"type":"string","pattern":"^\\\\d{4}-\\\
\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a tim\
e","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"else":{"$ref":"#/definitions/Fi\
gure","label":"Before"}},"to":{"$ref":"#/definitions/Figure","label":"After"},"items":{"type":"array","minItems":2,"labe\
l":"Entries","noun":"step","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["title","text"\
],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,\
"tracking":-0.022,"width":180,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","\
room":{"size":"md","width":230}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","st\
ate","identity","coverage","authorization","claims","network","shield","lock","clock","speed","money","chart","document"\
,"fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType"\
:"IconName"},"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType"\
:"Picture","properties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What t\
he picture shows"},"decorative":{"type":"boolean","label":"Only decoration"},"caption":{"type":"string","minLength":1},"\
credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","fo\
rm":"two percentages, from the left and from the top","examples":["30% 20%"],"label":"What stays in sight","whenChanged"\
:"something else in the picture stays in sight now"},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[\
0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and h\
igh","examples":["10% 0% 60% 90%"],"label":"Part that is shown","whenChanged":"another part of the picture is shown now"\
},"dark":{"type":"string","minLength":1,"label":"In the dark theme"}}},"time":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","room":{"size":"md","width":230}}}}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"\
$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"until":\
{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)\
?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone fro\
m"}}},"TableBlock":{"title":"TableBlock","type":"object","additionalProperties":false,"required":["type","columns","rows\
"],"properties":{"type":{"const":"table"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small \
letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":\
"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such a\
s 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":2\
80,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":\
230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"caption":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"columns":{"type":"array","minItem\
s":2,"maxItems":6,"items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":[{"size":"sm","weight":5\
60,"width":280},{"size":"sm","width":120}]}},"rows":{"type":"array","minItems":1,"items":{"type":"array","minItems":2,"i\
tems":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":[{"size":"lg","weight":560,"tracking"\
:-0.01,"width":280},{"size":"md","width":144}],"sourced":true}}},"note":{"type":"string","minLength":1,"kind":"rich-text\
","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden fro\
m visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\\
d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedul\
e","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\
\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"k\
ind":"schedule","label":"Gone from"}}},"TabsBlock":{"title":"TabsBlock","type":"object","additionalProperties":false,"re\
quired":["type","items"],"properties":{"type":{"const":"tabs"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9\
]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Short name for link\
s"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 202\
7-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words above the hea\
ding"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"track\
ing":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":\
{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},\
"items":{"type":"array","minItems":2,"label":"Entries","noun":"tab","maxItems":6,"items":{"type":"object","additionalPro\
perties":false,"required":["label","sections"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"lg","weight":500,"width":240,"lines":3}},"picture":{"type":"object","additionalProperties":f\
alse,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1,"\
label":"Picture"},"alt":{"type":"string","label":"What the picture shows"},"decorative":{"type":"boolean","label":"Only \
decoration"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string"\
,"pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples"\
:["30% 20%"],"label":"What stays in sight","whenChanged":"something else in the picture stays in sight now"},"crop":{"ty\
pe":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four perc\
entages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Part that is shown",\
"whenChanged":"another part of the picture is shown now"},"dark":{"type":"string","minLength":1,"label":"In the dark the\
me"}}},"sections":{"type":"array","minItems":1,"kind":"sections","tsType":"Section[]","items":{"type":"object"},"example\
s":[[{"type":"hero","heading":"…"}]]}}}},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"f\
rom":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]\
*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Sho\
wn from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|\
[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"\
,"label":"Gone from"}}},"TimelineBlock":{"title":"TimelineBlock","ownLabels":["current","planned","vision"],"type":"obje\
ct","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"timeline"},"id":{"type":"str\
ing","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kin\
d":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\\
d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"lab\
el":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind"\
:"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introduction"},"background":{"enum":["plain",\
"tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"label":"Entries","noun":"moment","items":{\
"type":"object","additionalProperties":false,"required":["when","title"],"properties":{"when":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":500,"tracking":-0.03,"width":248}},"title":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":250,"lin\
es":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"\
points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room\
":{"size":"md","width":230}}},"status":{"enum":["current","planned","vision"],"choices":{"current":"Happening now"}}}}},\
"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\
\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a ti\
me","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","patte\
rn":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a\
 day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"VideoBlock":{"ti\
tle":"VideoBlock","type":"object","additionalProperties":false,"required":["type","title","film"],"properties":{"type":{\
"const":"video"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphe\
ns","examples":["our-prices"],"kind":"anchor","label":"Short name for links"},"review":{"type":"string","pattern":"^\\\\d{\
4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":\
["2027-05"],"forEditors":true,"label":"Remind me to check"},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsTy\
pe":"string","room":{"size":"md","width":230},"label":"Words above the heading"},"heading":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"t\
ype":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Introductio\
n"},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"title":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.01,"width":280,"lines":5}},"about":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"film":{"type":"string","minL\
ength":1,"kind":"film","tsType":"Film"},"poster":{"type":"object","additionalProperties":false,"required":["file","alt"]\
,"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type\
":"string","label":"What the picture shows"},"decorative":{"type":"boolean","label":"Only decoration"},"caption":{"type"\
:"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])\
% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"],"label":"What sta\
ys in sight","whenChanged":"something else in the picture stays in sight now"},"crop":{"type":"string","pattern":"^(100|\
[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from t\
he top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Part that is shown","whenChanged":"another part of\
 the picture is shown now"},"dark":{"type":"string","minLength":1,"label":"In the dark theme"}}},"captions":{"type":"arr\
ay","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["file","language"],"kind":"captions",\
"tsType":"Captions","properties":{"file":{"type":"string","minLength":1,"label":"File of the captions"},"language":{"typ\
e":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","form":"the code of a language","examples":["en"]}}}},"silent":\
{"type":"boolean"},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string",\
"pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day\
, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"ty\
pe":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$",\
"form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}\
},"SharedSection":{"title":"SharedSection","type":"object","additionalProperties":false,"required":["type","name"],"prop\
erties":{"type":{"const":"shared"},"name":{"type":"string","minLength":1,"label":"Shown here"},"hidden":{"type":"boolean\
","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\
\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-\
01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\\
d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","example\
s":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"Section":{"title":"Section","oneOf":[{"$r\
ef":"#/definitions/AccordionBlock"},{"$ref":"#/definitions/ArticlesBlock"},{"$ref":"#/definitions/BarChartBlock"},{"$ref\
":"#/definitions/CalculatorBlock"},{"$ref":"#/definitions/CallToActionBlock"},{"$ref":"#/definitions/CardGridBlock"},{"$\
ref":"#/definitions/ComparisonBlock"},{"$ref":"#/definitions/ContactCardsBlock"},{"$ref":"#/definitions/ContentsBlock"},\
{"$ref":"#/definitions/DiagramBlock"},{"$ref":"#/definitions/DownloadsBlock"},{"$ref":"#/definitions/EventsBlock"},{"$re\
f":"#/definitions/FormBlock"},{"$ref":"#/definitions/GalleryBlock"},{"$ref":"#/definitions/HeroBlock"},{"$ref":"#/defini\
tions/LogosBlock"},{"$ref":"#/definitions/OpeningHoursBlock"},{"$ref":"#/definitions/PeopleBlock"},{"$ref":"#/definition\
s/PictureBlock"},{"$ref":"#/definitions/PlaceBlock"},{"$ref":"#/definitions/PricingBlock"},{"$ref":"#/definitions/ProseB\
lock"},{"$ref":"#/definitions/QuoteBlock"},{"$ref":"#/definitions/SplitBlock"},{"$ref":"#/definitions/StatTickerBlock"},\
{"$ref":"#/definitions/StatsBlock"},{"$ref":"#/definitions/StepsBlock"},{"$ref":"#/definitions/TableBlock"},{"$ref":"#/d\
efinitions/TabsBlock"},{"$ref":"#/definitions/TimelineBlock"},{"$ref":"#/definitions/VideoBlock"}]},"PageSource":{"title\
":"PageSource","type":"object","additionalProperties":false,"required":["title","description","sections"],"properties":{\
"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Title"}\
,"description":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"\
Words for search results"},"path":{"type":"string","pattern":"^/","form":"an address that begins with a slash","examples\
":["/our-prices"],"kind":"path","label":"Address"},"picture":{"type":"object","additionalProperties":false,"required":["\
file","alt"],"kind":"picture","tsType":"SocialPicture","properties":{"file":{"type":"string","minLength":1,"label":"Pict\
ure"},"alt":{"type":"string","minLength":1,"label":"What the picture shows"},"focus":{"type":"string","pattern":"^(100|[\
1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"],"label\
":"What stays in sight","whenChanged":"something else in the picture stays in sight now"},"crop":{"type":"string","patte\
rn":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the l\
eft, from the top, and how wide and high","examples":["10% 0% 60% 90%"],"label":"Part that is shown","whenChanged":"anot\
her part of the picture is shown now"}}},"article":{"type":"object","title":"PageArticle","additionalProperties":false,"\
required":["date"],"label":"As an article","properties":{"date":{"type":"string","format":"date","examples":["2026-05-01\
"]},"author":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tags":{"t\
ype":"array","minItems":1,"noun":"tag","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}}}}},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","for\
m":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Remind me to\
 check"},"checked":{"type":"string","format":"date","examples":["2026-05-01"],"forEditors":true,"label":"Checked on"},"t\
ranslated":{"type":"string","pattern":"^[a-z]{6}$","form":"a word of six letters, which `npm run page -- translated` wri\
tes","examples":["abcdef"],"label":"State that was translated"},"sections":{"type":"array","minItems":1,"kind":"sections\
","tsType":"Section[]","items":{"type":"object"},"examples":[[{"type":"hero","heading":"…"}]]},"hidden":{"type":"boolean\
","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\
\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-\
01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\\
d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","example\
s":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"SharedSource":{"title":"SharedSource","ty\
pe":"object","additionalProperties":false,"required":["sections"],"properties":{"translated":{"type":"string","pattern":\
"^[a-z]{6}$","form":"a word of six letters, which `npm run page -- translated` writes","examples":["abcdef"],"label":"St\
ate that was translated"},"sections":{"type":"array","minItems":1,"kind":"sections","tsType":"Section[]","items":{"type"\
:"object"},"examples":[[{"type":"hero","heading":"…"}]]}}},"Facts":{"title":"Facts","noun":"figure","type":"object","pro\
pertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["waiting_time"]},"\
additionalProperties":{"type":"object","additionalProperties":false,"required":["value","meaning","source","checked"],"p\
roperties":{"value":{"type":"string","minLength":1},"meaning":{"type":"string","minLength":1},"source":{"type":"string",\
"minLength":1},"checked":{"type":"string","format":"date","examples":["2026-05-01"]},"review":{"type":"string","pattern"\
:"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","exa\
mples":["2027-05"],"forEditors":true,"label":"Remind me to check"},"translated":{"type":"string","minLength":1,"label":"\
Value that was translated"}},"title":"Fact"}},"NavigationLink":{"title":"NavigationLink","type":"object","additionalProp\
erties":false,"required":["label","link"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsT\
ype":"Link"},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"hi\
dden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\
\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time"\
,"examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern"\
:"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a da\
y and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}},"CountedText":{"said\
Whole":true,"title":"CountedText","type":"object","additionalProperties":false,"required":["other"],"properties":{"zero"\
:{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"one":{"type":"string","minLength":1,"kind":"coun\
t-text","tsType":"string"},"two":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"few":{"type":"st\
ring","minLength":1,"kind":"count-text","tsType":"string"},"many":{"type":"string","minLength":1,"kind":"count-text","ts\
Type":"string"},"other":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"}}},"FieldText":{"title":"Fi\
eldText","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"placeholder":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Example in the empty field"},"refused":{"type":\
"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"ToastData":{"title":"ToastDa\
ta","type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind"\
:"toast-text","tsType":"string"},"style":{"enum":["default","destructive"],"choices":{"default":"Usual","destructive":"A\
s an alarm"}}}},"SiteSource":{"title":"SiteSource","type":"object","additionalProperties":false,"required":["product","o\
rganization","url","language"],"dependencies":{"forms":["mailboxes","inquiryTypes","fields"],"inquiryTypes":["mailboxes"\
]},"properties":{"product":{"type":"object","additionalProperties":false,"required":["name","slug"],"properties":{"name"\
:{"type":"string","minLength":1},"slug":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters\
, digits and hyphens","examples":["our-prices"],"kind":"anchor","label":"Name in addresses"}},"label":"Name of the produ\
ct"},"organization":{"type":"object","additionalProperties":false,"required":["name","description"],"properties":{"name"\
:{"type":"string","minLength":1},"description":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}},"profiles":{"type":"array","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}\
}},"label":"Who runs the site"},"url":{"type":"string","format":"uri","pattern":"^https?://[^/?#]+(?:/[A-Za-z0-9~][\\\\w~-\
]*)*$","form":"an address that begins with `https://`, with no slash at its end","examples":["https://example.org"],"lab\
el":"Public address of the site"},"language":{"type":"string","pattern":"^[a-z]{2}(-[A-Z]{2})?$","form":"the code of a l\
anguage","examples":["en"]},"languages":{"type":"array","minItems":1,"whenAbsent":[{"from":"language"}],"items":{"type":\
"string","minLength":1}},"zone":{"type":"string","minLength":1,"label":"Time zone"},"review":{"type":"object","additiona\
lProperties":false,"minProperties":1,"label":"Reminders to check","properties":{"pages":{"type":"object","additionalProp\
erties":false,"required":["every","from"],"label":"Pages","properties":{"every":{"type":"string","pattern":"^[1-9]\\\\d? (\
month|months|year|years)$","form":"a number of months or years","examples":["12 months"],"label":"Again after"},"from":{\
"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day\
 such as 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Counted from"}}},"articles":{"type":"object","add\
itionalProperties":false,"required":["every"],"label":"Articles","properties":{"every":{"type":"string","pattern":"^[1-9\
]\\\\d? (month|months|year|years)$","form":"a number of months or years","examples":["12 months"],"label":"Again after"}}}\
,"figures":{"type":"object","additionalProperties":false,"required":["every"],"label":"Figures","properties":{"every":{"\
type":"string","pattern":"^[1-9]\\\\d? (month|months|year|years)$","form":"a number of months or years","examples":["12 mo\
nths"],"label":"Again after"}}},"sections":{"type":"array","minItems":1,"label":"Kinds of sections","items":{"type":"obj\
ect","title":"kind of section","additionalProperties":false,"required":["type","every","from"],"properties":{"type":{"ty\
pe":"string","minLength":1,"examples":["table"],"label":"Kind"},"every":{"type":"string","pattern":"^[1-9]\\\\d? (month|mo\
nths|year|years)$","form":"a number of months or years","examples":["12 months"],"label":"Again after"},"from":{"type":"\
string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as\
 2027-05-01","examples":["2027-05"],"forEditors":true,"label":"Counted from"}}}},"mail":{"type":"string","format":"email\
","label":"Mail what is due to"}}},"settled":{"type":"array","minItems":1,"noun":"note","label":"Notes set aside","items\
":{"type":"object","title":"SettledNote","additionalProperties":false,"required":["note","file","state","reason"],"prope\
rties":{"note":{"type":"string","pattern":"^[a-z]+/[a-z-]+$","form":"the code of a note","examples":["title/length"],"la\
bel":"Note"},"file":{"type":"string","minLength":1,"label":"Where"},"state":{"type":"string","pattern":"^[a-z]{6}$","for\
m":"a word of six letters, which the Studio writes","examples":["abcdef"],"label":"State"},"reason":{"type":"string","mi\
nLength":1,"label":"Reason"}}}},"socialImage":{"type":"object","additionalProperties":false,"required":["file","alt"],"k\
ind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"stri\
ng","label":"What the picture shows"}},"label":"Picture where a page is shared"},"logo":{"type":"object","additionalProp\
erties":false,"required":["file","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength\
":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"}}},"icons":{"type":"object","title":"Site\
Icons","additionalProperties":false,"required":["tab","touch","app"],"label":"Icons in browser tabs and on phones","prop\
erties":{"tab":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^/.*\\\\.(svg|png|ico)$","form":"a \
file of the public folder that ends with `.svg`, `.png` or `.ico`","examples":["/favicon.svg"]},"touch":{"type":"string"\
,"minLength":1,"kind":"link","tsType":"Link","pattern":"^/.*\\\\.png$","form":"a file of the public folder that ends with \
`.png`","examples":["/icon-512.png"]},"app":{"type":"array","noun":"icon","items":{"type":"string","minLength":1,"kind":\
"link","tsType":"Link","pattern":"^/.*\\\\.png$","form":"a file of the public folder that ends with `.png`","examples":["/\
icon-512.png"]}}}},"mailboxes":{"type":"object","title":"Mailboxes","noun":"mailbox","required":["general"],"propertyNam\
es":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["new_members"]},"additiona\
lProperties":{"type":"string","format":"email"}},"inquiryTypes":{"type":"object","title":"InquiryTypes","noun":"kind of \
inquiry","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores"\
,"examples":["new_members"]},"label":"Kinds of inquiry","additionalProperties":{"type":"object","additionalProperties":f\
alse,"required":["label","mailbox"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"mailbox":{"type":"string","kind":"mailbox"}},"title":"InquiryType"}},"sources":{"typ\
e":"object","title":"Sources","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscor\
es","examples":["survey_2026"]},"additionalProperties":{"type":"object","additionalProperties":false,"required":["name",\
"link"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}},"title":"Source"}},"navigation":{"type":"arr\
ay","minItems":1,"label":"Menu","noun":"menu entry","items":{"type":"object","additionalProperties":false,"required":["l\
abel"],"oneNeeded":["link","items"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"\
Link"},"button":{"type":"boolean","label":"As a button"},"items":{"type":"array","minItems":1,"label":"Links below it","\
noun":"link","items":{"$ref":"#/definitions/NavigationLink"}},"covers":{"type":"array","noun":"page of it","items":{"typ\
e":"string","minLength":1,"kind":"link","tsType":"Link"},"label":"Other pages that belong here"},"hidden":{"type":"boole\
an","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\\
d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-0\
5-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\
\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examp\
les":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}},"title":"NavigationItem"}},"notices":{"ty\
pe":"array","mayBeEmpty":true,"items":{"type":"object","title":"Notice","additionalProperties":false,"required":["text"]\
,"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"sm","width":\
280,"lines":4}},"tone":{"enum":["calm","important"]},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from v\
isitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[\
A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule",\
"label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\
\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind\
":"schedule","label":"Gone from"}}}},"breadcrumb":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230},"label":"Way to the page"},"sideMenus":{"type":"array","minItems":1,"label":"Menus at the side\
","noun":"menu at the side","items":{"type":"object","title":"SideMenuSource","additionalProperties":false,"required":["\
label","below"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg"\
,"width":176,"lines":4}},"below":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^/[^#]*$","form\
":"the address of a page","examples":["/handbook"],"label":"Pages below"},"first":{"type":"array","minItems":1,"label":"\
In this order","noun":"page of the menu","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":\
"^/[^#]*$","form":"the address of a page","examples":["/handbook/tools"]}}}}},"search":{"type":"boolean","label":"Search\
 on the site"},"synonyms":{"saidWhole":true,"type":"array","items":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"noun":"group"},"footer":{"type":"object","additionalProperties":false,"prop\
erties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},\
"columns":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title","links"\
],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,\
"width":128,"lines":3}},"links":{"type":"array","minItems":1,"room":{"label":{"size":"sm","width":128,"lines":3}},"items\
":{"$ref":"#/definitions/NavigationLink"}}},"title":"FooterColumn"}},"profiles":{"type":"array","minItems":1,"label":"So\
cial media","noun":"profile","items":{"type":"object","title":"FooterProfile","additionalProperties":false,"required":["\
label","link"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^https?://","form":"an addr\
ess that begins with `https://`","examples":["https://mastodon.example/@library"]}}}},"copyright":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"contactPage":{"type":"string","minLength":\
1,"kind":"link","tsType":"Link","pattern":"^/[^#]*$","form":"the address of a page","examples":["/contact"],"label":"Pag\
e with the contact form"},"privacy":{"type":"object","title":"Privacy","additionalProperties":false,"required":["text"],\
"dependencies":{"link":["linkLabel"],"linkLabel":["link"]},"label":"What happens to a message","properties":{"text":{"ty\
pe":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"simulated":{"type":\
"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"link":{"type":"string",\
"minLength":1,"kind":"link","tsType":"Link"},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230},"label":"Words of the link"}}},"notFound":{"type":"object","additionalProperties":false\
,"required":["title","description","heading","text","linkLabel","suggestion"],"properties":{"title":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"description":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType"\
:"RichText","room":{"size":"md","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230},"label":"Words of the link"},"suggestion":{"type":"string","minLength":1,"kind":"path-\
text","tsType":"string"}},"label":"When there is no such page"},"notSent":{"type":"object","title":"NotSent","additional\
Properties":false,"required":["heading","text","lost","again"],"label":"When a message could not be kept","properties":{\
"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"lost":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"again":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"md","width":230}},"reasons":{"type":"object","title":"NotSentReasons","additio\
nalProperties":false,"properties":{"fields":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230},"label":"Words of the contact form"},"tooLong":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"filesTooLarge":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"md","width":230}},"noFiles":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}},"notWhole":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","w\
idth":230}},"late":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"bus\
y":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooMany":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooManyNearby":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"otherText":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"foreign":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","room":{"size":"md","width":230}},"notKept":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}}}}}},"labels":{"type":"object","additionalProperties":false,"properties":{"men\
u":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"skip":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"lightTheme":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"darkTheme":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230}},"newTab":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"md","width":230}},"pause":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"play":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"\
md","width":230}},"dialogClose":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","widt\
h":230}},"noAction":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"no\
tifications":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"offline":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"problem":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"current":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"planned":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","room":{"size":"md","width":230}},"vision":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"yes":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230}},"no":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","widt\
h":230}},"from":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":\
"Shown from"},"to":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"all\
Categories":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"category":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"articles":{"$ref":"#/d\
efinitions/CountedText"},"articlesInCategory":{"$ref":"#/definitions/CountedText"},"needsScript":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"draft":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"md","width":230}},"noNumber":{"type":"string","minLength":1,"kind":"text","tsTy\
pe":"string","room":{"size":"md","width":230}},"language":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"source":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230}},"film":{"saidWhole":true,"type":"object","title":"FilmLabels","additionalProperties":false,"require\
d":["play","transfer","watch"],"properties":{"play":{"type":"string","minLength":1,"kind":"text","tsType":"string","room\
":{"size":"md","width":230}},"transfer":{"type":"string","minLength":1,"kind":"film-text","tsType":"string"},"watch":{"t\
ype":"string","minLength":1,"kind":"film-text","tsType":"string"}}},"events":{"saidWhole":true,"type":"object","title":"\
EventLabels","additionalProperties":false,"required":["calendar","none"],"label":"Words at events","properties":{"calend\
ar":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"none":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"hours":{"saidWhole":true,"type":\
"object","title":"HoursLabels","additionalProperties":false,"required":["open","openUntil","closed","opensToday","opensL\
ater","always","exceptions"],"label":"Words at opening hours","properties":{"open":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"md","width":230}},"openUntil":{"type":"string","minLength":1,"kind":"hours-tex\
t","tsType":"string"},"closed":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}},"opensToday":{"type":"string","minLength":1,"kind":"hours-text","tsType":"string"},"opensLater":{"type":"string"\
,"minLength":1,"kind":"hours-text","tsType":"string"},"always":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"md","width":230}},"exceptions":{"type":"string","minLength":1,"kind":"text","tsType":"string","roo\
m":{"size":"md","width":230}}}},"article":{"saidWhole":true,"type":"object","title":"ArticleLabels","additionalPropertie\
s":false,"required":["previous","next","others"],"label":"Words at articles","properties":{"previous":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"next":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230}},"others":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"md","width":230}}}},"search":{"saidWhole":true,"type":"object","title":"SearchLabels","ad\
ditionalProperties":false,"required":["search","found","none","all","failed"],"label":"Words of the search","properties"\
:{"search":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"found":{"$r\
ef":"#/definitions/CountedText"},"none":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"m\
d","width":230}},"all":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},\
"failed":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"place":{"sa\
idWhole":true,"type":"object","title":"PlaceLabels","additionalProperties":false,"required":["map"],"label":"Words at a \
place","properties":{"map":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":23\
0}},"show":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"transfer":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"book":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"bookHere":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"bookTransfer":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"md","width":230}}}},"tooLong":{"type":"string","minLength":1,"kind":"length-te\
xt","tsType":"string"},"answers":{"type":"object","title":"AnswerLabels","additionalProperties":false,"label":"Words abo\
ut answers","properties":{"fill":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"choose":{"type"\
:"string","minLength":1,"kind":"answer-text","tsType":"string"},"several":{"type":"string","minLength":1,"kind":"answer-\
text","tsType":"string"},"tick":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"email":{"type":"\
string","minLength":1,"kind":"answer-text","tsType":"string"},"phone":{"type":"string","minLength":1,"kind":"answer-text\
","tsType":"string"},"number":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"least":{"type":"st\
ring","minLength":1,"kind":"answer-text","tsType":"string"},"most":{"type":"string","minLength":1,"kind":"answer-text","\
tsType":"string"},"date":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"earliest":{"type":"stri\
ng","minLength":1,"kind":"answer-text","tsType":"string"},"latest":{"type":"string","minLength":1,"kind":"answer-text","\
tsType":"string"},"tooLong":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"file":{"type":"strin\
g","minLength":1,"kind":"answer-text","tsType":"string"},"fewerFiles":{"type":"string","minLength":1,"kind":"answer-text\
","tsType":"string"},"fileEmpty":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileTooLarge":{\
"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"filesTooLarge":{"type":"string","minLength":1,"ki\
nd":"answer-text","tsType":"string"},"fileType":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"\
fileUnsafe":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileHint":{"type":"string","minLengt\
h":1,"kind":"answer-text","tsType":"string"},"filesHint":{"type":"string","minLength":1,"kind":"answer-text","tsType":"s\
tring"},"filesAgain":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"}}}},"label":"Small words"},"f\
ields":{"type":"object","title":"FieldTexts","label":"Words of the contact form","additionalProperties":false,"required"\
:["name","email","organization","phone","inquiryType","message"],"properties":{"name":{"$ref":"#/definitions/FieldText"}\
,"email":{"$ref":"#/definitions/FieldText"},"organization":{"$ref":"#/definitions/FieldText"},"phone":{"$ref":"#/definit\
ions/FieldText"},"inquiryType":{"$ref":"#/definitions/FieldText"},"message":{"$ref":"#/definitions/FieldText"}}},"forms"\
:{"type":"object","title":"Forms","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9-]*$","form":"small letters\
, digits and hyphens","examples":["ask-for-a-call"]},"additionalProperties":{"type":"object","additionalProperties":fals\
e,"required":["title","inquiryType","submit","sending","cancel","send","success","failure"],"dependencies":{"keep":["fie\
lds"],"receipt":["fields"],"rules":["fields"]},"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichTex\
t","room":{"size":"md","width":230}},"inquiryTitle":{"type":"string","minLength":1,"kind":"inquiry-text","tsType":"strin\
g","label":"Title with the kind of inquiry"},"inquiryText":{"type":"string","minLength":1,"kind":"inquiry-text","tsType"\
:"string","label":"Text with the kind of inquiry"},"inquiryType":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","room":{"size":"md","width":230},"label":"Kind of inquiry"},"submit":{"type":"string","minLength":1,"kind":"text\
","tsType":"string","room":{"size":"md","width":230}},"sending":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"md","width":230}},"cancel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230}},"send":{"enum":["function","simulated"],"choices":{"function":"To the mailbox","simulated":"N\
owhere: it only looks as if"}},"fields":{"type":"array","minItems":1,"label":"Questions","noun":"question","whenAbsent":\
[{"key":"name","kind":"name","label":{"from":"fields.name.label"},"hint":{"from":"fields.name.placeholder"},"required":t\
rue},{"key":"email","kind":"email","label":{"from":"fields.email.label"},"hint":{"from":"fields.email.placeholder"},"req\
uired":true},{"key":"organization","kind":"organization","label":{"from":"fields.organization.label"},"hint":{"from":"fi\
elds.organization.placeholder"}},{"key":"phone","kind":"phone","label":{"from":"fields.phone.label"},"hint":{"from":"fie\
lds.phone.placeholder"}},{"key":"message","kind":"long text","label":{"from":"fields.message.label"},"hint":{"from":"fie\
lds.message.placeholder"},"required":true}],"items":{"type":"object","title":"FormField","additionalProperties":false,"r\
equired":["key","kind"],"properties":{"kind":{"enum":["text","long text","name","organization","email","phone","number",\
"date","address","choice","several","consent","file","note"],"choices":{"text":"A line of text","long text":"A text of s\
everal lines","name":"A person’s name","organization":"An organization","email":"An e-mail address","phone":"A telephone\
 number","number":"A number","date":"A day","address":"A postal address","choice":"One of several choices","several":"An\
y of several choices","consent":"A box to tick","file":"A file","note":"Nothing: it only says something"},"label":"What \
is asked for"},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"\
label":"Question"},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","wid\
th":230},"label":"Text"},"hint":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md\
","width":230},"label":"Hint"},"required":{"type":"boolean","label":"Has to be answered"},"options":{"type":"array","min\
Items":2,"label":"Choices","noun":"choice","items":{"type":"object","title":"FormOption","additionalProperties":false,"r\
equired":["key","label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}},"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscor\
es","examples":["school"],"label":"Short name"}}}},"from":{"type":["number","string"],"pattern":"^(?:\\\\d{4}-\\\\d\\\\d-\\\\d\\\\\
d|today(?: [+-] \\\\d{1,4} (?:day|week|month|year)s?)?)$","form":"a number, a day such as `2027-03-27`, or a day that is c\
ounted from today, such as `today + 14 days`","examples":["today"],"label":"At least"},"to":{"type":["number","string"],\
"pattern":"^(?:\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|today(?: [+-] \\\\d{1,4} (?:day|week|month|year)s?)?)$","form":"a number, a day such a\
s `2027-03-27`, or a day that is counted from today, such as `today + 14 days`","examples":["today"],"label":"At most"},\
"when":{"type":"object","title":"FormCondition","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{\
"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["who"]},"additionalProperties":\
{"type":"string","minLength":1},"label":"Asked only when"},"key":{"type":"string","pattern":"^(?!(?:form|language)$)[a-z\
][a-z0-9_]*$","form":"small letters, digits and underscores, and neither `form` nor `language`","examples":["first_visit\
"],"label":"Short name"}}}},"keep":{"type":"string","pattern":"^[1-9]\\\\d{0,3} days?$","form":"a number of days","example\
s":["90 days"],"label":"Kept for"},"rules":{"type":"array","minItems":1,"label":"Who receives it","noun":"rule","items":\
{"type":"object","title":"FormRule","additionalProperties":false,"required":["when","mailbox"],"properties":{"when":{"ty\
pe":"object","title":"RuleCondition","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{"pattern":"\
^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["who"]},"additionalProperties":{"type":"st\
ring","minLength":1},"label":"What was chosen"},"mailbox":{"type":"string","kind":"mailbox"}}}},"receipt":{"type":"objec\
t","title":"FormReceipt","additionalProperties":false,"required":["to","subject","text"],"label":"Receipt","properties":\
{"to":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["email"]\
,"label":"Goes to the answer of"},"subject":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230},"label":"Subject"},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230},"label":"Text"}}},"success":{"$ref":"#/definitions/ToastData","label":"After it was sent"},"failur\
e":{"$ref":"#/definitions/ToastData","label":"If sending fails"}},"title":"FormSource"}},"feed":{"type":"object","additi\
onalProperties":false,"required":["title","page"],"label":"News feed","properties":{"title":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"page":{"type":"string","minLength":1,"kind":"link"\
,"tsType":"Link"}}},"redirects":{"type":"object","label":"Old addresses","propertyNames":{"pattern":"^/","form":"a slash\
 at their beginning","examples":["/old-page"]},"additionalProperties":{"type":"string","minLength":1,"kind":"link","tsTy\
pe":"Link"}}}},"ThemeColors":{"title":"ThemeColors","type":"object","additionalProperties":false,"minProperties":1,"prop\
erties":{"page":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":\
["#0b1512"],"label":"Ground of the page"},"surface":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits\
 or letters from a to f","examples":["#0b1512"],"label":"Ground of tinted sections"},"raised":{"type":"string","pattern"\
:"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"],"label":"Ground of cards and f\
ields"},"line":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":[\
"#0b1512"],"label":"Dividing lines"},"border":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or le\
tters from a to f","examples":["#0b1512"],"label":"Edges of fields"},"text":{"type":"string","pattern":"^#[0-9a-f]{6}$",\
"form":"# and six digits or letters from a to f","examples":["#0b1512"],"label":"Words"},"muted":{"type":"string","patte\
rn":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"],"label":"Words that stand b\
ack"},"accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":[\
"#0b1512"]},"on-accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","ex\
amples":["#0b1512"],"label":"Words on the accent"},"signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and si\
x digits or letters from a to f","examples":["#0b1512"]},"on-signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":\
"# and six digits or letters from a to f","examples":["#0b1512"],"label":"Words on the signal"},"danger":{"type":"string\
","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"],"label":"Words of a\
larms"},"danger-fill":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","exam\
ples":["#0b1512"],"label":"Ground of alarms"},"on-danger":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six \
digits or letters from a to f","examples":["#0b1512"],"label":"Words on the ground of alarms"},"focus":{"type":"string",\
"pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"],"label":"Frame around\
 what has the keyboard"}}},"ThemeSource":{"title":"ThemeSource","type":"object","additionalProperties":false,"minPropert\
ies":1,"properties":{"default":{"enum":["dark","light"],"label":"Light or dark first"},"colors":{"type":"object","additi\
onalProperties":false,"minProperties":1,"label":"Colours","properties":{"dark":{"$ref":"#/definitions/ThemeColors","labe\
l":"In the dark theme"},"light":{"$ref":"#/definitions/ThemeColors","label":"In the light theme"},"bold":{"$ref":"#/defi\
nitions/ThemeColors","label":"In bold sections of the dark theme"}}},"font":{"type":"object","additionalProperties":fals\
e,"required":["family","file"],"title":"ThemeFont","label":"Font","properties":{"family":{"type":"string","pattern":"^[A\
-Za-z][A-Za-z0-9 -]*$","form":"letters, digits, spaces and hyphens","examples":["Inter Variable"],"label":"Name of the f\
ont"},"file":{"type":"string","pattern":"^/[\\\\w./-]+\\\\.woff2$","form":"a file of the public folder that ends with `.woff\
2`","examples":["/fonts/inter-4.1.woff2"],"label":"File of the font"},"more":{"type":"array","minItems":1,"label":"Furth\
er files of the font","noun":"file","items":{"type":"string","pattern":"^/[\\\\w./-]+\\\\.woff2$","form":"a file of the publ\
ic folder that ends with `.woff2`","examples":["/fonts/inter-latin-ext-4.1.woff2"]}}}},"radius":{"type":"object","additi\
onalProperties":false,"minProperties":1,"title":"ThemeRadius","label":"Round corners","properties":{"sm":{"type":["strin\
g","integer"],"minimum":0,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a number with `rem` or `px` right\
 behind it","examples":["6px"],"label":"Corners of fields and small things"},"md":{"type":["string","integer"],"minimum"\
:0,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a number with `rem` or `px` right behind it","examples":\
["6px"],"label":"Corners of cards and pictures"},"full":{"type":["string","integer"],"minimum":0,"maximum":0,"pattern":"\
^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a number with `rem` or `px` right behind it","examples":["6px"],"label":"Corners o\
f buttons and badges"}}}}},"SiteOverlay":{"type":"object","additionalProperties":false,"properties":{"product":{"type":"\
object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1}},"label":"Name of the product"\
},"organization":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"des\
cription":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"profiles":{"\
type":"array","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}},"label":"Who runs the site"},"soci\
alImage":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"image","tsType":"Image","proper\
ties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":"string","label":"What the picture shows"}\
},"label":"Picture where a page is shared"},"logo":{"type":"object","additionalProperties":false,"required":["file","alt\
"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1,"label":"Picture"},"alt":{"type":\
"string","label":"What the picture shows"}}},"inquiryTypes":{"type":"object","noun":"kind of inquiry","minProperties":1,\
"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["new_members"]\
},"label":"Kinds of inquiry","additionalProperties":{"type":"object","additionalProperties":false,"properties":{"label":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},"sources":{"type":"o\
bject","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["survey\
_2026"]},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind"\
:"link","tsType":"Link"}}}},"navigation":{"type":"array","minItems":1,"label":"Menu","noun":"menu entry","items":{"type"\
:"object","additionalProperties":false,"required":["label"],"oneNeeded":["link","items"],"properties":{"label":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"\
type":"string","minLength":1,"kind":"link","tsType":"Link"},"button":{"type":"boolean","label":"As a button"},"items":{"\
type":"array","minItems":1,"label":"Links below it","noun":"link","items":{"$ref":"#/definitions/NavigationLink"}},"cove\
rs":{"type":"array","noun":"page of it","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"label":"O\
ther pages that belong here"},"hidden":{"type":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type\
":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","f\
orm":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"\
until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/\
-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"G\
one from"}},"title":"NavigationItem"}},"notices":{"type":"array","mayBeEmpty":true,"items":{"type":"object","title":"Not\
ice","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-t\
ext","tsType":"RichText","room":{"size":"sm","width":280,"lines":4}},"tone":{"enum":["calm","important"]},"hidden":{"typ\
e":"boolean","kind":"schedule","label":"Hidden from visitors"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d(\
[T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples"\
:["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Shown from"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\
\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a tim\
e","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule","label":"Gone from"}}}},"breadcrumb":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Way to the page"},"sideMenus":{"\
type":"array","minItems":1,"label":"Menus at the side","noun":"menu at the side","items":{"type":"object","title":"SideM\
enuSource","additionalProperties":false,"required":["label","below"],"properties":{"label":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"lg","width":176,"lines":4}},"below":{"type":"string","minLength":1,"ki\
nd":"link","tsType":"Link","pattern":"^/[^#]*$","form":"the address of a page","examples":["/handbook"],"label":"Pages b\
elow"},"first":{"type":"array","minItems":1,"label":"In this order","noun":"page of the menu","items":{"type":"string","\
minLength":1,"kind":"link","tsType":"Link","pattern":"^/[^#]*$","form":"the address of a page","examples":["/handbook/to\
ols"]}}}}},"synonyms":{"saidWhole":true,"type":"array","items":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"md","width":230}},"noun":"group"},"footer":{"type":"object","additionalProperties":false,"properti\
es":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"col\
umns":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title","links"],"p\
roperties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,"wid\
th":128,"lines":3}},"links":{"type":"array","minItems":1,"room":{"label":{"size":"sm","width":128,"lines":3}},"items":{"\
$ref":"#/definitions/NavigationLink"}}},"title":"FooterColumn"}},"profiles":{"type":"array","minItems":1,"label":"Social\
 media","noun":"profile","items":{"type":"object","title":"FooterProfile","additionalProperties":false,"required":["labe\
l","link"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wid\
th":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^https?://","form":"an address \
that begins with `https://`","examples":["https://mastodon.example/@library"]}}}},"copyright":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"privacy":{"type":"object","additionalPropertie\
s":false,"label":"What happens to a message","properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsT\
ype":"RichText","room":{"size":"md","width":230}},"simulated":{"type":"string","minLength":1,"kind":"rich-text","tsType"\
:"RichText","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"link\
Label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Words of\
 the link"}}},"notFound":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichT\
ext","room":{"size":"md","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"md","width":230},"label":"Words of the link"},"suggestion":{"type":"string","minLength":1,"kind":"path-text","\
tsType":"string"}},"label":"When there is no such page"},"notSent":{"type":"object","additionalProperties":false,"label"\
:"When a message could not be kept","properties":{"heading":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230}},"lost":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"again":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"reasons":\
{"type":"object","additionalProperties":false,"properties":{"fields":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"md","width":230},"label":"Words of the contact form"},"tooLong":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"filesTooLarge":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"md","width":230}},"noFiles":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"md","width":230}},"notWhole":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"md","width":230}},"late":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230}},"busy":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"tooMany":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooMany\
Nearby":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"otherText":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"foreign":{"type":"string"\
,"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"notKept":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}}},"labels":{"type":"object","additionalProperties"\
:false,"properties":{"menu":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"skip":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"lightTheme\
":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"darkTheme":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"newTab":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"pause":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"md","width":230}},"play":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}},"dialogClose":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"noAction":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"md","width":230}},"notifications":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md"\
,"width":230}},"offline":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}\
},"problem":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"current":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"planned":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"vision":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"yes":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"md","width":230}},"no":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"from":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"\
md","width":230},"label":"Shown from"},"to":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230}},"allCategories":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"category":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}\
},"articles":{"$ref":"#/definitions/CountedText"},"articlesInCategory":{"$ref":"#/definitions/CountedText"},"needsScript\
":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"draft":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noNumber":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"language":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"md","width":230}},"source":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"md","width":230}},"film":{"saidWhole":true,"type":"object","additionalProperties":false,"pro\
perties":{"play":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"trans\
fer":{"type":"string","minLength":1,"kind":"film-text","tsType":"string"},"watch":{"type":"string","minLength":1,"kind":\
"film-text","tsType":"string"}}},"events":{"saidWhole":true,"type":"object","additionalProperties":false,"label":"Words \
at events","properties":{"calendar":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230}},"none":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"\
hours":{"saidWhole":true,"type":"object","additionalProperties":false,"label":"Words at opening hours","properties":{"op\
en":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"openUntil":{"type"\
:"string","minLength":1,"kind":"hours-text","tsType":"string"},"closed":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"md","width":230}},"opensToday":{"type":"string","minLength":1,"kind":"hours-text","tsType\
":"string"},"opensLater":{"type":"string","minLength":1,"kind":"hours-text","tsType":"string"},"always":{"type":"string"\
,"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"exceptions":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"article":{"saidWhole":true,"type":"object","ad\
ditionalProperties":false,"label":"Words at articles","properties":{"previous":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","room":{"size":"md","width":230}},"next":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"md","width":230}},"others":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}}}},"search":{"saidWhole":true,"type":"object","additionalProperties":false,"label":"Words of th\
e search","properties":{"search":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wid\
th":230}},"found":{"$ref":"#/definitions/CountedText"},"none":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}},"all":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"md","width":230}},"failed":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}}}},"place":{"saidWhole":true,"type":"object","additionalProperties":false,"label":"Words at a place","properties"\
:{"map":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"show":{"type":\
"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"transfer":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"book":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}},"bookHere":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"md","width":230}},"bookTransfer":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"md","width":230}}}},"tooLong":{"type":"string","minLength":1,"kind":"length-text","tsType":"strin\
g"},"answers":{"type":"object","additionalProperties":false,"label":"Words about answers","properties":{"fill":{"type":"\
string","minLength":1,"kind":"answer-text","tsType":"string"},"choose":{"type":"string","minLength":1,"kind":"answer-tex\
t","tsType":"string"},"several":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"tick":{"type":"s\
tring","minLength":1,"kind":"answer-text","tsType":"string"},"email":{"type":"string","minLength":1,"kind":"answer-text"\
,"tsType":"string"},"phone":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"number":{"type":"str\
ing","minLength":1,"kind":"answer-text","tsType":"string"},"least":{"type":"string","minLength":1,"kind":"answer-text","\
tsType":"string"},"most":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"date":{"type":"string",\
"minLength":1,"kind":"answer-text","tsType":"string"},"earliest":{"type":"string","minLength":1,"kind":"answer-text","ts\
Type":"string"},"latest":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"tooLong":{"type":"strin\
g","minLength":1,"kind":"answer-text","tsType":"string"},"file":{"type":"string","minLength":1,"kind":"answer-text","tsT\
ype":"string"},"fewerFiles":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileEmpty":{"type":"\
string","minLength":1,"kind":"answer-text","tsType":"string"},"fileTooLarge":{"type":"string","minLength":1,"kind":"answ\
er-text","tsType":"string"},"filesTooLarge":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"file\
Type":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileUnsafe":{"type":"string","minLength":1\
,"kind":"answer-text","tsType":"string"},"fileHint":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string\
"},"filesHint":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"filesAgain":{"type":"string","min\
Length":1,"kind":"answer-text","tsType":"string"}}}},"label":"Small words"},"fields":{"type":"object","label":"Words of \
the contact form","additionalProperties":false,"properties":{"name":{"$ref":"#/definitions/FieldText"},"email":{"$ref":"\
#/definitions/FieldText"},"organization":{"$ref":"#/definitions/FieldText"},"phone":{"$ref":"#/definitions/FieldText"},"\
inquiryType":{"$ref":"#/definitions/FieldText"},"message":{"$ref":"#/definitions/FieldText"}}},"forms":{"type":"object",\
"minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9-]*$","form":"small letters, digits and hyphens","examples":[\
"ask-for-a-call"]},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLengt\
h":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"inquiryTitle":{"type":"string","minLength\
":1,"kind":"inquiry-text","tsType":"string","label":"Title with the kind of inquiry"},"inquiryText":{"type":"string","mi\
nLength":1,"kind":"inquiry-text","tsType":"string","label":"Text with the kind of inquiry"},"submit":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"sending":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","room":{"size":"md","width":230}},"cancel":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"fields":{"type":"array","minItems":1,"label":"Questions","noun":"que\
stion","whenAbsent":[{"key":"name","kind":"name","label":{"from":"fields.name.label"},"hint":{"from":"fields.name.placeh\
older"}},{"key":"email","kind":"email","label":{"from":"fields.email.label"},"hint":{"from":"fields.email.placeholder"}}\
,{"key":"organization","kind":"organization","label":{"from":"fields.organization.label"},"hint":{"from":"fields.organiz\
ation.placeholder"}},{"key":"phone","kind":"phone","label":{"from":"fields.phone.label"},"hint":{"from":"fields.phone.pl\
aceholder"}},{"key":"message","kind":"long text","label":{"from":"fields.message.label"},"hint":{"from":"fields.message.\
placeholder"}}],"items":{"type":"object","title":"FormField","additionalProperties":false,"required":["key","kind"],"pro\
perties":{"kind":{"enum":["text","long text","name","organization","email","phone","number","date","address","choice","s\
everal","consent","file","note"],"choices":{"text":"A line of text","long text":"A text of several lines","name":"A pers\
on’s name","organization":"An organization","email":"An e-mail address","phone":"A telephone number","number":"A number"\
,"date":"A day","address":"A postal address","choice":"One of several choices","several":"Any of several choices","conse\
nt":"A box to tick","file":"A file","note":"Nothing: it only says something"},"label":"What is asked for"},"label":{"typ\
e":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Question"},"text":{"\
type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Text"},"hi\
nt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230},"label":"Hint\
"},"required":{"type":"boolean","label":"Has to be answered"},"options":{"type":"array","minItems":2,"label":"Choices","\
noun":"choice","items":{"type":"object","title":"FormOption","additionalProperties":false,"required":["key","label"],"pr\
operties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"key\
":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["school"],"l\
abel":"Short name"}}}},"from":{"type":["number","string"],"pattern":"^(?:\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|today(?: [+-] \\\\d{1,4} (?:\
day|week|month|year)s?)?)$","form":"a number, a day such as `2027-03-27`, or a day that is counted from today, such as `\
today + 14 days`","examples":["today"],"label":"At least"},"to":{"type":["number","string"],"pattern":"^(?:\\\\d{4}-\\\\d\\\\d\
-\\\\d\\\\d|today(?: [+-] \\\\d{1,4} (?:day|week|month|year)s?)?)$","form":"a number, a day such as `2027-03-27`, or a day tha\
t is counted from today, such as `today + 14 days`","examples":["today"],"label":"At most"},"when":{"type":"object","tit\
le":"FormCondition","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$\
","form":"small letters, digits and underscores","examples":["who"]},"additionalProperties":{"type":"string","minLength"\
:1},"label":"Asked only when"},"key":{"type":"string","pattern":"^(?!(?:form|language)$)[a-z][a-z0-9_]*$","form":"small \
letters, digits and underscores, and neither `form` nor `language`","examples":["first_visit"],"label":"Short name"}}}},\
"receipt":{"type":"object","additionalProperties":false,"label":"Receipt","properties":{"subject":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Subject"},"text":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230},"label":"Text"}}},"success":{"$ref":"#/defin\
itions/ToastData","label":"After it was sent"},"failure":{"$ref":"#/definitions/ToastData","label":"If sending fails"}}}\
},"feed":{"type":"object","additionalProperties":false,"label":"News feed","properties":{"title":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"page":{"type":"string","minLength":1,"kind":"\
link","tsType":"Link"}}}}},"FactsOverlay":{"noun":"figure","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$\
","form":"small letters, digits and underscores","examples":["waiting_time"]},"additionalProperties":{"type":"object","a\
dditionalProperties":false,"properties":{"value":{"type":"string","minLength":1},"meaning":{"type":"string","minLength":\
1},"source":{"type":"string","minLength":1},"translated":{"type":"string","minLength":1,"label":"Value that was translat\
ed"}}}}}}'),gi=mt,pe=J.definitions.AccordionBlock,o=Object.prototype.hasOwnProperty,h=et().default,de=new RegExp("^[a-z]\
[a-z0-9]*(-[a-z0-9]+)*$","u"),le=new RegExp("^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$","u"),z=new RegExp("^\\d{\
4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","u");function mt(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:pe.required,parentSchema:pe,
data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:pe.required,parentSchema:pe,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(pe.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:pe,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="accordion"&&((i??=[]).push(p(e+"/type","con\
st",{allowedValue:"accordion"},pe.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("ancho\
r",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
pe.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},pe.properties.id,t)),r++)}if(s.review!==void 0&&
o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4\
}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},pe.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},pe.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/\
eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},pe.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},pe.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"hea\
ding")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLe\
ngth",{limit:1},pe.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},pe.properties.heading,
t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/text","minLength",{limit:1},pe.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"st\
ring"},pe.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t===
"tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:pe.properties.background.enum},pe.properties.
background,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<1&&((i??=[]).push(
p(e+"/items","minItems",{limit:1},pe.properties.items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m==
"object"&&!Array.isArray(m)){(m.question===void 0||!o.call(m,"question"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"\
question"},pe.properties.items.items,m)),r++),(m.answer===void 0||!o.call(m,"answer"))&&((i??=[]).push(p(e+"/items/"+a,"\
required",{missingProperty:"answer"},pe.properties.items.items,m)),r++);for(let l of Object.keys(m))l==="question"||l===
"answer"||((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},pe.properties.items.items,m)),r++);
if(m.question!==void 0&&o.call(m,"question")){let l=m.question;this.note("text",e+"/items/"+a+"/question",l),typeof l=="\
string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/question","minLength",{limit:1},pe.properties.items.items.properties.question,
l)),r++):((i??=[]).push(p(e+"/items/"+a+"/question","type",{type:"string"},pe.properties.items.items.properties.question,
l)),r++)}if(m.answer!==void 0&&o.call(m,"answer")){let l=m.answer;this.note("paragraphs",e+"/items/"+a+"/answer",l),typeof l==
"string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/answer","minLength",{limit:1},pe.properties.items.items.properties.answer,
l)),r++):((i??=[]).push(p(e+"/items/"+a+"/answer","type",{type:"string"},pe.properties.items.items.properties.answer,l)),
r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},pe.properties.items.items,m)),r++}}else(i??=[]).push(p(e+
"/items","type",{type:"array"},pe.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!=
"boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},pe.properties.hidden,t)),r++),this.note("schedule",e+"/h\
idden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(
t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/\
-]*))?)?$"},pe.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},pe.properties.from,t)),r++)}if(s.
until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=
[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
pe.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},pe.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:s};(i??=[]).push(t),r++}return mt.
errors=i,r===0}var ci=yt,q=J.definitions.ArticlesBlock,Le=new RegExp("^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","u"),Te=new RegExp(
"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","u"),Re=Qe().fullFormats.date;function yt(s,{
instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:q.
required,parentSchema:q,data:s};(i??=[]).push(t),r++}if(s.filters===void 0||!o.call(s,"filters")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"filters"},schema:q.required,parentSchema:q,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(q.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:q,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="articles"&&((i??=[]).
push(p(e+"/type","const",{allowedValue:"articles"},q.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.
id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0\
-9]*(-[a-z0-9]+)*$"},q.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},q.properties.id,t)),r++)}if(s.
review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},q.properties.review,t)),r++):((i??=[]).push(p(e+"/review",
"type",{type:"string"},q.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note(
"text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},q.properties.eyebrow,
t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},q.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(
s,"heading")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading",
"minLength",{limit:1},q.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},q.properties.heading,
t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/text","minLength",{limit:1},q.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"str\
ing"},q.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="\
tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:q.properties.background.enum},q.properties.background,
t)),r++)}if(s.filters!==void 0&&o.call(s,"filters")){let t=s.filters;t==="inert"||t==="working"||((i??=[]).push(p(e+"/fi\
lters","enum",{allowedValues:q.properties.filters.enum},q.properties.filters,t)),r++)}if(s.below!==void 0&&o.call(s,"bel\
ow")){let t=s.below;this.note("link",e+"/below",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/below","minLength",{limit:1},
q.properties.below,t)),r++):((i??=[]).push(p(e+"/below","type",{type:"string"},q.properties.below,t)),r++)}if(s.most!==void 0&&
o.call(s,"most")){let t=s.most;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||((i??=[]).push(p(e+"/most","type",{type:"\
integer"},q.properties.most,t)),r++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&((i??=[]).push(p(e+"/most","minim\
um",{comparison:">=",limit:1},q.properties.most,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.
isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},q.properties.items,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(
e+"/items/"+a,"required",{missingProperty:"title"},q.properties.items.items,m)),r++),(m.excerpt===void 0||!o.call(m,"exc\
erpt"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"excerpt"},q.properties.items.items,m)),r++),(m.date===
void 0||!o.call(m,"date"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"date"},q.properties.items.items,
m)),r++),(m.readTime===void 0||!o.call(m,"readTime"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"readT\
ime"},q.properties.items.items,m)),r++),(m.category===void 0||!o.call(m,"category"))&&((i??=[]).push(p(e+"/items/"+a,"re\
quired",{missingProperty:"category"},q.properties.items.items,m)),r++);for(let l of Object.keys(m))o.call(q.properties.items.
items.properties,l)||((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},q.properties.items.items,
m)),r++);if(m.title!==void 0&&o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+a+"/title",l),typeof l=="str\
ing"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/title","minLength",{limit:1},q.properties.items.items.properties.title,l)),
r++):((i??=[]).push(p(e+"/items/"+a+"/title","type",{type:"string"},q.properties.items.items.properties.title,l)),r++)}if(m.
excerpt!==void 0&&o.call(m,"excerpt")){let l=m.excerpt;this.note("rich-text",e+"/items/"+a+"/excerpt",l),typeof l=="stri\
ng"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/excerpt","minLength",{limit:1},q.properties.items.items.properties.excerpt,
l)),r++):((i??=[]).push(p(e+"/items/"+a+"/excerpt","type",{type:"string"},q.properties.items.items.properties.excerpt,l)),
r++)}if(m.date!==void 0&&o.call(m,"date")){let l=m.date;typeof l=="string"?Re.validate(l)||((i??=[]).push(p(e+"/items/"+
a+"/date","format",{format:"date"},q.properties.items.items.properties.date,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/da\
te","type",{type:"string"},q.properties.items.items.properties.date,l)),r++)}if(m.readTime!==void 0&&o.call(m,"readTime")){
let l=m.readTime;this.note("text",e+"/items/"+a+"/readTime",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+
"/readTime","minLength",{limit:1},q.properties.items.items.properties.readTime,l)),r++):((i??=[]).push(p(e+"/items/"+a+"\
/readTime","type",{type:"string"},q.properties.items.items.properties.readTime,l)),r++)}if(m.category!==void 0&&o.call(m,
"category")){let l=m.category;this.note("text",e+"/items/"+a+"/category",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+a+"/category","minLength",{limit:1},q.properties.items.items.properties.category,l)),r++):((i??=[]).push(p(e+
"/items/"+a+"/category","type",{type:"string"},q.properties.items.items.properties.category,l)),r++)}if(m.author!==void 0&&
o.call(m,"author")){let l=m.author;this.note("text",e+"/items/"+a+"/author",l),typeof l=="string"?h(l)<1&&((i??=[]).push(
p(e+"/items/"+a+"/author","minLength",{limit:1},q.properties.items.items.properties.author,l)),r++):((i??=[]).push(p(e+"\
/items/"+a+"/author","type",{type:"string"},q.properties.items.items.properties.author,l)),r++)}if(m.featured!==void 0&&
o.call(m,"featured")){let l=m.featured;typeof l!="boolean"&&((i??=[]).push(p(e+"/items/"+a+"/featured","type",{type:"boo\
lean"},q.properties.items.items.properties.featured,l)),r++)}if(m.picture!==void 0&&o.call(m,"picture")){let l=m.picture;
if(this.note("picture",e+"/items/"+a+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,
"file"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"file"},q.properties.items.items.properties.
picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"\
alt"},q.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decor\
ative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/items/"+a+"/picture","add\
itionalProperties",{additionalProperty:d},q.properties.items.items.properties.picture,l)),r++);if(l.file!==void 0&&o.call(
l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/file","minLength",{limit:1},
q.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/file","typ\
e",{type:"string"},q.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){
let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/picture/alt","type",{type:"string"},q.properties.items.
items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){let d=l.decorative;typeof d!=
"boolean"&&((i??=[]).push(p(e+"/items/"+a+"/picture/decorative","type",{type:"boolean"},q.properties.items.items.properties.
picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;typeof d=="string"?h(
d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/caption","minLength",{limit:1},q.properties.items.items.properties.picture.
properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/caption","type",{type:"string"},q.properties.items.
items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.credit;typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/credit","minLength",{limit:1},q.properties.items.items.properties.
picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/credit","type",{type:"string"},q.properties.
items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.focus;typeof d==
"string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])%$"},q.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/pictur\
e/focus","type",{type:"string"},q.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.crop!==void 0&&
o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/crop","pattern",{
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},q.properties.items.items.properties.
picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/crop","type",{type:"string"},q.properties.items.
items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;typeof d=="string"?
h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/dark","minLength",{limit:1},q.properties.items.items.properties.picture.
properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/dark","type",{type:"string"},q.properties.items.items.
properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/picture","type",{type:"object"},q.properties.
items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.link;this.note("link",e+"/items/"+a+
"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/link","minLength",{limit:1},q.properties.items.items.
properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/link","type",{type:"string"},q.properties.items.items.properties.
link,l)),r++)}if(m.hidden!==void 0&&o.call(m,"hidden")){let l=m.hidden;typeof l!="boolean"&&((i??=[]).push(p(e+"/items/"+
a+"/hidden","type",{type:"boolean"},q.properties.items.items.properties.hidden,l)),r++),this.note("schedule",e+"/items/"+
a+"/hidden",l)}if(m.from!==void 0&&o.call(m,"from")){let l=m.from;this.note("schedule",e+"/items/"+a+"/from",l),typeof l==
"string"?z.test(l)||((i??=[]).push(p(e+"/items/"+a+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?\
(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},q.properties.items.items.properties.from,l)),r++):((i??=[]).push(p(e+"/item\
s/"+a+"/from","type",{type:"string"},q.properties.items.items.properties.from,l)),r++)}if(m.until!==void 0&&o.call(m,"un\
til")){let l=m.until;this.note("schedule",e+"/items/"+a+"/until",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/i\
tems/"+a+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
q.properties.items.items.properties.until,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/until","type",{type:"string"},q.properties.
items.items.properties.until,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},q.properties.items.items,
m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},q.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,
"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},q.properties.hidden,
t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"\
/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\\
d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},q.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"\
string"},q.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",
t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},q.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"str\
ing"},q.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,
data:s};(i??=[]).push(t),r++}return yt.errors=i,r===0}var hi=gt,Y=J.definitions.BarChartBlock;function gt(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:Y.required,parentSchema:Y,
data:s};(i??=[]).push(t),r++}if(s.caption===void 0||!o.call(s,"caption")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"caption"},schema:Y.required,parentSchema:Y,data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,
"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},schema:Y.required,parentSchema:Y,data:s};
(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(Y.properties,t)){let f={instancePath:e,keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:Y,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(
s,"type")){let t=s.type;t!=="bar-chart"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"bar-chart"},Y.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},Y.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},Y.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},Y.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},Y.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},Y.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
Y.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},Y.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},Y.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},Y.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},Y.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:Y.
properties.background.enum},Y.properties.background,t)),r++)}if(s.caption!==void 0&&o.call(s,"caption")){let t=s.caption;
this.note("text",e+"/caption",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/caption","minLength",{limit:1},Y.properties.
caption,t)),r++):((i??=[]).push(p(e+"/caption","type",{type:"string"},Y.properties.caption,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>8&&((i??=[]).push(p(e+"/items","maxItems",{limit:8},Y.properties.
items,t)),r++),t.length<2&&((i??=[]).push(p(e+"/items","minItems",{limit:2},Y.properties.items,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.label===void 0||!o.call(m,"label"))&&((i??=[]).push(p(
e+"/items/"+a,"required",{missingProperty:"label"},Y.properties.items.items,m)),r++),(m.value===void 0||!o.call(m,"value"))&&
((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"value"},Y.properties.items.items,m)),r++),(m.display===void 0||
!o.call(m,"display"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"display"},Y.properties.items.items,m)),
r++);for(let l of Object.keys(m))l==="label"||l==="value"||l==="display"||l==="highlight"||((i??=[]).push(p(e+"/items/"+
a,"additionalProperties",{additionalProperty:l},Y.properties.items.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){
let l=m.label;this.note("text",e+"/items/"+a+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/lab\
el","minLength",{limit:1},Y.properties.items.items.properties.label,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/label","ty\
pe",{type:"string"},Y.properties.items.items.properties.label,l)),r++)}if(m.value!==void 0&&o.call(m,"value")){let l=m.value;
typeof l=="number"&&isFinite(l)?(l<0||isNaN(l))&&((i??=[]).push(p(e+"/items/"+a+"/value","minimum",{comparison:">=",limit:0},
Y.properties.items.items.properties.value,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/value","type",{type:"number"},Y.properties.
items.items.properties.value,l)),r++)}if(m.display!==void 0&&o.call(m,"display")){let l=m.display;this.note("text",e+"/i\
tems/"+a+"/display",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/display","minLength",{limit:1},Y.properties.
items.items.properties.display,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/display","type",{type:"string"},Y.properties.items.
items.properties.display,l)),r++)}if(m.highlight!==void 0&&o.call(m,"highlight")){let l=m.highlight;typeof l!="boolean"&&
((i??=[]).push(p(e+"/items/"+a+"/highlight","type",{type:"boolean"},Y.properties.items.items.properties.highlight,l)),r++)}}else
(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},Y.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","t\
ype",{type:"array"},Y.properties.items,t)),r++}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-text",
e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{limit:1},Y.properties.note,t)),r++):((i??=
[]).push(p(e+"/note","type",{type:"string"},Y.properties.note,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},Y.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},Y.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},Y.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},Y.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},Y.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,data:s};(i??=[]).push(
t),r++}return gt.errors=i,r===0}var bi=oe,ue=J.definitions.ButtonData;function oe(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0||!o.call(s,"label")){let f={
instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:ue.required,parentSchema:ue,data:s};(i??=[]).push(
f),r++}if(s.action===void 0||!o.call(s,"action")){let f={instancePath:e,keyword:"required",params:{missingProperty:"acti\
on"},schema:ue.required,parentSchema:ue,data:s};(i??=[]).push(f),r++}for(let f of Object.keys(s))if(!(f==="label"||f==="\
action"||f==="variant"||f==="size")){let a={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:f},
schema:!1,parentSchema:ue,data:s};(i??=[]).push(a),r++}if(s.label!==void 0&&o.call(s,"label")){let f=s.label;this.note("\
text",e+"/label",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/label","minLength",{limit:1},ue.properties.label,f)),
r++):((i??=[]).push(p(e+"/label","type",{type:"string"},ue.properties.label,f)),r++)}if(s.action!==void 0&&o.call(s,"act\
ion")){let f=s.action;typeof f!="string"&&!(f&&typeof f=="object"&&!Array.isArray(f))&&((i??=[]).push(p(e+"/action","typ\
e",{type:ue.properties.action.type},ue.properties.action,f)),r++);let a=r,m=!0,l=r;if(typeof f!="string"){let g={};(i??=
[]).push(g),r++}var t=l===r;r=a,i!==null&&(a?i.length=a:i=null);let d;if(t){let g=r;f!=="none"&&((i??=[]).push(p(e+"/act\
ion","enum",{allowedValues:ue.properties.action.then.enum},ue.properties.action.then,f)),r++);var t=g===r;m=t,d="then"}else{
let g=r;if(f&&typeof f=="object"&&!Array.isArray(f)){Object.keys(f).length<1&&((i??=[]).push(p(e+"/action","minPropertie\
s",{limit:1},ue.properties.action.else,f)),r++);for(let n of Object.keys(f))n==="link"||n==="dialog"||n==="inquiryType"||
n==="download"||((i??=[]).push(p(e+"/action","additionalProperties",{additionalProperty:n},ue.properties.action.else,f)),
r++);if(f.link!==void 0&&o.call(f,"link")){let n=f.link;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/action/link","mi\
nLength",{limit:1},ue.properties.action.else.properties.link,n)),r++):((i??=[]).push(p(e+"/action/link","type",{type:"st\
ring"},ue.properties.action.else.properties.link,n)),r++)}if(f.dialog!==void 0&&o.call(f,"dialog")){let n=f.dialog;typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/action/dialog","minLength",{limit:1},ue.properties.action.else.properties.dialog,n)),
r++):((i??=[]).push(p(e+"/action/dialog","type",{type:"string"},ue.properties.action.else.properties.dialog,n)),r++)}if(f.
inquiryType!==void 0&&o.call(f,"inquiryType")){let n=f.inquiryType;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/actio\
n/inquiryType","minLength",{limit:1},ue.properties.action.else.properties.inquiryType,n)),r++):((i??=[]).push(p(e+"/acti\
on/inquiryType","type",{type:"string"},ue.properties.action.else.properties.inquiryType,n)),r++)}if(f.download!==void 0&&
o.call(f,"download")){let n=f.download;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/action/download","minLength",{limit:1},
ue.properties.action.else.properties.download,n)),r++):((i??=[]).push(p(e+"/action/download","type",{type:"string"},ue.properties.
action.else.properties.download,n)),r++)}}var t=g===r;m=t,d="else"}m||((i??=[]).push(p(e+"/action","if",{failingKeyword:d},
ue.properties.action,f)),r++),this.note("action",e+"/action",f)}if(s.variant!==void 0&&o.call(s,"variant")){let f=s.variant;
f==="default"||f==="destructive"||f==="outline"||f==="outline-on-dark"||f==="secondary"||f==="ghost"||f==="link"||f==="h\
ero"||f==="outline-hero"||((i??=[]).push(p(e+"/variant","enum",{allowedValues:ue.properties.variant.enum},ue.properties.
variant,f)),r++)}if(s.size!==void 0&&o.call(s,"size")){let f=s.size;f==="default"||f==="sm"||f==="lg"||f==="xl"||f==="ic\
on"||((i??=[]).push(p(e+"/size","enum",{allowedValues:ue.properties.size.enum},ue.properties.size,f)),r++)}}else{let f={
instancePath:e,keyword:"type",params:{type:"object"},schema:ue.type,parentSchema:ue,data:s};(i??=[]).push(f),r++}return oe.
errors=i,r===0}var ki=ct,j=J.definitions.CalculatorBlock,nt=new RegExp("^[a-z][a-zA-Z0-9_]*$","u"),wi=new RegExp("^[^0]*\
(0,000|0)(\\.0{1,4})?[^0]*$","u");function ct(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"r\
equired",params:{missingProperty:"type"},schema:j.required,parentSchema:j,data:s};(i??=[]).push(t),r++}if(s.inputs===void 0||
!o.call(s,"inputs")){let t={instancePath:e,keyword:"required",params:{missingProperty:"inputs"},schema:j.required,parentSchema:j,
data:s};(i??=[]).push(t),r++}if(s.results===void 0||!o.call(s,"results")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"results"},schema:j.required,parentSchema:j,data:s};(i??=[]).push(t),r++}if(s.result===void 0||!o.call(s,
"result")){let t={instancePath:e,keyword:"required",params:{missingProperty:"result"},schema:j.required,parentSchema:j,data:s};
(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(j.properties,t)){let f={instancePath:e,keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:j,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(
s,"type")){let t=s.type;t!=="calculator"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"calculator"},j.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},j.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},j.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},j.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},j.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},j.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
j.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},j.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},j.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},j.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},j.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:j.
properties.background.enum},j.properties.background,t)),r++)}if(s.inputs!==void 0&&o.call(s,"inputs")){let t=s.inputs;if(Array.
isArray(t)){t.length<1&&((i??=[]).push(p(e+"/inputs","minItems",{limit:1},j.properties.inputs,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=[]).push(p(e+
"/inputs/"+a,"required",{missingProperty:"name"},j.properties.inputs.items,m)),r++),(m.label===void 0||!o.call(m,"label"))&&
((i??=[]).push(p(e+"/inputs/"+a,"required",{missingProperty:"label"},j.properties.inputs.items,m)),r++);for(let l of Object.
keys(m))l==="label"||l==="hint"||l==="unit"||l==="default"||l==="options"||l==="name"||((i??=[]).push(p(e+"/inputs/"+a,"\
additionalProperties",{additionalProperty:l},j.properties.inputs.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){
let l=m.label;this.note("text",e+"/inputs/"+a+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/inputs/"+a+"/l\
abel","minLength",{limit:1},j.properties.inputs.items.properties.label,l)),r++):((i??=[]).push(p(e+"/inputs/"+a+"/label",
"type",{type:"string"},j.properties.inputs.items.properties.label,l)),r++)}if(m.hint!==void 0&&o.call(m,"hint")){let l=m.
hint;this.note("text",e+"/inputs/"+a+"/hint",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/inputs/"+a+"/hint","minL\
ength",{limit:1},j.properties.inputs.items.properties.hint,l)),r++):((i??=[]).push(p(e+"/inputs/"+a+"/hint","type",{type:"\
string"},j.properties.inputs.items.properties.hint,l)),r++)}if(m.unit!==void 0&&o.call(m,"unit")){let l=m.unit;this.note(
"text",e+"/inputs/"+a+"/unit",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/inputs/"+a+"/unit","minLength",{limit:1},
j.properties.inputs.items.properties.unit,l)),r++):((i??=[]).push(p(e+"/inputs/"+a+"/unit","type",{type:"string"},j.properties.
inputs.items.properties.unit,l)),r++)}if(m.default!==void 0&&o.call(m,"default")){let l=m.default;typeof l!="string"&&((i??=
[]).push(p(e+"/inputs/"+a+"/default","type",{type:"string"},j.properties.inputs.items.properties.default,l)),r++)}if(m.options!==
void 0&&o.call(m,"options")){let l=m.options;if(Array.isArray(l)){l.length<2&&((i??=[]).push(p(e+"/inputs/"+a+"/options",
"minItems",{limit:2},j.properties.inputs.items.properties.options,l)),r++);let d=l.length;for(let g=0;g<d;g++){let u=l[g];
if(u&&typeof u=="object"&&!Array.isArray(u)){(u.value===void 0||!o.call(u,"value"))&&((i??=[]).push(p(e+"/inputs/"+a+"/o\
ptions/"+g,"required",{missingProperty:"value"},j.properties.inputs.items.properties.options.items,u)),r++),(u.label===void 0||
!o.call(u,"label"))&&((i??=[]).push(p(e+"/inputs/"+a+"/options/"+g,"required",{missingProperty:"label"},j.properties.inputs.
items.properties.options.items,u)),r++);for(let n of Object.keys(u))n==="value"||n==="label"||((i??=[]).push(p(e+"/input\
s/"+a+"/options/"+g,"additionalProperties",{additionalProperty:n},j.properties.inputs.items.properties.options.items,u)),
r++);if(u.value!==void 0&&o.call(u,"value")){let n=u.value;typeof n=="number"&&isFinite(n)||((i??=[]).push(p(e+"/inputs/"+
a+"/options/"+g+"/value","type",{type:"number"},j.properties.inputs.items.properties.options.items.properties.value,n)),
r++)}if(u.label!==void 0&&o.call(u,"label")){let n=u.label;this.note("text",e+"/inputs/"+a+"/options/"+g+"/label",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/inputs/"+a+"/options/"+g+"/label","minLength",{limit:1},j.properties.inputs.items.
properties.options.items.properties.label,n)),r++):((i??=[]).push(p(e+"/inputs/"+a+"/options/"+g+"/label","type",{type:"\
string"},j.properties.inputs.items.properties.options.items.properties.label,n)),r++)}}else(i??=[]).push(p(e+"/inputs/"+
a+"/options/"+g,"type",{type:"object"},j.properties.inputs.items.properties.options.items,u)),r++}}else(i??=[]).push(p(e+
"/inputs/"+a+"/options","type",{type:"array"},j.properties.inputs.items.properties.options,l)),r++}if(m.name!==void 0&&o.
call(m,"name")){let l=m.name;typeof l=="string"?nt.test(l)||((i??=[]).push(p(e+"/inputs/"+a+"/name","pattern",{pattern:"\
^[a-z][a-zA-Z0-9_]*$"},j.properties.inputs.items.properties.name,l)),r++):((i??=[]).push(p(e+"/inputs/"+a+"/name","type",
{type:"string"},j.properties.inputs.items.properties.name,l)),r++)}}else(i??=[]).push(p(e+"/inputs/"+a,"type",{type:"obj\
ect"},j.properties.inputs.items,m)),r++}}else(i??=[]).push(p(e+"/inputs","type",{type:"array"},j.properties.inputs,t)),r++}
if(s.results!==void 0&&o.call(s,"results")){let t=s.results;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/result\
s","minItems",{limit:1},j.properties.results,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="ob\
ject"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=[]).push(p(e+"/results/"+a,"required",{missingProperty:"\
name"},j.properties.results.items,m)),r++),(m.label===void 0||!o.call(m,"label"))&&((i??=[]).push(p(e+"/results/"+a,"req\
uired",{missingProperty:"label"},j.properties.results.items,m)),r++),(m.formula===void 0||!o.call(m,"formula"))&&((i??=[]).
push(p(e+"/results/"+a,"required",{missingProperty:"formula"},j.properties.results.items,m)),r++),(m.format===void 0||!o.
call(m,"format"))&&((i??=[]).push(p(e+"/results/"+a,"required",{missingProperty:"format"},j.properties.results.items,m)),
r++);for(let l of Object.keys(m))l==="label"||l==="formula"||l==="format"||l==="showWhen"||l==="emphasis"||l==="name"||((i??=
[]).push(p(e+"/results/"+a,"additionalProperties",{additionalProperty:l},j.properties.results.items,m)),r++);if(m.label!==
void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/results/"+a+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).
push(p(e+"/results/"+a+"/label","minLength",{limit:1},j.properties.results.items.properties.label,l)),r++):((i??=[]).push(
p(e+"/results/"+a+"/label","type",{type:"string"},j.properties.results.items.properties.label,l)),r++)}if(m.formula!==void 0&&
o.call(m,"formula")){let l=m.formula;this.note("formula",e+"/results/"+a+"/formula",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/results/"+a+"/formula","minLength",{limit:1},j.properties.results.items.properties.formula,l)),r++):((i??=
[]).push(p(e+"/results/"+a+"/formula","type",{type:"string"},j.properties.results.items.properties.formula,l)),r++)}if(m.
format!==void 0&&o.call(m,"format")){let l=m.format;this.note("number-format",e+"/results/"+a+"/format",l),typeof l=="st\
ring"?(h(l)<1&&((i??=[]).push(p(e+"/results/"+a+"/format","minLength",{limit:1},j.properties.results.items.properties.format,
l)),r++),wi.test(l)||((i??=[]).push(p(e+"/results/"+a+"/format","pattern",{pattern:"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$"},
j.properties.results.items.properties.format,l)),r++)):((i??=[]).push(p(e+"/results/"+a+"/format","type",{type:"string"},
j.properties.results.items.properties.format,l)),r++)}if(m.showWhen!==void 0&&o.call(m,"showWhen")){let l=m.showWhen;this.
note("formula",e+"/results/"+a+"/showWhen",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/results/"+a+"/showWhen","m\
inLength",{limit:1},j.properties.results.items.properties.showWhen,l)),r++):((i??=[]).push(p(e+"/results/"+a+"/showWhen",
"type",{type:"string"},j.properties.results.items.properties.showWhen,l)),r++)}if(m.emphasis!==void 0&&o.call(m,"emphasi\
s")){let l=m.emphasis;typeof l!="boolean"&&((i??=[]).push(p(e+"/results/"+a+"/emphasis","type",{type:"boolean"},j.properties.
results.items.properties.emphasis,l)),r++)}if(m.name!==void 0&&o.call(m,"name")){let l=m.name;typeof l=="string"?nt.test(
l)||((i??=[]).push(p(e+"/results/"+a+"/name","pattern",{pattern:"^[a-z][a-zA-Z0-9_]*$"},j.properties.results.items.properties.
name,l)),r++):((i??=[]).push(p(e+"/results/"+a+"/name","type",{type:"string"},j.properties.results.items.properties.name,
l)),r++)}}else(i??=[]).push(p(e+"/results/"+a,"type",{type:"object"},j.properties.results.items,m)),r++}}else(i??=[]).push(
p(e+"/results","type",{type:"array"},j.properties.results,t)),r++}if(s.result!==void 0&&o.call(s,"result")){let t=s.result;
t==="shown"||t==="hidden"||((i??=[]).push(p(e+"/result","enum",{allowedValues:j.properties.result.enum},j.properties.result,
t)),r++)}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-text",e+"/note",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/note","minLength",{limit:1},j.properties.note,t)),r++):((i??=[]).push(p(e+"/note","type",{type:"str\
ing"},j.properties.note,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},j.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/but\
tons","minItems",{limit:1},j.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+
"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},j.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},j.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},j.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},j.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},j.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},j.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:j.type,parentSchema:j,data:s};(i??=[]).push(
t),r++}return ct.errors=i,r===0}var xi=ht,fe=J.definitions.CallToActionBlock;function ht(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.
call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:fe.required,parentSchema:fe,
data:s};(i??=[]).push(t),r++}if(s.heading===void 0||!o.call(s,"heading")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"heading"},schema:fe.required,parentSchema:fe,data:s};(i??=[]).push(t),r++}if(s.buttons===void 0||!o.call(
s,"buttons")){let t={instancePath:e,keyword:"required",params:{missingProperty:"buttons"},schema:fe.required,parentSchema:fe,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(fe.properties,t)){let f={instancePath:e,keyword:"add\
itionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:fe,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="call-to-action"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"call-to-action"},
fe.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?
de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},fe.properties.id,t)),r++):((i??=
[]).push(p(e+"/id","type",{type:"string"},fe.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;
typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3\
[01]))?$"},fe.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},fe.properties.review,t)),r++)}
if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},fe.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",
{type:"string"},fe.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("te\
xt",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},fe.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},fe.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(
s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLen\
gth",{limit:1},fe.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},fe.properties.text,t)),r++)}
if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(
p(e+"/background","enum",{allowedValues:fe.properties.background.enum},fe.properties.background,t)),r++)}if(s.buttons!==
void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{
limit:3},fe.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},fe.properties.buttons,
t)),r++);let f=t.length;for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+"/buttons/"+a,parentData:t,parentDataProperty:a,
rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},
fe.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(
p(e+"/hidden","type",{type:"boolean"},fe.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&
o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from",
"pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},fe.
properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},fe.properties.from,t)),r++)}if(s.until!==void 0&&
o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/u\
ntil","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
fe.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},fe.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:s};(i??=[]).push(t),r++}return ht.
errors=i,r===0}var Li=bt,O=J.definitions.CardGridBlock;function bt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:O.required,parentSchema:O,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:O.required,parentSchema:O,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(O.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:O,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="card-grid"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
card-grid"},O.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},O.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},O.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},O.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},O.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},O.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},O.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},O.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},O.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},O.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},O.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:O.properties.background.enum},O.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<2&&((i??=[]).push(p(e+"/items","minItems",{limit:2},O.properties.
items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||
!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"title"},O.properties.items.items,m)),r++);
for(let l of Object.keys(m))l==="title"||l==="text"||l==="icon"||l==="picture"||l==="figure"||l==="points"||l==="link"||
l==="linkLabel"||((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},O.properties.items.items,m)),
r++);if(m.title!==void 0&&o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+a+"/title",l),typeof l=="string"?
h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/title","minLength",{limit:1},O.properties.items.items.properties.title,l)),r++):
((i??=[]).push(p(e+"/items/"+a+"/title","type",{type:"string"},O.properties.items.items.properties.title,l)),r++)}if(m.text!==
void 0&&o.call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).
push(p(e+"/items/"+a+"/text","minLength",{limit:1},O.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+
"/items/"+a+"/text","type",{type:"string"},O.properties.items.items.properties.text,l)),r++)}if(m.icon!==void 0&&o.call(
m,"icon")){let l=m.icon;l==="person"||l==="people"||l==="family"||l==="provider"||l==="hospital"||l==="payer"||l==="empl\
oyer"||l==="state"||l==="identity"||l==="coverage"||l==="authorization"||l==="claims"||l==="network"||l==="shield"||l===
"lock"||l==="clock"||l==="speed"||l==="money"||l==="chart"||l==="document"||l==="fax"||l==="phone"||l==="mail"||l==="meg\
aphone"||l==="pilot"||l==="globe"||l==="heart"||l==="search"||l==="check"||l==="key"||l==="pill"||l==="home"||l==="scale"||
l==="spark"||((i??=[]).push(p(e+"/items/"+a+"/icon","enum",{allowedValues:O.properties.items.items.properties.icon.enum},
O.properties.items.items.properties.icon,l)),r++)}if(m.picture!==void 0&&o.call(m,"picture")){let l=m.picture;if(this.note(
"picture",e+"/items/"+a+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=
[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"file"},O.properties.items.items.properties.picture,l)),
r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"alt"},O.
properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decorative"||
d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/items/"+a+"/picture","additionalP\
roperties",{additionalProperty:d},O.properties.items.items.properties.picture,l)),r++);if(l.file!==void 0&&o.call(l,"fil\
e")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/file","minLength",{limit:1},O.properties.
items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/file","type",{type:"str\
ing"},O.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;
typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/picture/alt","type",{type:"string"},O.properties.items.items.properties.
picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){let d=l.decorative;typeof d!="boolean"&&
((i??=[]).push(p(e+"/items/"+a+"/picture/decorative","type",{type:"boolean"},O.properties.items.items.properties.picture.
properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;typeof d=="string"?h(d)<1&&((i??=
[]).push(p(e+"/items/"+a+"/picture/caption","minLength",{limit:1},O.properties.items.items.properties.picture.properties.
caption,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/caption","type",{type:"string"},O.properties.items.items.properties.
picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.credit;typeof d=="string"?h(d)<1&&
((i??=[]).push(p(e+"/items/"+a+"/picture/credit","minLength",{limit:1},O.properties.items.items.properties.picture.properties.
credit,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/credit","type",{type:"string"},O.properties.items.items.properties.
picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.focus;typeof d=="string"?Le.test(d)||
((i??=[]).push(p(e+"/items/"+a+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},O.properties.
items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/focus","type",{type:"s\
tring"},O.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.
crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9]\
)% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},O.properties.items.items.properties.picture.properties.crop,
d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/crop","type",{type:"string"},O.properties.items.items.properties.picture.
properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(
e+"/items/"+a+"/picture/dark","minLength",{limit:1},O.properties.items.items.properties.picture.properties.dark,d)),r++):
((i??=[]).push(p(e+"/items/"+a+"/picture/dark","type",{type:"string"},O.properties.items.items.properties.picture.properties.
dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/picture","type",{type:"object"},O.properties.items.items.properties.picture,
l)),r++}if(m.figure!==void 0&&o.call(m,"figure")){let l=m.figure;this.note("text",e+"/items/"+a+"/figure",l),typeof l=="\
string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/figure","minLength",{limit:1},O.properties.items.items.properties.figure,
l)),r++):((i??=[]).push(p(e+"/items/"+a+"/figure","type",{type:"string"},O.properties.items.items.properties.figure,l)),
r++)}if(m.points!==void 0&&o.call(m,"points")){let l=m.points;if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/item\
s/"+a+"/points","minItems",{limit:1},O.properties.items.items.properties.points,l)),r++);let d=l.length;for(let g=0;g<d;g++){
let u=l[g];this.note("rich-text",e+"/items/"+a+"/points/"+g,u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/items/"+a+
"/points/"+g,"minLength",{limit:1},O.properties.items.items.properties.points.items,u)),r++):((i??=[]).push(p(e+"/items/"+
a+"/points/"+g,"type",{type:"string"},O.properties.items.items.properties.points.items,u)),r++)}}else(i??=[]).push(p(e+"\
/items/"+a+"/points","type",{type:"array"},O.properties.items.items.properties.points,l)),r++}if(m.link!==void 0&&o.call(
m,"link")){let l=m.link;this.note("link",e+"/items/"+a+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
a+"/link","minLength",{limit:1},O.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/link",
"type",{type:"string"},O.properties.items.items.properties.link,l)),r++)}if(m.linkLabel!==void 0&&o.call(m,"linkLabel")){
let l=m.linkLabel;this.note("text",e+"/items/"+a+"/linkLabel",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
a+"/linkLabel","minLength",{limit:1},O.properties.items.items.properties.linkLabel,l)),r++):((i??=[]).push(p(e+"/items/"+
a+"/linkLabel","type",{type:"string"},O.properties.items.items.properties.linkLabel,l)),r++)}}else(i??=[]).push(p(e+"/it\
ems/"+a,"type",{type:"object"},O.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},O.
properties.items,t)),r++}if(s.numbered!==void 0&&o.call(s,"numbered")){let t=s.numbered;typeof t!="boolean"&&((i??=[]).push(
p(e+"/numbered","type",{type:"boolean"},O.properties.numbered,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.
buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},O.properties.buttons,t)),r++),
t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},O.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<
f;a++)oe.call(this,t[a],{instancePath:e+"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:
i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},O.properties.buttons,t)),r++}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},O.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},O.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},O.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},O.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},O.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:O.type,parentSchema:O,data:s};(i??=[]).push(t),r++}return bt.errors=i,r===0}var Ti=kt,R=J.definitions.
ComparisonBlock;function kt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"type"},schema:R.required,parentSchema:R,data:s};(i??=[]).push(t),r++}if(s.first===void 0||!o.call(s,"fi\
rst")){let t={instancePath:e,keyword:"required",params:{missingProperty:"first"},schema:R.required,parentSchema:R,data:s};
(i??=[]).push(t),r++}if(s.second===void 0||!o.call(s,"second")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
second"},schema:R.required,parentSchema:R,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(R.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:R,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="comparison"&&((i??=[]).push(p(e+"/type","co\
nst",{allowedValue:"comparison"},R.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anch\
or",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
R.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},R.properties.id,t)),r++)}if(s.review!==void 0&&
o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4\
}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},R.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"s\
tring"},R.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/ey\
ebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},R.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},R.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
R.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},R.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},R.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},R.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:R.properties.background.enum},R.properties.background,t)),r++)}if(s.
first!==void 0&&o.call(s,"first")){let t=s.first;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.title===void 0||!o.call(
t,"title"))&&((i??=[]).push(p(e+"/first","required",{missingProperty:"title"},R.properties.first,t)),r++),(t.points===void 0||
!o.call(t,"points"))&&((i??=[]).push(p(e+"/first","required",{missingProperty:"points"},R.properties.first,t)),r++);for(let f of Object.
keys(t))f==="title"||f==="value"||f==="mark"||f==="points"||((i??=[]).push(p(e+"/first","additionalProperties",{additionalProperty:f},
R.properties.first,t)),r++);if(t.title!==void 0&&o.call(t,"title")){let f=t.title;this.note("text",e+"/first/title",f),typeof f==
"string"?h(f)<1&&((i??=[]).push(p(e+"/first/title","minLength",{limit:1},R.properties.first.properties.title,f)),r++):((i??=
[]).push(p(e+"/first/title","type",{type:"string"},R.properties.first.properties.title,f)),r++)}if(t.value!==void 0&&o.call(
t,"value")){let f=t.value;this.note("text",e+"/first/value",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/first/val\
ue","minLength",{limit:1},R.properties.first.properties.value,f)),r++):((i??=[]).push(p(e+"/first/value","type",{type:"s\
tring"},R.properties.first.properties.value,f)),r++)}if(t.mark!==void 0&&o.call(t,"mark")){let f=t.mark;f==="yes"||f==="\
no"||f==="dot"||((i??=[]).push(p(e+"/first/mark","enum",{allowedValues:R.properties.first.properties.mark.enum},R.properties.
first.properties.mark,f)),r++)}if(t.points!==void 0&&o.call(t,"points")){let f=t.points;if(Array.isArray(f)){f.length<1&&
((i??=[]).push(p(e+"/first/points","minItems",{limit:1},R.properties.first.properties.points,f)),r++);let a=f.length;for(let m=0;m<
a;m++){let l=f[m];this.note("rich-text",e+"/first/points/"+m,l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/first/po\
ints/"+m,"minLength",{limit:1},R.properties.first.properties.points.items,l)),r++):((i??=[]).push(p(e+"/first/points/"+m,
"type",{type:"string"},R.properties.first.properties.points.items,l)),r++)}}else(i??=[]).push(p(e+"/first/points","type",
{type:"array"},R.properties.first.properties.points,f)),r++}}else(i??=[]).push(p(e+"/first","type",{type:"object"},R.properties.
first,t)),r++}if(s.second!==void 0&&o.call(s,"second")){let t=s.second;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.title===
void 0||!o.call(t,"title"))&&((i??=[]).push(p(e+"/second","required",{missingProperty:"title"},R.properties.second,t)),r++),
(t.points===void 0||!o.call(t,"points"))&&((i??=[]).push(p(e+"/second","required",{missingProperty:"points"},R.properties.
second,t)),r++);for(let f of Object.keys(t))f==="title"||f==="value"||f==="mark"||f==="points"||((i??=[]).push(p(e+"/sec\
ond","additionalProperties",{additionalProperty:f},R.properties.second,t)),r++);if(t.title!==void 0&&o.call(t,"title")){
let f=t.title;this.note("text",e+"/second/title",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/second/title","minLe\
ngth",{limit:1},R.properties.second.properties.title,f)),r++):((i??=[]).push(p(e+"/second/title","type",{type:"string"},
R.properties.second.properties.title,f)),r++)}if(t.value!==void 0&&o.call(t,"value")){let f=t.value;this.note("text",e+"\
/second/value",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/second/value","minLength",{limit:1},R.properties.second.
properties.value,f)),r++):((i??=[]).push(p(e+"/second/value","type",{type:"string"},R.properties.second.properties.value,
f)),r++)}if(t.mark!==void 0&&o.call(t,"mark")){let f=t.mark;f==="yes"||f==="no"||f==="dot"||((i??=[]).push(p(e+"/second/\
mark","enum",{allowedValues:R.properties.second.properties.mark.enum},R.properties.second.properties.mark,f)),r++)}if(t.
points!==void 0&&o.call(t,"points")){let f=t.points;if(Array.isArray(f)){f.length<1&&((i??=[]).push(p(e+"/second/points",
"minItems",{limit:1},R.properties.second.properties.points,f)),r++);let a=f.length;for(let m=0;m<a;m++){let l=f[m];this.
note("rich-text",e+"/second/points/"+m,l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/second/points/"+m,"minLength",
{limit:1},R.properties.second.properties.points.items,l)),r++):((i??=[]).push(p(e+"/second/points/"+m,"type",{type:"stri\
ng"},R.properties.second.properties.points.items,l)),r++)}}else(i??=[]).push(p(e+"/second/points","type",{type:"array"},
R.properties.second.properties.points,f)),r++}}else(i??=[]).push(p(e+"/second","type",{type:"object"},R.properties.second,
t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",
{type:"boolean"},R.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},R.properties.from,t)),r++):
((i??=[]).push(p(e+"/from","type",{type:"string"},R.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.
until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},R.properties.until,t)),r++):
((i??=[]).push(p(e+"/until","type",{type:"string"},R.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",
params:{type:"object"},schema:R.type,parentSchema:R,data:s};(i??=[]).push(t),r++}return kt.errors=i,r===0}var vi=wt,Q=J.
definitions.ContactCardsBlock;function wt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"r\
equired",params:{missingProperty:"type"},schema:Q.required,parentSchema:Q,data:s};(i??=[]).push(t),r++}if(s.form===void 0||
!o.call(s,"form")){let t={instancePath:e,keyword:"required",params:{missingProperty:"form"},schema:Q.required,parentSchema:Q,
data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:Q.required,parentSchema:Q,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(Q.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Q,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="contact-cards"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"contact-cards"},Q.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note(
"anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9\
]+)*$"},Q.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},Q.properties.id,t)),r++)}if(s.review!==
void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},Q.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},Q.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/e\
yebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},Q.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},Q.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"head\
ing")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLen\
gth",{limit:1},Q.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},Q.properties.heading,t)),
r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/text","minLength",{limit:1},Q.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},
Q.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||
t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:Q.properties.background.enum},Q.properties.background,
t)),r++)}if(s.form!==void 0&&o.call(s,"form")){let t=s.form;this.note("form",e+"/form",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/form","minLength",{limit:1},Q.properties.form,t)),r++):((i??=[]).push(p(e+"/form","type",{type:"string"},
Q.properties.form,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<2&&((i??=
[]).push(p(e+"/items","minItems",{limit:2},Q.properties.items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+a,"required",
{missingProperty:"title"},Q.properties.items.items,m)),r++),(m.text===void 0||!o.call(m,"text"))&&((i??=[]).push(p(e+"/i\
tems/"+a,"required",{missingProperty:"text"},Q.properties.items.items,m)),r++),(m.inquiryType===void 0||!o.call(m,"inqui\
ryType"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"inquiryType"},Q.properties.items.items,m)),r++),(m.
button===void 0||!o.call(m,"button"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"button"},Q.properties.
items.items,m)),r++);for(let l of Object.keys(m))l==="title"||l==="text"||l==="icon"||l==="inquiryType"||l==="button"||((i??=
[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},Q.properties.items.items,m)),r++);if(m.title!==void 0&&
o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+a+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+a+"/title","minLength",{limit:1},Q.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/ite\
ms/"+a+"/title","type",{type:"string"},Q.properties.items.items.properties.title,l)),r++)}if(m.text!==void 0&&o.call(m,"\
text")){let l=m.text;this.note("rich-text",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/item\
s/"+a+"/text","minLength",{limit:1},Q.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/t\
ext","type",{type:"string"},Q.properties.items.items.properties.text,l)),r++)}if(m.icon!==void 0&&o.call(m,"icon")){let l=m.
icon;l==="person"||l==="people"||l==="family"||l==="provider"||l==="hospital"||l==="payer"||l==="employer"||l==="state"||
l==="identity"||l==="coverage"||l==="authorization"||l==="claims"||l==="network"||l==="shield"||l==="lock"||l==="clock"||
l==="speed"||l==="money"||l==="chart"||l==="document"||l==="fax"||l==="phone"||l==="mail"||l==="megaphone"||l==="pilot"||
l==="globe"||l==="heart"||l==="search"||l==="check"||l==="key"||l==="pill"||l==="home"||l==="scale"||l==="spark"||((i??=
[]).push(p(e+"/items/"+a+"/icon","enum",{allowedValues:Q.properties.items.items.properties.icon.enum},Q.properties.items.
items.properties.icon,l)),r++)}if(m.inquiryType!==void 0&&o.call(m,"inquiryType")){let l=m.inquiryType;this.note("inquir\
y-type",e+"/items/"+a+"/inquiryType",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/inquiryType","minLen\
gth",{limit:1},Q.properties.items.items.properties.inquiryType,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/inquiryType","t\
ype",{type:"string"},Q.properties.items.items.properties.inquiryType,l)),r++)}if(m.button!==void 0&&o.call(m,"button")){
let l=m.button;this.note("text",e+"/items/"+a+"/button",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/b\
utton","minLength",{limit:1},Q.properties.items.items.properties.button,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/button",
"type",{type:"string"},Q.properties.items.items.properties.button,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"\
object"},Q.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},Q.properties.items,t)),r++}
if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"\
boolean"},Q.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.
from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{\
4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},Q.properties.from,t)),r++):((i??=
[]).push(p(e+"/from","type",{type:"string"},Q.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},Q.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},Q.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:Q.type,parentSchema:Q,data:s};(i??=[]).push(t),r++}return wt.errors=i,r===0}var zi=xt,me=J.definitions.
ContentsBlock;function xt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"type"},schema:me.required,parentSchema:me,data:s};(i??=[]).push(t),r++}if(s.heading===void 0||!o.call(s,
"heading")){let t={instancePath:e,keyword:"required",params:{missingProperty:"heading"},schema:me.required,parentSchema:me,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(me.properties,t)){let f={instancePath:e,keyword:"add\
itionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:me,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="contents"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"contents"},me.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},me.properties.id,t)),r++):((i??=[]).push(p(
e+"/id","type",{type:"string"},me.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
me.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},me.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},me.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
me.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},me.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},me.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.
text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},me.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},me.properties.text,t)),r++)}if(s.background!==void 0&&o.
call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",
{allowedValues:me.properties.background.enum},me.properties.background,t)),r++)}if(s.numbered!==void 0&&o.call(s,"number\
ed")){let t=s.numbered;typeof t!="boolean"&&((i??=[]).push(p(e+"/numbered","type",{type:"boolean"},me.properties.numbered,
t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","typ\
e",{type:"boolean"},me.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},me.properties.from,t)),
r++):((i??=[]).push(p(e+"/from","type",{type:"string"},me.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){
let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},me.properties.until,t)),
r++):((i??=[]).push(p(e+"/until","type",{type:"string"},me.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"\
type",params:{type:"object"},schema:me.type,parentSchema:me,data:s};(i??=[]).push(t),r++}return xt.errors=i,r===0}var Ai=Lt,
_=J.definitions.DiagramBlock;function Lt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"r\
equired",params:{missingProperty:"type"},schema:_.required,parentSchema:_,data:s};(i??=[]).push(t),r++}if(s.center===void 0||
!o.call(s,"center")){let t={instancePath:e,keyword:"required",params:{missingProperty:"center"},schema:_.required,parentSchema:_,
data:s};(i??=[]).push(t),r++}if(s.parties===void 0||!o.call(s,"parties")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"parties"},schema:_.required,parentSchema:_,data:s};(i??=[]).push(t),r++}if(s.alternative===void 0||!o.call(
s,"alternative")){let t={instancePath:e,keyword:"required",params:{missingProperty:"alternative"},schema:_.required,parentSchema:_,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(_.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="diagram"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"diagram"},_.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},_.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},_.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},_.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},_.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},_.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
_.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},_.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},_.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},_.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},_.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:_.
properties.background.enum},_.properties.background,t)),r++)}if(s.center!==void 0&&o.call(s,"center")){let t=s.center;if(t&&
typeof t=="object"&&!Array.isArray(t)){(t.label===void 0||!o.call(t,"label"))&&((i??=[]).push(p(e+"/center","required",{
missingProperty:"label"},_.properties.center,t)),r++);for(let f of Object.keys(t))f==="label"||f==="text"||((i??=[]).push(
p(e+"/center","additionalProperties",{additionalProperty:f},_.properties.center,t)),r++);if(t.label!==void 0&&o.call(t,"\
label")){let f=t.label;this.note("text",e+"/center/label",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/center/labe\
l","minLength",{limit:1},_.properties.center.properties.label,f)),r++):((i??=[]).push(p(e+"/center/label","type",{type:"\
string"},_.properties.center.properties.label,f)),r++)}if(t.text!==void 0&&o.call(t,"text")){let f=t.text;this.note("tex\
t",e+"/center/text",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/center/text","minLength",{limit:1},_.properties.center.
properties.text,f)),r++):((i??=[]).push(p(e+"/center/text","type",{type:"string"},_.properties.center.properties.text,f)),
r++)}}else(i??=[]).push(p(e+"/center","type",{type:"object"},_.properties.center,t)),r++}if(s.parties!==void 0&&o.call(s,
"parties")){let t=s.parties;if(Array.isArray(t)){t.length>8&&((i??=[]).push(p(e+"/parties","maxItems",{limit:8},_.properties.
parties,t)),r++),t.length<3&&((i??=[]).push(p(e+"/parties","minItems",{limit:3},_.properties.parties,t)),r++);let f=t.length;
for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.label===void 0||!o.call(m,"label"))&&((i??=
[]).push(p(e+"/parties/"+a,"required",{missingProperty:"label"},_.properties.parties.items,m)),r++);for(let l of Object.
keys(m))l==="label"||l==="text"||l==="icon"||((i??=[]).push(p(e+"/parties/"+a,"additionalProperties",{additionalProperty:l},
_.properties.parties.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/parties/"+
a+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parties/"+a+"/label","minLength",{limit:1},_.properties.parties.
items.properties.label,l)),r++):((i??=[]).push(p(e+"/parties/"+a+"/label","type",{type:"string"},_.properties.parties.items.
properties.label,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("text",e+"/parties/"+a+"/text",l),
typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parties/"+a+"/text","minLength",{limit:1},_.properties.parties.items.properties.
text,l)),r++):((i??=[]).push(p(e+"/parties/"+a+"/text","type",{type:"string"},_.properties.parties.items.properties.text,
l)),r++)}if(m.icon!==void 0&&o.call(m,"icon")){let l=m.icon;l==="person"||l==="people"||l==="family"||l==="provider"||l===
"hospital"||l==="payer"||l==="employer"||l==="state"||l==="identity"||l==="coverage"||l==="authorization"||l==="claims"||
l==="network"||l==="shield"||l==="lock"||l==="clock"||l==="speed"||l==="money"||l==="chart"||l==="document"||l==="fax"||
l==="phone"||l==="mail"||l==="megaphone"||l==="pilot"||l==="globe"||l==="heart"||l==="search"||l==="check"||l==="key"||l===
"pill"||l==="home"||l==="scale"||l==="spark"||((i??=[]).push(p(e+"/parties/"+a+"/icon","enum",{allowedValues:_.properties.
parties.items.properties.icon.enum},_.properties.parties.items.properties.icon,l)),r++)}}else(i??=[]).push(p(e+"/parties\
/"+a,"type",{type:"object"},_.properties.parties.items,m)),r++}}else(i??=[]).push(p(e+"/parties","type",{type:"array"},_.
properties.parties,t)),r++}if(s.alternative!==void 0&&o.call(s,"alternative")){let t=s.alternative;this.note("text",e+"/\
alternative",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/alternative","minLength",{limit:1},_.properties.alternative,
t)),r++):((i??=[]).push(p(e+"/alternative","type",{type:"string"},_.properties.alternative,t)),r++)}if(s.caption!==void 0&&
o.call(s,"caption")){let t=s.caption;this.note("rich-text",e+"/caption",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/caption","minLength",{limit:1},_.properties.caption,t)),r++):((i??=[]).push(p(e+"/caption","type",{type:"string"},_.properties.
caption,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidd\
en","type",{type:"boolean"},_.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(
s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","patt\
ern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},_.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},_.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},_.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},_.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:s};(i??=[]).push(t),r++}return Lt.errors=i,r===0}
var ji=Tt,te=J.definitions.DownloadsBlock;function Tt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:te.required,parentSchema:te,data:s};(i??=[]).push(t),r++}if(s.
items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},schema:te.
required,parentSchema:te,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(te.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:te,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="downloads"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"downloa\
ds"},te.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="s\
tring"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},te.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},te.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},te.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},te.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},te.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},te.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},te.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},te.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(
s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLen\
gth",{limit:1},te.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},te.properties.text,t)),r++)}
if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(
p(e+"/background","enum",{allowedValues:te.properties.background.enum},te.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},te.properties.
items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||
!o.call(m,"name"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"name"},te.properties.items.items,m)),r++),
(m.file===void 0||!o.call(m,"file"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"file"},te.properties.items.
items,m)),r++);for(let l of Object.keys(m))l==="name"||l==="text"||l==="file"||((i??=[]).push(p(e+"/items/"+a,"additiona\
lProperties",{additionalProperty:l},te.properties.items.items,m)),r++);if(m.name!==void 0&&o.call(m,"name")){let l=m.name;
this.note("text",e+"/items/"+a+"/name",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/name","minLength",
{limit:1},te.properties.items.items.properties.name,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/name","type",{type:"string"},
te.properties.items.items.properties.name,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-te\
xt",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/text","minLength",{limit:1},te.
properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/text","type",{type:"string"},te.properties.
items.items.properties.text,l)),r++)}if(m.file!==void 0&&o.call(m,"file")){let l=m.file;this.note("public-file",e+"/item\
s/"+a+"/file",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/file","minLength",{limit:1},te.properties.items.
items.properties.file,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/file","type",{type:"string"},te.properties.items.items.properties.
file,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},te.properties.items.items,m)),r++}}else(i??=[]).
push(p(e+"/items","type",{type:"array"},te.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;
typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},te.properties.hidden,t)),r++),this.note("sched\
ule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="stri\
ng"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d\
|[A-Z][\\w+/-]*))?)?$"},te.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},te.properties.from,
t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(
t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+\
/-]*))?)?$"},te.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},te.properties.until,t)),r++)}}else{
let t={instancePath:e,keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,data:s};(i??=[]).push(t),r++}
return Tt.errors=i,r===0}var qi=vt,G=J.definitions.EventsBlock;function vt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:G.required,parentSchema:G,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:G.required,parentSchema:G,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(G.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:G,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="events"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
events"},G.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},G.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},G.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},G.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},G.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},G.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},G.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},G.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},G.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},G.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},G.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:G.properties.background.enum},G.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},G.properties.
items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||
!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"title"},G.properties.items.items,m)),r++),
(m.begins===void 0||!o.call(m,"begins"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"begins"},G.properties.
items.items,m)),r++);for(let l of Object.keys(m))o.call(G.properties.items.items.properties,l)||((i??=[]).push(p(e+"/ite\
ms/"+a,"additionalProperties",{additionalProperty:l},G.properties.items.items,m)),r++);if(m.title!==void 0&&o.call(m,"ti\
tle")){let l=m.title;this.note("text",e+"/items/"+a+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
a+"/title","minLength",{limit:1},G.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/tit\
le","type",{type:"string"},G.properties.items.items.properties.title,l)),r++)}if(m.begins!==void 0&&o.call(m,"begins")){
let l=m.begins;this.note("occasion",e+"/items/"+a+"/begins",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+
a+"/begins","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
G.properties.items.items.properties.begins,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/begins","type",{type:"string"},G.properties.
items.items.properties.begins,l)),r++)}if(m.ends!==void 0&&o.call(m,"ends")){let l=m.ends;this.note("occasion",e+"/items\
/"+a+"/ends",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+a+"/ends","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\\
d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},G.properties.items.items.properties.ends,l)),
r++):((i??=[]).push(p(e+"/items/"+a+"/ends","type",{type:"string"},G.properties.items.items.properties.ends,l)),r++)}if(m.
place!==void 0&&o.call(m,"place")){let l=m.place;this.note("text",e+"/items/"+a+"/place",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/items/"+a+"/place","minLength",{limit:1},G.properties.items.items.properties.place,l)),r++):((i??=[]).push(
p(e+"/items/"+a+"/place","type",{type:"string"},G.properties.items.items.properties.place,l)),r++)}if(m.text!==void 0&&o.
call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+a+"/text","minLength",{limit:1},G.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items\
/"+a+"/text","type",{type:"string"},G.properties.items.items.properties.text,l)),r++)}if(m.link!==void 0&&o.call(m,"link")){
let l=m.link;this.note("link",e+"/items/"+a+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/link",
"minLength",{limit:1},G.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/link","type",{type:"\
string"},G.properties.items.items.properties.link,l)),r++)}if(m.hidden!==void 0&&o.call(m,"hidden")){let l=m.hidden;typeof l!=
"boolean"&&((i??=[]).push(p(e+"/items/"+a+"/hidden","type",{type:"boolean"},G.properties.items.items.properties.hidden,l)),
r++),this.note("schedule",e+"/items/"+a+"/hidden",l)}if(m.from!==void 0&&o.call(m,"from")){let l=m.from;this.note("sched\
ule",e+"/items/"+a+"/from",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+a+"/from","pattern",{pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},G.properties.items.items.
properties.from,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/from","type",{type:"string"},G.properties.items.items.properties.
from,l)),r++)}if(m.until!==void 0&&o.call(m,"until")){let l=m.until;this.note("schedule",e+"/items/"+a+"/until",l),typeof l==
"string"?z.test(l)||((i??=[]).push(p(e+"/items/"+a+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( \
?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},G.properties.items.items.properties.until,l)),r++):((i??=[]).push(p(e+"/it\
ems/"+a+"/until","type",{type:"string"},G.properties.items.items.properties.until,l)),r++)}}else(i??=[]).push(p(e+"/item\
s/"+a,"type",{type:"object"},G.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},G.properties.
items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden",
"type",{type:"boolean"},G.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"f\
rom")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",
{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},G.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},G.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},G.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},G.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};(i??=[]).push(t),r++}return vt.errors=i,r===0}
var $i=zt,ae=J.definitions.FormBlock;function zt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:ae.required,parentSchema:ae,data:s};(i??=[]).push(t),r++}if(s.
form===void 0||!o.call(s,"form")){let t={instancePath:e,keyword:"required",params:{missingProperty:"form"},schema:ae.required,
parentSchema:ae,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(ae.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ae,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="form"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"form"},ae.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},ae.properties.id,t)),r++):((i??=[]).push(p(
e+"/id","type",{type:"string"},ae.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
ae.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},ae.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},ae.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
ae.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},ae.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},ae.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.
text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},ae.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},ae.properties.text,t)),r++)}if(s.background!==void 0&&o.
call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",
{allowedValues:ae.properties.background.enum},ae.properties.background,t)),r++)}if(s.form!==void 0&&o.call(s,"form")){let t=s.
form;this.note("own-form",e+"/form",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/form","minLength",{limit:1},ae.properties.
form,t)),r++):((i??=[]).push(p(e+"/form","type",{type:"string"},ae.properties.form,t)),r++)}if(s.small!==void 0&&o.call(
s,"small")){let t=s.small;typeof t!="boolean"&&((i??=[]).push(p(e+"/small","type",{type:"boolean"},ae.properties.small,t)),
r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{
type:"boolean"},ae.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ae.properties.from,t)),
r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ae.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){
let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ae.properties.until,t)),
r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ae.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"\
type",params:{type:"object"},schema:ae.type,parentSchema:ae,data:s};(i??=[]).push(t),r++}return zt.errors=i,r===0}var Si=At,
U=J.definitions.GalleryBlock;function At(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"r\
equired",params:{missingProperty:"type"},schema:U.required,parentSchema:U,data:s};(i??=[]).push(t),r++}if(s.pictures===void 0||
!o.call(s,"pictures")){let t={instancePath:e,keyword:"required",params:{missingProperty:"pictures"},schema:U.required,parentSchema:U,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(U.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:U,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="gallery"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"gallery"},U.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},U.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},U.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},U.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},U.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},U.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
U.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},U.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},U.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},U.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},U.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:U.
properties.background.enum},U.properties.background,t)),r++)}if(s.pictures!==void 0&&o.call(s,"pictures")){let t=s.pictures;
if(Array.isArray(t)){t.length>40&&((i??=[]).push(p(e+"/pictures","maxItems",{limit:40},U.properties.pictures,t)),r++),t.
length<2&&((i??=[]).push(p(e+"/pictures","minItems",{limit:2},U.properties.pictures,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(this.note("picture",e+"/pictures/"+a,m),m&&typeof m=="object"&&!Array.isArray(m)){(m.file===void 0||
!o.call(m,"file"))&&((i??=[]).push(p(e+"/pictures/"+a,"required",{missingProperty:"file"},U.properties.pictures.items,m)),
r++),(m.alt===void 0||!o.call(m,"alt"))&&((i??=[]).push(p(e+"/pictures/"+a,"required",{missingProperty:"alt"},U.properties.
pictures.items,m)),r++);for(let l of Object.keys(m))l==="file"||l==="alt"||l==="decorative"||l==="caption"||l==="credit"||
l==="focus"||l==="crop"||l==="dark"||((i??=[]).push(p(e+"/pictures/"+a,"additionalProperties",{additionalProperty:l},U.properties.
pictures.items,m)),r++);if(m.file!==void 0&&o.call(m,"file")){let l=m.file;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+
"/pictures/"+a+"/file","minLength",{limit:1},U.properties.pictures.items.properties.file,l)),r++):((i??=[]).push(p(e+"/p\
ictures/"+a+"/file","type",{type:"string"},U.properties.pictures.items.properties.file,l)),r++)}if(m.alt!==void 0&&o.call(
m,"alt")){let l=m.alt;typeof l!="string"&&((i??=[]).push(p(e+"/pictures/"+a+"/alt","type",{type:"string"},U.properties.pictures.
items.properties.alt,l)),r++)}if(m.decorative!==void 0&&o.call(m,"decorative")){let l=m.decorative;typeof l!="boolean"&&
((i??=[]).push(p(e+"/pictures/"+a+"/decorative","type",{type:"boolean"},U.properties.pictures.items.properties.decorative,
l)),r++)}if(m.caption!==void 0&&o.call(m,"caption")){let l=m.caption;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/pic\
tures/"+a+"/caption","minLength",{limit:1},U.properties.pictures.items.properties.caption,l)),r++):((i??=[]).push(p(e+"/\
pictures/"+a+"/caption","type",{type:"string"},U.properties.pictures.items.properties.caption,l)),r++)}if(m.credit!==void 0&&
o.call(m,"credit")){let l=m.credit;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/pictures/"+a+"/credit","minLength",{limit:1},
U.properties.pictures.items.properties.credit,l)),r++):((i??=[]).push(p(e+"/pictures/"+a+"/credit","type",{type:"string"},
U.properties.pictures.items.properties.credit,l)),r++)}if(m.focus!==void 0&&o.call(m,"focus")){let l=m.focus;typeof l=="\
string"?Le.test(l)||((i??=[]).push(p(e+"/pictures/"+a+"/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])\
%$"},U.properties.pictures.items.properties.focus,l)),r++):((i??=[]).push(p(e+"/pictures/"+a+"/focus","type",{type:"stri\
ng"},U.properties.pictures.items.properties.focus,l)),r++)}if(m.crop!==void 0&&o.call(m,"crop")){let l=m.crop;typeof l==
"string"?Te.test(l)||((i??=[]).push(p(e+"/pictures/"+a+"/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])\
% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},U.properties.pictures.items.properties.crop,l)),r++):((i??=[]).push(p(e+"/pic\
tures/"+a+"/crop","type",{type:"string"},U.properties.pictures.items.properties.crop,l)),r++)}if(m.dark!==void 0&&o.call(
m,"dark")){let l=m.dark;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/pictures/"+a+"/dark","minLength",{limit:1},U.properties.
pictures.items.properties.dark,l)),r++):((i??=[]).push(p(e+"/pictures/"+a+"/dark","type",{type:"string"},U.properties.pictures.
items.properties.dark,l)),r++)}}else(i??=[]).push(p(e+"/pictures/"+a,"type",{type:"object"},U.properties.pictures.items,
m)),r++}}else(i??=[]).push(p(e+"/pictures","type",{type:"array"},U.properties.pictures,t)),r++}if(s.shape!==void 0&&o.call(
s,"shape")){let t=s.shape;t==="landscape"||t==="square"||t==="portrait"||((i??=[]).push(p(e+"/shape","enum",{allowedValues:U.
properties.shape.enum},U.properties.shape,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="b\
oolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},U.properties.hidden,t)),r++),this.note("schedule",e+"/hidd\
en",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||
((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*)\
)?)?$"},U.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},U.properties.from,t)),r++)}if(s.until!==
void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(
p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
U.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},U.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:U.type,parentSchema:U,data:s};(i??=[]).push(t),r++}return At.
errors=i,r===0}var Zi=he,Se=J.definitions.Figure;function he(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0||!o.call(s,"value")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"value"},schema:Se.required,parentSchema:Se,data:s};(i??=[]).push(t),r++}if(s.
label===void 0||!o.call(s,"label")){let t={instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:Se.
required,parentSchema:Se,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="value"||t==="label"||t==="te\
xt")){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Se,data:s};
(i??=[]).push(f),r++}if(s.value!==void 0&&o.call(s,"value")){let t=s.value;this.note("text",e+"/value",t),typeof t=="str\
ing"?h(t)<1&&((i??=[]).push(p(e+"/value","minLength",{limit:1},Se.properties.value,t)),r++):((i??=[]).push(p(e+"/value",
"type",{type:"string"},Se.properties.value,t)),r++)}if(s.label!==void 0&&o.call(s,"label")){let t=s.label;this.note("tex\
t",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/label","minLength",{limit:1},Se.properties.label,t)),r++):
((i??=[]).push(p(e+"/label","type",{type:"string"},Se.properties.label,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.
text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},Se.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},Se.properties.text,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:s};(i??=[]).push(t),r++}return he.errors=i,r===
0}var Ii=jt,V=J.definitions.HeroBlock;function jt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:V.required,parentSchema:V,data:s};(i??=[]).push(t),r++}if(s.heading===
void 0||!o.call(s,"heading")){let t={instancePath:e,keyword:"required",params:{missingProperty:"heading"},schema:V.required,
parentSchema:V,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(V.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:V,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="hero"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"hero"},V.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},V.properties.id,t)),r++):((i??=[]).push(p(e+
"/id","type",{type:"string"},V.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
V.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},V.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},V.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
V.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},V.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},V.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},V.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},V.properties.text,t)),r++)}if(s.buttons!==void 0&&o.call(
s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},V.properties.
buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},V.properties.buttons,t)),r++);let f=t.length;
for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===
null?oe.errors:i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},V.properties.buttons,
t)),r++}if(s.drawing!==void 0&&o.call(s,"drawing")){let t=s.drawing;t==="network"||t==="relay"||t==="identity"||t==="cov\
erage"||t==="authorization"||t==="claims"||t==="patients"||t==="providers"||t==="payers"||t==="employers"||t==="states"||
t==="waiting"||((i??=[]).push(p(e+"/drawing","enum",{allowedValues:V.properties.drawing.enum},V.properties.drawing,t)),r++)}
if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&
!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},
V.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
alt"},V.properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||
f==="credit"||f==="focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},
V.properties.picture,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(
p(e+"/picture/file","minLength",{limit:1},V.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/fil\
e","type",{type:"string"},V.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;
typeof f!="string"&&((i??=[]).push(p(e+"/picture/alt","type",{type:"string"},V.properties.picture.properties.alt,f)),r++)}
if(t.decorative!==void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/picture/d\
ecorative","type",{type:"boolean"},V.properties.picture.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"\
caption")){let f=t.caption;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/caption","minLength",{limit:1},V.properties.
picture.properties.caption,f)),r++):((i??=[]).push(p(e+"/picture/caption","type",{type:"string"},V.properties.picture.properties.
caption,f)),r++)}if(t.credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+
"/picture/credit","minLength",{limit:1},V.properties.picture.properties.credit,f)),r++):((i??=[]).push(p(e+"/picture/cre\
dit","type",{type:"string"},V.properties.picture.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.
focus;typeof f=="string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1\
-9]?[0-9])%$"},V.properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},
V.properties.picture.properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.
test(f)||((i??=[]).push(p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)\
% (100|[1-9][0-9]?)%$"},V.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"s\
tring"},V.properties.picture.properties.crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="stri\
ng"?h(f)<1&&((i??=[]).push(p(e+"/picture/dark","minLength",{limit:1},V.properties.picture.properties.dark,f)),r++):((i??=
[]).push(p(e+"/picture/dark","type",{type:"string"},V.properties.picture.properties.dark,f)),r++)}}else(i??=[]).push(p(e+
"/picture","type",{type:"object"},V.properties.picture,t)),r++}if(s.over!==void 0&&o.call(s,"over")){let t=s.over;typeof t!=
"boolean"&&((i??=[]).push(p(e+"/over","type",{type:"boolean"},V.properties.over,t)),r++)}if(s.figures!==void 0&&o.call(s,
"figures")){let t=s.figures;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/figures","maxItems",{limit:3},V.properties.
figures,t)),r++),t.length<1&&((i??=[]).push(p(e+"/figures","minItems",{limit:1},V.properties.figures,t)),r++);let f=t.length;
for(let a=0;a<f;a++)he.call(this,t[a],{instancePath:e+"/figures/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===
null?he.errors:i.concat(he.errors),r=i.length)}else(i??=[]).push(p(e+"/figures","type",{type:"array"},V.properties.figures,
t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",
{type:"boolean"},V.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},V.properties.from,t)),r++):
((i??=[]).push(p(e+"/from","type",{type:"string"},V.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.
until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},V.properties.until,t)),r++):
((i??=[]).push(p(e+"/until","type",{type:"string"},V.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",
params:{type:"object"},schema:V.type,parentSchema:V,data:s};(i??=[]).push(t),r++}return jt.errors=i,r===0}var Oi=qt,W=J.
definitions.LogosBlock;function qt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"requi\
red",params:{missingProperty:"type"},schema:W.required,parentSchema:W,data:s};(i??=[]).push(t),r++}if(s.items===void 0||
!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},schema:W.required,parentSchema:W,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(W.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:W,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="logos"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"logos"},W.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},W.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},W.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},W.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},W.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},W.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
W.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},W.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},W.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},W.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},W.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:W.
properties.background.enum},W.properties.background,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.
isArray(t)){t.length>40&&((i??=[]).push(p(e+"/items","maxItems",{limit:40},W.properties.items,t)),r++),t.length<2&&((i??=
[]).push(p(e+"/items","minItems",{limit:2},W.properties.items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.picture===void 0||!o.call(m,"picture"))&&((i??=[]).push(p(e+"/items/"+a,"requi\
red",{missingProperty:"picture"},W.properties.items.items,m)),r++);for(let l of Object.keys(m))l==="picture"||l==="link"||
((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},W.properties.items.items,m)),r++);if(m.picture!==
void 0&&o.call(m,"picture")){let l=m.picture;if(this.note("picture",e+"/items/"+a+"/picture",l),l&&typeof l=="object"&&!Array.
isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"\
file"},W.properties.items.items.properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/ite\
ms/"+a+"/picture","required",{missingProperty:"alt"},W.properties.items.items.properties.picture,l)),r++);for(let d of Object.
keys(l))d==="file"||d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=
[]).push(p(e+"/items/"+a+"/picture","additionalProperties",{additionalProperty:d},W.properties.items.items.properties.picture,
l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/\
picture/file","minLength",{limit:1},W.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(
p(e+"/items/"+a+"/picture/file","type",{type:"string"},W.properties.items.items.properties.picture.properties.file,d)),r++)}
if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/picture/alt","type",
{type:"string"},W.properties.items.items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"\
decorative")){let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/items/"+a+"/picture/decorative","type",{type:"\
boolean"},W.properties.items.items.properties.picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"ca\
ption")){let d=l.caption;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/caption","minLength",{limit:1},
W.properties.items.items.properties.picture.properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/caption",
"type",{type:"string"},W.properties.items.items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(
l,"credit")){let d=l.credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/credit","minLength",{limit:1},
W.properties.items.items.properties.picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/credit",
"type",{type:"string"},W.properties.items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(
l,"focus")){let d=l.focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/focus","pattern",{pattern:"\
^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},W.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).
push(p(e+"/items/"+a+"/picture/focus","type",{type:"string"},W.properties.items.items.properties.picture.properties.focus,
d)),r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+
a+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},W.
properties.items.items.properties.picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/crop","type",
{type:"string"},W.properties.items.items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){
let d=l.dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/dark","minLength",{limit:1},W.properties.
items.items.properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/dark","type",{type:"str\
ing"},W.properties.items.items.properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/picture",
"type",{type:"object"},W.properties.items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.
link;this.note("link",e+"/items/"+a+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/link","minLen\
gth",{limit:1},W.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/link","type",{type:"st\
ring"},W.properties.items.items.properties.link,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},W.properties.
items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},W.properties.items,t)),r++}if(s.look!==void 0&&
o.call(s,"look")){let t=s.look;t==="color"||t==="ink"||((i??=[]).push(p(e+"/look","enum",{allowedValues:W.properties.look.
enum},W.properties.look,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},W.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/but\
tons","minItems",{limit:1},W.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+
"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},W.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},W.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},W.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},W.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},W.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},W.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:W.type,parentSchema:W,data:s};(i??=[]).push(
t),r++}return qt.errors=i,r===0}var Di=$t,S=J.definitions.OpeningHoursBlock,Ce=new RegExp("^(closed|([01]?\\d|2[0-3]):[0-\
5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",
"u"),dt=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u"),Fi=new RegExp("^\\+?[0-9][0-9 ()/.-]{2,}$","u");function $t(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:S.required,parentSchema:S,
data:s};(i??=[]).push(t),r++}if(s.week===void 0||!o.call(s,"week")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
week"},schema:S.required,parentSchema:S,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(S.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:S,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="opening-hours"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"opening-hours"},S.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note(
"anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9\
]+)*$"},S.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},S.properties.id,t)),r++)}if(s.review!==
void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},S.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},S.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/e\
yebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},S.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},S.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"head\
ing")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLen\
gth",{limit:1},S.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},S.properties.heading,t)),
r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/text","minLength",{limit:1},S.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},
S.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||
t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:S.properties.background.enum},S.properties.background,
t)),r++)}if(s.week!==void 0&&o.call(s,"week")){let t=s.week;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.monday===void 0||
!o.call(t,"monday"))&&((i??=[]).push(p(e+"/week","required",{missingProperty:"monday"},S.properties.week,t)),r++),(t.tuesday===
void 0||!o.call(t,"tuesday"))&&((i??=[]).push(p(e+"/week","required",{missingProperty:"tuesday"},S.properties.week,t)),r++),
(t.wednesday===void 0||!o.call(t,"wednesday"))&&((i??=[]).push(p(e+"/week","required",{missingProperty:"wednesday"},S.properties.
week,t)),r++),(t.thursday===void 0||!o.call(t,"thursday"))&&((i??=[]).push(p(e+"/week","required",{missingProperty:"thur\
sday"},S.properties.week,t)),r++),(t.friday===void 0||!o.call(t,"friday"))&&((i??=[]).push(p(e+"/week","required",{missingProperty:"\
friday"},S.properties.week,t)),r++),(t.saturday===void 0||!o.call(t,"saturday"))&&((i??=[]).push(p(e+"/week","required",
{missingProperty:"saturday"},S.properties.week,t)),r++),(t.sunday===void 0||!o.call(t,"sunday"))&&((i??=[]).push(p(e+"/w\
eek","required",{missingProperty:"sunday"},S.properties.week,t)),r++);for(let f of Object.keys(t))f==="monday"||f==="tue\
sday"||f==="wednesday"||f==="thursday"||f==="friday"||f==="saturday"||f==="sunday"||((i??=[]).push(p(e+"/week","addition\
alProperties",{additionalProperty:f},S.properties.week,t)),r++);if(t.monday!==void 0&&o.call(t,"monday")){let f=t.monday;
typeof f=="string"?Ce.test(f)||((i??=[]).push(p(e+"/week/monday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?\
[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},
S.properties.week.properties.monday,f)),r++):((i??=[]).push(p(e+"/week/monday","type",{type:"string"},S.properties.week.
properties.monday,f)),r++)}if(t.tuesday!==void 0&&o.call(t,"tuesday")){let f=t.tuesday;typeof f=="string"?Ce.test(f)||((i??=
[]).push(p(e+"/week/tuesday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:0\
0)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.tuesday,
f)),r++):((i??=[]).push(p(e+"/week/tuesday","type",{type:"string"},S.properties.week.properties.tuesday,f)),r++)}if(t.wednesday!==
void 0&&o.call(t,"wednesday")){let f=t.wednesday;typeof f=="string"?Ce.test(f)||((i??=[]).push(p(e+"/week/wednesday","pa\
ttern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?\
[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.wednesday,f)),r++):((i??=[]).push(p(e+"/we\
ek/wednesday","type",{type:"string"},S.properties.week.properties.wednesday,f)),r++)}if(t.thursday!==void 0&&o.call(t,"t\
hursday")){let f=t.thursday;typeof f=="string"?Ce.test(f)||((i??=[]).push(p(e+"/week/thursday","pattern",{pattern:"^(clo\
sed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]\
):[0-5]\\d|24:00))*)$"},S.properties.week.properties.thursday,f)),r++):((i??=[]).push(p(e+"/week/thursday","type",{type:"\
string"},S.properties.week.properties.thursday,f)),r++)}if(t.friday!==void 0&&o.call(t,"friday")){let f=t.friday;typeof f==
"string"?Ce.test(f)||((i??=[]).push(p(e+"/week/friday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([0\
1]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.
week.properties.friday,f)),r++):((i??=[]).push(p(e+"/week/friday","type",{type:"string"},S.properties.week.properties.friday,
f)),r++)}if(t.saturday!==void 0&&o.call(t,"saturday")){let f=t.saturday;typeof f=="string"?Ce.test(f)||((i??=[]).push(p(
e+"/week/saturday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01\
]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.saturday,f)),r++):
((i??=[]).push(p(e+"/week/saturday","type",{type:"string"},S.properties.week.properties.saturday,f)),r++)}if(t.sunday!==
void 0&&o.call(t,"sunday")){let f=t.sunday;typeof f=="string"?Ce.test(f)||((i??=[]).push(p(e+"/week/sunday","pattern",{pattern:"\
^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2\
[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.sunday,f)),r++):((i??=[]).push(p(e+"/week/sunday","type",{type:"\
string"},S.properties.week.properties.sunday,f)),r++)}}else(i??=[]).push(p(e+"/week","type",{type:"object"},S.properties.
week,t)),r++}if(s.exceptions!==void 0&&o.call(s,"exceptions")){let t=s.exceptions;if(Array.isArray(t)){t.length<1&&((i??=
[]).push(p(e+"/exceptions","minItems",{limit:1},S.properties.exceptions,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){(m.begins===void 0||!o.call(m,"begins"))&&((i??=[]).push(p(e+"/exceptions/"+
a,"required",{missingProperty:"begins"},S.properties.exceptions.items,m)),r++),(m.hours===void 0||!o.call(m,"hours"))&&((i??=
[]).push(p(e+"/exceptions/"+a,"required",{missingProperty:"hours"},S.properties.exceptions.items,m)),r++);for(let l of Object.
keys(m))l==="title"||l==="begins"||l==="ends"||l==="hours"||l==="hidden"||l==="from"||l==="until"||((i??=[]).push(p(e+"/\
exceptions/"+a,"additionalProperties",{additionalProperty:l},S.properties.exceptions.items,m)),r++);if(m.title!==void 0&&
o.call(m,"title")){let l=m.title;this.note("text",e+"/exceptions/"+a+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(
p(e+"/exceptions/"+a+"/title","minLength",{limit:1},S.properties.exceptions.items.properties.title,l)),r++):((i??=[]).push(
p(e+"/exceptions/"+a+"/title","type",{type:"string"},S.properties.exceptions.items.properties.title,l)),r++)}if(m.begins!==
void 0&&o.call(m,"begins")){let l=m.begins;this.note("occasion",e+"/exceptions/"+a+"/begins",l),typeof l=="string"?dt.test(
l)||((i??=[]).push(p(e+"/exceptions/"+a+"/begins","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},S.properties.exceptions.items.
properties.begins,l)),r++):((i??=[]).push(p(e+"/exceptions/"+a+"/begins","type",{type:"string"},S.properties.exceptions.
items.properties.begins,l)),r++)}if(m.ends!==void 0&&o.call(m,"ends")){let l=m.ends;this.note("occasion",e+"/exceptions/"+
a+"/ends",l),typeof l=="string"?dt.test(l)||((i??=[]).push(p(e+"/exceptions/"+a+"/ends","pattern",{pattern:"^\\d{4}-\\d\\d-\
\\d\\d$"},S.properties.exceptions.items.properties.ends,l)),r++):((i??=[]).push(p(e+"/exceptions/"+a+"/ends","type",{type:"\
string"},S.properties.exceptions.items.properties.ends,l)),r++)}if(m.hours!==void 0&&o.call(m,"hours")){let l=m.hours;typeof l==
"string"?Ce.test(l)||((i??=[]).push(p(e+"/exceptions/"+a+"/hours","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d \
?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},
S.properties.exceptions.items.properties.hours,l)),r++):((i??=[]).push(p(e+"/exceptions/"+a+"/hours","type",{type:"strin\
g"},S.properties.exceptions.items.properties.hours,l)),r++)}if(m.hidden!==void 0&&o.call(m,"hidden")){let l=m.hidden;typeof l!=
"boolean"&&((i??=[]).push(p(e+"/exceptions/"+a+"/hidden","type",{type:"boolean"},S.properties.exceptions.items.properties.
hidden,l)),r++),this.note("schedule",e+"/exceptions/"+a+"/hidden",l)}if(m.from!==void 0&&o.call(m,"from")){let l=m.from;
this.note("schedule",e+"/exceptions/"+a+"/from",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/exceptions/"+a+"/f\
rom","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
S.properties.exceptions.items.properties.from,l)),r++):((i??=[]).push(p(e+"/exceptions/"+a+"/from","type",{type:"string"},
S.properties.exceptions.items.properties.from,l)),r++)}if(m.until!==void 0&&o.call(m,"until")){let l=m.until;this.note("\
schedule",e+"/exceptions/"+a+"/until",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/exceptions/"+a+"/until","pat\
tern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},S.properties.
exceptions.items.properties.until,l)),r++):((i??=[]).push(p(e+"/exceptions/"+a+"/until","type",{type:"string"},S.properties.
exceptions.items.properties.until,l)),r++)}}else(i??=[]).push(p(e+"/exceptions/"+a,"type",{type:"object"},S.properties.exceptions.
items,m)),r++}}else(i??=[]).push(p(e+"/exceptions","type",{type:"array"},S.properties.exceptions,t)),r++}if(s.address!==
void 0&&o.call(s,"address")){let t=s.address;this.note("text",e+"/address",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/address","minLength",{limit:1},S.properties.address,t)),r++):((i??=[]).push(p(e+"/address","type",{type:"string"},
S.properties.address,t)),r++)}if(s.phone!==void 0&&o.call(s,"phone")){let t=s.phone;this.note("telephone",e+"/phone",t),
typeof t=="string"?Fi.test(t)||((i??=[]).push(p(e+"/phone","pattern",{pattern:"^\\+?[0-9][0-9 ()/.-]{2,}$"},S.properties.
phone,t)),r++):((i??=[]).push(p(e+"/phone","type",{type:"string"},S.properties.phone,t)),r++)}if(s.note!==void 0&&o.call(
s,"note")){let t=s.note;this.note("rich-text",e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLen\
gth",{limit:1},S.properties.note,t)),r++):((i??=[]).push(p(e+"/note","type",{type:"string"},S.properties.note,t)),r++)}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},S.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},S.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},S.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},S.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},S.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:S.type,parentSchema:S,data:s};(i??=[]).push(t),r++}return $t.errors=i,r===0}var Bi=St,D=J.definitions.
PeopleBlock;function St(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
type"},schema:D.required,parentSchema:D,data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"items"},schema:D.required,parentSchema:D,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(D.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:D,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="people"&&((i??=[]).push(
p(e+"/type","const",{allowedValue:"people"},D.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.
note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a\
-z0-9]+)*$"},D.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},D.properties.id,t)),r++)}if(s.review!==
void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},D.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},D.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/e\
yebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},D.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},D.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"head\
ing")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLen\
gth",{limit:1},D.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},D.properties.heading,t)),
r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/text","minLength",{limit:1},D.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},
D.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||
t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:D.properties.background.enum},D.properties.background,
t)),r++)}if(s.size!==void 0&&o.call(s,"size")){let t=s.size;t==="large"||t==="compact"||((i??=[]).push(p(e+"/size","enum",
{allowedValues:D.properties.size.enum},D.properties.size,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;
if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},D.properties.items,t)),r++);let f=t.length;
for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=
[]).push(p(e+"/items/"+a,"required",{missingProperty:"name"},D.properties.items.items,m)),r++),(m.role===void 0||!o.call(
m,"role"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"role"},D.properties.items.items,m)),r++);for(let l of Object.
keys(m))l==="name"||l==="role"||l==="bio"||l==="image"||l==="picture"||l==="link"||((i??=[]).push(p(e+"/items/"+a,"addit\
ionalProperties",{additionalProperty:l},D.properties.items.items,m)),r++);if(m.name!==void 0&&o.call(m,"name")){let l=m.
name;this.note("text",e+"/items/"+a+"/name",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/name","minLen\
gth",{limit:1},D.properties.items.items.properties.name,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/name","type",{type:"st\
ring"},D.properties.items.items.properties.name,l)),r++)}if(m.role!==void 0&&o.call(m,"role")){let l=m.role;this.note("t\
ext",e+"/items/"+a+"/role",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/role","minLength",{limit:1},D.
properties.items.items.properties.role,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/role","type",{type:"string"},D.properties.
items.items.properties.role,l)),r++)}if(m.bio!==void 0&&o.call(m,"bio")){let l=m.bio;this.note("rich-text",e+"/items/"+a+
"/bio",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/bio","minLength",{limit:1},D.properties.items.items.
properties.bio,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/bio","type",{type:"string"},D.properties.items.items.properties.
bio,l)),r++)}if(m.image!==void 0&&o.call(m,"image")){let l=m.image;if(this.note("image",e+"/items/"+a+"/image",l),l&&typeof l==
"object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+a+"/image","required",{missingProperty:"\
file"},D.properties.items.items.properties.image,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items\
/"+a+"/image","required",{missingProperty:"alt"},D.properties.items.items.properties.image,l)),r++);for(let d of Object.
keys(l))d==="file"||d==="alt"||((i??=[]).push(p(e+"/items/"+a+"/image","additionalProperties",{additionalProperty:d},D.properties.
items.items.properties.image,l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=
[]).push(p(e+"/items/"+a+"/image/file","minLength",{limit:1},D.properties.items.items.properties.image.properties.file,d)),
r++):((i??=[]).push(p(e+"/items/"+a+"/image/file","type",{type:"string"},D.properties.items.items.properties.image.properties.
file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/image\
/alt","type",{type:"string"},D.properties.items.items.properties.image.properties.alt,d)),r++)}}else(i??=[]).push(p(e+"/\
items/"+a+"/image","type",{type:"object"},D.properties.items.items.properties.image,l)),r++}if(m.picture!==void 0&&o.call(
m,"picture")){let l=m.picture;if(this.note("picture",e+"/items/"+a+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){
(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"file"},D.properties.
items.items.properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","r\
equired",{missingProperty:"alt"},D.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="f\
ile"||d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+
"/items/"+a+"/picture","additionalProperties",{additionalProperty:d},D.properties.items.items.properties.picture,l)),r++);
if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/f\
ile","minLength",{limit:1},D.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/ite\
ms/"+a+"/picture/file","type",{type:"string"},D.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.
alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/picture/alt","type",{type:"\
string"},D.properties.items.items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorat\
ive")){let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/items/"+a+"/picture/decorative","type",{type:"boolea\
n"},D.properties.items.items.properties.picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){
let d=l.caption;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/caption","minLength",{limit:1},D.properties.
items.items.properties.picture.properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/caption","type",{type:"\
string"},D.properties.items.items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){
let d=l.credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/credit","minLength",{limit:1},D.properties.
items.items.properties.picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/credit","type",{type:"\
string"},D.properties.items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){
let d=l.focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/focus","pattern",{pattern:"^(100|[\
1-9]?[0-9])% (100|[1-9]?[0-9])%$"},D.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(
p(e+"/items/"+a+"/picture/focus","type",{type:"string"},D.properties.items.items.properties.picture.properties.focus,d)),
r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+a+"/\
picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},D.properties.
items.items.properties.picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/crop","type",{type:"str\
ing"},D.properties.items.items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.
dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/dark","minLength",{limit:1},D.properties.items.
items.properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/dark","type",{type:"string"},
D.properties.items.items.properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/picture","type",
{type:"object"},D.properties.items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.link;this.
note("link",e+"/items/"+a+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/link","minLength",{limit:1},
D.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/link","type",{type:"string"},D.properties.
items.items.properties.link,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},D.properties.items.items,
m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},D.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,
"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},D.properties.hidden,
t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"\
/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\\
d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},D.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"\
string"},D.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",
t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},D.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"str\
ing"},D.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,
data:s};(i??=[]).push(t),r++}return St.errors=i,r===0}var Ni=Zt,Z=J.definitions.PictureBlock;function Zt(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:Z.required,parentSchema:Z,
data:s};(i??=[]).push(t),r++}if(s.picture===void 0||!o.call(s,"picture")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"picture"},schema:Z.required,parentSchema:Z,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.
call(Z.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Z,
data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="picture"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"picture"},Z.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anch\
or",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
Z.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},Z.properties.id,t)),r++)}if(s.review!==void 0&&
o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4\
}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},Z.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"s\
tring"},Z.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/ey\
ebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},Z.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},Z.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
Z.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},Z.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},Z.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},Z.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:Z.properties.background.enum},Z.properties.background,t)),r++)}if(s.
picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&!Array.
isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},Z.properties.
picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"alt"},Z.
properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||f==="cre\
dit"||f==="focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},Z.
properties.picture,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(
p(e+"/picture/file","minLength",{limit:1},Z.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/fil\
e","type",{type:"string"},Z.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;
typeof f!="string"&&((i??=[]).push(p(e+"/picture/alt","type",{type:"string"},Z.properties.picture.properties.alt,f)),r++)}
if(t.decorative!==void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/picture/d\
ecorative","type",{type:"boolean"},Z.properties.picture.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"\
caption")){let f=t.caption;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/caption","minLength",{limit:1},Z.properties.
picture.properties.caption,f)),r++):((i??=[]).push(p(e+"/picture/caption","type",{type:"string"},Z.properties.picture.properties.
caption,f)),r++)}if(t.credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+
"/picture/credit","minLength",{limit:1},Z.properties.picture.properties.credit,f)),r++):((i??=[]).push(p(e+"/picture/cre\
dit","type",{type:"string"},Z.properties.picture.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.
focus;typeof f=="string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1\
-9]?[0-9])%$"},Z.properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},
Z.properties.picture.properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.
test(f)||((i??=[]).push(p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)\
% (100|[1-9][0-9]?)%$"},Z.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"s\
tring"},Z.properties.picture.properties.crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="stri\
ng"?h(f)<1&&((i??=[]).push(p(e+"/picture/dark","minLength",{limit:1},Z.properties.picture.properties.dark,f)),r++):((i??=
[]).push(p(e+"/picture/dark","type",{type:"string"},Z.properties.picture.properties.dark,f)),r++)}}else(i??=[]).push(p(e+
"/picture","type",{type:"object"},Z.properties.picture,t)),r++}if(s.label!==void 0&&o.call(s,"label")){let t=s.label;this.
note("text",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/label","minLength",{limit:1},Z.properties.label,
t)),r++):((i??=[]).push(p(e+"/label","type",{type:"string"},Z.properties.label,t)),r++)}if(s.after!==void 0&&o.call(s,"a\
fter")){let t=s.after;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.label===void 0||!o.call(t,"label"))&&((i??=[]).push(
p(e+"/after","required",{missingProperty:"label"},Z.properties.after,t)),r++),(t.picture===void 0||!o.call(t,"picture"))&&
((i??=[]).push(p(e+"/after","required",{missingProperty:"picture"},Z.properties.after,t)),r++);for(let f of Object.keys(
t))f==="label"||f==="picture"||((i??=[]).push(p(e+"/after","additionalProperties",{additionalProperty:f},Z.properties.after,
t)),r++);if(t.label!==void 0&&o.call(t,"label")){let f=t.label;this.note("text",e+"/after/label",f),typeof f=="string"?h(
f)<1&&((i??=[]).push(p(e+"/after/label","minLength",{limit:1},Z.properties.after.properties.label,f)),r++):((i??=[]).push(
p(e+"/after/label","type",{type:"string"},Z.properties.after.properties.label,f)),r++)}if(t.picture!==void 0&&o.call(t,"\
picture")){let f=t.picture;if(this.note("picture",e+"/after/picture",f),f&&typeof f=="object"&&!Array.isArray(f)){(f.file===
void 0||!o.call(f,"file"))&&((i??=[]).push(p(e+"/after/picture","required",{missingProperty:"file"},Z.properties.after.properties.
picture,f)),r++),(f.alt===void 0||!o.call(f,"alt"))&&((i??=[]).push(p(e+"/after/picture","required",{missingProperty:"al\
t"},Z.properties.after.properties.picture,f)),r++);for(let a of Object.keys(f))a==="file"||a==="alt"||a==="decorative"||
a==="caption"||a==="credit"||a==="focus"||a==="crop"||a==="dark"||((i??=[]).push(p(e+"/after/picture","additionalPropert\
ies",{additionalProperty:a},Z.properties.after.properties.picture,f)),r++);if(f.file!==void 0&&o.call(f,"file")){let a=f.
file;typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/after/picture/file","minLength",{limit:1},Z.properties.after.properties.
picture.properties.file,a)),r++):((i??=[]).push(p(e+"/after/picture/file","type",{type:"string"},Z.properties.after.properties.
picture.properties.file,a)),r++)}if(f.alt!==void 0&&o.call(f,"alt")){let a=f.alt;typeof a!="string"&&((i??=[]).push(p(e+
"/after/picture/alt","type",{type:"string"},Z.properties.after.properties.picture.properties.alt,a)),r++)}if(f.decorative!==
void 0&&o.call(f,"decorative")){let a=f.decorative;typeof a!="boolean"&&((i??=[]).push(p(e+"/after/picture/decorative","\
type",{type:"boolean"},Z.properties.after.properties.picture.properties.decorative,a)),r++)}if(f.caption!==void 0&&o.call(
f,"caption")){let a=f.caption;typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/after/picture/caption","minLength",{limit:1},
Z.properties.after.properties.picture.properties.caption,a)),r++):((i??=[]).push(p(e+"/after/picture/caption","type",{type:"\
string"},Z.properties.after.properties.picture.properties.caption,a)),r++)}if(f.credit!==void 0&&o.call(f,"credit")){let a=f.
credit;typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/after/picture/credit","minLength",{limit:1},Z.properties.after.properties.
picture.properties.credit,a)),r++):((i??=[]).push(p(e+"/after/picture/credit","type",{type:"string"},Z.properties.after.
properties.picture.properties.credit,a)),r++)}if(f.focus!==void 0&&o.call(f,"focus")){let a=f.focus;typeof a=="string"?Le.
test(a)||((i??=[]).push(p(e+"/after/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},Z.properties.
after.properties.picture.properties.focus,a)),r++):((i??=[]).push(p(e+"/after/picture/focus","type",{type:"string"},Z.properties.
after.properties.picture.properties.focus,a)),r++)}if(f.crop!==void 0&&o.call(f,"crop")){let a=f.crop;typeof a=="string"?
Te.test(a)||((i??=[]).push(p(e+"/after/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-\
9][0-9]?)% (100|[1-9][0-9]?)%$"},Z.properties.after.properties.picture.properties.crop,a)),r++):((i??=[]).push(p(e+"/aft\
er/picture/crop","type",{type:"string"},Z.properties.after.properties.picture.properties.crop,a)),r++)}if(f.dark!==void 0&&
o.call(f,"dark")){let a=f.dark;typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/after/picture/dark","minLength",{limit:1},
Z.properties.after.properties.picture.properties.dark,a)),r++):((i??=[]).push(p(e+"/after/picture/dark","type",{type:"st\
ring"},Z.properties.after.properties.picture.properties.dark,a)),r++)}}else(i??=[]).push(p(e+"/after/picture","type",{type:"\
object"},Z.properties.after.properties.picture,f)),r++}}else(i??=[]).push(p(e+"/after","type",{type:"object"},Z.properties.
after,t)),r++}if(s.width!==void 0&&o.call(s,"width")){let t=s.width;t==="page"||t==="text"||((i??=[]).push(p(e+"/width",
"enum",{allowedValues:Z.properties.width.enum},Z.properties.width,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},Z.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},Z.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},Z.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},Z.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},Z.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Z.type,parentSchema:Z,data:s};(i??=[]).push(
t),r++}return Zt.errors=i,r===0}var Ci=It,F=J.definitions.PlaceBlock,Ei=new RegExp("^-?(?:90|[1-8]?[0-9])(?:\\.[0-9]+)?, \
?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$","u"),Wi=new RegExp("^https://\\S+$","u");function It(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:F.required,parentSchema:F,
data:s};(i??=[]).push(t),r++}if(s.address===void 0||!o.call(s,"address")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"address"},schema:F.required,parentSchema:F,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.
call(F.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:F,
data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="place"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"place"},F.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",
e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},F.
properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},F.properties.id,t)),r++)}if(s.review!==void 0&&o.
call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-\
(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},F.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"str\
ing"},F.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyeb\
row",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},F.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},F.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
F.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},F.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},F.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},F.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:F.properties.background.enum},F.properties.background,t)),r++)}if(s.
address!==void 0&&o.call(s,"address")){let t=s.address;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/address","m\
inItems",{limit:1},F.properties.address,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];this.note("text",e+"/add\
ress/"+a,m),typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/address/"+a,"minLength",{limit:1},F.properties.address.items,
m)),r++):((i??=[]).push(p(e+"/address/"+a,"type",{type:"string"},F.properties.address.items,m)),r++)}}else(i??=[]).push(
p(e+"/address","type",{type:"array"},F.properties.address,t)),r++}if(s.map!==void 0&&o.call(s,"map")){let t=s.map;this.note(
"link",e+"/map",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/map","minLength",{limit:1},F.properties.map,t)),r++):
((i??=[]).push(p(e+"/map","type",{type:"string"},F.properties.map,t)),r++)}if(s.pin!==void 0&&o.call(s,"pin")){let t=s.pin;
this.note("map-pin",e+"/pin",t),typeof t=="string"?Ei.test(t)||((i??=[]).push(p(e+"/pin","pattern",{pattern:"^-?(?:90|[1\
-8]?[0-9])(?:\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$"},F.properties.pin,t)),r++):((i??=[]).push(p(
e+"/pin","type",{type:"string"},F.properties.pin,t)),r++)}if(s.booking!==void 0&&o.call(s,"booking")){let t=s.booking;this.
note("booking",e+"/booking",t),typeof t=="string"?Wi.test(t)||((i??=[]).push(p(e+"/booking","pattern",{pattern:"^https:/\
/\\S+$"},F.properties.booking,t)),r++):((i??=[]).push(p(e+"/booking","type",{type:"string"},F.properties.booking,t)),r++)}
if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&
!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},
F.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
alt"},F.properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||
f==="credit"||f==="focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},
F.properties.picture,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(
p(e+"/picture/file","minLength",{limit:1},F.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/fil\
e","type",{type:"string"},F.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;
typeof f!="string"&&((i??=[]).push(p(e+"/picture/alt","type",{type:"string"},F.properties.picture.properties.alt,f)),r++)}
if(t.decorative!==void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/picture/d\
ecorative","type",{type:"boolean"},F.properties.picture.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"\
caption")){let f=t.caption;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/caption","minLength",{limit:1},F.properties.
picture.properties.caption,f)),r++):((i??=[]).push(p(e+"/picture/caption","type",{type:"string"},F.properties.picture.properties.
caption,f)),r++)}if(t.credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+
"/picture/credit","minLength",{limit:1},F.properties.picture.properties.credit,f)),r++):((i??=[]).push(p(e+"/picture/cre\
dit","type",{type:"string"},F.properties.picture.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.
focus;typeof f=="string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1\
-9]?[0-9])%$"},F.properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},
F.properties.picture.properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.
test(f)||((i??=[]).push(p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)\
% (100|[1-9][0-9]?)%$"},F.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"s\
tring"},F.properties.picture.properties.crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="stri\
ng"?h(f)<1&&((i??=[]).push(p(e+"/picture/dark","minLength",{limit:1},F.properties.picture.properties.dark,f)),r++):((i??=
[]).push(p(e+"/picture/dark","type",{type:"string"},F.properties.picture.properties.dark,f)),r++)}}else(i??=[]).push(p(e+
"/picture","type",{type:"object"},F.properties.picture,t)),r++}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.
isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},F.properties.items,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(
e+"/items/"+a,"required",{missingProperty:"title"},F.properties.items.items,m)),r++),(m.text===void 0||!o.call(m,"text"))&&
((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"text"},F.properties.items.items,m)),r++);for(let l of Object.
keys(m))l==="title"||l==="text"||((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},F.properties.
items.items,m)),r++);if(m.title!==void 0&&o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+a+"/title",l),typeof l==
"string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/title","minLength",{limit:1},F.properties.items.items.properties.title,
l)),r++):((i??=[]).push(p(e+"/items/"+a+"/title","type",{type:"string"},F.properties.items.items.properties.title,l)),r++)}
if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<
1&&((i??=[]).push(p(e+"/items/"+a+"/text","minLength",{limit:1},F.properties.items.items.properties.text,l)),r++):((i??=
[]).push(p(e+"/items/"+a+"/text","type",{type:"string"},F.properties.items.items.properties.text,l)),r++)}}else(i??=[]).
push(p(e+"/items/"+a,"type",{type:"object"},F.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"\
array"},F.properties.items,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},F.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/but\
tons","minItems",{limit:1},F.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+
"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},F.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},F.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},F.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},F.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},F.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},F.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:F.type,parentSchema:F,data:s};(i??=[]).push(
t),r++}return It.errors=i,r===0}var Ri=Ot,K=J.definitions.PricingBlock;function Ot(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:K.required,parentSchema:K,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:K.required,parentSchema:K,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(K.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:K,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="pricing"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
pricing"},K.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},K.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},K.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},K.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},K.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},K.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},K.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},K.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},K.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},K.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},K.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:K.properties.background.enum},K.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>6&&((i??=[]).push(p(e+"/items","maxItems",{limit:6},K.properties.
items,t)),r++),t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},K.properties.items,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=[]).push(p(e+
"/items/"+a,"required",{missingProperty:"name"},K.properties.items.items,m)),r++),(m.price===void 0||!o.call(m,"price"))&&
((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"price"},K.properties.items.items,m)),r++);for(let l of Object.
keys(m))l==="name"||l==="text"||l==="price"||l==="period"||l==="recommended"||l==="points"||l==="button"||((i??=[]).push(
p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},K.properties.items.items,m)),r++);if(m.name!==void 0&&o.call(
m,"name")){let l=m.name;this.note("text",e+"/items/"+a+"/name",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
a+"/name","minLength",{limit:1},K.properties.items.items.properties.name,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/name",
"type",{type:"string"},K.properties.items.items.properties.name,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;
this.note("rich-text",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/text","minLen\
gth",{limit:1},K.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/text","type",{type:"st\
ring"},K.properties.items.items.properties.text,l)),r++)}if(m.price!==void 0&&o.call(m,"price")){let l=m.price;this.note(
"text",e+"/items/"+a+"/price",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/price","minLength",{limit:1},
K.properties.items.items.properties.price,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/price","type",{type:"string"},K.properties.
items.items.properties.price,l)),r++)}if(m.period!==void 0&&o.call(m,"period")){let l=m.period;this.note("text",e+"/item\
s/"+a+"/period",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/period","minLength",{limit:1},K.properties.
items.items.properties.period,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/period","type",{type:"string"},K.properties.items.
items.properties.period,l)),r++)}if(m.recommended!==void 0&&o.call(m,"recommended")){let l=m.recommended;this.note("text",
e+"/items/"+a+"/recommended",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/recommended","minLength",{limit:1},
K.properties.items.items.properties.recommended,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/recommended","type",{type:"str\
ing"},K.properties.items.items.properties.recommended,l)),r++)}if(m.points!==void 0&&o.call(m,"points")){let l=m.points;
if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/items/"+a+"/points","minItems",{limit:1},K.properties.items.items.
properties.points,l)),r++);let d=l.length;for(let g=0;g<d;g++){let u=l[g];this.note("rich-text",e+"/items/"+a+"/points/"+
g,u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/items/"+a+"/points/"+g,"minLength",{limit:1},K.properties.items.items.
properties.points.items,u)),r++):((i??=[]).push(p(e+"/items/"+a+"/points/"+g,"type",{type:"string"},K.properties.items.items.
properties.points.items,u)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/points","type",{type:"array"},K.properties.items.items.
properties.points,l)),r++}m.button!==void 0&&o.call(m,"button")&&(oe.call(this,m.button,{instancePath:e+"/items/"+a+"/bu\
tton",parentData:m,parentDataProperty:"button",rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length))}else
(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},K.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","t\
ype",{type:"array"},K.properties.items,t)),r++}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-text",
e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{limit:1},K.properties.note,t)),r++):((i??=
[]).push(p(e+"/note","type",{type:"string"},K.properties.note,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},K.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},K.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},K.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},K.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},K.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:K.type,parentSchema:K,data:s};(i??=[]).push(
t),r++}return Ot.errors=i,r===0}var Mi=Dt,$=J.definitions.ProseBlock;function Dt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:$.required,parentSchema:$,data:s};(i??=[]).push(
t),r++}if(s.paragraphs===void 0||!o.call(s,"paragraphs")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
paragraphs"},schema:$.required,parentSchema:$,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call($.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:$,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="prose"&&((i??=[]).push(p(e+"/type","const",
{allowedValue:"prose"},$.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",
t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},$.properties.
id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},$.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"rev\
iew")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0\
-2])(-(0[1-9]|[12]\\d|3[01]))?$"},$.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},$.properties.
review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="\
string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},$.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/e\
yebrow","type",{type:"string"},$.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;
this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},$.properties.
heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},$.properties.heading,t)),r++)}if(s.text!==void 0&&
o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text",
"minLength",{limit:1},$.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},$.properties.text,t)),
r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).
push(p(e+"/background","enum",{allowedValues:$.properties.background.enum},$.properties.background,t)),r++)}if(s.paragraphs!==
void 0&&o.call(s,"paragraphs")){let t=s.paragraphs;this.note("paragraphs",e+"/paragraphs",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/paragraphs","minLength",{limit:1},$.properties.paragraphs,t)),r++):((i??=[]).push(p(e+"/paragraphs",
"type",{type:"string"},$.properties.paragraphs,t)),r++)}if(s.parts!==void 0&&o.call(s,"parts")){let t=s.parts;if(Array.isArray(
t)){t.length<1&&((i??=[]).push(p(e+"/parts","minItems",{limit:1},$.properties.parts,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.heading===void 0||!o.call(m,"heading"))&&((i??=[]).push(
p(e+"/parts/"+a,"required",{missingProperty:"heading"},$.properties.parts.items,m)),r++),(m.paragraphs===void 0||!o.call(
m,"paragraphs"))&&((i??=[]).push(p(e+"/parts/"+a,"required",{missingProperty:"paragraphs"},$.properties.parts.items,m)),
r++);for(let l of Object.keys(m))l==="heading"||l==="paragraphs"||((i??=[]).push(p(e+"/parts/"+a,"additionalProperties",
{additionalProperty:l},$.properties.parts.items,m)),r++);if(m.heading!==void 0&&o.call(m,"heading")){let l=m.heading;this.
note("text",e+"/parts/"+a+"/heading",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parts/"+a+"/heading","minLength",
{limit:1},$.properties.parts.items.properties.heading,l)),r++):((i??=[]).push(p(e+"/parts/"+a+"/heading","type",{type:"s\
tring"},$.properties.parts.items.properties.heading,l)),r++)}if(m.paragraphs!==void 0&&o.call(m,"paragraphs")){let l=m.paragraphs;
this.note("paragraphs",e+"/parts/"+a+"/paragraphs",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parts/"+a+"/paragr\
aphs","minLength",{limit:1},$.properties.parts.items.properties.paragraphs,l)),r++):((i??=[]).push(p(e+"/parts/"+a+"/par\
agraphs","type",{type:"string"},$.properties.parts.items.properties.paragraphs,l)),r++)}}else(i??=[]).push(p(e+"/parts/"+
a,"type",{type:"object"},$.properties.parts.items,m)),r++}}else(i??=[]).push(p(e+"/parts","type",{type:"array"},$.properties.
parts,t)),r++}if(s.points!==void 0&&o.call(s,"points")){let t=s.points;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(
e+"/points","minItems",{limit:1},$.properties.points,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];this.note("\
rich-text",e+"/points/"+a,m),typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/points/"+a,"minLength",{limit:1},$.properties.
points.items,m)),r++):((i??=[]).push(p(e+"/points/"+a,"type",{type:"string"},$.properties.points.items,m)),r++)}}else(i??=
[]).push(p(e+"/points","type",{type:"array"},$.properties.points,t)),r++}if(s.quote!==void 0&&o.call(s,"quote")){let t=s.
quote;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.text===void 0||!o.call(t,"text"))&&((i??=[]).push(p(e+"/quote","re\
quired",{missingProperty:"text"},$.properties.quote,t)),r++);for(let f of Object.keys(t))f==="text"||f==="by"||((i??=[]).
push(p(e+"/quote","additionalProperties",{additionalProperty:f},$.properties.quote,t)),r++);if(t.text!==void 0&&o.call(t,
"text")){let f=t.text;this.note("rich-text",e+"/quote/text",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/quote/tex\
t","minLength",{limit:1},$.properties.quote.properties.text,f)),r++):((i??=[]).push(p(e+"/quote/text","type",{type:"stri\
ng"},$.properties.quote.properties.text,f)),r++)}if(t.by!==void 0&&o.call(t,"by")){let f=t.by;this.note("text",e+"/quote\
/by",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/quote/by","minLength",{limit:1},$.properties.quote.properties.by,
f)),r++):((i??=[]).push(p(e+"/quote/by","type",{type:"string"},$.properties.quote.properties.by,f)),r++)}}else(i??=[]).push(
p(e+"/quote","type",{type:"object"},$.properties.quote,t)),r++}if(s.figures!==void 0&&o.call(s,"figures")){let t=s.figures;
if(Array.isArray(t)){t.length>4&&((i??=[]).push(p(e+"/figures","maxItems",{limit:4},$.properties.figures,t)),r++),t.length<
1&&((i??=[]).push(p(e+"/figures","minItems",{limit:1},$.properties.figures,t)),r++);let f=t.length;for(let a=0;a<f;a++)he.
call(this,t[a],{instancePath:e+"/figures/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?he.errors:i.concat(
he.errors),r=i.length)}else(i??=[]).push(p(e+"/figures","type",{type:"array"},$.properties.figures,t)),r++}if(s.drawing!==
void 0&&o.call(s,"drawing")){let t=s.drawing;t==="network"||t==="relay"||t==="identity"||t==="coverage"||t==="authorizat\
ion"||t==="claims"||t==="patients"||t==="providers"||t==="payers"||t==="employers"||t==="states"||t==="waiting"||((i??=[]).
push(p(e+"/drawing","enum",{allowedValues:$.properties.drawing.enum},$.properties.drawing,t)),r++)}if(s.picture!==void 0&&
o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&!Array.isArray(t)){(t.
file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},$.properties.picture,
t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"alt"},$.properties.
picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||f==="credit"||f==="\
focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},$.properties.
picture,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/pict\
ure/file","minLength",{limit:1},$.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/file","type",
{type:"string"},$.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;typeof f!=
"string"&&((i??=[]).push(p(e+"/picture/alt","type",{type:"string"},$.properties.picture.properties.alt,f)),r++)}if(t.decorative!==
void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/picture/decorative","type",
{type:"boolean"},$.properties.picture.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"caption")){let f=t.
caption;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/caption","minLength",{limit:1},$.properties.picture.properties.
caption,f)),r++):((i??=[]).push(p(e+"/picture/caption","type",{type:"string"},$.properties.picture.properties.caption,f)),
r++)}if(t.credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/cr\
edit","minLength",{limit:1},$.properties.picture.properties.credit,f)),r++):((i??=[]).push(p(e+"/picture/credit","type",
{type:"string"},$.properties.picture.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.focus;typeof f==
"string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},$.
properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},$.properties.picture.
properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.test(f)||((i??=[]).push(
p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},
$.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"string"},$.properties.picture.
properties.crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="string"?h(f)<1&&((i??=[]).push(p(
e+"/picture/dark","minLength",{limit:1},$.properties.picture.properties.dark,f)),r++):((i??=[]).push(p(e+"/picture/dark",
"type",{type:"string"},$.properties.picture.properties.dark,f)),r++)}}else(i??=[]).push(p(e+"/picture","type",{type:"obj\
ect"},$.properties.picture,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},$.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/but\
tons","minItems",{limit:1},$.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+
"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},$.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},$.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},$.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},$.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},$.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},$.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};(i??=[]).push(
t),r++}return Dt.errors=i,r===0}var _i=Ft,E=J.definitions.QuoteBlock;function Ft(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:E.required,parentSchema:E,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:E.required,parentSchema:E,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(E.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:E,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="quote"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
quote"},E.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},E.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},E.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},E.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},E.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},E.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},E.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},E.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},E.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},E.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},E.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:E.properties.background.enum},E.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>9&&((i??=[]).push(p(e+"/items","maxItems",{limit:9},E.properties.
items,t)),r++),t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},E.properties.items,t)),r++);let f=t.length;for(let a=0;a<
f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.text===void 0||!o.call(m,"text"))&&((i??=[]).push(p(e+
"/items/"+a,"required",{missingProperty:"text"},E.properties.items.items,m)),r++),(m.by===void 0||!o.call(m,"by"))&&((i??=
[]).push(p(e+"/items/"+a,"required",{missingProperty:"by"},E.properties.items.items,m)),r++);for(let l of Object.keys(m))
l==="text"||l==="by"||l==="role"||l==="picture"||l==="link"||((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},
E.properties.items.items,m)),r++);if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+a+
"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/text","minLength",{limit:1},E.properties.items.items.
properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/text","type",{type:"string"},E.properties.items.items.properties.
text,l)),r++)}if(m.by!==void 0&&o.call(m,"by")){let l=m.by;this.note("text",e+"/items/"+a+"/by",l),typeof l=="string"?h(
l)<1&&((i??=[]).push(p(e+"/items/"+a+"/by","minLength",{limit:1},E.properties.items.items.properties.by,l)),r++):((i??=[]).
push(p(e+"/items/"+a+"/by","type",{type:"string"},E.properties.items.items.properties.by,l)),r++)}if(m.role!==void 0&&o.
call(m,"role")){let l=m.role;this.note("text",e+"/items/"+a+"/role",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/i\
tems/"+a+"/role","minLength",{limit:1},E.properties.items.items.properties.role,l)),r++):((i??=[]).push(p(e+"/items/"+a+
"/role","type",{type:"string"},E.properties.items.items.properties.role,l)),r++)}if(m.picture!==void 0&&o.call(m,"pictur\
e")){let l=m.picture;if(this.note("picture",e+"/items/"+a+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===
void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"file"},E.properties.items.
items.properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","require\
d",{missingProperty:"alt"},E.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||
d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/item\
s/"+a+"/picture","additionalProperties",{additionalProperty:d},E.properties.items.items.properties.picture,l)),r++);if(l.
file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/file",
"minLength",{limit:1},E.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+
a+"/picture/file","type",{type:"string"},E.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==
void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/picture/alt","type",{type:"str\
ing"},E.properties.items.items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){
let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/items/"+a+"/picture/decorative","type",{type:"boolean"},E.properties.
items.items.properties.picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;
typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/caption","minLength",{limit:1},E.properties.items.items.
properties.picture.properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/caption","type",{type:"string"},
E.properties.items.items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.
credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/credit","minLength",{limit:1},E.properties.items.
items.properties.picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/credit","type",{type:"strin\
g"},E.properties.items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.
focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-\
9])% (100|[1-9]?[0-9])%$"},E.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/it\
ems/"+a+"/picture/focus","type",{type:"string"},E.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.
crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/cr\
op","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},E.properties.items.
items.properties.picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/crop","type",{type:"string"},
E.properties.items.items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;
typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/dark","minLength",{limit:1},E.properties.items.items.
properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/dark","type",{type:"string"},E.properties.
items.items.properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/picture","type",{type:"obje\
ct"},E.properties.items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.link;this.note("l\
ink",e+"/items/"+a+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/link","minLength",{limit:1},E.
properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/link","type",{type:"string"},E.properties.
items.items.properties.link,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},E.properties.items.items,
m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},E.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,
"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},E.properties.hidden,
t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"\
/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\\
d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},E.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"\
string"},E.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",
t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},E.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"str\
ing"},E.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:E.type,parentSchema:E,
data:s};(i??=[]).push(t),r++}return Ft.errors=i,r===0}var Hi=Bt,B=J.definitions.SplitBlock;function Bt(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:B.required,parentSchema:B,
data:s};(i??=[]).push(t),r++}if(s.heading===void 0||!o.call(s,"heading")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"heading"},schema:B.required,parentSchema:B,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.
call(B.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:B,
data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="split"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"split"},B.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",
e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},B.
properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},B.properties.id,t)),r++)}if(s.review!==void 0&&o.
call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-\
(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},B.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"str\
ing"},B.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyeb\
row",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},B.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},B.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
B.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},B.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},B.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},B.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:B.properties.background.enum},B.properties.background,t)),r++)}if(s.
paragraphs!==void 0&&o.call(s,"paragraphs")){let t=s.paragraphs;this.note("paragraphs",e+"/paragraphs",t),typeof t=="str\
ing"?h(t)<1&&((i??=[]).push(p(e+"/paragraphs","minLength",{limit:1},B.properties.paragraphs,t)),r++):((i??=[]).push(p(e+
"/paragraphs","type",{type:"string"},B.properties.paragraphs,t)),r++)}if(s.side!==void 0&&o.call(s,"side")){let t=s.side;
t==="left"||t==="right"||((i??=[]).push(p(e+"/side","enum",{allowedValues:B.properties.side.enum},B.properties.side,t)),
r++)}if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="ob\
ject"&&!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
file"},B.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
alt"},B.properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||
f==="credit"||f==="focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},
B.properties.picture,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(
p(e+"/picture/file","minLength",{limit:1},B.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/fil\
e","type",{type:"string"},B.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;
typeof f!="string"&&((i??=[]).push(p(e+"/picture/alt","type",{type:"string"},B.properties.picture.properties.alt,f)),r++)}
if(t.decorative!==void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/picture/d\
ecorative","type",{type:"boolean"},B.properties.picture.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"\
caption")){let f=t.caption;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/caption","minLength",{limit:1},B.properties.
picture.properties.caption,f)),r++):((i??=[]).push(p(e+"/picture/caption","type",{type:"string"},B.properties.picture.properties.
caption,f)),r++)}if(t.credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+
"/picture/credit","minLength",{limit:1},B.properties.picture.properties.credit,f)),r++):((i??=[]).push(p(e+"/picture/cre\
dit","type",{type:"string"},B.properties.picture.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.
focus;typeof f=="string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1\
-9]?[0-9])%$"},B.properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},
B.properties.picture.properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.
test(f)||((i??=[]).push(p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)\
% (100|[1-9][0-9]?)%$"},B.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"s\
tring"},B.properties.picture.properties.crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="stri\
ng"?h(f)<1&&((i??=[]).push(p(e+"/picture/dark","minLength",{limit:1},B.properties.picture.properties.dark,f)),r++):((i??=
[]).push(p(e+"/picture/dark","type",{type:"string"},B.properties.picture.properties.dark,f)),r++)}}else(i??=[]).push(p(e+
"/picture","type",{type:"object"},B.properties.picture,t)),r++}if(s.figures!==void 0&&o.call(s,"figures")){let t=s.figures;
if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/figures","maxItems",{limit:3},B.properties.figures,t)),r++),t.length<
1&&((i??=[]).push(p(e+"/figures","minItems",{limit:1},B.properties.figures,t)),r++);let f=t.length;for(let a=0;a<f;a++)he.
call(this,t[a],{instancePath:e+"/figures/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?he.errors:i.concat(
he.errors),r=i.length)}else(i??=[]).push(p(e+"/figures","type",{type:"array"},B.properties.figures,t)),r++}if(s.points!==
void 0&&o.call(s,"points")){let t=s.points;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/points","minItems",{limit:1},
B.properties.points,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){
(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/points/"+a,"required",{missingProperty:"title"},B.properties.
points.items,m)),r++);for(let l of Object.keys(m))l==="title"||l==="text"||l==="icon"||((i??=[]).push(p(e+"/points/"+a,"\
additionalProperties",{additionalProperty:l},B.properties.points.items,m)),r++);if(m.title!==void 0&&o.call(m,"title")){
let l=m.title;this.note("text",e+"/points/"+a+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/points/"+a+"/t\
itle","minLength",{limit:1},B.properties.points.items.properties.title,l)),r++):((i??=[]).push(p(e+"/points/"+a+"/title",
"type",{type:"string"},B.properties.points.items.properties.title,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.
text;this.note("rich-text",e+"/points/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/points/"+a+"/text",
"minLength",{limit:1},B.properties.points.items.properties.text,l)),r++):((i??=[]).push(p(e+"/points/"+a+"/text","type",
{type:"string"},B.properties.points.items.properties.text,l)),r++)}if(m.icon!==void 0&&o.call(m,"icon")){let l=m.icon;l===
"person"||l==="people"||l==="family"||l==="provider"||l==="hospital"||l==="payer"||l==="employer"||l==="state"||l==="ide\
ntity"||l==="coverage"||l==="authorization"||l==="claims"||l==="network"||l==="shield"||l==="lock"||l==="clock"||l==="sp\
eed"||l==="money"||l==="chart"||l==="document"||l==="fax"||l==="phone"||l==="mail"||l==="megaphone"||l==="pilot"||l==="g\
lobe"||l==="heart"||l==="search"||l==="check"||l==="key"||l==="pill"||l==="home"||l==="scale"||l==="spark"||((i??=[]).push(
p(e+"/points/"+a+"/icon","enum",{allowedValues:B.properties.points.items.properties.icon.enum},B.properties.points.items.
properties.icon,l)),r++)}}else(i??=[]).push(p(e+"/points/"+a,"type",{type:"object"},B.properties.points.items,m)),r++}}else
(i??=[]).push(p(e+"/points","type",{type:"array"},B.properties.points,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){
let t=s.buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},B.properties.buttons,
t)),r++),t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},B.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<
f;a++)oe.call(this,t[a],{instancePath:e+"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:
i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},B.properties.buttons,t)),r++}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},B.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},B.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},B.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},B.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},B.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:B.type,parentSchema:B,data:s};(i??=[]).push(t),r++}return Bt.errors=i,r===0}var Vi=Nt,ge=J.definitions.
StatTickerBlock;function Nt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"type"},schema:ge.required,parentSchema:ge,data:s};(i??=[]).push(t),r++}if(s.label===void 0||!o.call(s,"\
label")){let t={instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:ge.required,parentSchema:ge,data:s};
(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:ge.required,parentSchema:ge,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="type"||t===
"id"||t==="review"||t==="label"||t==="items"||t==="hidden"||t==="from"||t==="until")){let f={instancePath:e,keyword:"add\
itionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ge,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="stat-ticker"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"stat-ticker"},ge.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},ge.properties.id,t)),r++):((i??=[]).push(p(
e+"/id","type",{type:"string"},ge.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
ge.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},ge.properties.review,t)),r++)}if(s.label!==
void 0&&o.call(s,"label")){let t=s.label;this.note("text",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/\
label","minLength",{limit:1},ge.properties.label,t)),r++):((i??=[]).push(p(e+"/label","type",{type:"string"},ge.properties.
label,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<2&&((i??=[]).push(p(e+
"/items","minItems",{limit:2},ge.properties.items,t)),r++);let f=t.length;for(let a=0;a<f;a++)he.call(this,t[a],{instancePath:e+
"/items/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?he.errors:i.concat(he.errors),r=i.length)}else(i??=
[]).push(p(e+"/items","type",{type:"array"},ge.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},ge.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ge.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ge.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},ge.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ge.properties.until,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};(i??=[]).
push(t),r++}return Nt.errors=i,r===0}var Gi=Ct,ne=J.definitions.StatsBlock;function Ct(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.
call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:ne.required,parentSchema:ne,
data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:ne.required,parentSchema:ne,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(ne.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ne,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="stats"&&((i??=[]).push(p(e+"/type","const",
{allowedValue:"stats"},ne.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/i\
d",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},ne.properties.
id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},ne.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"re\
view")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[\
0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},ne.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},ne.
properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),
typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},ne.properties.eyebrow,t)),r++):((i??=[]).
push(p(e+"/eyebrow","type",{type:"string"},ne.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.
heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
ne.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},ne.properties.heading,t)),r++)}if(s.
text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/text","minLength",{limit:1},ne.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},ne.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:ne.properties.background.enum},ne.properties.background,t)),r++)}
if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>6&&((i??=[]).push(p(e+"/items","maxI\
tems",{limit:6},ne.properties.items,t)),r++),t.length<2&&((i??=[]).push(p(e+"/items","minItems",{limit:2},ne.properties.
items,t)),r++);let f=t.length;for(let a=0;a<f;a++)he.call(this,t[a],{instancePath:e+"/items/"+a,parentData:t,parentDataProperty:a,
rootData:T})||(i=i===null?he.errors:i.concat(he.errors),r=i.length)}else(i??=[]).push(p(e+"/items","type",{type:"array"},
ne.properties.items,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>3&&
((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},ne.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/butto\
ns","minItems",{limit:1},ne.properties.buttons,t)),r++);let f=t.length;for(let a=0;a<f;a++)oe.call(this,t[a],{instancePath:e+
"/buttons/"+a,parentData:t,parentDataProperty:a,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},ne.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},ne.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ne.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ne.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},ne.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ne.properties.until,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:ne.type,parentSchema:ne,data:s};(i??=[]).
push(t),r++}return Ct.errors=i,r===0}var Ui=Et,N=J.definitions.StepsBlock;function Et(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.
call(s,"type")){let f={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:N.required,parentSchema:N,
data:s};(i??=[]).push(f),r++}if(s.items===void 0||!o.call(s,"items")){let f={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:N.required,parentSchema:N,data:s};(i??=[]).push(f),r++}for(let f of Object.keys(s))if(!o.call(N.properties,
f)){let a={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:N,data:s};
(i??=[]).push(a),r++}if(s.type!==void 0&&o.call(s,"type")){let f=s.type;f!=="steps"&&((i??=[]).push(p(e+"/type","const",
{allowedValue:"steps"},N.properties.type,f)),r++)}if(s.id!==void 0&&o.call(s,"id")){let f=s.id;this.note("anchor",e+"/id",
f),typeof f=="string"?de.test(f)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},N.properties.
id,f)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},N.properties.id,f)),r++)}if(s.review!==void 0&&o.call(s,"rev\
iew")){let f=s.review;typeof f=="string"?le.test(f)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0\
-2])(-(0[1-9]|[12]\\d|3[01]))?$"},N.properties.review,f)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},N.properties.
review,f)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let f=s.eyebrow;this.note("text",e+"/eyebrow",f),typeof f=="\
string"?h(f)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},N.properties.eyebrow,f)),r++):((i??=[]).push(p(e+"/e\
yebrow","type",{type:"string"},N.properties.eyebrow,f)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let f=s.heading;
this.note("text",e+"/heading",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},N.properties.
heading,f)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},N.properties.heading,f)),r++)}if(s.text!==void 0&&
o.call(s,"text")){let f=s.text;this.note("rich-text",e+"/text",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/text",
"minLength",{limit:1},N.properties.text,f)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},N.properties.text,f)),
r++)}if(s.background!==void 0&&o.call(s,"background")){let f=s.background;f==="plain"||f==="tinted"||f==="bold"||((i??=[]).
push(p(e+"/background","enum",{allowedValues:N.properties.background.enum},N.properties.background,f)),r++)}if(s.from!==
void 0&&o.call(s,"from")){let f=s.from,a=r,m=!0,l=r;if(typeof f!="string"){let g={};(i??=[]).push(g),r++}var t=l===r;r=a,
i!==null&&(a?i.length=a:i=null);let d;if(t){let g=r;this.note("schedule",e+"/from",f),typeof f=="string"?z.test(f)||((i??=
[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
N.properties.from.then,f)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},N.properties.from.then,f)),r++);var t=g===
r;m=t,d="then"}else{let g=r;he.call(this,f,{instancePath:e+"/from",parentData:s,parentDataProperty:"from",rootData:T})||
(i=i===null?he.errors:i.concat(he.errors),r=i.length);var t=g===r;m=t,d="else"}m||((i??=[]).push(p(e+"/from","if",{failingKeyword:d},
N.properties.from,f)),r++)}if(s.to!==void 0&&o.call(s,"to")&&(he.call(this,s.to,{instancePath:e+"/to",parentData:s,parentDataProperty:"\
to",rootData:T})||(i=i===null?he.errors:i.concat(he.errors),r=i.length)),s.items!==void 0&&o.call(s,"items")){let f=s.items;
if(Array.isArray(f)){f.length>6&&((i??=[]).push(p(e+"/items","maxItems",{limit:6},N.properties.items,f)),r++),f.length<2&&
((i??=[]).push(p(e+"/items","minItems",{limit:2},N.properties.items,f)),r++);let a=f.length;for(let m=0;m<a;m++){let l=f[m];
if(l&&typeof l=="object"&&!Array.isArray(l)){(l.title===void 0||!o.call(l,"title"))&&((i??=[]).push(p(e+"/items/"+m,"req\
uired",{missingProperty:"title"},N.properties.items.items,l)),r++),(l.text===void 0||!o.call(l,"text"))&&((i??=[]).push(
p(e+"/items/"+m,"required",{missingProperty:"text"},N.properties.items.items,l)),r++);for(let d of Object.keys(l))d==="t\
itle"||d==="text"||d==="icon"||d==="picture"||d==="time"||((i??=[]).push(p(e+"/items/"+m,"additionalProperties",{additionalProperty:d},
N.properties.items.items,l)),r++);if(l.title!==void 0&&o.call(l,"title")){let d=l.title;this.note("text",e+"/items/"+m+"\
/title",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+m+"/title","minLength",{limit:1},N.properties.items.items.
properties.title,d)),r++):((i??=[]).push(p(e+"/items/"+m+"/title","type",{type:"string"},N.properties.items.items.properties.
title,d)),r++)}if(l.text!==void 0&&o.call(l,"text")){let d=l.text;this.note("rich-text",e+"/items/"+m+"/text",d),typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+m+"/text","minLength",{limit:1},N.properties.items.items.properties.text,d)),
r++):((i??=[]).push(p(e+"/items/"+m+"/text","type",{type:"string"},N.properties.items.items.properties.text,d)),r++)}if(l.
icon!==void 0&&o.call(l,"icon")){let d=l.icon;d==="person"||d==="people"||d==="family"||d==="provider"||d==="hospital"||
d==="payer"||d==="employer"||d==="state"||d==="identity"||d==="coverage"||d==="authorization"||d==="claims"||d==="networ\
k"||d==="shield"||d==="lock"||d==="clock"||d==="speed"||d==="money"||d==="chart"||d==="document"||d==="fax"||d==="phone"||
d==="mail"||d==="megaphone"||d==="pilot"||d==="globe"||d==="heart"||d==="search"||d==="check"||d==="key"||d==="pill"||d===
"home"||d==="scale"||d==="spark"||((i??=[]).push(p(e+"/items/"+m+"/icon","enum",{allowedValues:N.properties.items.items.
properties.icon.enum},N.properties.items.items.properties.icon,d)),r++)}if(l.picture!==void 0&&o.call(l,"picture")){let d=l.
picture;if(this.note("picture",e+"/items/"+m+"/picture",d),d&&typeof d=="object"&&!Array.isArray(d)){(d.file===void 0||!o.
call(d,"file"))&&((i??=[]).push(p(e+"/items/"+m+"/picture","required",{missingProperty:"file"},N.properties.items.items.
properties.picture,d)),r++),(d.alt===void 0||!o.call(d,"alt"))&&((i??=[]).push(p(e+"/items/"+m+"/picture","required",{missingProperty:"\
alt"},N.properties.items.items.properties.picture,d)),r++);for(let g of Object.keys(d))g==="file"||g==="alt"||g==="decor\
ative"||g==="caption"||g==="credit"||g==="focus"||g==="crop"||g==="dark"||((i??=[]).push(p(e+"/items/"+m+"/picture","add\
itionalProperties",{additionalProperty:g},N.properties.items.items.properties.picture,d)),r++);if(d.file!==void 0&&o.call(
d,"file")){let g=d.file;typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/items/"+m+"/picture/file","minLength",{limit:1},
N.properties.items.items.properties.picture.properties.file,g)),r++):((i??=[]).push(p(e+"/items/"+m+"/picture/file","typ\
e",{type:"string"},N.properties.items.items.properties.picture.properties.file,g)),r++)}if(d.alt!==void 0&&o.call(d,"alt")){
let g=d.alt;typeof g!="string"&&((i??=[]).push(p(e+"/items/"+m+"/picture/alt","type",{type:"string"},N.properties.items.
items.properties.picture.properties.alt,g)),r++)}if(d.decorative!==void 0&&o.call(d,"decorative")){let g=d.decorative;typeof g!=
"boolean"&&((i??=[]).push(p(e+"/items/"+m+"/picture/decorative","type",{type:"boolean"},N.properties.items.items.properties.
picture.properties.decorative,g)),r++)}if(d.caption!==void 0&&o.call(d,"caption")){let g=d.caption;typeof g=="string"?h(
g)<1&&((i??=[]).push(p(e+"/items/"+m+"/picture/caption","minLength",{limit:1},N.properties.items.items.properties.picture.
properties.caption,g)),r++):((i??=[]).push(p(e+"/items/"+m+"/picture/caption","type",{type:"string"},N.properties.items.
items.properties.picture.properties.caption,g)),r++)}if(d.credit!==void 0&&o.call(d,"credit")){let g=d.credit;typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/items/"+m+"/picture/credit","minLength",{limit:1},N.properties.items.items.properties.
picture.properties.credit,g)),r++):((i??=[]).push(p(e+"/items/"+m+"/picture/credit","type",{type:"string"},N.properties.
items.items.properties.picture.properties.credit,g)),r++)}if(d.focus!==void 0&&o.call(d,"focus")){let g=d.focus;typeof g==
"string"?Le.test(g)||((i??=[]).push(p(e+"/items/"+m+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])%$"},N.properties.items.items.properties.picture.properties.focus,g)),r++):((i??=[]).push(p(e+"/items/"+m+"/pictur\
e/focus","type",{type:"string"},N.properties.items.items.properties.picture.properties.focus,g)),r++)}if(d.crop!==void 0&&
o.call(d,"crop")){let g=d.crop;typeof g=="string"?Te.test(g)||((i??=[]).push(p(e+"/items/"+m+"/picture/crop","pattern",{
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},N.properties.items.items.properties.
picture.properties.crop,g)),r++):((i??=[]).push(p(e+"/items/"+m+"/picture/crop","type",{type:"string"},N.properties.items.
items.properties.picture.properties.crop,g)),r++)}if(d.dark!==void 0&&o.call(d,"dark")){let g=d.dark;typeof g=="string"?
h(g)<1&&((i??=[]).push(p(e+"/items/"+m+"/picture/dark","minLength",{limit:1},N.properties.items.items.properties.picture.
properties.dark,g)),r++):((i??=[]).push(p(e+"/items/"+m+"/picture/dark","type",{type:"string"},N.properties.items.items.
properties.picture.properties.dark,g)),r++)}}else(i??=[]).push(p(e+"/items/"+m+"/picture","type",{type:"object"},N.properties.
items.items.properties.picture,d)),r++}if(l.time!==void 0&&o.call(l,"time")){let d=l.time;this.note("text",e+"/items/"+m+
"/time",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+m+"/time","minLength",{limit:1},N.properties.items.items.
properties.time,d)),r++):((i??=[]).push(p(e+"/items/"+m+"/time","type",{type:"string"},N.properties.items.items.properties.
time,d)),r++)}}else(i??=[]).push(p(e+"/items/"+m,"type",{type:"object"},N.properties.items.items,l)),r++}}else(i??=[]).push(
p(e+"/items","type",{type:"array"},N.properties.items,f)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){let f=s.buttons;
if(Array.isArray(f)){f.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},N.properties.buttons,f)),r++),f.length<
1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},N.properties.buttons,f)),r++);let a=f.length;for(let m=0;m<a;m++)oe.
call(this,f[m],{instancePath:e+"/buttons/"+m,parentData:f,parentDataProperty:m,rootData:T})||(i=i===null?oe.errors:i.concat(
oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},N.properties.buttons,f)),r++}if(s.hidden!==
void 0&&o.call(s,"hidden")){let f=s.hidden;typeof f!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},N.properties.
hidden,f)),r++),this.note("schedule",e+"/hidden",f)}if(s.until!==void 0&&o.call(s,"until")){let f=s.until;this.note("sch\
edule",e+"/until",f),typeof f=="string"?z.test(f)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\
\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},N.properties.until,f)),r++):((i??=[]).push(p(e+"/\
until","type",{type:"string"},N.properties.until,f)),r++)}}else{let f={instancePath:e,keyword:"type",params:{type:"objec\
t"},schema:N.type,parentSchema:N,data:s};(i??=[]).push(f),r++}return Et.errors=i,r===0}var Ki=Wt,P=J.definitions.TableBlock;
function Wt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
type"},schema:P.required,parentSchema:P,data:s};(i??=[]).push(t),r++}if(s.columns===void 0||!o.call(s,"columns")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"columns"},schema:P.required,parentSchema:P,data:s};(i??=[]).push(
t),r++}if(s.rows===void 0||!o.call(s,"rows")){let t={instancePath:e,keyword:"required",params:{missingProperty:"rows"},schema:P.
required,parentSchema:P,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(P.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:P,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="table"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"table"},P.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},P.properties.id,t)),r++):((i??=[]).push(p(e+
"/id","type",{type:"string"},P.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
P.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},P.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},P.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
P.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},P.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},P.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},P.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},P.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:P.
properties.background.enum},P.properties.background,t)),r++)}if(s.caption!==void 0&&o.call(s,"caption")){let t=s.caption;
this.note("text",e+"/caption",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/caption","minLength",{limit:1},P.properties.
caption,t)),r++):((i??=[]).push(p(e+"/caption","type",{type:"string"},P.properties.caption,t)),r++)}if(s.columns!==void 0&&
o.call(s,"columns")){let t=s.columns;if(Array.isArray(t)){t.length>6&&((i??=[]).push(p(e+"/columns","maxItems",{limit:6},
P.properties.columns,t)),r++),t.length<2&&((i??=[]).push(p(e+"/columns","minItems",{limit:2},P.properties.columns,t)),r++);
let f=t.length;for(let a=0;a<f;a++){let m=t[a];this.note("text",e+"/columns/"+a,m),typeof m=="string"?h(m)<1&&((i??=[]).
push(p(e+"/columns/"+a,"minLength",{limit:1},P.properties.columns.items,m)),r++):((i??=[]).push(p(e+"/columns/"+a,"type",
{type:"string"},P.properties.columns.items,m)),r++)}}else(i??=[]).push(p(e+"/columns","type",{type:"array"},P.properties.
columns,t)),r++}if(s.rows!==void 0&&o.call(s,"rows")){let t=s.rows;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"\
/rows","minItems",{limit:1},P.properties.rows,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(Array.isArray(m)){
m.length<2&&((i??=[]).push(p(e+"/rows/"+a,"minItems",{limit:2},P.properties.rows.items,m)),r++);let l=m.length;for(let d=0;d<
l;d++){let g=m[d];this.note("rich-text",e+"/rows/"+a+"/"+d,g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/rows/"+a+"\
/"+d,"minLength",{limit:1},P.properties.rows.items.items,g)),r++):((i??=[]).push(p(e+"/rows/"+a+"/"+d,"type",{type:"stri\
ng"},P.properties.rows.items.items,g)),r++)}}else(i??=[]).push(p(e+"/rows/"+a,"type",{type:"array"},P.properties.rows.items,
m)),r++}}else(i??=[]).push(p(e+"/rows","type",{type:"array"},P.properties.rows,t)),r++}if(s.note!==void 0&&o.call(s,"not\
e")){let t=s.note;this.note("rich-text",e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{
limit:1},P.properties.note,t)),r++):((i??=[]).push(p(e+"/note","type",{type:"string"},P.properties.note,t)),r++)}if(s.hidden!==
void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},P.properties.
hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedu\
le",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\
\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},P.properties.from,t)),r++):((i??=[]).push(p(e+"/from","t\
ype",{type:"string"},P.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedul\
e",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d\
:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},P.properties.until,t)),r++):((i??=[]).push(p(e+"/until",
"type",{type:"string"},P.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:P.
type,parentSchema:P,data:s};(i??=[]).push(t),r++}return Wt.errors=i,r===0}var Qi=Rt,M=J.definitions.TabsBlock;function Rt(s,{
instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:M.
required,parentSchema:M,data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"\
required",params:{missingProperty:"items"},schema:M.required,parentSchema:M,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(M.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:M,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="tabs"&&((i??=[]).push(
p(e+"/type","const",{allowedValue:"tabs"},M.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note(
"anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9\
]+)*$"},M.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},M.properties.id,t)),r++)}if(s.review!==
void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},M.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},M.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/e\
yebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},M.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},M.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"head\
ing")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLen\
gth",{limit:1},M.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},M.properties.heading,t)),
r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/text","minLength",{limit:1},M.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},
M.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||
t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:M.properties.background.enum},M.properties.background,
t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>6&&((i??=[]).push(p(e+"/ite\
ms","maxItems",{limit:6},M.properties.items,t)),r++),t.length<2&&((i??=[]).push(p(e+"/items","minItems",{limit:2},M.properties.
items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.label===void 0||
!o.call(m,"label"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"label"},M.properties.items.items,m)),r++),
(m.sections===void 0||!o.call(m,"sections"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"sections"},M.properties.
items.items,m)),r++);for(let l of Object.keys(m))l==="label"||l==="picture"||l==="sections"||((i??=[]).push(p(e+"/items/"+
a,"additionalProperties",{additionalProperty:l},M.properties.items.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){
let l=m.label;this.note("text",e+"/items/"+a+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+a+"/lab\
el","minLength",{limit:1},M.properties.items.items.properties.label,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/label","ty\
pe",{type:"string"},M.properties.items.items.properties.label,l)),r++)}if(m.picture!==void 0&&o.call(m,"picture")){let l=m.
picture;if(this.note("picture",e+"/items/"+a+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.
call(l,"file"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"file"},M.properties.items.items.
properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+a+"/picture","required",{missingProperty:"\
alt"},M.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decor\
ative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/items/"+a+"/picture","add\
itionalProperties",{additionalProperty:d},M.properties.items.items.properties.picture,l)),r++);if(l.file!==void 0&&o.call(
l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/file","minLength",{limit:1},
M.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/file","typ\
e",{type:"string"},M.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){
let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+a+"/picture/alt","type",{type:"string"},M.properties.items.
items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){let d=l.decorative;typeof d!=
"boolean"&&((i??=[]).push(p(e+"/items/"+a+"/picture/decorative","type",{type:"boolean"},M.properties.items.items.properties.
picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;typeof d=="string"?h(
d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/caption","minLength",{limit:1},M.properties.items.items.properties.picture.
properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/caption","type",{type:"string"},M.properties.items.
items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.credit;typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/credit","minLength",{limit:1},M.properties.items.items.properties.
picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/credit","type",{type:"string"},M.properties.
items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.focus;typeof d==
"string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])%$"},M.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/pictur\
e/focus","type",{type:"string"},M.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.crop!==void 0&&
o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+a+"/picture/crop","pattern",{
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},M.properties.items.items.properties.
picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/crop","type",{type:"string"},M.properties.items.
items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;typeof d=="string"?
h(d)<1&&((i??=[]).push(p(e+"/items/"+a+"/picture/dark","minLength",{limit:1},M.properties.items.items.properties.picture.
properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+a+"/picture/dark","type",{type:"string"},M.properties.items.items.
properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/picture","type",{type:"object"},M.properties.
items.items.properties.picture,l)),r++}if(m.sections!==void 0&&o.call(m,"sections")){let l=m.sections;if(this.note("sect\
ions",e+"/items/"+a+"/sections",l),Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/items/"+a+"/sections","minItems",{
limit:1},M.properties.items.items.properties.sections,l)),r++);let d=l.length;for(let g=0;g<d;g++){let u=l[g];u&&typeof u==
"object"&&!Array.isArray(u)||((i??=[]).push(p(e+"/items/"+a+"/sections/"+g,"type",{type:"object"},M.properties.items.items.
properties.sections.items,u)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/sections","type",{type:"array"},M.properties.items.
items.properties.sections,l)),r++}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},M.properties.items.items,m)),
r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},M.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hid\
den")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},M.properties.hidden,t)),
r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/fro\
m",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)\
?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},M.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"str\
ing"},M.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),
typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(\
Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},M.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},
M.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:M.type,parentSchema:M,
data:s};(i??=[]).push(t),r++}return Rt.errors=i,r===0}var Yi=Mt,X=J.definitions.TimelineBlock;function Mt(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:X.required,parentSchema:X,
data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:X.required,parentSchema:X,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(X.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:X,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="timeline"&&((i??=[]).push(p(e+"/type","cons\
t",{allowedValue:"timeline"},X.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",
e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},X.
properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},X.properties.id,t)),r++)}if(s.review!==void 0&&o.
call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-\
(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},X.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"str\
ing"},X.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyeb\
row",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},X.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},X.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
X.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},X.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},X.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},X.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:X.properties.background.enum},X.properties.background,t)),r++)}if(s.
items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<2&&((i??=[]).push(p(e+"/items","minItems",
{limit:2},X.properties.items,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){(m.when===void 0||!o.call(m,"when"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"when"},X.properties.
items.items,m)),r++),(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+a,"required",{missingProperty:"\
title"},X.properties.items.items,m)),r++);for(let l of Object.keys(m))l==="when"||l==="title"||l==="text"||l==="points"||
l==="status"||((i??=[]).push(p(e+"/items/"+a,"additionalProperties",{additionalProperty:l},X.properties.items.items,m)),
r++);if(m.when!==void 0&&o.call(m,"when")){let l=m.when;this.note("text",e+"/items/"+a+"/when",l),typeof l=="string"?h(l)<
1&&((i??=[]).push(p(e+"/items/"+a+"/when","minLength",{limit:1},X.properties.items.items.properties.when,l)),r++):((i??=
[]).push(p(e+"/items/"+a+"/when","type",{type:"string"},X.properties.items.items.properties.when,l)),r++)}if(m.title!==void 0&&
o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+a+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+a+"/title","minLength",{limit:1},X.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/ite\
ms/"+a+"/title","type",{type:"string"},X.properties.items.items.properties.title,l)),r++)}if(m.text!==void 0&&o.call(m,"\
text")){let l=m.text;this.note("rich-text",e+"/items/"+a+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/item\
s/"+a+"/text","minLength",{limit:1},X.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+a+"/t\
ext","type",{type:"string"},X.properties.items.items.properties.text,l)),r++)}if(m.points!==void 0&&o.call(m,"points")){
let l=m.points;if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/items/"+a+"/points","minItems",{limit:1},X.properties.
items.items.properties.points,l)),r++);let d=l.length;for(let g=0;g<d;g++){let u=l[g];this.note("rich-text",e+"/items/"+
a+"/points/"+g,u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/items/"+a+"/points/"+g,"minLength",{limit:1},X.properties.
items.items.properties.points.items,u)),r++):((i??=[]).push(p(e+"/items/"+a+"/points/"+g,"type",{type:"string"},X.properties.
items.items.properties.points.items,u)),r++)}}else(i??=[]).push(p(e+"/items/"+a+"/points","type",{type:"array"},X.properties.
items.items.properties.points,l)),r++}if(m.status!==void 0&&o.call(m,"status")){let l=m.status;l==="current"||l==="plann\
ed"||l==="vision"||((i??=[]).push(p(e+"/items/"+a+"/status","enum",{allowedValues:X.properties.items.items.properties.status.
enum},X.properties.items.items.properties.status,l)),r++)}}else(i??=[]).push(p(e+"/items/"+a,"type",{type:"object"},X.properties.
items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},X.properties.items,t)),r++}if(s.hidden!==void 0&&
o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},X.properties.
hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedu\
le",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\
\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},X.properties.from,t)),r++):((i??=[]).push(p(e+"/from","t\
ype",{type:"string"},X.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedul\
e",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d\
:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},X.properties.until,t)),r++):((i??=[]).push(p(e+"/until",
"type",{type:"string"},X.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:X.
type,parentSchema:X,data:s};(i??=[]).push(t),r++}return Mt.errors=i,r===0}var Ji=_t,C=J.definitions.VideoBlock,Xi=new RegExp(
"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u");function _t(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:C.required,parentSchema:C,data:s};(i??=[]).push(t),r++}if(s.title===
void 0||!o.call(s,"title")){let t={instancePath:e,keyword:"required",params:{missingProperty:"title"},schema:C.required,
parentSchema:C,data:s};(i??=[]).push(t),r++}if(s.film===void 0||!o.call(s,"film")){let t={instancePath:e,keyword:"requir\
ed",params:{missingProperty:"film"},schema:C.required,parentSchema:C,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(
s))if(!o.call(C.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:C,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="video"&&((i??=[]).push(
p(e+"/type","const",{allowedValue:"video"},C.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.
note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a\
-z0-9]+)*$"},C.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},C.properties.id,t)),r++)}if(s.review!==
void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},C.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},C.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/e\
yebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},C.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},C.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"head\
ing")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLen\
gth",{limit:1},C.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},C.properties.heading,t)),
r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/text","minLength",{limit:1},C.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},
C.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||
t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:C.properties.background.enum},C.properties.background,
t)),r++)}if(s.title!==void 0&&o.call(s,"title")){let t=s.title;this.note("text",e+"/title",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/title","minLength",{limit:1},C.properties.title,t)),r++):((i??=[]).push(p(e+"/title","type",{type:"\
string"},C.properties.title,t)),r++)}if(s.about!==void 0&&o.call(s,"about")){let t=s.about;this.note("rich-text",e+"/abo\
ut",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/about","minLength",{limit:1},C.properties.about,t)),r++):((i??=[]).
push(p(e+"/about","type",{type:"string"},C.properties.about,t)),r++)}if(s.film!==void 0&&o.call(s,"film")){let t=s.film;
this.note("film",e+"/film",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/film","minLength",{limit:1},C.properties.film,
t)),r++):((i??=[]).push(p(e+"/film","type",{type:"string"},C.properties.film,t)),r++)}if(s.poster!==void 0&&o.call(s,"po\
ster")){let t=s.poster;if(this.note("picture",e+"/poster",t),t&&typeof t=="object"&&!Array.isArray(t)){(t.file===void 0||
!o.call(t,"file"))&&((i??=[]).push(p(e+"/poster","required",{missingProperty:"file"},C.properties.poster,t)),r++),(t.alt===
void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/poster","required",{missingProperty:"alt"},C.properties.poster,t)),r++);
for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||f==="credit"||f==="focus"||f==="crop"||
f==="dark"||((i??=[]).push(p(e+"/poster","additionalProperties",{additionalProperty:f},C.properties.poster,t)),r++);if(t.
file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/poster/file","minLength",{
limit:1},C.properties.poster.properties.file,f)),r++):((i??=[]).push(p(e+"/poster/file","type",{type:"string"},C.properties.
poster.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;typeof f!="string"&&((i??=[]).push(p(e+"\
/poster/alt","type",{type:"string"},C.properties.poster.properties.alt,f)),r++)}if(t.decorative!==void 0&&o.call(t,"deco\
rative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/poster/decorative","type",{type:"boolean"},C.properties.
poster.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"caption")){let f=t.caption;typeof f=="string"?h(f)<
1&&((i??=[]).push(p(e+"/poster/caption","minLength",{limit:1},C.properties.poster.properties.caption,f)),r++):((i??=[]).
push(p(e+"/poster/caption","type",{type:"string"},C.properties.poster.properties.caption,f)),r++)}if(t.credit!==void 0&&
o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/poster/credit","minLength",{limit:1},
C.properties.poster.properties.credit,f)),r++):((i??=[]).push(p(e+"/poster/credit","type",{type:"string"},C.properties.poster.
properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.focus;typeof f=="string"?Le.test(f)||((i??=[]).
push(p(e+"/poster/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},C.properties.poster.properties.focus,
f)),r++):((i??=[]).push(p(e+"/poster/focus","type",{type:"string"},C.properties.poster.properties.focus,f)),r++)}if(t.crop!==
void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.test(f)||((i??=[]).push(p(e+"/poster/crop","pattern",{pattern:"\
^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},C.properties.poster.properties.crop,f)),
r++):((i??=[]).push(p(e+"/poster/crop","type",{type:"string"},C.properties.poster.properties.crop,f)),r++)}if(t.dark!==void 0&&
o.call(t,"dark")){let f=t.dark;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/poster/dark","minLength",{limit:1},C.properties.
poster.properties.dark,f)),r++):((i??=[]).push(p(e+"/poster/dark","type",{type:"string"},C.properties.poster.properties.
dark,f)),r++)}}else(i??=[]).push(p(e+"/poster","type",{type:"object"},C.properties.poster,t)),r++}if(s.captions!==void 0&&
o.call(s,"captions")){let t=s.captions;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/captions","minItems",{limit:1},
C.properties.captions,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];if(this.note("captions",e+"/captions/"+a,m),
m&&typeof m=="object"&&!Array.isArray(m)){(m.file===void 0||!o.call(m,"file"))&&((i??=[]).push(p(e+"/captions/"+a,"requi\
red",{missingProperty:"file"},C.properties.captions.items,m)),r++),(m.language===void 0||!o.call(m,"language"))&&((i??=[]).
push(p(e+"/captions/"+a,"required",{missingProperty:"language"},C.properties.captions.items,m)),r++);for(let l of Object.
keys(m))l==="file"||l==="language"||((i??=[]).push(p(e+"/captions/"+a,"additionalProperties",{additionalProperty:l},C.properties.
captions.items,m)),r++);if(m.file!==void 0&&o.call(m,"file")){let l=m.file;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+
"/captions/"+a+"/file","minLength",{limit:1},C.properties.captions.items.properties.file,l)),r++):((i??=[]).push(p(e+"/c\
aptions/"+a+"/file","type",{type:"string"},C.properties.captions.items.properties.file,l)),r++)}if(m.language!==void 0&&
o.call(m,"language")){let l=m.language;typeof l=="string"?Xi.test(l)||((i??=[]).push(p(e+"/captions/"+a+"/language","pat\
tern",{pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},C.properties.captions.items.properties.language,l)),r++):((i??=[]).push(
p(e+"/captions/"+a+"/language","type",{type:"string"},C.properties.captions.items.properties.language,l)),r++)}}else(i??=
[]).push(p(e+"/captions/"+a,"type",{type:"object"},C.properties.captions.items,m)),r++}}else(i??=[]).push(p(e+"/captions",
"type",{type:"array"},C.properties.captions,t)),r++}if(s.silent!==void 0&&o.call(s,"silent")){let t=s.silent;typeof t!="\
boolean"&&((i??=[]).push(p(e+"/silent","type",{type:"boolean"},C.properties.silent,t)),r++)}if(s.hidden!==void 0&&o.call(
s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},C.properties.hidden,
t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"\
/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\\
d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},C.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"\
string"},C.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",
t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},C.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"str\
ing"},C.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,
data:s};(i??=[]).push(t),r++}return _t.errors=i,r===0}var Pi=Ht,ve=J.definitions.SharedSection;function Ht(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:ve.required,parentSchema:ve,
data:s};(i??=[]).push(t),r++}if(s.name===void 0||!o.call(s,"name")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
name"},schema:ve.required,parentSchema:ve,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="type"||t===
"name"||t==="hidden"||t==="from"||t==="until")){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:ve,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="shared"&&
((i??=[]).push(p(e+"/type","const",{allowedValue:"shared"},ve.properties.type,t)),r++)}if(s.name!==void 0&&o.call(s,"nam\
e")){let t=s.name;typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/name","minLength",{limit:1},ve.properties.name,t)),r++):
((i??=[]).push(p(e+"/name","type",{type:"string"},ve.properties.name,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},ve.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ve.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ve.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},ve.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ve.properties.until,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:ve.type,parentSchema:ve,data:s};(i??=[]).
push(t),r++}return Ht.errors=i,r===0}var er=Gt,H=J.definitions.PageSource,Vt=new RegExp("^/","u"),Je=new RegExp("^[a-z]{\
6}$","u");function Gt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.title===void 0||!o.call(s,"title")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
title"},schema:H.required,parentSchema:H,data:s};(i??=[]).push(t),r++}if(s.description===void 0||!o.call(s,"description")){
let t={instancePath:e,keyword:"required",params:{missingProperty:"description"},schema:H.required,parentSchema:H,data:s};
(i??=[]).push(t),r++}if(s.sections===void 0||!o.call(s,"sections")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
sections"},schema:H.required,parentSchema:H,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(H.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:H,data:s};
(i??=[]).push(f),r++}if(s.title!==void 0&&o.call(s,"title")){let t=s.title;this.note("text",e+"/title",t),typeof t=="str\
ing"?h(t)<1&&((i??=[]).push(p(e+"/title","minLength",{limit:1},H.properties.title,t)),r++):((i??=[]).push(p(e+"/title","\
type",{type:"string"},H.properties.title,t)),r++)}if(s.description!==void 0&&o.call(s,"description")){let t=s.description;
this.note("text",e+"/description",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/description","minLength",{limit:1},
H.properties.description,t)),r++):((i??=[]).push(p(e+"/description","type",{type:"string"},H.properties.description,t)),
r++)}if(s.path!==void 0&&o.call(s,"path")){let t=s.path;this.note("path",e+"/path",t),typeof t=="string"?Vt.test(t)||((i??=
[]).push(p(e+"/path","pattern",{pattern:"^/"},H.properties.path,t)),r++):((i??=[]).push(p(e+"/path","type",{type:"string"},
H.properties.path,t)),r++)}if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/pictur\
e",t),t&&typeof t=="object"&&!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","req\
uired",{missingProperty:"file"},H.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/p\
icture","required",{missingProperty:"alt"},H.properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="al\
t"||f==="focus"||f==="crop"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},H.properties.picture,
t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/file",
"minLength",{limit:1},H.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/file","type",{type:"str\
ing"},H.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;typeof f=="string"?h(
f)<1&&((i??=[]).push(p(e+"/picture/alt","minLength",{limit:1},H.properties.picture.properties.alt,f)),r++):((i??=[]).push(
p(e+"/picture/alt","type",{type:"string"},H.properties.picture.properties.alt,f)),r++)}if(t.focus!==void 0&&o.call(t,"fo\
cus")){let f=t.focus;typeof f=="string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?\
[0-9])% (100|[1-9]?[0-9])%$"},H.properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",
{type:"string"},H.properties.picture.properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f==
"string"?Te.test(f)||((i??=[]).push(p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|\
[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},H.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","ty\
pe",{type:"string"},H.properties.picture.properties.crop,f)),r++)}}else(i??=[]).push(p(e+"/picture","type",{type:"object"},
H.properties.picture,t)),r++}if(s.article!==void 0&&o.call(s,"article")){let t=s.article;if(t&&typeof t=="object"&&!Array.
isArray(t)){(t.date===void 0||!o.call(t,"date"))&&((i??=[]).push(p(e+"/article","required",{missingProperty:"date"},H.properties.
article,t)),r++);for(let f of Object.keys(t))f==="date"||f==="author"||f==="tags"||((i??=[]).push(p(e+"/article","additi\
onalProperties",{additionalProperty:f},H.properties.article,t)),r++);if(t.date!==void 0&&o.call(t,"date")){let f=t.date;
typeof f=="string"?Re.validate(f)||((i??=[]).push(p(e+"/article/date","format",{format:"date"},H.properties.article.properties.
date,f)),r++):((i??=[]).push(p(e+"/article/date","type",{type:"string"},H.properties.article.properties.date,f)),r++)}if(t.
author!==void 0&&o.call(t,"author")){let f=t.author;this.note("text",e+"/article/author",f),typeof f=="string"?h(f)<1&&((i??=
[]).push(p(e+"/article/author","minLength",{limit:1},H.properties.article.properties.author,f)),r++):((i??=[]).push(p(e+
"/article/author","type",{type:"string"},H.properties.article.properties.author,f)),r++)}if(t.tags!==void 0&&o.call(t,"t\
ags")){let f=t.tags;if(Array.isArray(f)){f.length<1&&((i??=[]).push(p(e+"/article/tags","minItems",{limit:1},H.properties.
article.properties.tags,f)),r++);let a=f.length;for(let m=0;m<a;m++){let l=f[m];this.note("text",e+"/article/tags/"+m,l),
typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/article/tags/"+m,"minLength",{limit:1},H.properties.article.properties.tags.
items,l)),r++):((i??=[]).push(p(e+"/article/tags/"+m,"type",{type:"string"},H.properties.article.properties.tags.items,l)),
r++)}}else(i??=[]).push(p(e+"/article/tags","type",{type:"array"},H.properties.article.properties.tags,f)),r++}}else(i??=
[]).push(p(e+"/article","type",{type:"object"},H.properties.article,t)),r++}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},H.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},H.properties.review,
t)),r++)}if(s.checked!==void 0&&o.call(s,"checked")){let t=s.checked;typeof t=="string"?Re.validate(t)||((i??=[]).push(p(
e+"/checked","format",{format:"date"},H.properties.checked,t)),r++):((i??=[]).push(p(e+"/checked","type",{type:"string"},
H.properties.checked,t)),r++)}if(s.translated!==void 0&&o.call(s,"translated")){let t=s.translated;typeof t=="string"?Je.
test(t)||((i??=[]).push(p(e+"/translated","pattern",{pattern:"^[a-z]{6}$"},H.properties.translated,t)),r++):((i??=[]).push(
p(e+"/translated","type",{type:"string"},H.properties.translated,t)),r++)}if(s.sections!==void 0&&o.call(s,"sections")){
let t=s.sections;if(this.note("sections",e+"/sections",t),Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/sections","\
minItems",{limit:1},H.properties.sections,t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];m&&typeof m=="object"&&
!Array.isArray(m)||((i??=[]).push(p(e+"/sections/"+a,"type",{type:"object"},H.properties.sections.items,m)),r++)}}else(i??=
[]).push(p(e+"/sections","type",{type:"array"},H.properties.sections,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},H.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},H.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},H.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},H.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},H.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:H.type,parentSchema:H,data:s};(i??=[]).push(
t),r++}return Gt.errors=i,r===0}var tr=Ut,Ne=J.definitions.SharedSource;function Ut(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sections===void 0||!o.call(s,"section\
s")){let t={instancePath:e,keyword:"required",params:{missingProperty:"sections"},schema:Ne.required,parentSchema:Ne,data:s};
(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="translated"||t==="sections")){let f={instancePath:e,keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ne,data:s};(i??=[]).push(f),r++}if(s.translated!==
void 0&&o.call(s,"translated")){let t=s.translated;typeof t=="string"?Je.test(t)||((i??=[]).push(p(e+"/translated","patt\
ern",{pattern:"^[a-z]{6}$"},Ne.properties.translated,t)),r++):((i??=[]).push(p(e+"/translated","type",{type:"string"},Ne.
properties.translated,t)),r++)}if(s.sections!==void 0&&o.call(s,"sections")){let t=s.sections;if(this.note("sections",e+
"/sections",t),Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/sections","minItems",{limit:1},Ne.properties.sections,
t)),r++);let f=t.length;for(let a=0;a<f;a++){let m=t[a];m&&typeof m=="object"&&!Array.isArray(m)||((i??=[]).push(p(e+"/s\
ections/"+a,"type",{type:"object"},Ne.properties.sections.items,m)),r++)}}else(i??=[]).push(p(e+"/sections","type",{type:"\
array"},Ne.properties.sections,t)),r++}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Ne.type,
parentSchema:Ne,data:s};(i??=[]).push(t),r++}return Ut.errors=i,r===0}var ir=Kt,ce=J.definitions.Facts,Ie=new RegExp("^[\
a-z][a-z0-9_]*$","u");function Kt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Object.keys(s)){let a=r;if(typeof f=="string"&&!Ie.test(f)){let m={
instancePath:e,keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:ce.propertyNames,
data:f,propertyName:f};(i??=[]).push(m),r++}var t=a===r;if(!t){let m={instancePath:e,keyword:"propertyNames",params:{propertyName:f},
schema:ce.propertyNames,parentSchema:ce,data:s};(i??=[]).push(m),r++}}for(let f of Object.keys(s)){let a=s[f];if(a&&typeof a==
"object"&&!Array.isArray(a)){(a.value===void 0||!o.call(a,"value"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),"required",{missingProperty:"value"},ce.additionalProperties,a)),r++),(a.meaning===void 0||!o.call(a,"meanin\
g"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"meaning"},ce.additionalProperties,
a)),r++),(a.source===void 0||!o.call(a,"source"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"requ\
ired",{missingProperty:"source"},ce.additionalProperties,a)),r++),(a.checked===void 0||!o.call(a,"checked"))&&((i??=[]).
push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"checked"},ce.additionalProperties,a)),
r++);for(let m of Object.keys(a))m==="value"||m==="meaning"||m==="source"||m==="checked"||m==="review"||m==="translated"||
((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:m},ce.additionalProperties,
a)),r++);if(a.value!==void 0&&o.call(a,"value")){let m=a.value;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/value","minLength",{limit:1},ce.additionalProperties.properties.value,m)),r++):((i??=[]).
push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/value","type",{type:"string"},ce.additionalProperties.properties.
value,m)),r++)}if(a.meaning!==void 0&&o.call(a,"meaning")){let m=a.meaning;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning","minLength",{limit:1},ce.additionalProperties.properties.meaning,
m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning","type",{type:"string"},ce.additionalProperties.
properties.meaning,m)),r++)}if(a.source!==void 0&&o.call(a,"source")){let m=a.source;typeof m=="string"?h(m)<1&&((i??=[]).
push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/source","minLength",{limit:1},ce.additionalProperties.properties.
source,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/source","type",{type:"string"},ce.additionalProperties.
properties.source,m)),r++)}if(a.checked!==void 0&&o.call(a,"checked")){let m=a.checked;typeof m=="string"?Re.validate(m)||
((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/checked","format",{format:"date"},ce.additionalProperties.
properties.checked,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/checked","type",{type:"str\
ing"},ce.additionalProperties.properties.checked,m)),r++)}if(a.review!==void 0&&o.call(a,"review")){let m=a.review;typeof m==
"string"?le.test(m)||((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/review","pattern",{pattern:"^\\d{4\
}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},ce.additionalProperties.properties.review,m)),r++):((i??=[]).push(p(e+"/"+
f.replace(/~/g,"~0").replace(/\//g,"~1")+"/review","type",{type:"string"},ce.additionalProperties.properties.review,m)),
r++)}if(a.translated!==void 0&&o.call(a,"translated")){let m=a.translated;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+
"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","minLength",{limit:1},ce.additionalProperties.properties.translated,
m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","type",{type:"string"},ce.additionalProperties.
properties.translated,m)),r++)}}else(i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},
ce.additionalProperties,a)),r++}}else{let f={instancePath:e,keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,
data:s};(i??=[]).push(f),r++}return Kt.errors=i,r===0}var rr=qe,we=J.definitions.NavigationLink;function qe(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===
void 0||!o.call(s,"label")){let t={instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:we.required,
parentSchema:we,data:s};(i??=[]).push(t),r++}if(s.link===void 0||!o.call(s,"link")){let t={instancePath:e,keyword:"requi\
red",params:{missingProperty:"link"},schema:we.required,parentSchema:we,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!(t==="label"||t==="link"||t==="text"||t==="hidden"||t==="from"||t==="until")){let f={instancePath:e,keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:we,data:s};(i??=[]).push(f),r++}if(s.label!==
void 0&&o.call(s,"label")){let t=s.label;this.note("text",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/\
label","minLength",{limit:1},we.properties.label,t)),r++):((i??=[]).push(p(e+"/label","type",{type:"string"},we.properties.
label,t)),r++)}if(s.link!==void 0&&o.call(s,"link")){let t=s.link;this.note("link",e+"/link",t),typeof t=="string"?h(t)<
1&&((i??=[]).push(p(e+"/link","minLength",{limit:1},we.properties.link,t)),r++):((i??=[]).push(p(e+"/link","type",{type:"\
string"},we.properties.link,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("text",e+"/text",t),typeof t==
"string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},we.properties.text,t)),r++):((i??=[]).push(p(e+"/text",
"type",{type:"string"},we.properties.text,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="b\
oolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},we.properties.hidden,t)),r++),this.note("schedule",e+"/hid\
den",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||
((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*)\
)?)?$"},we.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},we.properties.from,t)),r++)}if(s.until!==
void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(
p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
we.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},we.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:s};(i??=[]).push(t),r++}return qe.
errors=i,r===0}var pr=ke,xe=J.definitions.CountedText;function ke(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.other===void 0||!o.call(s,"other")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"other"},schema:xe.required,parentSchema:xe,data:s};(i??=[]).push(
t),r++}for(let t of Object.keys(s))if(!(t==="zero"||t==="one"||t==="two"||t==="few"||t==="many"||t==="other")){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:xe,data:s};(i??=[]).push(f),r++}if(s.
zero!==void 0&&o.call(s,"zero")){let t=s.zero;this.note("count-text",e+"/zero",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/zero","minLength",{limit:1},xe.properties.zero,t)),r++):((i??=[]).push(p(e+"/zero","type",{type:"string"},xe.properties.
zero,t)),r++)}if(s.one!==void 0&&o.call(s,"one")){let t=s.one;this.note("count-text",e+"/one",t),typeof t=="string"?h(t)<
1&&((i??=[]).push(p(e+"/one","minLength",{limit:1},xe.properties.one,t)),r++):((i??=[]).push(p(e+"/one","type",{type:"st\
ring"},xe.properties.one,t)),r++)}if(s.two!==void 0&&o.call(s,"two")){let t=s.two;this.note("count-text",e+"/two",t),typeof t==
"string"?h(t)<1&&((i??=[]).push(p(e+"/two","minLength",{limit:1},xe.properties.two,t)),r++):((i??=[]).push(p(e+"/two","t\
ype",{type:"string"},xe.properties.two,t)),r++)}if(s.few!==void 0&&o.call(s,"few")){let t=s.few;this.note("count-text",e+
"/few",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/few","minLength",{limit:1},xe.properties.few,t)),r++):((i??=[]).
push(p(e+"/few","type",{type:"string"},xe.properties.few,t)),r++)}if(s.many!==void 0&&o.call(s,"many")){let t=s.many;this.
note("count-text",e+"/many",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/many","minLength",{limit:1},xe.properties.
many,t)),r++):((i??=[]).push(p(e+"/many","type",{type:"string"},xe.properties.many,t)),r++)}if(s.other!==void 0&&o.call(
s,"other")){let t=s.other;this.note("count-text",e+"/other",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/other","m\
inLength",{limit:1},xe.properties.other,t)),r++):((i??=[]).push(p(e+"/other","type",{type:"string"},xe.properties.other,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:s};(i??=[]).
push(t),r++}return ke.errors=i,r===0}var sr=ie,Oe=J.definitions.FieldText;function ie(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0||
!o.call(s,"label")){let t={instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:Oe.required,parentSchema:Oe,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="label"||t==="placeholder"||t==="refused")){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Oe,data:s};(i??=[]).push(f),r++}if(s.
label!==void 0&&o.call(s,"label")){let t=s.label;this.note("text",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/label","minLength",{limit:1},Oe.properties.label,t)),r++):((i??=[]).push(p(e+"/label","type",{type:"string"},Oe.properties.
label,t)),r++)}if(s.placeholder!==void 0&&o.call(s,"placeholder")){let t=s.placeholder;this.note("text",e+"/placeholder",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/placeholder","minLength",{limit:1},Oe.properties.placeholder,t)),r++):
((i??=[]).push(p(e+"/placeholder","type",{type:"string"},Oe.properties.placeholder,t)),r++)}if(s.refused!==void 0&&o.call(
s,"refused")){let t=s.refused;this.note("text",e+"/refused",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/refused",
"minLength",{limit:1},Oe.properties.refused,t)),r++):((i??=[]).push(p(e+"/refused","type",{type:"string"},Oe.properties.
refused,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Oe.type,parentSchema:Oe,data:s};
(i??=[]).push(t),r++}return ie.errors=i,r===0}var or=$e,Ze=J.definitions.ToastData;function $e(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0||
!o.call(s,"title")){let t={instancePath:e,keyword:"required",params:{missingProperty:"title"},schema:Ze.required,parentSchema:Ze,
data:s};(i??=[]).push(t),r++}if(s.text===void 0||!o.call(s,"text")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
text"},schema:Ze.required,parentSchema:Ze,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="title"||t===
"text"||t==="style")){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ze,
data:s};(i??=[]).push(f),r++}if(s.title!==void 0&&o.call(s,"title")){let t=s.title;this.note("text",e+"/title",t),typeof t==
"string"?h(t)<1&&((i??=[]).push(p(e+"/title","minLength",{limit:1},Ze.properties.title,t)),r++):((i??=[]).push(p(e+"/tit\
le","type",{type:"string"},Ze.properties.title,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("to\
ast-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},Ze.properties.text,t)),
r++):((i??=[]).push(p(e+"/text","type",{type:"string"},Ze.properties.text,t)),r++)}if(s.style!==void 0&&o.call(s,"style")){
let t=s.style;t==="default"||t==="destructive"||((i??=[]).push(p(e+"/style","enum",{allowedValues:Ze.properties.style.enum},
Ze.properties.style,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Ze.type,parentSchema:Ze,
data:s};(i??=[]).push(t),r++}return $e.errors=i,r===0}var lr=Xt,c=J.definitions.SiteSource,nr=new RegExp("^https?://[^/?\
#]+(?:/[A-Za-z0-9~][\\w~-]*)*$","u"),dr=new RegExp("^[a-z]{2}(-[A-Z]{2})?$","u"),We=new RegExp("^[1-9]\\d? (month|months|\
year|years)$","u"),fr=new RegExp("^[a-z]+/[a-z-]+$","u"),ar=new RegExp("^/.*\\.(svg|png|ico)$","u"),ft=new RegExp("^/.*\\\
.png$","u"),Ee=new RegExp("^/[^#]*$","u"),Qt=new RegExp("^https?://","u"),Yt=new RegExp("^[a-z][a-z0-9-]*$","u"),Me=new RegExp(
"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|month|year)s?)?)$","u"),Jt=new RegExp("^(?!(?:form|language\
)$)[a-z][a-z0-9_]*$","u"),ur=new RegExp("^[1-9]\\d{0,3} days?$","u"),mr=Qe().fullFormats.uri,at=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function Xt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.product===void 0||!o.call(s,"product")){let u={instancePath:e,keyword:"required",params:{missingProperty:"\
product"},schema:c.required,parentSchema:c,data:s};(i??=[]).push(u),r++}if(s.organization===void 0||!o.call(s,"organizat\
ion")){let u={instancePath:e,keyword:"required",params:{missingProperty:"organization"},schema:c.required,parentSchema:c,
data:s};(i??=[]).push(u),r++}if(s.url===void 0||!o.call(s,"url")){let u={instancePath:e,keyword:"required",params:{missingProperty:"\
url"},schema:c.required,parentSchema:c,data:s};(i??=[]).push(u),r++}if(s.language===void 0||!o.call(s,"language")){let u={
instancePath:e,keyword:"required",params:{missingProperty:"language"},schema:c.required,parentSchema:c,data:s};(i??=[]).
push(u),r++}for(let u of Object.keys(s))if(!o.call(c.properties,u)){let n={instancePath:e,keyword:"additionalProperties",
params:{additionalProperty:u},schema:!1,parentSchema:c,data:s};(i??=[]).push(n),r++}if(s.forms!==void 0&&o.call(s,"forms")){
if(s.mailboxes===void 0||!o.call(s,"mailboxes")){let u={instancePath:e,keyword:"dependencies",params:{property:"forms",missingProperty:"\
mailboxes",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:c.dependencies,parentSchema:c,data:s};(i??=[]).push(
u),r++}if(s.inquiryTypes===void 0||!o.call(s,"inquiryTypes")){let u={instancePath:e,keyword:"dependencies",params:{property:"\
forms",missingProperty:"inquiryTypes",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:c.dependencies,parentSchema:c,
data:s};(i??=[]).push(u),r++}if(s.fields===void 0||!o.call(s,"fields")){let u={instancePath:e,keyword:"dependencies",params:{
property:"forms",missingProperty:"fields",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:c.dependencies,parentSchema:c,
data:s};(i??=[]).push(u),r++}}if(s.inquiryTypes!==void 0&&o.call(s,"inquiryTypes")&&(s.mailboxes===void 0||!o.call(s,"ma\
ilboxes"))){let u={instancePath:e,keyword:"dependencies",params:{property:"inquiryTypes",missingProperty:"mailboxes",depsCount:1,
deps:"mailboxes"},schema:c.dependencies,parentSchema:c,data:s};(i??=[]).push(u),r++}if(s.product!==void 0&&o.call(s,"pro\
duct")){let u=s.product;if(u&&typeof u=="object"&&!Array.isArray(u)){(u.name===void 0||!o.call(u,"name"))&&((i??=[]).push(
p(e+"/product","required",{missingProperty:"name"},c.properties.product,u)),r++),(u.slug===void 0||!o.call(u,"slug"))&&((i??=
[]).push(p(e+"/product","required",{missingProperty:"slug"},c.properties.product,u)),r++);for(let n of Object.keys(u))n===
"name"||n==="slug"||((i??=[]).push(p(e+"/product","additionalProperties",{additionalProperty:n},c.properties.product,u)),
r++);if(u.name!==void 0&&o.call(u,"name")){let n=u.name;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/product/name","m\
inLength",{limit:1},c.properties.product.properties.name,n)),r++):((i??=[]).push(p(e+"/product/name","type",{type:"strin\
g"},c.properties.product.properties.name,n)),r++)}if(u.slug!==void 0&&o.call(u,"slug")){let n=u.slug;this.note("anchor",
e+"/product/slug",n),typeof n=="string"?de.test(n)||((i??=[]).push(p(e+"/product/slug","pattern",{pattern:"^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"},c.properties.product.properties.slug,n)),r++):((i??=[]).push(p(e+"/product/slug","type",{type:"string"},
c.properties.product.properties.slug,n)),r++)}}else(i??=[]).push(p(e+"/product","type",{type:"object"},c.properties.product,
u)),r++}if(s.organization!==void 0&&o.call(s,"organization")){let u=s.organization;if(u&&typeof u=="object"&&!Array.isArray(
u)){(u.name===void 0||!o.call(u,"name"))&&((i??=[]).push(p(e+"/organization","required",{missingProperty:"name"},c.properties.
organization,u)),r++),(u.description===void 0||!o.call(u,"description"))&&((i??=[]).push(p(e+"/organization","required",
{missingProperty:"description"},c.properties.organization,u)),r++);for(let n of Object.keys(u))n==="name"||n==="descript\
ion"||n==="profiles"||((i??=[]).push(p(e+"/organization","additionalProperties",{additionalProperty:n},c.properties.organization,
u)),r++);if(u.name!==void 0&&o.call(u,"name")){let n=u.name;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/organization\
/name","minLength",{limit:1},c.properties.organization.properties.name,n)),r++):((i??=[]).push(p(e+"/organization/name",
"type",{type:"string"},c.properties.organization.properties.name,n)),r++)}if(u.description!==void 0&&o.call(u,"descripti\
on")){let n=u.description;this.note("text",e+"/organization/description",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(
e+"/organization/description","minLength",{limit:1},c.properties.organization.properties.description,n)),r++):((i??=[]).
push(p(e+"/organization/description","type",{type:"string"},c.properties.organization.properties.description,n)),r++)}if(u.
profiles!==void 0&&o.call(u,"profiles")){let n=u.profiles;if(Array.isArray(n)){let y=n.length;for(let k=0;k<y;k++){let w=n[k];
this.note("link",e+"/organization/profiles/"+k,w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/organization/profiles/"+
k,"minLength",{limit:1},c.properties.organization.properties.profiles.items,w)),r++):((i??=[]).push(p(e+"/organization/p\
rofiles/"+k,"type",{type:"string"},c.properties.organization.properties.profiles.items,w)),r++)}}else(i??=[]).push(p(e+"\
/organization/profiles","type",{type:"array"},c.properties.organization.properties.profiles,n)),r++}}else(i??=[]).push(p(
e+"/organization","type",{type:"object"},c.properties.organization,u)),r++}if(s.url!==void 0&&o.call(s,"url")){let u=s.url;
typeof u=="string"?(nr.test(u)||((i??=[]).push(p(e+"/url","pattern",{pattern:"^https?://[^/?#]+(?:/[A-Za-z0-9~][\\w~-]*)*\
$"},c.properties.url,u)),r++),mr(u)||((i??=[]).push(p(e+"/url","format",{format:"uri"},c.properties.url,u)),r++)):((i??=
[]).push(p(e+"/url","type",{type:"string"},c.properties.url,u)),r++)}if(s.language!==void 0&&o.call(s,"language")){let u=s.
language;typeof u=="string"?dr.test(u)||((i??=[]).push(p(e+"/language","pattern",{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},c.properties.
language,u)),r++):((i??=[]).push(p(e+"/language","type",{type:"string"},c.properties.language,u)),r++)}if(s.languages!==
void 0&&o.call(s,"languages")){let u=s.languages;if(Array.isArray(u)){u.length<1&&((i??=[]).push(p(e+"/languages","minIt\
ems",{limit:1},c.properties.languages,u)),r++);let n=u.length;for(let y=0;y<n;y++){let k=u[y];typeof k=="string"?h(k)<1&&
((i??=[]).push(p(e+"/languages/"+y,"minLength",{limit:1},c.properties.languages.items,k)),r++):((i??=[]).push(p(e+"/lang\
uages/"+y,"type",{type:"string"},c.properties.languages.items,k)),r++)}}else(i??=[]).push(p(e+"/languages","type",{type:"\
array"},c.properties.languages,u)),r++}if(s.zone!==void 0&&o.call(s,"zone")){let u=s.zone;typeof u=="string"?h(u)<1&&((i??=
[]).push(p(e+"/zone","minLength",{limit:1},c.properties.zone,u)),r++):((i??=[]).push(p(e+"/zone","type",{type:"string"},
c.properties.zone,u)),r++)}if(s.review!==void 0&&o.call(s,"review")){let u=s.review;if(u&&typeof u=="object"&&!Array.isArray(
u)){Object.keys(u).length<1&&((i??=[]).push(p(e+"/review","minProperties",{limit:1},c.properties.review,u)),r++);for(let n of Object.
keys(u))n==="pages"||n==="articles"||n==="figures"||n==="sections"||n==="mail"||((i??=[]).push(p(e+"/review","additional\
Properties",{additionalProperty:n},c.properties.review,u)),r++);if(u.pages!==void 0&&o.call(u,"pages")){let n=u.pages;if(n&&
typeof n=="object"&&!Array.isArray(n)){(n.every===void 0||!o.call(n,"every"))&&((i??=[]).push(p(e+"/review/pages","requi\
red",{missingProperty:"every"},c.properties.review.properties.pages,n)),r++),(n.from===void 0||!o.call(n,"from"))&&((i??=
[]).push(p(e+"/review/pages","required",{missingProperty:"from"},c.properties.review.properties.pages,n)),r++);for(let y of Object.
keys(n))y==="every"||y==="from"||((i??=[]).push(p(e+"/review/pages","additionalProperties",{additionalProperty:y},c.properties.
review.properties.pages,n)),r++);if(n.every!==void 0&&o.call(n,"every")){let y=n.every;typeof y=="string"?We.test(y)||((i??=
[]).push(p(e+"/review/pages/every","pattern",{pattern:"^[1-9]\\d? (month|months|year|years)$"},c.properties.review.properties.
pages.properties.every,y)),r++):((i??=[]).push(p(e+"/review/pages/every","type",{type:"string"},c.properties.review.properties.
pages.properties.every,y)),r++)}if(n.from!==void 0&&o.call(n,"from")){let y=n.from;typeof y=="string"?le.test(y)||((i??=
[]).push(p(e+"/review/pages/from","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},c.properties.
review.properties.pages.properties.from,y)),r++):((i??=[]).push(p(e+"/review/pages/from","type",{type:"string"},c.properties.
review.properties.pages.properties.from,y)),r++)}}else(i??=[]).push(p(e+"/review/pages","type",{type:"object"},c.properties.
review.properties.pages,n)),r++}if(u.articles!==void 0&&o.call(u,"articles")){let n=u.articles;if(n&&typeof n=="object"&&
!Array.isArray(n)){(n.every===void 0||!o.call(n,"every"))&&((i??=[]).push(p(e+"/review/articles","required",{missingProperty:"\
every"},c.properties.review.properties.articles,n)),r++);for(let y of Object.keys(n))y!=="every"&&((i??=[]).push(p(e+"/r\
eview/articles","additionalProperties",{additionalProperty:y},c.properties.review.properties.articles,n)),r++);if(n.every!==
void 0&&o.call(n,"every")){let y=n.every;typeof y=="string"?We.test(y)||((i??=[]).push(p(e+"/review/articles/every","pat\
tern",{pattern:"^[1-9]\\d? (month|months|year|years)$"},c.properties.review.properties.articles.properties.every,y)),r++):
((i??=[]).push(p(e+"/review/articles/every","type",{type:"string"},c.properties.review.properties.articles.properties.every,
y)),r++)}}else(i??=[]).push(p(e+"/review/articles","type",{type:"object"},c.properties.review.properties.articles,n)),r++}
if(u.figures!==void 0&&o.call(u,"figures")){let n=u.figures;if(n&&typeof n=="object"&&!Array.isArray(n)){(n.every===void 0||
!o.call(n,"every"))&&((i??=[]).push(p(e+"/review/figures","required",{missingProperty:"every"},c.properties.review.properties.
figures,n)),r++);for(let y of Object.keys(n))y!=="every"&&((i??=[]).push(p(e+"/review/figures","additionalProperties",{additionalProperty:y},
c.properties.review.properties.figures,n)),r++);if(n.every!==void 0&&o.call(n,"every")){let y=n.every;typeof y=="string"?
We.test(y)||((i??=[]).push(p(e+"/review/figures/every","pattern",{pattern:"^[1-9]\\d? (month|months|year|years)$"},c.properties.
review.properties.figures.properties.every,y)),r++):((i??=[]).push(p(e+"/review/figures/every","type",{type:"string"},c.
properties.review.properties.figures.properties.every,y)),r++)}}else(i??=[]).push(p(e+"/review/figures","type",{type:"ob\
ject"},c.properties.review.properties.figures,n)),r++}if(u.sections!==void 0&&o.call(u,"sections")){let n=u.sections;if(Array.
isArray(n)){n.length<1&&((i??=[]).push(p(e+"/review/sections","minItems",{limit:1},c.properties.review.properties.sections,
n)),r++);let y=n.length;for(let k=0;k<y;k++){let w=n[k];if(w&&typeof w=="object"&&!Array.isArray(w)){(w.type===void 0||!o.
call(w,"type"))&&((i??=[]).push(p(e+"/review/sections/"+k,"required",{missingProperty:"type"},c.properties.review.properties.
sections.items,w)),r++),(w.every===void 0||!o.call(w,"every"))&&((i??=[]).push(p(e+"/review/sections/"+k,"required",{missingProperty:"\
every"},c.properties.review.properties.sections.items,w)),r++),(w.from===void 0||!o.call(w,"from"))&&((i??=[]).push(p(e+
"/review/sections/"+k,"required",{missingProperty:"from"},c.properties.review.properties.sections.items,w)),r++);for(let L of Object.
keys(w))L==="type"||L==="every"||L==="from"||((i??=[]).push(p(e+"/review/sections/"+k,"additionalProperties",{additionalProperty:L},
c.properties.review.properties.sections.items,w)),r++);if(w.type!==void 0&&o.call(w,"type")){let L=w.type;typeof L=="str\
ing"?h(L)<1&&((i??=[]).push(p(e+"/review/sections/"+k+"/type","minLength",{limit:1},c.properties.review.properties.sections.
items.properties.type,L)),r++):((i??=[]).push(p(e+"/review/sections/"+k+"/type","type",{type:"string"},c.properties.review.
properties.sections.items.properties.type,L)),r++)}if(w.every!==void 0&&o.call(w,"every")){let L=w.every;typeof L=="stri\
ng"?We.test(L)||((i??=[]).push(p(e+"/review/sections/"+k+"/every","pattern",{pattern:"^[1-9]\\d? (month|months|year|years\
)$"},c.properties.review.properties.sections.items.properties.every,L)),r++):((i??=[]).push(p(e+"/review/sections/"+k+"/\
every","type",{type:"string"},c.properties.review.properties.sections.items.properties.every,L)),r++)}if(w.from!==void 0&&
o.call(w,"from")){let L=w.from;typeof L=="string"?le.test(L)||((i??=[]).push(p(e+"/review/sections/"+k+"/from","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},c.properties.review.properties.sections.items.properties.
from,L)),r++):((i??=[]).push(p(e+"/review/sections/"+k+"/from","type",{type:"string"},c.properties.review.properties.sections.
items.properties.from,L)),r++)}}else(i??=[]).push(p(e+"/review/sections/"+k,"type",{type:"object"},c.properties.review.properties.
sections.items,w)),r++}}else(i??=[]).push(p(e+"/review/sections","type",{type:"array"},c.properties.review.properties.sections,
n)),r++}if(u.mail!==void 0&&o.call(u,"mail")){let n=u.mail;typeof n=="string"?at.test(n)||((i??=[]).push(p(e+"/review/ma\
il","format",{format:"email"},c.properties.review.properties.mail,n)),r++):((i??=[]).push(p(e+"/review/mail","type",{type:"\
string"},c.properties.review.properties.mail,n)),r++)}}else(i??=[]).push(p(e+"/review","type",{type:"object"},c.properties.
review,u)),r++}if(s.settled!==void 0&&o.call(s,"settled")){let u=s.settled;if(Array.isArray(u)){u.length<1&&((i??=[]).push(
p(e+"/settled","minItems",{limit:1},c.properties.settled,u)),r++);let n=u.length;for(let y=0;y<n;y++){let k=u[y];if(k&&typeof k==
"object"&&!Array.isArray(k)){(k.note===void 0||!o.call(k,"note"))&&((i??=[]).push(p(e+"/settled/"+y,"required",{missingProperty:"\
note"},c.properties.settled.items,k)),r++),(k.file===void 0||!o.call(k,"file"))&&((i??=[]).push(p(e+"/settled/"+y,"requi\
red",{missingProperty:"file"},c.properties.settled.items,k)),r++),(k.state===void 0||!o.call(k,"state"))&&((i??=[]).push(
p(e+"/settled/"+y,"required",{missingProperty:"state"},c.properties.settled.items,k)),r++),(k.reason===void 0||!o.call(k,
"reason"))&&((i??=[]).push(p(e+"/settled/"+y,"required",{missingProperty:"reason"},c.properties.settled.items,k)),r++);for(let w of Object.
keys(k))w==="note"||w==="file"||w==="state"||w==="reason"||((i??=[]).push(p(e+"/settled/"+y,"additionalProperties",{additionalProperty:w},
c.properties.settled.items,k)),r++);if(k.note!==void 0&&o.call(k,"note")){let w=k.note;typeof w=="string"?fr.test(w)||((i??=
[]).push(p(e+"/settled/"+y+"/note","pattern",{pattern:"^[a-z]+/[a-z-]+$"},c.properties.settled.items.properties.note,w)),
r++):((i??=[]).push(p(e+"/settled/"+y+"/note","type",{type:"string"},c.properties.settled.items.properties.note,w)),r++)}
if(k.file!==void 0&&o.call(k,"file")){let w=k.file;typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/settled/"+y+"/file","\
minLength",{limit:1},c.properties.settled.items.properties.file,w)),r++):((i??=[]).push(p(e+"/settled/"+y+"/file","type",
{type:"string"},c.properties.settled.items.properties.file,w)),r++)}if(k.state!==void 0&&o.call(k,"state")){let w=k.state;
typeof w=="string"?Je.test(w)||((i??=[]).push(p(e+"/settled/"+y+"/state","pattern",{pattern:"^[a-z]{6}$"},c.properties.settled.
items.properties.state,w)),r++):((i??=[]).push(p(e+"/settled/"+y+"/state","type",{type:"string"},c.properties.settled.items.
properties.state,w)),r++)}if(k.reason!==void 0&&o.call(k,"reason")){let w=k.reason;typeof w=="string"?h(w)<1&&((i??=[]).
push(p(e+"/settled/"+y+"/reason","minLength",{limit:1},c.properties.settled.items.properties.reason,w)),r++):((i??=[]).push(
p(e+"/settled/"+y+"/reason","type",{type:"string"},c.properties.settled.items.properties.reason,w)),r++)}}else(i??=[]).push(
p(e+"/settled/"+y,"type",{type:"object"},c.properties.settled.items,k)),r++}}else(i??=[]).push(p(e+"/settled","type",{type:"\
array"},c.properties.settled,u)),r++}if(s.socialImage!==void 0&&o.call(s,"socialImage")){let u=s.socialImage;if(this.note(
"image",e+"/socialImage",u),u&&typeof u=="object"&&!Array.isArray(u)){(u.file===void 0||!o.call(u,"file"))&&((i??=[]).push(
p(e+"/socialImage","required",{missingProperty:"file"},c.properties.socialImage,u)),r++),(u.alt===void 0||!o.call(u,"alt"))&&
((i??=[]).push(p(e+"/socialImage","required",{missingProperty:"alt"},c.properties.socialImage,u)),r++);for(let n of Object.
keys(u))n==="file"||n==="alt"||((i??=[]).push(p(e+"/socialImage","additionalProperties",{additionalProperty:n},c.properties.
socialImage,u)),r++);if(u.file!==void 0&&o.call(u,"file")){let n=u.file;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/\
socialImage/file","minLength",{limit:1},c.properties.socialImage.properties.file,n)),r++):((i??=[]).push(p(e+"/socialIma\
ge/file","type",{type:"string"},c.properties.socialImage.properties.file,n)),r++)}if(u.alt!==void 0&&o.call(u,"alt")){let n=u.
alt;typeof n!="string"&&((i??=[]).push(p(e+"/socialImage/alt","type",{type:"string"},c.properties.socialImage.properties.
alt,n)),r++)}}else(i??=[]).push(p(e+"/socialImage","type",{type:"object"},c.properties.socialImage,u)),r++}if(s.logo!==void 0&&
o.call(s,"logo")){let u=s.logo;if(this.note("image",e+"/logo",u),u&&typeof u=="object"&&!Array.isArray(u)){(u.file===void 0||
!o.call(u,"file"))&&((i??=[]).push(p(e+"/logo","required",{missingProperty:"file"},c.properties.logo,u)),r++),(u.alt===void 0||
!o.call(u,"alt"))&&((i??=[]).push(p(e+"/logo","required",{missingProperty:"alt"},c.properties.logo,u)),r++);for(let n of Object.
keys(u))n==="file"||n==="alt"||((i??=[]).push(p(e+"/logo","additionalProperties",{additionalProperty:n},c.properties.logo,
u)),r++);if(u.file!==void 0&&o.call(u,"file")){let n=u.file;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/logo/file","\
minLength",{limit:1},c.properties.logo.properties.file,n)),r++):((i??=[]).push(p(e+"/logo/file","type",{type:"string"},c.
properties.logo.properties.file,n)),r++)}if(u.alt!==void 0&&o.call(u,"alt")){let n=u.alt;typeof n!="string"&&((i??=[]).push(
p(e+"/logo/alt","type",{type:"string"},c.properties.logo.properties.alt,n)),r++)}}else(i??=[]).push(p(e+"/logo","type",{
type:"object"},c.properties.logo,u)),r++}if(s.icons!==void 0&&o.call(s,"icons")){let u=s.icons;if(u&&typeof u=="object"&&
!Array.isArray(u)){(u.tab===void 0||!o.call(u,"tab"))&&((i??=[]).push(p(e+"/icons","required",{missingProperty:"tab"},c.
properties.icons,u)),r++),(u.touch===void 0||!o.call(u,"touch"))&&((i??=[]).push(p(e+"/icons","required",{missingProperty:"\
touch"},c.properties.icons,u)),r++),(u.app===void 0||!o.call(u,"app"))&&((i??=[]).push(p(e+"/icons","required",{missingProperty:"\
app"},c.properties.icons,u)),r++);for(let n of Object.keys(u))n==="tab"||n==="touch"||n==="app"||((i??=[]).push(p(e+"/ic\
ons","additionalProperties",{additionalProperty:n},c.properties.icons,u)),r++);if(u.tab!==void 0&&o.call(u,"tab")){let n=u.
tab;this.note("link",e+"/icons/tab",n),typeof n=="string"?(h(n)<1&&((i??=[]).push(p(e+"/icons/tab","minLength",{limit:1},
c.properties.icons.properties.tab,n)),r++),ar.test(n)||((i??=[]).push(p(e+"/icons/tab","pattern",{pattern:"^/.*\\.(svg|pn\
g|ico)$"},c.properties.icons.properties.tab,n)),r++)):((i??=[]).push(p(e+"/icons/tab","type",{type:"string"},c.properties.
icons.properties.tab,n)),r++)}if(u.touch!==void 0&&o.call(u,"touch")){let n=u.touch;this.note("link",e+"/icons/touch",n),
typeof n=="string"?(h(n)<1&&((i??=[]).push(p(e+"/icons/touch","minLength",{limit:1},c.properties.icons.properties.touch,
n)),r++),ft.test(n)||((i??=[]).push(p(e+"/icons/touch","pattern",{pattern:"^/.*\\.png$"},c.properties.icons.properties.touch,
n)),r++)):((i??=[]).push(p(e+"/icons/touch","type",{type:"string"},c.properties.icons.properties.touch,n)),r++)}if(u.app!==
void 0&&o.call(u,"app")){let n=u.app;if(Array.isArray(n)){let y=n.length;for(let k=0;k<y;k++){let w=n[k];this.note("link",
e+"/icons/app/"+k,w),typeof w=="string"?(h(w)<1&&((i??=[]).push(p(e+"/icons/app/"+k,"minLength",{limit:1},c.properties.icons.
properties.app.items,w)),r++),ft.test(w)||((i??=[]).push(p(e+"/icons/app/"+k,"pattern",{pattern:"^/.*\\.png$"},c.properties.
icons.properties.app.items,w)),r++)):((i??=[]).push(p(e+"/icons/app/"+k,"type",{type:"string"},c.properties.icons.properties.
app.items,w)),r++)}}else(i??=[]).push(p(e+"/icons/app","type",{type:"array"},c.properties.icons.properties.app,n)),r++}}else
(i??=[]).push(p(e+"/icons","type",{type:"object"},c.properties.icons,u)),r++}if(s.mailboxes!==void 0&&o.call(s,"mailboxe\
s")){let u=s.mailboxes;if(u&&typeof u=="object"&&!Array.isArray(u)){(u.general===void 0||!o.call(u,"general"))&&((i??=[]).
push(p(e+"/mailboxes","required",{missingProperty:"general"},c.properties.mailboxes,u)),r++);for(let n of Object.keys(u)){
let y=r;if(typeof n=="string"&&!Ie.test(n)){let k={instancePath:e+"/mailboxes",keyword:"pattern",params:{pattern:"^[a-z]\
[a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.mailboxes.propertyNames,data:n,propertyName:n};(i??=[]).
push(k),r++}var t=y===r;t||((i??=[]).push(p(e+"/mailboxes","propertyNames",{propertyName:n},c.properties.mailboxes,u)),r++)}
for(let n of Object.keys(u)){let y=u[n];typeof y=="string"?at.test(y)||((i??=[]).push(p(e+"/mailboxes/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),"format",{format:"email"},c.properties.mailboxes.additionalProperties,y)),r++):((i??=[]).push(p(
e+"/mailboxes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.mailboxes.additionalProperties,
y)),r++)}}else(i??=[]).push(p(e+"/mailboxes","type",{type:"object"},c.properties.mailboxes,u)),r++}if(s.inquiryTypes!==void 0&&
o.call(s,"inquiryTypes")){let u=s.inquiryTypes;if(u&&typeof u=="object"&&!Array.isArray(u)){Object.keys(u).length<1&&((i??=
[]).push(p(e+"/inquiryTypes","minProperties",{limit:1},c.properties.inquiryTypes,u)),r++);for(let n of Object.keys(u)){let y=r;
if(typeof n=="string"&&!Ie.test(n)){let k={instancePath:e+"/inquiryTypes",keyword:"pattern",params:{pattern:"^[a-z][a-z0\
-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.inquiryTypes.propertyNames,data:n,propertyName:n};(i??=[]).
push(k),r++}var f=y===r;f||((i??=[]).push(p(e+"/inquiryTypes","propertyNames",{propertyName:n},c.properties.inquiryTypes,
u)),r++)}for(let n of Object.keys(u)){let y=u[n];if(y&&typeof y=="object"&&!Array.isArray(y)){(y.label===void 0||!o.call(
y,"label"))&&((i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"l\
abel"},c.properties.inquiryTypes.additionalProperties,y)),r++),(y.mailbox===void 0||!o.call(y,"mailbox"))&&((i??=[]).push(
p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"mailbox"},c.properties.inquiryTypes.
additionalProperties,y)),r++);for(let k of Object.keys(y))k==="label"||k==="mailbox"||((i??=[]).push(p(e+"/inquiryTypes/"+
n.replace(/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:k},c.properties.inquiryTypes.additionalProperties,
y)),r++);if(y.label!==void 0&&o.call(y,"label")){let k=y.label;this.note("text",e+"/inquiryTypes/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/label",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/label","minLength",{limit:1},c.properties.inquiryTypes.additionalProperties.properties.label,k)),r++):((i??=
[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/label","type",{type:"string"},c.properties.inquiryTypes.
additionalProperties.properties.label,k)),r++)}if(y.mailbox!==void 0&&o.call(y,"mailbox")){let k=y.mailbox;typeof k!="st\
ring"&&((i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/mailbox","type",{type:"string"},c.
properties.inquiryTypes.additionalProperties.properties.mailbox,k)),r++),this.note("mailbox",e+"/inquiryTypes/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/mailbox",k)}}else(i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},c.properties.inquiryTypes.additionalProperties,y)),r++}}else(i??=[]).push(p(e+"/inquiryType\
s","type",{type:"object"},c.properties.inquiryTypes,u)),r++}if(s.sources!==void 0&&o.call(s,"sources")){let u=s.sources;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(let n of Object.keys(u)){let y=r;if(typeof n=="string"&&!Ie.test(n)){let k={
instancePath:e+"/sources",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.
properties.sources.propertyNames,data:n,propertyName:n};(i??=[]).push(k),r++}var a=y===r;a||((i??=[]).push(p(e+"/sources",
"propertyNames",{propertyName:n},c.properties.sources,u)),r++)}for(let n of Object.keys(u)){let y=u[n];if(y&&typeof y=="\
object"&&!Array.isArray(y)){(y.name===void 0||!o.call(y,"name"))&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),"required",{missingProperty:"name"},c.properties.sources.additionalProperties,y)),r++),(y.link===void 0||!o.
call(y,"link"))&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"li\
nk"},c.properties.sources.additionalProperties,y)),r++);for(let k of Object.keys(y))k==="name"||k==="link"||((i??=[]).push(
p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:k},c.properties.sources.
additionalProperties,y)),r++);if(y.name!==void 0&&o.call(y,"name")){let k=y.name;this.note("text",e+"/sources/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/name",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/name","minLength",{limit:1},c.properties.sources.additionalProperties.properties.name,k)),r++):((i??=
[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/name","type",{type:"string"},c.properties.sources.additionalProperties.
properties.name,k)),r++)}if(y.link!==void 0&&o.call(y,"link")){let k=y.link;this.note("link",e+"/sources/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/link",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/link","minLength",{limit:1},c.properties.sources.additionalProperties.properties.link,k)),r++):((i??=[]).push(
p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/link","type",{type:"string"},c.properties.sources.additionalProperties.
properties.link,k)),r++)}}else(i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"objec\
t"},c.properties.sources.additionalProperties,y)),r++}}else(i??=[]).push(p(e+"/sources","type",{type:"object"},c.properties.
sources,u)),r++}if(s.navigation!==void 0&&o.call(s,"navigation")){let u=s.navigation;if(Array.isArray(u)){u.length<1&&((i??=
[]).push(p(e+"/navigation","minItems",{limit:1},c.properties.navigation,u)),r++);let n=u.length;for(let y=0;y<n;y++){let k=u[y];
if(k&&typeof k=="object"&&!Array.isArray(k)){(k.label===void 0||!o.call(k,"label"))&&((i??=[]).push(p(e+"/navigation/"+y,
"required",{missingProperty:"label"},c.properties.navigation.items,k)),r++);for(let w of Object.keys(k))w==="label"||w===
"link"||w==="button"||w==="items"||w==="covers"||w==="hidden"||w==="from"||w==="until"||((i??=[]).push(p(e+"/navigation/"+
y,"additionalProperties",{additionalProperty:w},c.properties.navigation.items,k)),r++);if(k.label!==void 0&&o.call(k,"la\
bel")){let w=k.label;this.note("text",e+"/navigation/"+y+"/label",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/nav\
igation/"+y+"/label","minLength",{limit:1},c.properties.navigation.items.properties.label,w)),r++):((i??=[]).push(p(e+"/\
navigation/"+y+"/label","type",{type:"string"},c.properties.navigation.items.properties.label,w)),r++)}if(k.link!==void 0&&
o.call(k,"link")){let w=k.link;this.note("link",e+"/navigation/"+y+"/link",w),typeof w=="string"?h(w)<1&&((i??=[]).push(
p(e+"/navigation/"+y+"/link","minLength",{limit:1},c.properties.navigation.items.properties.link,w)),r++):((i??=[]).push(
p(e+"/navigation/"+y+"/link","type",{type:"string"},c.properties.navigation.items.properties.link,w)),r++)}if(k.button!==
void 0&&o.call(k,"button")){let w=k.button;typeof w!="boolean"&&((i??=[]).push(p(e+"/navigation/"+y+"/button","type",{type:"\
boolean"},c.properties.navigation.items.properties.button,w)),r++)}if(k.items!==void 0&&o.call(k,"items")){let w=k.items;
if(Array.isArray(w)){w.length<1&&((i??=[]).push(p(e+"/navigation/"+y+"/items","minItems",{limit:1},c.properties.navigation.
items.properties.items,w)),r++);let L=w.length;for(let v=0;v<L;v++)qe.call(this,w[v],{instancePath:e+"/navigation/"+y+"/\
items/"+v,parentData:w,parentDataProperty:v,rootData:T})||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=
[]).push(p(e+"/navigation/"+y+"/items","type",{type:"array"},c.properties.navigation.items.properties.items,w)),r++}if(k.
covers!==void 0&&o.call(k,"covers")){let w=k.covers;if(Array.isArray(w)){let L=w.length;for(let v=0;v<L;v++){let x=w[v];
this.note("link",e+"/navigation/"+y+"/covers/"+v,x),typeof x=="string"?h(x)<1&&((i??=[]).push(p(e+"/navigation/"+y+"/cov\
ers/"+v,"minLength",{limit:1},c.properties.navigation.items.properties.covers.items,x)),r++):((i??=[]).push(p(e+"/naviga\
tion/"+y+"/covers/"+v,"type",{type:"string"},c.properties.navigation.items.properties.covers.items,x)),r++)}}else(i??=[]).
push(p(e+"/navigation/"+y+"/covers","type",{type:"array"},c.properties.navigation.items.properties.covers,w)),r++}if(k.hidden!==
void 0&&o.call(k,"hidden")){let w=k.hidden;typeof w!="boolean"&&((i??=[]).push(p(e+"/navigation/"+y+"/hidden","type",{type:"\
boolean"},c.properties.navigation.items.properties.hidden,w)),r++),this.note("schedule",e+"/navigation/"+y+"/hidden",w)}
if(k.from!==void 0&&o.call(k,"from")){let w=k.from;this.note("schedule",e+"/navigation/"+y+"/from",w),typeof w=="string"?
z.test(w)||((i??=[]).push(p(e+"/navigation/"+y+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[\
+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},c.properties.navigation.items.properties.from,w)),r++):((i??=[]).push(p(e+"/nav\
igation/"+y+"/from","type",{type:"string"},c.properties.navigation.items.properties.from,w)),r++)}if(k.until!==void 0&&o.
call(k,"until")){let w=k.until;this.note("schedule",e+"/navigation/"+y+"/until",w),typeof w=="string"?z.test(w)||((i??=[]).
push(p(e+"/navigation/"+y+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\
\\w+/-]*))?)?$"},c.properties.navigation.items.properties.until,w)),r++):((i??=[]).push(p(e+"/navigation/"+y+"/until","t\
ype",{type:"string"},c.properties.navigation.items.properties.until,w)),r++)}}else(i??=[]).push(p(e+"/navigation/"+y,"ty\
pe",{type:"object"},c.properties.navigation.items,k)),r++}}else(i??=[]).push(p(e+"/navigation","type",{type:"array"},c.properties.
navigation,u)),r++}if(s.notices!==void 0&&o.call(s,"notices")){let u=s.notices;if(Array.isArray(u)){let n=u.length;for(let y=0;y<
n;y++){let k=u[y];if(k&&typeof k=="object"&&!Array.isArray(k)){(k.text===void 0||!o.call(k,"text"))&&((i??=[]).push(p(e+
"/notices/"+y,"required",{missingProperty:"text"},c.properties.notices.items,k)),r++);for(let w of Object.keys(k))w==="t\
ext"||w==="tone"||w==="hidden"||w==="from"||w==="until"||((i??=[]).push(p(e+"/notices/"+y,"additionalProperties",{additionalProperty:w},
c.properties.notices.items,k)),r++);if(k.text!==void 0&&o.call(k,"text")){let w=k.text;this.note("rich-text",e+"/notices\
/"+y+"/text",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/notices/"+y+"/text","minLength",{limit:1},c.properties.notices.
items.properties.text,w)),r++):((i??=[]).push(p(e+"/notices/"+y+"/text","type",{type:"string"},c.properties.notices.items.
properties.text,w)),r++)}if(k.tone!==void 0&&o.call(k,"tone")){let w=k.tone;w==="calm"||w==="important"||((i??=[]).push(
p(e+"/notices/"+y+"/tone","enum",{allowedValues:c.properties.notices.items.properties.tone.enum},c.properties.notices.items.
properties.tone,w)),r++)}if(k.hidden!==void 0&&o.call(k,"hidden")){let w=k.hidden;typeof w!="boolean"&&((i??=[]).push(p(
e+"/notices/"+y+"/hidden","type",{type:"boolean"},c.properties.notices.items.properties.hidden,w)),r++),this.note("sched\
ule",e+"/notices/"+y+"/hidden",w)}if(k.from!==void 0&&o.call(k,"from")){let w=k.from;this.note("schedule",e+"/notices/"+
y+"/from",w),typeof w=="string"?z.test(w)||((i??=[]).push(p(e+"/notices/"+y+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d\
([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},c.properties.notices.items.properties.from,w)),
r++):((i??=[]).push(p(e+"/notices/"+y+"/from","type",{type:"string"},c.properties.notices.items.properties.from,w)),r++)}
if(k.until!==void 0&&o.call(k,"until")){let w=k.until;this.note("schedule",e+"/notices/"+y+"/until",w),typeof w=="string"?
z.test(w)||((i??=[]).push(p(e+"/notices/"+y+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-\
]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},c.properties.notices.items.properties.until,w)),r++):((i??=[]).push(p(e+"/notices\
/"+y+"/until","type",{type:"string"},c.properties.notices.items.properties.until,w)),r++)}}else(i??=[]).push(p(e+"/notic\
es/"+y,"type",{type:"object"},c.properties.notices.items,k)),r++}}else(i??=[]).push(p(e+"/notices","type",{type:"array"},
c.properties.notices,u)),r++}if(s.breadcrumb!==void 0&&o.call(s,"breadcrumb")){let u=s.breadcrumb;this.note("text",e+"/b\
readcrumb",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/breadcrumb","minLength",{limit:1},c.properties.breadcrumb,
u)),r++):((i??=[]).push(p(e+"/breadcrumb","type",{type:"string"},c.properties.breadcrumb,u)),r++)}if(s.sideMenus!==void 0&&
o.call(s,"sideMenus")){let u=s.sideMenus;if(Array.isArray(u)){u.length<1&&((i??=[]).push(p(e+"/sideMenus","minItems",{limit:1},
c.properties.sideMenus,u)),r++);let n=u.length;for(let y=0;y<n;y++){let k=u[y];if(k&&typeof k=="object"&&!Array.isArray(
k)){(k.label===void 0||!o.call(k,"label"))&&((i??=[]).push(p(e+"/sideMenus/"+y,"required",{missingProperty:"label"},c.properties.
sideMenus.items,k)),r++),(k.below===void 0||!o.call(k,"below"))&&((i??=[]).push(p(e+"/sideMenus/"+y,"required",{missingProperty:"\
below"},c.properties.sideMenus.items,k)),r++);for(let w of Object.keys(k))w==="label"||w==="below"||w==="first"||((i??=[]).
push(p(e+"/sideMenus/"+y,"additionalProperties",{additionalProperty:w},c.properties.sideMenus.items,k)),r++);if(k.label!==
void 0&&o.call(k,"label")){let w=k.label;this.note("text",e+"/sideMenus/"+y+"/label",w),typeof w=="string"?h(w)<1&&((i??=
[]).push(p(e+"/sideMenus/"+y+"/label","minLength",{limit:1},c.properties.sideMenus.items.properties.label,w)),r++):((i??=
[]).push(p(e+"/sideMenus/"+y+"/label","type",{type:"string"},c.properties.sideMenus.items.properties.label,w)),r++)}if(k.
below!==void 0&&o.call(k,"below")){let w=k.below;this.note("link",e+"/sideMenus/"+y+"/below",w),typeof w=="string"?(h(w)<
1&&((i??=[]).push(p(e+"/sideMenus/"+y+"/below","minLength",{limit:1},c.properties.sideMenus.items.properties.below,w)),r++),
Ee.test(w)||((i??=[]).push(p(e+"/sideMenus/"+y+"/below","pattern",{pattern:"^/[^#]*$"},c.properties.sideMenus.items.properties.
below,w)),r++)):((i??=[]).push(p(e+"/sideMenus/"+y+"/below","type",{type:"string"},c.properties.sideMenus.items.properties.
below,w)),r++)}if(k.first!==void 0&&o.call(k,"first")){let w=k.first;if(Array.isArray(w)){w.length<1&&((i??=[]).push(p(e+
"/sideMenus/"+y+"/first","minItems",{limit:1},c.properties.sideMenus.items.properties.first,w)),r++);let L=w.length;for(let v=0;v<
L;v++){let x=w[v];this.note("link",e+"/sideMenus/"+y+"/first/"+v,x),typeof x=="string"?(h(x)<1&&((i??=[]).push(p(e+"/sid\
eMenus/"+y+"/first/"+v,"minLength",{limit:1},c.properties.sideMenus.items.properties.first.items,x)),r++),Ee.test(x)||((i??=
[]).push(p(e+"/sideMenus/"+y+"/first/"+v,"pattern",{pattern:"^/[^#]*$"},c.properties.sideMenus.items.properties.first.items,
x)),r++)):((i??=[]).push(p(e+"/sideMenus/"+y+"/first/"+v,"type",{type:"string"},c.properties.sideMenus.items.properties.
first.items,x)),r++)}}else(i??=[]).push(p(e+"/sideMenus/"+y+"/first","type",{type:"array"},c.properties.sideMenus.items.
properties.first,w)),r++}}else(i??=[]).push(p(e+"/sideMenus/"+y,"type",{type:"object"},c.properties.sideMenus.items,k)),
r++}}else(i??=[]).push(p(e+"/sideMenus","type",{type:"array"},c.properties.sideMenus,u)),r++}if(s.search!==void 0&&o.call(
s,"search")){let u=s.search;typeof u!="boolean"&&((i??=[]).push(p(e+"/search","type",{type:"boolean"},c.properties.search,
u)),r++)}if(s.synonyms!==void 0&&o.call(s,"synonyms")){let u=s.synonyms;if(Array.isArray(u)){let n=u.length;for(let y=0;y<
n;y++){let k=u[y];this.note("text",e+"/synonyms/"+y,k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/synonyms/"+y,"min\
Length",{limit:1},c.properties.synonyms.items,k)),r++):((i??=[]).push(p(e+"/synonyms/"+y,"type",{type:"string"},c.properties.
synonyms.items,k)),r++)}}else(i??=[]).push(p(e+"/synonyms","type",{type:"array"},c.properties.synonyms,u)),r++}if(s.footer!==
void 0&&o.call(s,"footer")){let u=s.footer;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let n of Object.keys(u))n===
"text"||n==="columns"||n==="profiles"||n==="copyright"||((i??=[]).push(p(e+"/footer","additionalProperties",{additionalProperty:n},
c.properties.footer,u)),r++);if(u.text!==void 0&&o.call(u,"text")){let n=u.text;this.note("rich-text",e+"/footer/text",n),
typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/footer/text","minLength",{limit:1},c.properties.footer.properties.text,n)),
r++):((i??=[]).push(p(e+"/footer/text","type",{type:"string"},c.properties.footer.properties.text,n)),r++)}if(u.columns!==
void 0&&o.call(u,"columns")){let n=u.columns;if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+"/footer/columns","minI\
tems",{limit:1},c.properties.footer.properties.columns,n)),r++);let y=n.length;for(let k=0;k<y;k++){let w=n[k];if(w&&typeof w==
"object"&&!Array.isArray(w)){(w.title===void 0||!o.call(w,"title"))&&((i??=[]).push(p(e+"/footer/columns/"+k,"required",
{missingProperty:"title"},c.properties.footer.properties.columns.items,w)),r++),(w.links===void 0||!o.call(w,"links"))&&
((i??=[]).push(p(e+"/footer/columns/"+k,"required",{missingProperty:"links"},c.properties.footer.properties.columns.items,
w)),r++);for(let L of Object.keys(w))L==="title"||L==="links"||((i??=[]).push(p(e+"/footer/columns/"+k,"additionalProper\
ties",{additionalProperty:L},c.properties.footer.properties.columns.items,w)),r++);if(w.title!==void 0&&o.call(w,"title")){
let L=w.title;this.note("text",e+"/footer/columns/"+k+"/title",L),typeof L=="string"?h(L)<1&&((i??=[]).push(p(e+"/footer\
/columns/"+k+"/title","minLength",{limit:1},c.properties.footer.properties.columns.items.properties.title,L)),r++):((i??=
[]).push(p(e+"/footer/columns/"+k+"/title","type",{type:"string"},c.properties.footer.properties.columns.items.properties.
title,L)),r++)}if(w.links!==void 0&&o.call(w,"links")){let L=w.links;if(Array.isArray(L)){L.length<1&&((i??=[]).push(p(e+
"/footer/columns/"+k+"/links","minItems",{limit:1},c.properties.footer.properties.columns.items.properties.links,L)),r++);
let v=L.length;for(let x=0;x<v;x++)qe.call(this,L[x],{instancePath:e+"/footer/columns/"+k+"/links/"+x,parentData:L,parentDataProperty:x,
rootData:T})||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=[]).push(p(e+"/footer/columns/"+k+"/links",
"type",{type:"array"},c.properties.footer.properties.columns.items.properties.links,L)),r++}}else(i??=[]).push(p(e+"/foo\
ter/columns/"+k,"type",{type:"object"},c.properties.footer.properties.columns.items,w)),r++}}else(i??=[]).push(p(e+"/foo\
ter/columns","type",{type:"array"},c.properties.footer.properties.columns,n)),r++}if(u.profiles!==void 0&&o.call(u,"prof\
iles")){let n=u.profiles;if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+"/footer/profiles","minItems",{limit:1},c.properties.
footer.properties.profiles,n)),r++);let y=n.length;for(let k=0;k<y;k++){let w=n[k];if(w&&typeof w=="object"&&!Array.isArray(
w)){(w.label===void 0||!o.call(w,"label"))&&((i??=[]).push(p(e+"/footer/profiles/"+k,"required",{missingProperty:"label"},
c.properties.footer.properties.profiles.items,w)),r++),(w.link===void 0||!o.call(w,"link"))&&((i??=[]).push(p(e+"/footer\
/profiles/"+k,"required",{missingProperty:"link"},c.properties.footer.properties.profiles.items,w)),r++);for(let L of Object.
keys(w))L==="label"||L==="link"||((i??=[]).push(p(e+"/footer/profiles/"+k,"additionalProperties",{additionalProperty:L},
c.properties.footer.properties.profiles.items,w)),r++);if(w.label!==void 0&&o.call(w,"label")){let L=w.label;this.note("\
text",e+"/footer/profiles/"+k+"/label",L),typeof L=="string"?h(L)<1&&((i??=[]).push(p(e+"/footer/profiles/"+k+"/label","\
minLength",{limit:1},c.properties.footer.properties.profiles.items.properties.label,L)),r++):((i??=[]).push(p(e+"/footer\
/profiles/"+k+"/label","type",{type:"string"},c.properties.footer.properties.profiles.items.properties.label,L)),r++)}if(w.
link!==void 0&&o.call(w,"link")){let L=w.link;this.note("link",e+"/footer/profiles/"+k+"/link",L),typeof L=="string"?(h(
L)<1&&((i??=[]).push(p(e+"/footer/profiles/"+k+"/link","minLength",{limit:1},c.properties.footer.properties.profiles.items.
properties.link,L)),r++),Qt.test(L)||((i??=[]).push(p(e+"/footer/profiles/"+k+"/link","pattern",{pattern:"^https?://"},c.
properties.footer.properties.profiles.items.properties.link,L)),r++)):((i??=[]).push(p(e+"/footer/profiles/"+k+"/link","\
type",{type:"string"},c.properties.footer.properties.profiles.items.properties.link,L)),r++)}}else(i??=[]).push(p(e+"/fo\
oter/profiles/"+k,"type",{type:"object"},c.properties.footer.properties.profiles.items,w)),r++}}else(i??=[]).push(p(e+"/\
footer/profiles","type",{type:"array"},c.properties.footer.properties.profiles,n)),r++}if(u.copyright!==void 0&&o.call(u,
"copyright")){let n=u.copyright;this.note("text",e+"/footer/copyright",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+
"/footer/copyright","minLength",{limit:1},c.properties.footer.properties.copyright,n)),r++):((i??=[]).push(p(e+"/footer/\
copyright","type",{type:"string"},c.properties.footer.properties.copyright,n)),r++)}}else(i??=[]).push(p(e+"/footer","ty\
pe",{type:"object"},c.properties.footer,u)),r++}if(s.contactPage!==void 0&&o.call(s,"contactPage")){let u=s.contactPage;
this.note("link",e+"/contactPage",u),typeof u=="string"?(h(u)<1&&((i??=[]).push(p(e+"/contactPage","minLength",{limit:1},
c.properties.contactPage,u)),r++),Ee.test(u)||((i??=[]).push(p(e+"/contactPage","pattern",{pattern:"^/[^#]*$"},c.properties.
contactPage,u)),r++)):((i??=[]).push(p(e+"/contactPage","type",{type:"string"},c.properties.contactPage,u)),r++)}if(s.privacy!==
void 0&&o.call(s,"privacy")){let u=s.privacy;if(u&&typeof u=="object"&&!Array.isArray(u)){(u.text===void 0||!o.call(u,"t\
ext"))&&((i??=[]).push(p(e+"/privacy","required",{missingProperty:"text"},c.properties.privacy,u)),r++);for(let n of Object.
keys(u))n==="text"||n==="simulated"||n==="link"||n==="linkLabel"||((i??=[]).push(p(e+"/privacy","additionalProperties",{
additionalProperty:n},c.properties.privacy,u)),r++);if(u.link!==void 0&&o.call(u,"link")&&(u.linkLabel===void 0||!o.call(
u,"linkLabel"))&&((i??=[]).push(p(e+"/privacy","dependencies",{property:"link",missingProperty:"linkLabel",depsCount:1,deps:"\
linkLabel"},c.properties.privacy,u)),r++),u.linkLabel!==void 0&&o.call(u,"linkLabel")&&(u.link===void 0||!o.call(u,"link"))&&
((i??=[]).push(p(e+"/privacy","dependencies",{property:"linkLabel",missingProperty:"link",depsCount:1,deps:"link"},c.properties.
privacy,u)),r++),u.text!==void 0&&o.call(u,"text")){let n=u.text;this.note("rich-text",e+"/privacy/text",n),typeof n=="s\
tring"?h(n)<1&&((i??=[]).push(p(e+"/privacy/text","minLength",{limit:1},c.properties.privacy.properties.text,n)),r++):((i??=
[]).push(p(e+"/privacy/text","type",{type:"string"},c.properties.privacy.properties.text,n)),r++)}if(u.simulated!==void 0&&
o.call(u,"simulated")){let n=u.simulated;this.note("rich-text",e+"/privacy/simulated",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/privacy/simulated","minLength",{limit:1},c.properties.privacy.properties.simulated,n)),r++):((i??=[]).push(
p(e+"/privacy/simulated","type",{type:"string"},c.properties.privacy.properties.simulated,n)),r++)}if(u.link!==void 0&&o.
call(u,"link")){let n=u.link;this.note("link",e+"/privacy/link",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/priva\
cy/link","minLength",{limit:1},c.properties.privacy.properties.link,n)),r++):((i??=[]).push(p(e+"/privacy/link","type",{
type:"string"},c.properties.privacy.properties.link,n)),r++)}if(u.linkLabel!==void 0&&o.call(u,"linkLabel")){let n=u.linkLabel;
this.note("text",e+"/privacy/linkLabel",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/privacy/linkLabel","minLength",
{limit:1},c.properties.privacy.properties.linkLabel,n)),r++):((i??=[]).push(p(e+"/privacy/linkLabel","type",{type:"strin\
g"},c.properties.privacy.properties.linkLabel,n)),r++)}}else(i??=[]).push(p(e+"/privacy","type",{type:"object"},c.properties.
privacy,u)),r++}if(s.notFound!==void 0&&o.call(s,"notFound")){let u=s.notFound;if(u&&typeof u=="object"&&!Array.isArray(
u)){(u.title===void 0||!o.call(u,"title"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"title"},c.properties.
notFound,u)),r++),(u.description===void 0||!o.call(u,"description"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"\
description"},c.properties.notFound,u)),r++),(u.heading===void 0||!o.call(u,"heading"))&&((i??=[]).push(p(e+"/notFound",
"required",{missingProperty:"heading"},c.properties.notFound,u)),r++),(u.text===void 0||!o.call(u,"text"))&&((i??=[]).push(
p(e+"/notFound","required",{missingProperty:"text"},c.properties.notFound,u)),r++),(u.linkLabel===void 0||!o.call(u,"lin\
kLabel"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"linkLabel"},c.properties.notFound,u)),r++),(u.suggestion===
void 0||!o.call(u,"suggestion"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"suggestion"},c.properties.
notFound,u)),r++);for(let n of Object.keys(u))n==="title"||n==="description"||n==="heading"||n==="text"||n==="linkLabel"||
n==="suggestion"||((i??=[]).push(p(e+"/notFound","additionalProperties",{additionalProperty:n},c.properties.notFound,u)),
r++);if(u.title!==void 0&&o.call(u,"title")){let n=u.title;this.note("text",e+"/notFound/title",n),typeof n=="string"?h(
n)<1&&((i??=[]).push(p(e+"/notFound/title","minLength",{limit:1},c.properties.notFound.properties.title,n)),r++):((i??=[]).
push(p(e+"/notFound/title","type",{type:"string"},c.properties.notFound.properties.title,n)),r++)}if(u.description!==void 0&&
o.call(u,"description")){let n=u.description;this.note("text",e+"/notFound/description",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/notFound/description","minLength",{limit:1},c.properties.notFound.properties.description,n)),r++):((i??=[]).
push(p(e+"/notFound/description","type",{type:"string"},c.properties.notFound.properties.description,n)),r++)}if(u.heading!==
void 0&&o.call(u,"heading")){let n=u.heading;this.note("text",e+"/notFound/heading",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/notFound/heading","minLength",{limit:1},c.properties.notFound.properties.heading,n)),r++):((i??=[]).push(
p(e+"/notFound/heading","type",{type:"string"},c.properties.notFound.properties.heading,n)),r++)}if(u.text!==void 0&&o.call(
u,"text")){let n=u.text;this.note("rich-text",e+"/notFound/text",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notF\
ound/text","minLength",{limit:1},c.properties.notFound.properties.text,n)),r++):((i??=[]).push(p(e+"/notFound/text","typ\
e",{type:"string"},c.properties.notFound.properties.text,n)),r++)}if(u.linkLabel!==void 0&&o.call(u,"linkLabel")){let n=u.
linkLabel;this.note("text",e+"/notFound/linkLabel",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notFound/linkLabel",
"minLength",{limit:1},c.properties.notFound.properties.linkLabel,n)),r++):((i??=[]).push(p(e+"/notFound/linkLabel","type",
{type:"string"},c.properties.notFound.properties.linkLabel,n)),r++)}if(u.suggestion!==void 0&&o.call(u,"suggestion")){let n=u.
suggestion;this.note("path-text",e+"/notFound/suggestion",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notFound/su\
ggestion","minLength",{limit:1},c.properties.notFound.properties.suggestion,n)),r++):((i??=[]).push(p(e+"/notFound/sugge\
stion","type",{type:"string"},c.properties.notFound.properties.suggestion,n)),r++)}}else(i??=[]).push(p(e+"/notFound","t\
ype",{type:"object"},c.properties.notFound,u)),r++}if(s.notSent!==void 0&&o.call(s,"notSent")){let u=s.notSent;if(u&&typeof u==
"object"&&!Array.isArray(u)){(u.heading===void 0||!o.call(u,"heading"))&&((i??=[]).push(p(e+"/notSent","required",{missingProperty:"\
heading"},c.properties.notSent,u)),r++),(u.text===void 0||!o.call(u,"text"))&&((i??=[]).push(p(e+"/notSent","required",{
missingProperty:"text"},c.properties.notSent,u)),r++),(u.lost===void 0||!o.call(u,"lost"))&&((i??=[]).push(p(e+"/notSent",
"required",{missingProperty:"lost"},c.properties.notSent,u)),r++),(u.again===void 0||!o.call(u,"again"))&&((i??=[]).push(
p(e+"/notSent","required",{missingProperty:"again"},c.properties.notSent,u)),r++);for(let n of Object.keys(u))n==="headi\
ng"||n==="text"||n==="lost"||n==="again"||n==="reasons"||((i??=[]).push(p(e+"/notSent","additionalProperties",{additionalProperty:n},
c.properties.notSent,u)),r++);if(u.heading!==void 0&&o.call(u,"heading")){let n=u.heading;this.note("text",e+"/notSent/h\
eading",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notSent/heading","minLength",{limit:1},c.properties.notSent.properties.
heading,n)),r++):((i??=[]).push(p(e+"/notSent/heading","type",{type:"string"},c.properties.notSent.properties.heading,n)),
r++)}if(u.text!==void 0&&o.call(u,"text")){let n=u.text;this.note("text",e+"/notSent/text",n),typeof n=="string"?h(n)<1&&
((i??=[]).push(p(e+"/notSent/text","minLength",{limit:1},c.properties.notSent.properties.text,n)),r++):((i??=[]).push(p(
e+"/notSent/text","type",{type:"string"},c.properties.notSent.properties.text,n)),r++)}if(u.lost!==void 0&&o.call(u,"los\
t")){let n=u.lost;this.note("text",e+"/notSent/lost",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notSent/lost","m\
inLength",{limit:1},c.properties.notSent.properties.lost,n)),r++):((i??=[]).push(p(e+"/notSent/lost","type",{type:"strin\
g"},c.properties.notSent.properties.lost,n)),r++)}if(u.again!==void 0&&o.call(u,"again")){let n=u.again;this.note("text",
e+"/notSent/again",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notSent/again","minLength",{limit:1},c.properties.
notSent.properties.again,n)),r++):((i??=[]).push(p(e+"/notSent/again","type",{type:"string"},c.properties.notSent.properties.
again,n)),r++)}if(u.reasons!==void 0&&o.call(u,"reasons")){let n=u.reasons;if(n&&typeof n=="object"&&!Array.isArray(n)){
for(let y of Object.keys(n))o.call(c.properties.notSent.properties.reasons.properties,y)||((i??=[]).push(p(e+"/notSent/r\
easons","additionalProperties",{additionalProperty:y},c.properties.notSent.properties.reasons,n)),r++);if(n.fields!==void 0&&
o.call(n,"fields")){let y=n.fields;this.note("text",e+"/notSent/reasons/fields",y),typeof y=="string"?h(y)<1&&((i??=[]).
push(p(e+"/notSent/reasons/fields","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.fields,y)),r++):
((i??=[]).push(p(e+"/notSent/reasons/fields","type",{type:"string"},c.properties.notSent.properties.reasons.properties.fields,
y)),r++)}if(n.tooLong!==void 0&&o.call(n,"tooLong")){let y=n.tooLong;this.note("text",e+"/notSent/reasons/tooLong",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooLong","minLength",{limit:1},c.properties.notSent.properties.reasons.
properties.tooLong,y)),r++):((i??=[]).push(p(e+"/notSent/reasons/tooLong","type",{type:"string"},c.properties.notSent.properties.
reasons.properties.tooLong,y)),r++)}if(n.filesTooLarge!==void 0&&o.call(n,"filesTooLarge")){let y=n.filesTooLarge;this.note(
"text",e+"/notSent/reasons/filesTooLarge",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/filesTooLar\
ge","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.filesTooLarge,y)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/filesTooLarge","type",{type:"string"},c.properties.notSent.properties.reasons.properties.filesTooLarge,
y)),r++)}if(n.noFiles!==void 0&&o.call(n,"noFiles")){let y=n.noFiles;this.note("text",e+"/notSent/reasons/noFiles",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/noFiles","minLength",{limit:1},c.properties.notSent.properties.reasons.
properties.noFiles,y)),r++):((i??=[]).push(p(e+"/notSent/reasons/noFiles","type",{type:"string"},c.properties.notSent.properties.
reasons.properties.noFiles,y)),r++)}if(n.notWhole!==void 0&&o.call(n,"notWhole")){let y=n.notWhole;this.note("text",e+"/\
notSent/reasons/notWhole",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/notWhole","minLength",{limit:1},
c.properties.notSent.properties.reasons.properties.notWhole,y)),r++):((i??=[]).push(p(e+"/notSent/reasons/notWhole","typ\
e",{type:"string"},c.properties.notSent.properties.reasons.properties.notWhole,y)),r++)}if(n.late!==void 0&&o.call(n,"la\
te")){let y=n.late;this.note("text",e+"/notSent/reasons/late",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/notSent\
/reasons/late","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.late,y)),r++):((i??=[]).push(p(e+
"/notSent/reasons/late","type",{type:"string"},c.properties.notSent.properties.reasons.properties.late,y)),r++)}if(n.busy!==
void 0&&o.call(n,"busy")){let y=n.busy;this.note("text",e+"/notSent/reasons/busy",y),typeof y=="string"?h(y)<1&&((i??=[]).
push(p(e+"/notSent/reasons/busy","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.busy,y)),r++):
((i??=[]).push(p(e+"/notSent/reasons/busy","type",{type:"string"},c.properties.notSent.properties.reasons.properties.busy,
y)),r++)}if(n.tooMany!==void 0&&o.call(n,"tooMany")){let y=n.tooMany;this.note("text",e+"/notSent/reasons/tooMany",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooMany","minLength",{limit:1},c.properties.notSent.properties.reasons.
properties.tooMany,y)),r++):((i??=[]).push(p(e+"/notSent/reasons/tooMany","type",{type:"string"},c.properties.notSent.properties.
reasons.properties.tooMany,y)),r++)}if(n.tooManyNearby!==void 0&&o.call(n,"tooManyNearby")){let y=n.tooManyNearby;this.note(
"text",e+"/notSent/reasons/tooManyNearby",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooManyNear\
by","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.tooManyNearby,y)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/tooManyNearby","type",{type:"string"},c.properties.notSent.properties.reasons.properties.tooManyNearby,
y)),r++)}if(n.otherText!==void 0&&o.call(n,"otherText")){let y=n.otherText;this.note("text",e+"/notSent/reasons/otherTex\
t",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/otherText","minLength",{limit:1},c.properties.notSent.
properties.reasons.properties.otherText,y)),r++):((i??=[]).push(p(e+"/notSent/reasons/otherText","type",{type:"string"},
c.properties.notSent.properties.reasons.properties.otherText,y)),r++)}if(n.foreign!==void 0&&o.call(n,"foreign")){let y=n.
foreign;this.note("text",e+"/notSent/reasons/foreign",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons\
/foreign","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.foreign,y)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/foreign","type",{type:"string"},c.properties.notSent.properties.reasons.properties.foreign,y)),r++)}if(n.
notKept!==void 0&&o.call(n,"notKept")){let y=n.notKept;this.note("text",e+"/notSent/reasons/notKept",y),typeof y=="strin\
g"?h(y)<1&&((i??=[]).push(p(e+"/notSent/reasons/notKept","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.
notKept,y)),r++):((i??=[]).push(p(e+"/notSent/reasons/notKept","type",{type:"string"},c.properties.notSent.properties.reasons.
properties.notKept,y)),r++)}}else(i??=[]).push(p(e+"/notSent/reasons","type",{type:"object"},c.properties.notSent.properties.
reasons,n)),r++}}else(i??=[]).push(p(e+"/notSent","type",{type:"object"},c.properties.notSent,u)),r++}if(s.labels!==void 0&&
o.call(s,"labels")){let u=s.labels;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let n of Object.keys(u))o.call(c.properties.
labels.properties,n)||((i??=[]).push(p(e+"/labels","additionalProperties",{additionalProperty:n},c.properties.labels,u)),
r++);if(u.menu!==void 0&&o.call(u,"menu")){let n=u.menu;this.note("text",e+"/labels/menu",n),typeof n=="string"?h(n)<1&&
((i??=[]).push(p(e+"/labels/menu","minLength",{limit:1},c.properties.labels.properties.menu,n)),r++):((i??=[]).push(p(e+
"/labels/menu","type",{type:"string"},c.properties.labels.properties.menu,n)),r++)}if(u.skip!==void 0&&o.call(u,"skip")){
let n=u.skip;this.note("text",e+"/labels/skip",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/skip","minLengt\
h",{limit:1},c.properties.labels.properties.skip,n)),r++):((i??=[]).push(p(e+"/labels/skip","type",{type:"string"},c.properties.
labels.properties.skip,n)),r++)}if(u.lightTheme!==void 0&&o.call(u,"lightTheme")){let n=u.lightTheme;this.note("text",e+
"/labels/lightTheme",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/lightTheme","minLength",{limit:1},c.properties.
labels.properties.lightTheme,n)),r++):((i??=[]).push(p(e+"/labels/lightTheme","type",{type:"string"},c.properties.labels.
properties.lightTheme,n)),r++)}if(u.darkTheme!==void 0&&o.call(u,"darkTheme")){let n=u.darkTheme;this.note("text",e+"/la\
bels/darkTheme",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/darkTheme","minLength",{limit:1},c.properties.
labels.properties.darkTheme,n)),r++):((i??=[]).push(p(e+"/labels/darkTheme","type",{type:"string"},c.properties.labels.properties.
darkTheme,n)),r++)}if(u.newTab!==void 0&&o.call(u,"newTab")){let n=u.newTab;this.note("text",e+"/labels/newTab",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/labels/newTab","minLength",{limit:1},c.properties.labels.properties.newTab,n)),r++):
((i??=[]).push(p(e+"/labels/newTab","type",{type:"string"},c.properties.labels.properties.newTab,n)),r++)}if(u.pause!==void 0&&
o.call(u,"pause")){let n=u.pause;this.note("text",e+"/labels/pause",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/l\
abels/pause","minLength",{limit:1},c.properties.labels.properties.pause,n)),r++):((i??=[]).push(p(e+"/labels/pause","typ\
e",{type:"string"},c.properties.labels.properties.pause,n)),r++)}if(u.play!==void 0&&o.call(u,"play")){let n=u.play;this.
note("text",e+"/labels/play",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/play","minLength",{limit:1},c.properties.
labels.properties.play,n)),r++):((i??=[]).push(p(e+"/labels/play","type",{type:"string"},c.properties.labels.properties.
play,n)),r++)}if(u.dialogClose!==void 0&&o.call(u,"dialogClose")){let n=u.dialogClose;this.note("text",e+"/labels/dialog\
Close",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/dialogClose","minLength",{limit:1},c.properties.labels.
properties.dialogClose,n)),r++):((i??=[]).push(p(e+"/labels/dialogClose","type",{type:"string"},c.properties.labels.properties.
dialogClose,n)),r++)}if(u.noAction!==void 0&&o.call(u,"noAction")){let n=u.noAction;this.note("text",e+"/labels/noAction",
n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/noAction","minLength",{limit:1},c.properties.labels.properties.
noAction,n)),r++):((i??=[]).push(p(e+"/labels/noAction","type",{type:"string"},c.properties.labels.properties.noAction,n)),
r++)}if(u.notifications!==void 0&&o.call(u,"notifications")){let n=u.notifications;this.note("text",e+"/labels/notificat\
ions",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/notifications","minLength",{limit:1},c.properties.labels.
properties.notifications,n)),r++):((i??=[]).push(p(e+"/labels/notifications","type",{type:"string"},c.properties.labels.
properties.notifications,n)),r++)}if(u.offline!==void 0&&o.call(u,"offline")){let n=u.offline;this.note("text",e+"/label\
s/offline",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/offline","minLength",{limit:1},c.properties.labels.
properties.offline,n)),r++):((i??=[]).push(p(e+"/labels/offline","type",{type:"string"},c.properties.labels.properties.offline,
n)),r++)}if(u.problem!==void 0&&o.call(u,"problem")){let n=u.problem;this.note("text",e+"/labels/problem",n),typeof n=="\
string"?h(n)<1&&((i??=[]).push(p(e+"/labels/problem","minLength",{limit:1},c.properties.labels.properties.problem,n)),r++):
((i??=[]).push(p(e+"/labels/problem","type",{type:"string"},c.properties.labels.properties.problem,n)),r++)}if(u.current!==
void 0&&o.call(u,"current")){let n=u.current;this.note("text",e+"/labels/current",n),typeof n=="string"?h(n)<1&&((i??=[]).
push(p(e+"/labels/current","minLength",{limit:1},c.properties.labels.properties.current,n)),r++):((i??=[]).push(p(e+"/la\
bels/current","type",{type:"string"},c.properties.labels.properties.current,n)),r++)}if(u.planned!==void 0&&o.call(u,"pl\
anned")){let n=u.planned;this.note("text",e+"/labels/planned",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/\
planned","minLength",{limit:1},c.properties.labels.properties.planned,n)),r++):((i??=[]).push(p(e+"/labels/planned","typ\
e",{type:"string"},c.properties.labels.properties.planned,n)),r++)}if(u.vision!==void 0&&o.call(u,"vision")){let n=u.vision;
this.note("text",e+"/labels/vision",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/vision","minLength",{limit:1},
c.properties.labels.properties.vision,n)),r++):((i??=[]).push(p(e+"/labels/vision","type",{type:"string"},c.properties.labels.
properties.vision,n)),r++)}if(u.yes!==void 0&&o.call(u,"yes")){let n=u.yes;this.note("text",e+"/labels/yes",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/labels/yes","minLength",{limit:1},c.properties.labels.properties.yes,n)),r++):((i??=
[]).push(p(e+"/labels/yes","type",{type:"string"},c.properties.labels.properties.yes,n)),r++)}if(u.no!==void 0&&o.call(u,
"no")){let n=u.no;this.note("text",e+"/labels/no",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/no","minLeng\
th",{limit:1},c.properties.labels.properties.no,n)),r++):((i??=[]).push(p(e+"/labels/no","type",{type:"string"},c.properties.
labels.properties.no,n)),r++)}if(u.from!==void 0&&o.call(u,"from")){let n=u.from;this.note("text",e+"/labels/from",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/labels/from","minLength",{limit:1},c.properties.labels.properties.from,n)),r++):((i??=
[]).push(p(e+"/labels/from","type",{type:"string"},c.properties.labels.properties.from,n)),r++)}if(u.to!==void 0&&o.call(
u,"to")){let n=u.to;this.note("text",e+"/labels/to",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/to","minLe\
ngth",{limit:1},c.properties.labels.properties.to,n)),r++):((i??=[]).push(p(e+"/labels/to","type",{type:"string"},c.properties.
labels.properties.to,n)),r++)}if(u.allCategories!==void 0&&o.call(u,"allCategories")){let n=u.allCategories;this.note("t\
ext",e+"/labels/allCategories",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/allCategories","minLength",{limit:1},
c.properties.labels.properties.allCategories,n)),r++):((i??=[]).push(p(e+"/labels/allCategories","type",{type:"string"},
c.properties.labels.properties.allCategories,n)),r++)}if(u.category!==void 0&&o.call(u,"category")){let n=u.category;this.
note("text",e+"/labels/category",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/category","minLength",{limit:1},
c.properties.labels.properties.category,n)),r++):((i??=[]).push(p(e+"/labels/category","type",{type:"string"},c.properties.
labels.properties.category,n)),r++)}if(u.articles!==void 0&&o.call(u,"articles")&&(ke.call(this,u.articles,{instancePath:e+
"/labels/articles",parentData:u,parentDataProperty:"articles",rootData:T})||(i=i===null?ke.errors:i.concat(ke.errors),r=
i.length)),u.articlesInCategory!==void 0&&o.call(u,"articlesInCategory")&&(ke.call(this,u.articlesInCategory,{instancePath:e+
"/labels/articlesInCategory",parentData:u,parentDataProperty:"articlesInCategory",rootData:T})||(i=i===null?ke.errors:i.
concat(ke.errors),r=i.length)),u.needsScript!==void 0&&o.call(u,"needsScript")){let n=u.needsScript;this.note("text",e+"\
/labels/needsScript",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/needsScript","minLength",{limit:1},c.properties.
labels.properties.needsScript,n)),r++):((i??=[]).push(p(e+"/labels/needsScript","type",{type:"string"},c.properties.labels.
properties.needsScript,n)),r++)}if(u.draft!==void 0&&o.call(u,"draft")){let n=u.draft;this.note("text",e+"/labels/draft",
n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/draft","minLength",{limit:1},c.properties.labels.properties.draft,
n)),r++):((i??=[]).push(p(e+"/labels/draft","type",{type:"string"},c.properties.labels.properties.draft,n)),r++)}if(u.noNumber!==
void 0&&o.call(u,"noNumber")){let n=u.noNumber;this.note("text",e+"/labels/noNumber",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/labels/noNumber","minLength",{limit:1},c.properties.labels.properties.noNumber,n)),r++):((i??=[]).push(p(
e+"/labels/noNumber","type",{type:"string"},c.properties.labels.properties.noNumber,n)),r++)}if(u.language!==void 0&&o.call(
u,"language")){let n=u.language;this.note("text",e+"/labels/language",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"\
/labels/language","minLength",{limit:1},c.properties.labels.properties.language,n)),r++):((i??=[]).push(p(e+"/labels/lan\
guage","type",{type:"string"},c.properties.labels.properties.language,n)),r++)}if(u.source!==void 0&&o.call(u,"source")){
let n=u.source;this.note("text",e+"/labels/source",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/source","mi\
nLength",{limit:1},c.properties.labels.properties.source,n)),r++):((i??=[]).push(p(e+"/labels/source","type",{type:"stri\
ng"},c.properties.labels.properties.source,n)),r++)}if(u.film!==void 0&&o.call(u,"film")){let n=u.film;if(n&&typeof n=="\
object"&&!Array.isArray(n)){(n.play===void 0||!o.call(n,"play"))&&((i??=[]).push(p(e+"/labels/film","required",{missingProperty:"\
play"},c.properties.labels.properties.film,n)),r++),(n.transfer===void 0||!o.call(n,"transfer"))&&((i??=[]).push(p(e+"/l\
abels/film","required",{missingProperty:"transfer"},c.properties.labels.properties.film,n)),r++),(n.watch===void 0||!o.call(
n,"watch"))&&((i??=[]).push(p(e+"/labels/film","required",{missingProperty:"watch"},c.properties.labels.properties.film,
n)),r++);for(let y of Object.keys(n))y==="play"||y==="transfer"||y==="watch"||((i??=[]).push(p(e+"/labels/film","additio\
nalProperties",{additionalProperty:y},c.properties.labels.properties.film,n)),r++);if(n.play!==void 0&&o.call(n,"play")){
let y=n.play;this.note("text",e+"/labels/film/play",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/film/play",
"minLength",{limit:1},c.properties.labels.properties.film.properties.play,y)),r++):((i??=[]).push(p(e+"/labels/film/play",
"type",{type:"string"},c.properties.labels.properties.film.properties.play,y)),r++)}if(n.transfer!==void 0&&o.call(n,"tr\
ansfer")){let y=n.transfer;this.note("film-text",e+"/labels/film/transfer",y),typeof y=="string"?h(y)<1&&((i??=[]).push(
p(e+"/labels/film/transfer","minLength",{limit:1},c.properties.labels.properties.film.properties.transfer,y)),r++):((i??=
[]).push(p(e+"/labels/film/transfer","type",{type:"string"},c.properties.labels.properties.film.properties.transfer,y)),
r++)}if(n.watch!==void 0&&o.call(n,"watch")){let y=n.watch;this.note("film-text",e+"/labels/film/watch",y),typeof y=="st\
ring"?h(y)<1&&((i??=[]).push(p(e+"/labels/film/watch","minLength",{limit:1},c.properties.labels.properties.film.properties.
watch,y)),r++):((i??=[]).push(p(e+"/labels/film/watch","type",{type:"string"},c.properties.labels.properties.film.properties.
watch,y)),r++)}}else(i??=[]).push(p(e+"/labels/film","type",{type:"object"},c.properties.labels.properties.film,n)),r++}
if(u.events!==void 0&&o.call(u,"events")){let n=u.events;if(n&&typeof n=="object"&&!Array.isArray(n)){(n.calendar===void 0||
!o.call(n,"calendar"))&&((i??=[]).push(p(e+"/labels/events","required",{missingProperty:"calendar"},c.properties.labels.
properties.events,n)),r++),(n.none===void 0||!o.call(n,"none"))&&((i??=[]).push(p(e+"/labels/events","required",{missingProperty:"\
none"},c.properties.labels.properties.events,n)),r++);for(let y of Object.keys(n))y==="calendar"||y==="none"||((i??=[]).
push(p(e+"/labels/events","additionalProperties",{additionalProperty:y},c.properties.labels.properties.events,n)),r++);if(n.
calendar!==void 0&&o.call(n,"calendar")){let y=n.calendar;this.note("text",e+"/labels/events/calendar",y),typeof y=="str\
ing"?h(y)<1&&((i??=[]).push(p(e+"/labels/events/calendar","minLength",{limit:1},c.properties.labels.properties.events.properties.
calendar,y)),r++):((i??=[]).push(p(e+"/labels/events/calendar","type",{type:"string"},c.properties.labels.properties.events.
properties.calendar,y)),r++)}if(n.none!==void 0&&o.call(n,"none")){let y=n.none;this.note("text",e+"/labels/events/none",
y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/events/none","minLength",{limit:1},c.properties.labels.properties.
events.properties.none,y)),r++):((i??=[]).push(p(e+"/labels/events/none","type",{type:"string"},c.properties.labels.properties.
events.properties.none,y)),r++)}}else(i??=[]).push(p(e+"/labels/events","type",{type:"object"},c.properties.labels.properties.
events,n)),r++}if(u.hours!==void 0&&o.call(u,"hours")){let n=u.hours;if(n&&typeof n=="object"&&!Array.isArray(n)){(n.open===
void 0||!o.call(n,"open"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"open"},c.properties.labels.properties.
hours,n)),r++),(n.openUntil===void 0||!o.call(n,"openUntil"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"\
openUntil"},c.properties.labels.properties.hours,n)),r++),(n.closed===void 0||!o.call(n,"closed"))&&((i??=[]).push(p(e+"\
/labels/hours","required",{missingProperty:"closed"},c.properties.labels.properties.hours,n)),r++),(n.opensToday===void 0||
!o.call(n,"opensToday"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"opensToday"},c.properties.labels.
properties.hours,n)),r++),(n.opensLater===void 0||!o.call(n,"opensLater"))&&((i??=[]).push(p(e+"/labels/hours","required",
{missingProperty:"opensLater"},c.properties.labels.properties.hours,n)),r++),(n.always===void 0||!o.call(n,"always"))&&((i??=
[]).push(p(e+"/labels/hours","required",{missingProperty:"always"},c.properties.labels.properties.hours,n)),r++),(n.exceptions===
void 0||!o.call(n,"exceptions"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"exceptions"},c.properties.
labels.properties.hours,n)),r++);for(let y of Object.keys(n))y==="open"||y==="openUntil"||y==="closed"||y==="opensToday"||
y==="opensLater"||y==="always"||y==="exceptions"||((i??=[]).push(p(e+"/labels/hours","additionalProperties",{additionalProperty:y},
c.properties.labels.properties.hours,n)),r++);if(n.open!==void 0&&o.call(n,"open")){let y=n.open;this.note("text",e+"/la\
bels/hours/open",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/hours/open","minLength",{limit:1},c.properties.
labels.properties.hours.properties.open,y)),r++):((i??=[]).push(p(e+"/labels/hours/open","type",{type:"string"},c.properties.
labels.properties.hours.properties.open,y)),r++)}if(n.openUntil!==void 0&&o.call(n,"openUntil")){let y=n.openUntil;this.
note("hours-text",e+"/labels/hours/openUntil",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/hours/openUntil",
"minLength",{limit:1},c.properties.labels.properties.hours.properties.openUntil,y)),r++):((i??=[]).push(p(e+"/labels/hou\
rs/openUntil","type",{type:"string"},c.properties.labels.properties.hours.properties.openUntil,y)),r++)}if(n.closed!==void 0&&
o.call(n,"closed")){let y=n.closed;this.note("text",e+"/labels/hours/closed",y),typeof y=="string"?h(y)<1&&((i??=[]).push(
p(e+"/labels/hours/closed","minLength",{limit:1},c.properties.labels.properties.hours.properties.closed,y)),r++):((i??=[]).
push(p(e+"/labels/hours/closed","type",{type:"string"},c.properties.labels.properties.hours.properties.closed,y)),r++)}if(n.
opensToday!==void 0&&o.call(n,"opensToday")){let y=n.opensToday;this.note("hours-text",e+"/labels/hours/opensToday",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/labels/hours/opensToday","minLength",{limit:1},c.properties.labels.properties.hours.
properties.opensToday,y)),r++):((i??=[]).push(p(e+"/labels/hours/opensToday","type",{type:"string"},c.properties.labels.
properties.hours.properties.opensToday,y)),r++)}if(n.opensLater!==void 0&&o.call(n,"opensLater")){let y=n.opensLater;this.
note("hours-text",e+"/labels/hours/opensLater",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/hours/opensLate\
r","minLength",{limit:1},c.properties.labels.properties.hours.properties.opensLater,y)),r++):((i??=[]).push(p(e+"/labels\
/hours/opensLater","type",{type:"string"},c.properties.labels.properties.hours.properties.opensLater,y)),r++)}if(n.always!==
void 0&&o.call(n,"always")){let y=n.always;this.note("text",e+"/labels/hours/always",y),typeof y=="string"?h(y)<1&&((i??=
[]).push(p(e+"/labels/hours/always","minLength",{limit:1},c.properties.labels.properties.hours.properties.always,y)),r++):
((i??=[]).push(p(e+"/labels/hours/always","type",{type:"string"},c.properties.labels.properties.hours.properties.always,
y)),r++)}if(n.exceptions!==void 0&&o.call(n,"exceptions")){let y=n.exceptions;this.note("text",e+"/labels/hours/exceptio\
ns",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/hours/exceptions","minLength",{limit:1},c.properties.labels.
properties.hours.properties.exceptions,y)),r++):((i??=[]).push(p(e+"/labels/hours/exceptions","type",{type:"string"},c.properties.
labels.properties.hours.properties.exceptions,y)),r++)}}else(i??=[]).push(p(e+"/labels/hours","type",{type:"object"},c.properties.
labels.properties.hours,n)),r++}if(u.article!==void 0&&o.call(u,"article")){let n=u.article;if(n&&typeof n=="object"&&!Array.
isArray(n)){(n.previous===void 0||!o.call(n,"previous"))&&((i??=[]).push(p(e+"/labels/article","required",{missingProperty:"\
previous"},c.properties.labels.properties.article,n)),r++),(n.next===void 0||!o.call(n,"next"))&&((i??=[]).push(p(e+"/la\
bels/article","required",{missingProperty:"next"},c.properties.labels.properties.article,n)),r++),(n.others===void 0||!o.
call(n,"others"))&&((i??=[]).push(p(e+"/labels/article","required",{missingProperty:"others"},c.properties.labels.properties.
article,n)),r++);for(let y of Object.keys(n))y==="previous"||y==="next"||y==="others"||((i??=[]).push(p(e+"/labels/artic\
le","additionalProperties",{additionalProperty:y},c.properties.labels.properties.article,n)),r++);if(n.previous!==void 0&&
o.call(n,"previous")){let y=n.previous;this.note("text",e+"/labels/article/previous",y),typeof y=="string"?h(y)<1&&((i??=
[]).push(p(e+"/labels/article/previous","minLength",{limit:1},c.properties.labels.properties.article.properties.previous,
y)),r++):((i??=[]).push(p(e+"/labels/article/previous","type",{type:"string"},c.properties.labels.properties.article.properties.
previous,y)),r++)}if(n.next!==void 0&&o.call(n,"next")){let y=n.next;this.note("text",e+"/labels/article/next",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/labels/article/next","minLength",{limit:1},c.properties.labels.properties.article.
properties.next,y)),r++):((i??=[]).push(p(e+"/labels/article/next","type",{type:"string"},c.properties.labels.properties.
article.properties.next,y)),r++)}if(n.others!==void 0&&o.call(n,"others")){let y=n.others;this.note("text",e+"/labels/ar\
ticle/others",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/article/others","minLength",{limit:1},c.properties.
labels.properties.article.properties.others,y)),r++):((i??=[]).push(p(e+"/labels/article/others","type",{type:"string"},
c.properties.labels.properties.article.properties.others,y)),r++)}}else(i??=[]).push(p(e+"/labels/article","type",{type:"\
object"},c.properties.labels.properties.article,n)),r++}if(u.search!==void 0&&o.call(u,"search")){let n=u.search;if(n&&typeof n==
"object"&&!Array.isArray(n)){(n.search===void 0||!o.call(n,"search"))&&((i??=[]).push(p(e+"/labels/search","required",{missingProperty:"\
search"},c.properties.labels.properties.search,n)),r++),(n.found===void 0||!o.call(n,"found"))&&((i??=[]).push(p(e+"/lab\
els/search","required",{missingProperty:"found"},c.properties.labels.properties.search,n)),r++),(n.none===void 0||!o.call(
n,"none"))&&((i??=[]).push(p(e+"/labels/search","required",{missingProperty:"none"},c.properties.labels.properties.search,
n)),r++),(n.all===void 0||!o.call(n,"all"))&&((i??=[]).push(p(e+"/labels/search","required",{missingProperty:"all"},c.properties.
labels.properties.search,n)),r++),(n.failed===void 0||!o.call(n,"failed"))&&((i??=[]).push(p(e+"/labels/search","require\
d",{missingProperty:"failed"},c.properties.labels.properties.search,n)),r++);for(let y of Object.keys(n))y==="search"||y===
"found"||y==="none"||y==="all"||y==="failed"||((i??=[]).push(p(e+"/labels/search","additionalProperties",{additionalProperty:y},
c.properties.labels.properties.search,n)),r++);if(n.search!==void 0&&o.call(n,"search")){let y=n.search;this.note("text",
e+"/labels/search/search",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/search/search","minLength",{limit:1},
c.properties.labels.properties.search.properties.search,y)),r++):((i??=[]).push(p(e+"/labels/search/search","type",{type:"\
string"},c.properties.labels.properties.search.properties.search,y)),r++)}if(n.found!==void 0&&o.call(n,"found")&&(ke.call(
this,n.found,{instancePath:e+"/labels/search/found",parentData:n,parentDataProperty:"found",rootData:T})||(i=i===null?ke.
errors:i.concat(ke.errors),r=i.length)),n.none!==void 0&&o.call(n,"none")){let y=n.none;this.note("text",e+"/labels/sear\
ch/none",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/search/none","minLength",{limit:1},c.properties.labels.
properties.search.properties.none,y)),r++):((i??=[]).push(p(e+"/labels/search/none","type",{type:"string"},c.properties.
labels.properties.search.properties.none,y)),r++)}if(n.all!==void 0&&o.call(n,"all")){let y=n.all;this.note("text",e+"/l\
abels/search/all",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/search/all","minLength",{limit:1},c.properties.
labels.properties.search.properties.all,y)),r++):((i??=[]).push(p(e+"/labels/search/all","type",{type:"string"},c.properties.
labels.properties.search.properties.all,y)),r++)}if(n.failed!==void 0&&o.call(n,"failed")){let y=n.failed;this.note("tex\
t",e+"/labels/search/failed",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/search/failed","minLength",{limit:1},
c.properties.labels.properties.search.properties.failed,y)),r++):((i??=[]).push(p(e+"/labels/search/failed","type",{type:"\
string"},c.properties.labels.properties.search.properties.failed,y)),r++)}}else(i??=[]).push(p(e+"/labels/search","type",
{type:"object"},c.properties.labels.properties.search,n)),r++}if(u.place!==void 0&&o.call(u,"place")){let n=u.place;if(n&&
typeof n=="object"&&!Array.isArray(n)){(n.map===void 0||!o.call(n,"map"))&&((i??=[]).push(p(e+"/labels/place","required",
{missingProperty:"map"},c.properties.labels.properties.place,n)),r++);for(let y of Object.keys(n))y==="map"||y==="show"||
y==="transfer"||y==="book"||y==="bookHere"||y==="bookTransfer"||((i??=[]).push(p(e+"/labels/place","additionalProperties",
{additionalProperty:y},c.properties.labels.properties.place,n)),r++);if(n.map!==void 0&&o.call(n,"map")){let y=n.map;this.
note("text",e+"/labels/place/map",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/place/map","minLength",{limit:1},
c.properties.labels.properties.place.properties.map,y)),r++):((i??=[]).push(p(e+"/labels/place/map","type",{type:"string"},
c.properties.labels.properties.place.properties.map,y)),r++)}if(n.show!==void 0&&o.call(n,"show")){let y=n.show;this.note(
"text",e+"/labels/place/show",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/place/show","minLength",{limit:1},
c.properties.labels.properties.place.properties.show,y)),r++):((i??=[]).push(p(e+"/labels/place/show","type",{type:"stri\
ng"},c.properties.labels.properties.place.properties.show,y)),r++)}if(n.transfer!==void 0&&o.call(n,"transfer")){let y=n.
transfer;this.note("text",e+"/labels/place/transfer",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/place/tra\
nsfer","minLength",{limit:1},c.properties.labels.properties.place.properties.transfer,y)),r++):((i??=[]).push(p(e+"/labe\
ls/place/transfer","type",{type:"string"},c.properties.labels.properties.place.properties.transfer,y)),r++)}if(n.book!==
void 0&&o.call(n,"book")){let y=n.book;this.note("text",e+"/labels/place/book",y),typeof y=="string"?h(y)<1&&((i??=[]).push(
p(e+"/labels/place/book","minLength",{limit:1},c.properties.labels.properties.place.properties.book,y)),r++):((i??=[]).push(
p(e+"/labels/place/book","type",{type:"string"},c.properties.labels.properties.place.properties.book,y)),r++)}if(n.bookHere!==
void 0&&o.call(n,"bookHere")){let y=n.bookHere;this.note("text",e+"/labels/place/bookHere",y),typeof y=="string"?h(y)<1&&
((i??=[]).push(p(e+"/labels/place/bookHere","minLength",{limit:1},c.properties.labels.properties.place.properties.bookHere,
y)),r++):((i??=[]).push(p(e+"/labels/place/bookHere","type",{type:"string"},c.properties.labels.properties.place.properties.
bookHere,y)),r++)}if(n.bookTransfer!==void 0&&o.call(n,"bookTransfer")){let y=n.bookTransfer;this.note("text",e+"/labels\
/place/bookTransfer",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/place/bookTransfer","minLength",{limit:1},
c.properties.labels.properties.place.properties.bookTransfer,y)),r++):((i??=[]).push(p(e+"/labels/place/bookTransfer","t\
ype",{type:"string"},c.properties.labels.properties.place.properties.bookTransfer,y)),r++)}}else(i??=[]).push(p(e+"/labe\
ls/place","type",{type:"object"},c.properties.labels.properties.place,n)),r++}if(u.tooLong!==void 0&&o.call(u,"tooLong")){
let n=u.tooLong;this.note("length-text",e+"/labels/tooLong",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/to\
oLong","minLength",{limit:1},c.properties.labels.properties.tooLong,n)),r++):((i??=[]).push(p(e+"/labels/tooLong","type",
{type:"string"},c.properties.labels.properties.tooLong,n)),r++)}if(u.answers!==void 0&&o.call(u,"answers")){let n=u.answers;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let y of Object.keys(n))o.call(c.properties.labels.properties.answers.properties,
y)||((i??=[]).push(p(e+"/labels/answers","additionalProperties",{additionalProperty:y},c.properties.labels.properties.answers,
n)),r++);if(n.fill!==void 0&&o.call(n,"fill")){let y=n.fill;this.note("answer-text",e+"/labels/answers/fill",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/fill","minLength",{limit:1},c.properties.labels.properties.answers.
properties.fill,y)),r++):((i??=[]).push(p(e+"/labels/answers/fill","type",{type:"string"},c.properties.labels.properties.
answers.properties.fill,y)),r++)}if(n.choose!==void 0&&o.call(n,"choose")){let y=n.choose;this.note("answer-text",e+"/la\
bels/answers/choose",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/choose","minLength",{limit:1},c.properties.
labels.properties.answers.properties.choose,y)),r++):((i??=[]).push(p(e+"/labels/answers/choose","type",{type:"string"},
c.properties.labels.properties.answers.properties.choose,y)),r++)}if(n.several!==void 0&&o.call(n,"several")){let y=n.several;
this.note("answer-text",e+"/labels/answers/several",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/se\
veral","minLength",{limit:1},c.properties.labels.properties.answers.properties.several,y)),r++):((i??=[]).push(p(e+"/lab\
els/answers/several","type",{type:"string"},c.properties.labels.properties.answers.properties.several,y)),r++)}if(n.tick!==
void 0&&o.call(n,"tick")){let y=n.tick;this.note("answer-text",e+"/labels/answers/tick",y),typeof y=="string"?h(y)<1&&((i??=
[]).push(p(e+"/labels/answers/tick","minLength",{limit:1},c.properties.labels.properties.answers.properties.tick,y)),r++):
((i??=[]).push(p(e+"/labels/answers/tick","type",{type:"string"},c.properties.labels.properties.answers.properties.tick,
y)),r++)}if(n.email!==void 0&&o.call(n,"email")){let y=n.email;this.note("answer-text",e+"/labels/answers/email",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/email","minLength",{limit:1},c.properties.labels.properties.answers.
properties.email,y)),r++):((i??=[]).push(p(e+"/labels/answers/email","type",{type:"string"},c.properties.labels.properties.
answers.properties.email,y)),r++)}if(n.phone!==void 0&&o.call(n,"phone")){let y=n.phone;this.note("answer-text",e+"/labe\
ls/answers/phone",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/phone","minLength",{limit:1},c.properties.
labels.properties.answers.properties.phone,y)),r++):((i??=[]).push(p(e+"/labels/answers/phone","type",{type:"string"},c.
properties.labels.properties.answers.properties.phone,y)),r++)}if(n.number!==void 0&&o.call(n,"number")){let y=n.number;
this.note("answer-text",e+"/labels/answers/number",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/num\
ber","minLength",{limit:1},c.properties.labels.properties.answers.properties.number,y)),r++):((i??=[]).push(p(e+"/labels\
/answers/number","type",{type:"string"},c.properties.labels.properties.answers.properties.number,y)),r++)}if(n.least!==void 0&&
o.call(n,"least")){let y=n.least;this.note("answer-text",e+"/labels/answers/least",y),typeof y=="string"?h(y)<1&&((i??=[]).
push(p(e+"/labels/answers/least","minLength",{limit:1},c.properties.labels.properties.answers.properties.least,y)),r++):
((i??=[]).push(p(e+"/labels/answers/least","type",{type:"string"},c.properties.labels.properties.answers.properties.least,
y)),r++)}if(n.most!==void 0&&o.call(n,"most")){let y=n.most;this.note("answer-text",e+"/labels/answers/most",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/most","minLength",{limit:1},c.properties.labels.properties.answers.
properties.most,y)),r++):((i??=[]).push(p(e+"/labels/answers/most","type",{type:"string"},c.properties.labels.properties.
answers.properties.most,y)),r++)}if(n.date!==void 0&&o.call(n,"date")){let y=n.date;this.note("answer-text",e+"/labels/a\
nswers/date",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/date","minLength",{limit:1},c.properties.
labels.properties.answers.properties.date,y)),r++):((i??=[]).push(p(e+"/labels/answers/date","type",{type:"string"},c.properties.
labels.properties.answers.properties.date,y)),r++)}if(n.earliest!==void 0&&o.call(n,"earliest")){let y=n.earliest;this.note(
"answer-text",e+"/labels/answers/earliest",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/earliest","\
minLength",{limit:1},c.properties.labels.properties.answers.properties.earliest,y)),r++):((i??=[]).push(p(e+"/labels/ans\
wers/earliest","type",{type:"string"},c.properties.labels.properties.answers.properties.earliest,y)),r++)}if(n.latest!==
void 0&&o.call(n,"latest")){let y=n.latest;this.note("answer-text",e+"/labels/answers/latest",y),typeof y=="string"?h(y)<
1&&((i??=[]).push(p(e+"/labels/answers/latest","minLength",{limit:1},c.properties.labels.properties.answers.properties.latest,
y)),r++):((i??=[]).push(p(e+"/labels/answers/latest","type",{type:"string"},c.properties.labels.properties.answers.properties.
latest,y)),r++)}if(n.tooLong!==void 0&&o.call(n,"tooLong")){let y=n.tooLong;this.note("answer-text",e+"/labels/answers/t\
ooLong",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/tooLong","minLength",{limit:1},c.properties.labels.
properties.answers.properties.tooLong,y)),r++):((i??=[]).push(p(e+"/labels/answers/tooLong","type",{type:"string"},c.properties.
labels.properties.answers.properties.tooLong,y)),r++)}if(n.file!==void 0&&o.call(n,"file")){let y=n.file;this.note("answ\
er-text",e+"/labels/answers/file",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/file","minLength",{limit:1},
c.properties.labels.properties.answers.properties.file,y)),r++):((i??=[]).push(p(e+"/labels/answers/file","type",{type:"\
string"},c.properties.labels.properties.answers.properties.file,y)),r++)}if(n.fewerFiles!==void 0&&o.call(n,"fewerFiles")){
let y=n.fewerFiles;this.note("answer-text",e+"/labels/answers/fewerFiles",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(
e+"/labels/answers/fewerFiles","minLength",{limit:1},c.properties.labels.properties.answers.properties.fewerFiles,y)),r++):
((i??=[]).push(p(e+"/labels/answers/fewerFiles","type",{type:"string"},c.properties.labels.properties.answers.properties.
fewerFiles,y)),r++)}if(n.fileEmpty!==void 0&&o.call(n,"fileEmpty")){let y=n.fileEmpty;this.note("answer-text",e+"/labels\
/answers/fileEmpty",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/fileEmpty","minLength",{limit:1},c.
properties.labels.properties.answers.properties.fileEmpty,y)),r++):((i??=[]).push(p(e+"/labels/answers/fileEmpty","type",
{type:"string"},c.properties.labels.properties.answers.properties.fileEmpty,y)),r++)}if(n.fileTooLarge!==void 0&&o.call(
n,"fileTooLarge")){let y=n.fileTooLarge;this.note("answer-text",e+"/labels/answers/fileTooLarge",y),typeof y=="string"?h(
y)<1&&((i??=[]).push(p(e+"/labels/answers/fileTooLarge","minLength",{limit:1},c.properties.labels.properties.answers.properties.
fileTooLarge,y)),r++):((i??=[]).push(p(e+"/labels/answers/fileTooLarge","type",{type:"string"},c.properties.labels.properties.
answers.properties.fileTooLarge,y)),r++)}if(n.filesTooLarge!==void 0&&o.call(n,"filesTooLarge")){let y=n.filesTooLarge;this.
note("answer-text",e+"/labels/answers/filesTooLarge",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/f\
ilesTooLarge","minLength",{limit:1},c.properties.labels.properties.answers.properties.filesTooLarge,y)),r++):((i??=[]).push(
p(e+"/labels/answers/filesTooLarge","type",{type:"string"},c.properties.labels.properties.answers.properties.filesTooLarge,
y)),r++)}if(n.fileType!==void 0&&o.call(n,"fileType")){let y=n.fileType;this.note("answer-text",e+"/labels/answers/fileT\
ype",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/fileType","minLength",{limit:1},c.properties.labels.
properties.answers.properties.fileType,y)),r++):((i??=[]).push(p(e+"/labels/answers/fileType","type",{type:"string"},c.properties.
labels.properties.answers.properties.fileType,y)),r++)}if(n.fileUnsafe!==void 0&&o.call(n,"fileUnsafe")){let y=n.fileUnsafe;
this.note("answer-text",e+"/labels/answers/fileUnsafe",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers\
/fileUnsafe","minLength",{limit:1},c.properties.labels.properties.answers.properties.fileUnsafe,y)),r++):((i??=[]).push(
p(e+"/labels/answers/fileUnsafe","type",{type:"string"},c.properties.labels.properties.answers.properties.fileUnsafe,y)),
r++)}if(n.fileHint!==void 0&&o.call(n,"fileHint")){let y=n.fileHint;this.note("answer-text",e+"/labels/answers/fileHint",
y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/fileHint","minLength",{limit:1},c.properties.labels.properties.
answers.properties.fileHint,y)),r++):((i??=[]).push(p(e+"/labels/answers/fileHint","type",{type:"string"},c.properties.labels.
properties.answers.properties.fileHint,y)),r++)}if(n.filesHint!==void 0&&o.call(n,"filesHint")){let y=n.filesHint;this.note(
"answer-text",e+"/labels/answers/filesHint",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/filesHint",
"minLength",{limit:1},c.properties.labels.properties.answers.properties.filesHint,y)),r++):((i??=[]).push(p(e+"/labels/a\
nswers/filesHint","type",{type:"string"},c.properties.labels.properties.answers.properties.filesHint,y)),r++)}if(n.filesAgain!==
void 0&&o.call(n,"filesAgain")){let y=n.filesAgain;this.note("answer-text",e+"/labels/answers/filesAgain",y),typeof y=="\
string"?h(y)<1&&((i??=[]).push(p(e+"/labels/answers/filesAgain","minLength",{limit:1},c.properties.labels.properties.answers.
properties.filesAgain,y)),r++):((i??=[]).push(p(e+"/labels/answers/filesAgain","type",{type:"string"},c.properties.labels.
properties.answers.properties.filesAgain,y)),r++)}}else(i??=[]).push(p(e+"/labels/answers","type",{type:"object"},c.properties.
labels.properties.answers,n)),r++}}else(i??=[]).push(p(e+"/labels","type",{type:"object"},c.properties.labels,u)),r++}if(s.
fields!==void 0&&o.call(s,"fields")){let u=s.fields;if(u&&typeof u=="object"&&!Array.isArray(u)){(u.name===void 0||!o.call(
u,"name"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"name"},c.properties.fields,u)),r++),(u.email===void 0||
!o.call(u,"email"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"email"},c.properties.fields,u)),r++),(u.organization===
void 0||!o.call(u,"organization"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"organization"},c.properties.
fields,u)),r++),(u.phone===void 0||!o.call(u,"phone"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"phone"},
c.properties.fields,u)),r++),(u.inquiryType===void 0||!o.call(u,"inquiryType"))&&((i??=[]).push(p(e+"/fields","required",
{missingProperty:"inquiryType"},c.properties.fields,u)),r++),(u.message===void 0||!o.call(u,"message"))&&((i??=[]).push(
p(e+"/fields","required",{missingProperty:"message"},c.properties.fields,u)),r++);for(let n of Object.keys(u))n==="name"||
n==="email"||n==="organization"||n==="phone"||n==="inquiryType"||n==="message"||((i??=[]).push(p(e+"/fields","additional\
Properties",{additionalProperty:n},c.properties.fields,u)),r++);u.name!==void 0&&o.call(u,"name")&&(ie.call(this,u.name,
{instancePath:e+"/fields/name",parentData:u,parentDataProperty:"name",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),
r=i.length)),u.email!==void 0&&o.call(u,"email")&&(ie.call(this,u.email,{instancePath:e+"/fields/email",parentData:u,parentDataProperty:"\
email",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),u.organization!==void 0&&o.call(u,"organizat\
ion")&&(ie.call(this,u.organization,{instancePath:e+"/fields/organization",parentData:u,parentDataProperty:"organization",
rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),u.phone!==void 0&&o.call(u,"phone")&&(ie.call(this,
u.phone,{instancePath:e+"/fields/phone",parentData:u,parentDataProperty:"phone",rootData:T})||(i=i===null?ie.errors:i.concat(
ie.errors),r=i.length)),u.inquiryType!==void 0&&o.call(u,"inquiryType")&&(ie.call(this,u.inquiryType,{instancePath:e+"/f\
ields/inquiryType",parentData:u,parentDataProperty:"inquiryType",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),
r=i.length)),u.message!==void 0&&o.call(u,"message")&&(ie.call(this,u.message,{instancePath:e+"/fields/message",parentData:u,
parentDataProperty:"message",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length))}else(i??=[]).push(p(e+
"/fields","type",{type:"object"},c.properties.fields,u)),r++}if(s.forms!==void 0&&o.call(s,"forms")){let u=s.forms;if(u&&
typeof u=="object"&&!Array.isArray(u)){Object.keys(u).length<1&&((i??=[]).push(p(e+"/forms","minProperties",{limit:1},c.
properties.forms,u)),r++);for(let n of Object.keys(u)){let y=r;if(typeof n=="string"&&!Yt.test(n)){let k={instancePath:e+
"/forms",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:c.properties.forms.
propertyNames,data:n,propertyName:n};(i??=[]).push(k),r++}var m=y===r;m||((i??=[]).push(p(e+"/forms","propertyNames",{propertyName:n},
c.properties.forms,u)),r++)}for(let n of Object.keys(u)){let y=u[n];if(y&&typeof y=="object"&&!Array.isArray(y)){(y.title===
void 0||!o.call(y,"title"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"\
title"},c.properties.forms.additionalProperties,y)),r++),(y.inquiryType===void 0||!o.call(y,"inquiryType"))&&((i??=[]).push(
p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"inquiryType"},c.properties.forms.additionalProperties,
y)),r++),(y.submit===void 0||!o.call(y,"submit"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
"required",{missingProperty:"submit"},c.properties.forms.additionalProperties,y)),r++),(y.sending===void 0||!o.call(y,"s\
ending"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"sending"},
c.properties.forms.additionalProperties,y)),r++),(y.cancel===void 0||!o.call(y,"cancel"))&&((i??=[]).push(p(e+"/forms/"+
n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"cancel"},c.properties.forms.additionalProperties,y)),
r++),(y.send===void 0||!o.call(y,"send"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"requir\
ed",{missingProperty:"send"},c.properties.forms.additionalProperties,y)),r++),(y.success===void 0||!o.call(y,"success"))&&
((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"success"},c.properties.
forms.additionalProperties,y)),r++),(y.failure===void 0||!o.call(y,"failure"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),"required",{missingProperty:"failure"},c.properties.forms.additionalProperties,y)),r++);for(let k of Object.
keys(y))o.call(c.properties.forms.additionalProperties.properties,k)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1"),"additionalProperties",{additionalProperty:k},c.properties.forms.additionalProperties,y)),r++);if(y.
keep!==void 0&&o.call(y,"keep")&&(y.fields===void 0||!o.call(y,"fields"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),"dependencies",{property:"keep",missingProperty:"fields",depsCount:1,deps:"fields"},c.properties.
forms.additionalProperties,y)),r++),y.receipt!==void 0&&o.call(y,"receipt")&&(y.fields===void 0||!o.call(y,"fields"))&&((i??=
[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"dependencies",{property:"receipt",missingProperty:"fiel\
ds",depsCount:1,deps:"fields"},c.properties.forms.additionalProperties,y)),r++),y.rules!==void 0&&o.call(y,"rules")&&(y.
fields===void 0||!o.call(y,"fields"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"dependenci\
es",{property:"rules",missingProperty:"fields",depsCount:1,deps:"fields"},c.properties.forms.additionalProperties,y)),r++),
y.title!==void 0&&o.call(y,"title")){let k=y.title;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/title",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/title","m\
inLength",{limit:1},c.properties.forms.additionalProperties.properties.title,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/title","type",{type:"string"},c.properties.forms.additionalProperties.properties.title,
k)),r++)}if(y.text!==void 0&&o.call(y,"text")){let k=y.text;this.note("rich-text",e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/text",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/text","minLength",{limit:1},c.properties.forms.additionalProperties.properties.text,k)),r++):((i??=[]).push(p(e+"/form\
s/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/text","type",{type:"string"},c.properties.forms.additionalProperties.properties.
text,k)),r++)}if(y.inquiryTitle!==void 0&&o.call(y,"inquiryTitle")){let k=y.inquiryTitle;this.note("inquiry-text",e+"/fo\
rms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle","minLength",{limit:1},c.properties.forms.additionalProperties.properties.
inquiryTitle,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle","type",{type:"\
string"},c.properties.forms.additionalProperties.properties.inquiryTitle,k)),r++)}if(y.inquiryText!==void 0&&o.call(y,"i\
nquiryText")){let k=y.inquiryText;this.note("inquiry-text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquir\
yText",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",
"minLength",{limit:1},c.properties.forms.additionalProperties.properties.inquiryText,k)),r++):((i??=[]).push(p(e+"/forms\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText","type",{type:"string"},c.properties.forms.additionalProperties.
properties.inquiryText,k)),r++)}if(y.inquiryType!==void 0&&o.call(y,"inquiryType")){let k=y.inquiryType;this.note("text",
e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/f\
orms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType","minLength",{limit:1},c.properties.forms.additionalProperties.
properties.inquiryType,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType","ty\
pe",{type:"string"},c.properties.forms.additionalProperties.properties.inquiryType,k)),r++)}if(y.submit!==void 0&&o.call(
y,"submit")){let k=y.submit;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",k),typeof k==
"string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit","minLength",{limit:1},c.
properties.forms.additionalProperties.properties.submit,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/submit","type",{type:"string"},c.properties.forms.additionalProperties.properties.submit,k)),r++)}if(y.sending!==
void 0&&o.call(y,"sending")){let k=y.sending;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/sen\
ding",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending","mi\
nLength",{limit:1},c.properties.forms.additionalProperties.properties.sending,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/sending","type",{type:"string"},c.properties.forms.additionalProperties.properties.sending,
k)),r++)}if(y.cancel!==void 0&&o.call(y,"cancel")){let k=y.cancel;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/cancel",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cancel","minLength",{limit:1},c.properties.forms.additionalProperties.properties.cancel,k)),r++):((i??=[]).push(p(e+"/\
forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel","type",{type:"string"},c.properties.forms.additionalProperties.
properties.cancel,k)),r++)}if(y.send!==void 0&&o.call(y,"send")){let k=y.send;k==="function"||k==="simulated"||((i??=[]).
push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/send","enum",{allowedValues:c.properties.forms.additionalProperties.
properties.send.enum},c.properties.forms.additionalProperties.properties.send,k)),r++)}if(y.fields!==void 0&&o.call(y,"f\
ields")){let k=y.fields;if(Array.isArray(k)){k.length<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields","minItems",{limit:1},c.properties.forms.additionalProperties.properties.fields,k)),r++);let w=k.length;for(let L=0;L<
w;L++){let v=k[L];if(v&&typeof v=="object"&&!Array.isArray(v)){(v.key===void 0||!o.call(v,"key"))&&((i??=[]).push(p(e+"/\
forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L,"required",{missingProperty:"key"},c.properties.forms.additionalProperties.
properties.fields.items,v)),r++),(v.kind===void 0||!o.call(v,"kind"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+L,"required",{missingProperty:"kind"},c.properties.forms.additionalProperties.properties.
fields.items,v)),r++);for(let x of Object.keys(v))o.call(c.properties.forms.additionalProperties.properties.fields.items.
properties,x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L,"additionalProperties",
{additionalProperty:x},c.properties.forms.additionalProperties.properties.fields.items,v)),r++);if(v.kind!==void 0&&o.call(
v,"kind")){let x=v.kind;x==="text"||x==="long text"||x==="name"||x==="organization"||x==="email"||x==="phone"||x==="numb\
er"||x==="date"||x==="address"||x==="choice"||x==="several"||x==="consent"||x==="file"||x==="note"||((i??=[]).push(p(e+"\
/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/kind","enum",{allowedValues:c.properties.forms.additionalProperties.
properties.fields.items.properties.kind.enum},c.properties.forms.additionalProperties.properties.fields.items.properties.
kind,x)),r++)}if(v.label!==void 0&&o.call(v,"label")){let x=v.label;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+L+"/label",x),typeof x=="string"?h(x)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+L+"/label","minLength",{limit:1},c.properties.forms.additionalProperties.properties.fields.items.
properties.label,x)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/label","t\
ype",{type:"string"},c.properties.forms.additionalProperties.properties.fields.items.properties.label,x)),r++)}if(v.text!==
void 0&&o.call(v,"text")){let x=v.text;this.note("rich-text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fiel\
ds/"+L+"/text",x),typeof x=="string"?h(x)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fie\
lds/"+L+"/text","minLength",{limit:1},c.properties.forms.additionalProperties.properties.fields.items.properties.text,x)),
r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/text","type",{type:"string"},c.
properties.forms.additionalProperties.properties.fields.items.properties.text,x)),r++)}if(v.hint!==void 0&&o.call(v,"hin\
t")){let x=v.hint;this.note("rich-text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/hint",x),typeof x==
"string"?h(x)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/hint","minLength",
{limit:1},c.properties.forms.additionalProperties.properties.fields.items.properties.hint,x)),r++):((i??=[]).push(p(e+"/\
forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/hint","type",{type:"string"},c.properties.forms.additionalProperties.
properties.fields.items.properties.hint,x)),r++)}if(v.required!==void 0&&o.call(v,"required")){let x=v.required;typeof x!=
"boolean"&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/required","type",{type:"\
boolean"},c.properties.forms.additionalProperties.properties.fields.items.properties.required,x)),r++)}if(v.options!==void 0&&
o.call(v,"options")){let x=v.options;if(Array.isArray(x)){x.length<2&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+L+"/options","minItems",{limit:2},c.properties.forms.additionalProperties.properties.fields.
items.properties.options,x)),r++);let re=x.length;for(let ye=0;ye<re;ye++){let be=x[ye];if(be&&typeof be=="object"&&!Array.
isArray(be)){(be.key===void 0||!o.call(be,"key"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+L+"/options/"+ye,"required",{missingProperty:"key"},c.properties.forms.additionalProperties.properties.fields.
items.properties.options.items,be)),r++),(be.label===void 0||!o.call(be,"label"))&&((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options/"+ye,"required",{missingProperty:"label"},c.properties.forms.additionalProperties.
properties.fields.items.properties.options.items,be)),r++);for(let je of Object.keys(be))je==="label"||je==="key"||((i??=
[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options/"+ye,"additionalProperties",{additionalProperty:je},
c.properties.forms.additionalProperties.properties.fields.items.properties.options.items,be)),r++);if(be.label!==void 0&&
o.call(be,"label")){let je=be.label;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"\
/options/"+ye+"/label",je),typeof je=="string"?h(je)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+L+"/options/"+ye+"/label","minLength",{limit:1},c.properties.forms.additionalProperties.properties.fields.
items.properties.options.items.properties.label,je)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+L+"/options/"+ye+"/label","type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.
items.properties.options.items.properties.label,je)),r++)}if(be.key!==void 0&&o.call(be,"key")){let je=be.key;typeof je==
"string"?Ie.test(je)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options/"+ye+
"/key","pattern",{pattern:"^[a-z][a-z0-9_]*$"},c.properties.forms.additionalProperties.properties.fields.items.properties.
options.items.properties.key,je)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
L+"/options/"+ye+"/key","type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.items.properties.
options.items.properties.key,je)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/field\
s/"+L+"/options/"+ye,"type",{type:"object"},c.properties.forms.additionalProperties.properties.fields.items.properties.options.
items,be)),r++}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options","type",
{type:"array"},c.properties.forms.additionalProperties.properties.fields.items.properties.options,x)),r++}if(v.from!==void 0&&
o.call(v,"from")){let x=v.from;!(typeof x=="number"&&isFinite(x))&&typeof x!="string"&&((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/from","type",{type:c.properties.forms.additionalProperties.properties.fields.
items.properties.from.type},c.properties.forms.additionalProperties.properties.fields.items.properties.from,x)),r++),typeof x==
"string"&&(Me.test(x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/from","patte\
rn",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|month|year)s?)?)$"},c.properties.forms.additionalProperties.
properties.fields.items.properties.from,x)),r++))}if(v.to!==void 0&&o.call(v,"to")){let x=v.to;!(typeof x=="number"&&isFinite(
x))&&typeof x!="string"&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/to","type",
{type:c.properties.forms.additionalProperties.properties.fields.items.properties.to.type},c.properties.forms.additionalProperties.
properties.fields.items.properties.to,x)),r++),typeof x=="string"&&(Me.test(x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+L+"/to","pattern",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|m\
onth|year)s?)?)$"},c.properties.forms.additionalProperties.properties.fields.items.properties.to,x)),r++))}if(v.when!==void 0&&
o.call(v,"when")){let x=v.when;if(x&&typeof x=="object"&&!Array.isArray(x)){Object.keys(x).length>1&&((i??=[]).push(p(e+
"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when","maxProperties",{limit:1},c.properties.forms.additionalProperties.
properties.fields.items.properties.when,x)),r++),Object.keys(x).length<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/fields/"+L+"/when","minProperties",{limit:1},c.properties.forms.additionalProperties.properties.
fields.items.properties.when,x)),r++);for(let re of Object.keys(x)){let ye=r;if(typeof re=="string"&&!Ie.test(re)){let be={
instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.forms.additionalProperties.properties.fields.items.
properties.when.propertyNames,data:re,propertyName:re};(i??=[]).push(be),r++}var l=ye===r;l||((i??=[]).push(p(e+"/forms/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when","propertyNames",{propertyName:re},c.properties.forms.additionalProperties.
properties.fields.items.properties.when,x)),r++)}for(let re of Object.keys(x)){let ye=x[re];typeof ye=="string"?h(ye)<1&&
((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when/"+re.replace(/~/g,"~0").replace(
/\//g,"~1"),"minLength",{limit:1},c.properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties,
ye)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when/"+re.replace(/~/g,"~\
0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.items.properties.
when.additionalProperties,ye)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
L+"/when","type",{type:"object"},c.properties.forms.additionalProperties.properties.fields.items.properties.when,x)),r++}
if(v.key!==void 0&&o.call(v,"key")){let x=v.key;typeof x=="string"?Jt.test(x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+L+"/key","pattern",{pattern:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$"},c.properties.
forms.additionalProperties.properties.fields.items.properties.key,x)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/fields/"+L+"/key","type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.
items.properties.key,x)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L,"ty\
pe",{type:"object"},c.properties.forms.additionalProperties.properties.fields.items,v)),r++}}else(i??=[]).push(p(e+"/for\
ms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields","type",{type:"array"},c.properties.forms.additionalProperties.properties.
fields,k)),r++}if(y.keep!==void 0&&o.call(y,"keep")){let k=y.keep;typeof k=="string"?ur.test(k)||((i??=[]).push(p(e+"/fo\
rms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/keep","pattern",{pattern:"^[1-9]\\d{0,3} days?$"},c.properties.forms.additionalProperties.
properties.keep,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/keep","type",{type:"str\
ing"},c.properties.forms.additionalProperties.properties.keep,k)),r++)}if(y.rules!==void 0&&o.call(y,"rules")){let k=y.rules;
if(Array.isArray(k)){k.length<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules","minItem\
s",{limit:1},c.properties.forms.additionalProperties.properties.rules,k)),r++);let w=k.length;for(let L=0;L<w;L++){let v=k[L];
if(v&&typeof v=="object"&&!Array.isArray(v)){(v.when===void 0||!o.call(v,"when"))&&((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L,"required",{missingProperty:"when"},c.properties.forms.additionalProperties.properties.
rules.items,v)),r++),(v.mailbox===void 0||!o.call(v,"mailbox"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rules/"+L,"required",{missingProperty:"mailbox"},c.properties.forms.additionalProperties.properties.rules.
items,v)),r++);for(let x of Object.keys(v))x==="when"||x==="mailbox"||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/rules/"+L,"additionalProperties",{additionalProperty:x},c.properties.forms.additionalProperties.properties.
rules.items,v)),r++);if(v.when!==void 0&&o.call(v,"when")){let x=v.when;if(x&&typeof x=="object"&&!Array.isArray(x)){Object.
keys(x).length>1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/when","maxProperti\
es",{limit:1},c.properties.forms.additionalProperties.properties.rules.items.properties.when,x)),r++),Object.keys(x).length<
1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/when","minProperties",{limit:1},c.
properties.forms.additionalProperties.properties.rules.items.properties.when,x)),r++);for(let re of Object.keys(x)){let ye=r;
if(typeof re=="string"&&!Ie.test(re)){let be={instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+
L+"/when",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.forms.
additionalProperties.properties.rules.items.properties.when.propertyNames,data:re,propertyName:re};(i??=[]).push(be),r++}
var d=ye===r;d||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/when","propertyNames",
{propertyName:re},c.properties.forms.additionalProperties.properties.rules.items.properties.when,x)),r++)}for(let re of Object.
keys(x)){let ye=x[re];typeof ye=="string"?h(ye)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rules/"+L+"/when/"+re.replace(/~/g,"~0").replace(/\//g,"~1"),"minLength",{limit:1},c.properties.forms.additionalProperties.
properties.rules.items.properties.when.additionalProperties,ye)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/rules/"+L+"/when/"+re.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.forms.
additionalProperties.properties.rules.items.properties.when.additionalProperties,ye)),r++)}}else(i??=[]).push(p(e+"/form\
s/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/when","type",{type:"object"},c.properties.forms.additionalProperties.
properties.rules.items.properties.when,x)),r++}if(v.mailbox!==void 0&&o.call(v,"mailbox")){let x=v.mailbox;typeof x!="st\
ring"&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/mailbox","type",{type:"string"},
c.properties.forms.additionalProperties.properties.rules.items.properties.mailbox,x)),r++),this.note("mailbox",e+"/forms\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/mailbox",x)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/rules/"+L,"type",{type:"object"},c.properties.forms.additionalProperties.properties.rules.items,
v)),r++}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules","type",{type:"array"},c.properties.
forms.additionalProperties.properties.rules,k)),r++}if(y.receipt!==void 0&&o.call(y,"receipt")){let k=y.receipt;if(k&&typeof k==
"object"&&!Array.isArray(k)){(k.to===void 0||!o.call(k,"to"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/receipt","required",{missingProperty:"to"},c.properties.forms.additionalProperties.properties.receipt,k)),
r++),(k.subject===void 0||!o.call(k,"subject"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/receipt","required",{missingProperty:"subject"},c.properties.forms.additionalProperties.properties.receipt,k)),r++),(k.
text===void 0||!o.call(k,"text"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt","req\
uired",{missingProperty:"text"},c.properties.forms.additionalProperties.properties.receipt,k)),r++);for(let w of Object.
keys(k))w==="to"||w==="subject"||w==="text"||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rec\
eipt","additionalProperties",{additionalProperty:w},c.properties.forms.additionalProperties.properties.receipt,k)),r++);
if(k.to!==void 0&&o.call(k,"to")){let w=k.to;typeof w=="string"?Ie.test(w)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/receipt/to","pattern",{pattern:"^[a-z][a-z0-9_]*$"},c.properties.forms.additionalProperties.
properties.receipt.properties.to,w)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/receip\
t/to","type",{type:"string"},c.properties.forms.additionalProperties.properties.receipt.properties.to,w)),r++)}if(k.subject!==
void 0&&o.call(k,"subject")){let w=k.subject;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rec\
eipt/subject",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rece\
ipt/subject","minLength",{limit:1},c.properties.forms.additionalProperties.properties.receipt.properties.subject,w)),r++):
((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/subject","type",{type:"string"},c.properties.
forms.additionalProperties.properties.receipt.properties.subject,w)),r++)}if(k.text!==void 0&&o.call(k,"text")){let w=k.
text;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",w),typeof w=="string"?h(w)<1&&
((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text","minLength",{limit:1},c.properties.
forms.additionalProperties.properties.receipt.properties.text,w)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/receipt/text","type",{type:"string"},c.properties.forms.additionalProperties.properties.receipt.properties.
text,w)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt","type",{type:"object"},
c.properties.forms.additionalProperties.properties.receipt,k)),r++}y.success!==void 0&&o.call(y,"success")&&($e.call(this,
y.success,{instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/success",parentData:y,parentDataProperty:"\
success",rootData:T})||(i=i===null?$e.errors:i.concat($e.errors),r=i.length)),y.failure!==void 0&&o.call(y,"failure")&&($e.
call(this,y.failure,{instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure",parentData:y,parentDataProperty:"\
failure",rootData:T})||(i=i===null?$e.errors:i.concat($e.errors),r=i.length))}else(i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},c.properties.forms.additionalProperties,y)),r++}}else(i??=[]).push(
p(e+"/forms","type",{type:"object"},c.properties.forms,u)),r++}if(s.feed!==void 0&&o.call(s,"feed")){let u=s.feed;if(u&&
typeof u=="object"&&!Array.isArray(u)){(u.title===void 0||!o.call(u,"title"))&&((i??=[]).push(p(e+"/feed","required",{missingProperty:"\
title"},c.properties.feed,u)),r++),(u.page===void 0||!o.call(u,"page"))&&((i??=[]).push(p(e+"/feed","required",{missingProperty:"\
page"},c.properties.feed,u)),r++);for(let n of Object.keys(u))n==="title"||n==="page"||((i??=[]).push(p(e+"/feed","addit\
ionalProperties",{additionalProperty:n},c.properties.feed,u)),r++);if(u.title!==void 0&&o.call(u,"title")){let n=u.title;
this.note("text",e+"/feed/title",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/feed/title","minLength",{limit:1},c.
properties.feed.properties.title,n)),r++):((i??=[]).push(p(e+"/feed/title","type",{type:"string"},c.properties.feed.properties.
title,n)),r++)}if(u.page!==void 0&&o.call(u,"page")){let n=u.page;this.note("link",e+"/feed/page",n),typeof n=="string"?
h(n)<1&&((i??=[]).push(p(e+"/feed/page","minLength",{limit:1},c.properties.feed.properties.page,n)),r++):((i??=[]).push(
p(e+"/feed/page","type",{type:"string"},c.properties.feed.properties.page,n)),r++)}}else(i??=[]).push(p(e+"/feed","type",
{type:"object"},c.properties.feed,u)),r++}if(s.redirects!==void 0&&o.call(s,"redirects")){let u=s.redirects;if(u&&typeof u==
"object"&&!Array.isArray(u)){for(let n of Object.keys(u)){let y=r;if(typeof n=="string"&&!Vt.test(n)){let k={instancePath:e+
"/redirects",keyword:"pattern",params:{pattern:"^/"},schema:"^/",parentSchema:c.properties.redirects.propertyNames,data:n,
propertyName:n};(i??=[]).push(k),r++}var g=y===r;g||((i??=[]).push(p(e+"/redirects","propertyNames",{propertyName:n},c.properties.
redirects,u)),r++)}for(let n of Object.keys(u)){let y=u[n];this.note("link",e+"/redirects/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/redirects/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"min\
Length",{limit:1},c.properties.redirects.additionalProperties,y)),r++):((i??=[]).push(p(e+"/redirects/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.redirects.additionalProperties,y)),r++)}}else(i??=[]).push(
p(e+"/redirects","type",{type:"object"},c.properties.redirects,u)),r++}}else{let u={instancePath:e,keyword:"type",params:{
type:"object"},schema:c.type,parentSchema:c,data:s};(i??=[]).push(u),r++}return Xt.errors=i,r===0}var yr=De,se=J.definitions.
ThemeColors,ze=new RegExp("^#[0-9a-f]{6}$","u");function De(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let t={instancePath:e,keyword:"m\
inProperties",params:{limit:1},schema:1,parentSchema:se,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(
se.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:se,
data:s};(i??=[]).push(f),r++}if(s.page!==void 0&&o.call(s,"page")){let t=s.page;typeof t=="string"?ze.test(t)||((i??=[]).
push(p(e+"/page","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.page,t)),r++):((i??=[]).push(p(e+"/page","type",{type:"\
string"},se.properties.page,t)),r++)}if(s.surface!==void 0&&o.call(s,"surface")){let t=s.surface;typeof t=="string"?ze.test(
t)||((i??=[]).push(p(e+"/surface","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.surface,t)),r++):((i??=[]).push(p(e+
"/surface","type",{type:"string"},se.properties.surface,t)),r++)}if(s.raised!==void 0&&o.call(s,"raised")){let t=s.raised;
typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/raised","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.raised,t)),
r++):((i??=[]).push(p(e+"/raised","type",{type:"string"},se.properties.raised,t)),r++)}if(s.line!==void 0&&o.call(s,"lin\
e")){let t=s.line;typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/line","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.
line,t)),r++):((i??=[]).push(p(e+"/line","type",{type:"string"},se.properties.line,t)),r++)}if(s.border!==void 0&&o.call(
s,"border")){let t=s.border;typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/border","pattern",{pattern:"^#[0-9a-f]{6\
}$"},se.properties.border,t)),r++):((i??=[]).push(p(e+"/border","type",{type:"string"},se.properties.border,t)),r++)}if(s.
text!==void 0&&o.call(s,"text")){let t=s.text;typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/text","pattern",{pattern:"\
^#[0-9a-f]{6}$"},se.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},se.properties.text,t)),r++)}
if(s.muted!==void 0&&o.call(s,"muted")){let t=s.muted;typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/muted","patter\
n",{pattern:"^#[0-9a-f]{6}$"},se.properties.muted,t)),r++):((i??=[]).push(p(e+"/muted","type",{type:"string"},se.properties.
muted,t)),r++)}if(s.accent!==void 0&&o.call(s,"accent")){let t=s.accent;typeof t=="string"?ze.test(t)||((i??=[]).push(p(
e+"/accent","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.accent,t)),r++):((i??=[]).push(p(e+"/accent","type",{type:"\
string"},se.properties.accent,t)),r++)}if(s["on-accent"]!==void 0&&o.call(s,"on-accent")){let t=s["on-accent"];typeof t==
"string"?ze.test(t)||((i??=[]).push(p(e+"/on-accent","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties["on-accent"],t)),
r++):((i??=[]).push(p(e+"/on-accent","type",{type:"string"},se.properties["on-accent"],t)),r++)}if(s.signal!==void 0&&o.
call(s,"signal")){let t=s.signal;typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/signal","pattern",{pattern:"^#[0-9a\
-f]{6}$"},se.properties.signal,t)),r++):((i??=[]).push(p(e+"/signal","type",{type:"string"},se.properties.signal,t)),r++)}
if(s["on-signal"]!==void 0&&o.call(s,"on-signal")){let t=s["on-signal"];typeof t=="string"?ze.test(t)||((i??=[]).push(p(
e+"/on-signal","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties["on-signal"],t)),r++):((i??=[]).push(p(e+"/on-signal",
"type",{type:"string"},se.properties["on-signal"],t)),r++)}if(s.danger!==void 0&&o.call(s,"danger")){let t=s.danger;typeof t==
"string"?ze.test(t)||((i??=[]).push(p(e+"/danger","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.danger,t)),r++):((i??=
[]).push(p(e+"/danger","type",{type:"string"},se.properties.danger,t)),r++)}if(s["danger-fill"]!==void 0&&o.call(s,"dang\
er-fill")){let t=s["danger-fill"];typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/danger-fill","pattern",{pattern:"^\
#[0-9a-f]{6}$"},se.properties["danger-fill"],t)),r++):((i??=[]).push(p(e+"/danger-fill","type",{type:"string"},se.properties["\
danger-fill"],t)),r++)}if(s["on-danger"]!==void 0&&o.call(s,"on-danger")){let t=s["on-danger"];typeof t=="string"?ze.test(
t)||((i??=[]).push(p(e+"/on-danger","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties["on-danger"],t)),r++):((i??=[]).push(
p(e+"/on-danger","type",{type:"string"},se.properties["on-danger"],t)),r++)}if(s.focus!==void 0&&o.call(s,"focus")){let t=s.
focus;typeof t=="string"?ze.test(t)||((i??=[]).push(p(e+"/focus","pattern",{pattern:"^#[0-9a-f]{6}$"},se.properties.focus,
t)),r++):((i??=[]).push(p(e+"/focus","type",{type:"string"},se.properties.focus,t)),r++)}}else{let t={instancePath:e,keyword:"\
type",params:{type:"object"},schema:se.type,parentSchema:se,data:s};(i??=[]).push(t),r++}return De.errors=i,r===0}var gr=Pt,
ee=J.definitions.ThemeSource,cr=new RegExp("^[A-Za-z][A-Za-z0-9 -]*$","u"),ut=new RegExp("^/[\\w./-]+\\.woff2$","u"),Ye=new RegExp(
"^(0|(\\d*\\.)?\\d+(rem|px))$","u");function Pt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let t={instancePath:e,keyword:"m\
inProperties",params:{limit:1},schema:1,parentSchema:ee,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t===
"default"||t==="colors"||t==="font"||t==="radius")){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:ee,data:s};(i??=[]).push(f),r++}if(s.default!==void 0&&o.call(s,"default")){let t=s.default;t==="\
dark"||t==="light"||((i??=[]).push(p(e+"/default","enum",{allowedValues:ee.properties.default.enum},ee.properties.default,
t)),r++)}if(s.colors!==void 0&&o.call(s,"colors")){let t=s.colors;if(t&&typeof t=="object"&&!Array.isArray(t)){Object.keys(
t).length<1&&((i??=[]).push(p(e+"/colors","minProperties",{limit:1},ee.properties.colors,t)),r++);for(let f of Object.keys(
t))f==="dark"||f==="light"||f==="bold"||((i??=[]).push(p(e+"/colors","additionalProperties",{additionalProperty:f},ee.properties.
colors,t)),r++);t.dark!==void 0&&o.call(t,"dark")&&(De.call(this,t.dark,{instancePath:e+"/colors/dark",parentData:t,parentDataProperty:"\
dark",rootData:T})||(i=i===null?De.errors:i.concat(De.errors),r=i.length)),t.light!==void 0&&o.call(t,"light")&&(De.call(
this,t.light,{instancePath:e+"/colors/light",parentData:t,parentDataProperty:"light",rootData:T})||(i=i===null?De.errors:
i.concat(De.errors),r=i.length)),t.bold!==void 0&&o.call(t,"bold")&&(De.call(this,t.bold,{instancePath:e+"/colors/bold",
parentData:t,parentDataProperty:"bold",rootData:T})||(i=i===null?De.errors:i.concat(De.errors),r=i.length))}else(i??=[]).
push(p(e+"/colors","type",{type:"object"},ee.properties.colors,t)),r++}if(s.font!==void 0&&o.call(s,"font")){let t=s.font;
if(t&&typeof t=="object"&&!Array.isArray(t)){(t.family===void 0||!o.call(t,"family"))&&((i??=[]).push(p(e+"/font","requi\
red",{missingProperty:"family"},ee.properties.font,t)),r++),(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/f\
ont","required",{missingProperty:"file"},ee.properties.font,t)),r++);for(let f of Object.keys(t))f==="family"||f==="file"||
f==="more"||((i??=[]).push(p(e+"/font","additionalProperties",{additionalProperty:f},ee.properties.font,t)),r++);if(t.family!==
void 0&&o.call(t,"family")){let f=t.family;typeof f=="string"?cr.test(f)||((i??=[]).push(p(e+"/font/family","pattern",{pattern:"\
^[A-Za-z][A-Za-z0-9 -]*$"},ee.properties.font.properties.family,f)),r++):((i??=[]).push(p(e+"/font/family","type",{type:"\
string"},ee.properties.font.properties.family,f)),r++)}if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="str\
ing"?ut.test(f)||((i??=[]).push(p(e+"/font/file","pattern",{pattern:"^/[\\w./-]+\\.woff2$"},ee.properties.font.properties.
file,f)),r++):((i??=[]).push(p(e+"/font/file","type",{type:"string"},ee.properties.font.properties.file,f)),r++)}if(t.more!==
void 0&&o.call(t,"more")){let f=t.more;if(Array.isArray(f)){f.length<1&&((i??=[]).push(p(e+"/font/more","minItems",{limit:1},
ee.properties.font.properties.more,f)),r++);let a=f.length;for(let m=0;m<a;m++){let l=f[m];typeof l=="string"?ut.test(l)||
((i??=[]).push(p(e+"/font/more/"+m,"pattern",{pattern:"^/[\\w./-]+\\.woff2$"},ee.properties.font.properties.more.items,l)),
r++):((i??=[]).push(p(e+"/font/more/"+m,"type",{type:"string"},ee.properties.font.properties.more.items,l)),r++)}}else(i??=
[]).push(p(e+"/font/more","type",{type:"array"},ee.properties.font.properties.more,f)),r++}}else(i??=[]).push(p(e+"/font",
"type",{type:"object"},ee.properties.font,t)),r++}if(s.radius!==void 0&&o.call(s,"radius")){let t=s.radius;if(t&&typeof t==
"object"&&!Array.isArray(t)){Object.keys(t).length<1&&((i??=[]).push(p(e+"/radius","minProperties",{limit:1},ee.properties.
radius,t)),r++);for(let f of Object.keys(t))f==="sm"||f==="md"||f==="full"||((i??=[]).push(p(e+"/radius","additionalProp\
erties",{additionalProperty:f},ee.properties.radius,t)),r++);if(t.sm!==void 0&&o.call(t,"sm")){let f=t.sm;typeof f!="str\
ing"&&!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&((i??=[]).push(p(e+"/radius/sm","type",{type:ee.properties.
radius.properties.sm.type},ee.properties.radius.properties.sm,f)),r++),typeof f=="number"&&isFinite(f)&&((f>0||isNaN(f))&&
((i??=[]).push(p(e+"/radius/sm","maximum",{comparison:"<=",limit:0},ee.properties.radius.properties.sm,f)),r++),(f<0||isNaN(
f))&&((i??=[]).push(p(e+"/radius/sm","minimum",{comparison:">=",limit:0},ee.properties.radius.properties.sm,f)),r++)),typeof f==
"string"&&(Ye.test(f)||((i??=[]).push(p(e+"/radius/sm","pattern",{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},ee.properties.
radius.properties.sm,f)),r++))}if(t.md!==void 0&&o.call(t,"md")){let f=t.md;typeof f!="string"&&!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))&&((i??=[]).push(p(e+"/radius/md","type",{type:ee.properties.radius.properties.md.type},ee.properties.
radius.properties.md,f)),r++),typeof f=="number"&&isFinite(f)&&((f>0||isNaN(f))&&((i??=[]).push(p(e+"/radius/md","maximu\
m",{comparison:"<=",limit:0},ee.properties.radius.properties.md,f)),r++),(f<0||isNaN(f))&&((i??=[]).push(p(e+"/radius/md",
"minimum",{comparison:">=",limit:0},ee.properties.radius.properties.md,f)),r++)),typeof f=="string"&&(Ye.test(f)||((i??=
[]).push(p(e+"/radius/md","pattern",{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},ee.properties.radius.properties.md,f)),r++))}
if(t.full!==void 0&&o.call(t,"full")){let f=t.full;typeof f!="string"&&!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))&&((i??=[]).push(p(e+"/radius/full","type",{type:ee.properties.radius.properties.full.type},ee.properties.radius.properties.
full,f)),r++),typeof f=="number"&&isFinite(f)&&((f>0||isNaN(f))&&((i??=[]).push(p(e+"/radius/full","maximum",{comparison:"\
<=",limit:0},ee.properties.radius.properties.full,f)),r++),(f<0||isNaN(f))&&((i??=[]).push(p(e+"/radius/full","minimum",
{comparison:">=",limit:0},ee.properties.radius.properties.full,f)),r++)),typeof f=="string"&&(Ye.test(f)||((i??=[]).push(
p(e+"/radius/full","pattern",{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},ee.properties.radius.properties.full,f)),r++))}}else
(i??=[]).push(p(e+"/radius","type",{type:"object"},ee.properties.radius,t)),r++}}else{let t={instancePath:e,keyword:"typ\
e",params:{type:"object"},schema:ee.type,parentSchema:ee,data:s};(i??=[]).push(t),r++}return Pt.errors=i,r===0}var hr=ei,
b=J.definitions.SiteOverlay;function ei(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l of Object.keys(s))if(!o.call(b.properties,l)){let d={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:b,data:s};(i??=[]).push(d),r++}if(s.
product!==void 0&&o.call(s,"product")){let l=s.product;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.
keys(l))d!=="name"&&((i??=[]).push(p(e+"/product","additionalProperties",{additionalProperty:d},b.properties.product,l)),
r++);if(l.name!==void 0&&o.call(l,"name")){let d=l.name;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/product/name","m\
inLength",{limit:1},b.properties.product.properties.name,d)),r++):((i??=[]).push(p(e+"/product/name","type",{type:"strin\
g"},b.properties.product.properties.name,d)),r++)}}else(i??=[]).push(p(e+"/product","type",{type:"object"},b.properties.
product,l)),r++}if(s.organization!==void 0&&o.call(s,"organization")){let l=s.organization;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let d of Object.keys(l))d==="name"||d==="description"||d==="profiles"||((i??=[]).push(p(e+"/organization",
"additionalProperties",{additionalProperty:d},b.properties.organization,l)),r++);if(l.name!==void 0&&o.call(l,"name")){let d=l.
name;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/organization/name","minLength",{limit:1},b.properties.organization.
properties.name,d)),r++):((i??=[]).push(p(e+"/organization/name","type",{type:"string"},b.properties.organization.properties.
name,d)),r++)}if(l.description!==void 0&&o.call(l,"description")){let d=l.description;this.note("text",e+"/organization/\
description",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/organization/description","minLength",{limit:1},b.properties.
organization.properties.description,d)),r++):((i??=[]).push(p(e+"/organization/description","type",{type:"string"},b.properties.
organization.properties.description,d)),r++)}if(l.profiles!==void 0&&o.call(l,"profiles")){let d=l.profiles;if(Array.isArray(
d)){let g=d.length;for(let u=0;u<g;u++){let n=d[u];this.note("link",e+"/organization/profiles/"+u,n),typeof n=="string"?
h(n)<1&&((i??=[]).push(p(e+"/organization/profiles/"+u,"minLength",{limit:1},b.properties.organization.properties.profiles.
items,n)),r++):((i??=[]).push(p(e+"/organization/profiles/"+u,"type",{type:"string"},b.properties.organization.properties.
profiles.items,n)),r++)}}else(i??=[]).push(p(e+"/organization/profiles","type",{type:"array"},b.properties.organization.
properties.profiles,d)),r++}}else(i??=[]).push(p(e+"/organization","type",{type:"object"},b.properties.organization,l)),
r++}if(s.socialImage!==void 0&&o.call(s,"socialImage")){let l=s.socialImage;if(this.note("image",e+"/socialImage",l),l&&
typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/socialImage","required",
{missingProperty:"file"},b.properties.socialImage,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/soci\
alImage","required",{missingProperty:"alt"},b.properties.socialImage,l)),r++);for(let d of Object.keys(l))d==="file"||d===
"alt"||((i??=[]).push(p(e+"/socialImage","additionalProperties",{additionalProperty:d},b.properties.socialImage,l)),r++);
if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/socialImage/file","mi\
nLength",{limit:1},b.properties.socialImage.properties.file,d)),r++):((i??=[]).push(p(e+"/socialImage/file","type",{type:"\
string"},b.properties.socialImage.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="st\
ring"&&((i??=[]).push(p(e+"/socialImage/alt","type",{type:"string"},b.properties.socialImage.properties.alt,d)),r++)}}else
(i??=[]).push(p(e+"/socialImage","type",{type:"object"},b.properties.socialImage,l)),r++}if(s.logo!==void 0&&o.call(s,"l\
ogo")){let l=s.logo;if(this.note("image",e+"/logo",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.call(
l,"file"))&&((i??=[]).push(p(e+"/logo","required",{missingProperty:"file"},b.properties.logo,l)),r++),(l.alt===void 0||!o.
call(l,"alt"))&&((i??=[]).push(p(e+"/logo","required",{missingProperty:"alt"},b.properties.logo,l)),r++);for(let d of Object.
keys(l))d==="file"||d==="alt"||((i??=[]).push(p(e+"/logo","additionalProperties",{additionalProperty:d},b.properties.logo,
l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/logo/file","\
minLength",{limit:1},b.properties.logo.properties.file,d)),r++):((i??=[]).push(p(e+"/logo/file","type",{type:"string"},b.
properties.logo.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(
p(e+"/logo/alt","type",{type:"string"},b.properties.logo.properties.alt,d)),r++)}}else(i??=[]).push(p(e+"/logo","type",{
type:"object"},b.properties.logo,l)),r++}if(s.inquiryTypes!==void 0&&o.call(s,"inquiryTypes")){let l=s.inquiryTypes;if(l&&
typeof l=="object"&&!Array.isArray(l)){Object.keys(l).length<1&&((i??=[]).push(p(e+"/inquiryTypes","minProperties",{limit:1},
b.properties.inquiryTypes,l)),r++);for(let d of Object.keys(l)){let g=r;if(typeof d=="string"&&!Ie.test(d)){let u={instancePath:e+
"/inquiryTypes",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:b.properties.
inquiryTypes.propertyNames,data:d,propertyName:d};(i??=[]).push(u),r++}var t=g===r;t||((i??=[]).push(p(e+"/inquiryTypes",
"propertyNames",{propertyName:d},b.properties.inquiryTypes,l)),r++)}for(let d of Object.keys(l)){let g=l[d];if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let u of Object.keys(g))u!=="label"&&((i??=[]).push(p(e+"/inquiryTypes/"+d.replace(/~/g,
"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:u},b.properties.inquiryTypes.additionalProperties,g)),
r++);if(g.label!==void 0&&o.call(g,"label")){let u=g.label;this.note("text",e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/label",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/label","minLength",{limit:1},b.properties.inquiryTypes.additionalProperties.properties.label,u)),r++):((i??=[]).
push(p(e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/label","type",{type:"string"},b.properties.inquiryTypes.
additionalProperties.properties.label,u)),r++)}}else(i??=[]).push(p(e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},b.properties.inquiryTypes.additionalProperties,g)),r++}}else(i??=[]).push(p(e+"/inquiryType\
s","type",{type:"object"},b.properties.inquiryTypes,l)),r++}if(s.sources!==void 0&&o.call(s,"sources")){let l=s.sources;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l)){let g=r;if(typeof d=="string"&&!Ie.test(d)){let u={
instancePath:e+"/sources",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:b.
properties.sources.propertyNames,data:d,propertyName:d};(i??=[]).push(u),r++}var f=g===r;f||((i??=[]).push(p(e+"/sources",
"propertyNames",{propertyName:d},b.properties.sources,l)),r++)}for(let d of Object.keys(l)){let g=l[d];if(g&&typeof g=="\
object"&&!Array.isArray(g)){for(let u of Object.keys(g))u==="name"||u==="link"||((i??=[]).push(p(e+"/sources/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:u},b.properties.sources.additionalProperties,g)),
r++);if(g.name!==void 0&&o.call(g,"name")){let u=g.name;this.note("text",e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/name",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/na\
me","minLength",{limit:1},b.properties.sources.additionalProperties.properties.name,u)),r++):((i??=[]).push(p(e+"/source\
s/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/name","type",{type:"string"},b.properties.sources.additionalProperties.properties.
name,u)),r++)}if(g.link!==void 0&&o.call(g,"link")){let u=g.link;this.note("link",e+"/sources/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/link",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/link","minLength",{limit:1},b.properties.sources.additionalProperties.properties.link,u)),r++):((i??=[]).push(p(e+"/so\
urces/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/link","type",{type:"string"},b.properties.sources.additionalProperties.
properties.link,u)),r++)}}else(i??=[]).push(p(e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"objec\
t"},b.properties.sources.additionalProperties,g)),r++}}else(i??=[]).push(p(e+"/sources","type",{type:"object"},b.properties.
sources,l)),r++}if(s.navigation!==void 0&&o.call(s,"navigation")){let l=s.navigation;if(Array.isArray(l)){l.length<1&&((i??=
[]).push(p(e+"/navigation","minItems",{limit:1},b.properties.navigation,l)),r++);let d=l.length;for(let g=0;g<d;g++){let u=l[g];
if(u&&typeof u=="object"&&!Array.isArray(u)){(u.label===void 0||!o.call(u,"label"))&&((i??=[]).push(p(e+"/navigation/"+g,
"required",{missingProperty:"label"},b.properties.navigation.items,u)),r++);for(let n of Object.keys(u))n==="label"||n===
"link"||n==="button"||n==="items"||n==="covers"||n==="hidden"||n==="from"||n==="until"||((i??=[]).push(p(e+"/navigation/"+
g,"additionalProperties",{additionalProperty:n},b.properties.navigation.items,u)),r++);if(u.label!==void 0&&o.call(u,"la\
bel")){let n=u.label;this.note("text",e+"/navigation/"+g+"/label",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/nav\
igation/"+g+"/label","minLength",{limit:1},b.properties.navigation.items.properties.label,n)),r++):((i??=[]).push(p(e+"/\
navigation/"+g+"/label","type",{type:"string"},b.properties.navigation.items.properties.label,n)),r++)}if(u.link!==void 0&&
o.call(u,"link")){let n=u.link;this.note("link",e+"/navigation/"+g+"/link",n),typeof n=="string"?h(n)<1&&((i??=[]).push(
p(e+"/navigation/"+g+"/link","minLength",{limit:1},b.properties.navigation.items.properties.link,n)),r++):((i??=[]).push(
p(e+"/navigation/"+g+"/link","type",{type:"string"},b.properties.navigation.items.properties.link,n)),r++)}if(u.button!==
void 0&&o.call(u,"button")){let n=u.button;typeof n!="boolean"&&((i??=[]).push(p(e+"/navigation/"+g+"/button","type",{type:"\
boolean"},b.properties.navigation.items.properties.button,n)),r++)}if(u.items!==void 0&&o.call(u,"items")){let n=u.items;
if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+"/navigation/"+g+"/items","minItems",{limit:1},b.properties.navigation.
items.properties.items,n)),r++);let y=n.length;for(let k=0;k<y;k++)qe.call(this,n[k],{instancePath:e+"/navigation/"+g+"/\
items/"+k,parentData:n,parentDataProperty:k,rootData:T})||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=
[]).push(p(e+"/navigation/"+g+"/items","type",{type:"array"},b.properties.navigation.items.properties.items,n)),r++}if(u.
covers!==void 0&&o.call(u,"covers")){let n=u.covers;if(Array.isArray(n)){let y=n.length;for(let k=0;k<y;k++){let w=n[k];
this.note("link",e+"/navigation/"+g+"/covers/"+k,w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/navigation/"+g+"/cov\
ers/"+k,"minLength",{limit:1},b.properties.navigation.items.properties.covers.items,w)),r++):((i??=[]).push(p(e+"/naviga\
tion/"+g+"/covers/"+k,"type",{type:"string"},b.properties.navigation.items.properties.covers.items,w)),r++)}}else(i??=[]).
push(p(e+"/navigation/"+g+"/covers","type",{type:"array"},b.properties.navigation.items.properties.covers,n)),r++}if(u.hidden!==
void 0&&o.call(u,"hidden")){let n=u.hidden;typeof n!="boolean"&&((i??=[]).push(p(e+"/navigation/"+g+"/hidden","type",{type:"\
boolean"},b.properties.navigation.items.properties.hidden,n)),r++),this.note("schedule",e+"/navigation/"+g+"/hidden",n)}
if(u.from!==void 0&&o.call(u,"from")){let n=u.from;this.note("schedule",e+"/navigation/"+g+"/from",n),typeof n=="string"?
z.test(n)||((i??=[]).push(p(e+"/navigation/"+g+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[\
+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},b.properties.navigation.items.properties.from,n)),r++):((i??=[]).push(p(e+"/nav\
igation/"+g+"/from","type",{type:"string"},b.properties.navigation.items.properties.from,n)),r++)}if(u.until!==void 0&&o.
call(u,"until")){let n=u.until;this.note("schedule",e+"/navigation/"+g+"/until",n),typeof n=="string"?z.test(n)||((i??=[]).
push(p(e+"/navigation/"+g+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\
\\w+/-]*))?)?$"},b.properties.navigation.items.properties.until,n)),r++):((i??=[]).push(p(e+"/navigation/"+g+"/until","t\
ype",{type:"string"},b.properties.navigation.items.properties.until,n)),r++)}}else(i??=[]).push(p(e+"/navigation/"+g,"ty\
pe",{type:"object"},b.properties.navigation.items,u)),r++}}else(i??=[]).push(p(e+"/navigation","type",{type:"array"},b.properties.
navigation,l)),r++}if(s.notices!==void 0&&o.call(s,"notices")){let l=s.notices;if(Array.isArray(l)){let d=l.length;for(let g=0;g<
d;g++){let u=l[g];if(u&&typeof u=="object"&&!Array.isArray(u)){(u.text===void 0||!o.call(u,"text"))&&((i??=[]).push(p(e+
"/notices/"+g,"required",{missingProperty:"text"},b.properties.notices.items,u)),r++);for(let n of Object.keys(u))n==="t\
ext"||n==="tone"||n==="hidden"||n==="from"||n==="until"||((i??=[]).push(p(e+"/notices/"+g,"additionalProperties",{additionalProperty:n},
b.properties.notices.items,u)),r++);if(u.text!==void 0&&o.call(u,"text")){let n=u.text;this.note("rich-text",e+"/notices\
/"+g+"/text",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notices/"+g+"/text","minLength",{limit:1},b.properties.notices.
items.properties.text,n)),r++):((i??=[]).push(p(e+"/notices/"+g+"/text","type",{type:"string"},b.properties.notices.items.
properties.text,n)),r++)}if(u.tone!==void 0&&o.call(u,"tone")){let n=u.tone;n==="calm"||n==="important"||((i??=[]).push(
p(e+"/notices/"+g+"/tone","enum",{allowedValues:b.properties.notices.items.properties.tone.enum},b.properties.notices.items.
properties.tone,n)),r++)}if(u.hidden!==void 0&&o.call(u,"hidden")){let n=u.hidden;typeof n!="boolean"&&((i??=[]).push(p(
e+"/notices/"+g+"/hidden","type",{type:"boolean"},b.properties.notices.items.properties.hidden,n)),r++),this.note("sched\
ule",e+"/notices/"+g+"/hidden",n)}if(u.from!==void 0&&o.call(u,"from")){let n=u.from;this.note("schedule",e+"/notices/"+
g+"/from",n),typeof n=="string"?z.test(n)||((i??=[]).push(p(e+"/notices/"+g+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d\
([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},b.properties.notices.items.properties.from,n)),
r++):((i??=[]).push(p(e+"/notices/"+g+"/from","type",{type:"string"},b.properties.notices.items.properties.from,n)),r++)}
if(u.until!==void 0&&o.call(u,"until")){let n=u.until;this.note("schedule",e+"/notices/"+g+"/until",n),typeof n=="string"?
z.test(n)||((i??=[]).push(p(e+"/notices/"+g+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-\
]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},b.properties.notices.items.properties.until,n)),r++):((i??=[]).push(p(e+"/notices\
/"+g+"/until","type",{type:"string"},b.properties.notices.items.properties.until,n)),r++)}}else(i??=[]).push(p(e+"/notic\
es/"+g,"type",{type:"object"},b.properties.notices.items,u)),r++}}else(i??=[]).push(p(e+"/notices","type",{type:"array"},
b.properties.notices,l)),r++}if(s.breadcrumb!==void 0&&o.call(s,"breadcrumb")){let l=s.breadcrumb;this.note("text",e+"/b\
readcrumb",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/breadcrumb","minLength",{limit:1},b.properties.breadcrumb,
l)),r++):((i??=[]).push(p(e+"/breadcrumb","type",{type:"string"},b.properties.breadcrumb,l)),r++)}if(s.sideMenus!==void 0&&
o.call(s,"sideMenus")){let l=s.sideMenus;if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/sideMenus","minItems",{limit:1},
b.properties.sideMenus,l)),r++);let d=l.length;for(let g=0;g<d;g++){let u=l[g];if(u&&typeof u=="object"&&!Array.isArray(
u)){(u.label===void 0||!o.call(u,"label"))&&((i??=[]).push(p(e+"/sideMenus/"+g,"required",{missingProperty:"label"},b.properties.
sideMenus.items,u)),r++),(u.below===void 0||!o.call(u,"below"))&&((i??=[]).push(p(e+"/sideMenus/"+g,"required",{missingProperty:"\
below"},b.properties.sideMenus.items,u)),r++);for(let n of Object.keys(u))n==="label"||n==="below"||n==="first"||((i??=[]).
push(p(e+"/sideMenus/"+g,"additionalProperties",{additionalProperty:n},b.properties.sideMenus.items,u)),r++);if(u.label!==
void 0&&o.call(u,"label")){let n=u.label;this.note("text",e+"/sideMenus/"+g+"/label",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/sideMenus/"+g+"/label","minLength",{limit:1},b.properties.sideMenus.items.properties.label,n)),r++):((i??=
[]).push(p(e+"/sideMenus/"+g+"/label","type",{type:"string"},b.properties.sideMenus.items.properties.label,n)),r++)}if(u.
below!==void 0&&o.call(u,"below")){let n=u.below;this.note("link",e+"/sideMenus/"+g+"/below",n),typeof n=="string"?(h(n)<
1&&((i??=[]).push(p(e+"/sideMenus/"+g+"/below","minLength",{limit:1},b.properties.sideMenus.items.properties.below,n)),r++),
Ee.test(n)||((i??=[]).push(p(e+"/sideMenus/"+g+"/below","pattern",{pattern:"^/[^#]*$"},b.properties.sideMenus.items.properties.
below,n)),r++)):((i??=[]).push(p(e+"/sideMenus/"+g+"/below","type",{type:"string"},b.properties.sideMenus.items.properties.
below,n)),r++)}if(u.first!==void 0&&o.call(u,"first")){let n=u.first;if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+
"/sideMenus/"+g+"/first","minItems",{limit:1},b.properties.sideMenus.items.properties.first,n)),r++);let y=n.length;for(let k=0;k<
y;k++){let w=n[k];this.note("link",e+"/sideMenus/"+g+"/first/"+k,w),typeof w=="string"?(h(w)<1&&((i??=[]).push(p(e+"/sid\
eMenus/"+g+"/first/"+k,"minLength",{limit:1},b.properties.sideMenus.items.properties.first.items,w)),r++),Ee.test(w)||((i??=
[]).push(p(e+"/sideMenus/"+g+"/first/"+k,"pattern",{pattern:"^/[^#]*$"},b.properties.sideMenus.items.properties.first.items,
w)),r++)):((i??=[]).push(p(e+"/sideMenus/"+g+"/first/"+k,"type",{type:"string"},b.properties.sideMenus.items.properties.
first.items,w)),r++)}}else(i??=[]).push(p(e+"/sideMenus/"+g+"/first","type",{type:"array"},b.properties.sideMenus.items.
properties.first,n)),r++}}else(i??=[]).push(p(e+"/sideMenus/"+g,"type",{type:"object"},b.properties.sideMenus.items,u)),
r++}}else(i??=[]).push(p(e+"/sideMenus","type",{type:"array"},b.properties.sideMenus,l)),r++}if(s.synonyms!==void 0&&o.call(
s,"synonyms")){let l=s.synonyms;if(Array.isArray(l)){let d=l.length;for(let g=0;g<d;g++){let u=l[g];this.note("text",e+"\
/synonyms/"+g,u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/synonyms/"+g,"minLength",{limit:1},b.properties.synonyms.
items,u)),r++):((i??=[]).push(p(e+"/synonyms/"+g,"type",{type:"string"},b.properties.synonyms.items,u)),r++)}}else(i??=[]).
push(p(e+"/synonyms","type",{type:"array"},b.properties.synonyms,l)),r++}if(s.footer!==void 0&&o.call(s,"footer")){let l=s.
footer;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l))d==="text"||d==="columns"||d==="profiles"||
d==="copyright"||((i??=[]).push(p(e+"/footer","additionalProperties",{additionalProperty:d},b.properties.footer,l)),r++);
if(l.text!==void 0&&o.call(l,"text")){let d=l.text;this.note("rich-text",e+"/footer/text",d),typeof d=="string"?h(d)<1&&
((i??=[]).push(p(e+"/footer/text","minLength",{limit:1},b.properties.footer.properties.text,d)),r++):((i??=[]).push(p(e+
"/footer/text","type",{type:"string"},b.properties.footer.properties.text,d)),r++)}if(l.columns!==void 0&&o.call(l,"colu\
mns")){let d=l.columns;if(Array.isArray(d)){d.length<1&&((i??=[]).push(p(e+"/footer/columns","minItems",{limit:1},b.properties.
footer.properties.columns,d)),r++);let g=d.length;for(let u=0;u<g;u++){let n=d[u];if(n&&typeof n=="object"&&!Array.isArray(
n)){(n.title===void 0||!o.call(n,"title"))&&((i??=[]).push(p(e+"/footer/columns/"+u,"required",{missingProperty:"title"},
b.properties.footer.properties.columns.items,n)),r++),(n.links===void 0||!o.call(n,"links"))&&((i??=[]).push(p(e+"/foote\
r/columns/"+u,"required",{missingProperty:"links"},b.properties.footer.properties.columns.items,n)),r++);for(let y of Object.
keys(n))y==="title"||y==="links"||((i??=[]).push(p(e+"/footer/columns/"+u,"additionalProperties",{additionalProperty:y},
b.properties.footer.properties.columns.items,n)),r++);if(n.title!==void 0&&o.call(n,"title")){let y=n.title;this.note("t\
ext",e+"/footer/columns/"+u+"/title",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/footer/columns/"+u+"/title","min\
Length",{limit:1},b.properties.footer.properties.columns.items.properties.title,y)),r++):((i??=[]).push(p(e+"/footer/col\
umns/"+u+"/title","type",{type:"string"},b.properties.footer.properties.columns.items.properties.title,y)),r++)}if(n.links!==
void 0&&o.call(n,"links")){let y=n.links;if(Array.isArray(y)){y.length<1&&((i??=[]).push(p(e+"/footer/columns/"+u+"/link\
s","minItems",{limit:1},b.properties.footer.properties.columns.items.properties.links,y)),r++);let k=y.length;for(let w=0;w<
k;w++)qe.call(this,y[w],{instancePath:e+"/footer/columns/"+u+"/links/"+w,parentData:y,parentDataProperty:w,rootData:T})||
(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=[]).push(p(e+"/footer/columns/"+u+"/links","type",{type:"\
array"},b.properties.footer.properties.columns.items.properties.links,y)),r++}}else(i??=[]).push(p(e+"/footer/columns/"+
u,"type",{type:"object"},b.properties.footer.properties.columns.items,n)),r++}}else(i??=[]).push(p(e+"/footer/columns","\
type",{type:"array"},b.properties.footer.properties.columns,d)),r++}if(l.profiles!==void 0&&o.call(l,"profiles")){let d=l.
profiles;if(Array.isArray(d)){d.length<1&&((i??=[]).push(p(e+"/footer/profiles","minItems",{limit:1},b.properties.footer.
properties.profiles,d)),r++);let g=d.length;for(let u=0;u<g;u++){let n=d[u];if(n&&typeof n=="object"&&!Array.isArray(n)){
(n.label===void 0||!o.call(n,"label"))&&((i??=[]).push(p(e+"/footer/profiles/"+u,"required",{missingProperty:"label"},b.
properties.footer.properties.profiles.items,n)),r++),(n.link===void 0||!o.call(n,"link"))&&((i??=[]).push(p(e+"/footer/p\
rofiles/"+u,"required",{missingProperty:"link"},b.properties.footer.properties.profiles.items,n)),r++);for(let y of Object.
keys(n))y==="label"||y==="link"||((i??=[]).push(p(e+"/footer/profiles/"+u,"additionalProperties",{additionalProperty:y},
b.properties.footer.properties.profiles.items,n)),r++);if(n.label!==void 0&&o.call(n,"label")){let y=n.label;this.note("\
text",e+"/footer/profiles/"+u+"/label",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/footer/profiles/"+u+"/label","\
minLength",{limit:1},b.properties.footer.properties.profiles.items.properties.label,y)),r++):((i??=[]).push(p(e+"/footer\
/profiles/"+u+"/label","type",{type:"string"},b.properties.footer.properties.profiles.items.properties.label,y)),r++)}if(n.
link!==void 0&&o.call(n,"link")){let y=n.link;this.note("link",e+"/footer/profiles/"+u+"/link",y),typeof y=="string"?(h(
y)<1&&((i??=[]).push(p(e+"/footer/profiles/"+u+"/link","minLength",{limit:1},b.properties.footer.properties.profiles.items.
properties.link,y)),r++),Qt.test(y)||((i??=[]).push(p(e+"/footer/profiles/"+u+"/link","pattern",{pattern:"^https?://"},b.
properties.footer.properties.profiles.items.properties.link,y)),r++)):((i??=[]).push(p(e+"/footer/profiles/"+u+"/link","\
type",{type:"string"},b.properties.footer.properties.profiles.items.properties.link,y)),r++)}}else(i??=[]).push(p(e+"/fo\
oter/profiles/"+u,"type",{type:"object"},b.properties.footer.properties.profiles.items,n)),r++}}else(i??=[]).push(p(e+"/\
footer/profiles","type",{type:"array"},b.properties.footer.properties.profiles,d)),r++}if(l.copyright!==void 0&&o.call(l,
"copyright")){let d=l.copyright;this.note("text",e+"/footer/copyright",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+
"/footer/copyright","minLength",{limit:1},b.properties.footer.properties.copyright,d)),r++):((i??=[]).push(p(e+"/footer/\
copyright","type",{type:"string"},b.properties.footer.properties.copyright,d)),r++)}}else(i??=[]).push(p(e+"/footer","ty\
pe",{type:"object"},b.properties.footer,l)),r++}if(s.privacy!==void 0&&o.call(s,"privacy")){let l=s.privacy;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(let d of Object.keys(l))d==="text"||d==="simulated"||d==="link"||d==="linkLabel"||((i??=
[]).push(p(e+"/privacy","additionalProperties",{additionalProperty:d},b.properties.privacy,l)),r++);if(l.text!==void 0&&
o.call(l,"text")){let d=l.text;this.note("rich-text",e+"/privacy/text",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+
"/privacy/text","minLength",{limit:1},b.properties.privacy.properties.text,d)),r++):((i??=[]).push(p(e+"/privacy/text","\
type",{type:"string"},b.properties.privacy.properties.text,d)),r++)}if(l.simulated!==void 0&&o.call(l,"simulated")){let d=l.
simulated;this.note("rich-text",e+"/privacy/simulated",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/privacy/simula\
ted","minLength",{limit:1},b.properties.privacy.properties.simulated,d)),r++):((i??=[]).push(p(e+"/privacy/simulated","t\
ype",{type:"string"},b.properties.privacy.properties.simulated,d)),r++)}if(l.link!==void 0&&o.call(l,"link")){let d=l.link;
this.note("link",e+"/privacy/link",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/privacy/link","minLength",{limit:1},
b.properties.privacy.properties.link,d)),r++):((i??=[]).push(p(e+"/privacy/link","type",{type:"string"},b.properties.privacy.
properties.link,d)),r++)}if(l.linkLabel!==void 0&&o.call(l,"linkLabel")){let d=l.linkLabel;this.note("text",e+"/privacy/\
linkLabel",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/privacy/linkLabel","minLength",{limit:1},b.properties.privacy.
properties.linkLabel,d)),r++):((i??=[]).push(p(e+"/privacy/linkLabel","type",{type:"string"},b.properties.privacy.properties.
linkLabel,d)),r++)}}else(i??=[]).push(p(e+"/privacy","type",{type:"object"},b.properties.privacy,l)),r++}if(s.notFound!==
void 0&&o.call(s,"notFound")){let l=s.notFound;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l))
d==="title"||d==="description"||d==="heading"||d==="text"||d==="linkLabel"||d==="suggestion"||((i??=[]).push(p(e+"/notFo\
und","additionalProperties",{additionalProperty:d},b.properties.notFound,l)),r++);if(l.title!==void 0&&o.call(l,"title")){
let d=l.title;this.note("text",e+"/notFound/title",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notFound/title","m\
inLength",{limit:1},b.properties.notFound.properties.title,d)),r++):((i??=[]).push(p(e+"/notFound/title","type",{type:"s\
tring"},b.properties.notFound.properties.title,d)),r++)}if(l.description!==void 0&&o.call(l,"description")){let d=l.description;
this.note("text",e+"/notFound/description",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notFound/description","min\
Length",{limit:1},b.properties.notFound.properties.description,d)),r++):((i??=[]).push(p(e+"/notFound/description","type",
{type:"string"},b.properties.notFound.properties.description,d)),r++)}if(l.heading!==void 0&&o.call(l,"heading")){let d=l.
heading;this.note("text",e+"/notFound/heading",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notFound/heading","min\
Length",{limit:1},b.properties.notFound.properties.heading,d)),r++):((i??=[]).push(p(e+"/notFound/heading","type",{type:"\
string"},b.properties.notFound.properties.heading,d)),r++)}if(l.text!==void 0&&o.call(l,"text")){let d=l.text;this.note(
"rich-text",e+"/notFound/text",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notFound/text","minLength",{limit:1},b.
properties.notFound.properties.text,d)),r++):((i??=[]).push(p(e+"/notFound/text","type",{type:"string"},b.properties.notFound.
properties.text,d)),r++)}if(l.linkLabel!==void 0&&o.call(l,"linkLabel")){let d=l.linkLabel;this.note("text",e+"/notFound\
/linkLabel",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notFound/linkLabel","minLength",{limit:1},b.properties.notFound.
properties.linkLabel,d)),r++):((i??=[]).push(p(e+"/notFound/linkLabel","type",{type:"string"},b.properties.notFound.properties.
linkLabel,d)),r++)}if(l.suggestion!==void 0&&o.call(l,"suggestion")){let d=l.suggestion;this.note("path-text",e+"/notFou\
nd/suggestion",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notFound/suggestion","minLength",{limit:1},b.properties.
notFound.properties.suggestion,d)),r++):((i??=[]).push(p(e+"/notFound/suggestion","type",{type:"string"},b.properties.notFound.
properties.suggestion,d)),r++)}}else(i??=[]).push(p(e+"/notFound","type",{type:"object"},b.properties.notFound,l)),r++}if(s.
notSent!==void 0&&o.call(s,"notSent")){let l=s.notSent;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.
keys(l))d==="heading"||d==="text"||d==="lost"||d==="again"||d==="reasons"||((i??=[]).push(p(e+"/notSent","additionalProp\
erties",{additionalProperty:d},b.properties.notSent,l)),r++);if(l.heading!==void 0&&o.call(l,"heading")){let d=l.heading;
this.note("text",e+"/notSent/heading",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notSent/heading","minLength",{limit:1},
b.properties.notSent.properties.heading,d)),r++):((i??=[]).push(p(e+"/notSent/heading","type",{type:"string"},b.properties.
notSent.properties.heading,d)),r++)}if(l.text!==void 0&&o.call(l,"text")){let d=l.text;this.note("text",e+"/notSent/text",
d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notSent/text","minLength",{limit:1},b.properties.notSent.properties.text,
d)),r++):((i??=[]).push(p(e+"/notSent/text","type",{type:"string"},b.properties.notSent.properties.text,d)),r++)}if(l.lost!==
void 0&&o.call(l,"lost")){let d=l.lost;this.note("text",e+"/notSent/lost",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(
e+"/notSent/lost","minLength",{limit:1},b.properties.notSent.properties.lost,d)),r++):((i??=[]).push(p(e+"/notSent/lost",
"type",{type:"string"},b.properties.notSent.properties.lost,d)),r++)}if(l.again!==void 0&&o.call(l,"again")){let d=l.again;
this.note("text",e+"/notSent/again",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/notSent/again","minLength",{limit:1},
b.properties.notSent.properties.again,d)),r++):((i??=[]).push(p(e+"/notSent/again","type",{type:"string"},b.properties.notSent.
properties.again,d)),r++)}if(l.reasons!==void 0&&o.call(l,"reasons")){let d=l.reasons;if(d&&typeof d=="object"&&!Array.isArray(
d)){for(let g of Object.keys(d))o.call(b.properties.notSent.properties.reasons.properties,g)||((i??=[]).push(p(e+"/notSe\
nt/reasons","additionalProperties",{additionalProperty:g},b.properties.notSent.properties.reasons,d)),r++);if(d.fields!==
void 0&&o.call(d,"fields")){let g=d.fields;this.note("text",e+"/notSent/reasons/fields",g),typeof g=="string"?h(g)<1&&((i??=
[]).push(p(e+"/notSent/reasons/fields","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.fields,g)),
r++):((i??=[]).push(p(e+"/notSent/reasons/fields","type",{type:"string"},b.properties.notSent.properties.reasons.properties.
fields,g)),r++)}if(d.tooLong!==void 0&&o.call(d,"tooLong")){let g=d.tooLong;this.note("text",e+"/notSent/reasons/tooLong",
g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooLong","minLength",{limit:1},b.properties.notSent.properties.
reasons.properties.tooLong,g)),r++):((i??=[]).push(p(e+"/notSent/reasons/tooLong","type",{type:"string"},b.properties.notSent.
properties.reasons.properties.tooLong,g)),r++)}if(d.filesTooLarge!==void 0&&o.call(d,"filesTooLarge")){let g=d.filesTooLarge;
this.note("text",e+"/notSent/reasons/filesTooLarge",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/f\
ilesTooLarge","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.filesTooLarge,g)),r++):((i??=[]).
push(p(e+"/notSent/reasons/filesTooLarge","type",{type:"string"},b.properties.notSent.properties.reasons.properties.filesTooLarge,
g)),r++)}if(d.noFiles!==void 0&&o.call(d,"noFiles")){let g=d.noFiles;this.note("text",e+"/notSent/reasons/noFiles",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/noFiles","minLength",{limit:1},b.properties.notSent.properties.reasons.
properties.noFiles,g)),r++):((i??=[]).push(p(e+"/notSent/reasons/noFiles","type",{type:"string"},b.properties.notSent.properties.
reasons.properties.noFiles,g)),r++)}if(d.notWhole!==void 0&&o.call(d,"notWhole")){let g=d.notWhole;this.note("text",e+"/\
notSent/reasons/notWhole",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/notWhole","minLength",{limit:1},
b.properties.notSent.properties.reasons.properties.notWhole,g)),r++):((i??=[]).push(p(e+"/notSent/reasons/notWhole","typ\
e",{type:"string"},b.properties.notSent.properties.reasons.properties.notWhole,g)),r++)}if(d.late!==void 0&&o.call(d,"la\
te")){let g=d.late;this.note("text",e+"/notSent/reasons/late",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent\
/reasons/late","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.late,g)),r++):((i??=[]).push(p(e+
"/notSent/reasons/late","type",{type:"string"},b.properties.notSent.properties.reasons.properties.late,g)),r++)}if(d.busy!==
void 0&&o.call(d,"busy")){let g=d.busy;this.note("text",e+"/notSent/reasons/busy",g),typeof g=="string"?h(g)<1&&((i??=[]).
push(p(e+"/notSent/reasons/busy","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.busy,g)),r++):
((i??=[]).push(p(e+"/notSent/reasons/busy","type",{type:"string"},b.properties.notSent.properties.reasons.properties.busy,
g)),r++)}if(d.tooMany!==void 0&&o.call(d,"tooMany")){let g=d.tooMany;this.note("text",e+"/notSent/reasons/tooMany",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooMany","minLength",{limit:1},b.properties.notSent.properties.reasons.
properties.tooMany,g)),r++):((i??=[]).push(p(e+"/notSent/reasons/tooMany","type",{type:"string"},b.properties.notSent.properties.
reasons.properties.tooMany,g)),r++)}if(d.tooManyNearby!==void 0&&o.call(d,"tooManyNearby")){let g=d.tooManyNearby;this.note(
"text",e+"/notSent/reasons/tooManyNearby",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooManyNear\
by","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.tooManyNearby,g)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/tooManyNearby","type",{type:"string"},b.properties.notSent.properties.reasons.properties.tooManyNearby,
g)),r++)}if(d.otherText!==void 0&&o.call(d,"otherText")){let g=d.otherText;this.note("text",e+"/notSent/reasons/otherTex\
t",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/otherText","minLength",{limit:1},b.properties.notSent.
properties.reasons.properties.otherText,g)),r++):((i??=[]).push(p(e+"/notSent/reasons/otherText","type",{type:"string"},
b.properties.notSent.properties.reasons.properties.otherText,g)),r++)}if(d.foreign!==void 0&&o.call(d,"foreign")){let g=d.
foreign;this.note("text",e+"/notSent/reasons/foreign",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons\
/foreign","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.foreign,g)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/foreign","type",{type:"string"},b.properties.notSent.properties.reasons.properties.foreign,g)),r++)}if(d.
notKept!==void 0&&o.call(d,"notKept")){let g=d.notKept;this.note("text",e+"/notSent/reasons/notKept",g),typeof g=="strin\
g"?h(g)<1&&((i??=[]).push(p(e+"/notSent/reasons/notKept","minLength",{limit:1},b.properties.notSent.properties.reasons.properties.
notKept,g)),r++):((i??=[]).push(p(e+"/notSent/reasons/notKept","type",{type:"string"},b.properties.notSent.properties.reasons.
properties.notKept,g)),r++)}}else(i??=[]).push(p(e+"/notSent/reasons","type",{type:"object"},b.properties.notSent.properties.
reasons,d)),r++}}else(i??=[]).push(p(e+"/notSent","type",{type:"object"},b.properties.notSent,l)),r++}if(s.labels!==void 0&&
o.call(s,"labels")){let l=s.labels;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l))o.call(b.properties.
labels.properties,d)||((i??=[]).push(p(e+"/labels","additionalProperties",{additionalProperty:d},b.properties.labels,l)),
r++);if(l.menu!==void 0&&o.call(l,"menu")){let d=l.menu;this.note("text",e+"/labels/menu",d),typeof d=="string"?h(d)<1&&
((i??=[]).push(p(e+"/labels/menu","minLength",{limit:1},b.properties.labels.properties.menu,d)),r++):((i??=[]).push(p(e+
"/labels/menu","type",{type:"string"},b.properties.labels.properties.menu,d)),r++)}if(l.skip!==void 0&&o.call(l,"skip")){
let d=l.skip;this.note("text",e+"/labels/skip",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/skip","minLengt\
h",{limit:1},b.properties.labels.properties.skip,d)),r++):((i??=[]).push(p(e+"/labels/skip","type",{type:"string"},b.properties.
labels.properties.skip,d)),r++)}if(l.lightTheme!==void 0&&o.call(l,"lightTheme")){let d=l.lightTheme;this.note("text",e+
"/labels/lightTheme",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/lightTheme","minLength",{limit:1},b.properties.
labels.properties.lightTheme,d)),r++):((i??=[]).push(p(e+"/labels/lightTheme","type",{type:"string"},b.properties.labels.
properties.lightTheme,d)),r++)}if(l.darkTheme!==void 0&&o.call(l,"darkTheme")){let d=l.darkTheme;this.note("text",e+"/la\
bels/darkTheme",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/darkTheme","minLength",{limit:1},b.properties.
labels.properties.darkTheme,d)),r++):((i??=[]).push(p(e+"/labels/darkTheme","type",{type:"string"},b.properties.labels.properties.
darkTheme,d)),r++)}if(l.newTab!==void 0&&o.call(l,"newTab")){let d=l.newTab;this.note("text",e+"/labels/newTab",d),typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/labels/newTab","minLength",{limit:1},b.properties.labels.properties.newTab,d)),r++):
((i??=[]).push(p(e+"/labels/newTab","type",{type:"string"},b.properties.labels.properties.newTab,d)),r++)}if(l.pause!==void 0&&
o.call(l,"pause")){let d=l.pause;this.note("text",e+"/labels/pause",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/l\
abels/pause","minLength",{limit:1},b.properties.labels.properties.pause,d)),r++):((i??=[]).push(p(e+"/labels/pause","typ\
e",{type:"string"},b.properties.labels.properties.pause,d)),r++)}if(l.play!==void 0&&o.call(l,"play")){let d=l.play;this.
note("text",e+"/labels/play",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/play","minLength",{limit:1},b.properties.
labels.properties.play,d)),r++):((i??=[]).push(p(e+"/labels/play","type",{type:"string"},b.properties.labels.properties.
play,d)),r++)}if(l.dialogClose!==void 0&&o.call(l,"dialogClose")){let d=l.dialogClose;this.note("text",e+"/labels/dialog\
Close",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/dialogClose","minLength",{limit:1},b.properties.labels.
properties.dialogClose,d)),r++):((i??=[]).push(p(e+"/labels/dialogClose","type",{type:"string"},b.properties.labels.properties.
dialogClose,d)),r++)}if(l.noAction!==void 0&&o.call(l,"noAction")){let d=l.noAction;this.note("text",e+"/labels/noAction",
d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/noAction","minLength",{limit:1},b.properties.labels.properties.
noAction,d)),r++):((i??=[]).push(p(e+"/labels/noAction","type",{type:"string"},b.properties.labels.properties.noAction,d)),
r++)}if(l.notifications!==void 0&&o.call(l,"notifications")){let d=l.notifications;this.note("text",e+"/labels/notificat\
ions",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/notifications","minLength",{limit:1},b.properties.labels.
properties.notifications,d)),r++):((i??=[]).push(p(e+"/labels/notifications","type",{type:"string"},b.properties.labels.
properties.notifications,d)),r++)}if(l.offline!==void 0&&o.call(l,"offline")){let d=l.offline;this.note("text",e+"/label\
s/offline",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/offline","minLength",{limit:1},b.properties.labels.
properties.offline,d)),r++):((i??=[]).push(p(e+"/labels/offline","type",{type:"string"},b.properties.labels.properties.offline,
d)),r++)}if(l.problem!==void 0&&o.call(l,"problem")){let d=l.problem;this.note("text",e+"/labels/problem",d),typeof d=="\
string"?h(d)<1&&((i??=[]).push(p(e+"/labels/problem","minLength",{limit:1},b.properties.labels.properties.problem,d)),r++):
((i??=[]).push(p(e+"/labels/problem","type",{type:"string"},b.properties.labels.properties.problem,d)),r++)}if(l.current!==
void 0&&o.call(l,"current")){let d=l.current;this.note("text",e+"/labels/current",d),typeof d=="string"?h(d)<1&&((i??=[]).
push(p(e+"/labels/current","minLength",{limit:1},b.properties.labels.properties.current,d)),r++):((i??=[]).push(p(e+"/la\
bels/current","type",{type:"string"},b.properties.labels.properties.current,d)),r++)}if(l.planned!==void 0&&o.call(l,"pl\
anned")){let d=l.planned;this.note("text",e+"/labels/planned",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/\
planned","minLength",{limit:1},b.properties.labels.properties.planned,d)),r++):((i??=[]).push(p(e+"/labels/planned","typ\
e",{type:"string"},b.properties.labels.properties.planned,d)),r++)}if(l.vision!==void 0&&o.call(l,"vision")){let d=l.vision;
this.note("text",e+"/labels/vision",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/vision","minLength",{limit:1},
b.properties.labels.properties.vision,d)),r++):((i??=[]).push(p(e+"/labels/vision","type",{type:"string"},b.properties.labels.
properties.vision,d)),r++)}if(l.yes!==void 0&&o.call(l,"yes")){let d=l.yes;this.note("text",e+"/labels/yes",d),typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/labels/yes","minLength",{limit:1},b.properties.labels.properties.yes,d)),r++):((i??=
[]).push(p(e+"/labels/yes","type",{type:"string"},b.properties.labels.properties.yes,d)),r++)}if(l.no!==void 0&&o.call(l,
"no")){let d=l.no;this.note("text",e+"/labels/no",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/no","minLeng\
th",{limit:1},b.properties.labels.properties.no,d)),r++):((i??=[]).push(p(e+"/labels/no","type",{type:"string"},b.properties.
labels.properties.no,d)),r++)}if(l.from!==void 0&&o.call(l,"from")){let d=l.from;this.note("text",e+"/labels/from",d),typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/labels/from","minLength",{limit:1},b.properties.labels.properties.from,d)),r++):((i??=
[]).push(p(e+"/labels/from","type",{type:"string"},b.properties.labels.properties.from,d)),r++)}if(l.to!==void 0&&o.call(
l,"to")){let d=l.to;this.note("text",e+"/labels/to",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/to","minLe\
ngth",{limit:1},b.properties.labels.properties.to,d)),r++):((i??=[]).push(p(e+"/labels/to","type",{type:"string"},b.properties.
labels.properties.to,d)),r++)}if(l.allCategories!==void 0&&o.call(l,"allCategories")){let d=l.allCategories;this.note("t\
ext",e+"/labels/allCategories",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/allCategories","minLength",{limit:1},
b.properties.labels.properties.allCategories,d)),r++):((i??=[]).push(p(e+"/labels/allCategories","type",{type:"string"},
b.properties.labels.properties.allCategories,d)),r++)}if(l.category!==void 0&&o.call(l,"category")){let d=l.category;this.
note("text",e+"/labels/category",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/category","minLength",{limit:1},
b.properties.labels.properties.category,d)),r++):((i??=[]).push(p(e+"/labels/category","type",{type:"string"},b.properties.
labels.properties.category,d)),r++)}if(l.articles!==void 0&&o.call(l,"articles")&&(ke.call(this,l.articles,{instancePath:e+
"/labels/articles",parentData:l,parentDataProperty:"articles",rootData:T})||(i=i===null?ke.errors:i.concat(ke.errors),r=
i.length)),l.articlesInCategory!==void 0&&o.call(l,"articlesInCategory")&&(ke.call(this,l.articlesInCategory,{instancePath:e+
"/labels/articlesInCategory",parentData:l,parentDataProperty:"articlesInCategory",rootData:T})||(i=i===null?ke.errors:i.
concat(ke.errors),r=i.length)),l.needsScript!==void 0&&o.call(l,"needsScript")){let d=l.needsScript;this.note("text",e+"\
/labels/needsScript",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/needsScript","minLength",{limit:1},b.properties.
labels.properties.needsScript,d)),r++):((i??=[]).push(p(e+"/labels/needsScript","type",{type:"string"},b.properties.labels.
properties.needsScript,d)),r++)}if(l.draft!==void 0&&o.call(l,"draft")){let d=l.draft;this.note("text",e+"/labels/draft",
d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/draft","minLength",{limit:1},b.properties.labels.properties.draft,
d)),r++):((i??=[]).push(p(e+"/labels/draft","type",{type:"string"},b.properties.labels.properties.draft,d)),r++)}if(l.noNumber!==
void 0&&o.call(l,"noNumber")){let d=l.noNumber;this.note("text",e+"/labels/noNumber",d),typeof d=="string"?h(d)<1&&((i??=
[]).push(p(e+"/labels/noNumber","minLength",{limit:1},b.properties.labels.properties.noNumber,d)),r++):((i??=[]).push(p(
e+"/labels/noNumber","type",{type:"string"},b.properties.labels.properties.noNumber,d)),r++)}if(l.language!==void 0&&o.call(
l,"language")){let d=l.language;this.note("text",e+"/labels/language",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"\
/labels/language","minLength",{limit:1},b.properties.labels.properties.language,d)),r++):((i??=[]).push(p(e+"/labels/lan\
guage","type",{type:"string"},b.properties.labels.properties.language,d)),r++)}if(l.source!==void 0&&o.call(l,"source")){
let d=l.source;this.note("text",e+"/labels/source",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/labels/source","mi\
nLength",{limit:1},b.properties.labels.properties.source,d)),r++):((i??=[]).push(p(e+"/labels/source","type",{type:"stri\
ng"},b.properties.labels.properties.source,d)),r++)}if(l.film!==void 0&&o.call(l,"film")){let d=l.film;if(d&&typeof d=="\
object"&&!Array.isArray(d)){for(let g of Object.keys(d))g==="play"||g==="transfer"||g==="watch"||((i??=[]).push(p(e+"/la\
bels/film","additionalProperties",{additionalProperty:g},b.properties.labels.properties.film,d)),r++);if(d.play!==void 0&&
o.call(d,"play")){let g=d.play;this.note("text",e+"/labels/film/play",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"\
/labels/film/play","minLength",{limit:1},b.properties.labels.properties.film.properties.play,g)),r++):((i??=[]).push(p(e+
"/labels/film/play","type",{type:"string"},b.properties.labels.properties.film.properties.play,g)),r++)}if(d.transfer!==
void 0&&o.call(d,"transfer")){let g=d.transfer;this.note("film-text",e+"/labels/film/transfer",g),typeof g=="string"?h(g)<
1&&((i??=[]).push(p(e+"/labels/film/transfer","minLength",{limit:1},b.properties.labels.properties.film.properties.transfer,
g)),r++):((i??=[]).push(p(e+"/labels/film/transfer","type",{type:"string"},b.properties.labels.properties.film.properties.
transfer,g)),r++)}if(d.watch!==void 0&&o.call(d,"watch")){let g=d.watch;this.note("film-text",e+"/labels/film/watch",g),
typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/film/watch","minLength",{limit:1},b.properties.labels.properties.
film.properties.watch,g)),r++):((i??=[]).push(p(e+"/labels/film/watch","type",{type:"string"},b.properties.labels.properties.
film.properties.watch,g)),r++)}}else(i??=[]).push(p(e+"/labels/film","type",{type:"object"},b.properties.labels.properties.
film,d)),r++}if(l.events!==void 0&&o.call(l,"events")){let d=l.events;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let g of Object.
keys(d))g==="calendar"||g==="none"||((i??=[]).push(p(e+"/labels/events","additionalProperties",{additionalProperty:g},b.
properties.labels.properties.events,d)),r++);if(d.calendar!==void 0&&o.call(d,"calendar")){let g=d.calendar;this.note("t\
ext",e+"/labels/events/calendar",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/events/calendar","minLength",
{limit:1},b.properties.labels.properties.events.properties.calendar,g)),r++):((i??=[]).push(p(e+"/labels/events/calendar",
"type",{type:"string"},b.properties.labels.properties.events.properties.calendar,g)),r++)}if(d.none!==void 0&&o.call(d,"\
none")){let g=d.none;this.note("text",e+"/labels/events/none",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/\
events/none","minLength",{limit:1},b.properties.labels.properties.events.properties.none,g)),r++):((i??=[]).push(p(e+"/l\
abels/events/none","type",{type:"string"},b.properties.labels.properties.events.properties.none,g)),r++)}}else(i??=[]).push(
p(e+"/labels/events","type",{type:"object"},b.properties.labels.properties.events,d)),r++}if(l.hours!==void 0&&o.call(l,
"hours")){let d=l.hours;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let g of Object.keys(d))g==="open"||g==="openUn\
til"||g==="closed"||g==="opensToday"||g==="opensLater"||g==="always"||g==="exceptions"||((i??=[]).push(p(e+"/labels/hour\
s","additionalProperties",{additionalProperty:g},b.properties.labels.properties.hours,d)),r++);if(d.open!==void 0&&o.call(
d,"open")){let g=d.open;this.note("text",e+"/labels/hours/open",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/label\
s/hours/open","minLength",{limit:1},b.properties.labels.properties.hours.properties.open,g)),r++):((i??=[]).push(p(e+"/l\
abels/hours/open","type",{type:"string"},b.properties.labels.properties.hours.properties.open,g)),r++)}if(d.openUntil!==
void 0&&o.call(d,"openUntil")){let g=d.openUntil;this.note("hours-text",e+"/labels/hours/openUntil",g),typeof g=="string"?
h(g)<1&&((i??=[]).push(p(e+"/labels/hours/openUntil","minLength",{limit:1},b.properties.labels.properties.hours.properties.
openUntil,g)),r++):((i??=[]).push(p(e+"/labels/hours/openUntil","type",{type:"string"},b.properties.labels.properties.hours.
properties.openUntil,g)),r++)}if(d.closed!==void 0&&o.call(d,"closed")){let g=d.closed;this.note("text",e+"/labels/hours\
/closed",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/hours/closed","minLength",{limit:1},b.properties.labels.
properties.hours.properties.closed,g)),r++):((i??=[]).push(p(e+"/labels/hours/closed","type",{type:"string"},b.properties.
labels.properties.hours.properties.closed,g)),r++)}if(d.opensToday!==void 0&&o.call(d,"opensToday")){let g=d.opensToday;
this.note("hours-text",e+"/labels/hours/opensToday",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/hours/open\
sToday","minLength",{limit:1},b.properties.labels.properties.hours.properties.opensToday,g)),r++):((i??=[]).push(p(e+"/l\
abels/hours/opensToday","type",{type:"string"},b.properties.labels.properties.hours.properties.opensToday,g)),r++)}if(d.
opensLater!==void 0&&o.call(d,"opensLater")){let g=d.opensLater;this.note("hours-text",e+"/labels/hours/opensLater",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/labels/hours/opensLater","minLength",{limit:1},b.properties.labels.properties.hours.
properties.opensLater,g)),r++):((i??=[]).push(p(e+"/labels/hours/opensLater","type",{type:"string"},b.properties.labels.
properties.hours.properties.opensLater,g)),r++)}if(d.always!==void 0&&o.call(d,"always")){let g=d.always;this.note("text",
e+"/labels/hours/always",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/hours/always","minLength",{limit:1},b.
properties.labels.properties.hours.properties.always,g)),r++):((i??=[]).push(p(e+"/labels/hours/always","type",{type:"st\
ring"},b.properties.labels.properties.hours.properties.always,g)),r++)}if(d.exceptions!==void 0&&o.call(d,"exceptions")){
let g=d.exceptions;this.note("text",e+"/labels/hours/exceptions",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labe\
ls/hours/exceptions","minLength",{limit:1},b.properties.labels.properties.hours.properties.exceptions,g)),r++):((i??=[]).
push(p(e+"/labels/hours/exceptions","type",{type:"string"},b.properties.labels.properties.hours.properties.exceptions,g)),
r++)}}else(i??=[]).push(p(e+"/labels/hours","type",{type:"object"},b.properties.labels.properties.hours,d)),r++}if(l.article!==
void 0&&o.call(l,"article")){let d=l.article;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let g of Object.keys(d))g===
"previous"||g==="next"||g==="others"||((i??=[]).push(p(e+"/labels/article","additionalProperties",{additionalProperty:g},
b.properties.labels.properties.article,d)),r++);if(d.previous!==void 0&&o.call(d,"previous")){let g=d.previous;this.note(
"text",e+"/labels/article/previous",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/article/previous","minLeng\
th",{limit:1},b.properties.labels.properties.article.properties.previous,g)),r++):((i??=[]).push(p(e+"/labels/article/pr\
evious","type",{type:"string"},b.properties.labels.properties.article.properties.previous,g)),r++)}if(d.next!==void 0&&o.
call(d,"next")){let g=d.next;this.note("text",e+"/labels/article/next",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+
"/labels/article/next","minLength",{limit:1},b.properties.labels.properties.article.properties.next,g)),r++):((i??=[]).push(
p(e+"/labels/article/next","type",{type:"string"},b.properties.labels.properties.article.properties.next,g)),r++)}if(d.others!==
void 0&&o.call(d,"others")){let g=d.others;this.note("text",e+"/labels/article/others",g),typeof g=="string"?h(g)<1&&((i??=
[]).push(p(e+"/labels/article/others","minLength",{limit:1},b.properties.labels.properties.article.properties.others,g)),
r++):((i??=[]).push(p(e+"/labels/article/others","type",{type:"string"},b.properties.labels.properties.article.properties.
others,g)),r++)}}else(i??=[]).push(p(e+"/labels/article","type",{type:"object"},b.properties.labels.properties.article,d)),
r++}if(l.search!==void 0&&o.call(l,"search")){let d=l.search;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let g of Object.
keys(d))g==="search"||g==="found"||g==="none"||g==="all"||g==="failed"||((i??=[]).push(p(e+"/labels/search","additionalP\
roperties",{additionalProperty:g},b.properties.labels.properties.search,d)),r++);if(d.search!==void 0&&o.call(d,"search")){
let g=d.search;this.note("text",e+"/labels/search/search",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/sear\
ch/search","minLength",{limit:1},b.properties.labels.properties.search.properties.search,g)),r++):((i??=[]).push(p(e+"/l\
abels/search/search","type",{type:"string"},b.properties.labels.properties.search.properties.search,g)),r++)}if(d.found!==
void 0&&o.call(d,"found")&&(ke.call(this,d.found,{instancePath:e+"/labels/search/found",parentData:d,parentDataProperty:"\
found",rootData:T})||(i=i===null?ke.errors:i.concat(ke.errors),r=i.length)),d.none!==void 0&&o.call(d,"none")){let g=d.none;
this.note("text",e+"/labels/search/none",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/search/none","minLeng\
th",{limit:1},b.properties.labels.properties.search.properties.none,g)),r++):((i??=[]).push(p(e+"/labels/search/none","t\
ype",{type:"string"},b.properties.labels.properties.search.properties.none,g)),r++)}if(d.all!==void 0&&o.call(d,"all")){
let g=d.all;this.note("text",e+"/labels/search/all",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/search/all",
"minLength",{limit:1},b.properties.labels.properties.search.properties.all,g)),r++):((i??=[]).push(p(e+"/labels/search/a\
ll","type",{type:"string"},b.properties.labels.properties.search.properties.all,g)),r++)}if(d.failed!==void 0&&o.call(d,
"failed")){let g=d.failed;this.note("text",e+"/labels/search/failed",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/\
labels/search/failed","minLength",{limit:1},b.properties.labels.properties.search.properties.failed,g)),r++):((i??=[]).push(
p(e+"/labels/search/failed","type",{type:"string"},b.properties.labels.properties.search.properties.failed,g)),r++)}}else
(i??=[]).push(p(e+"/labels/search","type",{type:"object"},b.properties.labels.properties.search,d)),r++}if(l.place!==void 0&&
o.call(l,"place")){let d=l.place;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let g of Object.keys(d))g==="map"||g===
"show"||g==="transfer"||g==="book"||g==="bookHere"||g==="bookTransfer"||((i??=[]).push(p(e+"/labels/place","additionalPr\
operties",{additionalProperty:g},b.properties.labels.properties.place,d)),r++);if(d.map!==void 0&&o.call(d,"map")){let g=d.
map;this.note("text",e+"/labels/place/map",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/place/map","minLeng\
th",{limit:1},b.properties.labels.properties.place.properties.map,g)),r++):((i??=[]).push(p(e+"/labels/place/map","type",
{type:"string"},b.properties.labels.properties.place.properties.map,g)),r++)}if(d.show!==void 0&&o.call(d,"show")){let g=d.
show;this.note("text",e+"/labels/place/show",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/place/show","minL\
ength",{limit:1},b.properties.labels.properties.place.properties.show,g)),r++):((i??=[]).push(p(e+"/labels/place/show","\
type",{type:"string"},b.properties.labels.properties.place.properties.show,g)),r++)}if(d.transfer!==void 0&&o.call(d,"tr\
ansfer")){let g=d.transfer;this.note("text",e+"/labels/place/transfer",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+
"/labels/place/transfer","minLength",{limit:1},b.properties.labels.properties.place.properties.transfer,g)),r++):((i??=[]).
push(p(e+"/labels/place/transfer","type",{type:"string"},b.properties.labels.properties.place.properties.transfer,g)),r++)}
if(d.book!==void 0&&o.call(d,"book")){let g=d.book;this.note("text",e+"/labels/place/book",g),typeof g=="string"?h(g)<1&&
((i??=[]).push(p(e+"/labels/place/book","minLength",{limit:1},b.properties.labels.properties.place.properties.book,g)),r++):
((i??=[]).push(p(e+"/labels/place/book","type",{type:"string"},b.properties.labels.properties.place.properties.book,g)),
r++)}if(d.bookHere!==void 0&&o.call(d,"bookHere")){let g=d.bookHere;this.note("text",e+"/labels/place/bookHere",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/labels/place/bookHere","minLength",{limit:1},b.properties.labels.properties.place.
properties.bookHere,g)),r++):((i??=[]).push(p(e+"/labels/place/bookHere","type",{type:"string"},b.properties.labels.properties.
place.properties.bookHere,g)),r++)}if(d.bookTransfer!==void 0&&o.call(d,"bookTransfer")){let g=d.bookTransfer;this.note(
"text",e+"/labels/place/bookTransfer",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/place/bookTransfer","min\
Length",{limit:1},b.properties.labels.properties.place.properties.bookTransfer,g)),r++):((i??=[]).push(p(e+"/labels/plac\
e/bookTransfer","type",{type:"string"},b.properties.labels.properties.place.properties.bookTransfer,g)),r++)}}else(i??=[]).
push(p(e+"/labels/place","type",{type:"object"},b.properties.labels.properties.place,d)),r++}if(l.tooLong!==void 0&&o.call(
l,"tooLong")){let d=l.tooLong;this.note("length-text",e+"/labels/tooLong",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(
e+"/labels/tooLong","minLength",{limit:1},b.properties.labels.properties.tooLong,d)),r++):((i??=[]).push(p(e+"/labels/to\
oLong","type",{type:"string"},b.properties.labels.properties.tooLong,d)),r++)}if(l.answers!==void 0&&o.call(l,"answers")){
let d=l.answers;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let g of Object.keys(d))o.call(b.properties.labels.properties.
answers.properties,g)||((i??=[]).push(p(e+"/labels/answers","additionalProperties",{additionalProperty:g},b.properties.labels.
properties.answers,d)),r++);if(d.fill!==void 0&&o.call(d,"fill")){let g=d.fill;this.note("answer-text",e+"/labels/answer\
s/fill",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/fill","minLength",{limit:1},b.properties.labels.
properties.answers.properties.fill,g)),r++):((i??=[]).push(p(e+"/labels/answers/fill","type",{type:"string"},b.properties.
labels.properties.answers.properties.fill,g)),r++)}if(d.choose!==void 0&&o.call(d,"choose")){let g=d.choose;this.note("a\
nswer-text",e+"/labels/answers/choose",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/choose","minLen\
gth",{limit:1},b.properties.labels.properties.answers.properties.choose,g)),r++):((i??=[]).push(p(e+"/labels/answers/cho\
ose","type",{type:"string"},b.properties.labels.properties.answers.properties.choose,g)),r++)}if(d.several!==void 0&&o.call(
d,"several")){let g=d.several;this.note("answer-text",e+"/labels/answers/several",g),typeof g=="string"?h(g)<1&&((i??=[]).
push(p(e+"/labels/answers/several","minLength",{limit:1},b.properties.labels.properties.answers.properties.several,g)),r++):
((i??=[]).push(p(e+"/labels/answers/several","type",{type:"string"},b.properties.labels.properties.answers.properties.several,
g)),r++)}if(d.tick!==void 0&&o.call(d,"tick")){let g=d.tick;this.note("answer-text",e+"/labels/answers/tick",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/tick","minLength",{limit:1},b.properties.labels.properties.answers.
properties.tick,g)),r++):((i??=[]).push(p(e+"/labels/answers/tick","type",{type:"string"},b.properties.labels.properties.
answers.properties.tick,g)),r++)}if(d.email!==void 0&&o.call(d,"email")){let g=d.email;this.note("answer-text",e+"/label\
s/answers/email",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/email","minLength",{limit:1},b.properties.
labels.properties.answers.properties.email,g)),r++):((i??=[]).push(p(e+"/labels/answers/email","type",{type:"string"},b.
properties.labels.properties.answers.properties.email,g)),r++)}if(d.phone!==void 0&&o.call(d,"phone")){let g=d.phone;this.
note("answer-text",e+"/labels/answers/phone",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/phone","m\
inLength",{limit:1},b.properties.labels.properties.answers.properties.phone,g)),r++):((i??=[]).push(p(e+"/labels/answers\
/phone","type",{type:"string"},b.properties.labels.properties.answers.properties.phone,g)),r++)}if(d.number!==void 0&&o.
call(d,"number")){let g=d.number;this.note("answer-text",e+"/labels/answers/number",g),typeof g=="string"?h(g)<1&&((i??=
[]).push(p(e+"/labels/answers/number","minLength",{limit:1},b.properties.labels.properties.answers.properties.number,g)),
r++):((i??=[]).push(p(e+"/labels/answers/number","type",{type:"string"},b.properties.labels.properties.answers.properties.
number,g)),r++)}if(d.least!==void 0&&o.call(d,"least")){let g=d.least;this.note("answer-text",e+"/labels/answers/least",
g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/least","minLength",{limit:1},b.properties.labels.properties.
answers.properties.least,g)),r++):((i??=[]).push(p(e+"/labels/answers/least","type",{type:"string"},b.properties.labels.
properties.answers.properties.least,g)),r++)}if(d.most!==void 0&&o.call(d,"most")){let g=d.most;this.note("answer-text",
e+"/labels/answers/most",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/most","minLength",{limit:1},b.
properties.labels.properties.answers.properties.most,g)),r++):((i??=[]).push(p(e+"/labels/answers/most","type",{type:"st\
ring"},b.properties.labels.properties.answers.properties.most,g)),r++)}if(d.date!==void 0&&o.call(d,"date")){let g=d.date;
this.note("answer-text",e+"/labels/answers/date",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/date",
"minLength",{limit:1},b.properties.labels.properties.answers.properties.date,g)),r++):((i??=[]).push(p(e+"/labels/answer\
s/date","type",{type:"string"},b.properties.labels.properties.answers.properties.date,g)),r++)}if(d.earliest!==void 0&&o.
call(d,"earliest")){let g=d.earliest;this.note("answer-text",e+"/labels/answers/earliest",g),typeof g=="string"?h(g)<1&&
((i??=[]).push(p(e+"/labels/answers/earliest","minLength",{limit:1},b.properties.labels.properties.answers.properties.earliest,
g)),r++):((i??=[]).push(p(e+"/labels/answers/earliest","type",{type:"string"},b.properties.labels.properties.answers.properties.
earliest,g)),r++)}if(d.latest!==void 0&&o.call(d,"latest")){let g=d.latest;this.note("answer-text",e+"/labels/answers/la\
test",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/latest","minLength",{limit:1},b.properties.labels.
properties.answers.properties.latest,g)),r++):((i??=[]).push(p(e+"/labels/answers/latest","type",{type:"string"},b.properties.
labels.properties.answers.properties.latest,g)),r++)}if(d.tooLong!==void 0&&o.call(d,"tooLong")){let g=d.tooLong;this.note(
"answer-text",e+"/labels/answers/tooLong",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/tooLong","mi\
nLength",{limit:1},b.properties.labels.properties.answers.properties.tooLong,g)),r++):((i??=[]).push(p(e+"/labels/answer\
s/tooLong","type",{type:"string"},b.properties.labels.properties.answers.properties.tooLong,g)),r++)}if(d.file!==void 0&&
o.call(d,"file")){let g=d.file;this.note("answer-text",e+"/labels/answers/file",g),typeof g=="string"?h(g)<1&&((i??=[]).
push(p(e+"/labels/answers/file","minLength",{limit:1},b.properties.labels.properties.answers.properties.file,g)),r++):((i??=
[]).push(p(e+"/labels/answers/file","type",{type:"string"},b.properties.labels.properties.answers.properties.file,g)),r++)}
if(d.fewerFiles!==void 0&&o.call(d,"fewerFiles")){let g=d.fewerFiles;this.note("answer-text",e+"/labels/answers/fewerFil\
es",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/fewerFiles","minLength",{limit:1},b.properties.labels.
properties.answers.properties.fewerFiles,g)),r++):((i??=[]).push(p(e+"/labels/answers/fewerFiles","type",{type:"string"},
b.properties.labels.properties.answers.properties.fewerFiles,g)),r++)}if(d.fileEmpty!==void 0&&o.call(d,"fileEmpty")){let g=d.
fileEmpty;this.note("answer-text",e+"/labels/answers/fileEmpty",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/label\
s/answers/fileEmpty","minLength",{limit:1},b.properties.labels.properties.answers.properties.fileEmpty,g)),r++):((i??=[]).
push(p(e+"/labels/answers/fileEmpty","type",{type:"string"},b.properties.labels.properties.answers.properties.fileEmpty,
g)),r++)}if(d.fileTooLarge!==void 0&&o.call(d,"fileTooLarge")){let g=d.fileTooLarge;this.note("answer-text",e+"/labels/a\
nswers/fileTooLarge",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/fileTooLarge","minLength",{limit:1},
b.properties.labels.properties.answers.properties.fileTooLarge,g)),r++):((i??=[]).push(p(e+"/labels/answers/fileTooLarge",
"type",{type:"string"},b.properties.labels.properties.answers.properties.fileTooLarge,g)),r++)}if(d.filesTooLarge!==void 0&&
o.call(d,"filesTooLarge")){let g=d.filesTooLarge;this.note("answer-text",e+"/labels/answers/filesTooLarge",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/filesTooLarge","minLength",{limit:1},b.properties.labels.properties.
answers.properties.filesTooLarge,g)),r++):((i??=[]).push(p(e+"/labels/answers/filesTooLarge","type",{type:"string"},b.properties.
labels.properties.answers.properties.filesTooLarge,g)),r++)}if(d.fileType!==void 0&&o.call(d,"fileType")){let g=d.fileType;
this.note("answer-text",e+"/labels/answers/fileType",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/f\
ileType","minLength",{limit:1},b.properties.labels.properties.answers.properties.fileType,g)),r++):((i??=[]).push(p(e+"/\
labels/answers/fileType","type",{type:"string"},b.properties.labels.properties.answers.properties.fileType,g)),r++)}if(d.
fileUnsafe!==void 0&&o.call(d,"fileUnsafe")){let g=d.fileUnsafe;this.note("answer-text",e+"/labels/answers/fileUnsafe",g),
typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/fileUnsafe","minLength",{limit:1},b.properties.labels.properties.
answers.properties.fileUnsafe,g)),r++):((i??=[]).push(p(e+"/labels/answers/fileUnsafe","type",{type:"string"},b.properties.
labels.properties.answers.properties.fileUnsafe,g)),r++)}if(d.fileHint!==void 0&&o.call(d,"fileHint")){let g=d.fileHint;
this.note("answer-text",e+"/labels/answers/fileHint",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/f\
ileHint","minLength",{limit:1},b.properties.labels.properties.answers.properties.fileHint,g)),r++):((i??=[]).push(p(e+"/\
labels/answers/fileHint","type",{type:"string"},b.properties.labels.properties.answers.properties.fileHint,g)),r++)}if(d.
filesHint!==void 0&&o.call(d,"filesHint")){let g=d.filesHint;this.note("answer-text",e+"/labels/answers/filesHint",g),typeof g==
"string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/filesHint","minLength",{limit:1},b.properties.labels.properties.answers.
properties.filesHint,g)),r++):((i??=[]).push(p(e+"/labels/answers/filesHint","type",{type:"string"},b.properties.labels.
properties.answers.properties.filesHint,g)),r++)}if(d.filesAgain!==void 0&&o.call(d,"filesAgain")){let g=d.filesAgain;this.
note("answer-text",e+"/labels/answers/filesAgain",g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/labels/answers/file\
sAgain","minLength",{limit:1},b.properties.labels.properties.answers.properties.filesAgain,g)),r++):((i??=[]).push(p(e+"\
/labels/answers/filesAgain","type",{type:"string"},b.properties.labels.properties.answers.properties.filesAgain,g)),r++)}}else
(i??=[]).push(p(e+"/labels/answers","type",{type:"object"},b.properties.labels.properties.answers,d)),r++}}else(i??=[]).
push(p(e+"/labels","type",{type:"object"},b.properties.labels,l)),r++}if(s.fields!==void 0&&o.call(s,"fields")){let l=s.
fields;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l))d==="name"||d==="email"||d==="organizati\
on"||d==="phone"||d==="inquiryType"||d==="message"||((i??=[]).push(p(e+"/fields","additionalProperties",{additionalProperty:d},
b.properties.fields,l)),r++);l.name!==void 0&&o.call(l,"name")&&(ie.call(this,l.name,{instancePath:e+"/fields/name",parentData:l,
parentDataProperty:"name",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),l.email!==void 0&&o.call(
l,"email")&&(ie.call(this,l.email,{instancePath:e+"/fields/email",parentData:l,parentDataProperty:"email",rootData:T})||
(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),l.organization!==void 0&&o.call(l,"organization")&&(ie.call(this,
l.organization,{instancePath:e+"/fields/organization",parentData:l,parentDataProperty:"organization",rootData:T})||(i=i===
null?ie.errors:i.concat(ie.errors),r=i.length)),l.phone!==void 0&&o.call(l,"phone")&&(ie.call(this,l.phone,{instancePath:e+
"/fields/phone",parentData:l,parentDataProperty:"phone",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),
l.inquiryType!==void 0&&o.call(l,"inquiryType")&&(ie.call(this,l.inquiryType,{instancePath:e+"/fields/inquiryType",parentData:l,
parentDataProperty:"inquiryType",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),l.message!==void 0&&
o.call(l,"message")&&(ie.call(this,l.message,{instancePath:e+"/fields/message",parentData:l,parentDataProperty:"message",
rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length))}else(i??=[]).push(p(e+"/fields","type",{type:"objec\
t"},b.properties.fields,l)),r++}if(s.forms!==void 0&&o.call(s,"forms")){let l=s.forms;if(l&&typeof l=="object"&&!Array.isArray(
l)){Object.keys(l).length<1&&((i??=[]).push(p(e+"/forms","minProperties",{limit:1},b.properties.forms,l)),r++);for(let d of Object.
keys(l)){let g=r;if(typeof d=="string"&&!Yt.test(d)){let u={instancePath:e+"/forms",keyword:"pattern",params:{pattern:"^\
[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:b.properties.forms.propertyNames,data:d,propertyName:d};(i??=
[]).push(u),r++}var a=g===r;a||((i??=[]).push(p(e+"/forms","propertyNames",{propertyName:d},b.properties.forms,l)),r++)}
for(let d of Object.keys(l)){let g=l[d];if(g&&typeof g=="object"&&!Array.isArray(g)){for(let u of Object.keys(g))o.call(
b.properties.forms.additionalProperties.properties,u)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"\
~1"),"additionalProperties",{additionalProperty:u},b.properties.forms.additionalProperties,g)),r++);if(g.title!==void 0&&
o.call(g,"title")){let u=g.title;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",u),typeof u==
"string"?h(u)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/title","minLength",{limit:1},b.
properties.forms.additionalProperties.properties.title,u)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/title","type",{type:"string"},b.properties.forms.additionalProperties.properties.title,u)),r++)}if(g.text!==
void 0&&o.call(g,"text")){let u=g.text;this.note("rich-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",
u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/text","minLength",
{limit:1},b.properties.forms.additionalProperties.properties.text,u)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/text","type",{type:"string"},b.properties.forms.additionalProperties.properties.text,u)),r++)}
if(g.inquiryTitle!==void 0&&o.call(g,"inquiryTitle")){let u=g.inquiryTitle;this.note("inquiry-text",e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/inquiryTitle","minLength",{limit:1},b.properties.forms.additionalProperties.properties.inquiryTitle,
u)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle","type",{type:"string"},b.
properties.forms.additionalProperties.properties.inquiryTitle,u)),r++)}if(g.inquiryText!==void 0&&o.call(g,"inquiryText")){
let u=g.inquiryText;this.note("inquiry-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",u),typeof u==
"string"?h(u)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText","minLength",{limit:1},
b.properties.forms.additionalProperties.properties.inquiryText,u)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/inquiryText","type",{type:"string"},b.properties.forms.additionalProperties.properties.inquiryText,
u)),r++)}if(g.submit!==void 0&&o.call(g,"submit")){let u=g.submit;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/submit",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/submit","minLength",{limit:1},b.properties.forms.additionalProperties.properties.submit,u)),r++):((i??=[]).push(p(e+"/\
forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit","type",{type:"string"},b.properties.forms.additionalProperties.
properties.submit,u)),r++)}if(g.sending!==void 0&&o.call(g,"sending")){let u=g.sending;this.note("text",e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/sending",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/sending","minLength",{limit:1},b.properties.forms.additionalProperties.properties.sending,u)),r++):
((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending","type",{type:"string"},b.properties.forms.
additionalProperties.properties.sending,u)),r++)}if(g.cancel!==void 0&&o.call(g,"cancel")){let u=g.cancel;this.note("tex\
t",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",u),typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/for\
ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel","minLength",{limit:1},b.properties.forms.additionalProperties.properties.
cancel,u)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel","type",{type:"string"},b.
properties.forms.additionalProperties.properties.cancel,u)),r++)}if(g.fields!==void 0&&o.call(g,"fields")){let u=g.fields;
if(Array.isArray(u)){u.length<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields","minIte\
ms",{limit:1},b.properties.forms.additionalProperties.properties.fields,u)),r++);let n=u.length;for(let y=0;y<n;y++){let k=u[y];
if(k&&typeof k=="object"&&!Array.isArray(k)){(k.key===void 0||!o.call(k,"key"))&&((i??=[]).push(p(e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y,"required",{missingProperty:"key"},b.properties.forms.additionalProperties.properties.
fields.items,k)),r++),(k.kind===void 0||!o.call(k,"kind"))&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+y,"required",{missingProperty:"kind"},b.properties.forms.additionalProperties.properties.fields.items,k)),
r++);for(let w of Object.keys(k))o.call(b.properties.forms.additionalProperties.properties.fields.items.properties,w)||((i??=
[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y,"additionalProperties",{additionalProperty:w},
b.properties.forms.additionalProperties.properties.fields.items,k)),r++);if(k.kind!==void 0&&o.call(k,"kind")){let w=k.kind;
w==="text"||w==="long text"||w==="name"||w==="organization"||w==="email"||w==="phone"||w==="number"||w==="date"||w==="ad\
dress"||w==="choice"||w==="several"||w==="consent"||w==="file"||w==="note"||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+y+"/kind","enum",{allowedValues:b.properties.forms.additionalProperties.properties.
fields.items.properties.kind.enum},b.properties.forms.additionalProperties.properties.fields.items.properties.kind,w)),r++)}
if(k.label!==void 0&&o.call(k,"label")){let w=k.label;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/fields/"+y+"/label",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+y+"/label","minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.properties.
label,w)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/label","type",{type:"\
string"},b.properties.forms.additionalProperties.properties.fields.items.properties.label,w)),r++)}if(k.text!==void 0&&o.
call(k,"text")){let w=k.text;this.note("rich-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/t\
ext",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/\
text","minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.properties.text,w)),r++):((i??=
[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/text","type",{type:"string"},b.properties.
forms.additionalProperties.properties.fields.items.properties.text,w)),r++)}if(k.hint!==void 0&&o.call(k,"hint")){let w=k.
hint;this.note("rich-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/hint",w),typeof w=="strin\
g"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/hint","minLength",{limit:1},
b.properties.forms.additionalProperties.properties.fields.items.properties.hint,w)),r++):((i??=[]).push(p(e+"/forms/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/hint","type",{type:"string"},b.properties.forms.additionalProperties.
properties.fields.items.properties.hint,w)),r++)}if(k.required!==void 0&&o.call(k,"required")){let w=k.required;typeof w!=
"boolean"&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/required","type",{type:"\
boolean"},b.properties.forms.additionalProperties.properties.fields.items.properties.required,w)),r++)}if(k.options!==void 0&&
o.call(k,"options")){let w=k.options;if(Array.isArray(w)){w.length<2&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+y+"/options","minItems",{limit:2},b.properties.forms.additionalProperties.properties.fields.
items.properties.options,w)),r++);let L=w.length;for(let v=0;v<L;v++){let x=w[v];if(x&&typeof x=="object"&&!Array.isArray(
x)){(x.key===void 0||!o.call(x,"key"))&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
y+"/options/"+v,"required",{missingProperty:"key"},b.properties.forms.additionalProperties.properties.fields.items.properties.
options.items,x)),r++),(x.label===void 0||!o.call(x,"label"))&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+y+"/options/"+v,"required",{missingProperty:"label"},b.properties.forms.additionalProperties.properties.
fields.items.properties.options.items,x)),r++);for(let re of Object.keys(x))re==="label"||re==="key"||((i??=[]).push(p(e+
"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/options/"+v,"additionalProperties",{additionalProperty:re},
b.properties.forms.additionalProperties.properties.fields.items.properties.options.items,x)),r++);if(x.label!==void 0&&o.
call(x,"label")){let re=x.label;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/opt\
ions/"+v+"/label",re),typeof re=="string"?h(re)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+y+"/options/"+v+"/label","minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.
properties.options.items.properties.label,re)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+y+"/options/"+v+"/label","type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.
properties.options.items.properties.label,re)),r++)}if(x.key!==void 0&&o.call(x,"key")){let re=x.key;typeof re=="string"?
Ie.test(re)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/options/"+v+"/key","pa\
ttern",{pattern:"^[a-z][a-z0-9_]*$"},b.properties.forms.additionalProperties.properties.fields.items.properties.options.
items.properties.key,re)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/opti\
ons/"+v+"/key","type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.properties.options.
items.properties.key,re)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/\
options/"+v,"type",{type:"object"},b.properties.forms.additionalProperties.properties.fields.items.properties.options.items,
x)),r++}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/options","type",{type:"\
array"},b.properties.forms.additionalProperties.properties.fields.items.properties.options,w)),r++}if(k.from!==void 0&&o.
call(k,"from")){let w=k.from;!(typeof w=="number"&&isFinite(w))&&typeof w!="string"&&((i??=[]).push(p(e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/from","type",{type:b.properties.forms.additionalProperties.properties.fields.
items.properties.from.type},b.properties.forms.additionalProperties.properties.fields.items.properties.from,w)),r++),typeof w==
"string"&&(Me.test(w)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/from","patte\
rn",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|month|year)s?)?)$"},b.properties.forms.additionalProperties.
properties.fields.items.properties.from,w)),r++))}if(k.to!==void 0&&o.call(k,"to")){let w=k.to;!(typeof w=="number"&&isFinite(
w))&&typeof w!="string"&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/to","type",
{type:b.properties.forms.additionalProperties.properties.fields.items.properties.to.type},b.properties.forms.additionalProperties.
properties.fields.items.properties.to,w)),r++),typeof w=="string"&&(Me.test(w)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+y+"/to","pattern",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|m\
onth|year)s?)?)$"},b.properties.forms.additionalProperties.properties.fields.items.properties.to,w)),r++))}if(k.when!==void 0&&
o.call(k,"when")){let w=k.when;if(w&&typeof w=="object"&&!Array.isArray(w)){Object.keys(w).length>1&&((i??=[]).push(p(e+
"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/when","maxProperties",{limit:1},b.properties.forms.additionalProperties.
properties.fields.items.properties.when,w)),r++),Object.keys(w).length<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/fields/"+y+"/when","minProperties",{limit:1},b.properties.forms.additionalProperties.properties.
fields.items.properties.when,w)),r++);for(let L of Object.keys(w)){let v=r;if(typeof L=="string"&&!Ie.test(L)){let x={instancePath:e+
"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/when",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9\
_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:b.properties.forms.additionalProperties.properties.fields.items.properties.
when.propertyNames,data:L,propertyName:L};(i??=[]).push(x),r++}var m=v===r;m||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+y+"/when","propertyNames",{propertyName:L},b.properties.forms.additionalProperties.
properties.fields.items.properties.when,w)),r++)}for(let L of Object.keys(w)){let v=w[L];typeof v=="string"?h(v)<1&&((i??=
[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/when/"+L.replace(/~/g,"~0").replace(/\//g,
"~1"),"minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties,
v)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/when/"+L.replace(/~/g,"~0").
replace(/\//g,"~1"),"type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.properties.when.
additionalProperties,v)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y+"/w\
hen","type",{type:"object"},b.properties.forms.additionalProperties.properties.fields.items.properties.when,w)),r++}if(k.
key!==void 0&&o.call(k,"key")){let w=k.key;typeof w=="string"?Jt.test(w)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/fields/"+y+"/key","pattern",{pattern:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$"},b.properties.forms.
additionalProperties.properties.fields.items.properties.key,w)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+y+"/key","type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.properties.
key,w)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+y,"type",{type:"object"},
b.properties.forms.additionalProperties.properties.fields.items,k)),r++}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields","type",{type:"array"},b.properties.forms.additionalProperties.properties.fields,u)),
r++}if(g.receipt!==void 0&&o.call(g,"receipt")){let u=g.receipt;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let n of Object.
keys(u))n==="subject"||n==="text"||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt","add\
itionalProperties",{additionalProperty:n},b.properties.forms.additionalProperties.properties.receipt,u)),r++);if(u.subject!==
void 0&&o.call(u,"subject")){let n=u.subject;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/rec\
eipt/subject",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/rece\
ipt/subject","minLength",{limit:1},b.properties.forms.additionalProperties.properties.receipt.properties.subject,n)),r++):
((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/subject","type",{type:"string"},b.properties.
forms.additionalProperties.properties.receipt.properties.subject,n)),r++)}if(u.text!==void 0&&o.call(u,"text")){let n=u.
text;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",n),typeof n=="string"?h(n)<1&&
((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text","minLength",{limit:1},b.properties.
forms.additionalProperties.properties.receipt.properties.text,n)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/receipt/text","type",{type:"string"},b.properties.forms.additionalProperties.properties.receipt.properties.
text,n)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt","type",{type:"object"},
b.properties.forms.additionalProperties.properties.receipt,u)),r++}g.success!==void 0&&o.call(g,"success")&&($e.call(this,
g.success,{instancePath:e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/success",parentData:g,parentDataProperty:"\
success",rootData:T})||(i=i===null?$e.errors:i.concat($e.errors),r=i.length)),g.failure!==void 0&&o.call(g,"failure")&&($e.
call(this,g.failure,{instancePath:e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure",parentData:g,parentDataProperty:"\
failure",rootData:T})||(i=i===null?$e.errors:i.concat($e.errors),r=i.length))}else(i??=[]).push(p(e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},b.properties.forms.additionalProperties,g)),r++}}else(i??=[]).push(
p(e+"/forms","type",{type:"object"},b.properties.forms,l)),r++}if(s.feed!==void 0&&o.call(s,"feed")){let l=s.feed;if(l&&
typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l))d==="title"||d==="page"||((i??=[]).push(p(e+"/feed","\
additionalProperties",{additionalProperty:d},b.properties.feed,l)),r++);if(l.title!==void 0&&o.call(l,"title")){let d=l.
title;this.note("text",e+"/feed/title",d),typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/feed/title","minLength",{limit:1},
b.properties.feed.properties.title,d)),r++):((i??=[]).push(p(e+"/feed/title","type",{type:"string"},b.properties.feed.properties.
title,d)),r++)}if(l.page!==void 0&&o.call(l,"page")){let d=l.page;this.note("link",e+"/feed/page",d),typeof d=="string"?
h(d)<1&&((i??=[]).push(p(e+"/feed/page","minLength",{limit:1},b.properties.feed.properties.page,d)),r++):((i??=[]).push(
p(e+"/feed/page","type",{type:"string"},b.properties.feed.properties.page,d)),r++)}}else(i??=[]).push(p(e+"/feed","type",
{type:"object"},b.properties.feed,l)),r++}}else{let l={instancePath:e,keyword:"type",params:{type:"object"},schema:b.type,
parentSchema:b,data:s};(i??=[]).push(l),r++}return ei.errors=i,r===0}var br=ti,Ae=J.definitions.FactsOverlay;function ti(s,{
instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let f of Object.keys(s)){let a=r;if(typeof f=="string"&&!Ie.test(f)){let m={instancePath:e,keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:Ae.propertyNames,data:f,propertyName:f};(i??=[]).push(
m),r++}var t=a===r;if(!t){let m={instancePath:e,keyword:"propertyNames",params:{propertyName:f},schema:Ae.propertyNames,
parentSchema:Ae,data:s};(i??=[]).push(m),r++}}for(let f of Object.keys(s)){let a=s[f];if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let m of Object.keys(a))m==="value"||m==="meaning"||m==="source"||m==="translated"||((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:m},Ae.additionalProperties,a)),r++);if(a.value!==
void 0&&o.call(a,"value")){let m=a.value;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/value","minLength",{limit:1},Ae.additionalProperties.properties.value,m)),r++):((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/value","type",{type:"string"},Ae.additionalProperties.properties.value,m)),r++)}if(a.meaning!==
void 0&&o.call(a,"meaning")){let m=a.meaning;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/meaning","minLength",{limit:1},Ae.additionalProperties.properties.meaning,m)),r++):((i??=[]).push(p(e+"/"+
f.replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning","type",{type:"string"},Ae.additionalProperties.properties.meaning,m)),
r++)}if(a.source!==void 0&&o.call(a,"source")){let m=a.source;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/source","minLength",{limit:1},Ae.additionalProperties.properties.source,m)),r++):((i??=
[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/source","type",{type:"string"},Ae.additionalProperties.properties.
source,m)),r++)}if(a.translated!==void 0&&o.call(a,"translated")){let m=a.translated;typeof m=="string"?h(m)<1&&((i??=[]).
push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","minLength",{limit:1},Ae.additionalProperties.properties.
translated,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","type",{type:"string"},
Ae.additionalProperties.properties.translated,m)),r++)}}else(i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
"type",{type:"object"},Ae.additionalProperties,a)),r++}}else{let f={instancePath:e,keyword:"type",params:{type:"object"},
schema:Ae.type,parentSchema:Ae,data:s};(i??=[]).push(f),r++}return ti.errors=i,r===0}function p(s,e,I,A,T){return{instancePath:s,
keyword:e,params:I,schema:A[e],parentSchema:A,data:T}}var Lr={key:schemasKey,...J,checks:{AccordionBlock:gi,ArticlesBlock:ci,
BarChartBlock:hi,ButtonData:bi,CalculatorBlock:ki,CallToActionBlock:xi,CardGridBlock:Li,ComparisonBlock:Ti,ContactCardsBlock:vi,
ContentsBlock:zi,DiagramBlock:Ai,DownloadsBlock:ji,EventsBlock:qi,FormBlock:$i,GalleryBlock:Si,Figure:Zi,HeroBlock:Ii,LogosBlock:Oi,
OpeningHoursBlock:Di,PeopleBlock:Bi,PictureBlock:Ni,PlaceBlock:Ci,PricingBlock:Ri,ProseBlock:Mi,QuoteBlock:_i,SplitBlock:Hi,
StatTickerBlock:Vi,StatsBlock:Gi,StepsBlock:Ui,TableBlock:Ki,TabsBlock:Qi,TimelineBlock:Yi,VideoBlock:Ji,SharedSection:Pi,
PageSource:er,SharedSource:tr,Facts:ir,NavigationLink:rr,CountedText:pr,FieldText:sr,ToastData:or,SiteSource:lr,ThemeColors:yr,
ThemeSource:gr,SiteOverlay:hr,FactsOverlay:br}};export{Lr as default};
