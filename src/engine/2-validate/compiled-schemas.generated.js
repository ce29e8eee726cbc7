/* Generated from the schemas by `npm run generate`. */
const schemasKey="VgP4xfiu2zuYmvtE";
var Xe=(s,e)=>()=>{try{return e||s((e={exports:{}}).exports,e),e.exports}catch(I){throw e=0,I}};var et=Xe(Ve=>{"use strict";Object.defineProperty(Ve,"__esModule",{value:!0});function Pe(s){let e=s.length,I=0,A=0,T;for(;A<
e;)I++,T=s.charCodeAt(A++),T>=55296&&T<=56319&&A<e&&(T=s.charCodeAt(A),(T&64512)===56320&&A++);return I}Ve.default=Pe;Pe.
code='require("ajv/dist/runtime/ucs2length").default'});var Qe=Xe(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.formatNames=Fe.fastFormats=Fe.fullFormats=
void 0;function Be(s,e){return{validate:s,compare:e}}Fe.fullFormats={date:Be(pt,Ke),time:Be(Ue(!0),Ge),"date-time":Be(tt(
!0),ot),"iso-time":Be(Ue(),st),"iso-date-time":Be(tt(),lt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:li,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ai,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:ni,int32:{type:"number",validate:ui},int64:{type:"number",validate:yi},float:{type:"number",validate:rt},double:{type:"\
number",validate:rt},password:!0,binary:!0};Fe.fastFormats={...Fe.fullFormats,date:Be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ke),time:Be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ge),"date-time":Be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ot),"iso-time":Be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,st),"iso-date-time":Be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
lt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Fe.formatNames=Object.keys(Fe.fullFormats);function ii(s){return s%4===0&&(s%100!==0||s%400===0)}var ri=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
pi=[0,31,28,31,30,31,30,31,31,30,31,30,31];function pt(s){let e=ri.exec(s);if(!e)return!1;let I=+e[1],A=+e[2],T=+e[3];return A>=
1&&A<=12&&T>=1&&T<=(A===2&&ii(I)?29:pi[A])}function Ke(s,e){if(s&&e)return s>e?1:s<e?-1:0}var He=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function Ue(s){return function(I){let A=He.exec(I);if(!A)return!1;let T=+A[1],i=+A[2],r=+A[3],t=A[4],f=A[5]==="-"?-1:1,u=+(A[6]||
0),m=+(A[7]||0);if(u>23||m>59||s&&!t)return!1;if(T<=23&&i<=59&&r<60)return!0;let l=i-m*f,d=T-u*f-(l<0?1:0);return(d===23||
d===-1)&&(l===59||l===-1)&&r<61}}function Ge(s,e){if(!(s&&e))return;let I=new Date("2020-01-01T"+s).valueOf(),A=new Date(
"2020-01-01T"+e).valueOf();if(I&&A)return I-A}function st(s,e){if(!(s&&e))return;let I=He.exec(s),A=He.exec(e);if(I&&A)return s=
I[1]+I[2]+I[3],e=A[1]+A[2]+A[3],s>e?1:s<e?-1:0}var We=/t|\s/i;function tt(s){let e=Ue(s);return function(A){let T=A.split(
We);return T.length===2&&pt(T[0])&&e(T[1])}}function ot(s,e){if(!(s&&e))return;let I=new Date(s).valueOf(),A=new Date(e).
valueOf();if(I&&A)return I-A}function lt(s,e){if(!(s&&e))return;let[I,A]=s.split(We),[T,i]=e.split(We),r=Ke(I,T);if(r!==
void 0)return r||Ge(A,i)}var si=/\/|:/,oi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function li(s){return si.test(s)&&oi.test(s)}var it=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ni(s){return it.lastIndex=0,it.test(s)}var di=-(2**31),fi=2**31-1;function ui(s){return Number.isInteger(s)&&s<=
fi&&s>=di}function yi(s){return Number.isInteger(s)}function rt(){return!0}var mi=/[^\\]\\Z/;function ai(s){if(mi.test(s))
return!1;try{return new RegExp(s),!0}catch{return!1}}});var J=JSON.parse('{"blockTypes":["accordion","articles","bar-chart","calculator","call-to-action","card-grid","compariso\
n","contact-cards","contents","diagram","downloads","events","form","gallery","hero","logos","opening-hours","people","p\
icture","place","pricing","prose","quote","split","stat-ticker","stats","steps","table","tabs","timeline","video"],"defi\
nitions":{"AccordionBlock":{"title":"AccordionBlock","type":"object","additionalProperties":false,"required":["type","it\
ems"],"properties":{"type":{"const":"accordion"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":\
"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d\
{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples"\
:["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":\
"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight\
":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichT\
ext","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"t\
ype":"array","minItems":1,"noun":"question","items":{"type":"object","additionalProperties":false,"required":["question"\
,"answer"],"properties":{"question":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","\
weight":560,"tracking":-0.012,"width":230,"lines":8}},"answer":{"type":"string","minLength":1,"kind":"paragraphs","tsTyp\
e":"Paragraph[]","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"stri\
ng","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a\
 day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pat\
tern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or\
 a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"ArticlesBlock":{"title":"ArticlesB\
lock","ownLabels":["allCategories","category","articles","articlesInCategory"],"type":"object","additionalProperties":fa\
lse,"required":["type","filters"],"oneNeeded":["items","below"],"properties":{"type":{"const":"articles"},"id":{"type":"\
string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"\
kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month\
 such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":\
"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["p\
lain","tinted","bold"],"tsType":"Background"},"filters":{"enum":["inert","working"],"choices":{"inert":"Shown, without e\
ffect","working":"Visitors can choose"}},"below":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"most":{"\
type":"integer","minimum":1},"items":{"type":"array","minItems":1,"noun":"article","items":{"type":"object","additionalP\
roperties":false,"required":["title","excerpt","date","readTime","category"],"properties":{"title":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":280,"lines":7}},"ex\
cerpt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"date":{"\
type":"string","format":"date","examples":["2026-05-01"]},"readTime":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"md","width":230}},"category":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"author":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size"\
:"md","width":230}},"featured":{"type":"boolean"},"picture":{"type":"object","additionalProperties":false,"required":["f\
ile","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"stri\
ng"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},\
"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and \
from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-\
9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples"\
:["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"link":{"type":"string","minLength":1,"kind":"link","tsTyp\
e":"Link"},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\\
d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["202\
6-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\
\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01"\
,"2026-05-01 09:00"],"kind":"schedule"}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","patter\
n":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a \
day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d\
{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and \
a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"BarChartBlock":{"title":"BarChartBlock","type\
":"object","additionalProperties":false,"required":["type","caption","items"],"properties":{"type":{"const":"bar-chart"}\
,"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":[\
"our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$",\
"form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},\
"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"backgrou\
nd":{"enum":["plain","tinted","bold"],"tsType":"Background"},"caption":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"items":{"type":"array","minItems":2,"noun":"bar","maxItems":8,"items":{\
"type":"object","additionalProperties":false,"required":["label","value","display"],"properties":{"label":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":188}},"value":{"type":"number","minimum":0}\
,"display":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":500,"tracking":-0\
.02,"width":176},"sourced":true},"highlight":{"type":"boolean"}}}},"note":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"\
string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form\
":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string",\
"pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day\
, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"ButtonData":{"title":"ButtonDa\
ta","type":"object","additionalProperties":false,"required":["label","action"],"properties":{"label":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}},"actio\
n":{"type":["string","object"],"kind":"action","tsType":"Action","if":{"type":"string"},"then":{"enum":["none"]},"else":\
{"additionalProperties":false,"minProperties":1,"oneNeeded":["link","dialog","download"],"properties":{"link":{"type":"s\
tring","minLength":1,"examples":["/"]},"dialog":{"type":"string","minLength":1},"inquiryType":{"type":"string","minLengt\
h":1},"download":{"type":"string","minLength":1}}}},"variant":{"enum":["default","destructive","outline","outline-on-dar\
k","secondary","ghost","link","hero","outline-hero"],"choices":{"default":"Usual","destructive":"As an alarm","secondary\
":"Tinted","ghost":"Words alone","link":"As a link","hero":"Bright","outline-hero":"Bright outline"}},"size":{"enum":["d\
efault","sm","lg","xl","icon"],"choices":{"default":"Usual","sm":"Small","lg":"Large","xl":"Very large","icon":"As small\
 as a sign"}}}},"CalculatorBlock":{"title":"CalculatorBlock","ownLabels":["needsScript","noNumber"],"type":"object","add\
itionalProperties":false,"required":["type","inputs","results","result"],"properties":{"type":{"const":"calculator"},"id\
":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our\
-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","for\
m":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"tex\
t":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":\
{"enum":["plain","tinted","bold"],"tsType":"Background"},"inputs":{"type":"array","minItems":1,"items":{"type":"object",\
"additionalProperties":false,"required":["name","label"],"properties":{"label":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","room":{"size":"md","width":230}},"hint":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"md","width":230}},"unit":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}},"default":{"type":"string"},"options":{"type":"array","minItems":2,"items":{"type":"object","add\
itionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"number"},"label":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},"name":{"type":"string","pattern":"^[a\
-z][a-zA-Z0-9_]*$","form":"a small letter, then letters, digits and underscores","examples":["claimVolume"]}}}},"results\
":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","label","formula\
","format"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wi\
dth":230}},"formula":{"type":"string","minLength":1,"kind":"formula","tsType":"Expression","examples":["2 * 3"]},"format\
":{"type":"string","minLength":1,"pattern":"^[^0]*(0,000|0)(\\\\.0{1,4})?[^0]*$","form":"zeros that stand for digits, with\
 other signs around them","examples":["$0,000.0"],"kind":"number-format","tsType":"NumberFormat"},"showWhen":{"type":"st\
ring","minLength":1,"kind":"formula","tsType":"Expression","examples":["2 * 3"]},"emphasis":{"type":"boolean"},"name":{"\
type":"string","pattern":"^[a-z][a-zA-Z0-9_]*$","form":"a small letter, then letters, digits and underscores","examples"\
:["claimVolume"]}}}},"result":{"enum":["shown","hidden"]},"note":{"type":"string","minLength":1,"kind":"rich-text","tsTy\
pe":"RichText","room":{"size":"md","width":230}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/\
definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\\
d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","\
examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d\
([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples\
":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"CallToActionBlock":{"title":"CallToActionBlock","type":"object\
","additionalProperties":false,"required":["type","heading","buttons"],"properties":{"type":{"const":"call-to-action"},"\
id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["o\
ur-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","f\
orm":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":\
"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"3xl","weight":560,"tracking":-0.04,"width":280,"lines":7}},"te\
xt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background"\
:{"enum":["plain","tinted","bold"],"tsType":"Background"},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"\
$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d\
{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and \
a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\
\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time",\
"examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"CardGridBlock":{"title":"CardGridBlock","type":"objec\
t","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"id":{"type":"str\
ing","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kin\
d":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month su\
ch as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"st\
ring","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plai\
n","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"noun":"card","items":{"type":"object","\
additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":5}},"text":{"type":"string","minLen\
gth":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"icon":{"enum":["person","people","famil\
y","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","network","shield","l\
ock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","search","check\
","key","pill","home","scale","spark"],"tsType":"IconName"},"picture":{"type":"object","additionalProperties":false,"req\
uired":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"t\
ype":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minL\
ength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the\
 left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])\
% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high",\
"examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"figure":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","room":{"size":"2xl","weight":520,"tracking":-0.04,"width":230},"sourced":true},"points":{"type"\
:"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md",\
"width":230}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"linkLabel":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,"tracking":0,"width":230,"lines":3}}}}},"numbere\
d":{"type":"boolean"},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"\
hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(\
:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","20\
26-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)\
?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01\
 09:00"],"kind":"schedule"}}},"ComparisonBlock":{"title":"ComparisonBlock","ownLabels":["yes","no"],"type":"object","add\
itionalProperties":false,"required":["type","first","second"],"properties":{"type":{"const":"comparison"},"id":{"type":"\
string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"\
kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month\
 such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":\
"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["p\
lain","tinted","bold"],"tsType":"Background"},"first":{"type":"object","additionalProperties":false,"required":["title",\
"points"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weig\
ht":560,"tracking":-0.022,"width":230,"lines":5}},"value":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"figure","weight":500,"tracking":-0.045,"width":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"\
choices":{"yes":"A tick","no":"A cross","dot":"A dot"}},"points":{"type":"array","minItems":1,"items":{"type":"string","\
minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}}},"second":{"type":"object","addi\
tionalProperties":false,"required":["title","points"],"properties":{"title":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":5}},"value":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"figure","weight":500,"tracking":-0.045,"width":230},"source\
d":true},"mark":{"enum":["yes","no","dot"],"choices":{"yes":"A tick","no":"A cross","dot":"A dot"}},"points":{"type":"ar\
ray","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","wid\
th":230}}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\
\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2\
026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\
\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-0\
1","2026-05-01 09:00"],"kind":"schedule"}}},"ContactCardsBlock":{"title":"ContactCardsBlock","type":"object","additional\
Properties":false,"required":["type","form","items"],"properties":{"type":{"const":"contact-cards"},"id":{"type":"string\
","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":\
"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such \
as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"strin\
g","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain",\
"tinted","bold"],"tsType":"Background"},"form":{"type":"string","minLength":1,"kind":"form","tsType":"string"},"items":{\
"type":"array","minItems":2,"noun":"card","items":{"type":"object","additionalProperties":false,"required":["title","tex\
t","inquiryType","button"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","room":{"size":"md","width":230}},"icon":{"enum":["person","people","family","provider","hospita\
l","payer","employer","state","identity","coverage","authorization","claims","network","shield","lock","clock","speed","\
money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home",\
"scale","spark"],"tsType":"IconName"},"inquiryType":{"type":"string","minLength":1,"kind":"inquiry-type","tsType":"strin\
g"},"button":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":580,"tracking":\
0,"width":205,"lines":3}}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\\
d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time\
","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\
\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examp\
les":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"ContentsBlock":{"title":"ContentsBlock","type":"object","ad\
ditionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"contents"},"id":{"type":"string",\
"pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"a\
nchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as\
 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string"\
,"minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","t\
inted","bold"],"tsType":"Background"},"numbered":{"type":"boolean"},"hidden":{"type":"boolean","kind":"schedule"},"from"\
:{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?\
)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type"\
:"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","fo\
rm":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"DiagramBlock":{"titl\
e":"DiagramBlock","type":"object","additionalProperties":false,"required":["type","center","parties","alternative"],"pro\
perties":{"type":{"const":"diagram"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small lette\
rs, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|\
1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"]\
,"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width"\
:230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"track\
ing":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":\
{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"center":{"type":"objec\
t","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"lg","weight":580,"tracking":-0.02,"width":110}},"text":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"sm","width":110}}}},"parties":{"type":"array","minItems":3,"maxItems":8,\
"items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":580,"tracking":-0.02,"width":115}},"text":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","width":115}},"icon":{"enum":["person","people\
","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","network","sh\
ield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","search\
","check","key","pill","home","scale","spark"],"tsType":"IconName"}}}},"alternative":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"md","width":230}},"caption":{"type":"string","minLength":1,"kind":"rich-text\
","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"st\
ring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":\
"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","p\
attern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, \
or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"DownloadsBlock":{"title":"Downlo\
adsBlock","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"downlo\
ads"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","exampl\
es":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01])\
)?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines"\
:6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"bac\
kground":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":1,"noun":"file","it\
ems":{"type":"object","additionalProperties":false,"required":["name","file"],"properties":{"name":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.01,"width":240,"lines":4}},"tex\
t":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"file":{"type\
":"string","minLength":1,"kind":"public-file","tsType":"PublicFile"}}}},"hidden":{"type":"boolean","kind":"schedule"},"f\
rom":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]\
*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"t\
ype":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$"\
,"form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"EventsBlock":{"t\
itle":"EventsBlock","ownLabels":["events"],"inZone":true,"type":"object","additionalProperties":false,"required":["type"\
,"items"],"properties":{"type":{"const":"events"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form"\
:"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\\
d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples\
":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size"\
:"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weigh\
t":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"Rich\
Text","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"\
type":"array","minItems":1,"mayBeEmpty":true,"noun":"event","items":{"type":"object","additionalProperties":false,"requi\
red":["title","begins"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"xl","weight":560,"tracking":-0.022,"width":280,"lines":5}},"begins":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\
\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","exampl\
es":["2026-05-01","2026-05-01 18:00"],"kind":"occasion","tsType":"Occasion"},"ends":{"type":"string","pattern":"^\\\\d{4}-\
\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a ti\
me","examples":["2026-05-02","2026-05-01 20:00"],"kind":"occasion","tsType":"Occasion"},"place":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"r\
ich-text","tsType":"RichText","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsT\
ype":"Link"},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\
\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2\
026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\
\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-0\
1","2026-05-01 09:00"],"kind":"schedule"}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","patt\
ern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or \
a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\
\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day an\
d a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"FormBlock":{"title":"FormBlock","type":"obj\
ect","additionalProperties":false,"required":["type","form"],"properties":{"type":{"const":"form"},"id":{"type":"string"\
,"pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"\
anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such a\
s 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength"\
:1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string\
","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","\
tinted","bold"],"tsType":"Background"},"form":{"type":"string","minLength":1,"kind":"own-form","tsType":"string"},"small\
":{"type":"boolean"},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\
\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examp\
les":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\
\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2\
026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"GalleryBlock":{"title":"GalleryBlock","type":"object","additionalPr\
operties":false,"required":["type","pictures"],"properties":{"type":{"const":"gallery"},"id":{"type":"string","pattern":\
"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"r\
eview":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, \
or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType\
":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLengt\
h":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bo\
ld"],"tsType":"Background"},"pictures":{"type":"array","minItems":2,"maxItems":40,"items":{"type":"object","additionalPr\
operties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","min\
Length":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"\
type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two p\
ercentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9]\
)% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and\
 how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}}},"shape":{"enum":["landscape\
","square","portrait"]},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\
\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","ex\
amples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([\
T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":\
["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"Figure":{"title":"Figure","type":"object","additionalProperties"\
:false,"required":["value","label"],"properties":{"value":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"figure","weight":500,"tracking":-0.045,"width":280},"sourced":true},"label":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich\
-text","tsType":"RichText","room":{"size":"md","width":230}}}},"HeroBlock":{"title":"HeroBlock","type":"object","additio\
nalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"id":{"type":"string","pattern"\
:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"\
review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05,\
 or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"3xl","weight":540,"tracking":-0.04,"width":280,"lines":7}},"text":{"type":"string","minLengt\
h":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"buttons":{"type":"array","minItems":1,"ma\
xItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"drawing":{"enum":["network","relay","identity","coverage","autho\
rization","claims","patients","providers","payers","employers","states","waiting"],"tsType":"DrawingName"},"picture":{"t\
ype":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"\
file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string"\
,"minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1\
-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","\
pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from \
the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"\
over":{"type":"boolean"},"figures":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/Figure"}},"h\
idden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\
\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","202\
6-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?\
( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 \
09:00"],"kind":"schedule"}}},"LogosBlock":{"title":"LogosBlock","type":"object","additionalProperties":false,"required":\
["type","items"],"properties":{"type":{"const":"logos"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",\
"form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern\
":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","ex\
amples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl",\
"weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType"\
:"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"ite\
ms":{"type":"array","minItems":2,"maxItems":40,"noun":"logo","items":{"type":"object","additionalProperties":false,"requ\
ired":["picture"],"properties":{"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind"\
:"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":\
{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"s\
tring","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","exa\
mples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1\
-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"\
]},"dark":{"type":"string","minLength":1}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"loo\
k":{"enum":["color","ink"],"choices":{"color":"As they are","ink":"In the colour of the words"}},"buttons":{"type":"arra\
y","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},\
"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/\
-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{\
"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?\
$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"OpeningHoursBl\
ock":{"title":"OpeningHoursBlock","ownLabels":["hours"],"inZone":true,"type":"object","additionalProperties":false,"requ\
ired":["type","week"],"properties":{"type":{"const":"opening-hours"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[\
a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"str\
ing","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 20\
27-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-t\
ext","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Back\
ground"},"week":{"type":"object","title":"Week","additionalProperties":false,"required":["monday","tuesday","wednesday",\
"thursday","friday","saturday","sunday"],"properties":{"monday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[\
0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00\
))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"tuesd\
ay":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\
\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen b\
etween them","examples":["10:00-13:00, 14:00-18:00"]},"wednesday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3])\
:[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:\
00))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"thu\
rsday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01\
]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphe\
n between them","examples":["10:00-13:00, 14:00-18:00"]},"friday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3])\
:[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:\
00))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"sat\
urday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01\
]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphe\
n between them","examples":["10:00-13:00, 14:00-18:00"]},"sunday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3])\
:[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:\
00))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]}}},"e\
xceptions":{"type":"array","minItems":1,"mayBeEmpty":true,"noun":"exception","items":{"type":"object","additionalPropert\
ies":false,"required":["begins","hours"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"md","width":230}},"begins":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$","form":"a day","exa\
mples":["2026-05-01","2026-05-01 18:00"],"kind":"occasion","tsType":"Occasion"},"ends":{"type":"string","pattern":"^\\\\d{\
4}-\\\\d\\\\d-\\\\d\\\\d$","form":"a day","examples":["2026-05-02","2026-05-01 20:00"],"kind":"occasion","tsType":"Occasion"},"h\
ours":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]\
?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen\
 between them","examples":["10:00-13:00, 14:00-18:00"]},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"st\
ring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":\
"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","p\
attern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, \
or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}}},"address":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"phone":{"type":"string","pattern":"^\\\\+?[0-9\
][0-9 ()/.-]{2,}$","form":"a telephone number","examples":["+1 202 555 0142"]},"note":{"type":"string","minLength":1,"ki\
nd":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule"},"fro\
m":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*)\
)?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"typ\
e":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","\
form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"PeopleBlock":{"tit\
le":"PeopleBlock","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const"\
:"people"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","e\
xamples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3\
[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebr\
ow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"l\
ines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}\
,"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"size":{"enum":["large","compact"]},"items":{"typ\
e":"array","minItems":1,"noun":"person","items":{"type":"object","additionalProperties":false,"required":["name","role"]\
,"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"t\
racking":-0.022,"width":280,"lines":3}},"role":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}},"bio":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md",\
"width":230}},"image":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"image","tsType":"I\
mage","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"}}},"picture":{"type":"object","additio\
nalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string"\
,"minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credi\
t":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"\
two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?\
[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top\
, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"link":{"type":"string"\
,"minLength":1,"kind":"link","tsType":"Link"}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","\
pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day,\
 or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern"\
:"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a da\
y and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"PictureBlock":{"title":"PictureBlock","\
type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"picture"},"id":\
{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-p\
rices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form"\
:"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text"\
:{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"\
enum":["plain","tinted","bold"],"tsType":"Background"},"picture":{"type":"object","additionalProperties":false,"required\
":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":\
"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength\
":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left\
 and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (10\
0|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","exam\
ples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"label":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"sm","weight":560,"tracking":0,"width":130,"lines":2}},"after":{"type":"object","additi\
onalProperties":false,"required":["label","picture"],"properties":{"label":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"sm","weight":560,"tracking":0,"width":130,"lines":2}},"picture":{"type":"object","addi\
tionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"stri\
ng","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"cr\
edit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form\
":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-\
9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the \
top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}}}},"width":{"enum":["\
page","text"],"choices":{"page":"As wide as the page","text":"As wide as the text"}},"hidden":{"type":"boolean","kind":"\
schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|\
[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"\
},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\\
w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"Pla\
ceBlock":{"title":"PlaceBlock","ownLabels":["place"],"type":"object","additionalProperties":false,"required":["type","ad\
dress"],"properties":{"type":{"const":"place"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"s\
mall letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4\
}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":[\
"2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"m\
d","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":\
560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichTex\
t","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"address":{"t\
ype":"array","minItems":1,"noun":"line","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"\
size":"md","width":230}}},"map":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"pin":{"type":"string","ki\
nd":"map-pin","tsType":"OutsideFilm","pattern":"^-?(?:90|[1-8]?[0-9])(?:\\\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(\
?:\\\\.[0-9]+)?$","form":"two numbers, latitude and longitude, such as 53.5461, 9.9661","examples":["53.5461, 9.9661"]},"b\
ooking":{"type":"string","kind":"booking","tsType":"OutsideFilm","pattern":"^https://\\\\S+$","form":"an address that begi\
ns with `https://`","examples":["https://booking.example/library"]},"picture":{"type":"object","additionalProperties":fa\
lse,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"\
alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"strin\
g","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, \
from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9\
]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide an\
d high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"items":{"type":"array","minItems":1,"no\
un":"way","items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minL\
ength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}}},"buttons":{"type":"array","minItems\
":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"typ\
e":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","\
form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"stri\
ng","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a\
 day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"PricingBlock":{"title":"Pr\
icingBlock","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"pric\
ing"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","exampl\
es":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01])\
)?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines"\
:6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"bac\
kground":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":1,"maxItems":6,"nou\
n":"plan","items":{"type":"object","additionalProperties":false,"required":["name","price"],"properties":{"name":{"type"\
:"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"\
lines":3}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}\
},"price":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":520,"tracking":-0\
.04,"width":230},"sourced":true},"period":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":\
"sm","width":230,"lines":2}},"recommended":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size"\
:"xs","weight":580,"width":205,"lines":2}},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,\
"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}},"button":{"$ref":"#/definitions/ButtonData"}}}\
},"note":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidden\
":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\\
d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-\
01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z\
|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00\
"],"kind":"schedule"}}},"ProseBlock":{"title":"ProseBlock","type":"object","additionalProperties":false,"required":["typ\
e","paragraphs"],"properties":{"type":{"const":"prose"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",\
"form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern\
":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","ex\
amples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl",\
"weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType"\
:"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"par\
agraphs":{"type":"string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}},"pa\
rts":{"type":"array","minItems":1,"noun":"part","items":{"type":"object","additionalProperties":false,"required":["headi\
ng","paragraphs"],"properties":{"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":\
"xl","weight":560,"tracking":-0.022,"width":280,"lines":5}},"paragraphs":{"type":"string","minLength":1,"kind":"paragrap\
hs","tsType":"Paragraph[]","room":{"size":"md","width":230}}}}},"points":{"type":"array","minItems":1,"items":{"type":"s\
tring","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}},"quote":{"type":"object",\
"additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text",\
"tsType":"RichText","room":{"size":"md","width":230}},"by":{"type":"string","minLength":1,"kind":"text","tsType":"string\
","room":{"size":"md","width":230}}}},"figures":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"#/definitions\
/Figure"}},"drawing":{"enum":["network","relay","identity","coverage","authorization","claims","patients","providers","p\
ayers","employers","states","waiting"],"tsType":"DrawingName"},"picture":{"type":"object","additionalProperties":false,"\
required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":\
{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","m\
inLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from \
the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-\
9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and hig\
h","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"buttons":{"type":"array","minItems":1,"maxIt\
ems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string\
","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a d\
ay, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","patte\
rn":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a\
 day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"QuoteBlock":{"title":"QuoteBlock","t\
ype":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quote"},"id":{"typ\
e":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices\
"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a m\
onth such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"ty\
pe":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum"\
:["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":1,"maxItems":9,"noun":"quote","item\
s":{"type":"object","additionalProperties":false,"required":["text","by"],"properties":{"text":{"type":"string","minLeng\
th":1,"kind":"rich-text","tsType":"RichText","room":{"size":"lg","weight":520,"tracking":-0.02,"width":230}},"by":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","weight":560,"tracking":0,"width":180,"line\
s":3}},"role":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","width":180,"lines":4}}\
,"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","\
properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"\
type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[\
0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"ty\
pe":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four perc\
entages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","min\
Length":1}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"hidden":{"type":"boolean","kind":"\
schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|\
[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"\
},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\\
w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"Spl\
itBlock":{"title":"SplitBlock","type":"object","additionalProperties":false,"required":["type","heading"],"properties":{\
"type":{"const":"split"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits a\
nd hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[\
1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors\
":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"head\
ing":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,\
"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md"\
,"width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"paragraphs":{"type":"string","minL\
ength":1,"kind":"paragraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}},"side":{"enum":["left","right"]},"\
picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","pr\
operties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"ty\
pe":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-\
9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type\
":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percen\
tages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLe\
ngth":1}}},"figures":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/Figure"}},"points":{"type"\
:"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.022,"width"\
:230,"lines":4}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width\
":230}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","coverage\
","authorization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","me\
gaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"}}}},"buttons"\
:{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind\
":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\
\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedu\
le"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z]\
[\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"\
StatTickerBlock":{"title":"StatTickerBlock","ownLabels":["pause","play"],"type":"object","additionalProperties":false,"r\
equired":["type","label","items"],"properties":{"type":{"const":"stat-ticker"},"id":{"type":"string","pattern":"^[a-z][a\
-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"\
type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day \
such as 2027-05-01","examples":["2027-05"],"forEditors":true},"label":{"type":"string","minLength":1,"kind":"text","tsTy\
pe":"string","room":{"size":"md","width":230}},"items":{"type":"array","minItems":2,"noun":"figure","room":{"value":{"si\
ze":"xl","weight":560,"tracking":-0.03,"width":280}},"items":{"$ref":"#/definitions/Figure"}},"hidden":{"type":"boolean"\
,"kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d\
:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"\
schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d\
|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule\
"}}},"StatsBlock":{"title":"StatsBlock","type":"object","additionalProperties":false,"required":["type","items"],"proper\
ties":{"type":{"const":"stats"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, d\
igits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2\
])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"for\
Editors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}\
},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":\
-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"siz\
e":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","min\
Items":2,"noun":"figure","maxItems":6,"items":{"$ref":"#/definitions/Figure"}},"buttons":{"type":"array","minItems":1,"m\
axItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"st\
ring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":\
"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","p\
attern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, \
or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"StepsBlock":{"title":"StepsBlock\
","ownLabels":["from","to"],"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type\
":{"const":"steps"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hy\
phens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|\
[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":tru\
e},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"widt\
h":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","wid\
th":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"from":{"if":{"type":"string"},"then":{"\
type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$\
","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"else":{"$ref":"#/\
definitions/Figure"}},"to":{"$ref":"#/definitions/Figure"},"items":{"type":"array","minItems":2,"noun":"step","maxItems"\
:6,"items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":180,"lines"\
:5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"ico\
n":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","coverage","authoriza\
tion","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pi\
lot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"},"picture":{"type":"objec\
t","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"typ\
e":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength\
":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%\
$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^\
(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, f\
rom the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"time":{"typ\
e":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},"buttons":{"type":"array"\
,"minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"u\
ntil":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-\
]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"TableBl\
ock":{"title":"TableBlock","type":"object","additionalProperties":false,"required":["type","caption","columns","rows"],"\
properties":{"type":{"const":"table"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small lett\
ers, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"\
],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"trac\
king":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room"\
:{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"caption":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"columns":{"type":"array","minItems\
":2,"maxItems":6,"items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":[{"size":"sm","weight":56\
0,"width":280},{"size":"sm","width":120}]}},"rows":{"type":"array","minItems":1,"items":{"type":"array","minItems":2,"it\
ems":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":[{"size":"lg","weight":560,"tracking":\
-0.01,"width":280},{"size":"md","width":144}],"sourced":true}}},"note":{"type":"string","minLength":1,"kind":"rich-text"\
,"tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"str\
ing","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"\
a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pa\
ttern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, o\
r a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"TabsBlock":{"title":"TabsBlock","\
type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"tabs"},"id":{"typ\
e":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices\
"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a m\
onth such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"ty\
pe":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum"\
:["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"noun":"tab","maxItems":6,"items"\
:{"type":"object","additionalProperties":false,"required":["label","sections"],"properties":{"label":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":500,"width":240,"lines":3}},"picture":{"type":"\
object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":\
{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minL\
ength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0\
-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","patter\
n":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the le\
ft, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"sectio\
ns":{"type":"array","minItems":1,"kind":"sections","tsType":"Section[]","items":{"type":"object"},"examples":[[{"type":"\
hero","heading":"…"}]]}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\
\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time",\
"examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\\
d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","example\
s":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"TimelineBlock":{"title":"TimelineBlock","ownLabels":["current\
","planned","vision"],"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"co\
nst":"timeline"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphe\
ns","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12\
]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},\
"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":\
280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width"\
:230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"noun"\
:"moment","items":{"type":"object","additionalProperties":false,"required":["when","title"],"properties":{"when":{"type"\
:"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":500,"tracking":-0.03,"width":248}}\
,"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.0\
22,"width":250,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"\
md","width":230}},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsTyp\
e":"RichText","room":{"size":"md","width":230}}},"status":{"enum":["current","planned","vision"],"choices":{"current":"H\
appening now"}}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\\
d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","example\
s":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\\
d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["202\
6-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"VideoBlock":{"title":"VideoBlock","type":"object","additionalProperti\
es":false,"required":["type","title","film"],"properties":{"type":{"const":"video"},"id":{"type":"string","pattern":"^[a\
-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"revie\
w":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a\
 day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text\
","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1\
,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"]\
,"tsType":"Background"},"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weig\
ht":560,"tracking":-0.01,"width":280,"lines":5}},"about":{"type":"string","minLength":1,"kind":"rich-text","tsType":"Ric\
hText","room":{"size":"md","width":230}},"film":{"type":"string","minLength":1,"kind":"film","tsType":"Film"},"poster":{\
"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":\
{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"strin\
g","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|\
[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string"\
,"pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: fro\
m the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}}\
,"captions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["file","langu\
age"],"kind":"captions","tsType":"Captions","properties":{"file":{"type":"string","minLength":1},"language":{"type":"str\
ing","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","form":"the code of a language","examples":["en"]}}}},"silent":{"type"\
:"boolean"},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\
\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["20\
26-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\\
d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01\
","2026-05-01 09:00"],"kind":"schedule"}}},"SharedSection":{"title":"SharedSection","type":"object","additionalPropertie\
s":false,"required":["type","name"],"properties":{"type":{"const":"shared"},"name":{"type":"string","minLength":1},"hidd\
en":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\
\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-0\
5-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?\
(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:\
00"],"kind":"schedule"}}},"Section":{"title":"Section","oneOf":[{"$ref":"#/definitions/AccordionBlock"},{"$ref":"#/defin\
itions/ArticlesBlock"},{"$ref":"#/definitions/BarChartBlock"},{"$ref":"#/definitions/CalculatorBlock"},{"$ref":"#/defini\
tions/CallToActionBlock"},{"$ref":"#/definitions/CardGridBlock"},{"$ref":"#/definitions/ComparisonBlock"},{"$ref":"#/def\
initions/ContactCardsBlock"},{"$ref":"#/definitions/ContentsBlock"},{"$ref":"#/definitions/DiagramBlock"},{"$ref":"#/def\
initions/DownloadsBlock"},{"$ref":"#/definitions/EventsBlock"},{"$ref":"#/definitions/FormBlock"},{"$ref":"#/definitions\
/GalleryBlock"},{"$ref":"#/definitions/HeroBlock"},{"$ref":"#/definitions/LogosBlock"},{"$ref":"#/definitions/OpeningHou\
rsBlock"},{"$ref":"#/definitions/PeopleBlock"},{"$ref":"#/definitions/PictureBlock"},{"$ref":"#/definitions/PlaceBlock"}\
,{"$ref":"#/definitions/PricingBlock"},{"$ref":"#/definitions/ProseBlock"},{"$ref":"#/definitions/QuoteBlock"},{"$ref":"\
#/definitions/SplitBlock"},{"$ref":"#/definitions/StatTickerBlock"},{"$ref":"#/definitions/StatsBlock"},{"$ref":"#/defin\
itions/StepsBlock"},{"$ref":"#/definitions/TableBlock"},{"$ref":"#/definitions/TabsBlock"},{"$ref":"#/definitions/Timeli\
neBlock"},{"$ref":"#/definitions/VideoBlock"}]},"PageSource":{"title":"PageSource","type":"object","additionalProperties\
":false,"required":["title","description","sections"],"properties":{"title":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"path":{"type":"string","pattern":"^/","form":"an address that begins with a\
 slash","examples":["/our-prices"],"kind":"path"},"picture":{"type":"object","additionalProperties":false,"required":["f\
ile","alt"],"kind":"picture","tsType":"SocialPicture","properties":{"file":{"type":"string","minLength":1},"alt":{"type"\
:"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percen\
tages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (1\
00|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how \
wide and high","examples":["10% 0% 60% 90%"]}}},"article":{"type":"object","title":"PageArticle","additionalProperties":\
false,"required":["date"],"properties":{"date":{"type":"string","format":"date","examples":["2026-05-01"]},"author":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tags":{"type":"array","min\
Items":1,"noun":"tag","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width"\
:230}}}}},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such \
as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"checked":{"type":"string","format":"\
date","examples":["2026-05-01"],"forEditors":true},"translated":{"type":"string","pattern":"^[a-z]{6}$","form":"a word o\
f six letters, which `npm run page -- translated` writes","examples":["abcdef"]},"sections":{"type":"array","minItems":1\
,"kind":"sections","tsType":"Section[]","items":{"type":"object"},"examples":[[{"type":"hero","heading":"…"}]]},"hidden"\
:{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d\
)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-0\
1 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|\
[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"\
],"kind":"schedule"}}},"SharedSource":{"title":"SharedSource","type":"object","additionalProperties":false,"required":["\
sections"],"properties":{"translated":{"type":"string","pattern":"^[a-z]{6}$","form":"a word of six letters, which `npm \
run page -- translated` writes","examples":["abcdef"]},"sections":{"type":"array","minItems":1,"kind":"sections","tsType\
":"Section[]","items":{"type":"object"},"examples":[[{"type":"hero","heading":"…"}]]}}},"Facts":{"title":"Facts","noun":\
"figure","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","\
examples":["waiting_time"]},"additionalProperties":{"type":"object","additionalProperties":false,"required":["value","me\
aning","source","checked"],"properties":{"value":{"type":"string","minLength":1},"meaning":{"type":"string","minLength":\
1},"source":{"type":"string","minLength":1},"checked":{"type":"string","format":"date","examples":["2026-05-01"]},"revie\
w":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a\
 day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"translated":{"type":"string","minLength":1}},"title"\
:"Fact"}},"NavigationLink":{"title":"NavigationLink","type":"object","additionalProperties":false,"required":["label","l\
ink"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":\
500,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"text":{"type":"string"\
,"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"sche\
dule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z\
][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"u\
ntil":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-\
]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"Counted\
Text":{"saidWhole":true,"title":"CountedText","type":"object","additionalProperties":false,"required":["other"],"propert\
ies":{"zero":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"one":{"type":"string","minLength":1,\
"kind":"count-text","tsType":"string"},"two":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"few"\
:{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"many":{"type":"string","minLength":1,"kind":"cou\
nt-text","tsType":"string"},"other":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"}}},"FieldText":\
{"title":"FieldText","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"placeholder":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"refused":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","room":{"size":"md","width":230}}}},"ToastData":{"title":"ToastData","type":"object","addi\
tionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"toast-text","tsType":"s\
tring"},"style":{"enum":["default","destructive"],"choices":{"default":"Usual","destructive":"As an alarm"}}}},"SiteSour\
ce":{"title":"SiteSource","type":"object","additionalProperties":false,"required":["product","organization","url","langu\
age"],"dependencies":{"forms":["mailboxes","inquiryTypes","fields"],"inquiryTypes":["mailboxes"]},"properties":{"product\
":{"type":"object","additionalProperties":false,"required":["name","slug"],"properties":{"name":{"type":"string","minLen\
gth":1},"slug":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","ex\
amples":["our-prices"],"kind":"anchor"}}},"organization":{"type":"object","additionalProperties":false,"required":["name\
","description"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}},"profiles":{"type":"array","items":{"type":"string","minLen\
gth":1,"kind":"link","tsType":"Link"}}}},"url":{"type":"string","format":"uri","pattern":"^https?://[^/?#]+(?:/[A-Za-z0-\
9~][\\\\w~-]*)*$","form":"an address that begins with `https://`, with no slash at its end","examples":["https://example.o\
rg"]},"language":{"type":"string","pattern":"^[a-z]{2}(-[A-Z]{2})?$","form":"the code of a language","examples":["en"]},\
"languages":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"zone":{"type":"string","minLength":1}\
,"review":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"pages":{"type":"object","additi\
onalProperties":false,"required":["every","from"],"properties":{"every":{"type":"string","pattern":"^[1-9]\\\\d? (month|mo\
nths|year|years)$","form":"a number of months or years","examples":["12 months"]},"from":{"type":"string","pattern":"^\\\\\
d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples\
":["2027-05"],"forEditors":true}}},"articles":{"type":"object","additionalProperties":false,"required":["every"],"proper\
ties":{"every":{"type":"string","pattern":"^[1-9]\\\\d? (month|months|year|years)$","form":"a number of months or years","\
examples":["12 months"]}}},"figures":{"type":"object","additionalProperties":false,"required":["every"],"properties":{"e\
very":{"type":"string","pattern":"^[1-9]\\\\d? (month|months|year|years)$","form":"a number of months or years","examples"\
:["12 months"]}}},"sections":{"type":"array","minItems":1,"items":{"type":"object","title":"kind of section","additional\
Properties":false,"required":["type","every","from"],"properties":{"type":{"type":"string","minLength":1,"examples":["ta\
ble"]},"every":{"type":"string","pattern":"^[1-9]\\\\d? (month|months|year|years)$","form":"a number of months or years","\
examples":["12 months"]},"from":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"\
a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true}}}},"mail":{"type":"strin\
g","format":"email"}}},"settled":{"type":"array","minItems":1,"noun":"note","items":{"type":"object","title":"SettledNot\
e","additionalProperties":false,"required":["note","file","state","reason"],"properties":{"note":{"type":"string","patte\
rn":"^[a-z]+/[a-z-]+$","form":"the code of a note","examples":["title/length"]},"file":{"type":"string","minLength":1},"\
state":{"type":"string","pattern":"^[a-z]{6}$","form":"a word of six letters, which the Studio writes","examples":["abcd\
ef"]},"reason":{"type":"string","minLength":1}}}},"socialImage":{"type":"object","additionalProperties":false,"required"\
:["file","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"stri\
ng"}}},"logo":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"image","tsType":"Image","p\
roperties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"}}},"icons":{"type":"object","title":"SiteIcons\
","additionalProperties":false,"required":["tab","touch","app"],"properties":{"tab":{"type":"string","minLength":1,"kind\
":"link","tsType":"Link","pattern":"^/.*\\\\.(svg|png|ico)$","form":"a file of the public folder that ends with `.svg`, `.\
png` or `.ico`","examples":["/favicon.svg"]},"touch":{"type":"string","minLength":1,"kind":"link","tsType":"Link","patte\
rn":"^/.*\\\\.png$","form":"a file of the public folder that ends with `.png`","examples":["/icon-512.png"]},"app":{"type"\
:"array","noun":"icon","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^/.*\\\\.png$","for\
m":"a file of the public folder that ends with `.png`","examples":["/icon-512.png"]}}}},"mailboxes":{"type":"object","ti\
tle":"Mailboxes","noun":"mailbox","required":["general"],"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small le\
tters, digits and underscores","examples":["new_members"]},"additionalProperties":{"type":"string","format":"email"}},"i\
nquiryTypes":{"type":"object","title":"InquiryTypes","noun":"kind of inquiry","minProperties":1,"propertyNames":{"patter\
n":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["new_members"]},"additionalProperties"\
:{"type":"object","additionalProperties":false,"required":["label","mailbox"],"properties":{"label":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"mailbox":{"type":"string","kind":"mailbox"\
}},"title":"InquiryType"}},"sources":{"type":"object","title":"Sources","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","\
form":"small letters, digits and underscores","examples":["survey_2026"]},"additionalProperties":{"type":"object","addit\
ionalProperties":false,"required":["name","link"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}},"t\
itle":"Source"}},"navigation":{"type":"array","minItems":1,"noun":"menu entry","items":{"type":"object","additionalPrope\
rties":false,"required":["label"],"oneNeeded":["link","items"],"properties":{"label":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"string","minLength"\
:1,"kind":"link","tsType":"Link"},"button":{"type":"boolean"},"items":{"type":"array","minItems":1,"noun":"link","items"\
:{"$ref":"#/definitions/NavigationLink"}},"covers":{"type":"array","noun":"page of it","items":{"type":"string","minLeng\
th":1,"kind":"link","tsType":"Link"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\
\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day a\
nd a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\
\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a tim\
e","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}},"title":"NavigationItem"}},"notices":{"type":"array"\
,"mayBeEmpty":true,"items":{"type":"object","title":"Notice","additionalProperties":false,"required":["text"],"propertie\
s":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"sm","width":280,"lines"\
:4}},"tone":{"enum":["calm","important"]},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern\
":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a d\
ay and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{\
4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a\
 time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}}},"breadcrumb":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","room":{"size":"md","width":230}},"sideMenus":{"type":"array","minItems":1,"noun":"menu at\
 the side","items":{"type":"object","title":"SideMenuSource","additionalProperties":false,"required":["label","below"],"\
properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","width":176,"lin\
es":4}},"below":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^/[^#]*$","form":"the address of\
 a page","examples":["/handbook"]},"first":{"type":"array","minItems":1,"noun":"page of the menu","items":{"type":"strin\
g","minLength":1,"kind":"link","tsType":"Link","pattern":"^/[^#]*$","form":"the address of a page","examples":["/handboo\
k/tools"]}}}}},"search":{"type":"boolean"},"synonyms":{"saidWhole":true,"type":"array","items":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noun":"group"},"footer":{"type":"object","addit\
ionalProperties":false,"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room"\
:{"size":"md","width":230}},"columns":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false\
,"required":["title","links"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room\
":{"size":"sm","weight":560,"width":128,"lines":3}},"links":{"type":"array","minItems":1,"room":{"label":{"size":"sm","w\
idth":128,"lines":3}},"items":{"$ref":"#/definitions/NavigationLink"}}},"title":"FooterColumn"}},"profiles":{"type":"arr\
ay","minItems":1,"noun":"profile","items":{"type":"object","title":"FooterProfile","additionalProperties":false,"require\
d":["label","link"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":\
"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^https?://","form":"an\
 address that begins with `https://`","examples":["https://mastodon.example/@library"]}}}},"copyright":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"contactPage":{"type":"string","minLen\
gth":1,"kind":"link","tsType":"Link","pattern":"^/[^#]*$","form":"the address of a page","examples":["/contact"]},"priva\
cy":{"type":"object","title":"Privacy","additionalProperties":false,"required":["text"],"dependencies":{"link":["linkLab\
el"],"linkLabel":["link"]},"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","r\
oom":{"size":"md","width":230}},"simulated":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room"\
:{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"linkLabel":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"notFound":{"type":"object","add\
itionalProperties":false,"required":["title","description","heading","text","linkLabel","suggestion"],"properties":{"tit\
le":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"description":{"typ\
e":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"ki\
nd":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"md","width":230}},"suggestion":{"type":"string","minLength":1,"kind":"path-text\
","tsType":"string"}}},"notSent":{"type":"object","title":"NotSent","additionalProperties":false,"required":["heading","\
text","lost","again"],"properties":{"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width"\
:230}},"lost":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"again":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"reasons":{"type":"objec\
t","title":"NotSentReasons","additionalProperties":false,"properties":{"fields":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","room":{"size":"md","width":230}},"tooLong":{"type":"string","minLength":1,"kind":"text","tsType"\
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
h":230}},"from":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"to":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"allCategories":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"category":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"articles":{"$ref":"#/definitions/CountedTex\
t"},"articlesInCategory":{"$ref":"#/definitions/CountedText"},"needsScript":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"md","width":230}},"draft":{"type":"string","minLength":1,"kind":"text","tsType":"stri\
ng","room":{"size":"md","width":230}},"noNumber":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"language":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"source":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},\
"film":{"saidWhole":true,"type":"object","title":"FilmLabels","additionalProperties":false,"required":["play","transfer"\
,"watch"],"properties":{"play":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}},"transfer":{"type":"string","minLength":1,"kind":"film-text","tsType":"string"},"watch":{"type":"string","minLen\
gth":1,"kind":"film-text","tsType":"string"}}},"events":{"saidWhole":true,"type":"object","title":"EventLabels","additio\
nalProperties":false,"required":["calendar","none"],"properties":{"calendar":{"type":"string","minLength":1,"kind":"text\
","tsType":"string","room":{"size":"md","width":230}},"none":{"type":"string","minLength":1,"kind":"text","tsType":"stri\
ng","room":{"size":"md","width":230}}}},"hours":{"saidWhole":true,"type":"object","title":"HoursLabels","additionalPrope\
rties":false,"required":["open","openUntil","closed","opensToday","opensLater","always","exceptions"],"properties":{"ope\
n":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"openUntil":{"type":\
"string","minLength":1,"kind":"hours-text","tsType":"string"},"closed":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"opensToday":{"type":"string","minLength":1,"kind":"hours-text","tsType"\
:"string"},"opensLater":{"type":"string","minLength":1,"kind":"hours-text","tsType":"string"},"always":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"exceptions":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"article":{"saidWhole":true,"type":"object","tit\
le":"ArticleLabels","additionalProperties":false,"required":["previous","next","others"],"properties":{"previous":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"next":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"others":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}}}},"search":{"saidWhole":true,"type":"object","title":"Searc\
hLabels","additionalProperties":false,"required":["search","found","none","all","failed"],"properties":{"search":{"type"\
:"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"found":{"$ref":"#/definitions\
/CountedText"},"none":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"\
all":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"failed":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"place":{"saidWhole":true,"typ\
e":"object","title":"PlaceLabels","additionalProperties":false,"required":["map"],"properties":{"map":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"show":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230}},"transfer":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"book":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"bookHere":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230}},"bookTransfer":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md"\
,"width":230}}}},"tooLong":{"type":"string","minLength":1,"kind":"length-text","tsType":"string"},"answers":{"type":"obj\
ect","title":"AnswerLabels","additionalProperties":false,"properties":{"fill":{"type":"string","minLength":1,"kind":"ans\
wer-text","tsType":"string"},"choose":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"several":{\
"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"tick":{"type":"string","minLength":1,"kind":"answ\
er-text","tsType":"string"},"email":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"phone":{"typ\
e":"string","minLength":1,"kind":"answer-text","tsType":"string"},"number":{"type":"string","minLength":1,"kind":"answer\
-text","tsType":"string"},"least":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"most":{"type":\
"string","minLength":1,"kind":"answer-text","tsType":"string"},"date":{"type":"string","minLength":1,"kind":"answer-text\
","tsType":"string"},"earliest":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"latest":{"type":\
"string","minLength":1,"kind":"answer-text","tsType":"string"},"tooLong":{"type":"string","minLength":1,"kind":"answer-t\
ext","tsType":"string"},"file":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fewerFiles":{"typ\
e":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileEmpty":{"type":"string","minLength":1,"kind":"ans\
wer-text","tsType":"string"},"fileTooLarge":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"file\
sTooLarge":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileType":{"type":"string","minLength\
":1,"kind":"answer-text","tsType":"string"},"fileUnsafe":{"type":"string","minLength":1,"kind":"answer-text","tsType":"s\
tring"},"fileHint":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"filesHint":{"type":"string","\
minLength":1,"kind":"answer-text","tsType":"string"},"filesAgain":{"type":"string","minLength":1,"kind":"answer-text","t\
sType":"string"}}}}},"fields":{"type":"object","title":"FieldTexts","additionalProperties":false,"required":["name","ema\
il","organization","phone","inquiryType","message"],"properties":{"name":{"$ref":"#/definitions/FieldText"},"email":{"$r\
ef":"#/definitions/FieldText"},"organization":{"$ref":"#/definitions/FieldText"},"phone":{"$ref":"#/definitions/FieldTex\
t"},"inquiryType":{"$ref":"#/definitions/FieldText"},"message":{"$ref":"#/definitions/FieldText"}}},"forms":{"type":"obj\
ect","title":"Forms","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9-]*$","form":"small letters, digits and \
hyphens","examples":["ask-for-a-call"]},"additionalProperties":{"type":"object","additionalProperties":false,"required":\
["title","inquiryType","submit","sending","cancel","send","success","failure"],"dependencies":{"keep":["fields"]},"prope\
rties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":\
{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"inquiryTitle":{\
"type":"string","minLength":1,"kind":"inquiry-text","tsType":"string"},"inquiryText":{"type":"string","minLength":1,"kin\
d":"inquiry-text","tsType":"string"},"inquiryType":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"md","width":230}},"submit":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"sending":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}\
,"cancel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"send":{"enum\
":["function","simulated"],"choices":{"function":"To the mailbox","simulated":"Nowhere: it only looks as if"}},"fields":\
{"type":"array","minItems":1,"noun":"question","items":{"type":"object","title":"FormField","additionalProperties":false\
,"required":["key","kind"],"properties":{"kind":{"enum":["text","long text","name","organization","email","phone","numbe\
r","date","address","choice","several","consent","file","note"],"choices":{"text":"A line of text","long text":"A text o\
f several lines","name":"A person’s name","organization":"An organization","email":"An e-mail address","phone":"A teleph\
one number","number":"A number","date":"A day","address":"A postal address","choice":"One of several choices","several":\
"Any of several choices","consent":"A box to tick","file":"A file","note":"Nothing: it only says something"}},"label":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","\
minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hint":{"type":"string","minLength\
":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"required":{"type":"boolean"},"options":{"t\
ype":"array","minItems":2,"noun":"choice","items":{"type":"object","title":"FormOption","additionalProperties":false,"re\
quired":["key","label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230}},"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscore\
s","examples":["school"]}}}},"from":{"type":["number","string"],"pattern":"^(?:\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|today(?: [+-] \\\\d{1,\
4} (?:day|week|month|year)s?)?)$","form":"a number, a day such as `2027-03-27`, or a day that is counted from today, suc\
h as `today + 14 days`","examples":["today"]},"to":{"type":["number","string"],"pattern":"^(?:\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|today\
(?: [+-] \\\\d{1,4} (?:day|week|month|year)s?)?)$","form":"a number, a day such as `2027-03-27`, or a day that is counted \
from today, such as `today + 14 days`","examples":["today"]},"when":{"type":"object","title":"FormCondition","minPropert\
ies":1,"maxProperties":1,"noun":"condition","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits\
 and underscores","examples":["who"]},"additionalProperties":{"type":"string","minLength":1}},"key":{"type":"string","pa\
ttern":"^(?!(?:form|language)$)[a-z][a-z0-9_]*$","form":"small letters, digits and underscores, and neither `form` nor `\
language`","examples":["first_visit"]}}}},"keep":{"type":"string","pattern":"^[1-9]\\\\d{0,3} days?$","form":"a number of \
days","examples":["90 days"]},"rules":{"type":"array","minItems":1,"noun":"rule","items":{"type":"object","title":"FormR\
ule","additionalProperties":false,"required":["when","mailbox"],"properties":{"when":{"type":"object","title":"RuleCondi\
tion","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"smal\
l letters, digits and underscores","examples":["who"]},"additionalProperties":{"type":"string","minLength":1}},"mailbox"\
:{"type":"string","kind":"mailbox"}}}},"receipt":{"type":"object","title":"FormReceipt","additionalProperties":false,"re\
quired":["to","subject","text"],"properties":{"to":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small letters,\
 digits and underscores","examples":["email"]},"subject":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"\
md","width":230}}}},"success":{"$ref":"#/definitions/ToastData"},"failure":{"$ref":"#/definitions/ToastData"}},"title":"\
FormSource"}},"feed":{"type":"object","additionalProperties":false,"required":["title","page"],"properties":{"title":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"page":{"type":"string","m\
inLength":1,"kind":"link","tsType":"Link"}}},"redirects":{"type":"object","propertyNames":{"pattern":"^/","form":"a slas\
h at their beginning","examples":["/old-page"]},"additionalProperties":{"type":"string","minLength":1,"kind":"link","tsT\
ype":"Link"}}}},"ThemeColors":{"title":"ThemeColors","type":"object","additionalProperties":false,"minProperties":1,"pro\
perties":{"page":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples"\
:["#0b1512"]},"surface":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","ex\
amples":["#0b1512"]},"raised":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to \
f","examples":["#0b1512"]},"line":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a\
 to f","examples":["#0b1512"]},"border":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters \
from a to f","examples":["#0b1512"]},"text":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or lett\
ers from a to f","examples":["#0b1512"]},"muted":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or\
 letters from a to f","examples":["#0b1512"]},"accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six dig\
its or letters from a to f","examples":["#0b1512"]},"on-accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# an\
d six digits or letters from a to f","examples":["#0b1512"]},"signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","form"\
:"# and six digits or letters from a to f","examples":["#0b1512"]},"on-signal":{"type":"string","pattern":"^#[0-9a-f]{6}\
$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"danger":{"type":"string","pattern":"^#[0-9a\
-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"danger-fill":{"type":"string","patter\
n":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"on-danger":{"type":"string\
","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"focus":{"type":"s\
tring","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]}}},"ThemeSourc\
e":{"title":"ThemeSource","type":"object","additionalProperties":false,"minProperties":1,"properties":{"default":{"enum"\
:["dark","light"]},"colors":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"dark":{"$ref"\
:"#/definitions/ThemeColors"},"light":{"$ref":"#/definitions/ThemeColors"},"bold":{"$ref":"#/definitions/ThemeColors"}}}\
,"font":{"type":"object","additionalProperties":false,"required":["family","file"],"title":"ThemeFont","properties":{"fa\
mily":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9 -]*$","form":"letters, digits, spaces and hyphens","examples":["In\
ter Variable"]},"file":{"type":"string","pattern":"^/[\\\\w./-]+\\\\.woff2$","form":"a file of the public folder that ends w\
ith `.woff2`","examples":["/fonts/inter-4.1.woff2"]},"more":{"type":"array","minItems":1,"noun":"file","items":{"type":"\
string","pattern":"^/[\\\\w./-]+\\\\.woff2$","form":"a file of the public folder that ends with `.woff2`","examples":["/font\
s/inter-latin-ext-4.1.woff2"]}}}},"radius":{"type":"object","additionalProperties":false,"minProperties":1,"title":"Them\
eRadius","properties":{"sm":{"type":["string","integer"],"minimum":0,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$\
","form":"a number with `rem` or `px` right behind it","examples":["6px"]},"md":{"type":["string","integer"],"minimum":0\
,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a number with `rem` or `px` right behind it","examples":["\
6px"]},"full":{"type":["string","integer"],"minimum":0,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a nu\
mber with `rem` or `px` right behind it","examples":["6px"]}}}}},"SiteOverlay":{"type":"object","additionalProperties":f\
alse,"properties":{"product":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLen\
gth":1}}},"organization":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength"\
:1},"description":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"prof\
iles":{"type":"array","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"socialImage":{"type":"ob\
ject","additionalProperties":false,"required":["file","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type\
":"string","minLength":1},"alt":{"type":"string"}}},"logo":{"type":"object","additionalProperties":false,"required":["fi\
le","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"}}\
},"inquiryTypes":{"type":"object","noun":"kind of inquiry","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9_]\
*$","form":"small letters, digits and underscores","examples":["new_members"]},"additionalProperties":{"type":"object","\
additionalProperties":false,"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230}}}}},"sources":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small le\
tters, digits and underscores","examples":["survey_2026"]},"additionalProperties":{"type":"object","additionalProperties\
":false,"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"navigation":{"type":"array","minItems":1,\
"noun":"menu entry","items":{"type":"object","additionalProperties":false,"required":["label"],"oneNeeded":["link","item\
s"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":50\
0,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"button":{"type":"boolean\
"},"items":{"type":"array","minItems":1,"noun":"link","items":{"$ref":"#/definitions/NavigationLink"}},"covers":{"type":\
"array","noun":"page of it","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}},"hidden":{"type":"boo\
lean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\
\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"ki\
nd":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\
\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"sch\
edule"}},"title":"NavigationItem"}},"notices":{"type":"array","mayBeEmpty":true,"items":{"type":"object","title":"Notice\
","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text\
","tsType":"RichText","room":{"size":"sm","width":280,"lines":4}},"tone":{"enum":["calm","important"]},"hidden":{"type":\
"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[\
+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"]\
,"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\\
d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":\
"schedule"}}}},"breadcrumb":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"sideMenus":{"type":"array","minItems":1,"noun":"menu at the side","items":{"type":"object","title":"SideMenuSource\
","additionalProperties":false,"required":["label","below"],"properties":{"label":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"lg","width":176,"lines":4}},"below":{"type":"string","minLength":1,"kind":"link\
","tsType":"Link","pattern":"^/[^#]*$","form":"the address of a page","examples":["/handbook"]},"first":{"type":"array",\
"minItems":1,"noun":"page of the menu","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^\
/[^#]*$","form":"the address of a page","examples":["/handbook/tools"]}}}}},"synonyms":{"saidWhole":true,"type":"array",\
"items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noun":"group"}\
,"footer":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","minLength":1,"kind":"rich\
-text","tsType":"RichText","room":{"size":"md","width":230}},"columns":{"type":"array","minItems":1,"items":{"type":"obj\
ect","additionalProperties":false,"required":["title","links"],"properties":{"title":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"sm","weight":560,"width":128,"lines":3}},"links":{"type":"array","minItems":\
1,"room":{"label":{"size":"sm","width":128,"lines":3}},"items":{"$ref":"#/definitions/NavigationLink"}}},"title":"Footer\
Column"}},"profiles":{"type":"array","minItems":1,"noun":"profile","items":{"type":"object","title":"FooterProfile","add\
itionalProperties":false,"required":["label","link"],"properties":{"label":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link",\
"pattern":"^https?://","form":"an address that begins with `https://`","examples":["https://mastodon.example/@library"]}\
}}},"copyright":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"priv\
acy":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text\
","tsType":"RichText","room":{"size":"md","width":230}},"simulated":{"type":"string","minLength":1,"kind":"rich-text","t\
sType":"RichText","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}\
,"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"notFoun\
d":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"m\
d","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230}},"suggestion":{"type":"string","minLength":1,"kind":"path-text","tsType":"string"}}},"notSent":{"type":"object","ad\
ditionalProperties":false,"properties":{"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wi\
dth":230}},"lost":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"agai\
n":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"reasons":{"type":"o\
bject","additionalProperties":false,"properties":{"fields":{"type":"string","minLength":1,"kind":"text","tsType":"string\
","room":{"size":"md","width":230}},"tooLong":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230}},"filesTooLarge":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md\
","width":230}},"noFiles":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230\
}},"notWhole":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"late":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"busy":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooMany":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooManyNearby":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"md","width":230}},"otherText":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"foreign":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"notKept":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"md","width":230}}}}}},"labels":{"type":"object","additionalProperties":false,"properties":{"menu":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"skip":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230}},"lightTheme":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"md","width":230}},"darkTheme":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","room":{"size":"md","width":230}},"newTab":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"md","width":230}},"pause":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230}},"play":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"di\
alogClose":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noAction":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"notifications":{"type":\
"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"offline":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"problem":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230}},"current":{"type":"string","minLength":1,"kind":"text","t\
sType":"string","room":{"size":"md","width":230}},"planned":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"md","width":230}},"vision":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230}},"yes":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230}},"no":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"from":{"typ\
e":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"to":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"allCategories":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"category":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","room":{"size":"md","width":230}},"articles":{"$ref":"#/definitions/CountedText"},"articlesInCatego\
ry":{"$ref":"#/definitions/CountedText"},"needsScript":{"type":"string","minLength":1,"kind":"text","tsType":"string","r\
oom":{"size":"md","width":230}},"draft":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"m\
d","width":230}},"noNumber":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"language":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"source\
":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"film":{"saidWhole":t\
rue,"type":"object","additionalProperties":false,"properties":{"play":{"type":"string","minLength":1,"kind":"text","tsTy\
pe":"string","room":{"size":"md","width":230}},"transfer":{"type":"string","minLength":1,"kind":"film-text","tsType":"st\
ring"},"watch":{"type":"string","minLength":1,"kind":"film-text","tsType":"string"}}},"events":{"saidWhole":true,"type":\
"object","additionalProperties":false,"properties":{"calendar":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","room":{"size":"md","width":230}},"none":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}}}},"hours":{"saidWhole":true,"type":"object","additionalProperties":false,"properties":{"open":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"openUntil":{"type":"stri\
ng","minLength":1,"kind":"hours-text","tsType":"string"},"closed":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}},"opensToday":{"type":"string","minLength":1,"kind":"hours-text","tsType":"str\
ing"},"opensLater":{"type":"string","minLength":1,"kind":"hours-text","tsType":"string"},"always":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"exceptions":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"article":{"saidWhole":true,"type":"object","addition\
alProperties":false,"properties":{"previous":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"md","width":230}},"next":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230}},"others":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"searc\
h":{"saidWhole":true,"type":"object","additionalProperties":false,"properties":{"search":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"md","width":230}},"found":{"$ref":"#/definitions/CountedText"},"none":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"all":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"failed":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","room":{"size":"md","width":230}}}},"place":{"saidWhole":true,"type":"object","additionalP\
roperties":false,"properties":{"map":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"show":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"t\
ransfer":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"book":{"type"\
:"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"bookHere":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"bookTransfer":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"tooLong":{"type":"string","minLength":1,"kind":\
"length-text","tsType":"string"},"answers":{"type":"object","additionalProperties":false,"properties":{"fill":{"type":"s\
tring","minLength":1,"kind":"answer-text","tsType":"string"},"choose":{"type":"string","minLength":1,"kind":"answer-text\
","tsType":"string"},"several":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"tick":{"type":"st\
ring","minLength":1,"kind":"answer-text","tsType":"string"},"email":{"type":"string","minLength":1,"kind":"answer-text",\
"tsType":"string"},"phone":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"number":{"type":"stri\
ng","minLength":1,"kind":"answer-text","tsType":"string"},"least":{"type":"string","minLength":1,"kind":"answer-text","t\
sType":"string"},"most":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"date":{"type":"string","\
minLength":1,"kind":"answer-text","tsType":"string"},"earliest":{"type":"string","minLength":1,"kind":"answer-text","tsT\
ype":"string"},"latest":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"tooLong":{"type":"string\
","minLength":1,"kind":"answer-text","tsType":"string"},"file":{"type":"string","minLength":1,"kind":"answer-text","tsTy\
pe":"string"},"fewerFiles":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileEmpty":{"type":"s\
tring","minLength":1,"kind":"answer-text","tsType":"string"},"fileTooLarge":{"type":"string","minLength":1,"kind":"answe\
r-text","tsType":"string"},"filesTooLarge":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileT\
ype":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"fileUnsafe":{"type":"string","minLength":1,\
"kind":"answer-text","tsType":"string"},"fileHint":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"\
},"filesHint":{"type":"string","minLength":1,"kind":"answer-text","tsType":"string"},"filesAgain":{"type":"string","minL\
ength":1,"kind":"answer-text","tsType":"string"}}}}},"fields":{"type":"object","additionalProperties":false,"properties"\
:{"name":{"$ref":"#/definitions/FieldText"},"email":{"$ref":"#/definitions/FieldText"},"organization":{"$ref":"#/definit\
ions/FieldText"},"phone":{"$ref":"#/definitions/FieldText"},"inquiryType":{"$ref":"#/definitions/FieldText"},"message":{\
"$ref":"#/definitions/FieldText"}}},"forms":{"type":"object","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9\
-]*$","form":"small letters, digits and hyphens","examples":["ask-for-a-call"]},"additionalProperties":{"type":"object",\
"additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":\
"md","width":230}},"inquiryTitle":{"type":"string","minLength":1,"kind":"inquiry-text","tsType":"string"},"inquiryText":\
{"type":"string","minLength":1,"kind":"inquiry-text","tsType":"string"},"submit":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","room":{"size":"md","width":230}},"sending":{"type":"string","minLength":1,"kind":"text","tsType\
":"string","room":{"size":"md","width":230}},"cancel":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"md","width":230}},"fields":{"type":"array","minItems":1,"noun":"question","items":{"type":"object","title":\
"FormField","additionalProperties":false,"required":["key","kind"],"properties":{"kind":{"enum":["text","long text","nam\
e","organization","email","phone","number","date","address","choice","several","consent","file","note"],"choices":{"text\
":"A line of text","long text":"A text of several lines","name":"A person’s name","organization":"An organization","emai\
l":"An e-mail address","phone":"A telephone number","number":"A number","date":"A day","address":"A postal address","cho\
ice":"One of several choices","several":"Any of several choices","consent":"A box to tick","file":"A file","note":"Nothi\
ng: it only says something"}},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md"\
,"width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":\
230}},"hint":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"re\
quired":{"type":"boolean"},"options":{"type":"array","minItems":2,"noun":"choice","items":{"type":"object","title":"Form\
Option","additionalProperties":false,"required":["key","label"],"properties":{"label":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","room":{"size":"md","width":230}},"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","for\
m":"small letters, digits and underscores","examples":["school"]}}}},"from":{"type":["number","string"],"pattern":"^(?:\\\
\\d{4}-\\\\d\\\\d-\\\\d\\\\d|today(?: [+-] \\\\d{1,4} (?:day|week|month|year)s?)?)$","form":"a number, a day such as `2027-03-27`, \
or a day that is counted from today, such as `today + 14 days`","examples":["today"]},"to":{"type":["number","string"],"\
pattern":"^(?:\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d|today(?: [+-] \\\\d{1,4} (?:day|week|month|year)s?)?)$","form":"a number, a day such as\
 `2027-03-27`, or a day that is counted from today, such as `today + 14 days`","examples":["today"]},"when":{"type":"obj\
ect","title":"FormCondition","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{"pattern":"^[a-z][a\
-z0-9_]*$","form":"small letters, digits and underscores","examples":["who"]},"additionalProperties":{"type":"string","m\
inLength":1}},"key":{"type":"string","pattern":"^(?!(?:form|language)$)[a-z][a-z0-9_]*$","form":"small letters, digits a\
nd underscores, and neither `form` nor `language`","examples":["first_visit"]}}}},"receipt":{"type":"object","additional\
Properties":false,"properties":{"subject":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":\
"md","width":230}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230\
}}}},"success":{"$ref":"#/definitions/ToastData"},"failure":{"$ref":"#/definitions/ToastData"}}}},"feed":{"type":"object\
","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","roo\
m":{"size":"md","width":230}},"page":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}}},"FactsOverlay":{"\
noun":"figure","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and undersco\
res","examples":["waiting_time"]},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"va\
lue":{"type":"string","minLength":1},"meaning":{"type":"string","minLength":1},"source":{"type":"string","minLength":1},\
"translated":{"type":"string","minLength":1}}}}}}'),gi=mt,pe=J.definitions.AccordionBlock,o=Object.prototype.hasOwnProperty,
h=et().default,de=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),le=new RegExp("^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|\
3[01]))?$","u"),z=new RegExp("^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"u");function mt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
type"},schema:pe.required,parentSchema:pe,data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"items"},schema:pe.required,parentSchema:pe,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(pe.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:pe,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="accordion"&&
((i??=[]).push(p(e+"/type","const",{allowedValue:"accordion"},pe.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){
let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a\
-z][a-z0-9]*(-[a-z0-9]+)*$"},pe.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},pe.properties.id,
t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/re\
view","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},pe.properties.review,t)),r++):((i??=[]).push(
p(e+"/review","type",{type:"string"},pe.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;
this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},pe.properties.
eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},pe.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&
o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/he\
ading","minLength",{limit:1},pe.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},pe.properties.
heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},pe.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{
type:"string"},pe.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="pla\
in"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:pe.properties.background.enum},pe.
properties.background,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<1&&((i??=
[]).push(p(e+"/items","minItems",{limit:1},pe.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.question===void 0||!o.call(m,"question"))&&((i??=[]).push(p(e+"/items/"+u,"req\
uired",{missingProperty:"question"},pe.properties.items.items,m)),r++),(m.answer===void 0||!o.call(m,"answer"))&&((i??=[]).
push(p(e+"/items/"+u,"required",{missingProperty:"answer"},pe.properties.items.items,m)),r++);for(let l of Object.keys(m))
l==="question"||l==="answer"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},pe.properties.
items.items,m)),r++);if(m.question!==void 0&&o.call(m,"question")){let l=m.question;this.note("text",e+"/items/"+u+"/que\
stion",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/question","minLength",{limit:1},pe.properties.items.
items.properties.question,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/question","type",{type:"string"},pe.properties.items.
items.properties.question,l)),r++)}if(m.answer!==void 0&&o.call(m,"answer")){let l=m.answer;this.note("paragraphs",e+"/i\
tems/"+u+"/answer",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/answer","minLength",{limit:1},pe.properties.
items.items.properties.answer,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/answer","type",{type:"string"},pe.properties.items.
items.properties.answer,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},pe.properties.items.items,m)),
r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},pe.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hi\
dden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},pe.properties.hidden,t)),
r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/fro\
m",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)\
?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},pe.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"st\
ring"},pe.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",
t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},pe.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"st\
ring"},pe.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,
data:s};(i??=[]).push(t),r++}return mt.errors=i,r===0}var ci=at,q=J.definitions.ArticlesBlock,Le=new RegExp("^(100|[1-9]\
?[0-9])% (100|[1-9]?[0-9])%$","u"),Te=new RegExp("^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0\
-9]?)%$","u"),_e=Qe().fullFormats.date;function at(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:q.required,parentSchema:q,data:s};(i??=[]).push(t),r++}if(s.filters===
void 0||!o.call(s,"filters")){let t={instancePath:e,keyword:"required",params:{missingProperty:"filters"},schema:q.required,
parentSchema:q,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(q.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:q,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="articles"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"articles"},
q.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?
de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},q.properties.id,t)),r++):((i??=
[]).push(p(e+"/id","type",{type:"string"},q.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;
typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3\
[01]))?$"},q.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},q.properties.review,t)),r++)}
if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},q.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{
type:"string"},q.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",
e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},q.properties.heading,t)),
r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},q.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"te\
xt")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",
{limit:1},q.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},q.properties.text,t)),r++)}if(s.background!==
void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/backgroun\
d","enum",{allowedValues:q.properties.background.enum},q.properties.background,t)),r++)}if(s.filters!==void 0&&o.call(s,
"filters")){let t=s.filters;t==="inert"||t==="working"||((i??=[]).push(p(e+"/filters","enum",{allowedValues:q.properties.
filters.enum},q.properties.filters,t)),r++)}if(s.below!==void 0&&o.call(s,"below")){let t=s.below;this.note("link",e+"/b\
elow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/below","minLength",{limit:1},q.properties.below,t)),r++):((i??=
[]).push(p(e+"/below","type",{type:"string"},q.properties.below,t)),r++)}if(s.most!==void 0&&o.call(s,"most")){let t=s.most;
typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||((i??=[]).push(p(e+"/most","type",{type:"integer"},q.properties.most,
t)),r++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&((i??=[]).push(p(e+"/most","minimum",{comparison:">=",limit:1},
q.properties.most,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<1&&((i??=
[]).push(p(e+"/items","minItems",{limit:1},q.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+u,"required",
{missingProperty:"title"},q.properties.items.items,m)),r++),(m.excerpt===void 0||!o.call(m,"excerpt"))&&((i??=[]).push(p(
e+"/items/"+u,"required",{missingProperty:"excerpt"},q.properties.items.items,m)),r++),(m.date===void 0||!o.call(m,"date"))&&
((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"date"},q.properties.items.items,m)),r++),(m.readTime===void 0||
!o.call(m,"readTime"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"readTime"},q.properties.items.items,
m)),r++),(m.category===void 0||!o.call(m,"category"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"categ\
ory"},q.properties.items.items,m)),r++);for(let l of Object.keys(m))o.call(q.properties.items.items.properties,l)||((i??=
[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},q.properties.items.items,m)),r++);if(m.title!==void 0&&
o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+u+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+u+"/title","minLength",{limit:1},q.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/ite\
ms/"+u+"/title","type",{type:"string"},q.properties.items.items.properties.title,l)),r++)}if(m.excerpt!==void 0&&o.call(
m,"excerpt")){let l=m.excerpt;this.note("rich-text",e+"/items/"+u+"/excerpt",l),typeof l=="string"?h(l)<1&&((i??=[]).push(
p(e+"/items/"+u+"/excerpt","minLength",{limit:1},q.properties.items.items.properties.excerpt,l)),r++):((i??=[]).push(p(e+
"/items/"+u+"/excerpt","type",{type:"string"},q.properties.items.items.properties.excerpt,l)),r++)}if(m.date!==void 0&&o.
call(m,"date")){let l=m.date;typeof l=="string"?_e.validate(l)||((i??=[]).push(p(e+"/items/"+u+"/date","format",{format:"\
date"},q.properties.items.items.properties.date,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/date","type",{type:"string"},q.
properties.items.items.properties.date,l)),r++)}if(m.readTime!==void 0&&o.call(m,"readTime")){let l=m.readTime;this.note(
"text",e+"/items/"+u+"/readTime",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/readTime","minLength",{limit:1},
q.properties.items.items.properties.readTime,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/readTime","type",{type:"string"},
q.properties.items.items.properties.readTime,l)),r++)}if(m.category!==void 0&&o.call(m,"category")){let l=m.category;this.
note("text",e+"/items/"+u+"/category",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/category","minLengt\
h",{limit:1},q.properties.items.items.properties.category,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/category","type",{type:"\
string"},q.properties.items.items.properties.category,l)),r++)}if(m.author!==void 0&&o.call(m,"author")){let l=m.author;
this.note("text",e+"/items/"+u+"/author",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/author","minLeng\
th",{limit:1},q.properties.items.items.properties.author,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/author","type",{type:"\
string"},q.properties.items.items.properties.author,l)),r++)}if(m.featured!==void 0&&o.call(m,"featured")){let l=m.featured;
typeof l!="boolean"&&((i??=[]).push(p(e+"/items/"+u+"/featured","type",{type:"boolean"},q.properties.items.items.properties.
featured,l)),r++)}if(m.picture!==void 0&&o.call(m,"picture")){let l=m.picture;if(this.note("picture",e+"/items/"+u+"/pic\
ture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+u+
"/picture","required",{missingProperty:"file"},q.properties.items.items.properties.picture,l)),r++),(l.alt===void 0||!o.
call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"alt"},q.properties.items.items.properties.
picture,l)),r++);for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="\
focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/items/"+u+"/picture","additionalProperties",{additionalProperty:d},
q.properties.items.items.properties.picture,l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="strin\
g"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/file","minLength",{limit:1},q.properties.items.items.properties.picture.
properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/file","type",{type:"string"},q.properties.items.items.
properties.picture.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).
push(p(e+"/items/"+u+"/picture/alt","type",{type:"string"},q.properties.items.items.properties.picture.properties.alt,d)),
r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/item\
s/"+u+"/picture/decorative","type",{type:"boolean"},q.properties.items.items.properties.picture.properties.decorative,d)),
r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+
u+"/picture/caption","minLength",{limit:1},q.properties.items.items.properties.picture.properties.caption,d)),r++):((i??=
[]).push(p(e+"/items/"+u+"/picture/caption","type",{type:"string"},q.properties.items.items.properties.picture.properties.
caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+
"/items/"+u+"/picture/credit","minLength",{limit:1},q.properties.items.items.properties.picture.properties.credit,d)),r++):
((i??=[]).push(p(e+"/items/"+u+"/picture/credit","type",{type:"string"},q.properties.items.items.properties.picture.properties.
credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+
"/items/"+u+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},q.properties.items.items.properties.
picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/focus","type",{type:"string"},q.properties.items.
items.properties.picture.properties.focus,d)),r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?
Te.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (1\
00|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},q.properties.items.items.properties.picture.properties.crop,d)),r++):((i??=[]).push(
p(e+"/items/"+u+"/picture/crop","type",{type:"string"},q.properties.items.items.properties.picture.properties.crop,d)),r++)}
if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/d\
ark","minLength",{limit:1},q.properties.items.items.properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/ite\
ms/"+u+"/picture/dark","type",{type:"string"},q.properties.items.items.properties.picture.properties.dark,d)),r++)}}else
(i??=[]).push(p(e+"/items/"+u+"/picture","type",{type:"object"},q.properties.items.items.properties.picture,l)),r++}if(m.
link!==void 0&&o.call(m,"link")){let l=m.link;this.note("link",e+"/items/"+u+"/link",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/items/"+u+"/link","minLength",{limit:1},q.properties.items.items.properties.link,l)),r++):((i??=[]).push(
p(e+"/items/"+u+"/link","type",{type:"string"},q.properties.items.items.properties.link,l)),r++)}if(m.hidden!==void 0&&o.
call(m,"hidden")){let l=m.hidden;typeof l!="boolean"&&((i??=[]).push(p(e+"/items/"+u+"/hidden","type",{type:"boolean"},q.
properties.items.items.properties.hidden,l)),r++),this.note("schedule",e+"/items/"+u+"/hidden",l)}if(m.from!==void 0&&o.
call(m,"from")){let l=m.from;this.note("schedule",e+"/items/"+u+"/from",l),typeof l=="string"?z.test(l)||((i??=[]).push(
p(e+"/items/"+u+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)\
?$"},q.properties.items.items.properties.from,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/from","type",{type:"string"},q.properties.
items.items.properties.from,l)),r++)}if(m.until!==void 0&&o.call(m,"until")){let l=m.until;this.note("schedule",e+"/item\
s/"+u+"/until",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+u+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\
\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},q.properties.items.items.properties.until,
l)),r++):((i??=[]).push(p(e+"/items/"+u+"/until","type",{type:"string"},q.properties.items.items.properties.until,l)),r++)}}else
(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},q.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","t\
ype",{type:"array"},q.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boole\
an"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},q.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",
t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=
[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
q.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},q.properties.from,t)),r++)}if(s.until!==void 0&&
o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/u\
ntil","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
q.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},q.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:s};(i??=[]).push(t),r++}return at.
errors=i,r===0}var hi=gt,Y=J.definitions.BarChartBlock;function gt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:Y.required,parentSchema:Y,data:s};(i??=[]).push(
t),r++}if(s.caption===void 0||!o.call(s,"caption")){let t={instancePath:e,keyword:"required",params:{missingProperty:"ca\
ption"},schema:Y.required,parentSchema:Y,data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"items"},schema:Y.required,parentSchema:Y,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(Y.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Y,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="bar-chart"&&((i??=[]).
push(p(e+"/type","const",{allowedValue:"bar-chart"},Y.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.
id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0\
-9]*(-[a-z0-9]+)*$"},Y.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},Y.properties.id,t)),r++)}if(s.
review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},Y.properties.review,t)),r++):((i??=[]).push(p(e+"/review",
"type",{type:"string"},Y.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note(
"text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},Y.properties.eyebrow,
t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},Y.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(
s,"heading")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading",
"minLength",{limit:1},Y.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},Y.properties.heading,
t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/text","minLength",{limit:1},Y.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"str\
ing"},Y.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="\
tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:Y.properties.background.enum},Y.properties.background,
t)),r++)}if(s.caption!==void 0&&o.call(s,"caption")){let t=s.caption;this.note("text",e+"/caption",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/caption","minLength",{limit:1},Y.properties.caption,t)),r++):((i??=[]).push(p(e+"/caption",
"type",{type:"string"},Y.properties.caption,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(
t)){t.length>8&&((i??=[]).push(p(e+"/items","maxItems",{limit:8},Y.properties.items,t)),r++),t.length<2&&((i??=[]).push(
p(e+"/items","minItems",{limit:2},Y.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m==
"object"&&!Array.isArray(m)){(m.label===void 0||!o.call(m,"label"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"\
label"},Y.properties.items.items,m)),r++),(m.value===void 0||!o.call(m,"value"))&&((i??=[]).push(p(e+"/items/"+u,"requir\
ed",{missingProperty:"value"},Y.properties.items.items,m)),r++),(m.display===void 0||!o.call(m,"display"))&&((i??=[]).push(
p(e+"/items/"+u,"required",{missingProperty:"display"},Y.properties.items.items,m)),r++);for(let l of Object.keys(m))l===
"label"||l==="value"||l==="display"||l==="highlight"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},
Y.properties.items.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/items/"+u+"\
/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/label","minLength",{limit:1},Y.properties.items.items.
properties.label,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/label","type",{type:"string"},Y.properties.items.items.properties.
label,l)),r++)}if(m.value!==void 0&&o.call(m,"value")){let l=m.value;typeof l=="number"&&isFinite(l)?(l<0||isNaN(l))&&((i??=
[]).push(p(e+"/items/"+u+"/value","minimum",{comparison:">=",limit:0},Y.properties.items.items.properties.value,l)),r++):
((i??=[]).push(p(e+"/items/"+u+"/value","type",{type:"number"},Y.properties.items.items.properties.value,l)),r++)}if(m.display!==
void 0&&o.call(m,"display")){let l=m.display;this.note("text",e+"/items/"+u+"/display",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/items/"+u+"/display","minLength",{limit:1},Y.properties.items.items.properties.display,l)),r++):((i??=[]).
push(p(e+"/items/"+u+"/display","type",{type:"string"},Y.properties.items.items.properties.display,l)),r++)}if(m.highlight!==
void 0&&o.call(m,"highlight")){let l=m.highlight;typeof l!="boolean"&&((i??=[]).push(p(e+"/items/"+u+"/highlight","type",
{type:"boolean"},Y.properties.items.items.properties.highlight,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"\
object"},Y.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},Y.properties.items,t)),r++}
if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-text",e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).
push(p(e+"/note","minLength",{limit:1},Y.properties.note,t)),r++):((i??=[]).push(p(e+"/note","type",{type:"string"},Y.properties.
note,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden",
"type",{type:"boolean"},Y.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"f\
rom")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",
{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},Y.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},Y.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},Y.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},Y.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,data:s};(i??=[]).push(t),r++}return gt.errors=i,r===0}
var bi=oe,ye=J.definitions.ButtonData;function oe(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0||!o.call(s,"label")){let f={instancePath:e,
keyword:"required",params:{missingProperty:"label"},schema:ye.required,parentSchema:ye,data:s};(i??=[]).push(f),r++}if(s.
action===void 0||!o.call(s,"action")){let f={instancePath:e,keyword:"required",params:{missingProperty:"action"},schema:ye.
required,parentSchema:ye,data:s};(i??=[]).push(f),r++}for(let f of Object.keys(s))if(!(f==="label"||f==="action"||f==="v\
ariant"||f==="size")){let u={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:ye,
data:s};(i??=[]).push(u),r++}if(s.label!==void 0&&o.call(s,"label")){let f=s.label;this.note("text",e+"/label",f),typeof f==
"string"?h(f)<1&&((i??=[]).push(p(e+"/label","minLength",{limit:1},ye.properties.label,f)),r++):((i??=[]).push(p(e+"/lab\
el","type",{type:"string"},ye.properties.label,f)),r++)}if(s.action!==void 0&&o.call(s,"action")){let f=s.action;typeof f!=
"string"&&!(f&&typeof f=="object"&&!Array.isArray(f))&&((i??=[]).push(p(e+"/action","type",{type:ye.properties.action.type},
ye.properties.action,f)),r++);let u=r,m=!0,l=r;if(typeof f!="string"){let g={};(i??=[]).push(g),r++}var t=l===r;r=u,i!==
null&&(u?i.length=u:i=null);let d;if(t){let g=r;f!=="none"&&((i??=[]).push(p(e+"/action","enum",{allowedValues:ye.properties.
action.then.enum},ye.properties.action.then,f)),r++);var t=g===r;m=t,d="then"}else{let g=r;if(f&&typeof f=="object"&&!Array.
isArray(f)){Object.keys(f).length<1&&((i??=[]).push(p(e+"/action","minProperties",{limit:1},ye.properties.action.else,f)),
r++);for(let n of Object.keys(f))n==="link"||n==="dialog"||n==="inquiryType"||n==="download"||((i??=[]).push(p(e+"/actio\
n","additionalProperties",{additionalProperty:n},ye.properties.action.else,f)),r++);if(f.link!==void 0&&o.call(f,"link")){
let n=f.link;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/action/link","minLength",{limit:1},ye.properties.action.else.
properties.link,n)),r++):((i??=[]).push(p(e+"/action/link","type",{type:"string"},ye.properties.action.else.properties.link,
n)),r++)}if(f.dialog!==void 0&&o.call(f,"dialog")){let n=f.dialog;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/action\
/dialog","minLength",{limit:1},ye.properties.action.else.properties.dialog,n)),r++):((i??=[]).push(p(e+"/action/dialog",
"type",{type:"string"},ye.properties.action.else.properties.dialog,n)),r++)}if(f.inquiryType!==void 0&&o.call(f,"inquiry\
Type")){let n=f.inquiryType;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/action/inquiryType","minLength",{limit:1},ye.
properties.action.else.properties.inquiryType,n)),r++):((i??=[]).push(p(e+"/action/inquiryType","type",{type:"string"},ye.
properties.action.else.properties.inquiryType,n)),r++)}if(f.download!==void 0&&o.call(f,"download")){let n=f.download;typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/action/download","minLength",{limit:1},ye.properties.action.else.properties.download,
n)),r++):((i??=[]).push(p(e+"/action/download","type",{type:"string"},ye.properties.action.else.properties.download,n)),
r++)}}var t=g===r;m=t,d="else"}m||((i??=[]).push(p(e+"/action","if",{failingKeyword:d},ye.properties.action,f)),r++),this.
note("action",e+"/action",f)}if(s.variant!==void 0&&o.call(s,"variant")){let f=s.variant;f==="default"||f==="destructive"||
f==="outline"||f==="outline-on-dark"||f==="secondary"||f==="ghost"||f==="link"||f==="hero"||f==="outline-hero"||((i??=[]).
push(p(e+"/variant","enum",{allowedValues:ye.properties.variant.enum},ye.properties.variant,f)),r++)}if(s.size!==void 0&&
o.call(s,"size")){let f=s.size;f==="default"||f==="sm"||f==="lg"||f==="xl"||f==="icon"||((i??=[]).push(p(e+"/size","enum",
{allowedValues:ye.properties.size.enum},ye.properties.size,f)),r++)}}else{let f={instancePath:e,keyword:"type",params:{type:"\
object"},schema:ye.type,parentSchema:ye,data:s};(i??=[]).push(f),r++}return oe.errors=i,r===0}var ki=ct,j=J.definitions.
CalculatorBlock,nt=new RegExp("^[a-z][a-zA-Z0-9_]*$","u"),wi=new RegExp("^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$","u");function ct(s,{
instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:j.
required,parentSchema:j,data:s};(i??=[]).push(t),r++}if(s.inputs===void 0||!o.call(s,"inputs")){let t={instancePath:e,keyword:"\
required",params:{missingProperty:"inputs"},schema:j.required,parentSchema:j,data:s};(i??=[]).push(t),r++}if(s.results===
void 0||!o.call(s,"results")){let t={instancePath:e,keyword:"required",params:{missingProperty:"results"},schema:j.required,
parentSchema:j,data:s};(i??=[]).push(t),r++}if(s.result===void 0||!o.call(s,"result")){let t={instancePath:e,keyword:"re\
quired",params:{missingProperty:"result"},schema:j.required,parentSchema:j,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(j.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:j,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="calculator"&&((i??=[]).
push(p(e+"/type","const",{allowedValue:"calculator"},j.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.
id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0\
-9]*(-[a-z0-9]+)*$"},j.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},j.properties.id,t)),r++)}if(s.
review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},j.properties.review,t)),r++):((i??=[]).push(p(e+"/review",
"type",{type:"string"},j.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note(
"text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},j.properties.eyebrow,
t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},j.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(
s,"heading")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading",
"minLength",{limit:1},j.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},j.properties.heading,
t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/text","minLength",{limit:1},j.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"str\
ing"},j.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="\
tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:j.properties.background.enum},j.properties.background,
t)),r++)}if(s.inputs!==void 0&&o.call(s,"inputs")){let t=s.inputs;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/\
inputs","minItems",{limit:1},j.properties.inputs,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m==
"object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=[]).push(p(e+"/inputs/"+u,"required",{missingProperty:"\
name"},j.properties.inputs.items,m)),r++),(m.label===void 0||!o.call(m,"label"))&&((i??=[]).push(p(e+"/inputs/"+u,"requi\
red",{missingProperty:"label"},j.properties.inputs.items,m)),r++);for(let l of Object.keys(m))l==="label"||l==="hint"||l===
"unit"||l==="default"||l==="options"||l==="name"||((i??=[]).push(p(e+"/inputs/"+u,"additionalProperties",{additionalProperty:l},
j.properties.inputs.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/inputs/"+u+
"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/inputs/"+u+"/label","minLength",{limit:1},j.properties.inputs.
items.properties.label,l)),r++):((i??=[]).push(p(e+"/inputs/"+u+"/label","type",{type:"string"},j.properties.inputs.items.
properties.label,l)),r++)}if(m.hint!==void 0&&o.call(m,"hint")){let l=m.hint;this.note("text",e+"/inputs/"+u+"/hint",l),
typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/inputs/"+u+"/hint","minLength",{limit:1},j.properties.inputs.items.properties.
hint,l)),r++):((i??=[]).push(p(e+"/inputs/"+u+"/hint","type",{type:"string"},j.properties.inputs.items.properties.hint,l)),
r++)}if(m.unit!==void 0&&o.call(m,"unit")){let l=m.unit;this.note("text",e+"/inputs/"+u+"/unit",l),typeof l=="string"?h(
l)<1&&((i??=[]).push(p(e+"/inputs/"+u+"/unit","minLength",{limit:1},j.properties.inputs.items.properties.unit,l)),r++):((i??=
[]).push(p(e+"/inputs/"+u+"/unit","type",{type:"string"},j.properties.inputs.items.properties.unit,l)),r++)}if(m.default!==
void 0&&o.call(m,"default")){let l=m.default;typeof l!="string"&&((i??=[]).push(p(e+"/inputs/"+u+"/default","type",{type:"\
string"},j.properties.inputs.items.properties.default,l)),r++)}if(m.options!==void 0&&o.call(m,"options")){let l=m.options;
if(Array.isArray(l)){l.length<2&&((i??=[]).push(p(e+"/inputs/"+u+"/options","minItems",{limit:2},j.properties.inputs.items.
properties.options,l)),r++);let d=l.length;for(let g=0;g<d;g++){let y=l[g];if(y&&typeof y=="object"&&!Array.isArray(y)){
(y.value===void 0||!o.call(y,"value"))&&((i??=[]).push(p(e+"/inputs/"+u+"/options/"+g,"required",{missingProperty:"value"},
j.properties.inputs.items.properties.options.items,y)),r++),(y.label===void 0||!o.call(y,"label"))&&((i??=[]).push(p(e+"\
/inputs/"+u+"/options/"+g,"required",{missingProperty:"label"},j.properties.inputs.items.properties.options.items,y)),r++);
for(let n of Object.keys(y))n==="value"||n==="label"||((i??=[]).push(p(e+"/inputs/"+u+"/options/"+g,"additionalPropertie\
s",{additionalProperty:n},j.properties.inputs.items.properties.options.items,y)),r++);if(y.value!==void 0&&o.call(y,"val\
ue")){let n=y.value;typeof n=="number"&&isFinite(n)||((i??=[]).push(p(e+"/inputs/"+u+"/options/"+g+"/value","type",{type:"\
number"},j.properties.inputs.items.properties.options.items.properties.value,n)),r++)}if(y.label!==void 0&&o.call(y,"lab\
el")){let n=y.label;this.note("text",e+"/inputs/"+u+"/options/"+g+"/label",n),typeof n=="string"?h(n)<1&&((i??=[]).push(
p(e+"/inputs/"+u+"/options/"+g+"/label","minLength",{limit:1},j.properties.inputs.items.properties.options.items.properties.
label,n)),r++):((i??=[]).push(p(e+"/inputs/"+u+"/options/"+g+"/label","type",{type:"string"},j.properties.inputs.items.properties.
options.items.properties.label,n)),r++)}}else(i??=[]).push(p(e+"/inputs/"+u+"/options/"+g,"type",{type:"object"},j.properties.
inputs.items.properties.options.items,y)),r++}}else(i??=[]).push(p(e+"/inputs/"+u+"/options","type",{type:"array"},j.properties.
inputs.items.properties.options,l)),r++}if(m.name!==void 0&&o.call(m,"name")){let l=m.name;typeof l=="string"?nt.test(l)||
((i??=[]).push(p(e+"/inputs/"+u+"/name","pattern",{pattern:"^[a-z][a-zA-Z0-9_]*$"},j.properties.inputs.items.properties.
name,l)),r++):((i??=[]).push(p(e+"/inputs/"+u+"/name","type",{type:"string"},j.properties.inputs.items.properties.name,l)),
r++)}}else(i??=[]).push(p(e+"/inputs/"+u,"type",{type:"object"},j.properties.inputs.items,m)),r++}}else(i??=[]).push(p(e+
"/inputs","type",{type:"array"},j.properties.inputs,t)),r++}if(s.results!==void 0&&o.call(s,"results")){let t=s.results;
if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/results","minItems",{limit:1},j.properties.results,t)),r++);let f=t.
length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&
((i??=[]).push(p(e+"/results/"+u,"required",{missingProperty:"name"},j.properties.results.items,m)),r++),(m.label===void 0||
!o.call(m,"label"))&&((i??=[]).push(p(e+"/results/"+u,"required",{missingProperty:"label"},j.properties.results.items,m)),
r++),(m.formula===void 0||!o.call(m,"formula"))&&((i??=[]).push(p(e+"/results/"+u,"required",{missingProperty:"formula"},
j.properties.results.items,m)),r++),(m.format===void 0||!o.call(m,"format"))&&((i??=[]).push(p(e+"/results/"+u,"required",
{missingProperty:"format"},j.properties.results.items,m)),r++);for(let l of Object.keys(m))l==="label"||l==="formula"||l===
"format"||l==="showWhen"||l==="emphasis"||l==="name"||((i??=[]).push(p(e+"/results/"+u,"additionalProperties",{additionalProperty:l},
j.properties.results.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/results/"+
u+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/results/"+u+"/label","minLength",{limit:1},j.properties.results.
items.properties.label,l)),r++):((i??=[]).push(p(e+"/results/"+u+"/label","type",{type:"string"},j.properties.results.items.
properties.label,l)),r++)}if(m.formula!==void 0&&o.call(m,"formula")){let l=m.formula;this.note("formula",e+"/results/"+
u+"/formula",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/results/"+u+"/formula","minLength",{limit:1},j.properties.
results.items.properties.formula,l)),r++):((i??=[]).push(p(e+"/results/"+u+"/formula","type",{type:"string"},j.properties.
results.items.properties.formula,l)),r++)}if(m.format!==void 0&&o.call(m,"format")){let l=m.format;this.note("number-for\
mat",e+"/results/"+u+"/format",l),typeof l=="string"?(h(l)<1&&((i??=[]).push(p(e+"/results/"+u+"/format","minLength",{limit:1},
j.properties.results.items.properties.format,l)),r++),wi.test(l)||((i??=[]).push(p(e+"/results/"+u+"/format","pattern",{
pattern:"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$"},j.properties.results.items.properties.format,l)),r++)):((i??=[]).push(p(e+"\
/results/"+u+"/format","type",{type:"string"},j.properties.results.items.properties.format,l)),r++)}if(m.showWhen!==void 0&&
o.call(m,"showWhen")){let l=m.showWhen;this.note("formula",e+"/results/"+u+"/showWhen",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/results/"+u+"/showWhen","minLength",{limit:1},j.properties.results.items.properties.showWhen,l)),r++):((i??=
[]).push(p(e+"/results/"+u+"/showWhen","type",{type:"string"},j.properties.results.items.properties.showWhen,l)),r++)}if(m.
emphasis!==void 0&&o.call(m,"emphasis")){let l=m.emphasis;typeof l!="boolean"&&((i??=[]).push(p(e+"/results/"+u+"/emphas\
is","type",{type:"boolean"},j.properties.results.items.properties.emphasis,l)),r++)}if(m.name!==void 0&&o.call(m,"name")){
let l=m.name;typeof l=="string"?nt.test(l)||((i??=[]).push(p(e+"/results/"+u+"/name","pattern",{pattern:"^[a-z][a-zA-Z0-\
9_]*$"},j.properties.results.items.properties.name,l)),r++):((i??=[]).push(p(e+"/results/"+u+"/name","type",{type:"strin\
g"},j.properties.results.items.properties.name,l)),r++)}}else(i??=[]).push(p(e+"/results/"+u,"type",{type:"object"},j.properties.
results.items,m)),r++}}else(i??=[]).push(p(e+"/results","type",{type:"array"},j.properties.results,t)),r++}if(s.result!==
void 0&&o.call(s,"result")){let t=s.result;t==="shown"||t==="hidden"||((i??=[]).push(p(e+"/result","enum",{allowedValues:j.
properties.result.enum},j.properties.result,t)),r++)}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-\
text",e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{limit:1},j.properties.note,t)),r++):
((i??=[]).push(p(e+"/note","type",{type:"string"},j.properties.note,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){
let t=s.buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},j.properties.buttons,
t)),r++),t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},j.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<
f;u++)oe.call(this,t[u],{instancePath:e+"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:
i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},j.properties.buttons,t)),r++}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},j.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},j.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},j.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},j.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},j.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:j.type,parentSchema:j,data:s};(i??=[]).push(t),r++}return ct.errors=i,r===0}var xi=ht,fe=J.definitions.
CallToActionBlock;function ht(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"type"},schema:fe.required,parentSchema:fe,data:s};(i??=[]).push(t),r++}if(s.heading===void 0||!o.call(s,
"heading")){let t={instancePath:e,keyword:"required",params:{missingProperty:"heading"},schema:fe.required,parentSchema:fe,
data:s};(i??=[]).push(t),r++}if(s.buttons===void 0||!o.call(s,"buttons")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"buttons"},schema:fe.required,parentSchema:fe,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.
call(fe.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:fe,
data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="call-to-action"&&((i??=[]).push(p(e+
"/type","const",{allowedValue:"call-to-action"},fe.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;
this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]\
*(-[a-z0-9]+)*$"},fe.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},fe.properties.id,t)),r++)}if(s.
review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},fe.properties.review,t)),r++):((i??=[]).push(p(e+"/review",
"type",{type:"string"},fe.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note(
"text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},fe.properties.eyebrow,
t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},fe.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(
s,"heading")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading",
"minLength",{limit:1},fe.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},fe.properties.
heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},fe.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{
type:"string"},fe.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="pla\
in"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:fe.properties.background.enum},fe.
properties.background,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},fe.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/bu\
ttons","minItems",{limit:1},fe.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<f;u++)oe.call(this,t[u],{instancePath:e+
"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},fe.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},fe.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},fe.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},fe.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},fe.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},fe.properties.until,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:s};(i??=[]).
push(t),r++}return ht.errors=i,r===0}var Li=bt,O=J.definitions.CardGridBlock;function bt(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.
call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:O.required,parentSchema:O,
data:s};(i??=[]).push(t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:O.required,parentSchema:O,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(O.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:O,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="card-grid"&&((i??=[]).push(p(e+"/type","con\
st",{allowedValue:"card-grid"},O.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",
e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},O.
properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},O.properties.id,t)),r++)}if(s.review!==void 0&&o.
call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-\
(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},O.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"str\
ing"},O.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyeb\
row",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},O.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},O.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
O.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},O.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},O.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},O.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:O.properties.background.enum},O.properties.background,t)),r++)}if(s.
items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<2&&((i??=[]).push(p(e+"/items","minItems",
{limit:2},O.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(
m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"title"},O.properties.
items.items,m)),r++);for(let l of Object.keys(m))l==="title"||l==="text"||l==="icon"||l==="picture"||l==="figure"||l==="\
points"||l==="link"||l==="linkLabel"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},O.properties.
items.items,m)),r++);if(m.title!==void 0&&o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+u+"/title",l),typeof l==
"string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/title","minLength",{limit:1},O.properties.items.items.properties.title,
l)),r++):((i??=[]).push(p(e+"/items/"+u+"/title","type",{type:"string"},O.properties.items.items.properties.title,l)),r++)}
if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<
1&&((i??=[]).push(p(e+"/items/"+u+"/text","minLength",{limit:1},O.properties.items.items.properties.text,l)),r++):((i??=
[]).push(p(e+"/items/"+u+"/text","type",{type:"string"},O.properties.items.items.properties.text,l)),r++)}if(m.icon!==void 0&&
o.call(m,"icon")){let l=m.icon;l==="person"||l==="people"||l==="family"||l==="provider"||l==="hospital"||l==="payer"||l===
"employer"||l==="state"||l==="identity"||l==="coverage"||l==="authorization"||l==="claims"||l==="network"||l==="shield"||
l==="lock"||l==="clock"||l==="speed"||l==="money"||l==="chart"||l==="document"||l==="fax"||l==="phone"||l==="mail"||l===
"megaphone"||l==="pilot"||l==="globe"||l==="heart"||l==="search"||l==="check"||l==="key"||l==="pill"||l==="home"||l==="s\
cale"||l==="spark"||((i??=[]).push(p(e+"/items/"+u+"/icon","enum",{allowedValues:O.properties.items.items.properties.icon.
enum},O.properties.items.items.properties.icon,l)),r++)}if(m.picture!==void 0&&o.call(m,"picture")){let l=m.picture;if(this.
note("picture",e+"/items/"+u+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,"file"))&&
((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"file"},O.properties.items.items.properties.picture,
l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"alt"},
O.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decorative"||
d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/items/"+u+"/picture","additionalP\
roperties",{additionalProperty:d},O.properties.items.items.properties.picture,l)),r++);if(l.file!==void 0&&o.call(l,"fil\
e")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/file","minLength",{limit:1},O.properties.
items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/file","type",{type:"str\
ing"},O.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;
typeof d!="string"&&((i??=[]).push(p(e+"/items/"+u+"/picture/alt","type",{type:"string"},O.properties.items.items.properties.
picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){let d=l.decorative;typeof d!="boolean"&&
((i??=[]).push(p(e+"/items/"+u+"/picture/decorative","type",{type:"boolean"},O.properties.items.items.properties.picture.
properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;typeof d=="string"?h(d)<1&&((i??=
[]).push(p(e+"/items/"+u+"/picture/caption","minLength",{limit:1},O.properties.items.items.properties.picture.properties.
caption,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/caption","type",{type:"string"},O.properties.items.items.properties.
picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.credit;typeof d=="string"?h(d)<1&&
((i??=[]).push(p(e+"/items/"+u+"/picture/credit","minLength",{limit:1},O.properties.items.items.properties.picture.properties.
credit,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/credit","type",{type:"string"},O.properties.items.items.properties.
picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.focus;typeof d=="string"?Le.test(d)||
((i??=[]).push(p(e+"/items/"+u+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},O.properties.
items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/focus","type",{type:"s\
tring"},O.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.
crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9]\
)% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},O.properties.items.items.properties.picture.properties.crop,
d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/crop","type",{type:"string"},O.properties.items.items.properties.picture.
properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(
e+"/items/"+u+"/picture/dark","minLength",{limit:1},O.properties.items.items.properties.picture.properties.dark,d)),r++):
((i??=[]).push(p(e+"/items/"+u+"/picture/dark","type",{type:"string"},O.properties.items.items.properties.picture.properties.
dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/picture","type",{type:"object"},O.properties.items.items.properties.picture,
l)),r++}if(m.figure!==void 0&&o.call(m,"figure")){let l=m.figure;this.note("text",e+"/items/"+u+"/figure",l),typeof l=="\
string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/figure","minLength",{limit:1},O.properties.items.items.properties.figure,
l)),r++):((i??=[]).push(p(e+"/items/"+u+"/figure","type",{type:"string"},O.properties.items.items.properties.figure,l)),
r++)}if(m.points!==void 0&&o.call(m,"points")){let l=m.points;if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/item\
s/"+u+"/points","minItems",{limit:1},O.properties.items.items.properties.points,l)),r++);let d=l.length;for(let g=0;g<d;g++){
let y=l[g];this.note("rich-text",e+"/items/"+u+"/points/"+g,y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/items/"+u+
"/points/"+g,"minLength",{limit:1},O.properties.items.items.properties.points.items,y)),r++):((i??=[]).push(p(e+"/items/"+
u+"/points/"+g,"type",{type:"string"},O.properties.items.items.properties.points.items,y)),r++)}}else(i??=[]).push(p(e+"\
/items/"+u+"/points","type",{type:"array"},O.properties.items.items.properties.points,l)),r++}if(m.link!==void 0&&o.call(
m,"link")){let l=m.link;this.note("link",e+"/items/"+u+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
u+"/link","minLength",{limit:1},O.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/link",
"type",{type:"string"},O.properties.items.items.properties.link,l)),r++)}if(m.linkLabel!==void 0&&o.call(m,"linkLabel")){
let l=m.linkLabel;this.note("text",e+"/items/"+u+"/linkLabel",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
u+"/linkLabel","minLength",{limit:1},O.properties.items.items.properties.linkLabel,l)),r++):((i??=[]).push(p(e+"/items/"+
u+"/linkLabel","type",{type:"string"},O.properties.items.items.properties.linkLabel,l)),r++)}}else(i??=[]).push(p(e+"/it\
ems/"+u,"type",{type:"object"},O.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},O.
properties.items,t)),r++}if(s.numbered!==void 0&&o.call(s,"numbered")){let t=s.numbered;typeof t!="boolean"&&((i??=[]).push(
p(e+"/numbered","type",{type:"boolean"},O.properties.numbered,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.
buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},O.properties.buttons,t)),r++),
t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},O.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<
f;u++)oe.call(this,t[u],{instancePath:e+"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:
i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},O.properties.buttons,t)),r++}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},O.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},O.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},O.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},O.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},O.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:O.type,parentSchema:O,data:s};(i??=[]).push(t),r++}return bt.errors=i,r===0}var Ti=kt,_=J.definitions.
ComparisonBlock;function kt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"type"},schema:_.required,parentSchema:_,data:s};(i??=[]).push(t),r++}if(s.first===void 0||!o.call(s,"fi\
rst")){let t={instancePath:e,keyword:"required",params:{missingProperty:"first"},schema:_.required,parentSchema:_,data:s};
(i??=[]).push(t),r++}if(s.second===void 0||!o.call(s,"second")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
second"},schema:_.required,parentSchema:_,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(_.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="comparison"&&((i??=[]).push(p(e+"/type","co\
nst",{allowedValue:"comparison"},_.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anch\
or",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
_.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},_.properties.id,t)),r++)}if(s.review!==void 0&&
o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4\
}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},_.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"s\
tring"},_.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/ey\
ebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},_.properties.eyebrow,t)),r++):((i??=
[]).push(p(e+"/eyebrow","type",{type:"string"},_.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){
let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},
_.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},_.properties.heading,t)),r++)}if(s.text!==
void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/text","minLength",{limit:1},_.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},_.properties.
text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||
((i??=[]).push(p(e+"/background","enum",{allowedValues:_.properties.background.enum},_.properties.background,t)),r++)}if(s.
first!==void 0&&o.call(s,"first")){let t=s.first;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.title===void 0||!o.call(
t,"title"))&&((i??=[]).push(p(e+"/first","required",{missingProperty:"title"},_.properties.first,t)),r++),(t.points===void 0||
!o.call(t,"points"))&&((i??=[]).push(p(e+"/first","required",{missingProperty:"points"},_.properties.first,t)),r++);for(let f of Object.
keys(t))f==="title"||f==="value"||f==="mark"||f==="points"||((i??=[]).push(p(e+"/first","additionalProperties",{additionalProperty:f},
_.properties.first,t)),r++);if(t.title!==void 0&&o.call(t,"title")){let f=t.title;this.note("text",e+"/first/title",f),typeof f==
"string"?h(f)<1&&((i??=[]).push(p(e+"/first/title","minLength",{limit:1},_.properties.first.properties.title,f)),r++):((i??=
[]).push(p(e+"/first/title","type",{type:"string"},_.properties.first.properties.title,f)),r++)}if(t.value!==void 0&&o.call(
t,"value")){let f=t.value;this.note("text",e+"/first/value",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/first/val\
ue","minLength",{limit:1},_.properties.first.properties.value,f)),r++):((i??=[]).push(p(e+"/first/value","type",{type:"s\
tring"},_.properties.first.properties.value,f)),r++)}if(t.mark!==void 0&&o.call(t,"mark")){let f=t.mark;f==="yes"||f==="\
no"||f==="dot"||((i??=[]).push(p(e+"/first/mark","enum",{allowedValues:_.properties.first.properties.mark.enum},_.properties.
first.properties.mark,f)),r++)}if(t.points!==void 0&&o.call(t,"points")){let f=t.points;if(Array.isArray(f)){f.length<1&&
((i??=[]).push(p(e+"/first/points","minItems",{limit:1},_.properties.first.properties.points,f)),r++);let u=f.length;for(let m=0;m<
u;m++){let l=f[m];this.note("rich-text",e+"/first/points/"+m,l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/first/po\
ints/"+m,"minLength",{limit:1},_.properties.first.properties.points.items,l)),r++):((i??=[]).push(p(e+"/first/points/"+m,
"type",{type:"string"},_.properties.first.properties.points.items,l)),r++)}}else(i??=[]).push(p(e+"/first/points","type",
{type:"array"},_.properties.first.properties.points,f)),r++}}else(i??=[]).push(p(e+"/first","type",{type:"object"},_.properties.
first,t)),r++}if(s.second!==void 0&&o.call(s,"second")){let t=s.second;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.title===
void 0||!o.call(t,"title"))&&((i??=[]).push(p(e+"/second","required",{missingProperty:"title"},_.properties.second,t)),r++),
(t.points===void 0||!o.call(t,"points"))&&((i??=[]).push(p(e+"/second","required",{missingProperty:"points"},_.properties.
second,t)),r++);for(let f of Object.keys(t))f==="title"||f==="value"||f==="mark"||f==="points"||((i??=[]).push(p(e+"/sec\
ond","additionalProperties",{additionalProperty:f},_.properties.second,t)),r++);if(t.title!==void 0&&o.call(t,"title")){
let f=t.title;this.note("text",e+"/second/title",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/second/title","minLe\
ngth",{limit:1},_.properties.second.properties.title,f)),r++):((i??=[]).push(p(e+"/second/title","type",{type:"string"},
_.properties.second.properties.title,f)),r++)}if(t.value!==void 0&&o.call(t,"value")){let f=t.value;this.note("text",e+"\
/second/value",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/second/value","minLength",{limit:1},_.properties.second.
properties.value,f)),r++):((i??=[]).push(p(e+"/second/value","type",{type:"string"},_.properties.second.properties.value,
f)),r++)}if(t.mark!==void 0&&o.call(t,"mark")){let f=t.mark;f==="yes"||f==="no"||f==="dot"||((i??=[]).push(p(e+"/second/\
mark","enum",{allowedValues:_.properties.second.properties.mark.enum},_.properties.second.properties.mark,f)),r++)}if(t.
points!==void 0&&o.call(t,"points")){let f=t.points;if(Array.isArray(f)){f.length<1&&((i??=[]).push(p(e+"/second/points",
"minItems",{limit:1},_.properties.second.properties.points,f)),r++);let u=f.length;for(let m=0;m<u;m++){let l=f[m];this.
note("rich-text",e+"/second/points/"+m,l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/second/points/"+m,"minLength",
{limit:1},_.properties.second.properties.points.items,l)),r++):((i??=[]).push(p(e+"/second/points/"+m,"type",{type:"stri\
ng"},_.properties.second.properties.points.items,l)),r++)}}else(i??=[]).push(p(e+"/second/points","type",{type:"array"},
_.properties.second.properties.points,f)),r++}}else(i??=[]).push(p(e+"/second","type",{type:"object"},_.properties.second,
t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",
{type:"boolean"},_.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},_.properties.from,t)),r++):
((i??=[]).push(p(e+"/from","type",{type:"string"},_.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.
until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},_.properties.until,t)),r++):
((i??=[]).push(p(e+"/until","type",{type:"string"},_.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",
params:{type:"object"},schema:_.type,parentSchema:_,data:s};(i??=[]).push(t),r++}return kt.errors=i,r===0}var vi=wt,Q=J.
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
[]).push(p(e+"/items","minItems",{limit:2},Q.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+u,"required",
{missingProperty:"title"},Q.properties.items.items,m)),r++),(m.text===void 0||!o.call(m,"text"))&&((i??=[]).push(p(e+"/i\
tems/"+u,"required",{missingProperty:"text"},Q.properties.items.items,m)),r++),(m.inquiryType===void 0||!o.call(m,"inqui\
ryType"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"inquiryType"},Q.properties.items.items,m)),r++),(m.
button===void 0||!o.call(m,"button"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"button"},Q.properties.
items.items,m)),r++);for(let l of Object.keys(m))l==="title"||l==="text"||l==="icon"||l==="inquiryType"||l==="button"||((i??=
[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},Q.properties.items.items,m)),r++);if(m.title!==void 0&&
o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+u+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+u+"/title","minLength",{limit:1},Q.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/ite\
ms/"+u+"/title","type",{type:"string"},Q.properties.items.items.properties.title,l)),r++)}if(m.text!==void 0&&o.call(m,"\
text")){let l=m.text;this.note("rich-text",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/item\
s/"+u+"/text","minLength",{limit:1},Q.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/t\
ext","type",{type:"string"},Q.properties.items.items.properties.text,l)),r++)}if(m.icon!==void 0&&o.call(m,"icon")){let l=m.
icon;l==="person"||l==="people"||l==="family"||l==="provider"||l==="hospital"||l==="payer"||l==="employer"||l==="state"||
l==="identity"||l==="coverage"||l==="authorization"||l==="claims"||l==="network"||l==="shield"||l==="lock"||l==="clock"||
l==="speed"||l==="money"||l==="chart"||l==="document"||l==="fax"||l==="phone"||l==="mail"||l==="megaphone"||l==="pilot"||
l==="globe"||l==="heart"||l==="search"||l==="check"||l==="key"||l==="pill"||l==="home"||l==="scale"||l==="spark"||((i??=
[]).push(p(e+"/items/"+u+"/icon","enum",{allowedValues:Q.properties.items.items.properties.icon.enum},Q.properties.items.
items.properties.icon,l)),r++)}if(m.inquiryType!==void 0&&o.call(m,"inquiryType")){let l=m.inquiryType;this.note("inquir\
y-type",e+"/items/"+u+"/inquiryType",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/inquiryType","minLen\
gth",{limit:1},Q.properties.items.items.properties.inquiryType,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/inquiryType","t\
ype",{type:"string"},Q.properties.items.items.properties.inquiryType,l)),r++)}if(m.button!==void 0&&o.call(m,"button")){
let l=m.button;this.note("text",e+"/items/"+u+"/button",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/b\
utton","minLength",{limit:1},Q.properties.items.items.properties.button,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/button",
"type",{type:"string"},Q.properties.items.items.properties.button,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"\
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
V=J.definitions.DiagramBlock;function Lt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"r\
equired",params:{missingProperty:"type"},schema:V.required,parentSchema:V,data:s};(i??=[]).push(t),r++}if(s.center===void 0||
!o.call(s,"center")){let t={instancePath:e,keyword:"required",params:{missingProperty:"center"},schema:V.required,parentSchema:V,
data:s};(i??=[]).push(t),r++}if(s.parties===void 0||!o.call(s,"parties")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"parties"},schema:V.required,parentSchema:V,data:s};(i??=[]).push(t),r++}if(s.alternative===void 0||!o.call(
s,"alternative")){let t={instancePath:e,keyword:"required",params:{missingProperty:"alternative"},schema:V.required,parentSchema:V,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(V.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:V,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="diagram"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"diagram"},V.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},V.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},V.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},V.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},V.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},V.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
V.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},V.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},V.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},V.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},V.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:V.
properties.background.enum},V.properties.background,t)),r++)}if(s.center!==void 0&&o.call(s,"center")){let t=s.center;if(t&&
typeof t=="object"&&!Array.isArray(t)){(t.label===void 0||!o.call(t,"label"))&&((i??=[]).push(p(e+"/center","required",{
missingProperty:"label"},V.properties.center,t)),r++);for(let f of Object.keys(t))f==="label"||f==="text"||((i??=[]).push(
p(e+"/center","additionalProperties",{additionalProperty:f},V.properties.center,t)),r++);if(t.label!==void 0&&o.call(t,"\
label")){let f=t.label;this.note("text",e+"/center/label",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/center/labe\
l","minLength",{limit:1},V.properties.center.properties.label,f)),r++):((i??=[]).push(p(e+"/center/label","type",{type:"\
string"},V.properties.center.properties.label,f)),r++)}if(t.text!==void 0&&o.call(t,"text")){let f=t.text;this.note("tex\
t",e+"/center/text",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/center/text","minLength",{limit:1},V.properties.center.
properties.text,f)),r++):((i??=[]).push(p(e+"/center/text","type",{type:"string"},V.properties.center.properties.text,f)),
r++)}}else(i??=[]).push(p(e+"/center","type",{type:"object"},V.properties.center,t)),r++}if(s.parties!==void 0&&o.call(s,
"parties")){let t=s.parties;if(Array.isArray(t)){t.length>8&&((i??=[]).push(p(e+"/parties","maxItems",{limit:8},V.properties.
parties,t)),r++),t.length<3&&((i??=[]).push(p(e+"/parties","minItems",{limit:3},V.properties.parties,t)),r++);let f=t.length;
for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.label===void 0||!o.call(m,"label"))&&((i??=
[]).push(p(e+"/parties/"+u,"required",{missingProperty:"label"},V.properties.parties.items,m)),r++);for(let l of Object.
keys(m))l==="label"||l==="text"||l==="icon"||((i??=[]).push(p(e+"/parties/"+u,"additionalProperties",{additionalProperty:l},
V.properties.parties.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/parties/"+
u+"/label",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parties/"+u+"/label","minLength",{limit:1},V.properties.parties.
items.properties.label,l)),r++):((i??=[]).push(p(e+"/parties/"+u+"/label","type",{type:"string"},V.properties.parties.items.
properties.label,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("text",e+"/parties/"+u+"/text",l),
typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parties/"+u+"/text","minLength",{limit:1},V.properties.parties.items.properties.
text,l)),r++):((i??=[]).push(p(e+"/parties/"+u+"/text","type",{type:"string"},V.properties.parties.items.properties.text,
l)),r++)}if(m.icon!==void 0&&o.call(m,"icon")){let l=m.icon;l==="person"||l==="people"||l==="family"||l==="provider"||l===
"hospital"||l==="payer"||l==="employer"||l==="state"||l==="identity"||l==="coverage"||l==="authorization"||l==="claims"||
l==="network"||l==="shield"||l==="lock"||l==="clock"||l==="speed"||l==="money"||l==="chart"||l==="document"||l==="fax"||
l==="phone"||l==="mail"||l==="megaphone"||l==="pilot"||l==="globe"||l==="heart"||l==="search"||l==="check"||l==="key"||l===
"pill"||l==="home"||l==="scale"||l==="spark"||((i??=[]).push(p(e+"/parties/"+u+"/icon","enum",{allowedValues:V.properties.
parties.items.properties.icon.enum},V.properties.parties.items.properties.icon,l)),r++)}}else(i??=[]).push(p(e+"/parties\
/"+u,"type",{type:"object"},V.properties.parties.items,m)),r++}}else(i??=[]).push(p(e+"/parties","type",{type:"array"},V.
properties.parties,t)),r++}if(s.alternative!==void 0&&o.call(s,"alternative")){let t=s.alternative;this.note("text",e+"/\
alternative",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/alternative","minLength",{limit:1},V.properties.alternative,
t)),r++):((i??=[]).push(p(e+"/alternative","type",{type:"string"},V.properties.alternative,t)),r++)}if(s.caption!==void 0&&
o.call(s,"caption")){let t=s.caption;this.note("rich-text",e+"/caption",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+
"/caption","minLength",{limit:1},V.properties.caption,t)),r++):((i??=[]).push(p(e+"/caption","type",{type:"string"},V.properties.
caption,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidd\
en","type",{type:"boolean"},V.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(
s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","patt\
ern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},V.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},V.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},V.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},V.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:V.type,parentSchema:V,data:s};(i??=[]).push(t),r++}return Lt.errors=i,r===0}
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
items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||
!o.call(m,"name"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"name"},te.properties.items.items,m)),r++),
(m.file===void 0||!o.call(m,"file"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"file"},te.properties.items.
items,m)),r++);for(let l of Object.keys(m))l==="name"||l==="text"||l==="file"||((i??=[]).push(p(e+"/items/"+u,"additiona\
lProperties",{additionalProperty:l},te.properties.items.items,m)),r++);if(m.name!==void 0&&o.call(m,"name")){let l=m.name;
this.note("text",e+"/items/"+u+"/name",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/name","minLength",
{limit:1},te.properties.items.items.properties.name,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/name","type",{type:"string"},
te.properties.items.items.properties.name,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-te\
xt",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/text","minLength",{limit:1},te.
properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/text","type",{type:"string"},te.properties.
items.items.properties.text,l)),r++)}if(m.file!==void 0&&o.call(m,"file")){let l=m.file;this.note("public-file",e+"/item\
s/"+u+"/file",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/file","minLength",{limit:1},te.properties.items.
items.properties.file,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/file","type",{type:"string"},te.properties.items.items.properties.
file,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},te.properties.items.items,m)),r++}}else(i??=[]).
push(p(e+"/items","type",{type:"array"},te.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;
typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},te.properties.hidden,t)),r++),this.note("sched\
ule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="stri\
ng"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d\
|[A-Z][\\w+/-]*))?)?$"},te.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},te.properties.from,
t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(
t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+\
/-]*))?)?$"},te.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},te.properties.until,t)),r++)}}else{
let t={instancePath:e,keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,data:s};(i??=[]).push(t),r++}
return Tt.errors=i,r===0}var qi=vt,W=J.definitions.EventsBlock;function vt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:W.required,parentSchema:W,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:W.required,parentSchema:W,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(W.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:W,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="events"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
events"},W.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},W.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},W.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},W.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},W.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},W.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},W.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},W.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},W.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},W.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},W.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:W.properties.background.enum},W.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},W.properties.
items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||
!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"title"},W.properties.items.items,m)),r++),
(m.begins===void 0||!o.call(m,"begins"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"begins"},W.properties.
items.items,m)),r++);for(let l of Object.keys(m))o.call(W.properties.items.items.properties,l)||((i??=[]).push(p(e+"/ite\
ms/"+u,"additionalProperties",{additionalProperty:l},W.properties.items.items,m)),r++);if(m.title!==void 0&&o.call(m,"ti\
tle")){let l=m.title;this.note("text",e+"/items/"+u+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
u+"/title","minLength",{limit:1},W.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/tit\
le","type",{type:"string"},W.properties.items.items.properties.title,l)),r++)}if(m.begins!==void 0&&o.call(m,"begins")){
let l=m.begins;this.note("occasion",e+"/items/"+u+"/begins",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+
u+"/begins","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
W.properties.items.items.properties.begins,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/begins","type",{type:"string"},W.properties.
items.items.properties.begins,l)),r++)}if(m.ends!==void 0&&o.call(m,"ends")){let l=m.ends;this.note("occasion",e+"/items\
/"+u+"/ends",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+u+"/ends","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\\
d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},W.properties.items.items.properties.ends,l)),
r++):((i??=[]).push(p(e+"/items/"+u+"/ends","type",{type:"string"},W.properties.items.items.properties.ends,l)),r++)}if(m.
place!==void 0&&o.call(m,"place")){let l=m.place;this.note("text",e+"/items/"+u+"/place",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/items/"+u+"/place","minLength",{limit:1},W.properties.items.items.properties.place,l)),r++):((i??=[]).push(
p(e+"/items/"+u+"/place","type",{type:"string"},W.properties.items.items.properties.place,l)),r++)}if(m.text!==void 0&&o.
call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(
e+"/items/"+u+"/text","minLength",{limit:1},W.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items\
/"+u+"/text","type",{type:"string"},W.properties.items.items.properties.text,l)),r++)}if(m.link!==void 0&&o.call(m,"link")){
let l=m.link;this.note("link",e+"/items/"+u+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/link",
"minLength",{limit:1},W.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/link","type",{type:"\
string"},W.properties.items.items.properties.link,l)),r++)}if(m.hidden!==void 0&&o.call(m,"hidden")){let l=m.hidden;typeof l!=
"boolean"&&((i??=[]).push(p(e+"/items/"+u+"/hidden","type",{type:"boolean"},W.properties.items.items.properties.hidden,l)),
r++),this.note("schedule",e+"/items/"+u+"/hidden",l)}if(m.from!==void 0&&o.call(m,"from")){let l=m.from;this.note("sched\
ule",e+"/items/"+u+"/from",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/items/"+u+"/from","pattern",{pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},W.properties.items.items.
properties.from,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/from","type",{type:"string"},W.properties.items.items.properties.
from,l)),r++)}if(m.until!==void 0&&o.call(m,"until")){let l=m.until;this.note("schedule",e+"/items/"+u+"/until",l),typeof l==
"string"?z.test(l)||((i??=[]).push(p(e+"/items/"+u+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( \
?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},W.properties.items.items.properties.until,l)),r++):((i??=[]).push(p(e+"/it\
ems/"+u+"/until","type",{type:"string"},W.properties.items.items.properties.until,l)),r++)}}else(i??=[]).push(p(e+"/item\
s/"+u,"type",{type:"object"},W.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},W.properties.
items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden",
"type",{type:"boolean"},W.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"f\
rom")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",
{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},W.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},W.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},W.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},W.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:W.type,parentSchema:W,data:s};(i??=[]).push(t),r++}return vt.errors=i,r===0}
var $i=zt,ue=J.definitions.FormBlock;function zt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:ue.required,parentSchema:ue,data:s};(i??=[]).push(t),r++}if(s.
form===void 0||!o.call(s,"form")){let t={instancePath:e,keyword:"required",params:{missingProperty:"form"},schema:ue.required,
parentSchema:ue,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(ue.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ue,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="form"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"form"},ue.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},ue.properties.id,t)),r++):((i??=[]).push(p(
e+"/id","type",{type:"string"},ue.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
ue.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},ue.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},ue.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
ue.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},ue.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},ue.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.
text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},ue.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},ue.properties.text,t)),r++)}if(s.background!==void 0&&o.
call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",
{allowedValues:ue.properties.background.enum},ue.properties.background,t)),r++)}if(s.form!==void 0&&o.call(s,"form")){let t=s.
form;this.note("own-form",e+"/form",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/form","minLength",{limit:1},ue.properties.
form,t)),r++):((i??=[]).push(p(e+"/form","type",{type:"string"},ue.properties.form,t)),r++)}if(s.small!==void 0&&o.call(
s,"small")){let t=s.small;typeof t!="boolean"&&((i??=[]).push(p(e+"/small","type",{type:"boolean"},ue.properties.small,t)),
r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{
type:"boolean"},ue.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ue.properties.from,t)),
r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ue.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){
let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ue.properties.until,t)),
r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ue.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"\
type",params:{type:"object"},schema:ue.type,parentSchema:ue,data:s};(i??=[]).push(t),r++}return zt.errors=i,r===0}var Si=At,
K=J.definitions.GalleryBlock;function At(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"r\
equired",params:{missingProperty:"type"},schema:K.required,parentSchema:K,data:s};(i??=[]).push(t),r++}if(s.pictures===void 0||
!o.call(s,"pictures")){let t={instancePath:e,keyword:"required",params:{missingProperty:"pictures"},schema:K.required,parentSchema:K,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(K.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:K,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="gallery"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"gallery"},K.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},K.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},K.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},K.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},K.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},K.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
K.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},K.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},K.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},K.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},K.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:K.
properties.background.enum},K.properties.background,t)),r++)}if(s.pictures!==void 0&&o.call(s,"pictures")){let t=s.pictures;
if(Array.isArray(t)){t.length>40&&((i??=[]).push(p(e+"/pictures","maxItems",{limit:40},K.properties.pictures,t)),r++),t.
length<2&&((i??=[]).push(p(e+"/pictures","minItems",{limit:2},K.properties.pictures,t)),r++);let f=t.length;for(let u=0;u<
f;u++){let m=t[u];if(this.note("picture",e+"/pictures/"+u,m),m&&typeof m=="object"&&!Array.isArray(m)){(m.file===void 0||
!o.call(m,"file"))&&((i??=[]).push(p(e+"/pictures/"+u,"required",{missingProperty:"file"},K.properties.pictures.items,m)),
r++),(m.alt===void 0||!o.call(m,"alt"))&&((i??=[]).push(p(e+"/pictures/"+u,"required",{missingProperty:"alt"},K.properties.
pictures.items,m)),r++);for(let l of Object.keys(m))l==="file"||l==="alt"||l==="decorative"||l==="caption"||l==="credit"||
l==="focus"||l==="crop"||l==="dark"||((i??=[]).push(p(e+"/pictures/"+u,"additionalProperties",{additionalProperty:l},K.properties.
pictures.items,m)),r++);if(m.file!==void 0&&o.call(m,"file")){let l=m.file;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+
"/pictures/"+u+"/file","minLength",{limit:1},K.properties.pictures.items.properties.file,l)),r++):((i??=[]).push(p(e+"/p\
ictures/"+u+"/file","type",{type:"string"},K.properties.pictures.items.properties.file,l)),r++)}if(m.alt!==void 0&&o.call(
m,"alt")){let l=m.alt;typeof l!="string"&&((i??=[]).push(p(e+"/pictures/"+u+"/alt","type",{type:"string"},K.properties.pictures.
items.properties.alt,l)),r++)}if(m.decorative!==void 0&&o.call(m,"decorative")){let l=m.decorative;typeof l!="boolean"&&
((i??=[]).push(p(e+"/pictures/"+u+"/decorative","type",{type:"boolean"},K.properties.pictures.items.properties.decorative,
l)),r++)}if(m.caption!==void 0&&o.call(m,"caption")){let l=m.caption;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/pic\
tures/"+u+"/caption","minLength",{limit:1},K.properties.pictures.items.properties.caption,l)),r++):((i??=[]).push(p(e+"/\
pictures/"+u+"/caption","type",{type:"string"},K.properties.pictures.items.properties.caption,l)),r++)}if(m.credit!==void 0&&
o.call(m,"credit")){let l=m.credit;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/pictures/"+u+"/credit","minLength",{limit:1},
K.properties.pictures.items.properties.credit,l)),r++):((i??=[]).push(p(e+"/pictures/"+u+"/credit","type",{type:"string"},
K.properties.pictures.items.properties.credit,l)),r++)}if(m.focus!==void 0&&o.call(m,"focus")){let l=m.focus;typeof l=="\
string"?Le.test(l)||((i??=[]).push(p(e+"/pictures/"+u+"/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])\
%$"},K.properties.pictures.items.properties.focus,l)),r++):((i??=[]).push(p(e+"/pictures/"+u+"/focus","type",{type:"stri\
ng"},K.properties.pictures.items.properties.focus,l)),r++)}if(m.crop!==void 0&&o.call(m,"crop")){let l=m.crop;typeof l==
"string"?Te.test(l)||((i??=[]).push(p(e+"/pictures/"+u+"/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])\
% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},K.properties.pictures.items.properties.crop,l)),r++):((i??=[]).push(p(e+"/pic\
tures/"+u+"/crop","type",{type:"string"},K.properties.pictures.items.properties.crop,l)),r++)}if(m.dark!==void 0&&o.call(
m,"dark")){let l=m.dark;typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/pictures/"+u+"/dark","minLength",{limit:1},K.properties.
pictures.items.properties.dark,l)),r++):((i??=[]).push(p(e+"/pictures/"+u+"/dark","type",{type:"string"},K.properties.pictures.
items.properties.dark,l)),r++)}}else(i??=[]).push(p(e+"/pictures/"+u,"type",{type:"object"},K.properties.pictures.items,
m)),r++}}else(i??=[]).push(p(e+"/pictures","type",{type:"array"},K.properties.pictures,t)),r++}if(s.shape!==void 0&&o.call(
s,"shape")){let t=s.shape;t==="landscape"||t==="square"||t==="portrait"||((i??=[]).push(p(e+"/shape","enum",{allowedValues:K.
properties.shape.enum},K.properties.shape,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="b\
oolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},K.properties.hidden,t)),r++),this.note("schedule",e+"/hidd\
en",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||
((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*)\
)?)?$"},K.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},K.properties.from,t)),r++)}if(s.until!==
void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(
p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
K.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},K.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:K.type,parentSchema:K,data:s};(i??=[]).push(t),r++}return At.
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
0}var Ii=jt,U=J.definitions.HeroBlock;function jt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:U.required,parentSchema:U,data:s};(i??=[]).push(t),r++}if(s.heading===
void 0||!o.call(s,"heading")){let t={instancePath:e,keyword:"required",params:{missingProperty:"heading"},schema:U.required,
parentSchema:U,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(U.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:U,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="hero"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"hero"},U.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},U.properties.id,t)),r++):((i??=[]).push(p(e+
"/id","type",{type:"string"},U.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
U.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},U.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},U.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
U.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},U.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},U.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},U.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},U.properties.text,t)),r++)}if(s.buttons!==void 0&&o.call(
s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},U.properties.
buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},U.properties.buttons,t)),r++);let f=t.length;
for(let u=0;u<f;u++)oe.call(this,t[u],{instancePath:e+"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===
null?oe.errors:i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},U.properties.buttons,
t)),r++}if(s.drawing!==void 0&&o.call(s,"drawing")){let t=s.drawing;t==="network"||t==="relay"||t==="identity"||t==="cov\
erage"||t==="authorization"||t==="claims"||t==="patients"||t==="providers"||t==="payers"||t==="employers"||t==="states"||
t==="waiting"||((i??=[]).push(p(e+"/drawing","enum",{allowedValues:U.properties.drawing.enum},U.properties.drawing,t)),r++)}
if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&
!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},
U.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
alt"},U.properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||
f==="credit"||f==="focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/picture","additionalProperties",{additionalProperty:f},
U.properties.picture,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(
p(e+"/picture/file","minLength",{limit:1},U.properties.picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/fil\
e","type",{type:"string"},U.properties.picture.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;
typeof f!="string"&&((i??=[]).push(p(e+"/picture/alt","type",{type:"string"},U.properties.picture.properties.alt,f)),r++)}
if(t.decorative!==void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/picture/d\
ecorative","type",{type:"boolean"},U.properties.picture.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"\
caption")){let f=t.caption;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/caption","minLength",{limit:1},U.properties.
picture.properties.caption,f)),r++):((i??=[]).push(p(e+"/picture/caption","type",{type:"string"},U.properties.picture.properties.
caption,f)),r++)}if(t.credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+
"/picture/credit","minLength",{limit:1},U.properties.picture.properties.credit,f)),r++):((i??=[]).push(p(e+"/picture/cre\
dit","type",{type:"string"},U.properties.picture.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.
focus;typeof f=="string"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1\
-9]?[0-9])%$"},U.properties.picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},
U.properties.picture.properties.focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.
test(f)||((i??=[]).push(p(e+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)\
% (100|[1-9][0-9]?)%$"},U.properties.picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"s\
tring"},U.properties.picture.properties.crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="stri\
ng"?h(f)<1&&((i??=[]).push(p(e+"/picture/dark","minLength",{limit:1},U.properties.picture.properties.dark,f)),r++):((i??=
[]).push(p(e+"/picture/dark","type",{type:"string"},U.properties.picture.properties.dark,f)),r++)}}else(i??=[]).push(p(e+
"/picture","type",{type:"object"},U.properties.picture,t)),r++}if(s.over!==void 0&&o.call(s,"over")){let t=s.over;typeof t!=
"boolean"&&((i??=[]).push(p(e+"/over","type",{type:"boolean"},U.properties.over,t)),r++)}if(s.figures!==void 0&&o.call(s,
"figures")){let t=s.figures;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/figures","maxItems",{limit:3},U.properties.
figures,t)),r++),t.length<1&&((i??=[]).push(p(e+"/figures","minItems",{limit:1},U.properties.figures,t)),r++);let f=t.length;
for(let u=0;u<f;u++)he.call(this,t[u],{instancePath:e+"/figures/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===
null?he.errors:i.concat(he.errors),r=i.length)}else(i??=[]).push(p(e+"/figures","type",{type:"array"},U.properties.figures,
t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",
{type:"boolean"},U.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){
let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},U.properties.from,t)),r++):
((i??=[]).push(p(e+"/from","type",{type:"string"},U.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.
until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},U.properties.until,t)),r++):
((i??=[]).push(p(e+"/until","type",{type:"string"},U.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",
params:{type:"object"},schema:U.type,parentSchema:U,data:s};(i??=[]).push(t),r++}return jt.errors=i,r===0}var Oi=qt,C=J.
definitions.LogosBlock;function qt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"requi\
red",params:{missingProperty:"type"},schema:C.required,parentSchema:C,data:s};(i??=[]).push(t),r++}if(s.items===void 0||
!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},schema:C.required,parentSchema:C,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(C.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:C,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="logos"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"logos"},C.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},C.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},C.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},C.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},C.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},C.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
C.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},C.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},C.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},C.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},C.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:C.
properties.background.enum},C.properties.background,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.
isArray(t)){t.length>40&&((i??=[]).push(p(e+"/items","maxItems",{limit:40},C.properties.items,t)),r++),t.length<2&&((i??=
[]).push(p(e+"/items","minItems",{limit:2},C.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.picture===void 0||!o.call(m,"picture"))&&((i??=[]).push(p(e+"/items/"+u,"requi\
red",{missingProperty:"picture"},C.properties.items.items,m)),r++);for(let l of Object.keys(m))l==="picture"||l==="link"||
((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},C.properties.items.items,m)),r++);if(m.picture!==
void 0&&o.call(m,"picture")){let l=m.picture;if(this.note("picture",e+"/items/"+u+"/picture",l),l&&typeof l=="object"&&!Array.
isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"\
file"},C.properties.items.items.properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/ite\
ms/"+u+"/picture","required",{missingProperty:"alt"},C.properties.items.items.properties.picture,l)),r++);for(let d of Object.
keys(l))d==="file"||d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=
[]).push(p(e+"/items/"+u+"/picture","additionalProperties",{additionalProperty:d},C.properties.items.items.properties.picture,
l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/\
picture/file","minLength",{limit:1},C.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(
p(e+"/items/"+u+"/picture/file","type",{type:"string"},C.properties.items.items.properties.picture.properties.file,d)),r++)}
if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+u+"/picture/alt","type",
{type:"string"},C.properties.items.items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"\
decorative")){let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/items/"+u+"/picture/decorative","type",{type:"\
boolean"},C.properties.items.items.properties.picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"ca\
ption")){let d=l.caption;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/caption","minLength",{limit:1},
C.properties.items.items.properties.picture.properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/caption",
"type",{type:"string"},C.properties.items.items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(
l,"credit")){let d=l.credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/credit","minLength",{limit:1},
C.properties.items.items.properties.picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/credit",
"type",{type:"string"},C.properties.items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(
l,"focus")){let d=l.focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/focus","pattern",{pattern:"\
^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},C.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).
push(p(e+"/items/"+u+"/picture/focus","type",{type:"string"},C.properties.items.items.properties.picture.properties.focus,
d)),r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+
u+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},C.
properties.items.items.properties.picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/crop","type",
{type:"string"},C.properties.items.items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){
let d=l.dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/dark","minLength",{limit:1},C.properties.
items.items.properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/dark","type",{type:"str\
ing"},C.properties.items.items.properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/picture",
"type",{type:"object"},C.properties.items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.
link;this.note("link",e+"/items/"+u+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/link","minLen\
gth",{limit:1},C.properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/link","type",{type:"st\
ring"},C.properties.items.items.properties.link,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},C.properties.
items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},C.properties.items,t)),r++}if(s.look!==void 0&&
o.call(s,"look")){let t=s.look;t==="color"||t==="ink"||((i??=[]).push(p(e+"/look","enum",{allowedValues:C.properties.look.
enum},C.properties.look,t)),r++)}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},C.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/but\
tons","minItems",{limit:1},C.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<f;u++)oe.call(this,t[u],{instancePath:e+
"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},C.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},C.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},C.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},C.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},C.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},C.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,data:s};(i??=[]).push(
t),r++}return qt.errors=i,r===0}var Di=$t,S=J.definitions.OpeningHoursBlock,Ee=new RegExp("^(closed|([01]?\\d|2[0-3]):[0-\
5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",
"u"),dt=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u"),Bi=new RegExp("^\\+?[0-9][0-9 ()/.-]{2,}$","u");function $t(s,{instancePath:e="",
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
typeof f=="string"?Ee.test(f)||((i??=[]).push(p(e+"/week/monday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?\
[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},
S.properties.week.properties.monday,f)),r++):((i??=[]).push(p(e+"/week/monday","type",{type:"string"},S.properties.week.
properties.monday,f)),r++)}if(t.tuesday!==void 0&&o.call(t,"tuesday")){let f=t.tuesday;typeof f=="string"?Ee.test(f)||((i??=
[]).push(p(e+"/week/tuesday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:0\
0)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.tuesday,
f)),r++):((i??=[]).push(p(e+"/week/tuesday","type",{type:"string"},S.properties.week.properties.tuesday,f)),r++)}if(t.wednesday!==
void 0&&o.call(t,"wednesday")){let f=t.wednesday;typeof f=="string"?Ee.test(f)||((i??=[]).push(p(e+"/week/wednesday","pa\
ttern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?\
[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.wednesday,f)),r++):((i??=[]).push(p(e+"/we\
ek/wednesday","type",{type:"string"},S.properties.week.properties.wednesday,f)),r++)}if(t.thursday!==void 0&&o.call(t,"t\
hursday")){let f=t.thursday;typeof f=="string"?Ee.test(f)||((i??=[]).push(p(e+"/week/thursday","pattern",{pattern:"^(clo\
sed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]\
):[0-5]\\d|24:00))*)$"},S.properties.week.properties.thursday,f)),r++):((i??=[]).push(p(e+"/week/thursday","type",{type:"\
string"},S.properties.week.properties.thursday,f)),r++)}if(t.friday!==void 0&&o.call(t,"friday")){let f=t.friday;typeof f==
"string"?Ee.test(f)||((i??=[]).push(p(e+"/week/friday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([0\
1]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.
week.properties.friday,f)),r++):((i??=[]).push(p(e+"/week/friday","type",{type:"string"},S.properties.week.properties.friday,
f)),r++)}if(t.saturday!==void 0&&o.call(t,"saturday")){let f=t.saturday;typeof f=="string"?Ee.test(f)||((i??=[]).push(p(
e+"/week/saturday","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01\
]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.saturday,f)),r++):
((i??=[]).push(p(e+"/week/saturday","type",{type:"string"},S.properties.week.properties.saturday,f)),r++)}if(t.sunday!==
void 0&&o.call(t,"sunday")){let f=t.sunday;typeof f=="string"?Ee.test(f)||((i??=[]).push(p(e+"/week/sunday","pattern",{pattern:"\
^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2\
[0-3]):[0-5]\\d|24:00))*)$"},S.properties.week.properties.sunday,f)),r++):((i??=[]).push(p(e+"/week/sunday","type",{type:"\
string"},S.properties.week.properties.sunday,f)),r++)}}else(i??=[]).push(p(e+"/week","type",{type:"object"},S.properties.
week,t)),r++}if(s.exceptions!==void 0&&o.call(s,"exceptions")){let t=s.exceptions;if(Array.isArray(t)){t.length<1&&((i??=
[]).push(p(e+"/exceptions","minItems",{limit:1},S.properties.exceptions,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];
if(m&&typeof m=="object"&&!Array.isArray(m)){(m.begins===void 0||!o.call(m,"begins"))&&((i??=[]).push(p(e+"/exceptions/"+
u,"required",{missingProperty:"begins"},S.properties.exceptions.items,m)),r++),(m.hours===void 0||!o.call(m,"hours"))&&((i??=
[]).push(p(e+"/exceptions/"+u,"required",{missingProperty:"hours"},S.properties.exceptions.items,m)),r++);for(let l of Object.
keys(m))l==="title"||l==="begins"||l==="ends"||l==="hours"||l==="hidden"||l==="from"||l==="until"||((i??=[]).push(p(e+"/\
exceptions/"+u,"additionalProperties",{additionalProperty:l},S.properties.exceptions.items,m)),r++);if(m.title!==void 0&&
o.call(m,"title")){let l=m.title;this.note("text",e+"/exceptions/"+u+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(
p(e+"/exceptions/"+u+"/title","minLength",{limit:1},S.properties.exceptions.items.properties.title,l)),r++):((i??=[]).push(
p(e+"/exceptions/"+u+"/title","type",{type:"string"},S.properties.exceptions.items.properties.title,l)),r++)}if(m.begins!==
void 0&&o.call(m,"begins")){let l=m.begins;this.note("occasion",e+"/exceptions/"+u+"/begins",l),typeof l=="string"?dt.test(
l)||((i??=[]).push(p(e+"/exceptions/"+u+"/begins","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},S.properties.exceptions.items.
properties.begins,l)),r++):((i??=[]).push(p(e+"/exceptions/"+u+"/begins","type",{type:"string"},S.properties.exceptions.
items.properties.begins,l)),r++)}if(m.ends!==void 0&&o.call(m,"ends")){let l=m.ends;this.note("occasion",e+"/exceptions/"+
u+"/ends",l),typeof l=="string"?dt.test(l)||((i??=[]).push(p(e+"/exceptions/"+u+"/ends","pattern",{pattern:"^\\d{4}-\\d\\d-\
\\d\\d$"},S.properties.exceptions.items.properties.ends,l)),r++):((i??=[]).push(p(e+"/exceptions/"+u+"/ends","type",{type:"\
string"},S.properties.exceptions.items.properties.ends,l)),r++)}if(m.hours!==void 0&&o.call(m,"hours")){let l=m.hours;typeof l==
"string"?Ee.test(l)||((i??=[]).push(p(e+"/exceptions/"+u+"/hours","pattern",{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d \
?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},
S.properties.exceptions.items.properties.hours,l)),r++):((i??=[]).push(p(e+"/exceptions/"+u+"/hours","type",{type:"strin\
g"},S.properties.exceptions.items.properties.hours,l)),r++)}if(m.hidden!==void 0&&o.call(m,"hidden")){let l=m.hidden;typeof l!=
"boolean"&&((i??=[]).push(p(e+"/exceptions/"+u+"/hidden","type",{type:"boolean"},S.properties.exceptions.items.properties.
hidden,l)),r++),this.note("schedule",e+"/exceptions/"+u+"/hidden",l)}if(m.from!==void 0&&o.call(m,"from")){let l=m.from;
this.note("schedule",e+"/exceptions/"+u+"/from",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/exceptions/"+u+"/f\
rom","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
S.properties.exceptions.items.properties.from,l)),r++):((i??=[]).push(p(e+"/exceptions/"+u+"/from","type",{type:"string"},
S.properties.exceptions.items.properties.from,l)),r++)}if(m.until!==void 0&&o.call(m,"until")){let l=m.until;this.note("\
schedule",e+"/exceptions/"+u+"/until",l),typeof l=="string"?z.test(l)||((i??=[]).push(p(e+"/exceptions/"+u+"/until","pat\
tern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},S.properties.
exceptions.items.properties.until,l)),r++):((i??=[]).push(p(e+"/exceptions/"+u+"/until","type",{type:"string"},S.properties.
exceptions.items.properties.until,l)),r++)}}else(i??=[]).push(p(e+"/exceptions/"+u,"type",{type:"object"},S.properties.exceptions.
items,m)),r++}}else(i??=[]).push(p(e+"/exceptions","type",{type:"array"},S.properties.exceptions,t)),r++}if(s.address!==
void 0&&o.call(s,"address")){let t=s.address;this.note("text",e+"/address",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/address","minLength",{limit:1},S.properties.address,t)),r++):((i??=[]).push(p(e+"/address","type",{type:"string"},
S.properties.address,t)),r++)}if(s.phone!==void 0&&o.call(s,"phone")){let t=s.phone;typeof t=="string"?Bi.test(t)||((i??=
[]).push(p(e+"/phone","pattern",{pattern:"^\\+?[0-9][0-9 ()/.-]{2,}$"},S.properties.phone,t)),r++):((i??=[]).push(p(e+"/\
phone","type",{type:"string"},S.properties.phone,t)),r++)}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("\
rich-text",e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{limit:1},S.properties.note,t)),
r++):((i??=[]).push(p(e+"/note","type",{type:"string"},S.properties.note,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},S.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},S.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},S.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},S.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},S.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:S.type,parentSchema:S,data:s};(i??=[]).push(
t),r++}return $t.errors=i,r===0}var Fi=St,D=J.definitions.PeopleBlock;function St(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:D.required,parentSchema:D,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:D.required,parentSchema:D,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(D.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:D,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="people"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
people"},D.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},D.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},D.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},D.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},D.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},D.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},D.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},D.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},D.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},D.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},D.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:D.properties.background.enum},D.properties.background,t)),r++)}if(s.size!==void 0&&
o.call(s,"size")){let t=s.size;t==="large"||t==="compact"||((i??=[]).push(p(e+"/size","enum",{allowedValues:D.properties.
size.enum},D.properties.size,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length<
1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},D.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];
if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=[]).push(p(e+"/items/"+u,"requi\
red",{missingProperty:"name"},D.properties.items.items,m)),r++),(m.role===void 0||!o.call(m,"role"))&&((i??=[]).push(p(e+
"/items/"+u,"required",{missingProperty:"role"},D.properties.items.items,m)),r++);for(let l of Object.keys(m))l==="name"||
l==="role"||l==="bio"||l==="image"||l==="picture"||l==="link"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},
D.properties.items.items,m)),r++);if(m.name!==void 0&&o.call(m,"name")){let l=m.name;this.note("text",e+"/items/"+u+"/na\
me",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/name","minLength",{limit:1},D.properties.items.items.
properties.name,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/name","type",{type:"string"},D.properties.items.items.properties.
name,l)),r++)}if(m.role!==void 0&&o.call(m,"role")){let l=m.role;this.note("text",e+"/items/"+u+"/role",l),typeof l=="st\
ring"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/role","minLength",{limit:1},D.properties.items.items.properties.role,l)),
r++):((i??=[]).push(p(e+"/items/"+u+"/role","type",{type:"string"},D.properties.items.items.properties.role,l)),r++)}if(m.
bio!==void 0&&o.call(m,"bio")){let l=m.bio;this.note("rich-text",e+"/items/"+u+"/bio",l),typeof l=="string"?h(l)<1&&((i??=
[]).push(p(e+"/items/"+u+"/bio","minLength",{limit:1},D.properties.items.items.properties.bio,l)),r++):((i??=[]).push(p(
e+"/items/"+u+"/bio","type",{type:"string"},D.properties.items.items.properties.bio,l)),r++)}if(m.image!==void 0&&o.call(
m,"image")){let l=m.image;if(this.note("image",e+"/items/"+u+"/image",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===
void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+u+"/image","required",{missingProperty:"file"},D.properties.items.
items.properties.image,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+u+"/image","required",{
missingProperty:"alt"},D.properties.items.items.properties.image,l)),r++);for(let d of Object.keys(l))d==="file"||d==="a\
lt"||((i??=[]).push(p(e+"/items/"+u+"/image","additionalProperties",{additionalProperty:d},D.properties.items.items.properties.
image,l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+
u+"/image/file","minLength",{limit:1},D.properties.items.items.properties.image.properties.file,d)),r++):((i??=[]).push(
p(e+"/items/"+u+"/image/file","type",{type:"string"},D.properties.items.items.properties.image.properties.file,d)),r++)}
if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+u+"/image/alt","type",{
type:"string"},D.properties.items.items.properties.image.properties.alt,d)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/im\
age","type",{type:"object"},D.properties.items.items.properties.image,l)),r++}if(m.picture!==void 0&&o.call(m,"picture")){
let l=m.picture;if(this.note("picture",e+"/items/"+u+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===void 0||
!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"file"},D.properties.items.items.
properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"\
alt"},D.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decor\
ative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/items/"+u+"/picture","add\
itionalProperties",{additionalProperty:d},D.properties.items.items.properties.picture,l)),r++);if(l.file!==void 0&&o.call(
l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/file","minLength",{limit:1},
D.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/file","typ\
e",{type:"string"},D.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){
let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+u+"/picture/alt","type",{type:"string"},D.properties.items.
items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){let d=l.decorative;typeof d!=
"boolean"&&((i??=[]).push(p(e+"/items/"+u+"/picture/decorative","type",{type:"boolean"},D.properties.items.items.properties.
picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;typeof d=="string"?h(
d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/caption","minLength",{limit:1},D.properties.items.items.properties.picture.
properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/caption","type",{type:"string"},D.properties.items.
items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.credit;typeof d==
"string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/credit","minLength",{limit:1},D.properties.items.items.properties.
picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/credit","type",{type:"string"},D.properties.
items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.focus;typeof d==
"string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])%$"},D.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/pictur\
e/focus","type",{type:"string"},D.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.crop!==void 0&&
o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/crop","pattern",{
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},D.properties.items.items.properties.
picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/crop","type",{type:"string"},D.properties.items.
items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;typeof d=="string"?
h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/dark","minLength",{limit:1},D.properties.items.items.properties.picture.
properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/dark","type",{type:"string"},D.properties.items.items.
properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/picture","type",{type:"object"},D.properties.
items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.link;this.note("link",e+"/items/"+u+
"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/link","minLength",{limit:1},D.properties.items.items.
properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/link","type",{type:"string"},D.properties.items.items.properties.
link,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},D.properties.items.items,m)),r++}}else(i??=[]).push(
p(e+"/items","type",{type:"array"},D.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!=
"boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},D.properties.hidden,t)),r++),this.note("schedule",e+"/hi\
dden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(
t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/\
-]*))?)?$"},D.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},D.properties.from,t)),r++)}if(s.
until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=
[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
D.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},D.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,data:s};(i??=[]).push(t),r++}return St.
errors=i,r===0}var Ni=Zt,Z=J.definitions.PictureBlock;function Zt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:Z.required,parentSchema:Z,data:s};(i??=[]).push(
t),r++}if(s.picture===void 0||!o.call(s,"picture")){let t={instancePath:e,keyword:"required",params:{missingProperty:"pi\
cture"},schema:Z.required,parentSchema:Z,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(Z.properties,
t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Z,data:s};
(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="picture"&&((i??=[]).push(p(e+"/type","const",
{allowedValue:"picture"},Z.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/\
id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},Z.properties.
id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},Z.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"rev\
iew")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0\
-2])(-(0[1-9]|[12]\\d|3[01]))?$"},Z.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},Z.properties.
review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="\
string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},Z.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/e\
yebrow","type",{type:"string"},Z.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;
this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},Z.properties.
heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},Z.properties.heading,t)),r++)}if(s.text!==void 0&&
o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text",
"minLength",{limit:1},Z.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},Z.properties.text,t)),
r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).
push(p(e+"/background","enum",{allowedValues:Z.properties.background.enum},Z.properties.background,t)),r++)}if(s.picture!==
void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&!Array.isArray(
t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},Z.properties.
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
t"},Z.properties.after.properties.picture,f)),r++);for(let u of Object.keys(f))u==="file"||u==="alt"||u==="decorative"||
u==="caption"||u==="credit"||u==="focus"||u==="crop"||u==="dark"||((i??=[]).push(p(e+"/after/picture","additionalPropert\
ies",{additionalProperty:u},Z.properties.after.properties.picture,f)),r++);if(f.file!==void 0&&o.call(f,"file")){let u=f.
file;typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/after/picture/file","minLength",{limit:1},Z.properties.after.properties.
picture.properties.file,u)),r++):((i??=[]).push(p(e+"/after/picture/file","type",{type:"string"},Z.properties.after.properties.
picture.properties.file,u)),r++)}if(f.alt!==void 0&&o.call(f,"alt")){let u=f.alt;typeof u!="string"&&((i??=[]).push(p(e+
"/after/picture/alt","type",{type:"string"},Z.properties.after.properties.picture.properties.alt,u)),r++)}if(f.decorative!==
void 0&&o.call(f,"decorative")){let u=f.decorative;typeof u!="boolean"&&((i??=[]).push(p(e+"/after/picture/decorative","\
type",{type:"boolean"},Z.properties.after.properties.picture.properties.decorative,u)),r++)}if(f.caption!==void 0&&o.call(
f,"caption")){let u=f.caption;typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/after/picture/caption","minLength",{limit:1},
Z.properties.after.properties.picture.properties.caption,u)),r++):((i??=[]).push(p(e+"/after/picture/caption","type",{type:"\
string"},Z.properties.after.properties.picture.properties.caption,u)),r++)}if(f.credit!==void 0&&o.call(f,"credit")){let u=f.
credit;typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/after/picture/credit","minLength",{limit:1},Z.properties.after.properties.
picture.properties.credit,u)),r++):((i??=[]).push(p(e+"/after/picture/credit","type",{type:"string"},Z.properties.after.
properties.picture.properties.credit,u)),r++)}if(f.focus!==void 0&&o.call(f,"focus")){let u=f.focus;typeof u=="string"?Le.
test(u)||((i??=[]).push(p(e+"/after/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},Z.properties.
after.properties.picture.properties.focus,u)),r++):((i??=[]).push(p(e+"/after/picture/focus","type",{type:"string"},Z.properties.
after.properties.picture.properties.focus,u)),r++)}if(f.crop!==void 0&&o.call(f,"crop")){let u=f.crop;typeof u=="string"?
Te.test(u)||((i??=[]).push(p(e+"/after/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-\
9][0-9]?)% (100|[1-9][0-9]?)%$"},Z.properties.after.properties.picture.properties.crop,u)),r++):((i??=[]).push(p(e+"/aft\
er/picture/crop","type",{type:"string"},Z.properties.after.properties.picture.properties.crop,u)),r++)}if(f.dark!==void 0&&
o.call(f,"dark")){let u=f.dark;typeof u=="string"?h(u)<1&&((i??=[]).push(p(e+"/after/picture/dark","minLength",{limit:1},
Z.properties.after.properties.picture.properties.dark,u)),r++):((i??=[]).push(p(e+"/after/picture/dark","type",{type:"st\
ring"},Z.properties.after.properties.picture.properties.dark,u)),r++)}}else(i??=[]).push(p(e+"/after/picture","type",{type:"\
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
t),r++}return Zt.errors=i,r===0}var Ei=It,B=J.definitions.PlaceBlock,Mi=new RegExp("^-?(?:90|[1-8]?[0-9])(?:\\.[0-9]+)?, \
?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$","u"),Ci=new RegExp("^https://\\S+$","u");function It(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:B.required,parentSchema:B,
data:s};(i??=[]).push(t),r++}if(s.address===void 0||!o.call(s,"address")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"address"},schema:B.required,parentSchema:B,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.
call(B.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:B,
data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="place"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"place"},B.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",
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
address!==void 0&&o.call(s,"address")){let t=s.address;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/address","m\
inItems",{limit:1},B.properties.address,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];this.note("text",e+"/add\
ress/"+u,m),typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/address/"+u,"minLength",{limit:1},B.properties.address.items,
m)),r++):((i??=[]).push(p(e+"/address/"+u,"type",{type:"string"},B.properties.address.items,m)),r++)}}else(i??=[]).push(
p(e+"/address","type",{type:"array"},B.properties.address,t)),r++}if(s.map!==void 0&&o.call(s,"map")){let t=s.map;this.note(
"link",e+"/map",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/map","minLength",{limit:1},B.properties.map,t)),r++):
((i??=[]).push(p(e+"/map","type",{type:"string"},B.properties.map,t)),r++)}if(s.pin!==void 0&&o.call(s,"pin")){let t=s.pin;
this.note("map-pin",e+"/pin",t),typeof t=="string"?Mi.test(t)||((i??=[]).push(p(e+"/pin","pattern",{pattern:"^-?(?:90|[1\
-8]?[0-9])(?:\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$"},B.properties.pin,t)),r++):((i??=[]).push(p(
e+"/pin","type",{type:"string"},B.properties.pin,t)),r++)}if(s.booking!==void 0&&o.call(s,"booking")){let t=s.booking;this.
note("booking",e+"/booking",t),typeof t=="string"?Ci.test(t)||((i??=[]).push(p(e+"/booking","pattern",{pattern:"^https:/\
/\\S+$"},B.properties.booking,t)),r++):((i??=[]).push(p(e+"/booking","type",{type:"string"},B.properties.booking,t)),r++)}
if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="object"&&
!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"file"},
B.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
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
"/picture","type",{type:"object"},B.properties.picture,t)),r++}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.
isArray(t)){t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},B.properties.items,t)),r++);let f=t.length;for(let u=0;u<
f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(
e+"/items/"+u,"required",{missingProperty:"title"},B.properties.items.items,m)),r++),(m.text===void 0||!o.call(m,"text"))&&
((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"text"},B.properties.items.items,m)),r++);for(let l of Object.
keys(m))l==="title"||l==="text"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},B.properties.
items.items,m)),r++);if(m.title!==void 0&&o.call(m,"title")){let l=m.title;this.note("text",e+"/items/"+u+"/title",l),typeof l==
"string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/title","minLength",{limit:1},B.properties.items.items.properties.title,
l)),r++):((i??=[]).push(p(e+"/items/"+u+"/title","type",{type:"string"},B.properties.items.items.properties.title,l)),r++)}
if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<
1&&((i??=[]).push(p(e+"/items/"+u+"/text","minLength",{limit:1},B.properties.items.items.properties.text,l)),r++):((i??=
[]).push(p(e+"/items/"+u+"/text","type",{type:"string"},B.properties.items.items.properties.text,l)),r++)}}else(i??=[]).
push(p(e+"/items/"+u,"type",{type:"object"},B.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"\
array"},B.properties.items,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>
3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},B.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/but\
tons","minItems",{limit:1},B.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<f;u++)oe.call(this,t[u],{instancePath:e+
"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},B.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},B.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},B.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},B.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},B.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},B.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:B.type,parentSchema:B,data:s};(i??=[]).push(
t),r++}return It.errors=i,r===0}var _i=Ot,G=J.definitions.PricingBlock;function Ot(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:G.required,parentSchema:G,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:G.required,parentSchema:G,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(G.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:G,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="pricing"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
pricing"},G.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
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
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>6&&((i??=[]).push(p(e+"/items","maxItems",{limit:6},G.properties.
items,t)),r++),t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},G.properties.items,t)),r++);let f=t.length;for(let u=0;u<
f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.name===void 0||!o.call(m,"name"))&&((i??=[]).push(p(e+
"/items/"+u,"required",{missingProperty:"name"},G.properties.items.items,m)),r++),(m.price===void 0||!o.call(m,"price"))&&
((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"price"},G.properties.items.items,m)),r++);for(let l of Object.
keys(m))l==="name"||l==="text"||l==="price"||l==="period"||l==="recommended"||l==="points"||l==="button"||((i??=[]).push(
p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},G.properties.items.items,m)),r++);if(m.name!==void 0&&o.call(
m,"name")){let l=m.name;this.note("text",e+"/items/"+u+"/name",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
u+"/name","minLength",{limit:1},G.properties.items.items.properties.name,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/name",
"type",{type:"string"},G.properties.items.items.properties.name,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;
this.note("rich-text",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/text","minLen\
gth",{limit:1},G.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/text","type",{type:"st\
ring"},G.properties.items.items.properties.text,l)),r++)}if(m.price!==void 0&&o.call(m,"price")){let l=m.price;this.note(
"text",e+"/items/"+u+"/price",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/price","minLength",{limit:1},
G.properties.items.items.properties.price,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/price","type",{type:"string"},G.properties.
items.items.properties.price,l)),r++)}if(m.period!==void 0&&o.call(m,"period")){let l=m.period;this.note("text",e+"/item\
s/"+u+"/period",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/period","minLength",{limit:1},G.properties.
items.items.properties.period,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/period","type",{type:"string"},G.properties.items.
items.properties.period,l)),r++)}if(m.recommended!==void 0&&o.call(m,"recommended")){let l=m.recommended;this.note("text",
e+"/items/"+u+"/recommended",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/recommended","minLength",{limit:1},
G.properties.items.items.properties.recommended,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/recommended","type",{type:"str\
ing"},G.properties.items.items.properties.recommended,l)),r++)}if(m.points!==void 0&&o.call(m,"points")){let l=m.points;
if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/items/"+u+"/points","minItems",{limit:1},G.properties.items.items.
properties.points,l)),r++);let d=l.length;for(let g=0;g<d;g++){let y=l[g];this.note("rich-text",e+"/items/"+u+"/points/"+
g,y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/items/"+u+"/points/"+g,"minLength",{limit:1},G.properties.items.items.
properties.points.items,y)),r++):((i??=[]).push(p(e+"/items/"+u+"/points/"+g,"type",{type:"string"},G.properties.items.items.
properties.points.items,y)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/points","type",{type:"array"},G.properties.items.items.
properties.points,l)),r++}m.button!==void 0&&o.call(m,"button")&&(oe.call(this,m.button,{instancePath:e+"/items/"+u+"/bu\
tton",parentData:m,parentDataProperty:"button",rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length))}else
(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},G.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","t\
ype",{type:"array"},G.properties.items,t)),r++}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-text",
e+"/note",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{limit:1},G.properties.note,t)),r++):((i??=
[]).push(p(e+"/note","type",{type:"string"},G.properties.note,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},G.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},G.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},G.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},G.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},G.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};(i??=[]).push(
t),r++}return Ot.errors=i,r===0}var Ri=Dt,$=J.definitions.ProseBlock;function Dt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
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
t)){t.length<1&&((i??=[]).push(p(e+"/parts","minItems",{limit:1},$.properties.parts,t)),r++);let f=t.length;for(let u=0;u<
f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.heading===void 0||!o.call(m,"heading"))&&((i??=[]).push(
p(e+"/parts/"+u,"required",{missingProperty:"heading"},$.properties.parts.items,m)),r++),(m.paragraphs===void 0||!o.call(
m,"paragraphs"))&&((i??=[]).push(p(e+"/parts/"+u,"required",{missingProperty:"paragraphs"},$.properties.parts.items,m)),
r++);for(let l of Object.keys(m))l==="heading"||l==="paragraphs"||((i??=[]).push(p(e+"/parts/"+u,"additionalProperties",
{additionalProperty:l},$.properties.parts.items,m)),r++);if(m.heading!==void 0&&o.call(m,"heading")){let l=m.heading;this.
note("text",e+"/parts/"+u+"/heading",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parts/"+u+"/heading","minLength",
{limit:1},$.properties.parts.items.properties.heading,l)),r++):((i??=[]).push(p(e+"/parts/"+u+"/heading","type",{type:"s\
tring"},$.properties.parts.items.properties.heading,l)),r++)}if(m.paragraphs!==void 0&&o.call(m,"paragraphs")){let l=m.paragraphs;
this.note("paragraphs",e+"/parts/"+u+"/paragraphs",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/parts/"+u+"/paragr\
aphs","minLength",{limit:1},$.properties.parts.items.properties.paragraphs,l)),r++):((i??=[]).push(p(e+"/parts/"+u+"/par\
agraphs","type",{type:"string"},$.properties.parts.items.properties.paragraphs,l)),r++)}}else(i??=[]).push(p(e+"/parts/"+
u,"type",{type:"object"},$.properties.parts.items,m)),r++}}else(i??=[]).push(p(e+"/parts","type",{type:"array"},$.properties.
parts,t)),r++}if(s.points!==void 0&&o.call(s,"points")){let t=s.points;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(
e+"/points","minItems",{limit:1},$.properties.points,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];this.note("\
rich-text",e+"/points/"+u,m),typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/points/"+u,"minLength",{limit:1},$.properties.
points.items,m)),r++):((i??=[]).push(p(e+"/points/"+u,"type",{type:"string"},$.properties.points.items,m)),r++)}}else(i??=
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
1&&((i??=[]).push(p(e+"/figures","minItems",{limit:1},$.properties.figures,t)),r++);let f=t.length;for(let u=0;u<f;u++)he.
call(this,t[u],{instancePath:e+"/figures/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?he.errors:i.concat(
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
tons","minItems",{limit:1},$.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<f;u++)oe.call(this,t[u],{instancePath:e+
"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},$.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},$.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},$.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},$.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},$.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},$.properties.until,t)),
r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};(i??=[]).push(
t),r++}return Dt.errors=i,r===0}var Vi=Bt,M=J.definitions.QuoteBlock;function Bt(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:M.required,parentSchema:M,data:s};(i??=[]).push(
t),r++}if(s.items===void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},
schema:M.required,parentSchema:M,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(M.properties,t)){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:M,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="quote"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
quote"},M.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t==
"string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},M.properties.id,t)),r++):
((i??=[]).push(p(e+"/id","type",{type:"string"},M.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.
review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},M.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},M.properties.review,
t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},M.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow",
"type",{type:"string"},M.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note(
"text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},M.properties.heading,
t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},M.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,
"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLengt\
h",{limit:1},M.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},M.properties.text,t)),r++)}if(s.
background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(
e+"/background","enum",{allowedValues:M.properties.background.enum},M.properties.background,t)),r++)}if(s.items!==void 0&&
o.call(s,"items")){let t=s.items;if(Array.isArray(t)){t.length>9&&((i??=[]).push(p(e+"/items","maxItems",{limit:9},M.properties.
items,t)),r++),t.length<1&&((i??=[]).push(p(e+"/items","minItems",{limit:1},M.properties.items,t)),r++);let f=t.length;for(let u=0;u<
f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.text===void 0||!o.call(m,"text"))&&((i??=[]).push(p(e+
"/items/"+u,"required",{missingProperty:"text"},M.properties.items.items,m)),r++),(m.by===void 0||!o.call(m,"by"))&&((i??=
[]).push(p(e+"/items/"+u,"required",{missingProperty:"by"},M.properties.items.items,m)),r++);for(let l of Object.keys(m))
l==="text"||l==="by"||l==="role"||l==="picture"||l==="link"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},
M.properties.items.items,m)),r++);if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note("rich-text",e+"/items/"+u+
"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/text","minLength",{limit:1},M.properties.items.items.
properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/text","type",{type:"string"},M.properties.items.items.properties.
text,l)),r++)}if(m.by!==void 0&&o.call(m,"by")){let l=m.by;this.note("text",e+"/items/"+u+"/by",l),typeof l=="string"?h(
l)<1&&((i??=[]).push(p(e+"/items/"+u+"/by","minLength",{limit:1},M.properties.items.items.properties.by,l)),r++):((i??=[]).
push(p(e+"/items/"+u+"/by","type",{type:"string"},M.properties.items.items.properties.by,l)),r++)}if(m.role!==void 0&&o.
call(m,"role")){let l=m.role;this.note("text",e+"/items/"+u+"/role",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/i\
tems/"+u+"/role","minLength",{limit:1},M.properties.items.items.properties.role,l)),r++):((i??=[]).push(p(e+"/items/"+u+
"/role","type",{type:"string"},M.properties.items.items.properties.role,l)),r++)}if(m.picture!==void 0&&o.call(m,"pictur\
e")){let l=m.picture;if(this.note("picture",e+"/items/"+u+"/picture",l),l&&typeof l=="object"&&!Array.isArray(l)){(l.file===
void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"file"},M.properties.items.
items.properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","require\
d",{missingProperty:"alt"},M.properties.items.items.properties.picture,l)),r++);for(let d of Object.keys(l))d==="file"||
d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark"||((i??=[]).push(p(e+"/item\
s/"+u+"/picture","additionalProperties",{additionalProperty:d},M.properties.items.items.properties.picture,l)),r++);if(l.
file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/file",
"minLength",{limit:1},M.properties.items.items.properties.picture.properties.file,d)),r++):((i??=[]).push(p(e+"/items/"+
u+"/picture/file","type",{type:"string"},M.properties.items.items.properties.picture.properties.file,d)),r++)}if(l.alt!==
void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+u+"/picture/alt","type",{type:"str\
ing"},M.properties.items.items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&o.call(l,"decorative")){
let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/items/"+u+"/picture/decorative","type",{type:"boolean"},M.properties.
items.items.properties.picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.call(l,"caption")){let d=l.caption;
typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/caption","minLength",{limit:1},M.properties.items.items.
properties.picture.properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/caption","type",{type:"string"},
M.properties.items.items.properties.picture.properties.caption,d)),r++)}if(l.credit!==void 0&&o.call(l,"credit")){let d=l.
credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/credit","minLength",{limit:1},M.properties.items.
items.properties.picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/credit","type",{type:"strin\
g"},M.properties.items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==void 0&&o.call(l,"focus")){let d=l.
focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-\
9])% (100|[1-9]?[0-9])%$"},M.properties.items.items.properties.picture.properties.focus,d)),r++):((i??=[]).push(p(e+"/it\
ems/"+u+"/picture/focus","type",{type:"string"},M.properties.items.items.properties.picture.properties.focus,d)),r++)}if(l.
crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/cr\
op","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},M.properties.items.
items.properties.picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/crop","type",{type:"string"},
M.properties.items.items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&o.call(l,"dark")){let d=l.dark;
typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/dark","minLength",{limit:1},M.properties.items.items.
properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/dark","type",{type:"string"},M.properties.
items.items.properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/picture","type",{type:"obje\
ct"},M.properties.items.items.properties.picture,l)),r++}if(m.link!==void 0&&o.call(m,"link")){let l=m.link;this.note("l\
ink",e+"/items/"+u+"/link",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/link","minLength",{limit:1},M.
properties.items.items.properties.link,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/link","type",{type:"string"},M.properties.
items.items.properties.link,l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},M.properties.items.items,
m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},M.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,
"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},M.properties.hidden,
t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"\
/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\\
d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},M.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"\
string"},M.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",
t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},M.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"str\
ing"},M.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:M.type,parentSchema:M,
data:s};(i??=[]).push(t),r++}return Bt.errors=i,r===0}var Hi=Ft,F=J.definitions.SplitBlock;function Ft(s,{instancePath:e="",
parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:F.required,parentSchema:F,
data:s};(i??=[]).push(t),r++}if(s.heading===void 0||!o.call(s,"heading")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"heading"},schema:F.required,parentSchema:F,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.
call(F.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:F,
data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="split"&&((i??=[]).push(p(e+"/type",
"const",{allowedValue:"split"},F.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",
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
paragraphs!==void 0&&o.call(s,"paragraphs")){let t=s.paragraphs;this.note("paragraphs",e+"/paragraphs",t),typeof t=="str\
ing"?h(t)<1&&((i??=[]).push(p(e+"/paragraphs","minLength",{limit:1},F.properties.paragraphs,t)),r++):((i??=[]).push(p(e+
"/paragraphs","type",{type:"string"},F.properties.paragraphs,t)),r++)}if(s.side!==void 0&&o.call(s,"side")){let t=s.side;
t==="left"||t==="right"||((i??=[]).push(p(e+"/side","enum",{allowedValues:F.properties.side.enum},F.properties.side,t)),
r++)}if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t=="ob\
ject"&&!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
file"},F.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
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
"/picture","type",{type:"object"},F.properties.picture,t)),r++}if(s.figures!==void 0&&o.call(s,"figures")){let t=s.figures;
if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/figures","maxItems",{limit:3},F.properties.figures,t)),r++),t.length<
1&&((i??=[]).push(p(e+"/figures","minItems",{limit:1},F.properties.figures,t)),r++);let f=t.length;for(let u=0;u<f;u++)he.
call(this,t[u],{instancePath:e+"/figures/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?he.errors:i.concat(
he.errors),r=i.length)}else(i??=[]).push(p(e+"/figures","type",{type:"array"},F.properties.figures,t)),r++}if(s.points!==
void 0&&o.call(s,"points")){let t=s.points;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/points","minItems",{limit:1},
F.properties.points,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){
(m.title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/points/"+u,"required",{missingProperty:"title"},F.properties.
points.items,m)),r++);for(let l of Object.keys(m))l==="title"||l==="text"||l==="icon"||((i??=[]).push(p(e+"/points/"+u,"\
additionalProperties",{additionalProperty:l},F.properties.points.items,m)),r++);if(m.title!==void 0&&o.call(m,"title")){
let l=m.title;this.note("text",e+"/points/"+u+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/points/"+u+"/t\
itle","minLength",{limit:1},F.properties.points.items.properties.title,l)),r++):((i??=[]).push(p(e+"/points/"+u+"/title",
"type",{type:"string"},F.properties.points.items.properties.title,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.
text;this.note("rich-text",e+"/points/"+u+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/points/"+u+"/text",
"minLength",{limit:1},F.properties.points.items.properties.text,l)),r++):((i??=[]).push(p(e+"/points/"+u+"/text","type",
{type:"string"},F.properties.points.items.properties.text,l)),r++)}if(m.icon!==void 0&&o.call(m,"icon")){let l=m.icon;l===
"person"||l==="people"||l==="family"||l==="provider"||l==="hospital"||l==="payer"||l==="employer"||l==="state"||l==="ide\
ntity"||l==="coverage"||l==="authorization"||l==="claims"||l==="network"||l==="shield"||l==="lock"||l==="clock"||l==="sp\
eed"||l==="money"||l==="chart"||l==="document"||l==="fax"||l==="phone"||l==="mail"||l==="megaphone"||l==="pilot"||l==="g\
lobe"||l==="heart"||l==="search"||l==="check"||l==="key"||l==="pill"||l==="home"||l==="scale"||l==="spark"||((i??=[]).push(
p(e+"/points/"+u+"/icon","enum",{allowedValues:F.properties.points.items.properties.icon.enum},F.properties.points.items.
properties.icon,l)),r++)}}else(i??=[]).push(p(e+"/points/"+u,"type",{type:"object"},F.properties.points.items,m)),r++}}else
(i??=[]).push(p(e+"/points","type",{type:"array"},F.properties.points,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){
let t=s.buttons;if(Array.isArray(t)){t.length>3&&((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},F.properties.buttons,
t)),r++),t.length<1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},F.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<
f;u++)oe.call(this,t[u],{instancePath:e+"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:
i.concat(oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},F.properties.buttons,t)),r++}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},F.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},F.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},F.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},F.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},F.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:F.type,parentSchema:F,data:s};(i??=[]).push(t),r++}return Ft.errors=i,r===0}var Ui=Nt,ge=J.definitions.
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
"/items","minItems",{limit:2},ge.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++)he.call(this,t[u],{instancePath:e+
"/items/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?he.errors:i.concat(he.errors),r=i.length)}else(i??=
[]).push(p(e+"/items","type",{type:"array"},ge.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.
hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},ge.properties.hidden,t)),r++),this.note(
"schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ge.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ge.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},ge.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ge.properties.until,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};(i??=[]).
push(t),r++}return Nt.errors=i,r===0}var Wi=Et,ne=J.definitions.StatsBlock;function Et(s,{instancePath:e="",parentData:I,
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
items,t)),r++);let f=t.length;for(let u=0;u<f;u++)he.call(this,t[u],{instancePath:e+"/items/"+u,parentData:t,parentDataProperty:u,
rootData:T})||(i=i===null?he.errors:i.concat(he.errors),r=i.length)}else(i??=[]).push(p(e+"/items","type",{type:"array"},
ne.properties.items,t)),r++}if(s.buttons!==void 0&&o.call(s,"buttons")){let t=s.buttons;if(Array.isArray(t)){t.length>3&&
((i??=[]).push(p(e+"/buttons","maxItems",{limit:3},ne.properties.buttons,t)),r++),t.length<1&&((i??=[]).push(p(e+"/butto\
ns","minItems",{limit:1},ne.properties.buttons,t)),r++);let f=t.length;for(let u=0;u<f;u++)oe.call(this,t[u],{instancePath:e+
"/buttons/"+u,parentData:t,parentDataProperty:u,rootData:T})||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length)}else
(i??=[]).push(p(e+"/buttons","type",{type:"array"},ne.properties.buttons,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){
let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},ne.properties.hidden,t)),r++),this.
note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t==
"string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ne.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ne.properties.
from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?
z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},ne.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ne.properties.until,
t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:ne.type,parentSchema:ne,data:s};(i??=[]).
push(t),r++}return Et.errors=i,r===0}var Ki=Mt,N=J.definitions.StepsBlock;function Mt(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.
call(s,"type")){let f={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:N.required,parentSchema:N,
data:s};(i??=[]).push(f),r++}if(s.items===void 0||!o.call(s,"items")){let f={instancePath:e,keyword:"required",params:{missingProperty:"\
items"},schema:N.required,parentSchema:N,data:s};(i??=[]).push(f),r++}for(let f of Object.keys(s))if(!o.call(N.properties,
f)){let u={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:N,data:s};
(i??=[]).push(u),r++}if(s.type!==void 0&&o.call(s,"type")){let f=s.type;f!=="steps"&&((i??=[]).push(p(e+"/type","const",
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
void 0&&o.call(s,"from")){let f=s.from,u=r,m=!0,l=r;if(typeof f!="string"){let g={};(i??=[]).push(g),r++}var t=l===r;r=u,
i!==null&&(u?i.length=u:i=null);let d;if(t){let g=r;this.note("schedule",e+"/from",f),typeof f=="string"?z.test(f)||((i??=
[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
N.properties.from.then,f)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},N.properties.from.then,f)),r++);var t=g===
r;m=t,d="then"}else{let g=r;he.call(this,f,{instancePath:e+"/from",parentData:s,parentDataProperty:"from",rootData:T})||
(i=i===null?he.errors:i.concat(he.errors),r=i.length);var t=g===r;m=t,d="else"}m||((i??=[]).push(p(e+"/from","if",{failingKeyword:d},
N.properties.from,f)),r++)}if(s.to!==void 0&&o.call(s,"to")&&(he.call(this,s.to,{instancePath:e+"/to",parentData:s,parentDataProperty:"\
to",rootData:T})||(i=i===null?he.errors:i.concat(he.errors),r=i.length)),s.items!==void 0&&o.call(s,"items")){let f=s.items;
if(Array.isArray(f)){f.length>6&&((i??=[]).push(p(e+"/items","maxItems",{limit:6},N.properties.items,f)),r++),f.length<2&&
((i??=[]).push(p(e+"/items","minItems",{limit:2},N.properties.items,f)),r++);let u=f.length;for(let m=0;m<u;m++){let l=f[m];
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
1&&((i??=[]).push(p(e+"/buttons","minItems",{limit:1},N.properties.buttons,f)),r++);let u=f.length;for(let m=0;m<u;m++)oe.
call(this,f[m],{instancePath:e+"/buttons/"+m,parentData:f,parentDataProperty:m,rootData:T})||(i=i===null?oe.errors:i.concat(
oe.errors),r=i.length)}else(i??=[]).push(p(e+"/buttons","type",{type:"array"},N.properties.buttons,f)),r++}if(s.hidden!==
void 0&&o.call(s,"hidden")){let f=s.hidden;typeof f!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},N.properties.
hidden,f)),r++),this.note("schedule",e+"/hidden",f)}if(s.until!==void 0&&o.call(s,"until")){let f=s.until;this.note("sch\
edule",e+"/until",f),typeof f=="string"?z.test(f)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\
\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},N.properties.until,f)),r++):((i??=[]).push(p(e+"/\
until","type",{type:"string"},N.properties.until,f)),r++)}}else{let f={instancePath:e,keyword:"type",params:{type:"objec\
t"},schema:N.type,parentSchema:N,data:s};(i??=[]).push(f),r++}return Mt.errors=i,r===0}var Gi=Ct,X=J.definitions.TableBlock;
function Ct(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
type"},schema:X.required,parentSchema:X,data:s};(i??=[]).push(t),r++}if(s.caption===void 0||!o.call(s,"caption")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"caption"},schema:X.required,parentSchema:X,data:s};(i??=[]).push(
t),r++}if(s.columns===void 0||!o.call(s,"columns")){let t={instancePath:e,keyword:"required",params:{missingProperty:"co\
lumns"},schema:X.required,parentSchema:X,data:s};(i??=[]).push(t),r++}if(s.rows===void 0||!o.call(s,"rows")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"rows"},schema:X.required,parentSchema:X,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!o.call(X.properties,t)){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:X,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="table"&&((i??=[]).push(
p(e+"/type","const",{allowedValue:"table"},X.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.
note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a\
-z0-9]+)*$"},X.properties.id,t)),r++):((i??=[]).push(p(e+"/id","type",{type:"string"},X.properties.id,t)),r++)}if(s.review!==
void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},X.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"\
string"},X.properties.review,t)),r++)}if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/e\
yebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},X.properties.eyebrow,t)),r++):
((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},X.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"head\
ing")){let t=s.heading;this.note("text",e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLen\
gth",{limit:1},X.properties.heading,t)),r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},X.properties.heading,t)),
r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/text","minLength",{limit:1},X.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},
X.properties.text,t)),r++)}if(s.background!==void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||
t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:X.properties.background.enum},X.properties.background,
t)),r++)}if(s.caption!==void 0&&o.call(s,"caption")){let t=s.caption;this.note("text",e+"/caption",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/caption","minLength",{limit:1},X.properties.caption,t)),r++):((i??=[]).push(p(e+"/caption",
"type",{type:"string"},X.properties.caption,t)),r++)}if(s.columns!==void 0&&o.call(s,"columns")){let t=s.columns;if(Array.
isArray(t)){t.length>6&&((i??=[]).push(p(e+"/columns","maxItems",{limit:6},X.properties.columns,t)),r++),t.length<2&&((i??=
[]).push(p(e+"/columns","minItems",{limit:2},X.properties.columns,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];
this.note("text",e+"/columns/"+u,m),typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/columns/"+u,"minLength",{limit:1},X.
properties.columns.items,m)),r++):((i??=[]).push(p(e+"/columns/"+u,"type",{type:"string"},X.properties.columns.items,m)),
r++)}}else(i??=[]).push(p(e+"/columns","type",{type:"array"},X.properties.columns,t)),r++}if(s.rows!==void 0&&o.call(s,"\
rows")){let t=s.rows;if(Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/rows","minItems",{limit:1},X.properties.rows,
t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(Array.isArray(m)){m.length<2&&((i??=[]).push(p(e+"/rows/"+u,"\
minItems",{limit:2},X.properties.rows.items,m)),r++);let l=m.length;for(let d=0;d<l;d++){let g=m[d];this.note("rich-text",
e+"/rows/"+u+"/"+d,g),typeof g=="string"?h(g)<1&&((i??=[]).push(p(e+"/rows/"+u+"/"+d,"minLength",{limit:1},X.properties.
rows.items.items,g)),r++):((i??=[]).push(p(e+"/rows/"+u+"/"+d,"type",{type:"string"},X.properties.rows.items.items,g)),r++)}}else
(i??=[]).push(p(e+"/rows/"+u,"type",{type:"array"},X.properties.rows.items,m)),r++}}else(i??=[]).push(p(e+"/rows","type",
{type:"array"},X.properties.rows,t)),r++}if(s.note!==void 0&&o.call(s,"note")){let t=s.note;this.note("rich-text",e+"/no\
te",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/note","minLength",{limit:1},X.properties.note,t)),r++):((i??=[]).
push(p(e+"/note","type",{type:"string"},X.properties.note,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;
typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},X.properties.hidden,t)),r++),this.note("schedu\
le",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="strin\
g"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|\
[A-Z][\\w+/-]*))?)?$"},X.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},X.properties.from,t)),
r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(
t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+\
/-]*))?)?$"},X.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},X.properties.until,t)),r++)}}else{
let t={instancePath:e,keyword:"type",params:{type:"object"},schema:X.type,parentSchema:X,data:s};(i??=[]).push(t),r++}return Ct.
errors=i,r===0}var Qi=_t,R=J.definitions.TabsBlock;function _t(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:R.required,parentSchema:R,data:s};(i??=[]).push(t),r++}if(s.items===
void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},schema:R.required,
parentSchema:R,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(R.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:R,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="tabs"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"tabs"},R.properties.
type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||
((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},R.properties.id,t)),r++):((i??=[]).push(p(e+
"/id","type",{type:"string"},R.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t==
"string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},
R.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},R.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},R.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
R.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},R.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},R.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},R.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},R.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:R.
properties.background.enum},R.properties.background,t)),r++)}if(s.items!==void 0&&o.call(s,"items")){let t=s.items;if(Array.
isArray(t)){t.length>6&&((i??=[]).push(p(e+"/items","maxItems",{limit:6},R.properties.items,t)),r++),t.length<2&&((i??=[]).
push(p(e+"/items","minItems",{limit:2},R.properties.items,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&
typeof m=="object"&&!Array.isArray(m)){(m.label===void 0||!o.call(m,"label"))&&((i??=[]).push(p(e+"/items/"+u,"required",
{missingProperty:"label"},R.properties.items.items,m)),r++),(m.sections===void 0||!o.call(m,"sections"))&&((i??=[]).push(
p(e+"/items/"+u,"required",{missingProperty:"sections"},R.properties.items.items,m)),r++);for(let l of Object.keys(m))l===
"label"||l==="picture"||l==="sections"||((i??=[]).push(p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},R.properties.
items.items,m)),r++);if(m.label!==void 0&&o.call(m,"label")){let l=m.label;this.note("text",e+"/items/"+u+"/label",l),typeof l==
"string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/label","minLength",{limit:1},R.properties.items.items.properties.label,
l)),r++):((i??=[]).push(p(e+"/items/"+u+"/label","type",{type:"string"},R.properties.items.items.properties.label,l)),r++)}
if(m.picture!==void 0&&o.call(m,"picture")){let l=m.picture;if(this.note("picture",e+"/items/"+u+"/picture",l),l&&typeof l==
"object"&&!Array.isArray(l)){(l.file===void 0||!o.call(l,"file"))&&((i??=[]).push(p(e+"/items/"+u+"/picture","required",
{missingProperty:"file"},R.properties.items.items.properties.picture,l)),r++),(l.alt===void 0||!o.call(l,"alt"))&&((i??=
[]).push(p(e+"/items/"+u+"/picture","required",{missingProperty:"alt"},R.properties.items.items.properties.picture,l)),r++);
for(let d of Object.keys(l))d==="file"||d==="alt"||d==="decorative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||
d==="dark"||((i??=[]).push(p(e+"/items/"+u+"/picture","additionalProperties",{additionalProperty:d},R.properties.items.items.
properties.picture,l)),r++);if(l.file!==void 0&&o.call(l,"file")){let d=l.file;typeof d=="string"?h(d)<1&&((i??=[]).push(
p(e+"/items/"+u+"/picture/file","minLength",{limit:1},R.properties.items.items.properties.picture.properties.file,d)),r++):
((i??=[]).push(p(e+"/items/"+u+"/picture/file","type",{type:"string"},R.properties.items.items.properties.picture.properties.
file,d)),r++)}if(l.alt!==void 0&&o.call(l,"alt")){let d=l.alt;typeof d!="string"&&((i??=[]).push(p(e+"/items/"+u+"/pictu\
re/alt","type",{type:"string"},R.properties.items.items.properties.picture.properties.alt,d)),r++)}if(l.decorative!==void 0&&
o.call(l,"decorative")){let d=l.decorative;typeof d!="boolean"&&((i??=[]).push(p(e+"/items/"+u+"/picture/decorative","ty\
pe",{type:"boolean"},R.properties.items.items.properties.picture.properties.decorative,d)),r++)}if(l.caption!==void 0&&o.
call(l,"caption")){let d=l.caption;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/caption","minLeng\
th",{limit:1},R.properties.items.items.properties.picture.properties.caption,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/p\
icture/caption","type",{type:"string"},R.properties.items.items.properties.picture.properties.caption,d)),r++)}if(l.credit!==
void 0&&o.call(l,"credit")){let d=l.credit;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/credit","\
minLength",{limit:1},R.properties.items.items.properties.picture.properties.credit,d)),r++):((i??=[]).push(p(e+"/items/"+
u+"/picture/credit","type",{type:"string"},R.properties.items.items.properties.picture.properties.credit,d)),r++)}if(l.focus!==
void 0&&o.call(l,"focus")){let d=l.focus;typeof d=="string"?Le.test(d)||((i??=[]).push(p(e+"/items/"+u+"/picture/focus",
"pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},R.properties.items.items.properties.picture.properties.focus,
d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/focus","type",{type:"string"},R.properties.items.items.properties.picture.
properties.focus,d)),r++)}if(l.crop!==void 0&&o.call(l,"crop")){let d=l.crop;typeof d=="string"?Te.test(d)||((i??=[]).push(
p(e+"/items/"+u+"/picture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9]\
[0-9]?)%$"},R.properties.items.items.properties.picture.properties.crop,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/pictur\
e/crop","type",{type:"string"},R.properties.items.items.properties.picture.properties.crop,d)),r++)}if(l.dark!==void 0&&
o.call(l,"dark")){let d=l.dark;typeof d=="string"?h(d)<1&&((i??=[]).push(p(e+"/items/"+u+"/picture/dark","minLength",{limit:1},
R.properties.items.items.properties.picture.properties.dark,d)),r++):((i??=[]).push(p(e+"/items/"+u+"/picture/dark","typ\
e",{type:"string"},R.properties.items.items.properties.picture.properties.dark,d)),r++)}}else(i??=[]).push(p(e+"/items/"+
u+"/picture","type",{type:"object"},R.properties.items.items.properties.picture,l)),r++}if(m.sections!==void 0&&o.call(m,
"sections")){let l=m.sections;if(this.note("sections",e+"/items/"+u+"/sections",l),Array.isArray(l)){l.length<1&&((i??=[]).
push(p(e+"/items/"+u+"/sections","minItems",{limit:1},R.properties.items.items.properties.sections,l)),r++);let d=l.length;
for(let g=0;g<d;g++){let y=l[g];y&&typeof y=="object"&&!Array.isArray(y)||((i??=[]).push(p(e+"/items/"+u+"/sections/"+g,
"type",{type:"object"},R.properties.items.items.properties.sections.items,y)),r++)}}else(i??=[]).push(p(e+"/items/"+u+"/\
sections","type",{type:"array"},R.properties.items.items.properties.sections,l)),r++}}else(i??=[]).push(p(e+"/items/"+u,
"type",{type:"object"},R.properties.items.items,m)),r++}}else(i??=[]).push(p(e+"/items","type",{type:"array"},R.properties.
items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden",
"type",{type:"boolean"},R.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"f\
rom")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",
{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},R.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},R.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},R.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},R.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:s};(i??=[]).push(t),r++}return _t.errors=i,r===0}
var Yi=Rt,P=J.definitions.TimelineBlock;function Rt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"type"},schema:P.required,parentSchema:P,data:s};(i??=[]).push(t),r++}if(s.items===
void 0||!o.call(s,"items")){let t={instancePath:e,keyword:"required",params:{missingProperty:"items"},schema:P.required,
parentSchema:P,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(P.properties,t)){let f={instancePath:e,
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:P,data:s};(i??=[]).push(f),r++}if(s.
type!==void 0&&o.call(s,"type")){let t=s.type;t!=="timeline"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"timeline"},
P.properties.type,t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?
de.test(t)||((i??=[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},P.properties.id,t)),r++):((i??=
[]).push(p(e+"/id","type",{type:"string"},P.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;
typeof t=="string"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3\
[01]))?$"},P.properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},P.properties.review,t)),r++)}
if(s.eyebrow!==void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&
((i??=[]).push(p(e+"/eyebrow","minLength",{limit:1},P.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{
type:"string"},P.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",
e+"/heading",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},P.properties.heading,t)),
r++):((i??=[]).push(p(e+"/heading","type",{type:"string"},P.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"te\
xt")){let t=s.text;this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",
{limit:1},P.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},P.properties.text,t)),r++)}if(s.background!==
void 0&&o.call(s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/backgroun\
d","enum",{allowedValues:P.properties.background.enum},P.properties.background,t)),r++)}if(s.items!==void 0&&o.call(s,"i\
tems")){let t=s.items;if(Array.isArray(t)){t.length<2&&((i??=[]).push(p(e+"/items","minItems",{limit:2},P.properties.items,
t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];if(m&&typeof m=="object"&&!Array.isArray(m)){(m.when===void 0||!o.
call(m,"when"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"when"},P.properties.items.items,m)),r++),(m.
title===void 0||!o.call(m,"title"))&&((i??=[]).push(p(e+"/items/"+u,"required",{missingProperty:"title"},P.properties.items.
items,m)),r++);for(let l of Object.keys(m))l==="when"||l==="title"||l==="text"||l==="points"||l==="status"||((i??=[]).push(
p(e+"/items/"+u,"additionalProperties",{additionalProperty:l},P.properties.items.items,m)),r++);if(m.when!==void 0&&o.call(
m,"when")){let l=m.when;this.note("text",e+"/items/"+u+"/when",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+
u+"/when","minLength",{limit:1},P.properties.items.items.properties.when,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/when",
"type",{type:"string"},P.properties.items.items.properties.when,l)),r++)}if(m.title!==void 0&&o.call(m,"title")){let l=m.
title;this.note("text",e+"/items/"+u+"/title",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/title","min\
Length",{limit:1},P.properties.items.items.properties.title,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/title","type",{type:"\
string"},P.properties.items.items.properties.title,l)),r++)}if(m.text!==void 0&&o.call(m,"text")){let l=m.text;this.note(
"rich-text",e+"/items/"+u+"/text",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/items/"+u+"/text","minLength",{limit:1},
P.properties.items.items.properties.text,l)),r++):((i??=[]).push(p(e+"/items/"+u+"/text","type",{type:"string"},P.properties.
items.items.properties.text,l)),r++)}if(m.points!==void 0&&o.call(m,"points")){let l=m.points;if(Array.isArray(l)){l.length<
1&&((i??=[]).push(p(e+"/items/"+u+"/points","minItems",{limit:1},P.properties.items.items.properties.points,l)),r++);let d=l.
length;for(let g=0;g<d;g++){let y=l[g];this.note("rich-text",e+"/items/"+u+"/points/"+g,y),typeof y=="string"?h(y)<1&&((i??=
[]).push(p(e+"/items/"+u+"/points/"+g,"minLength",{limit:1},P.properties.items.items.properties.points.items,y)),r++):((i??=
[]).push(p(e+"/items/"+u+"/points/"+g,"type",{type:"string"},P.properties.items.items.properties.points.items,y)),r++)}}else
(i??=[]).push(p(e+"/items/"+u+"/points","type",{type:"array"},P.properties.items.items.properties.points,l)),r++}if(m.status!==
void 0&&o.call(m,"status")){let l=m.status;l==="current"||l==="planned"||l==="vision"||((i??=[]).push(p(e+"/items/"+u+"/\
status","enum",{allowedValues:P.properties.items.items.properties.status.enum},P.properties.items.items.properties.status,
l)),r++)}}else(i??=[]).push(p(e+"/items/"+u,"type",{type:"object"},P.properties.items.items,m)),r++}}else(i??=[]).push(p(
e+"/items","type",{type:"array"},P.properties.items,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!=
"boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"boolean"},P.properties.hidden,t)),r++),this.note("schedule",e+"/hi\
dden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(
t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/\
-]*))?)?$"},P.properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},P.properties.from,t)),r++)}if(s.
until!==void 0&&o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=
[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
P.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},P.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:P.type,parentSchema:P,data:s};(i??=[]).push(t),r++}return Rt.
errors=i,r===0}var Ji=Vt,E=J.definitions.VideoBlock,Xi=new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u");function Vt(s,{
instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{missingProperty:"type"},schema:E.
required,parentSchema:E,data:s};(i??=[]).push(t),r++}if(s.title===void 0||!o.call(s,"title")){let t={instancePath:e,keyword:"\
required",params:{missingProperty:"title"},schema:E.required,parentSchema:E,data:s};(i??=[]).push(t),r++}if(s.film===void 0||
!o.call(s,"film")){let t={instancePath:e,keyword:"required",params:{missingProperty:"film"},schema:E.required,parentSchema:E,
data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(E.properties,t)){let f={instancePath:e,keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:E,data:s};(i??=[]).push(f),r++}if(s.type!==void 0&&
o.call(s,"type")){let t=s.type;t!=="video"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"video"},E.properties.type,
t)),r++)}if(s.id!==void 0&&o.call(s,"id")){let t=s.id;this.note("anchor",e+"/id",t),typeof t=="string"?de.test(t)||((i??=
[]).push(p(e+"/id","pattern",{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},E.properties.id,t)),r++):((i??=[]).push(p(e+"/id",
"type",{type:"string"},E.properties.id,t)),r++)}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="stri\
ng"?le.test(t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},E.
properties.review,t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},E.properties.review,t)),r++)}if(s.eyebrow!==
void 0&&o.call(s,"eyebrow")){let t=s.eyebrow;this.note("text",e+"/eyebrow",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/eyebrow","minLength",{limit:1},E.properties.eyebrow,t)),r++):((i??=[]).push(p(e+"/eyebrow","type",{type:"string"},
E.properties.eyebrow,t)),r++)}if(s.heading!==void 0&&o.call(s,"heading")){let t=s.heading;this.note("text",e+"/heading",
t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/heading","minLength",{limit:1},E.properties.heading,t)),r++):((i??=[]).
push(p(e+"/heading","type",{type:"string"},E.properties.heading,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;
this.note("rich-text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},E.properties.
text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},E.properties.text,t)),r++)}if(s.background!==void 0&&o.call(
s,"background")){let t=s.background;t==="plain"||t==="tinted"||t==="bold"||((i??=[]).push(p(e+"/background","enum",{allowedValues:E.
properties.background.enum},E.properties.background,t)),r++)}if(s.title!==void 0&&o.call(s,"title")){let t=s.title;this.
note("text",e+"/title",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/title","minLength",{limit:1},E.properties.title,
t)),r++):((i??=[]).push(p(e+"/title","type",{type:"string"},E.properties.title,t)),r++)}if(s.about!==void 0&&o.call(s,"a\
bout")){let t=s.about;this.note("rich-text",e+"/about",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/about","minLen\
gth",{limit:1},E.properties.about,t)),r++):((i??=[]).push(p(e+"/about","type",{type:"string"},E.properties.about,t)),r++)}
if(s.film!==void 0&&o.call(s,"film")){let t=s.film;this.note("film",e+"/film",t),typeof t=="string"?h(t)<1&&((i??=[]).push(
p(e+"/film","minLength",{limit:1},E.properties.film,t)),r++):((i??=[]).push(p(e+"/film","type",{type:"string"},E.properties.
film,t)),r++)}if(s.poster!==void 0&&o.call(s,"poster")){let t=s.poster;if(this.note("picture",e+"/poster",t),t&&typeof t==
"object"&&!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/poster","required",{missingProperty:"\
file"},E.properties.poster,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/poster","required",{missingProperty:"\
alt"},E.properties.poster,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="decorative"||f==="caption"||f===
"credit"||f==="focus"||f==="crop"||f==="dark"||((i??=[]).push(p(e+"/poster","additionalProperties",{additionalProperty:f},
E.properties.poster,t)),r++);if(t.file!==void 0&&o.call(t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(
p(e+"/poster/file","minLength",{limit:1},E.properties.poster.properties.file,f)),r++):((i??=[]).push(p(e+"/poster/file",
"type",{type:"string"},E.properties.poster.properties.file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;typeof f!=
"string"&&((i??=[]).push(p(e+"/poster/alt","type",{type:"string"},E.properties.poster.properties.alt,f)),r++)}if(t.decorative!==
void 0&&o.call(t,"decorative")){let f=t.decorative;typeof f!="boolean"&&((i??=[]).push(p(e+"/poster/decorative","type",{
type:"boolean"},E.properties.poster.properties.decorative,f)),r++)}if(t.caption!==void 0&&o.call(t,"caption")){let f=t.caption;
typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/poster/caption","minLength",{limit:1},E.properties.poster.properties.caption,
f)),r++):((i??=[]).push(p(e+"/poster/caption","type",{type:"string"},E.properties.poster.properties.caption,f)),r++)}if(t.
credit!==void 0&&o.call(t,"credit")){let f=t.credit;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/poster/credit","minL\
ength",{limit:1},E.properties.poster.properties.credit,f)),r++):((i??=[]).push(p(e+"/poster/credit","type",{type:"string"},
E.properties.poster.properties.credit,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.focus;typeof f=="string"?
Le.test(f)||((i??=[]).push(p(e+"/poster/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},E.properties.
poster.properties.focus,f)),r++):((i??=[]).push(p(e+"/poster/focus","type",{type:"string"},E.properties.poster.properties.
focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.test(f)||((i??=[]).push(p(e+"/po\
ster/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},E.properties.
poster.properties.crop,f)),r++):((i??=[]).push(p(e+"/poster/crop","type",{type:"string"},E.properties.poster.properties.
crop,f)),r++)}if(t.dark!==void 0&&o.call(t,"dark")){let f=t.dark;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/poster/\
dark","minLength",{limit:1},E.properties.poster.properties.dark,f)),r++):((i??=[]).push(p(e+"/poster/dark","type",{type:"\
string"},E.properties.poster.properties.dark,f)),r++)}}else(i??=[]).push(p(e+"/poster","type",{type:"object"},E.properties.
poster,t)),r++}if(s.captions!==void 0&&o.call(s,"captions")){let t=s.captions;if(Array.isArray(t)){t.length<1&&((i??=[]).
push(p(e+"/captions","minItems",{limit:1},E.properties.captions,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];
if(this.note("captions",e+"/captions/"+u,m),m&&typeof m=="object"&&!Array.isArray(m)){(m.file===void 0||!o.call(m,"file"))&&
((i??=[]).push(p(e+"/captions/"+u,"required",{missingProperty:"file"},E.properties.captions.items,m)),r++),(m.language===
void 0||!o.call(m,"language"))&&((i??=[]).push(p(e+"/captions/"+u,"required",{missingProperty:"language"},E.properties.captions.
items,m)),r++);for(let l of Object.keys(m))l==="file"||l==="language"||((i??=[]).push(p(e+"/captions/"+u,"additionalProp\
erties",{additionalProperty:l},E.properties.captions.items,m)),r++);if(m.file!==void 0&&o.call(m,"file")){let l=m.file;typeof l==
"string"?h(l)<1&&((i??=[]).push(p(e+"/captions/"+u+"/file","minLength",{limit:1},E.properties.captions.items.properties.
file,l)),r++):((i??=[]).push(p(e+"/captions/"+u+"/file","type",{type:"string"},E.properties.captions.items.properties.file,
l)),r++)}if(m.language!==void 0&&o.call(m,"language")){let l=m.language;typeof l=="string"?Xi.test(l)||((i??=[]).push(p(
e+"/captions/"+u+"/language","pattern",{pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},E.properties.captions.items.properties.
language,l)),r++):((i??=[]).push(p(e+"/captions/"+u+"/language","type",{type:"string"},E.properties.captions.items.properties.
language,l)),r++)}}else(i??=[]).push(p(e+"/captions/"+u,"type",{type:"object"},E.properties.captions.items,m)),r++}}else
(i??=[]).push(p(e+"/captions","type",{type:"array"},E.properties.captions,t)),r++}if(s.silent!==void 0&&o.call(s,"silent")){
let t=s.silent;typeof t!="boolean"&&((i??=[]).push(p(e+"/silent","type",{type:"boolean"},E.properties.silent,t)),r++)}if(s.
hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden","type",{type:"bool\
ean"},E.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"from")){let t=s.from;
this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",{pattern:"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},E.properties.from,t)),r++):((i??=[]).
push(p(e+"/from","type",{type:"string"},E.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,"until")){let t=s.until;
this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pattern",{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},E.properties.until,t)),r++):((i??=
[]).push(p(e+"/until","type",{type:"string"},E.properties.until,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{
type:"object"},schema:E.type,parentSchema:E,data:s};(i??=[]).push(t),r++}return Vt.errors=i,r===0}var Pi=Ht,ve=J.definitions.
SharedSection;function Ht(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0||!o.call(s,"type")){let t={instancePath:e,keyword:"required",params:{
missingProperty:"type"},schema:ve.required,parentSchema:ve,data:s};(i??=[]).push(t),r++}if(s.name===void 0||!o.call(s,"n\
ame")){let t={instancePath:e,keyword:"required",params:{missingProperty:"name"},schema:ve.required,parentSchema:ve,data:s};
(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="type"||t==="name"||t==="hidden"||t==="from"||t==="until")){let f={
instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ve,data:s};(i??=[]).push(
f),r++}if(s.type!==void 0&&o.call(s,"type")){let t=s.type;t!=="shared"&&((i??=[]).push(p(e+"/type","const",{allowedValue:"\
shared"},ve.properties.type,t)),r++)}if(s.name!==void 0&&o.call(s,"name")){let t=s.name;typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/name","minLength",{limit:1},ve.properties.name,t)),r++):((i??=[]).push(p(e+"/name","type",{type:"string"},
ve.properties.name,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(
p(e+"/hidden","type",{type:"boolean"},ve.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&
o.call(s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from",
"pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},ve.
properties.from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},ve.properties.from,t)),r++)}if(s.until!==void 0&&
o.call(s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/u\
ntil","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
ve.properties.until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},ve.properties.until,t)),r++)}}else{let t={
instancePath:e,keyword:"type",params:{type:"object"},schema:ve.type,parentSchema:ve,data:s};(i??=[]).push(t),r++}return Ht.
errors=i,r===0}var er=Wt,H=J.definitions.PageSource,Ut=new RegExp("^/","u"),Je=new RegExp("^[a-z]{6}$","u");function Wt(s,{
instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.title===void 0||!o.call(s,"title")){let t={instancePath:e,keyword:"required",params:{missingProperty:"title"},schema:H.
required,parentSchema:H,data:s};(i??=[]).push(t),r++}if(s.description===void 0||!o.call(s,"description")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"description"},schema:H.required,parentSchema:H,data:s};(i??=[]).push(t),r++}
if(s.sections===void 0||!o.call(s,"sections")){let t={instancePath:e,keyword:"required",params:{missingProperty:"section\
s"},schema:H.required,parentSchema:H,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!o.call(H.properties,t)){
let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:H,data:s};(i??=
[]).push(f),r++}if(s.title!==void 0&&o.call(s,"title")){let t=s.title;this.note("text",e+"/title",t),typeof t=="string"?
h(t)<1&&((i??=[]).push(p(e+"/title","minLength",{limit:1},H.properties.title,t)),r++):((i??=[]).push(p(e+"/title","type",
{type:"string"},H.properties.title,t)),r++)}if(s.description!==void 0&&o.call(s,"description")){let t=s.description;this.
note("text",e+"/description",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/description","minLength",{limit:1},H.properties.
description,t)),r++):((i??=[]).push(p(e+"/description","type",{type:"string"},H.properties.description,t)),r++)}if(s.path!==
void 0&&o.call(s,"path")){let t=s.path;this.note("path",e+"/path",t),typeof t=="string"?Ut.test(t)||((i??=[]).push(p(e+"\
/path","pattern",{pattern:"^/"},H.properties.path,t)),r++):((i??=[]).push(p(e+"/path","type",{type:"string"},H.properties.
path,t)),r++)}if(s.picture!==void 0&&o.call(s,"picture")){let t=s.picture;if(this.note("picture",e+"/picture",t),t&&typeof t==
"object"&&!Array.isArray(t)){(t.file===void 0||!o.call(t,"file"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
file"},H.properties.picture,t)),r++),(t.alt===void 0||!o.call(t,"alt"))&&((i??=[]).push(p(e+"/picture","required",{missingProperty:"\
alt"},H.properties.picture,t)),r++);for(let f of Object.keys(t))f==="file"||f==="alt"||f==="focus"||f==="crop"||((i??=[]).
push(p(e+"/picture","additionalProperties",{additionalProperty:f},H.properties.picture,t)),r++);if(t.file!==void 0&&o.call(
t,"file")){let f=t.file;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/file","minLength",{limit:1},H.properties.
picture.properties.file,f)),r++):((i??=[]).push(p(e+"/picture/file","type",{type:"string"},H.properties.picture.properties.
file,f)),r++)}if(t.alt!==void 0&&o.call(t,"alt")){let f=t.alt;typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/picture/al\
t","minLength",{limit:1},H.properties.picture.properties.alt,f)),r++):((i??=[]).push(p(e+"/picture/alt","type",{type:"st\
ring"},H.properties.picture.properties.alt,f)),r++)}if(t.focus!==void 0&&o.call(t,"focus")){let f=t.focus;typeof f=="str\
ing"?Le.test(f)||((i??=[]).push(p(e+"/picture/focus","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},H.properties.
picture.properties.focus,f)),r++):((i??=[]).push(p(e+"/picture/focus","type",{type:"string"},H.properties.picture.properties.
focus,f)),r++)}if(t.crop!==void 0&&o.call(t,"crop")){let f=t.crop;typeof f=="string"?Te.test(f)||((i??=[]).push(p(e+"/pi\
cture/crop","pattern",{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},H.properties.
picture.properties.crop,f)),r++):((i??=[]).push(p(e+"/picture/crop","type",{type:"string"},H.properties.picture.properties.
crop,f)),r++)}}else(i??=[]).push(p(e+"/picture","type",{type:"object"},H.properties.picture,t)),r++}if(s.article!==void 0&&
o.call(s,"article")){let t=s.article;if(t&&typeof t=="object"&&!Array.isArray(t)){(t.date===void 0||!o.call(t,"date"))&&
((i??=[]).push(p(e+"/article","required",{missingProperty:"date"},H.properties.article,t)),r++);for(let f of Object.keys(
t))f==="date"||f==="author"||f==="tags"||((i??=[]).push(p(e+"/article","additionalProperties",{additionalProperty:f},H.properties.
article,t)),r++);if(t.date!==void 0&&o.call(t,"date")){let f=t.date;typeof f=="string"?_e.validate(f)||((i??=[]).push(p(
e+"/article/date","format",{format:"date"},H.properties.article.properties.date,f)),r++):((i??=[]).push(p(e+"/article/da\
te","type",{type:"string"},H.properties.article.properties.date,f)),r++)}if(t.author!==void 0&&o.call(t,"author")){let f=t.
author;this.note("text",e+"/article/author",f),typeof f=="string"?h(f)<1&&((i??=[]).push(p(e+"/article/author","minLengt\
h",{limit:1},H.properties.article.properties.author,f)),r++):((i??=[]).push(p(e+"/article/author","type",{type:"string"},
H.properties.article.properties.author,f)),r++)}if(t.tags!==void 0&&o.call(t,"tags")){let f=t.tags;if(Array.isArray(f)){
f.length<1&&((i??=[]).push(p(e+"/article/tags","minItems",{limit:1},H.properties.article.properties.tags,f)),r++);let u=f.
length;for(let m=0;m<u;m++){let l=f[m];this.note("text",e+"/article/tags/"+m,l),typeof l=="string"?h(l)<1&&((i??=[]).push(
p(e+"/article/tags/"+m,"minLength",{limit:1},H.properties.article.properties.tags.items,l)),r++):((i??=[]).push(p(e+"/ar\
ticle/tags/"+m,"type",{type:"string"},H.properties.article.properties.tags.items,l)),r++)}}else(i??=[]).push(p(e+"/artic\
le/tags","type",{type:"array"},H.properties.article.properties.tags,f)),r++}}else(i??=[]).push(p(e+"/article","type",{type:"\
object"},H.properties.article,t)),r++}if(s.review!==void 0&&o.call(s,"review")){let t=s.review;typeof t=="string"?le.test(
t)||((i??=[]).push(p(e+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},H.properties.review,
t)),r++):((i??=[]).push(p(e+"/review","type",{type:"string"},H.properties.review,t)),r++)}if(s.checked!==void 0&&o.call(
s,"checked")){let t=s.checked;typeof t=="string"?_e.validate(t)||((i??=[]).push(p(e+"/checked","format",{format:"date"},
H.properties.checked,t)),r++):((i??=[]).push(p(e+"/checked","type",{type:"string"},H.properties.checked,t)),r++)}if(s.translated!==
void 0&&o.call(s,"translated")){let t=s.translated;typeof t=="string"?Je.test(t)||((i??=[]).push(p(e+"/translated","patt\
ern",{pattern:"^[a-z]{6}$"},H.properties.translated,t)),r++):((i??=[]).push(p(e+"/translated","type",{type:"string"},H.properties.
translated,t)),r++)}if(s.sections!==void 0&&o.call(s,"sections")){let t=s.sections;if(this.note("sections",e+"/sections",
t),Array.isArray(t)){t.length<1&&((i??=[]).push(p(e+"/sections","minItems",{limit:1},H.properties.sections,t)),r++);let f=t.
length;for(let u=0;u<f;u++){let m=t[u];m&&typeof m=="object"&&!Array.isArray(m)||((i??=[]).push(p(e+"/sections/"+u,"type",
{type:"object"},H.properties.sections.items,m)),r++)}}else(i??=[]).push(p(e+"/sections","type",{type:"array"},H.properties.
sections,t)),r++}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidd\
en","type",{type:"boolean"},H.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(
s,"from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","patt\
ern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},H.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},H.properties.from,t)),r++)}if(s.until!==void 0&&o.call(s,
"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","pa\
ttern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},H.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},H.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:H.type,parentSchema:H,data:s};(i??=[]).push(t),r++}return Wt.errors=i,r===0}
var tr=Kt,Ne=J.definitions.SharedSource;function Kt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sections===void 0||!o.call(s,"sections")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"sections"},schema:Ne.required,parentSchema:Ne,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!(t==="translated"||t==="sections")){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Ne,data:s};(i??=[]).push(f),r++}if(s.translated!==void 0&&o.call(s,"translated")){let t=s.translated;
typeof t=="string"?Je.test(t)||((i??=[]).push(p(e+"/translated","pattern",{pattern:"^[a-z]{6}$"},Ne.properties.translated,
t)),r++):((i??=[]).push(p(e+"/translated","type",{type:"string"},Ne.properties.translated,t)),r++)}if(s.sections!==void 0&&
o.call(s,"sections")){let t=s.sections;if(this.note("sections",e+"/sections",t),Array.isArray(t)){t.length<1&&((i??=[]).
push(p(e+"/sections","minItems",{limit:1},Ne.properties.sections,t)),r++);let f=t.length;for(let u=0;u<f;u++){let m=t[u];
m&&typeof m=="object"&&!Array.isArray(m)||((i??=[]).push(p(e+"/sections/"+u,"type",{type:"object"},Ne.properties.sections.
items,m)),r++)}}else(i??=[]).push(p(e+"/sections","type",{type:"array"},Ne.properties.sections,t)),r++}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:Ne.type,parentSchema:Ne,data:s};(i??=[]).push(t),r++}return Kt.errors=i,r===
0}var ir=Gt,ce=J.definitions.Facts,Ie=new RegExp("^[a-z][a-z0-9_]*$","u");function Gt(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Object.keys(
s)){let u=r;if(typeof f=="string"&&!Ie.test(f)){let m={instancePath:e,keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]\
*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:ce.propertyNames,data:f,propertyName:f};(i??=[]).push(m),r++}var t=u===r;if(!t){
let m={instancePath:e,keyword:"propertyNames",params:{propertyName:f},schema:ce.propertyNames,parentSchema:ce,data:s};(i??=
[]).push(m),r++}}for(let f of Object.keys(s)){let u=s[f];if(u&&typeof u=="object"&&!Array.isArray(u)){(u.value===void 0||
!o.call(u,"value"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"value"},
ce.additionalProperties,u)),r++),(u.meaning===void 0||!o.call(u,"meaning"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").
replace(/\//g,"~1"),"required",{missingProperty:"meaning"},ce.additionalProperties,u)),r++),(u.source===void 0||!o.call(
u,"source"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"source"},ce.additionalProperties,
u)),r++),(u.checked===void 0||!o.call(u,"checked"))&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"re\
quired",{missingProperty:"checked"},ce.additionalProperties,u)),r++);for(let m of Object.keys(u))m==="value"||m==="meani\
ng"||m==="source"||m==="checked"||m==="review"||m==="translated"||((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),"additionalProperties",{additionalProperty:m},ce.additionalProperties,u)),r++);if(u.value!==void 0&&o.call(u,"valu\
e")){let m=u.value;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/value","\
minLength",{limit:1},ce.additionalProperties.properties.value,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/value","type",{type:"string"},ce.additionalProperties.properties.value,m)),r++)}if(u.meaning!==void 0&&o.call(
u,"meaning")){let m=u.meaning;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+
"/meaning","minLength",{limit:1},ce.additionalProperties.properties.meaning,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,
"~0").replace(/\//g,"~1")+"/meaning","type",{type:"string"},ce.additionalProperties.properties.meaning,m)),r++)}if(u.source!==
void 0&&o.call(u,"source")){let m=u.source;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/source","minLength",{limit:1},ce.additionalProperties.properties.source,m)),r++):((i??=[]).push(p(e+"/"+f.
replace(/~/g,"~0").replace(/\//g,"~1")+"/source","type",{type:"string"},ce.additionalProperties.properties.source,m)),r++)}
if(u.checked!==void 0&&o.call(u,"checked")){let m=u.checked;typeof m=="string"?_e.validate(m)||((i??=[]).push(p(e+"/"+f.
replace(/~/g,"~0").replace(/\//g,"~1")+"/checked","format",{format:"date"},ce.additionalProperties.properties.checked,m)),
r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/checked","type",{type:"string"},ce.additionalProperties.
properties.checked,m)),r++)}if(u.review!==void 0&&o.call(u,"review")){let m=u.review;typeof m=="string"?le.test(m)||((i??=
[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/review","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|\
[12]\\d|3[01]))?$"},ce.additionalProperties.properties.review,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/review","type",{type:"string"},ce.additionalProperties.properties.review,m)),r++)}if(u.translated!==void 0&&
o.call(u,"translated")){let m=u.translated;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/translated","minLength",{limit:1},ce.additionalProperties.properties.translated,m)),r++):((i??=[]).push(p(
e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","type",{type:"string"},ce.additionalProperties.properties.translated,
m)),r++)}}else(i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},ce.additionalProperties,
u)),r++}}else{let f={instancePath:e,keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,data:s};(i??=[]).
push(f),r++}return Gt.errors=i,r===0}var rr=qe,we=J.definitions.NavigationLink;function qe(s,{instancePath:e="",parentData:I,
parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0||
!o.call(s,"label")){let t={instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:we.required,parentSchema:we,
data:s};(i??=[]).push(t),r++}if(s.link===void 0||!o.call(s,"link")){let t={instancePath:e,keyword:"required",params:{missingProperty:"\
link"},schema:we.required,parentSchema:we,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="label"||t===
"link"||t==="text"||t==="hidden"||t==="from"||t==="until")){let f={instancePath:e,keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:we,data:s};(i??=[]).push(f),r++}if(s.label!==void 0&&o.call(s,"label")){let t=s.
label;this.note("text",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/label","minLength",{limit:1},we.properties.
label,t)),r++):((i??=[]).push(p(e+"/label","type",{type:"string"},we.properties.label,t)),r++)}if(s.link!==void 0&&o.call(
s,"link")){let t=s.link;this.note("link",e+"/link",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/link","minLength",
{limit:1},we.properties.link,t)),r++):((i??=[]).push(p(e+"/link","type",{type:"string"},we.properties.link,t)),r++)}if(s.
text!==void 0&&o.call(s,"text")){let t=s.text;this.note("text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(
e+"/text","minLength",{limit:1},we.properties.text,t)),r++):((i??=[]).push(p(e+"/text","type",{type:"string"},we.properties.
text,t)),r++)}if(s.hidden!==void 0&&o.call(s,"hidden")){let t=s.hidden;typeof t!="boolean"&&((i??=[]).push(p(e+"/hidden",
"type",{type:"boolean"},we.properties.hidden,t)),r++),this.note("schedule",e+"/hidden",t)}if(s.from!==void 0&&o.call(s,"\
from")){let t=s.from;this.note("schedule",e+"/from",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/from","pattern",
{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},we.properties.
from,t)),r++):((i??=[]).push(p(e+"/from","type",{type:"string"},we.properties.from,t)),r++)}if(s.until!==void 0&&o.call(
s,"until")){let t=s.until;this.note("schedule",e+"/until",t),typeof t=="string"?z.test(t)||((i??=[]).push(p(e+"/until","\
pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},we.properties.
until,t)),r++):((i??=[]).push(p(e+"/until","type",{type:"string"},we.properties.until,t)),r++)}}else{let t={instancePath:e,
keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:s};(i??=[]).push(t),r++}return qe.errors=i,r===
0}var pr=ke,xe=J.definitions.CountedText;function ke(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){
let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.other===void 0||!o.call(s,"other")){let t={instancePath:e,
keyword:"required",params:{missingProperty:"other"},schema:xe.required,parentSchema:xe,data:s};(i??=[]).push(t),r++}for(let t of Object.
keys(s))if(!(t==="zero"||t==="one"||t==="two"||t==="few"||t==="many"||t==="other")){let f={instancePath:e,keyword:"addit\
ionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:xe,data:s};(i??=[]).push(f),r++}if(s.zero!==void 0&&
o.call(s,"zero")){let t=s.zero;this.note("count-text",e+"/zero",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/zero",
"minLength",{limit:1},xe.properties.zero,t)),r++):((i??=[]).push(p(e+"/zero","type",{type:"string"},xe.properties.zero,t)),
r++)}if(s.one!==void 0&&o.call(s,"one")){let t=s.one;this.note("count-text",e+"/one",t),typeof t=="string"?h(t)<1&&((i??=
[]).push(p(e+"/one","minLength",{limit:1},xe.properties.one,t)),r++):((i??=[]).push(p(e+"/one","type",{type:"string"},xe.
properties.one,t)),r++)}if(s.two!==void 0&&o.call(s,"two")){let t=s.two;this.note("count-text",e+"/two",t),typeof t=="st\
ring"?h(t)<1&&((i??=[]).push(p(e+"/two","minLength",{limit:1},xe.properties.two,t)),r++):((i??=[]).push(p(e+"/two","type",
{type:"string"},xe.properties.two,t)),r++)}if(s.few!==void 0&&o.call(s,"few")){let t=s.few;this.note("count-text",e+"/fe\
w",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/few","minLength",{limit:1},xe.properties.few,t)),r++):((i??=[]).push(
p(e+"/few","type",{type:"string"},xe.properties.few,t)),r++)}if(s.many!==void 0&&o.call(s,"many")){let t=s.many;this.note(
"count-text",e+"/many",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/many","minLength",{limit:1},xe.properties.many,
t)),r++):((i??=[]).push(p(e+"/many","type",{type:"string"},xe.properties.many,t)),r++)}if(s.other!==void 0&&o.call(s,"ot\
her")){let t=s.other;this.note("count-text",e+"/other",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/other","minLen\
gth",{limit:1},xe.properties.other,t)),r++):((i??=[]).push(p(e+"/other","type",{type:"string"},xe.properties.other,t)),r++)}}else{
let t={instancePath:e,keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:s};(i??=[]).push(t),r++}
return ke.errors=i,r===0}var sr=ie,Oe=J.definitions.FieldText;function ie(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0||!o.call(s,"label")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"label"},schema:Oe.required,parentSchema:Oe,data:s};(i??=[]).push(
t),r++}for(let t of Object.keys(s))if(!(t==="label"||t==="placeholder"||t==="refused")){let f={instancePath:e,keyword:"a\
dditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Oe,data:s};(i??=[]).push(f),r++}if(s.label!==void 0&&
o.call(s,"label")){let t=s.label;this.note("text",e+"/label",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/label","\
minLength",{limit:1},Oe.properties.label,t)),r++):((i??=[]).push(p(e+"/label","type",{type:"string"},Oe.properties.label,
t)),r++)}if(s.placeholder!==void 0&&o.call(s,"placeholder")){let t=s.placeholder;this.note("text",e+"/placeholder",t),typeof t==
"string"?h(t)<1&&((i??=[]).push(p(e+"/placeholder","minLength",{limit:1},Oe.properties.placeholder,t)),r++):((i??=[]).push(
p(e+"/placeholder","type",{type:"string"},Oe.properties.placeholder,t)),r++)}if(s.refused!==void 0&&o.call(s,"refused")){
let t=s.refused;this.note("text",e+"/refused",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/refused","minLength",{limit:1},
Oe.properties.refused,t)),r++):((i??=[]).push(p(e+"/refused","type",{type:"string"},Oe.properties.refused,t)),r++)}}else{
let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Oe.type,parentSchema:Oe,data:s};(i??=[]).push(t),r++}
return ie.errors=i,r===0}var or=$e,Ze=J.definitions.ToastData;function $e(s,{instancePath:e="",parentData:I,parentDataProperty:A,
rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0||!o.call(s,"title")){let t={
instancePath:e,keyword:"required",params:{missingProperty:"title"},schema:Ze.required,parentSchema:Ze,data:s};(i??=[]).push(
t),r++}if(s.text===void 0||!o.call(s,"text")){let t={instancePath:e,keyword:"required",params:{missingProperty:"text"},schema:Ze.
required,parentSchema:Ze,data:s};(i??=[]).push(t),r++}for(let t of Object.keys(s))if(!(t==="title"||t==="text"||t==="sty\
le")){let f={instancePath:e,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ze,data:s};
(i??=[]).push(f),r++}if(s.title!==void 0&&o.call(s,"title")){let t=s.title;this.note("text",e+"/title",t),typeof t=="str\
ing"?h(t)<1&&((i??=[]).push(p(e+"/title","minLength",{limit:1},Ze.properties.title,t)),r++):((i??=[]).push(p(e+"/title",
"type",{type:"string"},Ze.properties.title,t)),r++)}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;this.note("toast-\
text",e+"/text",t),typeof t=="string"?h(t)<1&&((i??=[]).push(p(e+"/text","minLength",{limit:1},Ze.properties.text,t)),r++):
((i??=[]).push(p(e+"/text","type",{type:"string"},Ze.properties.text,t)),r++)}if(s.style!==void 0&&o.call(s,"style")){let t=s.
style;t==="default"||t==="destructive"||((i??=[]).push(p(e+"/style","enum",{allowedValues:Ze.properties.style.enum},Ze.properties.
style,t)),r++)}}else{let t={instancePath:e,keyword:"type",params:{type:"object"},schema:Ze.type,parentSchema:Ze,data:s};
(i??=[]).push(t),r++}return $e.errors=i,r===0}var lr=Xt,c=J.definitions.SiteSource,nr=new RegExp("^https?://[^/?#]+(?:/[\
A-Za-z0-9~][\\w~-]*)*$","u"),dr=new RegExp("^[a-z]{2}(-[A-Z]{2})?$","u"),Ce=new RegExp("^[1-9]\\d? (month|months|year|yea\
rs)$","u"),fr=new RegExp("^[a-z]+/[a-z-]+$","u"),ur=new RegExp("^/.*\\.(svg|png|ico)$","u"),ft=new RegExp("^/.*\\.png$",
"u"),Me=new RegExp("^/[^#]*$","u"),Qt=new RegExp("^https?://","u"),Yt=new RegExp("^[a-z][a-z0-9-]*$","u"),Re=new RegExp(
"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|month|year)s?)?)$","u"),Jt=new RegExp("^(?!(?:form|language\
)$)[a-z][a-z0-9_]*$","u"),yr=new RegExp("^[1-9]\\d{0,3} days?$","u"),mr=Qe().fullFormats.uri,ut=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function Xt(s,{instancePath:e="",parentData:I,parentDataProperty:A,rootData:T=s}={}){let i=null,r=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.product===void 0||!o.call(s,"product")){let y={instancePath:e,keyword:"required",params:{missingProperty:"\
product"},schema:c.required,parentSchema:c,data:s};(i??=[]).push(y),r++}if(s.organization===void 0||!o.call(s,"organizat\
ion")){let y={instancePath:e,keyword:"required",params:{missingProperty:"organization"},schema:c.required,parentSchema:c,
data:s};(i??=[]).push(y),r++}if(s.url===void 0||!o.call(s,"url")){let y={instancePath:e,keyword:"required",params:{missingProperty:"\
url"},schema:c.required,parentSchema:c,data:s};(i??=[]).push(y),r++}if(s.language===void 0||!o.call(s,"language")){let y={
instancePath:e,keyword:"required",params:{missingProperty:"language"},schema:c.required,parentSchema:c,data:s};(i??=[]).
push(y),r++}for(let y of Object.keys(s))if(!o.call(c.properties,y)){let n={instancePath:e,keyword:"additionalProperties",
params:{additionalProperty:y},schema:!1,parentSchema:c,data:s};(i??=[]).push(n),r++}if(s.forms!==void 0&&o.call(s,"forms")){
if(s.mailboxes===void 0||!o.call(s,"mailboxes")){let y={instancePath:e,keyword:"dependencies",params:{property:"forms",missingProperty:"\
mailboxes",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:c.dependencies,parentSchema:c,data:s};(i??=[]).push(
y),r++}if(s.inquiryTypes===void 0||!o.call(s,"inquiryTypes")){let y={instancePath:e,keyword:"dependencies",params:{property:"\
forms",missingProperty:"inquiryTypes",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:c.dependencies,parentSchema:c,
data:s};(i??=[]).push(y),r++}if(s.fields===void 0||!o.call(s,"fields")){let y={instancePath:e,keyword:"dependencies",params:{
property:"forms",missingProperty:"fields",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:c.dependencies,parentSchema:c,
data:s};(i??=[]).push(y),r++}}if(s.inquiryTypes!==void 0&&o.call(s,"inquiryTypes")&&(s.mailboxes===void 0||!o.call(s,"ma\
ilboxes"))){let y={instancePath:e,keyword:"dependencies",params:{property:"inquiryTypes",missingProperty:"mailboxes",depsCount:1,
deps:"mailboxes"},schema:c.dependencies,parentSchema:c,data:s};(i??=[]).push(y),r++}if(s.product!==void 0&&o.call(s,"pro\
duct")){let y=s.product;if(y&&typeof y=="object"&&!Array.isArray(y)){(y.name===void 0||!o.call(y,"name"))&&((i??=[]).push(
p(e+"/product","required",{missingProperty:"name"},c.properties.product,y)),r++),(y.slug===void 0||!o.call(y,"slug"))&&((i??=
[]).push(p(e+"/product","required",{missingProperty:"slug"},c.properties.product,y)),r++);for(let n of Object.keys(y))n===
"name"||n==="slug"||((i??=[]).push(p(e+"/product","additionalProperties",{additionalProperty:n},c.properties.product,y)),
r++);if(y.name!==void 0&&o.call(y,"name")){let n=y.name;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/product/name","m\
inLength",{limit:1},c.properties.product.properties.name,n)),r++):((i??=[]).push(p(e+"/product/name","type",{type:"strin\
g"},c.properties.product.properties.name,n)),r++)}if(y.slug!==void 0&&o.call(y,"slug")){let n=y.slug;this.note("anchor",
e+"/product/slug",n),typeof n=="string"?de.test(n)||((i??=[]).push(p(e+"/product/slug","pattern",{pattern:"^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"},c.properties.product.properties.slug,n)),r++):((i??=[]).push(p(e+"/product/slug","type",{type:"string"},
c.properties.product.properties.slug,n)),r++)}}else(i??=[]).push(p(e+"/product","type",{type:"object"},c.properties.product,
y)),r++}if(s.organization!==void 0&&o.call(s,"organization")){let y=s.organization;if(y&&typeof y=="object"&&!Array.isArray(
y)){(y.name===void 0||!o.call(y,"name"))&&((i??=[]).push(p(e+"/organization","required",{missingProperty:"name"},c.properties.
organization,y)),r++),(y.description===void 0||!o.call(y,"description"))&&((i??=[]).push(p(e+"/organization","required",
{missingProperty:"description"},c.properties.organization,y)),r++);for(let n of Object.keys(y))n==="name"||n==="descript\
ion"||n==="profiles"||((i??=[]).push(p(e+"/organization","additionalProperties",{additionalProperty:n},c.properties.organization,
y)),r++);if(y.name!==void 0&&o.call(y,"name")){let n=y.name;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/organization\
/name","minLength",{limit:1},c.properties.organization.properties.name,n)),r++):((i??=[]).push(p(e+"/organization/name",
"type",{type:"string"},c.properties.organization.properties.name,n)),r++)}if(y.description!==void 0&&o.call(y,"descripti\
on")){let n=y.description;this.note("text",e+"/organization/description",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(
e+"/organization/description","minLength",{limit:1},c.properties.organization.properties.description,n)),r++):((i??=[]).
push(p(e+"/organization/description","type",{type:"string"},c.properties.organization.properties.description,n)),r++)}if(y.
profiles!==void 0&&o.call(y,"profiles")){let n=y.profiles;if(Array.isArray(n)){let a=n.length;for(let k=0;k<a;k++){let w=n[k];
this.note("link",e+"/organization/profiles/"+k,w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/organization/profiles/"+
k,"minLength",{limit:1},c.properties.organization.properties.profiles.items,w)),r++):((i??=[]).push(p(e+"/organization/p\
rofiles/"+k,"type",{type:"string"},c.properties.organization.properties.profiles.items,w)),r++)}}else(i??=[]).push(p(e+"\
/organization/profiles","type",{type:"array"},c.properties.organization.properties.profiles,n)),r++}}else(i??=[]).push(p(
e+"/organization","type",{type:"object"},c.properties.organization,y)),r++}if(s.url!==void 0&&o.call(s,"url")){let y=s.url;
typeof y=="string"?(nr.test(y)||((i??=[]).push(p(e+"/url","pattern",{pattern:"^https?://[^/?#]+(?:/[A-Za-z0-9~][\\w~-]*)*\
$"},c.properties.url,y)),r++),mr(y)||((i??=[]).push(p(e+"/url","format",{format:"uri"},c.properties.url,y)),r++)):((i??=
[]).push(p(e+"/url","type",{type:"string"},c.properties.url,y)),r++)}if(s.language!==void 0&&o.call(s,"language")){let y=s.
language;typeof y=="string"?dr.test(y)||((i??=[]).push(p(e+"/language","pattern",{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},c.properties.
language,y)),r++):((i??=[]).push(p(e+"/language","type",{type:"string"},c.properties.language,y)),r++)}if(s.languages!==
void 0&&o.call(s,"languages")){let y=s.languages;if(Array.isArray(y)){y.length<1&&((i??=[]).push(p(e+"/languages","minIt\
ems",{limit:1},c.properties.languages,y)),r++);let n=y.length;for(let a=0;a<n;a++){let k=y[a];typeof k=="string"?h(k)<1&&
((i??=[]).push(p(e+"/languages/"+a,"minLength",{limit:1},c.properties.languages.items,k)),r++):((i??=[]).push(p(e+"/lang\
uages/"+a,"type",{type:"string"},c.properties.languages.items,k)),r++)}}else(i??=[]).push(p(e+"/languages","type",{type:"\
array"},c.properties.languages,y)),r++}if(s.zone!==void 0&&o.call(s,"zone")){let y=s.zone;typeof y=="string"?h(y)<1&&((i??=
[]).push(p(e+"/zone","minLength",{limit:1},c.properties.zone,y)),r++):((i??=[]).push(p(e+"/zone","type",{type:"string"},
c.properties.zone,y)),r++)}if(s.review!==void 0&&o.call(s,"review")){let y=s.review;if(y&&typeof y=="object"&&!Array.isArray(
y)){Object.keys(y).length<1&&((i??=[]).push(p(e+"/review","minProperties",{limit:1},c.properties.review,y)),r++);for(let n of Object.
keys(y))n==="pages"||n==="articles"||n==="figures"||n==="sections"||n==="mail"||((i??=[]).push(p(e+"/review","additional\
Properties",{additionalProperty:n},c.properties.review,y)),r++);if(y.pages!==void 0&&o.call(y,"pages")){let n=y.pages;if(n&&
typeof n=="object"&&!Array.isArray(n)){(n.every===void 0||!o.call(n,"every"))&&((i??=[]).push(p(e+"/review/pages","requi\
red",{missingProperty:"every"},c.properties.review.properties.pages,n)),r++),(n.from===void 0||!o.call(n,"from"))&&((i??=
[]).push(p(e+"/review/pages","required",{missingProperty:"from"},c.properties.review.properties.pages,n)),r++);for(let a of Object.
keys(n))a==="every"||a==="from"||((i??=[]).push(p(e+"/review/pages","additionalProperties",{additionalProperty:a},c.properties.
review.properties.pages,n)),r++);if(n.every!==void 0&&o.call(n,"every")){let a=n.every;typeof a=="string"?Ce.test(a)||((i??=
[]).push(p(e+"/review/pages/every","pattern",{pattern:"^[1-9]\\d? (month|months|year|years)$"},c.properties.review.properties.
pages.properties.every,a)),r++):((i??=[]).push(p(e+"/review/pages/every","type",{type:"string"},c.properties.review.properties.
pages.properties.every,a)),r++)}if(n.from!==void 0&&o.call(n,"from")){let a=n.from;typeof a=="string"?le.test(a)||((i??=
[]).push(p(e+"/review/pages/from","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},c.properties.
review.properties.pages.properties.from,a)),r++):((i??=[]).push(p(e+"/review/pages/from","type",{type:"string"},c.properties.
review.properties.pages.properties.from,a)),r++)}}else(i??=[]).push(p(e+"/review/pages","type",{type:"object"},c.properties.
review.properties.pages,n)),r++}if(y.articles!==void 0&&o.call(y,"articles")){let n=y.articles;if(n&&typeof n=="object"&&
!Array.isArray(n)){(n.every===void 0||!o.call(n,"every"))&&((i??=[]).push(p(e+"/review/articles","required",{missingProperty:"\
every"},c.properties.review.properties.articles,n)),r++);for(let a of Object.keys(n))a!=="every"&&((i??=[]).push(p(e+"/r\
eview/articles","additionalProperties",{additionalProperty:a},c.properties.review.properties.articles,n)),r++);if(n.every!==
void 0&&o.call(n,"every")){let a=n.every;typeof a=="string"?Ce.test(a)||((i??=[]).push(p(e+"/review/articles/every","pat\
tern",{pattern:"^[1-9]\\d? (month|months|year|years)$"},c.properties.review.properties.articles.properties.every,a)),r++):
((i??=[]).push(p(e+"/review/articles/every","type",{type:"string"},c.properties.review.properties.articles.properties.every,
a)),r++)}}else(i??=[]).push(p(e+"/review/articles","type",{type:"object"},c.properties.review.properties.articles,n)),r++}
if(y.figures!==void 0&&o.call(y,"figures")){let n=y.figures;if(n&&typeof n=="object"&&!Array.isArray(n)){(n.every===void 0||
!o.call(n,"every"))&&((i??=[]).push(p(e+"/review/figures","required",{missingProperty:"every"},c.properties.review.properties.
figures,n)),r++);for(let a of Object.keys(n))a!=="every"&&((i??=[]).push(p(e+"/review/figures","additionalProperties",{additionalProperty:a},
c.properties.review.properties.figures,n)),r++);if(n.every!==void 0&&o.call(n,"every")){let a=n.every;typeof a=="string"?
Ce.test(a)||((i??=[]).push(p(e+"/review/figures/every","pattern",{pattern:"^[1-9]\\d? (month|months|year|years)$"},c.properties.
review.properties.figures.properties.every,a)),r++):((i??=[]).push(p(e+"/review/figures/every","type",{type:"string"},c.
properties.review.properties.figures.properties.every,a)),r++)}}else(i??=[]).push(p(e+"/review/figures","type",{type:"ob\
ject"},c.properties.review.properties.figures,n)),r++}if(y.sections!==void 0&&o.call(y,"sections")){let n=y.sections;if(Array.
isArray(n)){n.length<1&&((i??=[]).push(p(e+"/review/sections","minItems",{limit:1},c.properties.review.properties.sections,
n)),r++);let a=n.length;for(let k=0;k<a;k++){let w=n[k];if(w&&typeof w=="object"&&!Array.isArray(w)){(w.type===void 0||!o.
call(w,"type"))&&((i??=[]).push(p(e+"/review/sections/"+k,"required",{missingProperty:"type"},c.properties.review.properties.
sections.items,w)),r++),(w.every===void 0||!o.call(w,"every"))&&((i??=[]).push(p(e+"/review/sections/"+k,"required",{missingProperty:"\
every"},c.properties.review.properties.sections.items,w)),r++),(w.from===void 0||!o.call(w,"from"))&&((i??=[]).push(p(e+
"/review/sections/"+k,"required",{missingProperty:"from"},c.properties.review.properties.sections.items,w)),r++);for(let L of Object.
keys(w))L==="type"||L==="every"||L==="from"||((i??=[]).push(p(e+"/review/sections/"+k,"additionalProperties",{additionalProperty:L},
c.properties.review.properties.sections.items,w)),r++);if(w.type!==void 0&&o.call(w,"type")){let L=w.type;typeof L=="str\
ing"?h(L)<1&&((i??=[]).push(p(e+"/review/sections/"+k+"/type","minLength",{limit:1},c.properties.review.properties.sections.
items.properties.type,L)),r++):((i??=[]).push(p(e+"/review/sections/"+k+"/type","type",{type:"string"},c.properties.review.
properties.sections.items.properties.type,L)),r++)}if(w.every!==void 0&&o.call(w,"every")){let L=w.every;typeof L=="stri\
ng"?Ce.test(L)||((i??=[]).push(p(e+"/review/sections/"+k+"/every","pattern",{pattern:"^[1-9]\\d? (month|months|year|years\
)$"},c.properties.review.properties.sections.items.properties.every,L)),r++):((i??=[]).push(p(e+"/review/sections/"+k+"/\
every","type",{type:"string"},c.properties.review.properties.sections.items.properties.every,L)),r++)}if(w.from!==void 0&&
o.call(w,"from")){let L=w.from;typeof L=="string"?le.test(L)||((i??=[]).push(p(e+"/review/sections/"+k+"/from","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},c.properties.review.properties.sections.items.properties.
from,L)),r++):((i??=[]).push(p(e+"/review/sections/"+k+"/from","type",{type:"string"},c.properties.review.properties.sections.
items.properties.from,L)),r++)}}else(i??=[]).push(p(e+"/review/sections/"+k,"type",{type:"object"},c.properties.review.properties.
sections.items,w)),r++}}else(i??=[]).push(p(e+"/review/sections","type",{type:"array"},c.properties.review.properties.sections,
n)),r++}if(y.mail!==void 0&&o.call(y,"mail")){let n=y.mail;typeof n=="string"?ut.test(n)||((i??=[]).push(p(e+"/review/ma\
il","format",{format:"email"},c.properties.review.properties.mail,n)),r++):((i??=[]).push(p(e+"/review/mail","type",{type:"\
string"},c.properties.review.properties.mail,n)),r++)}}else(i??=[]).push(p(e+"/review","type",{type:"object"},c.properties.
review,y)),r++}if(s.settled!==void 0&&o.call(s,"settled")){let y=s.settled;if(Array.isArray(y)){y.length<1&&((i??=[]).push(
p(e+"/settled","minItems",{limit:1},c.properties.settled,y)),r++);let n=y.length;for(let a=0;a<n;a++){let k=y[a];if(k&&typeof k==
"object"&&!Array.isArray(k)){(k.note===void 0||!o.call(k,"note"))&&((i??=[]).push(p(e+"/settled/"+a,"required",{missingProperty:"\
note"},c.properties.settled.items,k)),r++),(k.file===void 0||!o.call(k,"file"))&&((i??=[]).push(p(e+"/settled/"+a,"requi\
red",{missingProperty:"file"},c.properties.settled.items,k)),r++),(k.state===void 0||!o.call(k,"state"))&&((i??=[]).push(
p(e+"/settled/"+a,"required",{missingProperty:"state"},c.properties.settled.items,k)),r++),(k.reason===void 0||!o.call(k,
"reason"))&&((i??=[]).push(p(e+"/settled/"+a,"required",{missingProperty:"reason"},c.properties.settled.items,k)),r++);for(let w of Object.
keys(k))w==="note"||w==="file"||w==="state"||w==="reason"||((i??=[]).push(p(e+"/settled/"+a,"additionalProperties",{additionalProperty:w},
c.properties.settled.items,k)),r++);if(k.note!==void 0&&o.call(k,"note")){let w=k.note;typeof w=="string"?fr.test(w)||((i??=
[]).push(p(e+"/settled/"+a+"/note","pattern",{pattern:"^[a-z]+/[a-z-]+$"},c.properties.settled.items.properties.note,w)),
r++):((i??=[]).push(p(e+"/settled/"+a+"/note","type",{type:"string"},c.properties.settled.items.properties.note,w)),r++)}
if(k.file!==void 0&&o.call(k,"file")){let w=k.file;typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/settled/"+a+"/file","\
minLength",{limit:1},c.properties.settled.items.properties.file,w)),r++):((i??=[]).push(p(e+"/settled/"+a+"/file","type",
{type:"string"},c.properties.settled.items.properties.file,w)),r++)}if(k.state!==void 0&&o.call(k,"state")){let w=k.state;
typeof w=="string"?Je.test(w)||((i??=[]).push(p(e+"/settled/"+a+"/state","pattern",{pattern:"^[a-z]{6}$"},c.properties.settled.
items.properties.state,w)),r++):((i??=[]).push(p(e+"/settled/"+a+"/state","type",{type:"string"},c.properties.settled.items.
properties.state,w)),r++)}if(k.reason!==void 0&&o.call(k,"reason")){let w=k.reason;typeof w=="string"?h(w)<1&&((i??=[]).
push(p(e+"/settled/"+a+"/reason","minLength",{limit:1},c.properties.settled.items.properties.reason,w)),r++):((i??=[]).push(
p(e+"/settled/"+a+"/reason","type",{type:"string"},c.properties.settled.items.properties.reason,w)),r++)}}else(i??=[]).push(
p(e+"/settled/"+a,"type",{type:"object"},c.properties.settled.items,k)),r++}}else(i??=[]).push(p(e+"/settled","type",{type:"\
array"},c.properties.settled,y)),r++}if(s.socialImage!==void 0&&o.call(s,"socialImage")){let y=s.socialImage;if(this.note(
"image",e+"/socialImage",y),y&&typeof y=="object"&&!Array.isArray(y)){(y.file===void 0||!o.call(y,"file"))&&((i??=[]).push(
p(e+"/socialImage","required",{missingProperty:"file"},c.properties.socialImage,y)),r++),(y.alt===void 0||!o.call(y,"alt"))&&
((i??=[]).push(p(e+"/socialImage","required",{missingProperty:"alt"},c.properties.socialImage,y)),r++);for(let n of Object.
keys(y))n==="file"||n==="alt"||((i??=[]).push(p(e+"/socialImage","additionalProperties",{additionalProperty:n},c.properties.
socialImage,y)),r++);if(y.file!==void 0&&o.call(y,"file")){let n=y.file;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/\
socialImage/file","minLength",{limit:1},c.properties.socialImage.properties.file,n)),r++):((i??=[]).push(p(e+"/socialIma\
ge/file","type",{type:"string"},c.properties.socialImage.properties.file,n)),r++)}if(y.alt!==void 0&&o.call(y,"alt")){let n=y.
alt;typeof n!="string"&&((i??=[]).push(p(e+"/socialImage/alt","type",{type:"string"},c.properties.socialImage.properties.
alt,n)),r++)}}else(i??=[]).push(p(e+"/socialImage","type",{type:"object"},c.properties.socialImage,y)),r++}if(s.logo!==void 0&&
o.call(s,"logo")){let y=s.logo;if(this.note("image",e+"/logo",y),y&&typeof y=="object"&&!Array.isArray(y)){(y.file===void 0||
!o.call(y,"file"))&&((i??=[]).push(p(e+"/logo","required",{missingProperty:"file"},c.properties.logo,y)),r++),(y.alt===void 0||
!o.call(y,"alt"))&&((i??=[]).push(p(e+"/logo","required",{missingProperty:"alt"},c.properties.logo,y)),r++);for(let n of Object.
keys(y))n==="file"||n==="alt"||((i??=[]).push(p(e+"/logo","additionalProperties",{additionalProperty:n},c.properties.logo,
y)),r++);if(y.file!==void 0&&o.call(y,"file")){let n=y.file;typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/logo/file","\
minLength",{limit:1},c.properties.logo.properties.file,n)),r++):((i??=[]).push(p(e+"/logo/file","type",{type:"string"},c.
properties.logo.properties.file,n)),r++)}if(y.alt!==void 0&&o.call(y,"alt")){let n=y.alt;typeof n!="string"&&((i??=[]).push(
p(e+"/logo/alt","type",{type:"string"},c.properties.logo.properties.alt,n)),r++)}}else(i??=[]).push(p(e+"/logo","type",{
type:"object"},c.properties.logo,y)),r++}if(s.icons!==void 0&&o.call(s,"icons")){let y=s.icons;if(y&&typeof y=="object"&&
!Array.isArray(y)){(y.tab===void 0||!o.call(y,"tab"))&&((i??=[]).push(p(e+"/icons","required",{missingProperty:"tab"},c.
properties.icons,y)),r++),(y.touch===void 0||!o.call(y,"touch"))&&((i??=[]).push(p(e+"/icons","required",{missingProperty:"\
touch"},c.properties.icons,y)),r++),(y.app===void 0||!o.call(y,"app"))&&((i??=[]).push(p(e+"/icons","required",{missingProperty:"\
app"},c.properties.icons,y)),r++);for(let n of Object.keys(y))n==="tab"||n==="touch"||n==="app"||((i??=[]).push(p(e+"/ic\
ons","additionalProperties",{additionalProperty:n},c.properties.icons,y)),r++);if(y.tab!==void 0&&o.call(y,"tab")){let n=y.
tab;this.note("link",e+"/icons/tab",n),typeof n=="string"?(h(n)<1&&((i??=[]).push(p(e+"/icons/tab","minLength",{limit:1},
c.properties.icons.properties.tab,n)),r++),ur.test(n)||((i??=[]).push(p(e+"/icons/tab","pattern",{pattern:"^/.*\\.(svg|pn\
g|ico)$"},c.properties.icons.properties.tab,n)),r++)):((i??=[]).push(p(e+"/icons/tab","type",{type:"string"},c.properties.
icons.properties.tab,n)),r++)}if(y.touch!==void 0&&o.call(y,"touch")){let n=y.touch;this.note("link",e+"/icons/touch",n),
typeof n=="string"?(h(n)<1&&((i??=[]).push(p(e+"/icons/touch","minLength",{limit:1},c.properties.icons.properties.touch,
n)),r++),ft.test(n)||((i??=[]).push(p(e+"/icons/touch","pattern",{pattern:"^/.*\\.png$"},c.properties.icons.properties.touch,
n)),r++)):((i??=[]).push(p(e+"/icons/touch","type",{type:"string"},c.properties.icons.properties.touch,n)),r++)}if(y.app!==
void 0&&o.call(y,"app")){let n=y.app;if(Array.isArray(n)){let a=n.length;for(let k=0;k<a;k++){let w=n[k];this.note("link",
e+"/icons/app/"+k,w),typeof w=="string"?(h(w)<1&&((i??=[]).push(p(e+"/icons/app/"+k,"minLength",{limit:1},c.properties.icons.
properties.app.items,w)),r++),ft.test(w)||((i??=[]).push(p(e+"/icons/app/"+k,"pattern",{pattern:"^/.*\\.png$"},c.properties.
icons.properties.app.items,w)),r++)):((i??=[]).push(p(e+"/icons/app/"+k,"type",{type:"string"},c.properties.icons.properties.
app.items,w)),r++)}}else(i??=[]).push(p(e+"/icons/app","type",{type:"array"},c.properties.icons.properties.app,n)),r++}}else
(i??=[]).push(p(e+"/icons","type",{type:"object"},c.properties.icons,y)),r++}if(s.mailboxes!==void 0&&o.call(s,"mailboxe\
s")){let y=s.mailboxes;if(y&&typeof y=="object"&&!Array.isArray(y)){(y.general===void 0||!o.call(y,"general"))&&((i??=[]).
push(p(e+"/mailboxes","required",{missingProperty:"general"},c.properties.mailboxes,y)),r++);for(let n of Object.keys(y)){
let a=r;if(typeof n=="string"&&!Ie.test(n)){let k={instancePath:e+"/mailboxes",keyword:"pattern",params:{pattern:"^[a-z]\
[a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.mailboxes.propertyNames,data:n,propertyName:n};(i??=[]).
push(k),r++}var t=a===r;t||((i??=[]).push(p(e+"/mailboxes","propertyNames",{propertyName:n},c.properties.mailboxes,y)),r++)}
for(let n of Object.keys(y)){let a=y[n];typeof a=="string"?ut.test(a)||((i??=[]).push(p(e+"/mailboxes/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),"format",{format:"email"},c.properties.mailboxes.additionalProperties,a)),r++):((i??=[]).push(p(
e+"/mailboxes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.mailboxes.additionalProperties,
a)),r++)}}else(i??=[]).push(p(e+"/mailboxes","type",{type:"object"},c.properties.mailboxes,y)),r++}if(s.inquiryTypes!==void 0&&
o.call(s,"inquiryTypes")){let y=s.inquiryTypes;if(y&&typeof y=="object"&&!Array.isArray(y)){Object.keys(y).length<1&&((i??=
[]).push(p(e+"/inquiryTypes","minProperties",{limit:1},c.properties.inquiryTypes,y)),r++);for(let n of Object.keys(y)){let a=r;
if(typeof n=="string"&&!Ie.test(n)){let k={instancePath:e+"/inquiryTypes",keyword:"pattern",params:{pattern:"^[a-z][a-z0\
-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.inquiryTypes.propertyNames,data:n,propertyName:n};(i??=[]).
push(k),r++}var f=a===r;f||((i??=[]).push(p(e+"/inquiryTypes","propertyNames",{propertyName:n},c.properties.inquiryTypes,
y)),r++)}for(let n of Object.keys(y)){let a=y[n];if(a&&typeof a=="object"&&!Array.isArray(a)){(a.label===void 0||!o.call(
a,"label"))&&((i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"l\
abel"},c.properties.inquiryTypes.additionalProperties,a)),r++),(a.mailbox===void 0||!o.call(a,"mailbox"))&&((i??=[]).push(
p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"mailbox"},c.properties.inquiryTypes.
additionalProperties,a)),r++);for(let k of Object.keys(a))k==="label"||k==="mailbox"||((i??=[]).push(p(e+"/inquiryTypes/"+
n.replace(/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:k},c.properties.inquiryTypes.additionalProperties,
a)),r++);if(a.label!==void 0&&o.call(a,"label")){let k=a.label;this.note("text",e+"/inquiryTypes/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/label",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/label","minLength",{limit:1},c.properties.inquiryTypes.additionalProperties.properties.label,k)),r++):((i??=
[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/label","type",{type:"string"},c.properties.inquiryTypes.
additionalProperties.properties.label,k)),r++)}if(a.mailbox!==void 0&&o.call(a,"mailbox")){let k=a.mailbox;typeof k!="st\
ring"&&((i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/mailbox","type",{type:"string"},c.
properties.inquiryTypes.additionalProperties.properties.mailbox,k)),r++),this.note("mailbox",e+"/inquiryTypes/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/mailbox",k)}}else(i??=[]).push(p(e+"/inquiryTypes/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},c.properties.inquiryTypes.additionalProperties,a)),r++}}else(i??=[]).push(p(e+"/inquiryType\
s","type",{type:"object"},c.properties.inquiryTypes,y)),r++}if(s.sources!==void 0&&o.call(s,"sources")){let y=s.sources;
if(y&&typeof y=="object"&&!Array.isArray(y)){for(let n of Object.keys(y)){let a=r;if(typeof n=="string"&&!Ie.test(n)){let k={
instancePath:e+"/sources",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.
properties.sources.propertyNames,data:n,propertyName:n};(i??=[]).push(k),r++}var u=a===r;u||((i??=[]).push(p(e+"/sources",
"propertyNames",{propertyName:n},c.properties.sources,y)),r++)}for(let n of Object.keys(y)){let a=y[n];if(a&&typeof a=="\
object"&&!Array.isArray(a)){(a.name===void 0||!o.call(a,"name"))&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),"required",{missingProperty:"name"},c.properties.sources.additionalProperties,a)),r++),(a.link===void 0||!o.
call(a,"link"))&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"li\
nk"},c.properties.sources.additionalProperties,a)),r++);for(let k of Object.keys(a))k==="name"||k==="link"||((i??=[]).push(
p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:k},c.properties.sources.
additionalProperties,a)),r++);if(a.name!==void 0&&o.call(a,"name")){let k=a.name;this.note("text",e+"/sources/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/name",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/name","minLength",{limit:1},c.properties.sources.additionalProperties.properties.name,k)),r++):((i??=
[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/name","type",{type:"string"},c.properties.sources.additionalProperties.
properties.name,k)),r++)}if(a.link!==void 0&&o.call(a,"link")){let k=a.link;this.note("link",e+"/sources/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/link",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/link","minLength",{limit:1},c.properties.sources.additionalProperties.properties.link,k)),r++):((i??=[]).push(
p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/link","type",{type:"string"},c.properties.sources.additionalProperties.
properties.link,k)),r++)}}else(i??=[]).push(p(e+"/sources/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"objec\
t"},c.properties.sources.additionalProperties,a)),r++}}else(i??=[]).push(p(e+"/sources","type",{type:"object"},c.properties.
sources,y)),r++}if(s.navigation!==void 0&&o.call(s,"navigation")){let y=s.navigation;if(Array.isArray(y)){y.length<1&&((i??=
[]).push(p(e+"/navigation","minItems",{limit:1},c.properties.navigation,y)),r++);let n=y.length;for(let a=0;a<n;a++){let k=y[a];
if(k&&typeof k=="object"&&!Array.isArray(k)){(k.label===void 0||!o.call(k,"label"))&&((i??=[]).push(p(e+"/navigation/"+a,
"required",{missingProperty:"label"},c.properties.navigation.items,k)),r++);for(let w of Object.keys(k))w==="label"||w===
"link"||w==="button"||w==="items"||w==="covers"||w==="hidden"||w==="from"||w==="until"||((i??=[]).push(p(e+"/navigation/"+
a,"additionalProperties",{additionalProperty:w},c.properties.navigation.items,k)),r++);if(k.label!==void 0&&o.call(k,"la\
bel")){let w=k.label;this.note("text",e+"/navigation/"+a+"/label",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/nav\
igation/"+a+"/label","minLength",{limit:1},c.properties.navigation.items.properties.label,w)),r++):((i??=[]).push(p(e+"/\
navigation/"+a+"/label","type",{type:"string"},c.properties.navigation.items.properties.label,w)),r++)}if(k.link!==void 0&&
o.call(k,"link")){let w=k.link;this.note("link",e+"/navigation/"+a+"/link",w),typeof w=="string"?h(w)<1&&((i??=[]).push(
p(e+"/navigation/"+a+"/link","minLength",{limit:1},c.properties.navigation.items.properties.link,w)),r++):((i??=[]).push(
p(e+"/navigation/"+a+"/link","type",{type:"string"},c.properties.navigation.items.properties.link,w)),r++)}if(k.button!==
void 0&&o.call(k,"button")){let w=k.button;typeof w!="boolean"&&((i??=[]).push(p(e+"/navigation/"+a+"/button","type",{type:"\
boolean"},c.properties.navigation.items.properties.button,w)),r++)}if(k.items!==void 0&&o.call(k,"items")){let w=k.items;
if(Array.isArray(w)){w.length<1&&((i??=[]).push(p(e+"/navigation/"+a+"/items","minItems",{limit:1},c.properties.navigation.
items.properties.items,w)),r++);let L=w.length;for(let v=0;v<L;v++)qe.call(this,w[v],{instancePath:e+"/navigation/"+a+"/\
items/"+v,parentData:w,parentDataProperty:v,rootData:T})||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=
[]).push(p(e+"/navigation/"+a+"/items","type",{type:"array"},c.properties.navigation.items.properties.items,w)),r++}if(k.
covers!==void 0&&o.call(k,"covers")){let w=k.covers;if(Array.isArray(w)){let L=w.length;for(let v=0;v<L;v++){let x=w[v];
this.note("link",e+"/navigation/"+a+"/covers/"+v,x),typeof x=="string"?h(x)<1&&((i??=[]).push(p(e+"/navigation/"+a+"/cov\
ers/"+v,"minLength",{limit:1},c.properties.navigation.items.properties.covers.items,x)),r++):((i??=[]).push(p(e+"/naviga\
tion/"+a+"/covers/"+v,"type",{type:"string"},c.properties.navigation.items.properties.covers.items,x)),r++)}}else(i??=[]).
push(p(e+"/navigation/"+a+"/covers","type",{type:"array"},c.properties.navigation.items.properties.covers,w)),r++}if(k.hidden!==
void 0&&o.call(k,"hidden")){let w=k.hidden;typeof w!="boolean"&&((i??=[]).push(p(e+"/navigation/"+a+"/hidden","type",{type:"\
boolean"},c.properties.navigation.items.properties.hidden,w)),r++),this.note("schedule",e+"/navigation/"+a+"/hidden",w)}
if(k.from!==void 0&&o.call(k,"from")){let w=k.from;this.note("schedule",e+"/navigation/"+a+"/from",w),typeof w=="string"?
z.test(w)||((i??=[]).push(p(e+"/navigation/"+a+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[\
+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},c.properties.navigation.items.properties.from,w)),r++):((i??=[]).push(p(e+"/nav\
igation/"+a+"/from","type",{type:"string"},c.properties.navigation.items.properties.from,w)),r++)}if(k.until!==void 0&&o.
call(k,"until")){let w=k.until;this.note("schedule",e+"/navigation/"+a+"/until",w),typeof w=="string"?z.test(w)||((i??=[]).
push(p(e+"/navigation/"+a+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\
\\w+/-]*))?)?$"},c.properties.navigation.items.properties.until,w)),r++):((i??=[]).push(p(e+"/navigation/"+a+"/until","t\
ype",{type:"string"},c.properties.navigation.items.properties.until,w)),r++)}}else(i??=[]).push(p(e+"/navigation/"+a,"ty\
pe",{type:"object"},c.properties.navigation.items,k)),r++}}else(i??=[]).push(p(e+"/navigation","type",{type:"array"},c.properties.
navigation,y)),r++}if(s.notices!==void 0&&o.call(s,"notices")){let y=s.notices;if(Array.isArray(y)){let n=y.length;for(let a=0;a<
n;a++){let k=y[a];if(k&&typeof k=="object"&&!Array.isArray(k)){(k.text===void 0||!o.call(k,"text"))&&((i??=[]).push(p(e+
"/notices/"+a,"required",{missingProperty:"text"},c.properties.notices.items,k)),r++);for(let w of Object.keys(k))w==="t\
ext"||w==="tone"||w==="hidden"||w==="from"||w==="until"||((i??=[]).push(p(e+"/notices/"+a,"additionalProperties",{additionalProperty:w},
c.properties.notices.items,k)),r++);if(k.text!==void 0&&o.call(k,"text")){let w=k.text;this.note("rich-text",e+"/notices\
/"+a+"/text",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/notices/"+a+"/text","minLength",{limit:1},c.properties.notices.
items.properties.text,w)),r++):((i??=[]).push(p(e+"/notices/"+a+"/text","type",{type:"string"},c.properties.notices.items.
properties.text,w)),r++)}if(k.tone!==void 0&&o.call(k,"tone")){let w=k.tone;w==="calm"||w==="important"||((i??=[]).push(
p(e+"/notices/"+a+"/tone","enum",{allowedValues:c.properties.notices.items.properties.tone.enum},c.properties.notices.items.
properties.tone,w)),r++)}if(k.hidden!==void 0&&o.call(k,"hidden")){let w=k.hidden;typeof w!="boolean"&&((i??=[]).push(p(
e+"/notices/"+a+"/hidden","type",{type:"boolean"},c.properties.notices.items.properties.hidden,w)),r++),this.note("sched\
ule",e+"/notices/"+a+"/hidden",w)}if(k.from!==void 0&&o.call(k,"from")){let w=k.from;this.note("schedule",e+"/notices/"+
a+"/from",w),typeof w=="string"?z.test(w)||((i??=[]).push(p(e+"/notices/"+a+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d\
([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},c.properties.notices.items.properties.from,w)),
r++):((i??=[]).push(p(e+"/notices/"+a+"/from","type",{type:"string"},c.properties.notices.items.properties.from,w)),r++)}
if(k.until!==void 0&&o.call(k,"until")){let w=k.until;this.note("schedule",e+"/notices/"+a+"/until",w),typeof w=="string"?
z.test(w)||((i??=[]).push(p(e+"/notices/"+a+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-\
]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},c.properties.notices.items.properties.until,w)),r++):((i??=[]).push(p(e+"/notices\
/"+a+"/until","type",{type:"string"},c.properties.notices.items.properties.until,w)),r++)}}else(i??=[]).push(p(e+"/notic\
es/"+a,"type",{type:"object"},c.properties.notices.items,k)),r++}}else(i??=[]).push(p(e+"/notices","type",{type:"array"},
c.properties.notices,y)),r++}if(s.breadcrumb!==void 0&&o.call(s,"breadcrumb")){let y=s.breadcrumb;this.note("text",e+"/b\
readcrumb",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/breadcrumb","minLength",{limit:1},c.properties.breadcrumb,
y)),r++):((i??=[]).push(p(e+"/breadcrumb","type",{type:"string"},c.properties.breadcrumb,y)),r++)}if(s.sideMenus!==void 0&&
o.call(s,"sideMenus")){let y=s.sideMenus;if(Array.isArray(y)){y.length<1&&((i??=[]).push(p(e+"/sideMenus","minItems",{limit:1},
c.properties.sideMenus,y)),r++);let n=y.length;for(let a=0;a<n;a++){let k=y[a];if(k&&typeof k=="object"&&!Array.isArray(
k)){(k.label===void 0||!o.call(k,"label"))&&((i??=[]).push(p(e+"/sideMenus/"+a,"required",{missingProperty:"label"},c.properties.
sideMenus.items,k)),r++),(k.below===void 0||!o.call(k,"below"))&&((i??=[]).push(p(e+"/sideMenus/"+a,"required",{missingProperty:"\
below"},c.properties.sideMenus.items,k)),r++);for(let w of Object.keys(k))w==="label"||w==="below"||w==="first"||((i??=[]).
push(p(e+"/sideMenus/"+a,"additionalProperties",{additionalProperty:w},c.properties.sideMenus.items,k)),r++);if(k.label!==
void 0&&o.call(k,"label")){let w=k.label;this.note("text",e+"/sideMenus/"+a+"/label",w),typeof w=="string"?h(w)<1&&((i??=
[]).push(p(e+"/sideMenus/"+a+"/label","minLength",{limit:1},c.properties.sideMenus.items.properties.label,w)),r++):((i??=
[]).push(p(e+"/sideMenus/"+a+"/label","type",{type:"string"},c.properties.sideMenus.items.properties.label,w)),r++)}if(k.
below!==void 0&&o.call(k,"below")){let w=k.below;this.note("link",e+"/sideMenus/"+a+"/below",w),typeof w=="string"?(h(w)<
1&&((i??=[]).push(p(e+"/sideMenus/"+a+"/below","minLength",{limit:1},c.properties.sideMenus.items.properties.below,w)),r++),
Me.test(w)||((i??=[]).push(p(e+"/sideMenus/"+a+"/below","pattern",{pattern:"^/[^#]*$"},c.properties.sideMenus.items.properties.
below,w)),r++)):((i??=[]).push(p(e+"/sideMenus/"+a+"/below","type",{type:"string"},c.properties.sideMenus.items.properties.
below,w)),r++)}if(k.first!==void 0&&o.call(k,"first")){let w=k.first;if(Array.isArray(w)){w.length<1&&((i??=[]).push(p(e+
"/sideMenus/"+a+"/first","minItems",{limit:1},c.properties.sideMenus.items.properties.first,w)),r++);let L=w.length;for(let v=0;v<
L;v++){let x=w[v];this.note("link",e+"/sideMenus/"+a+"/first/"+v,x),typeof x=="string"?(h(x)<1&&((i??=[]).push(p(e+"/sid\
eMenus/"+a+"/first/"+v,"minLength",{limit:1},c.properties.sideMenus.items.properties.first.items,x)),r++),Me.test(x)||((i??=
[]).push(p(e+"/sideMenus/"+a+"/first/"+v,"pattern",{pattern:"^/[^#]*$"},c.properties.sideMenus.items.properties.first.items,
x)),r++)):((i??=[]).push(p(e+"/sideMenus/"+a+"/first/"+v,"type",{type:"string"},c.properties.sideMenus.items.properties.
first.items,x)),r++)}}else(i??=[]).push(p(e+"/sideMenus/"+a+"/first","type",{type:"array"},c.properties.sideMenus.items.
properties.first,w)),r++}}else(i??=[]).push(p(e+"/sideMenus/"+a,"type",{type:"object"},c.properties.sideMenus.items,k)),
r++}}else(i??=[]).push(p(e+"/sideMenus","type",{type:"array"},c.properties.sideMenus,y)),r++}if(s.search!==void 0&&o.call(
s,"search")){let y=s.search;typeof y!="boolean"&&((i??=[]).push(p(e+"/search","type",{type:"boolean"},c.properties.search,
y)),r++)}if(s.synonyms!==void 0&&o.call(s,"synonyms")){let y=s.synonyms;if(Array.isArray(y)){let n=y.length;for(let a=0;a<
n;a++){let k=y[a];this.note("text",e+"/synonyms/"+a,k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/synonyms/"+a,"min\
Length",{limit:1},c.properties.synonyms.items,k)),r++):((i??=[]).push(p(e+"/synonyms/"+a,"type",{type:"string"},c.properties.
synonyms.items,k)),r++)}}else(i??=[]).push(p(e+"/synonyms","type",{type:"array"},c.properties.synonyms,y)),r++}if(s.footer!==
void 0&&o.call(s,"footer")){let y=s.footer;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let n of Object.keys(y))n===
"text"||n==="columns"||n==="profiles"||n==="copyright"||((i??=[]).push(p(e+"/footer","additionalProperties",{additionalProperty:n},
c.properties.footer,y)),r++);if(y.text!==void 0&&o.call(y,"text")){let n=y.text;this.note("rich-text",e+"/footer/text",n),
typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/footer/text","minLength",{limit:1},c.properties.footer.properties.text,n)),
r++):((i??=[]).push(p(e+"/footer/text","type",{type:"string"},c.properties.footer.properties.text,n)),r++)}if(y.columns!==
void 0&&o.call(y,"columns")){let n=y.columns;if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+"/footer/columns","minI\
tems",{limit:1},c.properties.footer.properties.columns,n)),r++);let a=n.length;for(let k=0;k<a;k++){let w=n[k];if(w&&typeof w==
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
ter/columns","type",{type:"array"},c.properties.footer.properties.columns,n)),r++}if(y.profiles!==void 0&&o.call(y,"prof\
iles")){let n=y.profiles;if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+"/footer/profiles","minItems",{limit:1},c.properties.
footer.properties.profiles,n)),r++);let a=n.length;for(let k=0;k<a;k++){let w=n[k];if(w&&typeof w=="object"&&!Array.isArray(
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
footer/profiles","type",{type:"array"},c.properties.footer.properties.profiles,n)),r++}if(y.copyright!==void 0&&o.call(y,
"copyright")){let n=y.copyright;this.note("text",e+"/footer/copyright",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+
"/footer/copyright","minLength",{limit:1},c.properties.footer.properties.copyright,n)),r++):((i??=[]).push(p(e+"/footer/\
copyright","type",{type:"string"},c.properties.footer.properties.copyright,n)),r++)}}else(i??=[]).push(p(e+"/footer","ty\
pe",{type:"object"},c.properties.footer,y)),r++}if(s.contactPage!==void 0&&o.call(s,"contactPage")){let y=s.contactPage;
this.note("link",e+"/contactPage",y),typeof y=="string"?(h(y)<1&&((i??=[]).push(p(e+"/contactPage","minLength",{limit:1},
c.properties.contactPage,y)),r++),Me.test(y)||((i??=[]).push(p(e+"/contactPage","pattern",{pattern:"^/[^#]*$"},c.properties.
contactPage,y)),r++)):((i??=[]).push(p(e+"/contactPage","type",{type:"string"},c.properties.contactPage,y)),r++)}if(s.privacy!==
void 0&&o.call(s,"privacy")){let y=s.privacy;if(y&&typeof y=="object"&&!Array.isArray(y)){(y.text===void 0||!o.call(y,"t\
ext"))&&((i??=[]).push(p(e+"/privacy","required",{missingProperty:"text"},c.properties.privacy,y)),r++);for(let n of Object.
keys(y))n==="text"||n==="simulated"||n==="link"||n==="linkLabel"||((i??=[]).push(p(e+"/privacy","additionalProperties",{
additionalProperty:n},c.properties.privacy,y)),r++);if(y.link!==void 0&&o.call(y,"link")&&(y.linkLabel===void 0||!o.call(
y,"linkLabel"))&&((i??=[]).push(p(e+"/privacy","dependencies",{property:"link",missingProperty:"linkLabel",depsCount:1,deps:"\
linkLabel"},c.properties.privacy,y)),r++),y.linkLabel!==void 0&&o.call(y,"linkLabel")&&(y.link===void 0||!o.call(y,"link"))&&
((i??=[]).push(p(e+"/privacy","dependencies",{property:"linkLabel",missingProperty:"link",depsCount:1,deps:"link"},c.properties.
privacy,y)),r++),y.text!==void 0&&o.call(y,"text")){let n=y.text;this.note("rich-text",e+"/privacy/text",n),typeof n=="s\
tring"?h(n)<1&&((i??=[]).push(p(e+"/privacy/text","minLength",{limit:1},c.properties.privacy.properties.text,n)),r++):((i??=
[]).push(p(e+"/privacy/text","type",{type:"string"},c.properties.privacy.properties.text,n)),r++)}if(y.simulated!==void 0&&
o.call(y,"simulated")){let n=y.simulated;this.note("rich-text",e+"/privacy/simulated",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/privacy/simulated","minLength",{limit:1},c.properties.privacy.properties.simulated,n)),r++):((i??=[]).push(
p(e+"/privacy/simulated","type",{type:"string"},c.properties.privacy.properties.simulated,n)),r++)}if(y.link!==void 0&&o.
call(y,"link")){let n=y.link;this.note("link",e+"/privacy/link",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/priva\
cy/link","minLength",{limit:1},c.properties.privacy.properties.link,n)),r++):((i??=[]).push(p(e+"/privacy/link","type",{
type:"string"},c.properties.privacy.properties.link,n)),r++)}if(y.linkLabel!==void 0&&o.call(y,"linkLabel")){let n=y.linkLabel;
this.note("text",e+"/privacy/linkLabel",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/privacy/linkLabel","minLength",
{limit:1},c.properties.privacy.properties.linkLabel,n)),r++):((i??=[]).push(p(e+"/privacy/linkLabel","type",{type:"strin\
g"},c.properties.privacy.properties.linkLabel,n)),r++)}}else(i??=[]).push(p(e+"/privacy","type",{type:"object"},c.properties.
privacy,y)),r++}if(s.notFound!==void 0&&o.call(s,"notFound")){let y=s.notFound;if(y&&typeof y=="object"&&!Array.isArray(
y)){(y.title===void 0||!o.call(y,"title"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"title"},c.properties.
notFound,y)),r++),(y.description===void 0||!o.call(y,"description"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"\
description"},c.properties.notFound,y)),r++),(y.heading===void 0||!o.call(y,"heading"))&&((i??=[]).push(p(e+"/notFound",
"required",{missingProperty:"heading"},c.properties.notFound,y)),r++),(y.text===void 0||!o.call(y,"text"))&&((i??=[]).push(
p(e+"/notFound","required",{missingProperty:"text"},c.properties.notFound,y)),r++),(y.linkLabel===void 0||!o.call(y,"lin\
kLabel"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"linkLabel"},c.properties.notFound,y)),r++),(y.suggestion===
void 0||!o.call(y,"suggestion"))&&((i??=[]).push(p(e+"/notFound","required",{missingProperty:"suggestion"},c.properties.
notFound,y)),r++);for(let n of Object.keys(y))n==="title"||n==="description"||n==="heading"||n==="text"||n==="linkLabel"||
n==="suggestion"||((i??=[]).push(p(e+"/notFound","additionalProperties",{additionalProperty:n},c.properties.notFound,y)),
r++);if(y.title!==void 0&&o.call(y,"title")){let n=y.title;this.note("text",e+"/notFound/title",n),typeof n=="string"?h(
n)<1&&((i??=[]).push(p(e+"/notFound/title","minLength",{limit:1},c.properties.notFound.properties.title,n)),r++):((i??=[]).
push(p(e+"/notFound/title","type",{type:"string"},c.properties.notFound.properties.title,n)),r++)}if(y.description!==void 0&&
o.call(y,"description")){let n=y.description;this.note("text",e+"/notFound/description",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/notFound/description","minLength",{limit:1},c.properties.notFound.properties.description,n)),r++):((i??=[]).
push(p(e+"/notFound/description","type",{type:"string"},c.properties.notFound.properties.description,n)),r++)}if(y.heading!==
void 0&&o.call(y,"heading")){let n=y.heading;this.note("text",e+"/notFound/heading",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/notFound/heading","minLength",{limit:1},c.properties.notFound.properties.heading,n)),r++):((i??=[]).push(
p(e+"/notFound/heading","type",{type:"string"},c.properties.notFound.properties.heading,n)),r++)}if(y.text!==void 0&&o.call(
y,"text")){let n=y.text;this.note("rich-text",e+"/notFound/text",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notF\
ound/text","minLength",{limit:1},c.properties.notFound.properties.text,n)),r++):((i??=[]).push(p(e+"/notFound/text","typ\
e",{type:"string"},c.properties.notFound.properties.text,n)),r++)}if(y.linkLabel!==void 0&&o.call(y,"linkLabel")){let n=y.
linkLabel;this.note("text",e+"/notFound/linkLabel",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notFound/linkLabel",
"minLength",{limit:1},c.properties.notFound.properties.linkLabel,n)),r++):((i??=[]).push(p(e+"/notFound/linkLabel","type",
{type:"string"},c.properties.notFound.properties.linkLabel,n)),r++)}if(y.suggestion!==void 0&&o.call(y,"suggestion")){let n=y.
suggestion;this.note("path-text",e+"/notFound/suggestion",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notFound/su\
ggestion","minLength",{limit:1},c.properties.notFound.properties.suggestion,n)),r++):((i??=[]).push(p(e+"/notFound/sugge\
stion","type",{type:"string"},c.properties.notFound.properties.suggestion,n)),r++)}}else(i??=[]).push(p(e+"/notFound","t\
ype",{type:"object"},c.properties.notFound,y)),r++}if(s.notSent!==void 0&&o.call(s,"notSent")){let y=s.notSent;if(y&&typeof y==
"object"&&!Array.isArray(y)){(y.heading===void 0||!o.call(y,"heading"))&&((i??=[]).push(p(e+"/notSent","required",{missingProperty:"\
heading"},c.properties.notSent,y)),r++),(y.text===void 0||!o.call(y,"text"))&&((i??=[]).push(p(e+"/notSent","required",{
missingProperty:"text"},c.properties.notSent,y)),r++),(y.lost===void 0||!o.call(y,"lost"))&&((i??=[]).push(p(e+"/notSent",
"required",{missingProperty:"lost"},c.properties.notSent,y)),r++),(y.again===void 0||!o.call(y,"again"))&&((i??=[]).push(
p(e+"/notSent","required",{missingProperty:"again"},c.properties.notSent,y)),r++);for(let n of Object.keys(y))n==="headi\
ng"||n==="text"||n==="lost"||n==="again"||n==="reasons"||((i??=[]).push(p(e+"/notSent","additionalProperties",{additionalProperty:n},
c.properties.notSent,y)),r++);if(y.heading!==void 0&&o.call(y,"heading")){let n=y.heading;this.note("text",e+"/notSent/h\
eading",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notSent/heading","minLength",{limit:1},c.properties.notSent.properties.
heading,n)),r++):((i??=[]).push(p(e+"/notSent/heading","type",{type:"string"},c.properties.notSent.properties.heading,n)),
r++)}if(y.text!==void 0&&o.call(y,"text")){let n=y.text;this.note("text",e+"/notSent/text",n),typeof n=="string"?h(n)<1&&
((i??=[]).push(p(e+"/notSent/text","minLength",{limit:1},c.properties.notSent.properties.text,n)),r++):((i??=[]).push(p(
e+"/notSent/text","type",{type:"string"},c.properties.notSent.properties.text,n)),r++)}if(y.lost!==void 0&&o.call(y,"los\
t")){let n=y.lost;this.note("text",e+"/notSent/lost",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notSent/lost","m\
inLength",{limit:1},c.properties.notSent.properties.lost,n)),r++):((i??=[]).push(p(e+"/notSent/lost","type",{type:"strin\
g"},c.properties.notSent.properties.lost,n)),r++)}if(y.again!==void 0&&o.call(y,"again")){let n=y.again;this.note("text",
e+"/notSent/again",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notSent/again","minLength",{limit:1},c.properties.
notSent.properties.again,n)),r++):((i??=[]).push(p(e+"/notSent/again","type",{type:"string"},c.properties.notSent.properties.
again,n)),r++)}if(y.reasons!==void 0&&o.call(y,"reasons")){let n=y.reasons;if(n&&typeof n=="object"&&!Array.isArray(n)){
for(let a of Object.keys(n))o.call(c.properties.notSent.properties.reasons.properties,a)||((i??=[]).push(p(e+"/notSent/r\
easons","additionalProperties",{additionalProperty:a},c.properties.notSent.properties.reasons,n)),r++);if(n.fields!==void 0&&
o.call(n,"fields")){let a=n.fields;this.note("text",e+"/notSent/reasons/fields",a),typeof a=="string"?h(a)<1&&((i??=[]).
push(p(e+"/notSent/reasons/fields","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.fields,a)),r++):
((i??=[]).push(p(e+"/notSent/reasons/fields","type",{type:"string"},c.properties.notSent.properties.reasons.properties.fields,
a)),r++)}if(n.tooLong!==void 0&&o.call(n,"tooLong")){let a=n.tooLong;this.note("text",e+"/notSent/reasons/tooLong",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooLong","minLength",{limit:1},c.properties.notSent.properties.reasons.
properties.tooLong,a)),r++):((i??=[]).push(p(e+"/notSent/reasons/tooLong","type",{type:"string"},c.properties.notSent.properties.
reasons.properties.tooLong,a)),r++)}if(n.filesTooLarge!==void 0&&o.call(n,"filesTooLarge")){let a=n.filesTooLarge;this.note(
"text",e+"/notSent/reasons/filesTooLarge",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/filesTooLar\
ge","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.filesTooLarge,a)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/filesTooLarge","type",{type:"string"},c.properties.notSent.properties.reasons.properties.filesTooLarge,
a)),r++)}if(n.noFiles!==void 0&&o.call(n,"noFiles")){let a=n.noFiles;this.note("text",e+"/notSent/reasons/noFiles",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/noFiles","minLength",{limit:1},c.properties.notSent.properties.reasons.
properties.noFiles,a)),r++):((i??=[]).push(p(e+"/notSent/reasons/noFiles","type",{type:"string"},c.properties.notSent.properties.
reasons.properties.noFiles,a)),r++)}if(n.notWhole!==void 0&&o.call(n,"notWhole")){let a=n.notWhole;this.note("text",e+"/\
notSent/reasons/notWhole",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/notWhole","minLength",{limit:1},
c.properties.notSent.properties.reasons.properties.notWhole,a)),r++):((i??=[]).push(p(e+"/notSent/reasons/notWhole","typ\
e",{type:"string"},c.properties.notSent.properties.reasons.properties.notWhole,a)),r++)}if(n.late!==void 0&&o.call(n,"la\
te")){let a=n.late;this.note("text",e+"/notSent/reasons/late",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/notSent\
/reasons/late","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.late,a)),r++):((i??=[]).push(p(e+
"/notSent/reasons/late","type",{type:"string"},c.properties.notSent.properties.reasons.properties.late,a)),r++)}if(n.busy!==
void 0&&o.call(n,"busy")){let a=n.busy;this.note("text",e+"/notSent/reasons/busy",a),typeof a=="string"?h(a)<1&&((i??=[]).
push(p(e+"/notSent/reasons/busy","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.busy,a)),r++):
((i??=[]).push(p(e+"/notSent/reasons/busy","type",{type:"string"},c.properties.notSent.properties.reasons.properties.busy,
a)),r++)}if(n.tooMany!==void 0&&o.call(n,"tooMany")){let a=n.tooMany;this.note("text",e+"/notSent/reasons/tooMany",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooMany","minLength",{limit:1},c.properties.notSent.properties.reasons.
properties.tooMany,a)),r++):((i??=[]).push(p(e+"/notSent/reasons/tooMany","type",{type:"string"},c.properties.notSent.properties.
reasons.properties.tooMany,a)),r++)}if(n.tooManyNearby!==void 0&&o.call(n,"tooManyNearby")){let a=n.tooManyNearby;this.note(
"text",e+"/notSent/reasons/tooManyNearby",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/tooManyNear\
by","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.tooManyNearby,a)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/tooManyNearby","type",{type:"string"},c.properties.notSent.properties.reasons.properties.tooManyNearby,
a)),r++)}if(n.otherText!==void 0&&o.call(n,"otherText")){let a=n.otherText;this.note("text",e+"/notSent/reasons/otherTex\
t",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/otherText","minLength",{limit:1},c.properties.notSent.
properties.reasons.properties.otherText,a)),r++):((i??=[]).push(p(e+"/notSent/reasons/otherText","type",{type:"string"},
c.properties.notSent.properties.reasons.properties.otherText,a)),r++)}if(n.foreign!==void 0&&o.call(n,"foreign")){let a=n.
foreign;this.note("text",e+"/notSent/reasons/foreign",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons\
/foreign","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.foreign,a)),r++):((i??=[]).push(p(e+"\
/notSent/reasons/foreign","type",{type:"string"},c.properties.notSent.properties.reasons.properties.foreign,a)),r++)}if(n.
notKept!==void 0&&o.call(n,"notKept")){let a=n.notKept;this.note("text",e+"/notSent/reasons/notKept",a),typeof a=="strin\
g"?h(a)<1&&((i??=[]).push(p(e+"/notSent/reasons/notKept","minLength",{limit:1},c.properties.notSent.properties.reasons.properties.
notKept,a)),r++):((i??=[]).push(p(e+"/notSent/reasons/notKept","type",{type:"string"},c.properties.notSent.properties.reasons.
properties.notKept,a)),r++)}}else(i??=[]).push(p(e+"/notSent/reasons","type",{type:"object"},c.properties.notSent.properties.
reasons,n)),r++}}else(i??=[]).push(p(e+"/notSent","type",{type:"object"},c.properties.notSent,y)),r++}if(s.labels!==void 0&&
o.call(s,"labels")){let y=s.labels;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let n of Object.keys(y))o.call(c.properties.
labels.properties,n)||((i??=[]).push(p(e+"/labels","additionalProperties",{additionalProperty:n},c.properties.labels,y)),
r++);if(y.menu!==void 0&&o.call(y,"menu")){let n=y.menu;this.note("text",e+"/labels/menu",n),typeof n=="string"?h(n)<1&&
((i??=[]).push(p(e+"/labels/menu","minLength",{limit:1},c.properties.labels.properties.menu,n)),r++):((i??=[]).push(p(e+
"/labels/menu","type",{type:"string"},c.properties.labels.properties.menu,n)),r++)}if(y.skip!==void 0&&o.call(y,"skip")){
let n=y.skip;this.note("text",e+"/labels/skip",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/skip","minLengt\
h",{limit:1},c.properties.labels.properties.skip,n)),r++):((i??=[]).push(p(e+"/labels/skip","type",{type:"string"},c.properties.
labels.properties.skip,n)),r++)}if(y.lightTheme!==void 0&&o.call(y,"lightTheme")){let n=y.lightTheme;this.note("text",e+
"/labels/lightTheme",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/lightTheme","minLength",{limit:1},c.properties.
labels.properties.lightTheme,n)),r++):((i??=[]).push(p(e+"/labels/lightTheme","type",{type:"string"},c.properties.labels.
properties.lightTheme,n)),r++)}if(y.darkTheme!==void 0&&o.call(y,"darkTheme")){let n=y.darkTheme;this.note("text",e+"/la\
bels/darkTheme",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/darkTheme","minLength",{limit:1},c.properties.
labels.properties.darkTheme,n)),r++):((i??=[]).push(p(e+"/labels/darkTheme","type",{type:"string"},c.properties.labels.properties.
darkTheme,n)),r++)}if(y.newTab!==void 0&&o.call(y,"newTab")){let n=y.newTab;this.note("text",e+"/labels/newTab",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/labels/newTab","minLength",{limit:1},c.properties.labels.properties.newTab,n)),r++):
((i??=[]).push(p(e+"/labels/newTab","type",{type:"string"},c.properties.labels.properties.newTab,n)),r++)}if(y.pause!==void 0&&
o.call(y,"pause")){let n=y.pause;this.note("text",e+"/labels/pause",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/l\
abels/pause","minLength",{limit:1},c.properties.labels.properties.pause,n)),r++):((i??=[]).push(p(e+"/labels/pause","typ\
e",{type:"string"},c.properties.labels.properties.pause,n)),r++)}if(y.play!==void 0&&o.call(y,"play")){let n=y.play;this.
note("text",e+"/labels/play",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/play","minLength",{limit:1},c.properties.
labels.properties.play,n)),r++):((i??=[]).push(p(e+"/labels/play","type",{type:"string"},c.properties.labels.properties.
play,n)),r++)}if(y.dialogClose!==void 0&&o.call(y,"dialogClose")){let n=y.dialogClose;this.note("text",e+"/labels/dialog\
Close",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/dialogClose","minLength",{limit:1},c.properties.labels.
properties.dialogClose,n)),r++):((i??=[]).push(p(e+"/labels/dialogClose","type",{type:"string"},c.properties.labels.properties.
dialogClose,n)),r++)}if(y.noAction!==void 0&&o.call(y,"noAction")){let n=y.noAction;this.note("text",e+"/labels/noAction",
n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/noAction","minLength",{limit:1},c.properties.labels.properties.
noAction,n)),r++):((i??=[]).push(p(e+"/labels/noAction","type",{type:"string"},c.properties.labels.properties.noAction,n)),
r++)}if(y.notifications!==void 0&&o.call(y,"notifications")){let n=y.notifications;this.note("text",e+"/labels/notificat\
ions",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/notifications","minLength",{limit:1},c.properties.labels.
properties.notifications,n)),r++):((i??=[]).push(p(e+"/labels/notifications","type",{type:"string"},c.properties.labels.
properties.notifications,n)),r++)}if(y.offline!==void 0&&o.call(y,"offline")){let n=y.offline;this.note("text",e+"/label\
s/offline",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/offline","minLength",{limit:1},c.properties.labels.
properties.offline,n)),r++):((i??=[]).push(p(e+"/labels/offline","type",{type:"string"},c.properties.labels.properties.offline,
n)),r++)}if(y.problem!==void 0&&o.call(y,"problem")){let n=y.problem;this.note("text",e+"/labels/problem",n),typeof n=="\
string"?h(n)<1&&((i??=[]).push(p(e+"/labels/problem","minLength",{limit:1},c.properties.labels.properties.problem,n)),r++):
((i??=[]).push(p(e+"/labels/problem","type",{type:"string"},c.properties.labels.properties.problem,n)),r++)}if(y.current!==
void 0&&o.call(y,"current")){let n=y.current;this.note("text",e+"/labels/current",n),typeof n=="string"?h(n)<1&&((i??=[]).
push(p(e+"/labels/current","minLength",{limit:1},c.properties.labels.properties.current,n)),r++):((i??=[]).push(p(e+"/la\
bels/current","type",{type:"string"},c.properties.labels.properties.current,n)),r++)}if(y.planned!==void 0&&o.call(y,"pl\
anned")){let n=y.planned;this.note("text",e+"/labels/planned",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/\
planned","minLength",{limit:1},c.properties.labels.properties.planned,n)),r++):((i??=[]).push(p(e+"/labels/planned","typ\
e",{type:"string"},c.properties.labels.properties.planned,n)),r++)}if(y.vision!==void 0&&o.call(y,"vision")){let n=y.vision;
this.note("text",e+"/labels/vision",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/vision","minLength",{limit:1},
c.properties.labels.properties.vision,n)),r++):((i??=[]).push(p(e+"/labels/vision","type",{type:"string"},c.properties.labels.
properties.vision,n)),r++)}if(y.yes!==void 0&&o.call(y,"yes")){let n=y.yes;this.note("text",e+"/labels/yes",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/labels/yes","minLength",{limit:1},c.properties.labels.properties.yes,n)),r++):((i??=
[]).push(p(e+"/labels/yes","type",{type:"string"},c.properties.labels.properties.yes,n)),r++)}if(y.no!==void 0&&o.call(y,
"no")){let n=y.no;this.note("text",e+"/labels/no",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/no","minLeng\
th",{limit:1},c.properties.labels.properties.no,n)),r++):((i??=[]).push(p(e+"/labels/no","type",{type:"string"},c.properties.
labels.properties.no,n)),r++)}if(y.from!==void 0&&o.call(y,"from")){let n=y.from;this.note("text",e+"/labels/from",n),typeof n==
"string"?h(n)<1&&((i??=[]).push(p(e+"/labels/from","minLength",{limit:1},c.properties.labels.properties.from,n)),r++):((i??=
[]).push(p(e+"/labels/from","type",{type:"string"},c.properties.labels.properties.from,n)),r++)}if(y.to!==void 0&&o.call(
y,"to")){let n=y.to;this.note("text",e+"/labels/to",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/to","minLe\
ngth",{limit:1},c.properties.labels.properties.to,n)),r++):((i??=[]).push(p(e+"/labels/to","type",{type:"string"},c.properties.
labels.properties.to,n)),r++)}if(y.allCategories!==void 0&&o.call(y,"allCategories")){let n=y.allCategories;this.note("t\
ext",e+"/labels/allCategories",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/allCategories","minLength",{limit:1},
c.properties.labels.properties.allCategories,n)),r++):((i??=[]).push(p(e+"/labels/allCategories","type",{type:"string"},
c.properties.labels.properties.allCategories,n)),r++)}if(y.category!==void 0&&o.call(y,"category")){let n=y.category;this.
note("text",e+"/labels/category",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/category","minLength",{limit:1},
c.properties.labels.properties.category,n)),r++):((i??=[]).push(p(e+"/labels/category","type",{type:"string"},c.properties.
labels.properties.category,n)),r++)}if(y.articles!==void 0&&o.call(y,"articles")&&(ke.call(this,y.articles,{instancePath:e+
"/labels/articles",parentData:y,parentDataProperty:"articles",rootData:T})||(i=i===null?ke.errors:i.concat(ke.errors),r=
i.length)),y.articlesInCategory!==void 0&&o.call(y,"articlesInCategory")&&(ke.call(this,y.articlesInCategory,{instancePath:e+
"/labels/articlesInCategory",parentData:y,parentDataProperty:"articlesInCategory",rootData:T})||(i=i===null?ke.errors:i.
concat(ke.errors),r=i.length)),y.needsScript!==void 0&&o.call(y,"needsScript")){let n=y.needsScript;this.note("text",e+"\
/labels/needsScript",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/needsScript","minLength",{limit:1},c.properties.
labels.properties.needsScript,n)),r++):((i??=[]).push(p(e+"/labels/needsScript","type",{type:"string"},c.properties.labels.
properties.needsScript,n)),r++)}if(y.draft!==void 0&&o.call(y,"draft")){let n=y.draft;this.note("text",e+"/labels/draft",
n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/draft","minLength",{limit:1},c.properties.labels.properties.draft,
n)),r++):((i??=[]).push(p(e+"/labels/draft","type",{type:"string"},c.properties.labels.properties.draft,n)),r++)}if(y.noNumber!==
void 0&&o.call(y,"noNumber")){let n=y.noNumber;this.note("text",e+"/labels/noNumber",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/labels/noNumber","minLength",{limit:1},c.properties.labels.properties.noNumber,n)),r++):((i??=[]).push(p(
e+"/labels/noNumber","type",{type:"string"},c.properties.labels.properties.noNumber,n)),r++)}if(y.language!==void 0&&o.call(
y,"language")){let n=y.language;this.note("text",e+"/labels/language",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"\
/labels/language","minLength",{limit:1},c.properties.labels.properties.language,n)),r++):((i??=[]).push(p(e+"/labels/lan\
guage","type",{type:"string"},c.properties.labels.properties.language,n)),r++)}if(y.source!==void 0&&o.call(y,"source")){
let n=y.source;this.note("text",e+"/labels/source",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/source","mi\
nLength",{limit:1},c.properties.labels.properties.source,n)),r++):((i??=[]).push(p(e+"/labels/source","type",{type:"stri\
ng"},c.properties.labels.properties.source,n)),r++)}if(y.film!==void 0&&o.call(y,"film")){let n=y.film;if(n&&typeof n=="\
object"&&!Array.isArray(n)){(n.play===void 0||!o.call(n,"play"))&&((i??=[]).push(p(e+"/labels/film","required",{missingProperty:"\
play"},c.properties.labels.properties.film,n)),r++),(n.transfer===void 0||!o.call(n,"transfer"))&&((i??=[]).push(p(e+"/l\
abels/film","required",{missingProperty:"transfer"},c.properties.labels.properties.film,n)),r++),(n.watch===void 0||!o.call(
n,"watch"))&&((i??=[]).push(p(e+"/labels/film","required",{missingProperty:"watch"},c.properties.labels.properties.film,
n)),r++);for(let a of Object.keys(n))a==="play"||a==="transfer"||a==="watch"||((i??=[]).push(p(e+"/labels/film","additio\
nalProperties",{additionalProperty:a},c.properties.labels.properties.film,n)),r++);if(n.play!==void 0&&o.call(n,"play")){
let a=n.play;this.note("text",e+"/labels/film/play",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/film/play",
"minLength",{limit:1},c.properties.labels.properties.film.properties.play,a)),r++):((i??=[]).push(p(e+"/labels/film/play",
"type",{type:"string"},c.properties.labels.properties.film.properties.play,a)),r++)}if(n.transfer!==void 0&&o.call(n,"tr\
ansfer")){let a=n.transfer;this.note("film-text",e+"/labels/film/transfer",a),typeof a=="string"?h(a)<1&&((i??=[]).push(
p(e+"/labels/film/transfer","minLength",{limit:1},c.properties.labels.properties.film.properties.transfer,a)),r++):((i??=
[]).push(p(e+"/labels/film/transfer","type",{type:"string"},c.properties.labels.properties.film.properties.transfer,a)),
r++)}if(n.watch!==void 0&&o.call(n,"watch")){let a=n.watch;this.note("film-text",e+"/labels/film/watch",a),typeof a=="st\
ring"?h(a)<1&&((i??=[]).push(p(e+"/labels/film/watch","minLength",{limit:1},c.properties.labels.properties.film.properties.
watch,a)),r++):((i??=[]).push(p(e+"/labels/film/watch","type",{type:"string"},c.properties.labels.properties.film.properties.
watch,a)),r++)}}else(i??=[]).push(p(e+"/labels/film","type",{type:"object"},c.properties.labels.properties.film,n)),r++}
if(y.events!==void 0&&o.call(y,"events")){let n=y.events;if(n&&typeof n=="object"&&!Array.isArray(n)){(n.calendar===void 0||
!o.call(n,"calendar"))&&((i??=[]).push(p(e+"/labels/events","required",{missingProperty:"calendar"},c.properties.labels.
properties.events,n)),r++),(n.none===void 0||!o.call(n,"none"))&&((i??=[]).push(p(e+"/labels/events","required",{missingProperty:"\
none"},c.properties.labels.properties.events,n)),r++);for(let a of Object.keys(n))a==="calendar"||a==="none"||((i??=[]).
push(p(e+"/labels/events","additionalProperties",{additionalProperty:a},c.properties.labels.properties.events,n)),r++);if(n.
calendar!==void 0&&o.call(n,"calendar")){let a=n.calendar;this.note("text",e+"/labels/events/calendar",a),typeof a=="str\
ing"?h(a)<1&&((i??=[]).push(p(e+"/labels/events/calendar","minLength",{limit:1},c.properties.labels.properties.events.properties.
calendar,a)),r++):((i??=[]).push(p(e+"/labels/events/calendar","type",{type:"string"},c.properties.labels.properties.events.
properties.calendar,a)),r++)}if(n.none!==void 0&&o.call(n,"none")){let a=n.none;this.note("text",e+"/labels/events/none",
a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/events/none","minLength",{limit:1},c.properties.labels.properties.
events.properties.none,a)),r++):((i??=[]).push(p(e+"/labels/events/none","type",{type:"string"},c.properties.labels.properties.
events.properties.none,a)),r++)}}else(i??=[]).push(p(e+"/labels/events","type",{type:"object"},c.properties.labels.properties.
events,n)),r++}if(y.hours!==void 0&&o.call(y,"hours")){let n=y.hours;if(n&&typeof n=="object"&&!Array.isArray(n)){(n.open===
void 0||!o.call(n,"open"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"open"},c.properties.labels.properties.
hours,n)),r++),(n.openUntil===void 0||!o.call(n,"openUntil"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"\
openUntil"},c.properties.labels.properties.hours,n)),r++),(n.closed===void 0||!o.call(n,"closed"))&&((i??=[]).push(p(e+"\
/labels/hours","required",{missingProperty:"closed"},c.properties.labels.properties.hours,n)),r++),(n.opensToday===void 0||
!o.call(n,"opensToday"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"opensToday"},c.properties.labels.
properties.hours,n)),r++),(n.opensLater===void 0||!o.call(n,"opensLater"))&&((i??=[]).push(p(e+"/labels/hours","required",
{missingProperty:"opensLater"},c.properties.labels.properties.hours,n)),r++),(n.always===void 0||!o.call(n,"always"))&&((i??=
[]).push(p(e+"/labels/hours","required",{missingProperty:"always"},c.properties.labels.properties.hours,n)),r++),(n.exceptions===
void 0||!o.call(n,"exceptions"))&&((i??=[]).push(p(e+"/labels/hours","required",{missingProperty:"exceptions"},c.properties.
labels.properties.hours,n)),r++);for(let a of Object.keys(n))a==="open"||a==="openUntil"||a==="closed"||a==="opensToday"||
a==="opensLater"||a==="always"||a==="exceptions"||((i??=[]).push(p(e+"/labels/hours","additionalProperties",{additionalProperty:a},
c.properties.labels.properties.hours,n)),r++);if(n.open!==void 0&&o.call(n,"open")){let a=n.open;this.note("text",e+"/la\
bels/hours/open",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/hours/open","minLength",{limit:1},c.properties.
labels.properties.hours.properties.open,a)),r++):((i??=[]).push(p(e+"/labels/hours/open","type",{type:"string"},c.properties.
labels.properties.hours.properties.open,a)),r++)}if(n.openUntil!==void 0&&o.call(n,"openUntil")){let a=n.openUntil;this.
note("hours-text",e+"/labels/hours/openUntil",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/hours/openUntil",
"minLength",{limit:1},c.properties.labels.properties.hours.properties.openUntil,a)),r++):((i??=[]).push(p(e+"/labels/hou\
rs/openUntil","type",{type:"string"},c.properties.labels.properties.hours.properties.openUntil,a)),r++)}if(n.closed!==void 0&&
o.call(n,"closed")){let a=n.closed;this.note("text",e+"/labels/hours/closed",a),typeof a=="string"?h(a)<1&&((i??=[]).push(
p(e+"/labels/hours/closed","minLength",{limit:1},c.properties.labels.properties.hours.properties.closed,a)),r++):((i??=[]).
push(p(e+"/labels/hours/closed","type",{type:"string"},c.properties.labels.properties.hours.properties.closed,a)),r++)}if(n.
opensToday!==void 0&&o.call(n,"opensToday")){let a=n.opensToday;this.note("hours-text",e+"/labels/hours/opensToday",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/labels/hours/opensToday","minLength",{limit:1},c.properties.labels.properties.hours.
properties.opensToday,a)),r++):((i??=[]).push(p(e+"/labels/hours/opensToday","type",{type:"string"},c.properties.labels.
properties.hours.properties.opensToday,a)),r++)}if(n.opensLater!==void 0&&o.call(n,"opensLater")){let a=n.opensLater;this.
note("hours-text",e+"/labels/hours/opensLater",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/hours/opensLate\
r","minLength",{limit:1},c.properties.labels.properties.hours.properties.opensLater,a)),r++):((i??=[]).push(p(e+"/labels\
/hours/opensLater","type",{type:"string"},c.properties.labels.properties.hours.properties.opensLater,a)),r++)}if(n.always!==
void 0&&o.call(n,"always")){let a=n.always;this.note("text",e+"/labels/hours/always",a),typeof a=="string"?h(a)<1&&((i??=
[]).push(p(e+"/labels/hours/always","minLength",{limit:1},c.properties.labels.properties.hours.properties.always,a)),r++):
((i??=[]).push(p(e+"/labels/hours/always","type",{type:"string"},c.properties.labels.properties.hours.properties.always,
a)),r++)}if(n.exceptions!==void 0&&o.call(n,"exceptions")){let a=n.exceptions;this.note("text",e+"/labels/hours/exceptio\
ns",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/hours/exceptions","minLength",{limit:1},c.properties.labels.
properties.hours.properties.exceptions,a)),r++):((i??=[]).push(p(e+"/labels/hours/exceptions","type",{type:"string"},c.properties.
labels.properties.hours.properties.exceptions,a)),r++)}}else(i??=[]).push(p(e+"/labels/hours","type",{type:"object"},c.properties.
labels.properties.hours,n)),r++}if(y.article!==void 0&&o.call(y,"article")){let n=y.article;if(n&&typeof n=="object"&&!Array.
isArray(n)){(n.previous===void 0||!o.call(n,"previous"))&&((i??=[]).push(p(e+"/labels/article","required",{missingProperty:"\
previous"},c.properties.labels.properties.article,n)),r++),(n.next===void 0||!o.call(n,"next"))&&((i??=[]).push(p(e+"/la\
bels/article","required",{missingProperty:"next"},c.properties.labels.properties.article,n)),r++),(n.others===void 0||!o.
call(n,"others"))&&((i??=[]).push(p(e+"/labels/article","required",{missingProperty:"others"},c.properties.labels.properties.
article,n)),r++);for(let a of Object.keys(n))a==="previous"||a==="next"||a==="others"||((i??=[]).push(p(e+"/labels/artic\
le","additionalProperties",{additionalProperty:a},c.properties.labels.properties.article,n)),r++);if(n.previous!==void 0&&
o.call(n,"previous")){let a=n.previous;this.note("text",e+"/labels/article/previous",a),typeof a=="string"?h(a)<1&&((i??=
[]).push(p(e+"/labels/article/previous","minLength",{limit:1},c.properties.labels.properties.article.properties.previous,
a)),r++):((i??=[]).push(p(e+"/labels/article/previous","type",{type:"string"},c.properties.labels.properties.article.properties.
previous,a)),r++)}if(n.next!==void 0&&o.call(n,"next")){let a=n.next;this.note("text",e+"/labels/article/next",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/labels/article/next","minLength",{limit:1},c.properties.labels.properties.article.
properties.next,a)),r++):((i??=[]).push(p(e+"/labels/article/next","type",{type:"string"},c.properties.labels.properties.
article.properties.next,a)),r++)}if(n.others!==void 0&&o.call(n,"others")){let a=n.others;this.note("text",e+"/labels/ar\
ticle/others",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/article/others","minLength",{limit:1},c.properties.
labels.properties.article.properties.others,a)),r++):((i??=[]).push(p(e+"/labels/article/others","type",{type:"string"},
c.properties.labels.properties.article.properties.others,a)),r++)}}else(i??=[]).push(p(e+"/labels/article","type",{type:"\
object"},c.properties.labels.properties.article,n)),r++}if(y.search!==void 0&&o.call(y,"search")){let n=y.search;if(n&&typeof n==
"object"&&!Array.isArray(n)){(n.search===void 0||!o.call(n,"search"))&&((i??=[]).push(p(e+"/labels/search","required",{missingProperty:"\
search"},c.properties.labels.properties.search,n)),r++),(n.found===void 0||!o.call(n,"found"))&&((i??=[]).push(p(e+"/lab\
els/search","required",{missingProperty:"found"},c.properties.labels.properties.search,n)),r++),(n.none===void 0||!o.call(
n,"none"))&&((i??=[]).push(p(e+"/labels/search","required",{missingProperty:"none"},c.properties.labels.properties.search,
n)),r++),(n.all===void 0||!o.call(n,"all"))&&((i??=[]).push(p(e+"/labels/search","required",{missingProperty:"all"},c.properties.
labels.properties.search,n)),r++),(n.failed===void 0||!o.call(n,"failed"))&&((i??=[]).push(p(e+"/labels/search","require\
d",{missingProperty:"failed"},c.properties.labels.properties.search,n)),r++);for(let a of Object.keys(n))a==="search"||a===
"found"||a==="none"||a==="all"||a==="failed"||((i??=[]).push(p(e+"/labels/search","additionalProperties",{additionalProperty:a},
c.properties.labels.properties.search,n)),r++);if(n.search!==void 0&&o.call(n,"search")){let a=n.search;this.note("text",
e+"/labels/search/search",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/search/search","minLength",{limit:1},
c.properties.labels.properties.search.properties.search,a)),r++):((i??=[]).push(p(e+"/labels/search/search","type",{type:"\
string"},c.properties.labels.properties.search.properties.search,a)),r++)}if(n.found!==void 0&&o.call(n,"found")&&(ke.call(
this,n.found,{instancePath:e+"/labels/search/found",parentData:n,parentDataProperty:"found",rootData:T})||(i=i===null?ke.
errors:i.concat(ke.errors),r=i.length)),n.none!==void 0&&o.call(n,"none")){let a=n.none;this.note("text",e+"/labels/sear\
ch/none",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/search/none","minLength",{limit:1},c.properties.labels.
properties.search.properties.none,a)),r++):((i??=[]).push(p(e+"/labels/search/none","type",{type:"string"},c.properties.
labels.properties.search.properties.none,a)),r++)}if(n.all!==void 0&&o.call(n,"all")){let a=n.all;this.note("text",e+"/l\
abels/search/all",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/search/all","minLength",{limit:1},c.properties.
labels.properties.search.properties.all,a)),r++):((i??=[]).push(p(e+"/labels/search/all","type",{type:"string"},c.properties.
labels.properties.search.properties.all,a)),r++)}if(n.failed!==void 0&&o.call(n,"failed")){let a=n.failed;this.note("tex\
t",e+"/labels/search/failed",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/search/failed","minLength",{limit:1},
c.properties.labels.properties.search.properties.failed,a)),r++):((i??=[]).push(p(e+"/labels/search/failed","type",{type:"\
string"},c.properties.labels.properties.search.properties.failed,a)),r++)}}else(i??=[]).push(p(e+"/labels/search","type",
{type:"object"},c.properties.labels.properties.search,n)),r++}if(y.place!==void 0&&o.call(y,"place")){let n=y.place;if(n&&
typeof n=="object"&&!Array.isArray(n)){(n.map===void 0||!o.call(n,"map"))&&((i??=[]).push(p(e+"/labels/place","required",
{missingProperty:"map"},c.properties.labels.properties.place,n)),r++);for(let a of Object.keys(n))a==="map"||a==="show"||
a==="transfer"||a==="book"||a==="bookHere"||a==="bookTransfer"||((i??=[]).push(p(e+"/labels/place","additionalProperties",
{additionalProperty:a},c.properties.labels.properties.place,n)),r++);if(n.map!==void 0&&o.call(n,"map")){let a=n.map;this.
note("text",e+"/labels/place/map",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/place/map","minLength",{limit:1},
c.properties.labels.properties.place.properties.map,a)),r++):((i??=[]).push(p(e+"/labels/place/map","type",{type:"string"},
c.properties.labels.properties.place.properties.map,a)),r++)}if(n.show!==void 0&&o.call(n,"show")){let a=n.show;this.note(
"text",e+"/labels/place/show",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/place/show","minLength",{limit:1},
c.properties.labels.properties.place.properties.show,a)),r++):((i??=[]).push(p(e+"/labels/place/show","type",{type:"stri\
ng"},c.properties.labels.properties.place.properties.show,a)),r++)}if(n.transfer!==void 0&&o.call(n,"transfer")){let a=n.
transfer;this.note("text",e+"/labels/place/transfer",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/place/tra\
nsfer","minLength",{limit:1},c.properties.labels.properties.place.properties.transfer,a)),r++):((i??=[]).push(p(e+"/labe\
ls/place/transfer","type",{type:"string"},c.properties.labels.properties.place.properties.transfer,a)),r++)}if(n.book!==
void 0&&o.call(n,"book")){let a=n.book;this.note("text",e+"/labels/place/book",a),typeof a=="string"?h(a)<1&&((i??=[]).push(
p(e+"/labels/place/book","minLength",{limit:1},c.properties.labels.properties.place.properties.book,a)),r++):((i??=[]).push(
p(e+"/labels/place/book","type",{type:"string"},c.properties.labels.properties.place.properties.book,a)),r++)}if(n.bookHere!==
void 0&&o.call(n,"bookHere")){let a=n.bookHere;this.note("text",e+"/labels/place/bookHere",a),typeof a=="string"?h(a)<1&&
((i??=[]).push(p(e+"/labels/place/bookHere","minLength",{limit:1},c.properties.labels.properties.place.properties.bookHere,
a)),r++):((i??=[]).push(p(e+"/labels/place/bookHere","type",{type:"string"},c.properties.labels.properties.place.properties.
bookHere,a)),r++)}if(n.bookTransfer!==void 0&&o.call(n,"bookTransfer")){let a=n.bookTransfer;this.note("text",e+"/labels\
/place/bookTransfer",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/place/bookTransfer","minLength",{limit:1},
c.properties.labels.properties.place.properties.bookTransfer,a)),r++):((i??=[]).push(p(e+"/labels/place/bookTransfer","t\
ype",{type:"string"},c.properties.labels.properties.place.properties.bookTransfer,a)),r++)}}else(i??=[]).push(p(e+"/labe\
ls/place","type",{type:"object"},c.properties.labels.properties.place,n)),r++}if(y.tooLong!==void 0&&o.call(y,"tooLong")){
let n=y.tooLong;this.note("length-text",e+"/labels/tooLong",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/labels/to\
oLong","minLength",{limit:1},c.properties.labels.properties.tooLong,n)),r++):((i??=[]).push(p(e+"/labels/tooLong","type",
{type:"string"},c.properties.labels.properties.tooLong,n)),r++)}if(y.answers!==void 0&&o.call(y,"answers")){let n=y.answers;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a of Object.keys(n))o.call(c.properties.labels.properties.answers.properties,
a)||((i??=[]).push(p(e+"/labels/answers","additionalProperties",{additionalProperty:a},c.properties.labels.properties.answers,
n)),r++);if(n.fill!==void 0&&o.call(n,"fill")){let a=n.fill;this.note("answer-text",e+"/labels/answers/fill",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/fill","minLength",{limit:1},c.properties.labels.properties.answers.
properties.fill,a)),r++):((i??=[]).push(p(e+"/labels/answers/fill","type",{type:"string"},c.properties.labels.properties.
answers.properties.fill,a)),r++)}if(n.choose!==void 0&&o.call(n,"choose")){let a=n.choose;this.note("answer-text",e+"/la\
bels/answers/choose",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/choose","minLength",{limit:1},c.properties.
labels.properties.answers.properties.choose,a)),r++):((i??=[]).push(p(e+"/labels/answers/choose","type",{type:"string"},
c.properties.labels.properties.answers.properties.choose,a)),r++)}if(n.several!==void 0&&o.call(n,"several")){let a=n.several;
this.note("answer-text",e+"/labels/answers/several",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/se\
veral","minLength",{limit:1},c.properties.labels.properties.answers.properties.several,a)),r++):((i??=[]).push(p(e+"/lab\
els/answers/several","type",{type:"string"},c.properties.labels.properties.answers.properties.several,a)),r++)}if(n.tick!==
void 0&&o.call(n,"tick")){let a=n.tick;this.note("answer-text",e+"/labels/answers/tick",a),typeof a=="string"?h(a)<1&&((i??=
[]).push(p(e+"/labels/answers/tick","minLength",{limit:1},c.properties.labels.properties.answers.properties.tick,a)),r++):
((i??=[]).push(p(e+"/labels/answers/tick","type",{type:"string"},c.properties.labels.properties.answers.properties.tick,
a)),r++)}if(n.email!==void 0&&o.call(n,"email")){let a=n.email;this.note("answer-text",e+"/labels/answers/email",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/email","minLength",{limit:1},c.properties.labels.properties.answers.
properties.email,a)),r++):((i??=[]).push(p(e+"/labels/answers/email","type",{type:"string"},c.properties.labels.properties.
answers.properties.email,a)),r++)}if(n.phone!==void 0&&o.call(n,"phone")){let a=n.phone;this.note("answer-text",e+"/labe\
ls/answers/phone",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/phone","minLength",{limit:1},c.properties.
labels.properties.answers.properties.phone,a)),r++):((i??=[]).push(p(e+"/labels/answers/phone","type",{type:"string"},c.
properties.labels.properties.answers.properties.phone,a)),r++)}if(n.number!==void 0&&o.call(n,"number")){let a=n.number;
this.note("answer-text",e+"/labels/answers/number",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/num\
ber","minLength",{limit:1},c.properties.labels.properties.answers.properties.number,a)),r++):((i??=[]).push(p(e+"/labels\
/answers/number","type",{type:"string"},c.properties.labels.properties.answers.properties.number,a)),r++)}if(n.least!==void 0&&
o.call(n,"least")){let a=n.least;this.note("answer-text",e+"/labels/answers/least",a),typeof a=="string"?h(a)<1&&((i??=[]).
push(p(e+"/labels/answers/least","minLength",{limit:1},c.properties.labels.properties.answers.properties.least,a)),r++):
((i??=[]).push(p(e+"/labels/answers/least","type",{type:"string"},c.properties.labels.properties.answers.properties.least,
a)),r++)}if(n.most!==void 0&&o.call(n,"most")){let a=n.most;this.note("answer-text",e+"/labels/answers/most",a),typeof a==
"string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/most","minLength",{limit:1},c.properties.labels.properties.answers.
properties.most,a)),r++):((i??=[]).push(p(e+"/labels/answers/most","type",{type:"string"},c.properties.labels.properties.
answers.properties.most,a)),r++)}if(n.date!==void 0&&o.call(n,"date")){let a=n.date;this.note("answer-text",e+"/labels/a\
nswers/date",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/date","minLength",{limit:1},c.properties.
labels.properties.answers.properties.date,a)),r++):((i??=[]).push(p(e+"/labels/answers/date","type",{type:"string"},c.properties.
labels.properties.answers.properties.date,a)),r++)}if(n.earliest!==void 0&&o.call(n,"earliest")){let a=n.earliest;this.note(
"answer-text",e+"/labels/answers/earliest",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/earliest","\
minLength",{limit:1},c.properties.labels.properties.answers.properties.earliest,a)),r++):((i??=[]).push(p(e+"/labels/ans\
wers/earliest","type",{type:"string"},c.properties.labels.properties.answers.properties.earliest,a)),r++)}if(n.latest!==
void 0&&o.call(n,"latest")){let a=n.latest;this.note("answer-text",e+"/labels/answers/latest",a),typeof a=="string"?h(a)<
1&&((i??=[]).push(p(e+"/labels/answers/latest","minLength",{limit:1},c.properties.labels.properties.answers.properties.latest,
a)),r++):((i??=[]).push(p(e+"/labels/answers/latest","type",{type:"string"},c.properties.labels.properties.answers.properties.
latest,a)),r++)}if(n.tooLong!==void 0&&o.call(n,"tooLong")){let a=n.tooLong;this.note("answer-text",e+"/labels/answers/t\
ooLong",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/tooLong","minLength",{limit:1},c.properties.labels.
properties.answers.properties.tooLong,a)),r++):((i??=[]).push(p(e+"/labels/answers/tooLong","type",{type:"string"},c.properties.
labels.properties.answers.properties.tooLong,a)),r++)}if(n.file!==void 0&&o.call(n,"file")){let a=n.file;this.note("answ\
er-text",e+"/labels/answers/file",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/file","minLength",{limit:1},
c.properties.labels.properties.answers.properties.file,a)),r++):((i??=[]).push(p(e+"/labels/answers/file","type",{type:"\
string"},c.properties.labels.properties.answers.properties.file,a)),r++)}if(n.fewerFiles!==void 0&&o.call(n,"fewerFiles")){
let a=n.fewerFiles;this.note("answer-text",e+"/labels/answers/fewerFiles",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(
e+"/labels/answers/fewerFiles","minLength",{limit:1},c.properties.labels.properties.answers.properties.fewerFiles,a)),r++):
((i??=[]).push(p(e+"/labels/answers/fewerFiles","type",{type:"string"},c.properties.labels.properties.answers.properties.
fewerFiles,a)),r++)}if(n.fileEmpty!==void 0&&o.call(n,"fileEmpty")){let a=n.fileEmpty;this.note("answer-text",e+"/labels\
/answers/fileEmpty",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/fileEmpty","minLength",{limit:1},c.
properties.labels.properties.answers.properties.fileEmpty,a)),r++):((i??=[]).push(p(e+"/labels/answers/fileEmpty","type",
{type:"string"},c.properties.labels.properties.answers.properties.fileEmpty,a)),r++)}if(n.fileTooLarge!==void 0&&o.call(
n,"fileTooLarge")){let a=n.fileTooLarge;this.note("answer-text",e+"/labels/answers/fileTooLarge",a),typeof a=="string"?h(
a)<1&&((i??=[]).push(p(e+"/labels/answers/fileTooLarge","minLength",{limit:1},c.properties.labels.properties.answers.properties.
fileTooLarge,a)),r++):((i??=[]).push(p(e+"/labels/answers/fileTooLarge","type",{type:"string"},c.properties.labels.properties.
answers.properties.fileTooLarge,a)),r++)}if(n.filesTooLarge!==void 0&&o.call(n,"filesTooLarge")){let a=n.filesTooLarge;this.
note("answer-text",e+"/labels/answers/filesTooLarge",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/f\
ilesTooLarge","minLength",{limit:1},c.properties.labels.properties.answers.properties.filesTooLarge,a)),r++):((i??=[]).push(
p(e+"/labels/answers/filesTooLarge","type",{type:"string"},c.properties.labels.properties.answers.properties.filesTooLarge,
a)),r++)}if(n.fileType!==void 0&&o.call(n,"fileType")){let a=n.fileType;this.note("answer-text",e+"/labels/answers/fileT\
ype",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/fileType","minLength",{limit:1},c.properties.labels.
properties.answers.properties.fileType,a)),r++):((i??=[]).push(p(e+"/labels/answers/fileType","type",{type:"string"},c.properties.
labels.properties.answers.properties.fileType,a)),r++)}if(n.fileUnsafe!==void 0&&o.call(n,"fileUnsafe")){let a=n.fileUnsafe;
this.note("answer-text",e+"/labels/answers/fileUnsafe",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers\
/fileUnsafe","minLength",{limit:1},c.properties.labels.properties.answers.properties.fileUnsafe,a)),r++):((i??=[]).push(
p(e+"/labels/answers/fileUnsafe","type",{type:"string"},c.properties.labels.properties.answers.properties.fileUnsafe,a)),
r++)}if(n.fileHint!==void 0&&o.call(n,"fileHint")){let a=n.fileHint;this.note("answer-text",e+"/labels/answers/fileHint",
a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/fileHint","minLength",{limit:1},c.properties.labels.properties.
answers.properties.fileHint,a)),r++):((i??=[]).push(p(e+"/labels/answers/fileHint","type",{type:"string"},c.properties.labels.
properties.answers.properties.fileHint,a)),r++)}if(n.filesHint!==void 0&&o.call(n,"filesHint")){let a=n.filesHint;this.note(
"answer-text",e+"/labels/answers/filesHint",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/filesHint",
"minLength",{limit:1},c.properties.labels.properties.answers.properties.filesHint,a)),r++):((i??=[]).push(p(e+"/labels/a\
nswers/filesHint","type",{type:"string"},c.properties.labels.properties.answers.properties.filesHint,a)),r++)}if(n.filesAgain!==
void 0&&o.call(n,"filesAgain")){let a=n.filesAgain;this.note("answer-text",e+"/labels/answers/filesAgain",a),typeof a=="\
string"?h(a)<1&&((i??=[]).push(p(e+"/labels/answers/filesAgain","minLength",{limit:1},c.properties.labels.properties.answers.
properties.filesAgain,a)),r++):((i??=[]).push(p(e+"/labels/answers/filesAgain","type",{type:"string"},c.properties.labels.
properties.answers.properties.filesAgain,a)),r++)}}else(i??=[]).push(p(e+"/labels/answers","type",{type:"object"},c.properties.
labels.properties.answers,n)),r++}}else(i??=[]).push(p(e+"/labels","type",{type:"object"},c.properties.labels,y)),r++}if(s.
fields!==void 0&&o.call(s,"fields")){let y=s.fields;if(y&&typeof y=="object"&&!Array.isArray(y)){(y.name===void 0||!o.call(
y,"name"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"name"},c.properties.fields,y)),r++),(y.email===void 0||
!o.call(y,"email"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"email"},c.properties.fields,y)),r++),(y.organization===
void 0||!o.call(y,"organization"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"organization"},c.properties.
fields,y)),r++),(y.phone===void 0||!o.call(y,"phone"))&&((i??=[]).push(p(e+"/fields","required",{missingProperty:"phone"},
c.properties.fields,y)),r++),(y.inquiryType===void 0||!o.call(y,"inquiryType"))&&((i??=[]).push(p(e+"/fields","required",
{missingProperty:"inquiryType"},c.properties.fields,y)),r++),(y.message===void 0||!o.call(y,"message"))&&((i??=[]).push(
p(e+"/fields","required",{missingProperty:"message"},c.properties.fields,y)),r++);for(let n of Object.keys(y))n==="name"||
n==="email"||n==="organization"||n==="phone"||n==="inquiryType"||n==="message"||((i??=[]).push(p(e+"/fields","additional\
Properties",{additionalProperty:n},c.properties.fields,y)),r++);y.name!==void 0&&o.call(y,"name")&&(ie.call(this,y.name,
{instancePath:e+"/fields/name",parentData:y,parentDataProperty:"name",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),
r=i.length)),y.email!==void 0&&o.call(y,"email")&&(ie.call(this,y.email,{instancePath:e+"/fields/email",parentData:y,parentDataProperty:"\
email",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),y.organization!==void 0&&o.call(y,"organizat\
ion")&&(ie.call(this,y.organization,{instancePath:e+"/fields/organization",parentData:y,parentDataProperty:"organization",
rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length)),y.phone!==void 0&&o.call(y,"phone")&&(ie.call(this,
y.phone,{instancePath:e+"/fields/phone",parentData:y,parentDataProperty:"phone",rootData:T})||(i=i===null?ie.errors:i.concat(
ie.errors),r=i.length)),y.inquiryType!==void 0&&o.call(y,"inquiryType")&&(ie.call(this,y.inquiryType,{instancePath:e+"/f\
ields/inquiryType",parentData:y,parentDataProperty:"inquiryType",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),
r=i.length)),y.message!==void 0&&o.call(y,"message")&&(ie.call(this,y.message,{instancePath:e+"/fields/message",parentData:y,
parentDataProperty:"message",rootData:T})||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length))}else(i??=[]).push(p(e+
"/fields","type",{type:"object"},c.properties.fields,y)),r++}if(s.forms!==void 0&&o.call(s,"forms")){let y=s.forms;if(y&&
typeof y=="object"&&!Array.isArray(y)){Object.keys(y).length<1&&((i??=[]).push(p(e+"/forms","minProperties",{limit:1},c.
properties.forms,y)),r++);for(let n of Object.keys(y)){let a=r;if(typeof n=="string"&&!Yt.test(n)){let k={instancePath:e+
"/forms",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:c.properties.forms.
propertyNames,data:n,propertyName:n};(i??=[]).push(k),r++}var m=a===r;m||((i??=[]).push(p(e+"/forms","propertyNames",{propertyName:n},
c.properties.forms,y)),r++)}for(let n of Object.keys(y)){let a=y[n];if(a&&typeof a=="object"&&!Array.isArray(a)){(a.title===
void 0||!o.call(a,"title"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"\
title"},c.properties.forms.additionalProperties,a)),r++),(a.inquiryType===void 0||!o.call(a,"inquiryType"))&&((i??=[]).push(
p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"inquiryType"},c.properties.forms.additionalProperties,
a)),r++),(a.submit===void 0||!o.call(a,"submit"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
"required",{missingProperty:"submit"},c.properties.forms.additionalProperties,a)),r++),(a.sending===void 0||!o.call(a,"s\
ending"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"sending"},
c.properties.forms.additionalProperties,a)),r++),(a.cancel===void 0||!o.call(a,"cancel"))&&((i??=[]).push(p(e+"/forms/"+
n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"cancel"},c.properties.forms.additionalProperties,a)),
r++),(a.send===void 0||!o.call(a,"send"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"requir\
ed",{missingProperty:"send"},c.properties.forms.additionalProperties,a)),r++),(a.success===void 0||!o.call(a,"success"))&&
((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"required",{missingProperty:"success"},c.properties.
forms.additionalProperties,a)),r++),(a.failure===void 0||!o.call(a,"failure"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),"required",{missingProperty:"failure"},c.properties.forms.additionalProperties,a)),r++);for(let k of Object.
keys(a))o.call(c.properties.forms.additionalProperties.properties,k)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1"),"additionalProperties",{additionalProperty:k},c.properties.forms.additionalProperties,a)),r++);if(a.
keep!==void 0&&o.call(a,"keep")&&(a.fields===void 0||!o.call(a,"fields"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),"dependencies",{property:"keep",missingProperty:"fields",depsCount:1,deps:"fields"},c.properties.
forms.additionalProperties,a)),r++),a.title!==void 0&&o.call(a,"title")){let k=a.title;this.note("text",e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/title",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/title","minLength",{limit:1},c.properties.forms.additionalProperties.properties.title,k)),r++):((i??=
[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/title","type",{type:"string"},c.properties.forms.additionalProperties.
properties.title,k)),r++)}if(a.text!==void 0&&o.call(a,"text")){let k=a.text;this.note("rich-text",e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/text",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/text","minLength",{limit:1},c.properties.forms.additionalProperties.properties.text,k)),r++):((i??=[]).push(
p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/text","type",{type:"string"},c.properties.forms.additionalProperties.
properties.text,k)),r++)}if(a.inquiryTitle!==void 0&&o.call(a,"inquiryTitle")){let k=a.inquiryTitle;this.note("inquiry-t\
ext",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(
e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle","minLength",{limit:1},c.properties.forms.additionalProperties.
properties.inquiryTitle,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle","\
type",{type:"string"},c.properties.forms.additionalProperties.properties.inquiryTitle,k)),r++)}if(a.inquiryText!==void 0&&
o.call(a,"inquiryText")){let k=a.inquiryText;this.note("inquiry-text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/inquiryText",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inq\
uiryText","minLength",{limit:1},c.properties.forms.additionalProperties.properties.inquiryText,k)),r++):((i??=[]).push(p(
e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText","type",{type:"string"},c.properties.forms.additionalProperties.
properties.inquiryText,k)),r++)}if(a.inquiryType!==void 0&&o.call(a,"inquiryType")){let k=a.inquiryType;this.note("text",
e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/f\
orms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType","minLength",{limit:1},c.properties.forms.additionalProperties.
properties.inquiryType,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType","ty\
pe",{type:"string"},c.properties.forms.additionalProperties.properties.inquiryType,k)),r++)}if(a.submit!==void 0&&o.call(
a,"submit")){let k=a.submit;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",k),typeof k==
"string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit","minLength",{limit:1},c.
properties.forms.additionalProperties.properties.submit,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/submit","type",{type:"string"},c.properties.forms.additionalProperties.properties.submit,k)),r++)}if(a.sending!==
void 0&&o.call(a,"sending")){let k=a.sending;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/sen\
ding",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending","mi\
nLength",{limit:1},c.properties.forms.additionalProperties.properties.sending,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/sending","type",{type:"string"},c.properties.forms.additionalProperties.properties.sending,
k)),r++)}if(a.cancel!==void 0&&o.call(a,"cancel")){let k=a.cancel;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/cancel",k),typeof k=="string"?h(k)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/cancel","minLength",{limit:1},c.properties.forms.additionalProperties.properties.cancel,k)),r++):((i??=[]).push(p(e+"/\
forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel","type",{type:"string"},c.properties.forms.additionalProperties.
properties.cancel,k)),r++)}if(a.send!==void 0&&o.call(a,"send")){let k=a.send;k==="function"||k==="simulated"||((i??=[]).
push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/send","enum",{allowedValues:c.properties.forms.additionalProperties.
properties.send.enum},c.properties.forms.additionalProperties.properties.send,k)),r++)}if(a.fields!==void 0&&o.call(a,"f\
ields")){let k=a.fields;if(Array.isArray(k)){k.length<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,
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
items.properties.options,x)),r++);let re=x.length;for(let ae=0;ae<re;ae++){let be=x[ae];if(be&&typeof be=="object"&&!Array.
isArray(be)){(be.key===void 0||!o.call(be,"key"))&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+L+"/options/"+ae,"required",{missingProperty:"key"},c.properties.forms.additionalProperties.properties.fields.
items.properties.options.items,be)),r++),(be.label===void 0||!o.call(be,"label"))&&((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options/"+ae,"required",{missingProperty:"label"},c.properties.forms.additionalProperties.
properties.fields.items.properties.options.items,be)),r++);for(let je of Object.keys(be))je==="label"||je==="key"||((i??=
[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options/"+ae,"additionalProperties",{additionalProperty:je},
c.properties.forms.additionalProperties.properties.fields.items.properties.options.items,be)),r++);if(be.label!==void 0&&
o.call(be,"label")){let je=be.label;this.note("text",e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"\
/options/"+ae+"/label",je),typeof je=="string"?h(je)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+L+"/options/"+ae+"/label","minLength",{limit:1},c.properties.forms.additionalProperties.properties.fields.
items.properties.options.items.properties.label,je)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+L+"/options/"+ae+"/label","type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.
items.properties.options.items.properties.label,je)),r++)}if(be.key!==void 0&&o.call(be,"key")){let je=be.key;typeof je==
"string"?Ie.test(je)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options/"+ae+
"/key","pattern",{pattern:"^[a-z][a-z0-9_]*$"},c.properties.forms.additionalProperties.properties.fields.items.properties.
options.items.properties.key,je)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
L+"/options/"+ae+"/key","type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.items.properties.
options.items.properties.key,je)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/field\
s/"+L+"/options/"+ae,"type",{type:"object"},c.properties.forms.additionalProperties.properties.fields.items.properties.options.
items,be)),r++}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/options","type",
{type:"array"},c.properties.forms.additionalProperties.properties.fields.items.properties.options,x)),r++}if(v.from!==void 0&&
o.call(v,"from")){let x=v.from;!(typeof x=="number"&&isFinite(x))&&typeof x!="string"&&((i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/from","type",{type:c.properties.forms.additionalProperties.properties.fields.
items.properties.from.type},c.properties.forms.additionalProperties.properties.fields.items.properties.from,x)),r++),typeof x==
"string"&&(Re.test(x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/from","patte\
rn",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|month|year)s?)?)$"},c.properties.forms.additionalProperties.
properties.fields.items.properties.from,x)),r++))}if(v.to!==void 0&&o.call(v,"to")){let x=v.to;!(typeof x=="number"&&isFinite(
x))&&typeof x!="string"&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/to","type",
{type:c.properties.forms.additionalProperties.properties.fields.items.properties.to.type},c.properties.forms.additionalProperties.
properties.fields.items.properties.to,x)),r++),typeof x=="string"&&(Re.test(x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+L+"/to","pattern",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|m\
onth|year)s?)?)$"},c.properties.forms.additionalProperties.properties.fields.items.properties.to,x)),r++))}if(v.when!==void 0&&
o.call(v,"when")){let x=v.when;if(x&&typeof x=="object"&&!Array.isArray(x)){Object.keys(x).length>1&&((i??=[]).push(p(e+
"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when","maxProperties",{limit:1},c.properties.forms.additionalProperties.
properties.fields.items.properties.when,x)),r++),Object.keys(x).length<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/fields/"+L+"/when","minProperties",{limit:1},c.properties.forms.additionalProperties.properties.
fields.items.properties.when,x)),r++);for(let re of Object.keys(x)){let ae=r;if(typeof re=="string"&&!Ie.test(re)){let be={
instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.forms.additionalProperties.properties.fields.items.
properties.when.propertyNames,data:re,propertyName:re};(i??=[]).push(be),r++}var l=ae===r;l||((i??=[]).push(p(e+"/forms/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when","propertyNames",{propertyName:re},c.properties.forms.additionalProperties.
properties.fields.items.properties.when,x)),r++)}for(let re of Object.keys(x)){let ae=x[re];typeof ae=="string"?h(ae)<1&&
((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when/"+re.replace(/~/g,"~0").replace(
/\//g,"~1"),"minLength",{limit:1},c.properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties,
ae)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L+"/when/"+re.replace(/~/g,"~\
0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.items.properties.
when.additionalProperties,ae)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
L+"/when","type",{type:"object"},c.properties.forms.additionalProperties.properties.fields.items.properties.when,x)),r++}
if(v.key!==void 0&&o.call(v,"key")){let x=v.key;typeof x=="string"?Jt.test(x)||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+L+"/key","pattern",{pattern:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$"},c.properties.
forms.additionalProperties.properties.fields.items.properties.key,x)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/fields/"+L+"/key","type",{type:"string"},c.properties.forms.additionalProperties.properties.fields.
items.properties.key,x)),r++)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+L,"ty\
pe",{type:"object"},c.properties.forms.additionalProperties.properties.fields.items,v)),r++}}else(i??=[]).push(p(e+"/for\
ms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields","type",{type:"array"},c.properties.forms.additionalProperties.properties.
fields,k)),r++}if(a.keep!==void 0&&o.call(a,"keep")){let k=a.keep;typeof k=="string"?yr.test(k)||((i??=[]).push(p(e+"/fo\
rms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/keep","pattern",{pattern:"^[1-9]\\d{0,3} days?$"},c.properties.forms.additionalProperties.
properties.keep,k)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/keep","type",{type:"str\
ing"},c.properties.forms.additionalProperties.properties.keep,k)),r++)}if(a.rules!==void 0&&o.call(a,"rules")){let k=a.rules;
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
properties.forms.additionalProperties.properties.rules.items.properties.when,x)),r++);for(let re of Object.keys(x)){let ae=r;
if(typeof re=="string"&&!Ie.test(re)){let be={instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+
L+"/when",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:c.properties.forms.
additionalProperties.properties.rules.items.properties.when.propertyNames,data:re,propertyName:re};(i??=[]).push(be),r++}
var d=ae===r;d||((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/when","propertyNames",
{propertyName:re},c.properties.forms.additionalProperties.properties.rules.items.properties.when,x)),r++)}for(let re of Object.
keys(x)){let ae=x[re];typeof ae=="string"?h(ae)<1&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rules/"+L+"/when/"+re.replace(/~/g,"~0").replace(/\//g,"~1"),"minLength",{limit:1},c.properties.forms.additionalProperties.
properties.rules.items.properties.when.additionalProperties,ae)),r++):((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/rules/"+L+"/when/"+re.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.forms.
additionalProperties.properties.rules.items.properties.when.additionalProperties,ae)),r++)}}else(i??=[]).push(p(e+"/form\
s/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/when","type",{type:"object"},c.properties.forms.additionalProperties.
properties.rules.items.properties.when,x)),r++}if(v.mailbox!==void 0&&o.call(v,"mailbox")){let x=v.mailbox;typeof x!="st\
ring"&&((i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/mailbox","type",{type:"string"},
c.properties.forms.additionalProperties.properties.rules.items.properties.mailbox,x)),r++),this.note("mailbox",e+"/forms\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+L+"/mailbox",x)}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/rules/"+L,"type",{type:"object"},c.properties.forms.additionalProperties.properties.rules.items,
v)),r++}}else(i??=[]).push(p(e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules","type",{type:"array"},c.properties.
forms.additionalProperties.properties.rules,k)),r++}if(a.receipt!==void 0&&o.call(a,"receipt")){let k=a.receipt;if(k&&typeof k==
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
c.properties.forms.additionalProperties.properties.receipt,k)),r++}a.success!==void 0&&o.call(a,"success")&&($e.call(this,
a.success,{instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/success",parentData:a,parentDataProperty:"\
success",rootData:T})||(i=i===null?$e.errors:i.concat($e.errors),r=i.length)),a.failure!==void 0&&o.call(a,"failure")&&($e.
call(this,a.failure,{instancePath:e+"/forms/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure",parentData:a,parentDataProperty:"\
failure",rootData:T})||(i=i===null?$e.errors:i.concat($e.errors),r=i.length))}else(i??=[]).push(p(e+"/forms/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},c.properties.forms.additionalProperties,a)),r++}}else(i??=[]).push(
p(e+"/forms","type",{type:"object"},c.properties.forms,y)),r++}if(s.feed!==void 0&&o.call(s,"feed")){let y=s.feed;if(y&&
typeof y=="object"&&!Array.isArray(y)){(y.title===void 0||!o.call(y,"title"))&&((i??=[]).push(p(e+"/feed","required",{missingProperty:"\
title"},c.properties.feed,y)),r++),(y.page===void 0||!o.call(y,"page"))&&((i??=[]).push(p(e+"/feed","required",{missingProperty:"\
page"},c.properties.feed,y)),r++);for(let n of Object.keys(y))n==="title"||n==="page"||((i??=[]).push(p(e+"/feed","addit\
ionalProperties",{additionalProperty:n},c.properties.feed,y)),r++);if(y.title!==void 0&&o.call(y,"title")){let n=y.title;
this.note("text",e+"/feed/title",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/feed/title","minLength",{limit:1},c.
properties.feed.properties.title,n)),r++):((i??=[]).push(p(e+"/feed/title","type",{type:"string"},c.properties.feed.properties.
title,n)),r++)}if(y.page!==void 0&&o.call(y,"page")){let n=y.page;this.note("link",e+"/feed/page",n),typeof n=="string"?
h(n)<1&&((i??=[]).push(p(e+"/feed/page","minLength",{limit:1},c.properties.feed.properties.page,n)),r++):((i??=[]).push(
p(e+"/feed/page","type",{type:"string"},c.properties.feed.properties.page,n)),r++)}}else(i??=[]).push(p(e+"/feed","type",
{type:"object"},c.properties.feed,y)),r++}if(s.redirects!==void 0&&o.call(s,"redirects")){let y=s.redirects;if(y&&typeof y==
"object"&&!Array.isArray(y)){for(let n of Object.keys(y)){let a=r;if(typeof n=="string"&&!Ut.test(n)){let k={instancePath:e+
"/redirects",keyword:"pattern",params:{pattern:"^/"},schema:"^/",parentSchema:c.properties.redirects.propertyNames,data:n,
propertyName:n};(i??=[]).push(k),r++}var g=a===r;g||((i??=[]).push(p(e+"/redirects","propertyNames",{propertyName:n},c.properties.
redirects,y)),r++)}for(let n of Object.keys(y)){let a=y[n];this.note("link",e+"/redirects/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/redirects/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"min\
Length",{limit:1},c.properties.redirects.additionalProperties,a)),r++):((i??=[]).push(p(e+"/redirects/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.redirects.additionalProperties,a)),r++)}}else(i??=[]).push(
p(e+"/redirects","type",{type:"object"},c.properties.redirects,y)),r++}}else{let y={instancePath:e,keyword:"type",params:{
type:"object"},schema:c.type,parentSchema:c,data:s};(i??=[]).push(y),r++}return Xt.errors=i,r===0}var ar=De,se=J.definitions.
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
ee=J.definitions.ThemeSource,cr=new RegExp("^[A-Za-z][A-Za-z0-9 -]*$","u"),yt=new RegExp("^/[\\w./-]+\\.woff2$","u"),Ye=new RegExp(
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
ing"?yt.test(f)||((i??=[]).push(p(e+"/font/file","pattern",{pattern:"^/[\\w./-]+\\.woff2$"},ee.properties.font.properties.
file,f)),r++):((i??=[]).push(p(e+"/font/file","type",{type:"string"},ee.properties.font.properties.file,f)),r++)}if(t.more!==
void 0&&o.call(t,"more")){let f=t.more;if(Array.isArray(f)){f.length<1&&((i??=[]).push(p(e+"/font/more","minItems",{limit:1},
ee.properties.font.properties.more,f)),r++);let u=f.length;for(let m=0;m<u;m++){let l=f[m];typeof l=="string"?yt.test(l)||
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
d)){let g=d.length;for(let y=0;y<g;y++){let n=d[y];this.note("link",e+"/organization/profiles/"+y,n),typeof n=="string"?
h(n)<1&&((i??=[]).push(p(e+"/organization/profiles/"+y,"minLength",{limit:1},b.properties.organization.properties.profiles.
items,n)),r++):((i??=[]).push(p(e+"/organization/profiles/"+y,"type",{type:"string"},b.properties.organization.properties.
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
b.properties.inquiryTypes,l)),r++);for(let d of Object.keys(l)){let g=r;if(typeof d=="string"&&!Ie.test(d)){let y={instancePath:e+
"/inquiryTypes",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:b.properties.
inquiryTypes.propertyNames,data:d,propertyName:d};(i??=[]).push(y),r++}var t=g===r;t||((i??=[]).push(p(e+"/inquiryTypes",
"propertyNames",{propertyName:d},b.properties.inquiryTypes,l)),r++)}for(let d of Object.keys(l)){let g=l[d];if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let y of Object.keys(g))y!=="label"&&((i??=[]).push(p(e+"/inquiryTypes/"+d.replace(/~/g,
"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:y},b.properties.inquiryTypes.additionalProperties,g)),
r++);if(g.label!==void 0&&o.call(g,"label")){let y=g.label;this.note("text",e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/label",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/label","minLength",{limit:1},b.properties.inquiryTypes.additionalProperties.properties.label,y)),r++):((i??=[]).
push(p(e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/label","type",{type:"string"},b.properties.inquiryTypes.
additionalProperties.properties.label,y)),r++)}}else(i??=[]).push(p(e+"/inquiryTypes/"+d.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},b.properties.inquiryTypes.additionalProperties,g)),r++}}else(i??=[]).push(p(e+"/inquiryType\
s","type",{type:"object"},b.properties.inquiryTypes,l)),r++}if(s.sources!==void 0&&o.call(s,"sources")){let l=s.sources;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l)){let g=r;if(typeof d=="string"&&!Ie.test(d)){let y={
instancePath:e+"/sources",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:b.
properties.sources.propertyNames,data:d,propertyName:d};(i??=[]).push(y),r++}var f=g===r;f||((i??=[]).push(p(e+"/sources",
"propertyNames",{propertyName:d},b.properties.sources,l)),r++)}for(let d of Object.keys(l)){let g=l[d];if(g&&typeof g=="\
object"&&!Array.isArray(g)){for(let y of Object.keys(g))y==="name"||y==="link"||((i??=[]).push(p(e+"/sources/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:y},b.properties.sources.additionalProperties,g)),
r++);if(g.name!==void 0&&o.call(g,"name")){let y=g.name;this.note("text",e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/name",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/na\
me","minLength",{limit:1},b.properties.sources.additionalProperties.properties.name,y)),r++):((i??=[]).push(p(e+"/source\
s/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/name","type",{type:"string"},b.properties.sources.additionalProperties.properties.
name,y)),r++)}if(g.link!==void 0&&o.call(g,"link")){let y=g.link;this.note("link",e+"/sources/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/link",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/link","minLength",{limit:1},b.properties.sources.additionalProperties.properties.link,y)),r++):((i??=[]).push(p(e+"/so\
urces/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/link","type",{type:"string"},b.properties.sources.additionalProperties.
properties.link,y)),r++)}}else(i??=[]).push(p(e+"/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"objec\
t"},b.properties.sources.additionalProperties,g)),r++}}else(i??=[]).push(p(e+"/sources","type",{type:"object"},b.properties.
sources,l)),r++}if(s.navigation!==void 0&&o.call(s,"navigation")){let l=s.navigation;if(Array.isArray(l)){l.length<1&&((i??=
[]).push(p(e+"/navigation","minItems",{limit:1},b.properties.navigation,l)),r++);let d=l.length;for(let g=0;g<d;g++){let y=l[g];
if(y&&typeof y=="object"&&!Array.isArray(y)){(y.label===void 0||!o.call(y,"label"))&&((i??=[]).push(p(e+"/navigation/"+g,
"required",{missingProperty:"label"},b.properties.navigation.items,y)),r++);for(let n of Object.keys(y))n==="label"||n===
"link"||n==="button"||n==="items"||n==="covers"||n==="hidden"||n==="from"||n==="until"||((i??=[]).push(p(e+"/navigation/"+
g,"additionalProperties",{additionalProperty:n},b.properties.navigation.items,y)),r++);if(y.label!==void 0&&o.call(y,"la\
bel")){let n=y.label;this.note("text",e+"/navigation/"+g+"/label",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/nav\
igation/"+g+"/label","minLength",{limit:1},b.properties.navigation.items.properties.label,n)),r++):((i??=[]).push(p(e+"/\
navigation/"+g+"/label","type",{type:"string"},b.properties.navigation.items.properties.label,n)),r++)}if(y.link!==void 0&&
o.call(y,"link")){let n=y.link;this.note("link",e+"/navigation/"+g+"/link",n),typeof n=="string"?h(n)<1&&((i??=[]).push(
p(e+"/navigation/"+g+"/link","minLength",{limit:1},b.properties.navigation.items.properties.link,n)),r++):((i??=[]).push(
p(e+"/navigation/"+g+"/link","type",{type:"string"},b.properties.navigation.items.properties.link,n)),r++)}if(y.button!==
void 0&&o.call(y,"button")){let n=y.button;typeof n!="boolean"&&((i??=[]).push(p(e+"/navigation/"+g+"/button","type",{type:"\
boolean"},b.properties.navigation.items.properties.button,n)),r++)}if(y.items!==void 0&&o.call(y,"items")){let n=y.items;
if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+"/navigation/"+g+"/items","minItems",{limit:1},b.properties.navigation.
items.properties.items,n)),r++);let a=n.length;for(let k=0;k<a;k++)qe.call(this,n[k],{instancePath:e+"/navigation/"+g+"/\
items/"+k,parentData:n,parentDataProperty:k,rootData:T})||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=
[]).push(p(e+"/navigation/"+g+"/items","type",{type:"array"},b.properties.navigation.items.properties.items,n)),r++}if(y.
covers!==void 0&&o.call(y,"covers")){let n=y.covers;if(Array.isArray(n)){let a=n.length;for(let k=0;k<a;k++){let w=n[k];
this.note("link",e+"/navigation/"+g+"/covers/"+k,w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/navigation/"+g+"/cov\
ers/"+k,"minLength",{limit:1},b.properties.navigation.items.properties.covers.items,w)),r++):((i??=[]).push(p(e+"/naviga\
tion/"+g+"/covers/"+k,"type",{type:"string"},b.properties.navigation.items.properties.covers.items,w)),r++)}}else(i??=[]).
push(p(e+"/navigation/"+g+"/covers","type",{type:"array"},b.properties.navigation.items.properties.covers,n)),r++}if(y.hidden!==
void 0&&o.call(y,"hidden")){let n=y.hidden;typeof n!="boolean"&&((i??=[]).push(p(e+"/navigation/"+g+"/hidden","type",{type:"\
boolean"},b.properties.navigation.items.properties.hidden,n)),r++),this.note("schedule",e+"/navigation/"+g+"/hidden",n)}
if(y.from!==void 0&&o.call(y,"from")){let n=y.from;this.note("schedule",e+"/navigation/"+g+"/from",n),typeof n=="string"?
z.test(n)||((i??=[]).push(p(e+"/navigation/"+g+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[\
+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},b.properties.navigation.items.properties.from,n)),r++):((i??=[]).push(p(e+"/nav\
igation/"+g+"/from","type",{type:"string"},b.properties.navigation.items.properties.from,n)),r++)}if(y.until!==void 0&&o.
call(y,"until")){let n=y.until;this.note("schedule",e+"/navigation/"+g+"/until",n),typeof n=="string"?z.test(n)||((i??=[]).
push(p(e+"/navigation/"+g+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\
\\w+/-]*))?)?$"},b.properties.navigation.items.properties.until,n)),r++):((i??=[]).push(p(e+"/navigation/"+g+"/until","t\
ype",{type:"string"},b.properties.navigation.items.properties.until,n)),r++)}}else(i??=[]).push(p(e+"/navigation/"+g,"ty\
pe",{type:"object"},b.properties.navigation.items,y)),r++}}else(i??=[]).push(p(e+"/navigation","type",{type:"array"},b.properties.
navigation,l)),r++}if(s.notices!==void 0&&o.call(s,"notices")){let l=s.notices;if(Array.isArray(l)){let d=l.length;for(let g=0;g<
d;g++){let y=l[g];if(y&&typeof y=="object"&&!Array.isArray(y)){(y.text===void 0||!o.call(y,"text"))&&((i??=[]).push(p(e+
"/notices/"+g,"required",{missingProperty:"text"},b.properties.notices.items,y)),r++);for(let n of Object.keys(y))n==="t\
ext"||n==="tone"||n==="hidden"||n==="from"||n==="until"||((i??=[]).push(p(e+"/notices/"+g,"additionalProperties",{additionalProperty:n},
b.properties.notices.items,y)),r++);if(y.text!==void 0&&o.call(y,"text")){let n=y.text;this.note("rich-text",e+"/notices\
/"+g+"/text",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/notices/"+g+"/text","minLength",{limit:1},b.properties.notices.
items.properties.text,n)),r++):((i??=[]).push(p(e+"/notices/"+g+"/text","type",{type:"string"},b.properties.notices.items.
properties.text,n)),r++)}if(y.tone!==void 0&&o.call(y,"tone")){let n=y.tone;n==="calm"||n==="important"||((i??=[]).push(
p(e+"/notices/"+g+"/tone","enum",{allowedValues:b.properties.notices.items.properties.tone.enum},b.properties.notices.items.
properties.tone,n)),r++)}if(y.hidden!==void 0&&o.call(y,"hidden")){let n=y.hidden;typeof n!="boolean"&&((i??=[]).push(p(
e+"/notices/"+g+"/hidden","type",{type:"boolean"},b.properties.notices.items.properties.hidden,n)),r++),this.note("sched\
ule",e+"/notices/"+g+"/hidden",n)}if(y.from!==void 0&&o.call(y,"from")){let n=y.from;this.note("schedule",e+"/notices/"+
g+"/from",n),typeof n=="string"?z.test(n)||((i??=[]).push(p(e+"/notices/"+g+"/from","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d\
([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},b.properties.notices.items.properties.from,n)),
r++):((i??=[]).push(p(e+"/notices/"+g+"/from","type",{type:"string"},b.properties.notices.items.properties.from,n)),r++)}
if(y.until!==void 0&&o.call(y,"until")){let n=y.until;this.note("schedule",e+"/notices/"+g+"/until",n),typeof n=="string"?
z.test(n)||((i??=[]).push(p(e+"/notices/"+g+"/until","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-\
]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},b.properties.notices.items.properties.until,n)),r++):((i??=[]).push(p(e+"/notices\
/"+g+"/until","type",{type:"string"},b.properties.notices.items.properties.until,n)),r++)}}else(i??=[]).push(p(e+"/notic\
es/"+g,"type",{type:"object"},b.properties.notices.items,y)),r++}}else(i??=[]).push(p(e+"/notices","type",{type:"array"},
b.properties.notices,l)),r++}if(s.breadcrumb!==void 0&&o.call(s,"breadcrumb")){let l=s.breadcrumb;this.note("text",e+"/b\
readcrumb",l),typeof l=="string"?h(l)<1&&((i??=[]).push(p(e+"/breadcrumb","minLength",{limit:1},b.properties.breadcrumb,
l)),r++):((i??=[]).push(p(e+"/breadcrumb","type",{type:"string"},b.properties.breadcrumb,l)),r++)}if(s.sideMenus!==void 0&&
o.call(s,"sideMenus")){let l=s.sideMenus;if(Array.isArray(l)){l.length<1&&((i??=[]).push(p(e+"/sideMenus","minItems",{limit:1},
b.properties.sideMenus,l)),r++);let d=l.length;for(let g=0;g<d;g++){let y=l[g];if(y&&typeof y=="object"&&!Array.isArray(
y)){(y.label===void 0||!o.call(y,"label"))&&((i??=[]).push(p(e+"/sideMenus/"+g,"required",{missingProperty:"label"},b.properties.
sideMenus.items,y)),r++),(y.below===void 0||!o.call(y,"below"))&&((i??=[]).push(p(e+"/sideMenus/"+g,"required",{missingProperty:"\
below"},b.properties.sideMenus.items,y)),r++);for(let n of Object.keys(y))n==="label"||n==="below"||n==="first"||((i??=[]).
push(p(e+"/sideMenus/"+g,"additionalProperties",{additionalProperty:n},b.properties.sideMenus.items,y)),r++);if(y.label!==
void 0&&o.call(y,"label")){let n=y.label;this.note("text",e+"/sideMenus/"+g+"/label",n),typeof n=="string"?h(n)<1&&((i??=
[]).push(p(e+"/sideMenus/"+g+"/label","minLength",{limit:1},b.properties.sideMenus.items.properties.label,n)),r++):((i??=
[]).push(p(e+"/sideMenus/"+g+"/label","type",{type:"string"},b.properties.sideMenus.items.properties.label,n)),r++)}if(y.
below!==void 0&&o.call(y,"below")){let n=y.below;this.note("link",e+"/sideMenus/"+g+"/below",n),typeof n=="string"?(h(n)<
1&&((i??=[]).push(p(e+"/sideMenus/"+g+"/below","minLength",{limit:1},b.properties.sideMenus.items.properties.below,n)),r++),
Me.test(n)||((i??=[]).push(p(e+"/sideMenus/"+g+"/below","pattern",{pattern:"^/[^#]*$"},b.properties.sideMenus.items.properties.
below,n)),r++)):((i??=[]).push(p(e+"/sideMenus/"+g+"/below","type",{type:"string"},b.properties.sideMenus.items.properties.
below,n)),r++)}if(y.first!==void 0&&o.call(y,"first")){let n=y.first;if(Array.isArray(n)){n.length<1&&((i??=[]).push(p(e+
"/sideMenus/"+g+"/first","minItems",{limit:1},b.properties.sideMenus.items.properties.first,n)),r++);let a=n.length;for(let k=0;k<
a;k++){let w=n[k];this.note("link",e+"/sideMenus/"+g+"/first/"+k,w),typeof w=="string"?(h(w)<1&&((i??=[]).push(p(e+"/sid\
eMenus/"+g+"/first/"+k,"minLength",{limit:1},b.properties.sideMenus.items.properties.first.items,w)),r++),Me.test(w)||((i??=
[]).push(p(e+"/sideMenus/"+g+"/first/"+k,"pattern",{pattern:"^/[^#]*$"},b.properties.sideMenus.items.properties.first.items,
w)),r++)):((i??=[]).push(p(e+"/sideMenus/"+g+"/first/"+k,"type",{type:"string"},b.properties.sideMenus.items.properties.
first.items,w)),r++)}}else(i??=[]).push(p(e+"/sideMenus/"+g+"/first","type",{type:"array"},b.properties.sideMenus.items.
properties.first,n)),r++}}else(i??=[]).push(p(e+"/sideMenus/"+g,"type",{type:"object"},b.properties.sideMenus.items,y)),
r++}}else(i??=[]).push(p(e+"/sideMenus","type",{type:"array"},b.properties.sideMenus,l)),r++}if(s.synonyms!==void 0&&o.call(
s,"synonyms")){let l=s.synonyms;if(Array.isArray(l)){let d=l.length;for(let g=0;g<d;g++){let y=l[g];this.note("text",e+"\
/synonyms/"+g,y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/synonyms/"+g,"minLength",{limit:1},b.properties.synonyms.
items,y)),r++):((i??=[]).push(p(e+"/synonyms/"+g,"type",{type:"string"},b.properties.synonyms.items,y)),r++)}}else(i??=[]).
push(p(e+"/synonyms","type",{type:"array"},b.properties.synonyms,l)),r++}if(s.footer!==void 0&&o.call(s,"footer")){let l=s.
footer;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l))d==="text"||d==="columns"||d==="profiles"||
d==="copyright"||((i??=[]).push(p(e+"/footer","additionalProperties",{additionalProperty:d},b.properties.footer,l)),r++);
if(l.text!==void 0&&o.call(l,"text")){let d=l.text;this.note("rich-text",e+"/footer/text",d),typeof d=="string"?h(d)<1&&
((i??=[]).push(p(e+"/footer/text","minLength",{limit:1},b.properties.footer.properties.text,d)),r++):((i??=[]).push(p(e+
"/footer/text","type",{type:"string"},b.properties.footer.properties.text,d)),r++)}if(l.columns!==void 0&&o.call(l,"colu\
mns")){let d=l.columns;if(Array.isArray(d)){d.length<1&&((i??=[]).push(p(e+"/footer/columns","minItems",{limit:1},b.properties.
footer.properties.columns,d)),r++);let g=d.length;for(let y=0;y<g;y++){let n=d[y];if(n&&typeof n=="object"&&!Array.isArray(
n)){(n.title===void 0||!o.call(n,"title"))&&((i??=[]).push(p(e+"/footer/columns/"+y,"required",{missingProperty:"title"},
b.properties.footer.properties.columns.items,n)),r++),(n.links===void 0||!o.call(n,"links"))&&((i??=[]).push(p(e+"/foote\
r/columns/"+y,"required",{missingProperty:"links"},b.properties.footer.properties.columns.items,n)),r++);for(let a of Object.
keys(n))a==="title"||a==="links"||((i??=[]).push(p(e+"/footer/columns/"+y,"additionalProperties",{additionalProperty:a},
b.properties.footer.properties.columns.items,n)),r++);if(n.title!==void 0&&o.call(n,"title")){let a=n.title;this.note("t\
ext",e+"/footer/columns/"+y+"/title",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/footer/columns/"+y+"/title","min\
Length",{limit:1},b.properties.footer.properties.columns.items.properties.title,a)),r++):((i??=[]).push(p(e+"/footer/col\
umns/"+y+"/title","type",{type:"string"},b.properties.footer.properties.columns.items.properties.title,a)),r++)}if(n.links!==
void 0&&o.call(n,"links")){let a=n.links;if(Array.isArray(a)){a.length<1&&((i??=[]).push(p(e+"/footer/columns/"+y+"/link\
s","minItems",{limit:1},b.properties.footer.properties.columns.items.properties.links,a)),r++);let k=a.length;for(let w=0;w<
k;w++)qe.call(this,a[w],{instancePath:e+"/footer/columns/"+y+"/links/"+w,parentData:a,parentDataProperty:w,rootData:T})||
(i=i===null?qe.errors:i.concat(qe.errors),r=i.length)}else(i??=[]).push(p(e+"/footer/columns/"+y+"/links","type",{type:"\
array"},b.properties.footer.properties.columns.items.properties.links,a)),r++}}else(i??=[]).push(p(e+"/footer/columns/"+
y,"type",{type:"object"},b.properties.footer.properties.columns.items,n)),r++}}else(i??=[]).push(p(e+"/footer/columns","\
type",{type:"array"},b.properties.footer.properties.columns,d)),r++}if(l.profiles!==void 0&&o.call(l,"profiles")){let d=l.
profiles;if(Array.isArray(d)){d.length<1&&((i??=[]).push(p(e+"/footer/profiles","minItems",{limit:1},b.properties.footer.
properties.profiles,d)),r++);let g=d.length;for(let y=0;y<g;y++){let n=d[y];if(n&&typeof n=="object"&&!Array.isArray(n)){
(n.label===void 0||!o.call(n,"label"))&&((i??=[]).push(p(e+"/footer/profiles/"+y,"required",{missingProperty:"label"},b.
properties.footer.properties.profiles.items,n)),r++),(n.link===void 0||!o.call(n,"link"))&&((i??=[]).push(p(e+"/footer/p\
rofiles/"+y,"required",{missingProperty:"link"},b.properties.footer.properties.profiles.items,n)),r++);for(let a of Object.
keys(n))a==="label"||a==="link"||((i??=[]).push(p(e+"/footer/profiles/"+y,"additionalProperties",{additionalProperty:a},
b.properties.footer.properties.profiles.items,n)),r++);if(n.label!==void 0&&o.call(n,"label")){let a=n.label;this.note("\
text",e+"/footer/profiles/"+y+"/label",a),typeof a=="string"?h(a)<1&&((i??=[]).push(p(e+"/footer/profiles/"+y+"/label","\
minLength",{limit:1},b.properties.footer.properties.profiles.items.properties.label,a)),r++):((i??=[]).push(p(e+"/footer\
/profiles/"+y+"/label","type",{type:"string"},b.properties.footer.properties.profiles.items.properties.label,a)),r++)}if(n.
link!==void 0&&o.call(n,"link")){let a=n.link;this.note("link",e+"/footer/profiles/"+y+"/link",a),typeof a=="string"?(h(
a)<1&&((i??=[]).push(p(e+"/footer/profiles/"+y+"/link","minLength",{limit:1},b.properties.footer.properties.profiles.items.
properties.link,a)),r++),Qt.test(a)||((i??=[]).push(p(e+"/footer/profiles/"+y+"/link","pattern",{pattern:"^https?://"},b.
properties.footer.properties.profiles.items.properties.link,a)),r++)):((i??=[]).push(p(e+"/footer/profiles/"+y+"/link","\
type",{type:"string"},b.properties.footer.properties.profiles.items.properties.link,a)),r++)}}else(i??=[]).push(p(e+"/fo\
oter/profiles/"+y,"type",{type:"object"},b.properties.footer.properties.profiles.items,n)),r++}}else(i??=[]).push(p(e+"/\
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
keys(l)){let g=r;if(typeof d=="string"&&!Yt.test(d)){let y={instancePath:e+"/forms",keyword:"pattern",params:{pattern:"^\
[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:b.properties.forms.propertyNames,data:d,propertyName:d};(i??=
[]).push(y),r++}var u=g===r;u||((i??=[]).push(p(e+"/forms","propertyNames",{propertyName:d},b.properties.forms,l)),r++)}
for(let d of Object.keys(l)){let g=l[d];if(g&&typeof g=="object"&&!Array.isArray(g)){for(let y of Object.keys(g))o.call(
b.properties.forms.additionalProperties.properties,y)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"\
~1"),"additionalProperties",{additionalProperty:y},b.properties.forms.additionalProperties,g)),r++);if(g.title!==void 0&&
o.call(g,"title")){let y=g.title;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/title","minLength",{limit:1},b.
properties.forms.additionalProperties.properties.title,y)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/title","type",{type:"string"},b.properties.forms.additionalProperties.properties.title,y)),r++)}if(g.text!==
void 0&&o.call(g,"text")){let y=g.text;this.note("rich-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",
y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/text","minLength",
{limit:1},b.properties.forms.additionalProperties.properties.text,y)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/text","type",{type:"string"},b.properties.forms.additionalProperties.properties.text,y)),r++)}
if(g.inquiryTitle!==void 0&&o.call(g,"inquiryTitle")){let y=g.inquiryTitle;this.note("inquiry-text",e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/inquiryTitle","minLength",{limit:1},b.properties.forms.additionalProperties.properties.inquiryTitle,
y)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle","type",{type:"string"},b.
properties.forms.additionalProperties.properties.inquiryTitle,y)),r++)}if(g.inquiryText!==void 0&&o.call(g,"inquiryText")){
let y=g.inquiryText;this.note("inquiry-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",y),typeof y==
"string"?h(y)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText","minLength",{limit:1},
b.properties.forms.additionalProperties.properties.inquiryText,y)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/inquiryText","type",{type:"string"},b.properties.forms.additionalProperties.properties.inquiryText,
y)),r++)}if(g.submit!==void 0&&o.call(g,"submit")){let y=g.submit;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/submit",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/submit","minLength",{limit:1},b.properties.forms.additionalProperties.properties.submit,y)),r++):((i??=[]).push(p(e+"/\
forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit","type",{type:"string"},b.properties.forms.additionalProperties.
properties.submit,y)),r++)}if(g.sending!==void 0&&o.call(g,"sending")){let y=g.sending;this.note("text",e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/sending",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/sending","minLength",{limit:1},b.properties.forms.additionalProperties.properties.sending,y)),r++):
((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending","type",{type:"string"},b.properties.forms.
additionalProperties.properties.sending,y)),r++)}if(g.cancel!==void 0&&o.call(g,"cancel")){let y=g.cancel;this.note("tex\
t",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",y),typeof y=="string"?h(y)<1&&((i??=[]).push(p(e+"/for\
ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel","minLength",{limit:1},b.properties.forms.additionalProperties.properties.
cancel,y)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel","type",{type:"string"},b.
properties.forms.additionalProperties.properties.cancel,y)),r++)}if(g.fields!==void 0&&o.call(g,"fields")){let y=g.fields;
if(Array.isArray(y)){y.length<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields","minIte\
ms",{limit:1},b.properties.forms.additionalProperties.properties.fields,y)),r++);let n=y.length;for(let a=0;a<n;a++){let k=y[a];
if(k&&typeof k=="object"&&!Array.isArray(k)){(k.key===void 0||!o.call(k,"key"))&&((i??=[]).push(p(e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a,"required",{missingProperty:"key"},b.properties.forms.additionalProperties.properties.
fields.items,k)),r++),(k.kind===void 0||!o.call(k,"kind"))&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+a,"required",{missingProperty:"kind"},b.properties.forms.additionalProperties.properties.fields.items,k)),
r++);for(let w of Object.keys(k))o.call(b.properties.forms.additionalProperties.properties.fields.items.properties,w)||((i??=
[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a,"additionalProperties",{additionalProperty:w},
b.properties.forms.additionalProperties.properties.fields.items,k)),r++);if(k.kind!==void 0&&o.call(k,"kind")){let w=k.kind;
w==="text"||w==="long text"||w==="name"||w==="organization"||w==="email"||w==="phone"||w==="number"||w==="date"||w==="ad\
dress"||w==="choice"||w==="several"||w==="consent"||w==="file"||w==="note"||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+a+"/kind","enum",{allowedValues:b.properties.forms.additionalProperties.properties.
fields.items.properties.kind.enum},b.properties.forms.additionalProperties.properties.fields.items.properties.kind,w)),r++)}
if(k.label!==void 0&&o.call(k,"label")){let w=k.label;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/fields/"+a+"/label",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+a+"/label","minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.properties.
label,w)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/label","type",{type:"\
string"},b.properties.forms.additionalProperties.properties.fields.items.properties.label,w)),r++)}if(k.text!==void 0&&o.
call(k,"text")){let w=k.text;this.note("rich-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/t\
ext",w),typeof w=="string"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/\
text","minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.properties.text,w)),r++):((i??=
[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/text","type",{type:"string"},b.properties.
forms.additionalProperties.properties.fields.items.properties.text,w)),r++)}if(k.hint!==void 0&&o.call(k,"hint")){let w=k.
hint;this.note("rich-text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/hint",w),typeof w=="strin\
g"?h(w)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/hint","minLength",{limit:1},
b.properties.forms.additionalProperties.properties.fields.items.properties.hint,w)),r++):((i??=[]).push(p(e+"/forms/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/hint","type",{type:"string"},b.properties.forms.additionalProperties.
properties.fields.items.properties.hint,w)),r++)}if(k.required!==void 0&&o.call(k,"required")){let w=k.required;typeof w!=
"boolean"&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/required","type",{type:"\
boolean"},b.properties.forms.additionalProperties.properties.fields.items.properties.required,w)),r++)}if(k.options!==void 0&&
o.call(k,"options")){let w=k.options;if(Array.isArray(w)){w.length<2&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+a+"/options","minItems",{limit:2},b.properties.forms.additionalProperties.properties.fields.
items.properties.options,w)),r++);let L=w.length;for(let v=0;v<L;v++){let x=w[v];if(x&&typeof x=="object"&&!Array.isArray(
x)){(x.key===void 0||!o.call(x,"key"))&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
a+"/options/"+v,"required",{missingProperty:"key"},b.properties.forms.additionalProperties.properties.fields.items.properties.
options.items,x)),r++),(x.label===void 0||!o.call(x,"label"))&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+a+"/options/"+v,"required",{missingProperty:"label"},b.properties.forms.additionalProperties.properties.
fields.items.properties.options.items,x)),r++);for(let re of Object.keys(x))re==="label"||re==="key"||((i??=[]).push(p(e+
"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/options/"+v,"additionalProperties",{additionalProperty:re},
b.properties.forms.additionalProperties.properties.fields.items.properties.options.items,x)),r++);if(x.label!==void 0&&o.
call(x,"label")){let re=x.label;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/opt\
ions/"+v+"/label",re),typeof re=="string"?h(re)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+a+"/options/"+v+"/label","minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.
properties.options.items.properties.label,re)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+a+"/options/"+v+"/label","type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.
properties.options.items.properties.label,re)),r++)}if(x.key!==void 0&&o.call(x,"key")){let re=x.key;typeof re=="string"?
Ie.test(re)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/options/"+v+"/key","pa\
ttern",{pattern:"^[a-z][a-z0-9_]*$"},b.properties.forms.additionalProperties.properties.fields.items.properties.options.
items.properties.key,re)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/opti\
ons/"+v+"/key","type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.properties.options.
items.properties.key,re)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/\
options/"+v,"type",{type:"object"},b.properties.forms.additionalProperties.properties.fields.items.properties.options.items,
x)),r++}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/options","type",{type:"\
array"},b.properties.forms.additionalProperties.properties.fields.items.properties.options,w)),r++}if(k.from!==void 0&&o.
call(k,"from")){let w=k.from;!(typeof w=="number"&&isFinite(w))&&typeof w!="string"&&((i??=[]).push(p(e+"/forms/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/from","type",{type:b.properties.forms.additionalProperties.properties.fields.
items.properties.from.type},b.properties.forms.additionalProperties.properties.fields.items.properties.from,w)),r++),typeof w==
"string"&&(Re.test(w)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/from","patte\
rn",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|month|year)s?)?)$"},b.properties.forms.additionalProperties.
properties.fields.items.properties.from,w)),r++))}if(k.to!==void 0&&o.call(k,"to")){let w=k.to;!(typeof w=="number"&&isFinite(
w))&&typeof w!="string"&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/to","type",
{type:b.properties.forms.additionalProperties.properties.fields.items.properties.to.type},b.properties.forms.additionalProperties.
properties.fields.items.properties.to,w)),r++),typeof w=="string"&&(Re.test(w)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+a+"/to","pattern",{pattern:"^(?:\\d{4}-\\d\\d-\\d\\d|today(?: [+-] \\d{1,4} (?:day|week|m\
onth|year)s?)?)$"},b.properties.forms.additionalProperties.properties.fields.items.properties.to,w)),r++))}if(k.when!==void 0&&
o.call(k,"when")){let w=k.when;if(w&&typeof w=="object"&&!Array.isArray(w)){Object.keys(w).length>1&&((i??=[]).push(p(e+
"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/when","maxProperties",{limit:1},b.properties.forms.additionalProperties.
properties.fields.items.properties.when,w)),r++),Object.keys(w).length<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/fields/"+a+"/when","minProperties",{limit:1},b.properties.forms.additionalProperties.properties.
fields.items.properties.when,w)),r++);for(let L of Object.keys(w)){let v=r;if(typeof L=="string"&&!Ie.test(L)){let x={instancePath:e+
"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/when",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9\
_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:b.properties.forms.additionalProperties.properties.fields.items.properties.
when.propertyNames,data:L,propertyName:L};(i??=[]).push(x),r++}var m=v===r;m||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+a+"/when","propertyNames",{propertyName:L},b.properties.forms.additionalProperties.
properties.fields.items.properties.when,w)),r++)}for(let L of Object.keys(w)){let v=w[L];typeof v=="string"?h(v)<1&&((i??=
[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/when/"+L.replace(/~/g,"~0").replace(/\//g,
"~1"),"minLength",{limit:1},b.properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties,
v)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/when/"+L.replace(/~/g,"~0").
replace(/\//g,"~1"),"type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.properties.when.
additionalProperties,v)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a+"/w\
hen","type",{type:"object"},b.properties.forms.additionalProperties.properties.fields.items.properties.when,w)),r++}if(k.
key!==void 0&&o.call(k,"key")){let w=k.key;typeof w=="string"?Jt.test(w)||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/fields/"+a+"/key","pattern",{pattern:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$"},b.properties.forms.
additionalProperties.properties.fields.items.properties.key,w)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+a+"/key","type",{type:"string"},b.properties.forms.additionalProperties.properties.fields.items.properties.
key,w)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+a,"type",{type:"object"},
b.properties.forms.additionalProperties.properties.fields.items,k)),r++}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields","type",{type:"array"},b.properties.forms.additionalProperties.properties.fields,y)),
r++}if(g.receipt!==void 0&&o.call(g,"receipt")){let y=g.receipt;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let n of Object.
keys(y))n==="subject"||n==="text"||((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt","add\
itionalProperties",{additionalProperty:n},b.properties.forms.additionalProperties.properties.receipt,y)),r++);if(y.subject!==
void 0&&o.call(y,"subject")){let n=y.subject;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/rec\
eipt/subject",n),typeof n=="string"?h(n)<1&&((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/rece\
ipt/subject","minLength",{limit:1},b.properties.forms.additionalProperties.properties.receipt.properties.subject,n)),r++):
((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/subject","type",{type:"string"},b.properties.
forms.additionalProperties.properties.receipt.properties.subject,n)),r++)}if(y.text!==void 0&&o.call(y,"text")){let n=y.
text;this.note("text",e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",n),typeof n=="string"?h(n)<1&&
((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text","minLength",{limit:1},b.properties.
forms.additionalProperties.properties.receipt.properties.text,n)),r++):((i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").
replace(/\//g,"~1")+"/receipt/text","type",{type:"string"},b.properties.forms.additionalProperties.properties.receipt.properties.
text,n)),r++)}}else(i??=[]).push(p(e+"/forms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt","type",{type:"object"},
b.properties.forms.additionalProperties.properties.receipt,y)),r++}g.success!==void 0&&o.call(g,"success")&&($e.call(this,
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
s)){for(let f of Object.keys(s)){let u=r;if(typeof f=="string"&&!Ie.test(f)){let m={instancePath:e,keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:Ae.propertyNames,data:f,propertyName:f};(i??=[]).push(
m),r++}var t=u===r;if(!t){let m={instancePath:e,keyword:"propertyNames",params:{propertyName:f},schema:Ae.propertyNames,
parentSchema:Ae,data:s};(i??=[]).push(m),r++}}for(let f of Object.keys(s)){let u=s[f];if(u&&typeof u=="object"&&!Array.isArray(
u)){for(let m of Object.keys(u))m==="value"||m==="meaning"||m==="source"||m==="translated"||((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),"additionalProperties",{additionalProperty:m},Ae.additionalProperties,u)),r++);if(u.value!==
void 0&&o.call(u,"value")){let m=u.value;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/value","minLength",{limit:1},Ae.additionalProperties.properties.value,m)),r++):((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/value","type",{type:"string"},Ae.additionalProperties.properties.value,m)),r++)}if(u.meaning!==
void 0&&o.call(u,"meaning")){let m=u.meaning;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/meaning","minLength",{limit:1},Ae.additionalProperties.properties.meaning,m)),r++):((i??=[]).push(p(e+"/"+
f.replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning","type",{type:"string"},Ae.additionalProperties.properties.meaning,m)),
r++)}if(u.source!==void 0&&o.call(u,"source")){let m=u.source;typeof m=="string"?h(m)<1&&((i??=[]).push(p(e+"/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/source","minLength",{limit:1},Ae.additionalProperties.properties.source,m)),r++):((i??=
[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/source","type",{type:"string"},Ae.additionalProperties.properties.
source,m)),r++)}if(u.translated!==void 0&&o.call(u,"translated")){let m=u.translated;typeof m=="string"?h(m)<1&&((i??=[]).
push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","minLength",{limit:1},Ae.additionalProperties.properties.
translated,m)),r++):((i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/translated","type",{type:"string"},
Ae.additionalProperties.properties.translated,m)),r++)}}else(i??=[]).push(p(e+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
"type",{type:"object"},Ae.additionalProperties,u)),r++}}else{let f={instancePath:e,keyword:"type",params:{type:"object"},
schema:Ae.type,parentSchema:Ae,data:s};(i??=[]).push(f),r++}return ti.errors=i,r===0}function p(s,e,I,A,T){return{instancePath:s,
keyword:e,params:I,schema:A[e],parentSchema:A,data:T}}var Lr={key:schemasKey,...J,checks:{AccordionBlock:gi,ArticlesBlock:ci,
BarChartBlock:hi,ButtonData:bi,CalculatorBlock:ki,CallToActionBlock:xi,CardGridBlock:Li,ComparisonBlock:Ti,ContactCardsBlock:vi,
ContentsBlock:zi,DiagramBlock:Ai,DownloadsBlock:ji,EventsBlock:qi,FormBlock:$i,GalleryBlock:Si,Figure:Zi,HeroBlock:Ii,LogosBlock:Oi,
OpeningHoursBlock:Di,PeopleBlock:Fi,PictureBlock:Ni,PlaceBlock:Ei,PricingBlock:_i,ProseBlock:Ri,QuoteBlock:Vi,SplitBlock:Hi,
StatTickerBlock:Ui,StatsBlock:Wi,StepsBlock:Ki,TableBlock:Gi,TabsBlock:Qi,TimelineBlock:Yi,VideoBlock:Ji,SharedSection:Pi,
PageSource:er,SharedSource:tr,Facts:ir,NavigationLink:rr,CountedText:pr,FieldText:sr,ToastData:or,SiteSource:lr,ThemeColors:ar,
ThemeSource:gr,SiteOverlay:hr,FactsOverlay:br}};export{Lr as default};
