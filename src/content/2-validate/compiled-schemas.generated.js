/* Generated from the schemas by `npm run generate`. */
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function __require(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,
mod),mod.exports}catch(e){throw mod=0,e}};var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:true});function ucs2length(str){const len=str.length;let length=0;let pos=0;let value;while(pos<
len){length++;value=str.charCodeAt(pos++);if(value>=55296&&value<=56319&&pos<len){value=str.charCodeAt(pos);if((value&64512)===
56320)pos++}}return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var require_formats=__commonJS({"node_modules/ajv-formats/dist/formats.js"(exports){"use strict";Object.defineProperty(exports,
"__esModule",{value:true});exports.formatNames=exports.fastFormats=exports.fullFormats=void 0;function fmtDef(validate,compare){
return{validate,compare}}exports.fullFormats={date:fmtDef(date,compareDate),time:fmtDef(getTime(true),compareTime),"date\
-time":fmtDef(getDateTime(true),compareDateTime),"iso-time":fmtDef(getTime(),compareIsoTime),"iso-date-time":fmtDef(getDateTime(),
compareIsoDateTime),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"js\
on-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte,int32:{type:"number",validate:validateInt32},int64:{type:"number",validate:validateInt64},float:{type:"number",validate:validateNumber},
double:{type:"number",validate:validateNumber},password:true,binary:true};exports.fastFormats={...exports.fullFormats,date:fmtDef(
/^\d\d\d\d-[0-1]\d-[0-3]\d$/,compareDate),time:fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
compareTime),"date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
compareDateTime),"iso-time":fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,compareIsoTime),
"iso-date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
compareIsoDateTime),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
exports.formatNames=Object.keys(exports.fullFormats);function isLeapYear(year){return year%4===0&&(year%100!==0||year%400===
0)}var DATE=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;var DAYS=[0,31,28,31,30,31,30,31,31,30,31,30,31];function date(str){const matches=DATE.
exec(str);if(!matches)return false;const year=+matches[1];const month=+matches[2];const day=+matches[3];return month>=1&&
month<=12&&day>=1&&day<=(month===2&&isLeapYear(year)?29:DAYS[month])}function compareDate(d1,d2){if(!(d1&&d2))return void 0;
if(d1>d2)return 1;if(d1<d2)return-1;return 0}var TIME=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone){return function time(str){const matches=TIME.exec(str);if(!matches)return false;const hr=+matches[1];
const min=+matches[2];const sec=+matches[3];const tz=matches[4];const tzSign=matches[5]==="-"?-1:1;const tzH=+(matches[6]||
0);const tzM=+(matches[7]||0);if(tzH>23||tzM>59||strictTimeZone&&!tz)return false;if(hr<=23&&min<=59&&sec<60)return true;
const utcMin=min-tzM*tzSign;const utcHr=hr-tzH*tzSign-(utcMin<0?1:0);return(utcHr===23||utcHr===-1)&&(utcMin===59||utcMin===
-1)&&sec<61}}function compareTime(s1,s2){if(!(s1&&s2))return void 0;const t1=new Date("2020-01-01T"+s1).valueOf();const t2=new Date(
"2020-01-01T"+s2).valueOf();if(!(t1&&t2))return void 0;return t1-t2}function compareIsoTime(t1,t2){if(!(t1&&t2))return void 0;
const a1=TIME.exec(t1);const a2=TIME.exec(t2);if(!(a1&&a2))return void 0;t1=a1[1]+a1[2]+a1[3];t2=a2[1]+a2[2]+a2[3];if(t1>
t2)return 1;if(t1<t2)return-1;return 0}var DATE_TIME_SEPARATOR=/t|\s/i;function getDateTime(strictTimeZone){const time=getTime(
strictTimeZone);return function date_time(str){const dateTime=str.split(DATE_TIME_SEPARATOR);return dateTime.length===2&&
date(dateTime[0])&&time(dateTime[1])}}function compareDateTime(dt1,dt2){if(!(dt1&&dt2))return void 0;const d1=new Date(dt1).
valueOf();const d2=new Date(dt2).valueOf();if(!(d1&&d2))return void 0;return d1-d2}function compareIsoDateTime(dt1,dt2){
if(!(dt1&&dt2))return void 0;const[d1,t1]=dt1.split(DATE_TIME_SEPARATOR);const[d2,t2]=dt2.split(DATE_TIME_SEPARATOR);const res=compareDate(
d1,d2);if(res===void 0)return void 0;return res||compareTime(t1,t2)}var NOT_URI_FRAGMENT=/\/|:/;var URI=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str){return NOT_URI_FRAGMENT.test(str)&&URI.test(str)}var BYTE=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str){BYTE.lastIndex=0;return BYTE.test(str)}var MIN_INT32=-(2**31);var MAX_INT32=2**31-1;function validateInt32(value){
return Number.isInteger(value)&&value<=MAX_INT32&&value>=MIN_INT32}function validateInt64(value){return Number.isInteger(
value)}function validateNumber(){return true}var Z_ANCHOR=/[^\\]\\Z/;function regex(str){if(Z_ANCHOR.test(str))return false;
try{new RegExp(str);return true}catch(e){return false}}}});var AccordionBlock=validate11;var schema12={"title":"AccordionBlock","description":"Questions that open to show their an\
swer, one at a time.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"co\
nst":"accordion","description":"Always `accordion`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-\
z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it:\
 `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","de\
scription":"A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"\
heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one l\
ine.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"\
kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [lin\
ks](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Backgrou\
nd","description":"How the section stands out from its neighbours: plain, tinted or bold."},"items":{"type":"array","min\
Items":1,"description":"The questions with their answers.","items":{"type":"object","additionalProperties":false,"requir\
ed":["question","answer"],"properties":{"question":{"type":"string","minLength":1,"kind":"text","tsType":"string","descr\
iption":"The question as a visitor would ask it.","room":{"size":"lg","weight":560,"tracking":-.012,"width":230,"lines":8}},
"answer":{"type":"string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","description":"The answer. A blank li\
ne begins a new paragraph.","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"schedule","descripti\
on":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\
\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day o\
n which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descr\
iption":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};
var func0=Object.prototype.hasOwnProperty;var func51=require_ucs2length().default;var pattern0=new RegExp("^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$","u");var pattern1=new RegExp("^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*\
))?)?$","u");function validate11(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;
let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema12.required,parentSchema:schema12,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.items===void 0||!func0.call(data,"items")){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},schema:schema12.required,
parentSchema:schema12,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema12.properties,key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema12,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("accordi\
on"!==data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"accordion"},schema:"accordion",parentSchema:schema12.properties.type,data:data0};if(vErrors===null){vErrors=
[err3]}else{vErrors.push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",
instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/\
id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-\
z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema12.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}else{const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema12.properties.id.type,parentSchema:schema12.properties.id,data:data1};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.
note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema12.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema12.properties.eyebrow.
type,parentSchema:schema12.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}
if(data.heading!==void 0&&func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);
if(typeof data3==="string"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/propertie\
s/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema12.properties.heading,data:data3};
if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",
schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema12.properties.heading.type,parentSchema:schema12.
properties.heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&
func0.call(data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){
if(func51(data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:schema12.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{
vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema12.properties.text.type,parentSchema:schema12.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema12.properties.background.enum},schema:schema12.
properties.background.enum,parentSchema:schema12.properties.background,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.items!==void 0&&func0.call(data,"items")){let data6=data.items;if(Array.isArray(data6)){
if(data6.length<1){const err13={instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"min\
Items",params:{limit:1},schema:1,parentSchema:schema12.properties.items,data:data6};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}const len0=data6.length;for(let i0=0;i0<len0;i0++){let data7=data6[i0];if(data7&&typeof data7==
"object"&&!Array.isArray(data7)){if(data7.question===void 0||!func0.call(data7,"question")){const err14={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"question"},schema:schema12.
properties.items.items.required,parentSchema:schema12.properties.items.items,data:data7};if(vErrors===null){vErrors=[err14]}else{
vErrors.push(err14)}errors++}if(data7.answer===void 0||!func0.call(data7,"answer")){const err15={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"answer"},schema:schema12.
properties.items.items.required,parentSchema:schema12.properties.items.items,data:data7};if(vErrors===null){vErrors=[err15]}else{
vErrors.push(err15)}errors++}for(const key1 of Object.keys(data7)){if(!(key1==="question"||key1==="answer")){const err16={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key1},schema:false,parentSchema:schema12.properties.items.items,data:data7};if(vErrors===
null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}if(data7.question!==void 0&&func0.call(data7,"question")){let data8=data7.
question;this.note("text",instancePath+"/items/"+i0+"/question",data8);if(typeof data8==="string"){if(func51(data8)<1){const err17={
instancePath:instancePath+"/items/"+i0+"/question",schemaPath:"#/properties/items/items/properties/question/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema12.properties.items.items.properties.question,data:data8};if(vErrors===
null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}else{const err18={instancePath:instancePath+"/items/"+i0+"/ques\
tion",schemaPath:"#/properties/items/items/properties/question/type",keyword:"type",params:{type:"string"},schema:schema12.
properties.items.items.properties.question.type,parentSchema:schema12.properties.items.items.properties.question,data:data8};
if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data7.answer!==void 0&&func0.call(data7,"answer")){
let data9=data7.answer;this.note("paragraphs",instancePath+"/items/"+i0+"/answer",data9);if(typeof data9==="string"){if(func51(
data9)<1){const err19={instancePath:instancePath+"/items/"+i0+"/answer",schemaPath:"#/properties/items/items/properties/\
answer/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema12.properties.items.items.properties.
answer,data:data9};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+
"/items/"+i0+"/answer",schemaPath:"#/properties/items/items/properties/answer/type",keyword:"type",params:{type:"string"},
schema:schema12.properties.items.items.properties.answer.type,parentSchema:schema12.properties.items.items.properties.answer,
data:data9};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}}else{const err21={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},schema:schema12.properties.
items.items.type,parentSchema:schema12.properties.items.items,data:data7};if(vErrors===null){vErrors=[err21]}else{vErrors.
push(err21)}errors++}}}else{const err22={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"\
type",params:{type:"array"},schema:schema12.properties.items.type,parentSchema:schema12.properties.items,data:data6};if(vErrors===
null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){let data10=data.
hidden;if(typeof data10!=="boolean"){const err23={instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/ty\
pe",keyword:"type",params:{type:"boolean"},schema:schema12.properties.hidden.type,parentSchema:schema12.properties.hidden,
data:data10};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}this.note("schedule",instancePath+"/hi\
dden",data10)}if(data.from!==void 0&&func0.call(data,"from")){let data11=data.from;this.note("schedule",instancePath+"/f\
rom",data11);if(typeof data11==="string"){if(!pattern1.test(data11)){const err24={instancePath:instancePath+"/from",schemaPath:"\
#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d\
|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
parentSchema:schema12.properties.from,data:data11};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{
const err25={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},
schema:schema12.properties.from.type,parentSchema:schema12.properties.from,data:data11};if(vErrors===null){vErrors=[err25]}else{
vErrors.push(err25)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data12=data.until;this.note("schedul\
e",instancePath+"/until",data12);if(typeof data12==="string"){if(!pattern1.test(data12)){const err26={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d\
)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-\
Z][\\w+/-]*))?)?$",parentSchema:schema12.properties.until,data:data12};if(vErrors===null){vErrors=[err26]}else{vErrors.push(
err26)}errors++}}else{const err27={instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",
params:{type:"string"},schema:schema12.properties.until.type,parentSchema:schema12.properties.until,data:data12};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}}else{const err28={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},schema:schema12.type,parentSchema:schema12,data};if(vErrors===null){vErrors=[err28]}else{vErrors.
push(err28)}errors++}validate11.errors=vErrors;return errors===0}var ArticlesBlock=validate12;var schema13={"title":"Art\
iclesBlock","description":"A list of news articles with buttons to choose a category.","type":"object","additionalProper\
ties":false,"required":["type","filters","items"],"properties":{"type":{"const":"articles","description":"Always `articl\
es`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","des\
cription":"A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices."},"ey\
ebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words above the heading that \
say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"2xl","weight":560,"trackin\
g":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","descripti\
on":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},
"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How the section stands out from its \
neighbours: plain, tinted or bold."},"filters":{"enum":["inert","working"],"description":"`working` lets visitors choose\
 a category; `inert` shows the buttons without effect."},"items":{"type":"array","minItems":1,"description":"The article\
s, the newest first.","items":{"type":"object","additionalProperties":false,"required":["title","excerpt","date","readTi\
me","category"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The \
headline.","room":{"size":"xl","weight":560,"tracking":-.022,"width":280,"lines":7}},"excerpt":{"type":"string","minLeng\
th":1,"kind":"rich-text","tsType":"RichText","description":"What the article says, in one or two sentences.","room":{"si\
ze":"md","width":230}},"date":{"type":"string","format":"date","description":"The day it appeared, as year-month-day: `2\
025-09-30`."},"readTime":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"How long it takes\
 to read, such as `4 min read`.","room":{"size":"md","width":230}},"category":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","description":"The group it belongs to, such as `Policy`.","room":{"size":"md","width":230}},"featu\
red":{"type":"boolean","description":"Write `true` to set this article large, above the others."},"link":{"type":"string",
"minLength":1,"kind":"link","tsType":"Link","description":"Where the whole article can be read."},"hidden":{"type":"bool\
ean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"\
string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"\
until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the l\
ast one that shows it."}}}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out o\
f the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\\
d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or\
 a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[\
+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06\
-01`, or a time; the day before is the last one that shows it."}}};var formats0=require_formats().fullFormats.date;function validate12(data,{
instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="ob\
ject"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},schema:schema13.required,parentSchema:schema13,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.filters===void 0||!func0.call(data,"filters")){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filters"},schema:schema13.required,parentSchema:schema13,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.items===void 0||!func0.call(data,"items")){
const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},schema:schema13.required,
parentSchema:schema13,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema13.properties,key0)){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema13,data};if(vErrors===null){vErrors=
[err3]}else{vErrors.push(err3)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("article\
s"!==data0){const err4={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
articles"},schema:"articles",parentSchema:schema13.properties.type,data:data0};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",
data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err5={instancePath:instancePath+"/id",schemaPath:"#/p\
roperties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$",parentSchema:schema13.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}else{
const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema13.
properties.id.type,parentSchema:schema13.properties.id,data:data1};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}
errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/e\
yebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+"/eyebrow",schemaPath:"\
#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema13.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+"/eyebrow",
schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema13.properties.eyebrow.type,parentSchema:schema13.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.heading!==void 0&&
func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="st\
ring"){if(func51(data3)<1){const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema13.properties.heading,data:data3};if(vErrors===null){vErrors=
[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+"/heading",schemaPath:"#/properties\
/heading/type",keyword:"type",params:{type:"string"},schema:schema13.properties.heading.type,parentSchema:schema13.properties.
heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}if(data.text!==void 0&&func0.call(
data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(
data4)<1){const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema13.properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(
err11)}errors++}}else{const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema13.properties.text.type,parentSchema:schema13.properties.text,data:data4};if(vErrors===
null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err13={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema13.properties.background.enum},schema:schema13.
properties.background.enum,parentSchema:schema13.properties.background,data:data5};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}}if(data.filters!==void 0&&func0.call(data,"filters")){let data6=data.filters;if(!(data6===
"inert"||data6==="working")){const err14={instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/enum",keyword:"\
enum",params:{allowedValues:schema13.properties.filters.enum},schema:schema13.properties.filters.enum,parentSchema:schema13.
properties.filters,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data.items!==void 0&&
func0.call(data,"items")){let data7=data.items;if(Array.isArray(data7)){if(data7.length<1){const err15={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema13.properties.
items,data:data7};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}const len0=data7.length;for(let i0=0;i0<
len0;i0++){let data8=data7[i0];if(data8&&typeof data8=="object"&&!Array.isArray(data8)){if(data8.title===void 0||!func0.
call(data8,"title")){const err16={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",
keyword:"required",params:{missingProperty:"title"},schema:schema13.properties.items.items.required,parentSchema:schema13.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data8.excerpt===
void 0||!func0.call(data8,"excerpt")){const err17={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items\
/items/required",keyword:"required",params:{missingProperty:"excerpt"},schema:schema13.properties.items.items.required,parentSchema:schema13.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}if(data8.date===
void 0||!func0.call(data8,"date")){const err18={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/it\
ems/required",keyword:"required",params:{missingProperty:"date"},schema:schema13.properties.items.items.required,parentSchema:schema13.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}if(data8.readTime===
void 0||!func0.call(data8,"readTime")){const err19={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/item\
s/items/required",keyword:"required",params:{missingProperty:"readTime"},schema:schema13.properties.items.items.required,
parentSchema:schema13.properties.items.items,data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}
if(data8.category===void 0||!func0.call(data8,"category")){const err20={instancePath:instancePath+"/items/"+i0,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"category"},schema:schema13.properties.items.
items.required,parentSchema:schema13.properties.items.items,data:data8};if(vErrors===null){vErrors=[err20]}else{vErrors.
push(err20)}errors++}for(const key1 of Object.keys(data8)){if(!func0.call(schema13.properties.items.items.properties,key1)){
const err21={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema13.properties.items.items,data:data8};
if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data8.title!==void 0&&func0.call(data8,"title")){
let data9=data8.title;this.note("text",instancePath+"/items/"+i0+"/title",data9);if(typeof data9==="string"){if(func51(data9)<
1){const err22={instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"#/properties/items/items/properties/title/mi\
nLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema13.properties.items.items.properties.title,data:data9};
if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}else{const err23={instancePath:instancePath+"/item\
s/"+i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type:"string"},schema:schema13.
properties.items.items.properties.title.type,parentSchema:schema13.properties.items.items.properties.title,data:data9};if(vErrors===
null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data8.excerpt!==void 0&&func0.call(data8,"excerpt")){let data10=data8.
excerpt;this.note("rich-text",instancePath+"/items/"+i0+"/excerpt",data10);if(typeof data10==="string"){if(func51(data10)<
1){const err24={instancePath:instancePath+"/items/"+i0+"/excerpt",schemaPath:"#/properties/items/items/properties/excerp\
t/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema13.properties.items.items.properties.excerpt,
data:data10};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{const err25={instancePath:instancePath+
"/items/"+i0+"/excerpt",schemaPath:"#/properties/items/items/properties/excerpt/type",keyword:"type",params:{type:"strin\
g"},schema:schema13.properties.items.items.properties.excerpt.type,parentSchema:schema13.properties.items.items.properties.
excerpt,data:data10};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data8.date!==void 0&&func0.
call(data8,"date")){let data11=data8.date;if(typeof data11==="string"){if(!formats0.validate(data11)){const err26={instancePath:instancePath+
"/items/"+i0+"/date",schemaPath:"#/properties/items/items/properties/date/format",keyword:"format",params:{format:"date"},
schema:"date",parentSchema:schema13.properties.items.items.properties.date,data:data11};if(vErrors===null){vErrors=[err26]}else{
vErrors.push(err26)}errors++}}else{const err27={instancePath:instancePath+"/items/"+i0+"/date",schemaPath:"#/properties/\
items/items/properties/date/type",keyword:"type",params:{type:"string"},schema:schema13.properties.items.items.properties.
date.type,parentSchema:schema13.properties.items.items.properties.date,data:data11};if(vErrors===null){vErrors=[err27]}else{
vErrors.push(err27)}errors++}}if(data8.readTime!==void 0&&func0.call(data8,"readTime")){let data12=data8.readTime;this.note(
"text",instancePath+"/items/"+i0+"/readTime",data12);if(typeof data12==="string"){if(func51(data12)<1){const err28={instancePath:instancePath+
"/items/"+i0+"/readTime",schemaPath:"#/properties/items/items/properties/readTime/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema13.properties.items.items.properties.readTime,data:data12};if(vErrors===null){vErrors=
[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+"/items/"+i0+"/readTime",schemaPath:"\
#/properties/items/items/properties/readTime/type",keyword:"type",params:{type:"string"},schema:schema13.properties.items.
items.properties.readTime.type,parentSchema:schema13.properties.items.items.properties.readTime,data:data12};if(vErrors===
null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data8.category!==void 0&&func0.call(data8,"category")){let data13=data8.
category;this.note("text",instancePath+"/items/"+i0+"/category",data13);if(typeof data13==="string"){if(func51(data13)<1){
const err30={instancePath:instancePath+"/items/"+i0+"/category",schemaPath:"#/properties/items/items/properties/category\
/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema13.properties.items.items.properties.category,
data:data13};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}else{const err31={instancePath:instancePath+
"/items/"+i0+"/category",schemaPath:"#/properties/items/items/properties/category/type",keyword:"type",params:{type:"str\
ing"},schema:schema13.properties.items.items.properties.category.type,parentSchema:schema13.properties.items.items.properties.
category,data:data13};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}if(data8.featured!==void 0&&
func0.call(data8,"featured")){let data14=data8.featured;if(typeof data14!=="boolean"){const err32={instancePath:instancePath+
"/items/"+i0+"/featured",schemaPath:"#/properties/items/items/properties/featured/type",keyword:"type",params:{type:"boo\
lean"},schema:schema13.properties.items.items.properties.featured.type,parentSchema:schema13.properties.items.items.properties.
featured,data:data14};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}if(data8.link!==void 0&&func0.
call(data8,"link")){let data15=data8.link;this.note("link",instancePath+"/items/"+i0+"/link",data15);if(typeof data15===
"string"){if(func51(data15)<1){const err33={instancePath:instancePath+"/items/"+i0+"/link",schemaPath:"#/properties/item\
s/items/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema13.properties.items.
items.properties.link,data:data15};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}else{const err34={
instancePath:instancePath+"/items/"+i0+"/link",schemaPath:"#/properties/items/items/properties/link/type",keyword:"type",
params:{type:"string"},schema:schema13.properties.items.items.properties.link.type,parentSchema:schema13.properties.items.
items.properties.link,data:data15};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data8.hidden!==
void 0&&func0.call(data8,"hidden")){let data16=data8.hidden;if(typeof data16!=="boolean"){const err35={instancePath:instancePath+
"/items/"+i0+"/hidden",schemaPath:"#/properties/items/items/properties/hidden/type",keyword:"type",params:{type:"boolean"},
schema:schema13.properties.items.items.properties.hidden.type,parentSchema:schema13.properties.items.items.properties.hidden,
data:data16};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}this.note("schedule",instancePath+"/it\
ems/"+i0+"/hidden",data16)}if(data8.from!==void 0&&func0.call(data8,"from")){let data17=data8.from;this.note("schedule",
instancePath+"/items/"+i0+"/from",data17);if(typeof data17==="string"){if(!pattern1.test(data17)){const err36={instancePath:instancePath+
"/items/"+i0+"/from",schemaPath:"#/properties/items/items/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([\
T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema13.properties.items.items.properties.
from,data:data17};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}else{const err37={instancePath:instancePath+
"/items/"+i0+"/from",schemaPath:"#/properties/items/items/properties/from/type",keyword:"type",params:{type:"string"},schema:schema13.
properties.items.items.properties.from.type,parentSchema:schema13.properties.items.items.properties.from,data:data17};if(vErrors===
null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}if(data8.until!==void 0&&func0.call(data8,"until")){let data18=data8.
until;this.note("schedule",instancePath+"/items/"+i0+"/until",data18);if(typeof data18==="string"){if(!pattern1.test(data18)){
const err38={instancePath:instancePath+"/items/"+i0+"/until",schemaPath:"#/properties/items/items/properties/until/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema13.
properties.items.items.properties.until,data:data18};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}else{
const err39={instancePath:instancePath+"/items/"+i0+"/until",schemaPath:"#/properties/items/items/properties/until/type",
keyword:"type",params:{type:"string"},schema:schema13.properties.items.items.properties.until.type,parentSchema:schema13.
properties.items.items.properties.until,data:data18};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}}else{
const err40={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"\
object"},schema:schema13.properties.items.items.type,parentSchema:schema13.properties.items.items,data:data8};if(vErrors===
null){vErrors=[err40]}else{vErrors.push(err40)}errors++}}}else{const err41={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema13.properties.items.type,parentSchema:schema13.
properties.items,data:data7};if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}}if(data.hidden!==void 0&&
func0.call(data,"hidden")){let data19=data.hidden;if(typeof data19!=="boolean"){const err42={instancePath:instancePath+"\
/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema13.properties.hidden.
type,parentSchema:schema13.properties.hidden,data:data19};if(vErrors===null){vErrors=[err42]}else{vErrors.push(err42)}errors++}
this.note("schedule",instancePath+"/hidden",data19)}if(data.from!==void 0&&func0.call(data,"from")){let data20=data.from;
this.note("schedule",instancePath+"/from",data20);if(typeof data20==="string"){if(!pattern1.test(data20)){const err43={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema13.properties.from,data:data20};if(vErrors===null){vErrors=[err43]}else{vErrors.push(
err43)}errors++}}else{const err44={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema13.properties.from.type,parentSchema:schema13.properties.from,data:data20};if(vErrors===
null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data21=data.
until;this.note("schedule",instancePath+"/until",data21);if(typeof data21==="string"){if(!pattern1.test(data21)){const err45={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema13.properties.until,data:data21};if(vErrors===
null){vErrors=[err45]}else{vErrors.push(err45)}errors++}}else{const err46={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema13.properties.until.type,parentSchema:schema13.
properties.until,data:data21};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}errors++}}}else{const err47={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema13.type,parentSchema:schema13,data};if(vErrors===
null){vErrors=[err47]}else{vErrors.push(err47)}errors++}validate12.errors=vErrors;return errors===0}var BarChartBlock=validate13;
var schema14={"title":"BarChartBlock","description":"A few amounts drawn as bars, so that the difference is seen at once\
.","type":"object","additionalProperties":false,"required":["type","caption","items"],"properties":{"type":{"const":"bar\
-chart","description":"Always `bar-chart`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: pri\
ces` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{
"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) \
work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","descripti\
on":"How the section stands out from its neighbours: plain, tinted or bold."},"caption":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","description":"What the bars show, with the unit.","room":{"size":"md","width":230}},"ite\
ms":{"type":"array","minItems":2,"description":"The bars, from top to bottom.","maxItems":8,"items":{"type":"object","ad\
ditionalProperties":false,"required":["label","value","display"],"properties":{"label":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","description":"What the bar stands for.","room":{"size":"md","width":188}},"value":{"type":"\
number","minimum":0,"description":"The length of the bar, as a plain number in the unit of the caption."},"display":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","description":"How the amount is written beside the bar, such\
 as `((facts.authorization_cost_today))`.","room":{"size":"xl","weight":500,"tracking":-.02,"width":176},"sourced":true},
"highlight":{"type":"boolean","description":"Write `true` for the bar that the eye should find first."}}}},"note":{"type":"\
string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A remark below the chart, such as where the \
figures come from.","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","description":"Write \
`true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d\
:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this a\
ppears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\\
d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day \
on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};function validate13(data,{
instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="ob\
ject"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},schema:schema14.required,parentSchema:schema14,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.caption===void 0||!func0.call(data,"caption")){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"caption"},schema:schema14.required,parentSchema:schema14,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.items===void 0||!func0.call(data,"items")){
const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},schema:schema14.required,
parentSchema:schema14,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema14.properties,key0)){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema14,data};if(vErrors===null){vErrors=
[err3]}else{vErrors.push(err3)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("bar-cha\
rt"!==data0){const err4={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"bar-chart"},schema:"bar-chart",parentSchema:schema14.properties.type,data:data0};if(vErrors===null){vErrors=
[err4]}else{vErrors.push(err4)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",
instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err5={instancePath:instancePath+"/\
id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-\
z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema14.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.
push(err5)}errors++}}else{const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema14.properties.id.type,parentSchema:schema14.properties.id,data:data1};if(vErrors===null){vErrors=
[err6]}else{vErrors.push(err6)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.
note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema14.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema14.properties.eyebrow.
type,parentSchema:schema14.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}
if(data.heading!==void 0&&func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);
if(typeof data3==="string"){if(func51(data3)<1){const err9={instancePath:instancePath+"/heading",schemaPath:"#/propertie\
s/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema14.properties.heading,data:data3};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+"/headin\
g",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema14.properties.heading.type,
parentSchema:schema14.properties.heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}
if(data.text!==void 0&&func0.call(data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4===
"string"){if(func51(data4)<1){const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema14.properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{
vErrors.push(err11)}errors++}}else{const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema14.properties.text.type,parentSchema:schema14.properties.text,data:data4};if(vErrors===
null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err13={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema14.properties.background.enum},schema:schema14.
properties.background.enum,parentSchema:schema14.properties.background,data:data5};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}}if(data.caption!==void 0&&func0.call(data,"caption")){let data6=data.caption;this.note("te\
xt",instancePath+"/caption",data6);if(typeof data6==="string"){if(func51(data6)<1){const err14={instancePath:instancePath+
"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema14.
properties.caption,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}else{const err15={instancePath:instancePath+
"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type:"string"},schema:schema14.properties.caption.
type,parentSchema:schema14.properties.caption,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}
if(data.items!==void 0&&func0.call(data,"items")){let data7=data.items;if(Array.isArray(data7)){if(data7.length>8){const err16={
instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:8},schema:8,
parentSchema:schema14.properties.items,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}
if(data7.length<2){const err17={instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"min\
Items",params:{limit:2},schema:2,parentSchema:schema14.properties.items,data:data7};if(vErrors===null){vErrors=[err17]}else{
vErrors.push(err17)}errors++}const len0=data7.length;for(let i0=0;i0<len0;i0++){let data8=data7[i0];if(data8&&typeof data8==
"object"&&!Array.isArray(data8)){if(data8.label===void 0||!func0.call(data8,"label")){const err18={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"label"},schema:schema14.
properties.items.items.required,parentSchema:schema14.properties.items.items,data:data8};if(vErrors===null){vErrors=[err18]}else{
vErrors.push(err18)}errors++}if(data8.value===void 0||!func0.call(data8,"value")){const err19={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"value"},schema:schema14.
properties.items.items.required,parentSchema:schema14.properties.items.items,data:data8};if(vErrors===null){vErrors=[err19]}else{
vErrors.push(err19)}errors++}if(data8.display===void 0||!func0.call(data8,"display")){const err20={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"display"},schema:schema14.
properties.items.items.required,parentSchema:schema14.properties.items.items,data:data8};if(vErrors===null){vErrors=[err20]}else{
vErrors.push(err20)}errors++}for(const key1 of Object.keys(data8)){if(!(key1==="label"||key1==="value"||key1==="display"||
key1==="highlight")){const err21={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema14.properties.
items.items,data:data8};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data8.label!==void 0&&func0.
call(data8,"label")){let data9=data8.label;this.note("text",instancePath+"/items/"+i0+"/label",data9);if(typeof data9===
"string"){if(func51(data9)<1){const err22={instancePath:instancePath+"/items/"+i0+"/label",schemaPath:"#/properties/item\
s/items/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema14.properties.items.
items.properties.label,data:data9};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}else{const err23={
instancePath:instancePath+"/items/"+i0+"/label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"typ\
e",params:{type:"string"},schema:schema14.properties.items.items.properties.label.type,parentSchema:schema14.properties.
items.items.properties.label,data:data9};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data8.
value!==void 0&&func0.call(data8,"value")){let data10=data8.value;if(typeof data10=="number"&&isFinite(data10)){if(data10<
0||isNaN(data10)){const err24={instancePath:instancePath+"/items/"+i0+"/value",schemaPath:"#/properties/items/items/prop\
erties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:schema14.properties.items.
items.properties.value,data:data10};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{const err25={
instancePath:instancePath+"/items/"+i0+"/value",schemaPath:"#/properties/items/items/properties/value/type",keyword:"typ\
e",params:{type:"number"},schema:schema14.properties.items.items.properties.value.type,parentSchema:schema14.properties.
items.items.properties.value,data:data10};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data8.
display!==void 0&&func0.call(data8,"display")){let data11=data8.display;this.note("text",instancePath+"/items/"+i0+"/dis\
play",data11);if(typeof data11==="string"){if(func51(data11)<1){const err26={instancePath:instancePath+"/items/"+i0+"/di\
splay",schemaPath:"#/properties/items/items/properties/display/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema14.properties.items.items.properties.display,data:data11};if(vErrors===null){vErrors=[err26]}else{vErrors.
push(err26)}errors++}}else{const err27={instancePath:instancePath+"/items/"+i0+"/display",schemaPath:"#/properties/items\
/items/properties/display/type",keyword:"type",params:{type:"string"},schema:schema14.properties.items.items.properties.
display.type,parentSchema:schema14.properties.items.items.properties.display,data:data11};if(vErrors===null){vErrors=[err27]}else{
vErrors.push(err27)}errors++}}if(data8.highlight!==void 0&&func0.call(data8,"highlight")){let data12=data8.highlight;if(typeof data12!==
"boolean"){const err28={instancePath:instancePath+"/items/"+i0+"/highlight",schemaPath:"#/properties/items/items/propert\
ies/highlight/type",keyword:"type",params:{type:"boolean"},schema:schema14.properties.items.items.properties.highlight.type,
parentSchema:schema14.properties.items.items.properties.highlight,data:data12};if(vErrors===null){vErrors=[err28]}else{vErrors.
push(err28)}errors++}}}else{const err29={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/typ\
e",keyword:"type",params:{type:"object"},schema:schema14.properties.items.items.type,parentSchema:schema14.properties.items.
items,data:data8};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}}else{const err30={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema14.properties.items.type,
parentSchema:schema14.properties.items,data:data7};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}
if(data.note!==void 0&&func0.call(data,"note")){let data13=data.note;this.note("rich-text",instancePath+"/note",data13);
if(typeof data13==="string"){if(func51(data13)<1){const err31={instancePath:instancePath+"/note",schemaPath:"#/propertie\
s/note/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema14.properties.note,data:data13};if(vErrors===
null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}else{const err32={instancePath:instancePath+"/note",schemaPath:"\
#/properties/note/type",keyword:"type",params:{type:"string"},schema:schema14.properties.note.type,parentSchema:schema14.
properties.note,data:data13};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}if(data.hidden!==void 0&&
func0.call(data,"hidden")){let data14=data.hidden;if(typeof data14!=="boolean"){const err33={instancePath:instancePath+"\
/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema14.properties.hidden.
type,parentSchema:schema14.properties.hidden,data:data14};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}
this.note("schedule",instancePath+"/hidden",data14)}if(data.from!==void 0&&func0.call(data,"from")){let data15=data.from;
this.note("schedule",instancePath+"/from",data15);if(typeof data15==="string"){if(!pattern1.test(data15)){const err34={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema14.properties.from,data:data15};if(vErrors===null){vErrors=[err34]}else{vErrors.push(
err34)}errors++}}else{const err35={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema14.properties.from.type,parentSchema:schema14.properties.from,data:data15};if(vErrors===
null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data16=data.
until;this.note("schedule",instancePath+"/until",data16);if(typeof data16==="string"){if(!pattern1.test(data16)){const err36={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema14.properties.until,data:data16};if(vErrors===
null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}else{const err37={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema14.properties.until.type,parentSchema:schema14.
properties.until,data:data16};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}}else{const err38={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema14.type,parentSchema:schema14,data};if(vErrors===
null){vErrors=[err38]}else{vErrors.push(err38)}errors++}validate13.errors=vErrors;return errors===0}var ButtonData=validate14;
var schema15={"title":"ButtonData","type":"object","additionalProperties":false,"required":["label","action"],"descripti\
on":"A button and what it does.","properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","d\
escription":"The words on the button.","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}},"action":{"\
type":["string","object"],"kind":"action","tsType":"Action","description":"What the button does: `{ link: /payers }`, `{\
 dialog: movement }`, `{ download: /file.pdf }`, or `none`.","if":{"type":"string"},"then":{"enum":["none"]},"else":{"ad\
ditionalProperties":false,"minProperties":1,"properties":{"link":{"type":"string","minLength":1,"description":"The page \
or address that opens."},"dialog":{"type":"string","minLength":1,"description":"The form that opens, by its name in _sit\
e.yaml under `forms`."},"inquiryType":{"type":"string","minLength":1,"description":"With `dialog`: the kind of inquiry, \
by its name in _site.yaml."},"download":{"type":"string","minLength":1,"description":"The file of the public folder that\
 is downloaded."}}}},"variant":{"enum":["default","destructive","outline","outline-on-dark","secondary","ghost","link","\
hero","outline-hero"],"description":"How the button looks."},"size":{"enum":["default","sm","lg","xl","icon"],"descripti\
on":"How large the button is."}}};function validate14(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.label===void 0||!func0.call(
data,"label")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:schema15.
required,parentSchema:schema15,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.action===
void 0||!func0.call(data,"action")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
action"},schema:schema15.required,parentSchema:schema15,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}
errors++}for(const key0 of Object.keys(data)){if(!(key0==="label"||key0==="action"||key0==="variant"||key0==="size")){const err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,
parentSchema:schema15,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.label!==void 0&&
func0.call(data,"label")){let data0=data.label;this.note("text",instancePath+"/label",data0);if(typeof data0==="string"){
if(func51(data0)<1){const err3={instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema15.properties.label,data:data0};if(vErrors===null){vErrors=[err3]}else{
vErrors.push(err3)}errors++}}else{const err4={instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},schema:schema15.properties.label.type,parentSchema:schema15.properties.label,data:data0};if(vErrors===
null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.action!==void 0&&func0.call(data,"action")){let data1=data.
action;if(typeof data1!=="string"&&!(data1&&typeof data1=="object"&&!Array.isArray(data1))){const err5={instancePath:instancePath+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:schema15.properties.action.type},schema:schema15.
properties.action.type,parentSchema:schema15.properties.action,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.
push(err5)}errors++}const _errs6=errors;let valid1=true;const _errs7=errors;if(typeof data1!=="string"){const err6={};if(vErrors===
null){vErrors=[err6]}else{vErrors.push(err6)}errors++}var _valid0=_errs7===errors;errors=_errs6;if(vErrors!==null){if(_errs6){
vErrors.length=_errs6}else{vErrors=null}}let ifClause0;if(_valid0){const _errs9=errors;if(!(data1==="none")){const err7={
instancePath:instancePath+"/action",schemaPath:"#/properties/action/then/enum",keyword:"enum",params:{allowedValues:schema15.
properties.action.then.enum},schema:schema15.properties.action.then.enum,parentSchema:schema15.properties.action.then,data:data1};
if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}var _valid0=_errs9===errors;valid1=_valid0;ifClause0=
"then"}else{const _errs10=errors;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(Object.keys(data1).length<1){
const err8={instancePath:instancePath+"/action",schemaPath:"#/properties/action/else/minProperties",keyword:"minProperti\
es",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else,data:data1};if(vErrors===null){vErrors=[err8]}else{
vErrors.push(err8)}errors++}for(const key1 of Object.keys(data1)){if(!(key1==="link"||key1==="dialog"||key1==="inquiryTy\
pe"||key1==="download")){const err9={instancePath:instancePath+"/action",schemaPath:"#/properties/action/else/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema15.properties.
action.else,data:data1};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data1.link!==void 0&&func0.
call(data1,"link")){let data2=data1.link;if(typeof data2==="string"){if(func51(data2)<1){const err10={instancePath:instancePath+
"/action/link",schemaPath:"#/properties/action/else/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema15.properties.action.else.properties.link,data:data2};if(vErrors===null){vErrors=[err10]}else{vErrors.
push(err10)}errors++}}else{const err11={instancePath:instancePath+"/action/link",schemaPath:"#/properties/action/else/pr\
operties/link/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.
properties.action.else.properties.link,data:data2};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}
if(data1.dialog!==void 0&&func0.call(data1,"dialog")){let data3=data1.dialog;if(typeof data3==="string"){if(func51(data3)<
1){const err12={instancePath:instancePath+"/action/dialog",schemaPath:"#/properties/action/else/properties/dialog/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.dialog,data:data3};
if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+"/acti\
on/dialog",schemaPath:"#/properties/action/else/properties/dialog/type",keyword:"type",params:{type:"string"},schema:schema15.
properties.action.else.properties.dialog.type,parentSchema:schema15.properties.action.else.properties.dialog,data:data3};
if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}if(data1.inquiryType!==void 0&&func0.call(data1,"i\
nquiryType")){let data4=data1.inquiryType;if(typeof data4==="string"){if(func51(data4)<1){const err14={instancePath:instancePath+
"/action/inquiryType",schemaPath:"#/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data4};if(vErrors===null){vErrors=
[err14]}else{vErrors.push(err14)}errors++}}else{const err15={instancePath:instancePath+"/action/inquiryType",schemaPath:"\
#/properties/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.
else.properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data4};if(vErrors===
null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}if(data1.download!==void 0&&func0.call(data1,"download")){let data5=data1.
download;if(typeof data5==="string"){if(func51(data5)<1){const err16={instancePath:instancePath+"/action/download",schemaPath:"\
#/properties/action/else/properties/download/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.action.else.properties.download,data:data5};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}else{
const err17={instancePath:instancePath+"/action/download",schemaPath:"#/properties/action/else/properties/download/type",
keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.
properties.action.else.properties.download,data:data5};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}}
var _valid0=_errs10===errors;valid1=_valid0;ifClause0="else"}if(!valid1){const err18={instancePath:instancePath+"/action",
schemaPath:"#/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.action.if,
parentSchema:schema15.properties.action,data:data1};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}
this.note("action",instancePath+"/action",data1)}if(data.variant!==void 0&&func0.call(data,"variant")){let data6=data.variant;
if(!(data6==="default"||data6==="destructive"||data6==="outline"||data6==="outline-on-dark"||data6==="secondary"||data6===
"ghost"||data6==="link"||data6==="hero"||data6==="outline-hero")){const err19={instancePath:instancePath+"/variant",schemaPath:"\
#/properties/variant/enum",keyword:"enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.
variant.enum,parentSchema:schema15.properties.variant,data:data6};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}
errors++}}if(data.size!==void 0&&func0.call(data,"size")){let data7=data.size;if(!(data7==="default"||data7==="sm"||data7===
"lg"||data7==="xl"||data7==="icon")){const err20={instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",
keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,parentSchema:schema15.
properties.size,data:data7};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}}else{const err21={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema15.type,parentSchema:schema15,data};if(vErrors===
null){vErrors=[err21]}else{vErrors.push(err21)}errors++}validate14.errors=vErrors;return errors===0}var CalculatorBlock=validate15;
var schema16={"title":"CalculatorBlock","description":"A form that computes figures as the visitor types. Inputs, formul\
as and number formats are written here.","type":"object","additionalProperties":false,"required":["type","inputs","resul\
ts","result"],"properties":{"type":{"const":"calculator","description":"Always `calculator`: the kind of section this is\
."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this\
 section, so that a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","description":"A few words above the heading that say which part of the story this\
 is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","descri\
ption":"The heading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},
"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below t\
he heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["pla\
in","tinted","bold"],"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted \
or bold."},"inputs":{"type":"array","minItems":1,"description":"The fields the visitor fills in.","items":{"type":"objec\
t","additionalProperties":false,"required":["name","label"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0\
-9_]*$","description":"The short name that formulas use, such as `claim_volume`."},"label":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"The words above the field.","room":{"size":"md","width":230}},"hint":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","description":"A short help below the label.","room":{"size":"\
md","width":230}},"unit":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the number c\
ounts, shown beside the field, such as `$ billion` or `%`.","room":{"size":"md","width":230}},"default":{"type":"string",
"description":'What stands in the field at first, in quotes: `default: "20"`.'},"options":{"type":"array","minItems":2,"\
description":"Turns the field into a list to choose from.","items":{"type":"object","additionalProperties":false,"requir\
ed":["value","label"],"properties":{"value":{"type":"number","description":"The number that formulas see when this choic\
e is made."},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words of the choi\
ce.","room":{"size":"md","width":230}}}}}}}},"results":{"type":"array","minItems":1,"description":"The figures that are \
computed.","items":{"type":"object","additionalProperties":false,"required":["name","label","formula","format"],"propert\
ies":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","description":"The short name of this result; later formulas\
 can use it."},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the figure is.",
"room":{"size":"md","width":230}},"formula":{"type":"string","minLength":1,"kind":"formula","tsType":"Expression","descr\
iption":"How it is computed from the inputs and the results above it: `(economy + employee_health) * 0.3`."},"format":{"\
type":"string","minLength":1,"pattern":"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$","kind":"number-format","tsType":"NumberFormat",
"description":"How the number is written: `$0.0B` gives $1.5B, `0,000` gives 12,500."},"showWhen":{"type":"string","minL\
ength":1,"kind":"formula","tsType":"Expression","description":"Show it only when this is true, such as `savings > 0`."},
"emphasis":{"type":"boolean","description":"Write `true` to set this result large."}}}},"result":{"enum":["shown","hidde\
n"],"description":"`shown` shows the results to visitors; `hidden` computes them and shows nothing."},"note":{"type":"st\
ring","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A remark below the calculator, such as how the\
 figures are estimated.","room":{"size":"md","width":230}},"buttons":{"type":"array","minItems":1,"description":"One to \
three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData","descriptio\
n":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site \
without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-\
Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such\
 as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d\
|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; \
the day before is the last one that shows it."}}};var pattern12=new RegExp("^[a-z][a-z0-9_]*$","u");var pattern14=new RegExp(
"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$","u");function validate15(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,
"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema16.
required,parentSchema:schema16,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.inputs===
void 0||!func0.call(data,"inputs")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
inputs"},schema:schema16.required,parentSchema:schema16,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}
errors++}if(data.results===void 0||!func0.call(data,"results")){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"results"},schema:schema16.required,parentSchema:schema16,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}if(data.result===void 0||!func0.call(data,"result")){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"result"},schema:schema16.required,parentSchema:schema16,data};if(vErrors===
null){vErrors=[err3]}else{vErrors.push(err3)}errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema16.properties,
key0)){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
schema:false,parentSchema:schema16,data};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.type!==
void 0&&func0.call(data,"type")){let data0=data.type;if("calculator"!==data0){const err5={instancePath:instancePath+"/ty\
pe",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"calculator"},schema:"calculator",parentSchema:schema16.
properties.type,data:data0};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.id!==void 0&&func0.
call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.
test(data1)){const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema16.properties.id,data:data1};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema16.properties.id.type,parentSchema:schema16.properties.
id,data:data1};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.eyebrow!==void 0&&func0.call(
data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(
data2)<1){const err8={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:schema16.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{
vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",
keyword:"type",params:{type:"string"},schema:schema16.properties.eyebrow.type,parentSchema:schema16.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.heading!==void 0&&func0.call(data,"heading")){
let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="string"){if(func51(data3)<1){const err10={
instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema16.properties.heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{
const err11={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"st\
ring"},schema:schema16.properties.heading.type,parentSchema:schema16.properties.heading,data:data3};if(vErrors===null){vErrors=
[err11]}else{vErrors.push(err11)}errors++}}if(data.text!==void 0&&func0.call(data,"text")){let data4=data.text;this.note(
"rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(data4)<1){const err12={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.
text,data:data4};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:schema16.properties.text.type,parentSchema:schema16.
properties.text,data:data4};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}if(data.background!==void 0&&
func0.call(data,"background")){let data5=data.background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err14={
instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema16.
properties.background.enum},schema:schema16.properties.background.enum,parentSchema:schema16.properties.background,data:data5};
if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data.inputs!==void 0&&func0.call(data,"inputs")){
let data6=data.inputs;if(Array.isArray(data6)){if(data6.length<1){const err15={instancePath:instancePath+"/inputs",schemaPath:"\
#/properties/inputs/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema16.properties.inputs,data:data6};
if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}const len0=data6.length;for(let i0=0;i0<len0;i0++){
let data7=data6[i0];if(data7&&typeof data7=="object"&&!Array.isArray(data7)){if(data7.name===void 0||!func0.call(data7,"\
name")){const err16={instancePath:instancePath+"/inputs/"+i0,schemaPath:"#/properties/inputs/items/required",keyword:"re\
quired",params:{missingProperty:"name"},schema:schema16.properties.inputs.items.required,parentSchema:schema16.properties.
inputs.items,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data7.label===void 0||!func0.
call(data7,"label")){const err17={instancePath:instancePath+"/inputs/"+i0,schemaPath:"#/properties/inputs/items/required",
keyword:"required",params:{missingProperty:"label"},schema:schema16.properties.inputs.items.required,parentSchema:schema16.
properties.inputs.items,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}for(const key1 of Object.
keys(data7)){if(!(key1==="name"||key1==="label"||key1==="hint"||key1==="unit"||key1==="default"||key1==="options")){const err18={
instancePath:instancePath+"/inputs/"+i0,schemaPath:"#/properties/inputs/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:key1},schema:false,parentSchema:schema16.properties.inputs.items,data:data7};if(vErrors===
null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data7.name!==void 0&&func0.call(data7,"name")){let data8=data7.
name;if(typeof data8==="string"){if(!pattern12.test(data8)){const err19={instancePath:instancePath+"/inputs/"+i0+"/name",
schemaPath:"#/properties/inputs/items/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"\
^[a-z][a-z0-9_]*$",parentSchema:schema16.properties.inputs.items.properties.name,data:data8};if(vErrors===null){vErrors=
[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+"/inputs/"+i0+"/name",schemaPath:"\
#/properties/inputs/items/properties/name/type",keyword:"type",params:{type:"string"},schema:schema16.properties.inputs.
items.properties.name.type,parentSchema:schema16.properties.inputs.items.properties.name,data:data8};if(vErrors===null){
vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data7.label!==void 0&&func0.call(data7,"label")){let data9=data7.label;
this.note("text",instancePath+"/inputs/"+i0+"/label",data9);if(typeof data9==="string"){if(func51(data9)<1){const err21={
instancePath:instancePath+"/inputs/"+i0+"/label",schemaPath:"#/properties/inputs/items/properties/label/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.inputs.items.properties.label,data:data9};if(vErrors===
null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}else{const err22={instancePath:instancePath+"/inputs/"+i0+"/lab\
el",schemaPath:"#/properties/inputs/items/properties/label/type",keyword:"type",params:{type:"string"},schema:schema16.properties.
inputs.items.properties.label.type,parentSchema:schema16.properties.inputs.items.properties.label,data:data9};if(vErrors===
null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}if(data7.hint!==void 0&&func0.call(data7,"hint")){let data10=data7.
hint;this.note("text",instancePath+"/inputs/"+i0+"/hint",data10);if(typeof data10==="string"){if(func51(data10)<1){const err23={
instancePath:instancePath+"/inputs/"+i0+"/hint",schemaPath:"#/properties/inputs/items/properties/hint/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.inputs.items.properties.hint,data:data10};if(vErrors===
null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}else{const err24={instancePath:instancePath+"/inputs/"+i0+"/hin\
t",schemaPath:"#/properties/inputs/items/properties/hint/type",keyword:"type",params:{type:"string"},schema:schema16.properties.
inputs.items.properties.hint.type,parentSchema:schema16.properties.inputs.items.properties.hint,data:data10};if(vErrors===
null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}if(data7.unit!==void 0&&func0.call(data7,"unit")){let data11=data7.
unit;this.note("text",instancePath+"/inputs/"+i0+"/unit",data11);if(typeof data11==="string"){if(func51(data11)<1){const err25={
instancePath:instancePath+"/inputs/"+i0+"/unit",schemaPath:"#/properties/inputs/items/properties/unit/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.inputs.items.properties.unit,data:data11};if(vErrors===
null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}else{const err26={instancePath:instancePath+"/inputs/"+i0+"/uni\
t",schemaPath:"#/properties/inputs/items/properties/unit/type",keyword:"type",params:{type:"string"},schema:schema16.properties.
inputs.items.properties.unit.type,parentSchema:schema16.properties.inputs.items.properties.unit,data:data11};if(vErrors===
null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}if(data7.default!==void 0&&func0.call(data7,"default")){let data12=data7.
default;if(typeof data12!=="string"){const err27={instancePath:instancePath+"/inputs/"+i0+"/default",schemaPath:"#/prope\
rties/inputs/items/properties/default/type",keyword:"type",params:{type:"string"},schema:schema16.properties.inputs.items.
properties.default.type,parentSchema:schema16.properties.inputs.items.properties.default,data:data12};if(vErrors===null){
vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data7.options!==void 0&&func0.call(data7,"options")){let data13=data7.
options;if(Array.isArray(data13)){if(data13.length<2){const err28={instancePath:instancePath+"/inputs/"+i0+"/options",schemaPath:"\
#/properties/inputs/items/properties/options/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema16.
properties.inputs.items.properties.options,data:data13};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}
const len1=data13.length;for(let i1=0;i1<len1;i1++){let data14=data13[i1];if(data14&&typeof data14=="object"&&!Array.isArray(
data14)){if(data14.value===void 0||!func0.call(data14,"value")){const err29={instancePath:instancePath+"/inputs/"+i0+"/o\
ptions/"+i1,schemaPath:"#/properties/inputs/items/properties/options/items/required",keyword:"required",params:{missingProperty:"\
value"},schema:schema16.properties.inputs.items.properties.options.items.required,parentSchema:schema16.properties.inputs.
items.properties.options.items,data:data14};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}if(data14.
label===void 0||!func0.call(data14,"label")){const err30={instancePath:instancePath+"/inputs/"+i0+"/options/"+i1,schemaPath:"\
#/properties/inputs/items/properties/options/items/required",keyword:"required",params:{missingProperty:"label"},schema:schema16.
properties.inputs.items.properties.options.items.required,parentSchema:schema16.properties.inputs.items.properties.options.
items,data:data14};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}for(const key2 of Object.keys(data14)){
if(!(key2==="value"||key2==="label")){const err31={instancePath:instancePath+"/inputs/"+i0+"/options/"+i1,schemaPath:"#/\
properties/inputs/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
schema:false,parentSchema:schema16.properties.inputs.items.properties.options.items,data:data14};if(vErrors===null){vErrors=
[err31]}else{vErrors.push(err31)}errors++}}if(data14.value!==void 0&&func0.call(data14,"value")){let data15=data14.value;
if(!(typeof data15=="number"&&isFinite(data15))){const err32={instancePath:instancePath+"/inputs/"+i0+"/options/"+i1+"/v\
alue",schemaPath:"#/properties/inputs/items/properties/options/items/properties/value/type",keyword:"type",params:{type:"\
number"},schema:schema16.properties.inputs.items.properties.options.items.properties.value.type,parentSchema:schema16.properties.
inputs.items.properties.options.items.properties.value,data:data15};if(vErrors===null){vErrors=[err32]}else{vErrors.push(
err32)}errors++}}if(data14.label!==void 0&&func0.call(data14,"label")){let data16=data14.label;this.note("text",instancePath+
"/inputs/"+i0+"/options/"+i1+"/label",data16);if(typeof data16==="string"){if(func51(data16)<1){const err33={instancePath:instancePath+
"/inputs/"+i0+"/options/"+i1+"/label",schemaPath:"#/properties/inputs/items/properties/options/items/properties/label/mi\
nLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.inputs.items.properties.options.
items.properties.label,data:data16};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}else{const err34={
instancePath:instancePath+"/inputs/"+i0+"/options/"+i1+"/label",schemaPath:"#/properties/inputs/items/properties/options\
/items/properties/label/type",keyword:"type",params:{type:"string"},schema:schema16.properties.inputs.items.properties.options.
items.properties.label.type,parentSchema:schema16.properties.inputs.items.properties.options.items.properties.label,data:data16};
if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}}else{const err35={instancePath:instancePath+"/inp\
uts/"+i0+"/options/"+i1,schemaPath:"#/properties/inputs/items/properties/options/items/type",keyword:"type",params:{type:"\
object"},schema:schema16.properties.inputs.items.properties.options.items.type,parentSchema:schema16.properties.inputs.items.
properties.options.items,data:data14};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}}else{const err36={
instancePath:instancePath+"/inputs/"+i0+"/options",schemaPath:"#/properties/inputs/items/properties/options/type",keyword:"\
type",params:{type:"array"},schema:schema16.properties.inputs.items.properties.options.type,parentSchema:schema16.properties.
inputs.items.properties.options,data:data13};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}}else{
const err37={instancePath:instancePath+"/inputs/"+i0,schemaPath:"#/properties/inputs/items/type",keyword:"type",params:{
type:"object"},schema:schema16.properties.inputs.items.type,parentSchema:schema16.properties.inputs.items,data:data7};if(vErrors===
null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}}else{const err38={instancePath:instancePath+"/inputs",schemaPath:"\
#/properties/inputs/type",keyword:"type",params:{type:"array"},schema:schema16.properties.inputs.type,parentSchema:schema16.
properties.inputs,data:data6};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}if(data.results!==void 0&&
func0.call(data,"results")){let data17=data.results;if(Array.isArray(data17)){if(data17.length<1){const err39={instancePath:instancePath+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema16.
properties.results,data:data17};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}const len2=data17.length;
for(let i2=0;i2<len2;i2++){let data18=data17[i2];if(data18&&typeof data18=="object"&&!Array.isArray(data18)){if(data18.name===
void 0||!func0.call(data18,"name")){const err40={instancePath:instancePath+"/results/"+i2,schemaPath:"#/properties/resul\
ts/items/required",keyword:"required",params:{missingProperty:"name"},schema:schema16.properties.results.items.required,
parentSchema:schema16.properties.results.items,data:data18};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}
errors++}if(data18.label===void 0||!func0.call(data18,"label")){const err41={instancePath:instancePath+"/results/"+i2,schemaPath:"\
#/properties/results/items/required",keyword:"required",params:{missingProperty:"label"},schema:schema16.properties.results.
items.required,parentSchema:schema16.properties.results.items,data:data18};if(vErrors===null){vErrors=[err41]}else{vErrors.
push(err41)}errors++}if(data18.formula===void 0||!func0.call(data18,"formula")){const err42={instancePath:instancePath+"\
/results/"+i2,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty:"formula"},schema:schema16.
properties.results.items.required,parentSchema:schema16.properties.results.items,data:data18};if(vErrors===null){vErrors=
[err42]}else{vErrors.push(err42)}errors++}if(data18.format===void 0||!func0.call(data18,"format")){const err43={instancePath:instancePath+
"/results/"+i2,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty:"format"},schema:schema16.
properties.results.items.required,parentSchema:schema16.properties.results.items,data:data18};if(vErrors===null){vErrors=
[err43]}else{vErrors.push(err43)}errors++}for(const key3 of Object.keys(data18)){if(!(key3==="name"||key3==="label"||key3===
"formula"||key3==="format"||key3==="showWhen"||key3==="emphasis")){const err44={instancePath:instancePath+"/results/"+i2,
schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},
schema:false,parentSchema:schema16.properties.results.items,data:data18};if(vErrors===null){vErrors=[err44]}else{vErrors.
push(err44)}errors++}}if(data18.name!==void 0&&func0.call(data18,"name")){let data19=data18.name;if(typeof data19==="str\
ing"){if(!pattern12.test(data19)){const err45={instancePath:instancePath+"/results/"+i2+"/name",schemaPath:"#/properties\
/results/items/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",
parentSchema:schema16.properties.results.items.properties.name,data:data19};if(vErrors===null){vErrors=[err45]}else{vErrors.
push(err45)}errors++}}else{const err46={instancePath:instancePath+"/results/"+i2+"/name",schemaPath:"#/properties/result\
s/items/properties/name/type",keyword:"type",params:{type:"string"},schema:schema16.properties.results.items.properties.
name.type,parentSchema:schema16.properties.results.items.properties.name,data:data19};if(vErrors===null){vErrors=[err46]}else{
vErrors.push(err46)}errors++}}if(data18.label!==void 0&&func0.call(data18,"label")){let data20=data18.label;this.note("t\
ext",instancePath+"/results/"+i2+"/label",data20);if(typeof data20==="string"){if(func51(data20)<1){const err47={instancePath:instancePath+
"/results/"+i2+"/label",schemaPath:"#/properties/results/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema16.properties.results.items.properties.label,data:data20};if(vErrors===null){vErrors=[err47]}else{
vErrors.push(err47)}errors++}}else{const err48={instancePath:instancePath+"/results/"+i2+"/label",schemaPath:"#/properti\
es/results/items/properties/label/type",keyword:"type",params:{type:"string"},schema:schema16.properties.results.items.properties.
label.type,parentSchema:schema16.properties.results.items.properties.label,data:data20};if(vErrors===null){vErrors=[err48]}else{
vErrors.push(err48)}errors++}}if(data18.formula!==void 0&&func0.call(data18,"formula")){let data21=data18.formula;this.note(
"formula",instancePath+"/results/"+i2+"/formula",data21);if(typeof data21==="string"){if(func51(data21)<1){const err49={
instancePath:instancePath+"/results/"+i2+"/formula",schemaPath:"#/properties/results/items/properties/formula/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.results.items.properties.formula,data:data21};
if(vErrors===null){vErrors=[err49]}else{vErrors.push(err49)}errors++}}else{const err50={instancePath:instancePath+"/resu\
lts/"+i2+"/formula",schemaPath:"#/properties/results/items/properties/formula/type",keyword:"type",params:{type:"string"},
schema:schema16.properties.results.items.properties.formula.type,parentSchema:schema16.properties.results.items.properties.
formula,data:data21};if(vErrors===null){vErrors=[err50]}else{vErrors.push(err50)}errors++}}if(data18.format!==void 0&&func0.
call(data18,"format")){let data22=data18.format;this.note("number-format",instancePath+"/results/"+i2+"/format",data22);
if(typeof data22==="string"){if(func51(data22)<1){const err51={instancePath:instancePath+"/results/"+i2+"/format",schemaPath:"\
#/properties/results/items/properties/format/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema16.
properties.results.items.properties.format,data:data22};if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}
if(!pattern14.test(data22)){const err52={instancePath:instancePath+"/results/"+i2+"/format",schemaPath:"#/properties/res\
ults/items/properties/format/pattern",keyword:"pattern",params:{pattern:"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$"},schema:"^[^\
0]*(0,000|0)(\\.0{1,4})?[^0]*$",parentSchema:schema16.properties.results.items.properties.format,data:data22};if(vErrors===
null){vErrors=[err52]}else{vErrors.push(err52)}errors++}}else{const err53={instancePath:instancePath+"/results/"+i2+"/fo\
rmat",schemaPath:"#/properties/results/items/properties/format/type",keyword:"type",params:{type:"string"},schema:schema16.
properties.results.items.properties.format.type,parentSchema:schema16.properties.results.items.properties.format,data:data22};
if(vErrors===null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}if(data18.showWhen!==void 0&&func0.call(data18,"sh\
owWhen")){let data23=data18.showWhen;this.note("formula",instancePath+"/results/"+i2+"/showWhen",data23);if(typeof data23===
"string"){if(func51(data23)<1){const err54={instancePath:instancePath+"/results/"+i2+"/showWhen",schemaPath:"#/propertie\
s/results/items/properties/showWhen/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.
results.items.properties.showWhen,data:data23};if(vErrors===null){vErrors=[err54]}else{vErrors.push(err54)}errors++}}else{
const err55={instancePath:instancePath+"/results/"+i2+"/showWhen",schemaPath:"#/properties/results/items/properties/show\
When/type",keyword:"type",params:{type:"string"},schema:schema16.properties.results.items.properties.showWhen.type,parentSchema:schema16.
properties.results.items.properties.showWhen,data:data23};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}
if(data18.emphasis!==void 0&&func0.call(data18,"emphasis")){let data24=data18.emphasis;if(typeof data24!=="boolean"){const err56={
instancePath:instancePath+"/results/"+i2+"/emphasis",schemaPath:"#/properties/results/items/properties/emphasis/type",keyword:"\
type",params:{type:"boolean"},schema:schema16.properties.results.items.properties.emphasis.type,parentSchema:schema16.properties.
results.items.properties.emphasis,data:data24};if(vErrors===null){vErrors=[err56]}else{vErrors.push(err56)}errors++}}}else{
const err57={instancePath:instancePath+"/results/"+i2,schemaPath:"#/properties/results/items/type",keyword:"type",params:{
type:"object"},schema:schema16.properties.results.items.type,parentSchema:schema16.properties.results.items,data:data18};
if(vErrors===null){vErrors=[err57]}else{vErrors.push(err57)}errors++}}}else{const err58={instancePath:instancePath+"/res\
ults",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},schema:schema16.properties.results.type,
parentSchema:schema16.properties.results,data:data17};if(vErrors===null){vErrors=[err58]}else{vErrors.push(err58)}errors++}}
if(data.result!==void 0&&func0.call(data,"result")){let data25=data.result;if(!(data25==="shown"||data25==="hidden")){const err59={
instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:schema16.
properties.result.enum},schema:schema16.properties.result.enum,parentSchema:schema16.properties.result,data:data25};if(vErrors===
null){vErrors=[err59]}else{vErrors.push(err59)}errors++}}if(data.note!==void 0&&func0.call(data,"note")){let data26=data.
note;this.note("rich-text",instancePath+"/note",data26);if(typeof data26==="string"){if(func51(data26)<1){const err60={instancePath:instancePath+
"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema16.properties.
note,data:data26};if(vErrors===null){vErrors=[err60]}else{vErrors.push(err60)}errors++}}else{const err61={instancePath:instancePath+
"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},schema:schema16.properties.note.type,parentSchema:schema16.
properties.note,data:data26};if(vErrors===null){vErrors=[err61]}else{vErrors.push(err61)}errors++}}if(data.buttons!==void 0&&
func0.call(data,"buttons")){let data27=data.buttons;if(Array.isArray(data27)){if(data27.length>3){const err62={instancePath:instancePath+
"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema16.
properties.buttons,data:data27};if(vErrors===null){vErrors=[err62]}else{vErrors.push(err62)}errors++}if(data27.length<1){
const err63={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:schema16.properties.buttons,data:data27};if(vErrors===null){vErrors=[err63]}else{vErrors.
push(err63)}errors++}const len3=data27.length;for(let i3=0;i3<len3;i3++){let data28=data27[i3];if(data28&&typeof data28==
"object"&&!Array.isArray(data28)){if(data28.label===void 0||!func0.call(data28,"label")){const err64={instancePath:instancePath+
"/buttons/"+i3,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"label"},schema:schema15.
required,parentSchema:schema15,data:data28};if(vErrors===null){vErrors=[err64]}else{vErrors.push(err64)}errors++}if(data28.
action===void 0||!func0.call(data28,"action")){const err65={instancePath:instancePath+"/buttons/"+i3,schemaPath:"#/defin\
itions/ButtonData/required",keyword:"required",params:{missingProperty:"action"},schema:schema15.required,parentSchema:schema15,
data:data28};if(vErrors===null){vErrors=[err65]}else{vErrors.push(err65)}errors++}for(const key4 of Object.keys(data28)){
if(!(key4==="label"||key4==="action"||key4==="variant"||key4==="size")){const err66={instancePath:instancePath+"/buttons\
/"+i3,schemaPath:"#/definitions/ButtonData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
schema:false,parentSchema:schema15,data:data28};if(vErrors===null){vErrors=[err66]}else{vErrors.push(err66)}errors++}}if(data28.
label!==void 0&&func0.call(data28,"label")){let data29=data28.label;this.note("text",instancePath+"/buttons/"+i3+"/label",
data29);if(typeof data29==="string"){if(func51(data29)<1){const err67={instancePath:instancePath+"/buttons/"+i3+"/label",
schemaPath:"#/definitions/ButtonData/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.label,data:data29};if(vErrors===null){vErrors=[err67]}else{vErrors.push(err67)}errors++}}else{const err68={instancePath:instancePath+
"/buttons/"+i3+"/label",schemaPath:"#/definitions/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema15.properties.label.type,parentSchema:schema15.properties.label,data:data29};if(vErrors===null){vErrors=[err68]}else{
vErrors.push(err68)}errors++}}if(data28.action!==void 0&&func0.call(data28,"action")){let data30=data28.action;if(typeof data30!==
"string"&&!(data30&&typeof data30=="object"&&!Array.isArray(data30))){const err69={instancePath:instancePath+"/buttons/"+
i3+"/action",schemaPath:"#/definitions/ButtonData/properties/action/type",keyword:"type",params:{type:schema15.properties.
action.type},schema:schema15.properties.action.type,parentSchema:schema15.properties.action,data:data30};if(vErrors===null){
vErrors=[err69]}else{vErrors.push(err69)}errors++}const _errs66=errors;let valid14=true;const _errs67=errors;if(typeof data30!==
"string"){const err70={};if(vErrors===null){vErrors=[err70]}else{vErrors.push(err70)}errors++}var _valid0=_errs67===errors;
errors=_errs66;if(vErrors!==null){if(_errs66){vErrors.length=_errs66}else{vErrors=null}}let ifClause0;if(_valid0){const _errs69=errors;
if(!(data30==="none")){const err71={instancePath:instancePath+"/buttons/"+i3+"/action",schemaPath:"#/definitions/ButtonD\
ata/properties/action/then/enum",keyword:"enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.
properties.action.then.enum,parentSchema:schema15.properties.action.then,data:data30};if(vErrors===null){vErrors=[err71]}else{
vErrors.push(err71)}errors++}var _valid0=_errs69===errors;valid14=_valid0;ifClause0="then"}else{const _errs70=errors;if(data30&&
typeof data30=="object"&&!Array.isArray(data30)){if(Object.keys(data30).length<1){const err72={instancePath:instancePath+
"/buttons/"+i3+"/action",schemaPath:"#/definitions/ButtonData/properties/action/else/minProperties",keyword:"minProperti\
es",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else,data:data30};if(vErrors===null){vErrors=[err72]}else{
vErrors.push(err72)}errors++}for(const key5 of Object.keys(data30)){if(!(key5==="link"||key5==="dialog"||key5==="inquiry\
Type"||key5==="download")){const err73={instancePath:instancePath+"/buttons/"+i3+"/action",schemaPath:"#/definitions/But\
tonData/properties/action/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},schema:false,
parentSchema:schema15.properties.action.else,data:data30};if(vErrors===null){vErrors=[err73]}else{vErrors.push(err73)}errors++}}
if(data30.link!==void 0&&func0.call(data30,"link")){let data31=data30.link;if(typeof data31==="string"){if(func51(data31)<
1){const err74={instancePath:instancePath+"/buttons/"+i3+"/action/link",schemaPath:"#/definitions/ButtonData/properties/\
action/else/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.
else.properties.link,data:data31};if(vErrors===null){vErrors=[err74]}else{vErrors.push(err74)}errors++}}else{const err75={
instancePath:instancePath+"/buttons/"+i3+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/prop\
erties/link/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.
properties.action.else.properties.link,data:data31};if(vErrors===null){vErrors=[err75]}else{vErrors.push(err75)}errors++}}
if(data30.dialog!==void 0&&func0.call(data30,"dialog")){let data32=data30.dialog;if(typeof data32==="string"){if(func51(
data32)<1){const err76={instancePath:instancePath+"/buttons/"+i3+"/action/dialog",schemaPath:"#/definitions/ButtonData/p\
roperties/action/else/properties/dialog/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.
action.else.properties.dialog,data:data32};if(vErrors===null){vErrors=[err76]}else{vErrors.push(err76)}errors++}}else{const err77={
instancePath:instancePath+"/buttons/"+i3+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/pr\
operties/dialog/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,
parentSchema:schema15.properties.action.else.properties.dialog,data:data32};if(vErrors===null){vErrors=[err77]}else{vErrors.
push(err77)}errors++}}if(data30.inquiryType!==void 0&&func0.call(data30,"inquiryType")){let data33=data30.inquiryType;if(typeof data33===
"string"){if(func51(data33)<1){const err78={instancePath:instancePath+"/buttons/"+i3+"/action/inquiryType",schemaPath:"#\
/definitions/ButtonData/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema15.properties.action.else.properties.inquiryType,data:data33};if(vErrors===null){vErrors=[err78]}else{
vErrors.push(err78)}errors++}}else{const err79={instancePath:instancePath+"/buttons/"+i3+"/action/inquiryType",schemaPath:"\
#/definitions/ButtonData/properties/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.
properties.action.else.properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data33};
if(vErrors===null){vErrors=[err79]}else{vErrors.push(err79)}errors++}}if(data30.download!==void 0&&func0.call(data30,"do\
wnload")){let data34=data30.download;if(typeof data34==="string"){if(func51(data34)<1){const err80={instancePath:instancePath+
"/buttons/"+i3+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data34};
if(vErrors===null){vErrors=[err80]}else{vErrors.push(err80)}errors++}}else{const err81={instancePath:instancePath+"/butt\
ons/"+i3+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"\
type",params:{type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.
action.else.properties.download,data:data34};if(vErrors===null){vErrors=[err81]}else{vErrors.push(err81)}errors++}}}var _valid0=_errs70===
errors;valid14=_valid0;ifClause0="else"}if(!valid14){const err82={instancePath:instancePath+"/buttons/"+i3+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data30};if(vErrors===null){vErrors=[err82]}else{vErrors.push(err82)}
errors++}this.note("action",instancePath+"/buttons/"+i3+"/action",data30)}if(data28.variant!==void 0&&func0.call(data28,
"variant")){let data35=data28.variant;if(!(data35==="default"||data35==="destructive"||data35==="outline"||data35==="out\
line-on-dark"||data35==="secondary"||data35==="ghost"||data35==="link"||data35==="hero"||data35==="outline-hero")){const err83={
instancePath:instancePath+"/buttons/"+i3+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data35};if(vErrors===null){vErrors=[err83]}else{vErrors.push(err83)}errors++}}if(data28.size!==void 0&&
func0.call(data28,"size")){let data36=data28.size;if(!(data36==="default"||data36==="sm"||data36==="lg"||data36==="xl"||
data36==="icon")){const err84={instancePath:instancePath+"/buttons/"+i3+"/size",schemaPath:"#/definitions/ButtonData/pro\
perties/size/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,
parentSchema:schema15.properties.size,data:data36};if(vErrors===null){vErrors=[err84]}else{vErrors.push(err84)}errors++}}}else{
const err85={instancePath:instancePath+"/buttons/"+i3,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{
type:"object"},schema:schema15.type,parentSchema:schema15,data:data28};if(vErrors===null){vErrors=[err85]}else{vErrors.push(
err85)}errors++}}}else{const err86={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"\
type",params:{type:"array"},schema:schema16.properties.buttons.type,parentSchema:schema16.properties.buttons,data:data27};
if(vErrors===null){vErrors=[err86]}else{vErrors.push(err86)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){
let data37=data.hidden;if(typeof data37!=="boolean"){const err87={instancePath:instancePath+"/hidden",schemaPath:"#/prop\
erties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema16.properties.hidden.type,parentSchema:schema16.
properties.hidden,data:data37};if(vErrors===null){vErrors=[err87]}else{vErrors.push(err87)}errors++}this.note("schedule",
instancePath+"/hidden",data37)}if(data.from!==void 0&&func0.call(data,"from")){let data38=data.from;this.note("schedule",
instancePath+"/from",data38);if(typeof data38==="string"){if(!pattern1.test(data38)){const err88={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema16.properties.from,data:data38};if(vErrors===null){vErrors=[err88]}else{vErrors.push(
err88)}errors++}}else{const err89={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema16.properties.from.type,parentSchema:schema16.properties.from,data:data38};if(vErrors===
null){vErrors=[err89]}else{vErrors.push(err89)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data39=data.
until;this.note("schedule",instancePath+"/until",data39);if(typeof data39==="string"){if(!pattern1.test(data39)){const err90={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema16.properties.until,data:data39};if(vErrors===
null){vErrors=[err90]}else{vErrors.push(err90)}errors++}}else{const err91={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema16.properties.until.type,parentSchema:schema16.
properties.until,data:data39};if(vErrors===null){vErrors=[err91]}else{vErrors.push(err91)}errors++}}}else{const err92={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema16.type,parentSchema:schema16,data};if(vErrors===
null){vErrors=[err92]}else{vErrors.push(err92)}errors++}validate15.errors=vErrors;return errors===0}var CallToActionBlock=validate16;
var schema18={"title":"CallToActionBlock","description":"One thing to do next, at the end of a page.","type":"object","a\
dditionalProperties":false,"required":["type","heading","buttons"],"properties":{"type":{"const":"call-to-action","descr\
iption":"Always `call-to-action`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0\
-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is r\
eached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few \
words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"siz\
e":"3xl","weight":560,"tracking":-.04,"width":280,"lines":7}},"text":{"type":"string","minLength":1,"kind":"rich-text","\
tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.",
"room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"Ho\
w the section stands out from its neighbours: plain, tinted or bold."},"buttons":{"type":"array","minItems":1,"descripti\
on":"One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData",
"description":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out o\
f the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\\
d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or\
 a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[\
+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06\
-01`, or a time; the day before is the last one that shows it."}}};function validate16(data,{instancePath="",parentData,
parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:schema18.required,parentSchema:schema18,data};if(vErrors===null){vErrors=[err0]}else{vErrors.
push(err0)}errors++}if(data.heading===void 0||!func0.call(data,"heading")){const err1={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"heading"},schema:schema18.required,parentSchema:schema18,data};if(vErrors===
null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.buttons===void 0||!func0.call(data,"buttons")){const err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"buttons"},schema:schema18.required,parentSchema:schema18,
data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}for(const key0 of Object.keys(data)){if(!func0.
call(schema18.properties,key0)){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},schema:false,parentSchema:schema18,data};if(vErrors===null){vErrors=[err3]}else{vErrors.
push(err3)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("call-to-action"!==data0){const err4={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"call-to-act\
ion"},schema:"call-to-action",parentSchema:schema18.properties.type,data:data0};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",
data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err5={instancePath:instancePath+"/id",schemaPath:"#/p\
roperties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$",parentSchema:schema18.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}else{
const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema18.
properties.id.type,parentSchema:schema18.properties.id,data:data1};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}
errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/e\
yebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+"/eyebrow",schemaPath:"\
#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema18.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+"/eyebrow",
schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema18.properties.eyebrow.type,parentSchema:schema18.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.heading!==void 0&&
func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="st\
ring"){if(func51(data3)<1){const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema18.properties.heading,data:data3};if(vErrors===null){vErrors=
[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+"/heading",schemaPath:"#/properties\
/heading/type",keyword:"type",params:{type:"string"},schema:schema18.properties.heading.type,parentSchema:schema18.properties.
heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}if(data.text!==void 0&&func0.call(
data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(
data4)<1){const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema18.properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(
err11)}errors++}}else{const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema18.properties.text.type,parentSchema:schema18.properties.text,data:data4};if(vErrors===
null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err13={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema18.properties.background.enum},schema:schema18.
properties.background.enum,parentSchema:schema18.properties.background,data:data5};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}}if(data.buttons!==void 0&&func0.call(data,"buttons")){let data6=data.buttons;if(Array.isArray(
data6)){if(data6.length>3){const err14={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",
keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema18.properties.buttons,data:data6};if(vErrors===null){vErrors=
[err14]}else{vErrors.push(err14)}errors++}if(data6.length<1){const err15={instancePath:instancePath+"/buttons",schemaPath:"\
#/properties/buttons/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema18.properties.buttons,data:data6};
if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}const len0=data6.length;for(let i0=0;i0<len0;i0++){
let data7=data6[i0];if(data7&&typeof data7=="object"&&!Array.isArray(data7)){if(data7.label===void 0||!func0.call(data7,
"label")){const err16={instancePath:instancePath+"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/required",keyword:"\
required",params:{missingProperty:"label"},schema:schema15.required,parentSchema:schema15,data:data7};if(vErrors===null){
vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data7.action===void 0||!func0.call(data7,"action")){const err17={instancePath:instancePath+
"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"action"},schema:schema15.
required,parentSchema:schema15,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}for(const key1 of Object.
keys(data7)){if(!(key1==="label"||key1==="action"||key1==="variant"||key1==="size")){const err18={instancePath:instancePath+
"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
schema:false,parentSchema:schema15,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data7.
label!==void 0&&func0.call(data7,"label")){let data8=data7.label;this.note("text",instancePath+"/buttons/"+i0+"/label",data8);
if(typeof data8==="string"){if(func51(data8)<1){const err19={instancePath:instancePath+"/buttons/"+i0+"/label",schemaPath:"\
#/definitions/ButtonData/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.label,data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+
"/buttons/"+i0+"/label",schemaPath:"#/definitions/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema15.properties.label.type,parentSchema:schema15.properties.label,data:data8};if(vErrors===null){vErrors=[err20]}else{
vErrors.push(err20)}errors++}}if(data7.action!==void 0&&func0.call(data7,"action")){let data9=data7.action;if(typeof data9!==
"string"&&!(data9&&typeof data9=="object"&&!Array.isArray(data9))){const err21={instancePath:instancePath+"/buttons/"+i0+
"/action",schemaPath:"#/definitions/ButtonData/properties/action/type",keyword:"type",params:{type:schema15.properties.action.
type},schema:schema15.properties.action.type,parentSchema:schema15.properties.action,data:data9};if(vErrors===null){vErrors=
[err21]}else{vErrors.push(err21)}errors++}const _errs22=errors;let valid5=true;const _errs23=errors;if(typeof data9!=="s\
tring"){const err22={};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}var _valid0=_errs23===errors;
errors=_errs22;if(vErrors!==null){if(_errs22){vErrors.length=_errs22}else{vErrors=null}}let ifClause0;if(_valid0){const _errs25=errors;
if(!(data9==="none")){const err23={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"#/definitions/ButtonDa\
ta/properties/action/then/enum",keyword:"enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.
properties.action.then.enum,parentSchema:schema15.properties.action.then,data:data9};if(vErrors===null){vErrors=[err23]}else{
vErrors.push(err23)}errors++}var _valid0=_errs25===errors;valid5=_valid0;ifClause0="then"}else{const _errs26=errors;if(data9&&
typeof data9=="object"&&!Array.isArray(data9)){if(Object.keys(data9).length<1){const err24={instancePath:instancePath+"/\
buttons/"+i0+"/action",schemaPath:"#/definitions/ButtonData/properties/action/else/minProperties",keyword:"minProperties",
params:{limit:1},schema:1,parentSchema:schema15.properties.action.else,data:data9};if(vErrors===null){vErrors=[err24]}else{
vErrors.push(err24)}errors++}for(const key2 of Object.keys(data9)){if(!(key2==="link"||key2==="dialog"||key2==="inquiryT\
ype"||key2==="download")){const err25={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"#/definitions/Butt\
onData/properties/action/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},schema:false,
parentSchema:schema15.properties.action.else,data:data9};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}
if(data9.link!==void 0&&func0.call(data9,"link")){let data10=data9.link;if(typeof data10==="string"){if(func51(data10)<1){
const err26={instancePath:instancePath+"/buttons/"+i0+"/action/link",schemaPath:"#/definitions/ButtonData/properties/act\
ion/else/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.
else.properties.link,data:data10};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}else{const err27={
instancePath:instancePath+"/buttons/"+i0+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/prop\
erties/link/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.
properties.action.else.properties.link,data:data10};if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}
if(data9.dialog!==void 0&&func0.call(data9,"dialog")){let data11=data9.dialog;if(typeof data11==="string"){if(func51(data11)<
1){const err28={instancePath:instancePath+"/buttons/"+i0+"/action/dialog",schemaPath:"#/definitions/ButtonData/propertie\
s/action/else/properties/dialog/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.
action.else.properties.dialog,data:data11};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={
instancePath:instancePath+"/buttons/"+i0+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/pr\
operties/dialog/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,
parentSchema:schema15.properties.action.else.properties.dialog,data:data11};if(vErrors===null){vErrors=[err29]}else{vErrors.
push(err29)}errors++}}if(data9.inquiryType!==void 0&&func0.call(data9,"inquiryType")){let data12=data9.inquiryType;if(typeof data12===
"string"){if(func51(data12)<1){const err30={instancePath:instancePath+"/buttons/"+i0+"/action/inquiryType",schemaPath:"#\
/definitions/ButtonData/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema15.properties.action.else.properties.inquiryType,data:data12};if(vErrors===null){vErrors=[err30]}else{
vErrors.push(err30)}errors++}}else{const err31={instancePath:instancePath+"/buttons/"+i0+"/action/inquiryType",schemaPath:"\
#/definitions/ButtonData/properties/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.
properties.action.else.properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data12};
if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}if(data9.download!==void 0&&func0.call(data9,"down\
load")){let data13=data9.download;if(typeof data13==="string"){if(func51(data13)<1){const err32={instancePath:instancePath+
"/buttons/"+i0+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data13};
if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}else{const err33={instancePath:instancePath+"/butt\
ons/"+i0+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"\
type",params:{type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.
action.else.properties.download,data:data13};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}}var _valid0=_errs26===
errors;valid5=_valid0;ifClause0="else"}if(!valid5){const err34={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data9};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}
errors++}this.note("action",instancePath+"/buttons/"+i0+"/action",data9)}if(data7.variant!==void 0&&func0.call(data7,"va\
riant")){let data14=data7.variant;if(!(data14==="default"||data14==="destructive"||data14==="outline"||data14==="outline\
-on-dark"||data14==="secondary"||data14==="ghost"||data14==="link"||data14==="hero"||data14==="outline-hero")){const err35={
instancePath:instancePath+"/buttons/"+i0+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data14};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}if(data7.size!==void 0&&
func0.call(data7,"size")){let data15=data7.size;if(!(data15==="default"||data15==="sm"||data15==="lg"||data15==="xl"||data15===
"icon")){const err36={instancePath:instancePath+"/buttons/"+i0+"/size",schemaPath:"#/definitions/ButtonData/properties/s\
ize/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,parentSchema:schema15.
properties.size,data:data15};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}}else{const err37={instancePath:instancePath+
"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{type:"object"},schema:schema15.type,parentSchema:schema15,
data:data7};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}}else{const err38={instancePath:instancePath+
"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type:"array"},schema:schema18.properties.buttons.
type,parentSchema:schema18.properties.buttons,data:data6};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}
if(data.hidden!==void 0&&func0.call(data,"hidden")){let data16=data.hidden;if(typeof data16!=="boolean"){const err39={instancePath:instancePath+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema18.properties.hidden.
type,parentSchema:schema18.properties.hidden,data:data16};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}
this.note("schedule",instancePath+"/hidden",data16)}if(data.from!==void 0&&func0.call(data,"from")){let data17=data.from;
this.note("schedule",instancePath+"/from",data17);if(typeof data17==="string"){if(!pattern1.test(data17)){const err40={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema18.properties.from,data:data17};if(vErrors===null){vErrors=[err40]}else{vErrors.push(
err40)}errors++}}else{const err41={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema18.properties.from.type,parentSchema:schema18.properties.from,data:data17};if(vErrors===
null){vErrors=[err41]}else{vErrors.push(err41)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data18=data.
until;this.note("schedule",instancePath+"/until",data18);if(typeof data18==="string"){if(!pattern1.test(data18)){const err42={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema18.properties.until,data:data18};if(vErrors===
null){vErrors=[err42]}else{vErrors.push(err42)}errors++}}else{const err43={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema18.properties.until.type,parentSchema:schema18.
properties.until,data:data18};if(vErrors===null){vErrors=[err43]}else{vErrors.push(err43)}errors++}}}else{const err44={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema18.type,parentSchema:schema18,data};if(vErrors===
null){vErrors=[err44]}else{vErrors.push(err44)}errors++}validate16.errors=vErrors;return errors===0}var CardGridBlock=validate17;
var schema20={"title":"CardGridBlock","description":"A group of cards of equal weight: features, audiences, principles.",
"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid","desc\
ription":"Always `card-grid`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+\
)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is reach\
ed as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few word\
s above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"\
2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsT\
ype":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","\
room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How\
 the section stands out from its neighbours: plain, tinted or bold."},"items":{"type":"array","minItems":2,"description":"\
The cards.","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","description":"What the card is about, in a few words.","room":{"siz\
e":"xl","weight":560,"tracking":-.022,"width":230,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","\
tsType":"RichText","description":"One to three sentences.","room":{"size":"md","width":230}},"icon":{"enum":["person","p\
eople","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","network",
"shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","sea\
rch","check","key","pill","home","scale","spark"],"tsType":"IconName","description":"The small drawing on the card."},"f\
igure":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A figure set large on the card, suc\
h as `((facts.match_rate))`.","room":{"size":"2xl","weight":520,"tracking":-.04,"width":230},"sourced":true},"points":{"\
type":"array","minItems":1,"description":"Short points below the text.","items":{"type":"string","minLength":1,"kind":"r\
ich-text","tsType":"RichText","description":"One point, a few words or one sentence.","room":{"size":"md","width":230}}},
"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"Where the card leads: a page such as \
/payers, a section such as /faq#questions, a web address or an e-mail address (mailto:)."},"linkLabel":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"The words of the link at the foot of the card; without them\
 the title is the link.","room":{"size":"sm","weight":560,"tracking":0,"width":230,"lines":3}}}}},"numbered":{"type":"bo\
olean","description":"Write `true` to number the cards 1, 2, 3."},"buttons":{"type":"array","minItems":1,"description":"\
One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData","des\
cription":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of th\
e site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\\
d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a ti\
me, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\
\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, \
or a time; the day before is the last one that shows it."}}};function validate17(data,{instancePath="",parentData,parentDataProperty,
rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||
!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
ype"},schema:schema20.required,parentSchema:schema20,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}
if(data.items===void 0||!func0.call(data,"items")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},schema:schema20.required,parentSchema:schema20,data};if(vErrors===null){vErrors=[err1]}else{vErrors.
push(err1)}errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema20.properties,key0)){const err2={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema20,
data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){
let data0=data.type;if("card-grid"!==data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/\
const",keyword:"const",params:{allowedValue:"card-grid"},schema:"card-grid",parentSchema:schema20.properties.type,data:data0};
if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.
id;this.note("anchor",instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[\
a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema20.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}else{const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema20.properties.id.type,parentSchema:schema20.properties.id,data:data1};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.
note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema20.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema20.properties.eyebrow.
type,parentSchema:schema20.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}
if(data.heading!==void 0&&func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);
if(typeof data3==="string"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/propertie\
s/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema20.properties.heading,data:data3};
if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",
schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema20.properties.heading.type,parentSchema:schema20.
properties.heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&
func0.call(data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){
if(func51(data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:schema20.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{
vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema20.properties.text.type,parentSchema:schema20.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema20.properties.background.enum},schema:schema20.
properties.background.enum,parentSchema:schema20.properties.background,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.items!==void 0&&func0.call(data,"items")){let data6=data.items;if(Array.isArray(data6)){
if(data6.length<2){const err13={instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"min\
Items",params:{limit:2},schema:2,parentSchema:schema20.properties.items,data:data6};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}const len0=data6.length;for(let i0=0;i0<len0;i0++){let data7=data6[i0];if(data7&&typeof data7==
"object"&&!Array.isArray(data7)){if(data7.title===void 0||!func0.call(data7,"title")){const err14={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"title"},schema:schema20.
properties.items.items.required,parentSchema:schema20.properties.items.items,data:data7};if(vErrors===null){vErrors=[err14]}else{
vErrors.push(err14)}errors++}for(const key1 of Object.keys(data7)){if(!(key1==="title"||key1==="text"||key1==="icon"||key1===
"figure"||key1==="points"||key1==="link"||key1==="linkLabel")){const err15={instancePath:instancePath+"/items/"+i0,schemaPath:"\
#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,
parentSchema:schema20.properties.items.items,data:data7};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}
if(data7.title!==void 0&&func0.call(data7,"title")){let data8=data7.title;this.note("text",instancePath+"/items/"+i0+"/t\
itle",data8);if(typeof data8==="string"){if(func51(data8)<1){const err16={instancePath:instancePath+"/items/"+i0+"/title",
schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema20.
properties.items.items.properties.title,data:data8};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}else{
const err17={instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",
keyword:"type",params:{type:"string"},schema:schema20.properties.items.items.properties.title.type,parentSchema:schema20.
properties.items.items.properties.title,data:data8};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}
if(data7.text!==void 0&&func0.call(data7,"text")){let data9=data7.text;this.note("rich-text",instancePath+"/items/"+i0+"\
/text",data9);if(typeof data9==="string"){if(func51(data9)<1){const err18={instancePath:instancePath+"/items/"+i0+"/text",
schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema20.
properties.items.items.properties.text,data:data9};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}else{
const err19={instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema20.properties.items.items.properties.text.type,parentSchema:schema20.properties.
items.items.properties.text,data:data9};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}if(data7.icon!==
void 0&&func0.call(data7,"icon")){let data10=data7.icon;if(!(data10==="person"||data10==="people"||data10==="family"||data10===
"provider"||data10==="hospital"||data10==="payer"||data10==="employer"||data10==="state"||data10==="identity"||data10===
"coverage"||data10==="authorization"||data10==="claims"||data10==="network"||data10==="shield"||data10==="lock"||data10===
"clock"||data10==="speed"||data10==="money"||data10==="chart"||data10==="document"||data10==="fax"||data10==="phone"||data10===
"mail"||data10==="megaphone"||data10==="pilot"||data10==="globe"||data10==="heart"||data10==="search"||data10==="check"||
data10==="key"||data10==="pill"||data10==="home"||data10==="scale"||data10==="spark")){const err20={instancePath:instancePath+
"/items/"+i0+"/icon",schemaPath:"#/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues:schema20.
properties.items.items.properties.icon.enum},schema:schema20.properties.items.items.properties.icon.enum,parentSchema:schema20.
properties.items.items.properties.icon,data:data10};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}
if(data7.figure!==void 0&&func0.call(data7,"figure")){let data11=data7.figure;this.note("text",instancePath+"/items/"+i0+
"/figure",data11);if(typeof data11==="string"){if(func51(data11)<1){const err21={instancePath:instancePath+"/items/"+i0+
"/figure",schemaPath:"#/properties/items/items/properties/figure/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema20.properties.items.items.properties.figure,data:data11};if(vErrors===null){vErrors=[err21]}else{vErrors.
push(err21)}errors++}}else{const err22={instancePath:instancePath+"/items/"+i0+"/figure",schemaPath:"#/properties/items/\
items/properties/figure/type",keyword:"type",params:{type:"string"},schema:schema20.properties.items.items.properties.figure.
type,parentSchema:schema20.properties.items.items.properties.figure,data:data11};if(vErrors===null){vErrors=[err22]}else{
vErrors.push(err22)}errors++}}if(data7.points!==void 0&&func0.call(data7,"points")){let data12=data7.points;if(Array.isArray(
data12)){if(data12.length<1){const err23={instancePath:instancePath+"/items/"+i0+"/points",schemaPath:"#/properties/item\
s/items/properties/points/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema20.properties.items.
items.properties.points,data:data12};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}const len1=data12.
length;for(let i1=0;i1<len1;i1++){let data13=data12[i1];this.note("rich-text",instancePath+"/items/"+i0+"/points/"+i1,data13);
if(typeof data13==="string"){if(func51(data13)<1){const err24={instancePath:instancePath+"/items/"+i0+"/points/"+i1,schemaPath:"\
#/properties/items/items/properties/points/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema20.
properties.items.items.properties.points.items,data:data13};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}
errors++}}else{const err25={instancePath:instancePath+"/items/"+i0+"/points/"+i1,schemaPath:"#/properties/items/items/pr\
operties/points/items/type",keyword:"type",params:{type:"string"},schema:schema20.properties.items.items.properties.points.
items.type,parentSchema:schema20.properties.items.items.properties.points.items,data:data13};if(vErrors===null){vErrors=
[err25]}else{vErrors.push(err25)}errors++}}}else{const err26={instancePath:instancePath+"/items/"+i0+"/points",schemaPath:"\
#/properties/items/items/properties/points/type",keyword:"type",params:{type:"array"},schema:schema20.properties.items.items.
properties.points.type,parentSchema:schema20.properties.items.items.properties.points,data:data12};if(vErrors===null){vErrors=
[err26]}else{vErrors.push(err26)}errors++}}if(data7.link!==void 0&&func0.call(data7,"link")){let data14=data7.link;this.
note("link",instancePath+"/items/"+i0+"/link",data14);if(typeof data14==="string"){if(func51(data14)<1){const err27={instancePath:instancePath+
"/items/"+i0+"/link",schemaPath:"#/properties/items/items/properties/link/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema20.properties.items.items.properties.link,data:data14};if(vErrors===null){vErrors=[err27]}else{
vErrors.push(err27)}errors++}}else{const err28={instancePath:instancePath+"/items/"+i0+"/link",schemaPath:"#/properties/\
items/items/properties/link/type",keyword:"type",params:{type:"string"},schema:schema20.properties.items.items.properties.
link.type,parentSchema:schema20.properties.items.items.properties.link,data:data14};if(vErrors===null){vErrors=[err28]}else{
vErrors.push(err28)}errors++}}if(data7.linkLabel!==void 0&&func0.call(data7,"linkLabel")){let data15=data7.linkLabel;this.
note("text",instancePath+"/items/"+i0+"/linkLabel",data15);if(typeof data15==="string"){if(func51(data15)<1){const err29={
instancePath:instancePath+"/items/"+i0+"/linkLabel",schemaPath:"#/properties/items/items/properties/linkLabel/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema20.properties.items.items.properties.linkLabel,data:data15};
if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}else{const err30={instancePath:instancePath+"/item\
s/"+i0+"/linkLabel",schemaPath:"#/properties/items/items/properties/linkLabel/type",keyword:"type",params:{type:"string"},
schema:schema20.properties.items.items.properties.linkLabel.type,parentSchema:schema20.properties.items.items.properties.
linkLabel,data:data15};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}}else{const err31={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},schema:schema20.properties.
items.items.type,parentSchema:schema20.properties.items.items,data:data7};if(vErrors===null){vErrors=[err31]}else{vErrors.
push(err31)}errors++}}}else{const err32={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"\
type",params:{type:"array"},schema:schema20.properties.items.type,parentSchema:schema20.properties.items,data:data6};if(vErrors===
null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}if(data.numbered!==void 0&&func0.call(data,"numbered")){let data16=data.
numbered;if(typeof data16!=="boolean"){const err33={instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbe\
red/type",keyword:"type",params:{type:"boolean"},schema:schema20.properties.numbered.type,parentSchema:schema20.properties.
numbered,data:data16};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}if(data.buttons!==void 0&&func0.
call(data,"buttons")){let data17=data.buttons;if(Array.isArray(data17)){if(data17.length>3){const err34={instancePath:instancePath+
"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema20.
properties.buttons,data:data17};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}if(data17.length<1){
const err35={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:schema20.properties.buttons,data:data17};if(vErrors===null){vErrors=[err35]}else{vErrors.
push(err35)}errors++}const len2=data17.length;for(let i2=0;i2<len2;i2++){let data18=data17[i2];if(data18&&typeof data18==
"object"&&!Array.isArray(data18)){if(data18.label===void 0||!func0.call(data18,"label")){const err36={instancePath:instancePath+
"/buttons/"+i2,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"label"},schema:schema15.
required,parentSchema:schema15,data:data18};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}if(data18.
action===void 0||!func0.call(data18,"action")){const err37={instancePath:instancePath+"/buttons/"+i2,schemaPath:"#/defin\
itions/ButtonData/required",keyword:"required",params:{missingProperty:"action"},schema:schema15.required,parentSchema:schema15,
data:data18};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}for(const key2 of Object.keys(data18)){
if(!(key2==="label"||key2==="action"||key2==="variant"||key2==="size")){const err38={instancePath:instancePath+"/buttons\
/"+i2,schemaPath:"#/definitions/ButtonData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
schema:false,parentSchema:schema15,data:data18};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}if(data18.
label!==void 0&&func0.call(data18,"label")){let data19=data18.label;this.note("text",instancePath+"/buttons/"+i2+"/label",
data19);if(typeof data19==="string"){if(func51(data19)<1){const err39={instancePath:instancePath+"/buttons/"+i2+"/label",
schemaPath:"#/definitions/ButtonData/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.label,data:data19};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}else{const err40={instancePath:instancePath+
"/buttons/"+i2+"/label",schemaPath:"#/definitions/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema15.properties.label.type,parentSchema:schema15.properties.label,data:data19};if(vErrors===null){vErrors=[err40]}else{
vErrors.push(err40)}errors++}}if(data18.action!==void 0&&func0.call(data18,"action")){let data20=data18.action;if(typeof data20!==
"string"&&!(data20&&typeof data20=="object"&&!Array.isArray(data20))){const err41={instancePath:instancePath+"/buttons/"+
i2+"/action",schemaPath:"#/definitions/ButtonData/properties/action/type",keyword:"type",params:{type:schema15.properties.
action.type},schema:schema15.properties.action.type,parentSchema:schema15.properties.action,data:data20};if(vErrors===null){
vErrors=[err41]}else{vErrors.push(err41)}errors++}const _errs44=errors;let valid10=true;const _errs45=errors;if(typeof data20!==
"string"){const err42={};if(vErrors===null){vErrors=[err42]}else{vErrors.push(err42)}errors++}var _valid0=_errs45===errors;
errors=_errs44;if(vErrors!==null){if(_errs44){vErrors.length=_errs44}else{vErrors=null}}let ifClause0;if(_valid0){const _errs47=errors;
if(!(data20==="none")){const err43={instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"#/definitions/ButtonD\
ata/properties/action/then/enum",keyword:"enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.
properties.action.then.enum,parentSchema:schema15.properties.action.then,data:data20};if(vErrors===null){vErrors=[err43]}else{
vErrors.push(err43)}errors++}var _valid0=_errs47===errors;valid10=_valid0;ifClause0="then"}else{const _errs48=errors;if(data20&&
typeof data20=="object"&&!Array.isArray(data20)){if(Object.keys(data20).length<1){const err44={instancePath:instancePath+
"/buttons/"+i2+"/action",schemaPath:"#/definitions/ButtonData/properties/action/else/minProperties",keyword:"minProperti\
es",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else,data:data20};if(vErrors===null){vErrors=[err44]}else{
vErrors.push(err44)}errors++}for(const key3 of Object.keys(data20)){if(!(key3==="link"||key3==="dialog"||key3==="inquiry\
Type"||key3==="download")){const err45={instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"#/definitions/But\
tonData/properties/action/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,
parentSchema:schema15.properties.action.else,data:data20};if(vErrors===null){vErrors=[err45]}else{vErrors.push(err45)}errors++}}
if(data20.link!==void 0&&func0.call(data20,"link")){let data21=data20.link;if(typeof data21==="string"){if(func51(data21)<
1){const err46={instancePath:instancePath+"/buttons/"+i2+"/action/link",schemaPath:"#/definitions/ButtonData/properties/\
action/else/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.
else.properties.link,data:data21};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}errors++}}else{const err47={
instancePath:instancePath+"/buttons/"+i2+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/prop\
erties/link/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.
properties.action.else.properties.link,data:data21};if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}}
if(data20.dialog!==void 0&&func0.call(data20,"dialog")){let data22=data20.dialog;if(typeof data22==="string"){if(func51(
data22)<1){const err48={instancePath:instancePath+"/buttons/"+i2+"/action/dialog",schemaPath:"#/definitions/ButtonData/p\
roperties/action/else/properties/dialog/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.
action.else.properties.dialog,data:data22};if(vErrors===null){vErrors=[err48]}else{vErrors.push(err48)}errors++}}else{const err49={
instancePath:instancePath+"/buttons/"+i2+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/pr\
operties/dialog/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,
parentSchema:schema15.properties.action.else.properties.dialog,data:data22};if(vErrors===null){vErrors=[err49]}else{vErrors.
push(err49)}errors++}}if(data20.inquiryType!==void 0&&func0.call(data20,"inquiryType")){let data23=data20.inquiryType;if(typeof data23===
"string"){if(func51(data23)<1){const err50={instancePath:instancePath+"/buttons/"+i2+"/action/inquiryType",schemaPath:"#\
/definitions/ButtonData/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema15.properties.action.else.properties.inquiryType,data:data23};if(vErrors===null){vErrors=[err50]}else{
vErrors.push(err50)}errors++}}else{const err51={instancePath:instancePath+"/buttons/"+i2+"/action/inquiryType",schemaPath:"\
#/definitions/ButtonData/properties/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.
properties.action.else.properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data23};
if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}}if(data20.download!==void 0&&func0.call(data20,"do\
wnload")){let data24=data20.download;if(typeof data24==="string"){if(func51(data24)<1){const err52={instancePath:instancePath+
"/buttons/"+i2+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data24};
if(vErrors===null){vErrors=[err52]}else{vErrors.push(err52)}errors++}}else{const err53={instancePath:instancePath+"/butt\
ons/"+i2+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"\
type",params:{type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.
action.else.properties.download,data:data24};if(vErrors===null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}}var _valid0=_errs48===
errors;valid10=_valid0;ifClause0="else"}if(!valid10){const err54={instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data20};if(vErrors===null){vErrors=[err54]}else{vErrors.push(err54)}
errors++}this.note("action",instancePath+"/buttons/"+i2+"/action",data20)}if(data18.variant!==void 0&&func0.call(data18,
"variant")){let data25=data18.variant;if(!(data25==="default"||data25==="destructive"||data25==="outline"||data25==="out\
line-on-dark"||data25==="secondary"||data25==="ghost"||data25==="link"||data25==="hero"||data25==="outline-hero")){const err55={
instancePath:instancePath+"/buttons/"+i2+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data25};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}if(data18.size!==void 0&&
func0.call(data18,"size")){let data26=data18.size;if(!(data26==="default"||data26==="sm"||data26==="lg"||data26==="xl"||
data26==="icon")){const err56={instancePath:instancePath+"/buttons/"+i2+"/size",schemaPath:"#/definitions/ButtonData/pro\
perties/size/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,
parentSchema:schema15.properties.size,data:data26};if(vErrors===null){vErrors=[err56]}else{vErrors.push(err56)}errors++}}}else{
const err57={instancePath:instancePath+"/buttons/"+i2,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{
type:"object"},schema:schema15.type,parentSchema:schema15,data:data18};if(vErrors===null){vErrors=[err57]}else{vErrors.push(
err57)}errors++}}}else{const err58={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"\
type",params:{type:"array"},schema:schema20.properties.buttons.type,parentSchema:schema20.properties.buttons,data:data17};
if(vErrors===null){vErrors=[err58]}else{vErrors.push(err58)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){
let data27=data.hidden;if(typeof data27!=="boolean"){const err59={instancePath:instancePath+"/hidden",schemaPath:"#/prop\
erties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema20.properties.hidden.type,parentSchema:schema20.
properties.hidden,data:data27};if(vErrors===null){vErrors=[err59]}else{vErrors.push(err59)}errors++}this.note("schedule",
instancePath+"/hidden",data27)}if(data.from!==void 0&&func0.call(data,"from")){let data28=data.from;this.note("schedule",
instancePath+"/from",data28);if(typeof data28==="string"){if(!pattern1.test(data28)){const err60={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema20.properties.from,data:data28};if(vErrors===null){vErrors=[err60]}else{vErrors.push(
err60)}errors++}}else{const err61={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema20.properties.from.type,parentSchema:schema20.properties.from,data:data28};if(vErrors===
null){vErrors=[err61]}else{vErrors.push(err61)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data29=data.
until;this.note("schedule",instancePath+"/until",data29);if(typeof data29==="string"){if(!pattern1.test(data29)){const err62={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema20.properties.until,data:data29};if(vErrors===
null){vErrors=[err62]}else{vErrors.push(err62)}errors++}}else{const err63={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema20.properties.until.type,parentSchema:schema20.
properties.until,data:data29};if(vErrors===null){vErrors=[err63]}else{vErrors.push(err63)}errors++}}}else{const err64={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema20.type,parentSchema:schema20,data};if(vErrors===
null){vErrors=[err64]}else{vErrors.push(err64)}errors++}validate17.errors=vErrors;return errors===0}var ComparisonBlock=validate18;
var schema22={"title":"ComparisonBlock","description":"Two lists side by side: before and after, ours and yours.","type":"\
object","additionalProperties":false,"required":["type","first","second"],"properties":{"type":{"const":"comparison","de\
scription":"Always `comparison`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is re\
ached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few w\
ords above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"\
2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsT\
ype":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","\
room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How\
 the section stands out from its neighbours: plain, tinted or bold."},"first":{"type":"object","additionalProperties":false,
"required":["title","points"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","desc\
ription":"The title of this side.","room":{"size":"xl","weight":560,"tracking":-.022,"width":230,"lines":5}},"value":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"A figure set large, such as `22 days`.","room":{
"size":"figure","weight":500,"tracking":-.045,"width":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"descriptio\
n":"The mark before each point: `yes` (a tick), `no` (a cross) or `dot`."},"points":{"type":"array","minItems":1,"descri\
ption":"The points of this side.","items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","descrip\
tion":"One point.","room":{"size":"md","width":230}}}},"description":"The left side."},"second":{"type":"object","additi\
onalProperties":false,"required":["title","points"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","description":"The title of this side.","room":{"size":"xl","weight":560,"tracking":-.022,"width":230,"\
lines":5}},"value":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A figure set large, suc\
h as `22 days`.","room":{"size":"figure","weight":500,"tracking":-.045,"width":230},"sourced":true},"mark":{"enum":["yes",
"no","dot"],"description":"The mark before each point: `yes` (a tick), `no` (a cross) or `dot`."},"points":{"type":"arra\
y","minItems":1,"description":"The points of this side.","items":{"type":"string","minLength":1,"kind":"rich-text","tsTy\
pe":"RichText","description":"One point.","room":{"size":"md","width":230}}}},"description":"The right side."},"hidden":{
"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},"fro\
m":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}};function validate18(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,
"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema22.
required,parentSchema:schema22,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.first===
void 0||!func0.call(data,"first")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
first"},schema:schema22.required,parentSchema:schema22,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}
if(data.second===void 0||!func0.call(data,"second")){const err2={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"second"},schema:schema22.required,parentSchema:schema22,data};if(vErrors===null){vErrors=[err2]}else{
vErrors.push(err2)}errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema22.properties,key0)){const err3={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema22,
data};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){
let data0=data.type;if("comparison"!==data0){const err4={instancePath:instancePath+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"comparison"},schema:"comparison",parentSchema:schema22.properties.type,data:data0};
if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.
id;this.note("anchor",instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err5={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[\
a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema22.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.
push(err5)}errors++}}else{const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema22.properties.id.type,parentSchema:schema22.properties.id,data:data1};if(vErrors===null){vErrors=
[err6]}else{vErrors.push(err6)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.
note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema22.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema22.properties.eyebrow.
type,parentSchema:schema22.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}
if(data.heading!==void 0&&func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);
if(typeof data3==="string"){if(func51(data3)<1){const err9={instancePath:instancePath+"/heading",schemaPath:"#/propertie\
s/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema22.properties.heading,data:data3};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+"/headin\
g",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema22.properties.heading.type,
parentSchema:schema22.properties.heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}
if(data.text!==void 0&&func0.call(data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4===
"string"){if(func51(data4)<1){const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema22.properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{
vErrors.push(err11)}errors++}}else{const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema22.properties.text.type,parentSchema:schema22.properties.text,data:data4};if(vErrors===
null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err13={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema22.properties.background.enum},schema:schema22.
properties.background.enum,parentSchema:schema22.properties.background,data:data5};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}}if(data.first!==void 0&&func0.call(data,"first")){let data6=data.first;if(data6&&typeof data6==
"object"&&!Array.isArray(data6)){if(data6.title===void 0||!func0.call(data6,"title")){const err14={instancePath:instancePath+
"/first",schemaPath:"#/properties/first/required",keyword:"required",params:{missingProperty:"title"},schema:schema22.properties.
first.required,parentSchema:schema22.properties.first,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}
errors++}if(data6.points===void 0||!func0.call(data6,"points")){const err15={instancePath:instancePath+"/first",schemaPath:"\
#/properties/first/required",keyword:"required",params:{missingProperty:"points"},schema:schema22.properties.first.required,
parentSchema:schema22.properties.first,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}
for(const key1 of Object.keys(data6)){if(!(key1==="title"||key1==="value"||key1==="mark"||key1==="points")){const err16={
instancePath:instancePath+"/first",schemaPath:"#/properties/first/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},schema:false,parentSchema:schema22.properties.first,data:data6};if(vErrors===null){vErrors=[err16]}else{
vErrors.push(err16)}errors++}}if(data6.title!==void 0&&func0.call(data6,"title")){let data7=data6.title;this.note("text",
instancePath+"/first/title",data7);if(typeof data7==="string"){if(func51(data7)<1){const err17={instancePath:instancePath+
"/first/title",schemaPath:"#/properties/first/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema22.properties.first.properties.title,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(
err17)}errors++}}else{const err18={instancePath:instancePath+"/first/title",schemaPath:"#/properties/first/properties/ti\
tle/type",keyword:"type",params:{type:"string"},schema:schema22.properties.first.properties.title.type,parentSchema:schema22.
properties.first.properties.title,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data6.
value!==void 0&&func0.call(data6,"value")){let data8=data6.value;this.note("text",instancePath+"/first/value",data8);if(typeof data8===
"string"){if(func51(data8)<1){const err19={instancePath:instancePath+"/first/value",schemaPath:"#/properties/first/prope\
rties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema22.properties.first.properties.value,
data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+
"/first/value",schemaPath:"#/properties/first/properties/value/type",keyword:"type",params:{type:"string"},schema:schema22.
properties.first.properties.value.type,parentSchema:schema22.properties.first.properties.value,data:data8};if(vErrors===
null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data6.mark!==void 0&&func0.call(data6,"mark")){let data9=data6.
mark;if(!(data9==="yes"||data9==="no"||data9==="dot")){const err21={instancePath:instancePath+"/first/mark",schemaPath:"\
#/properties/first/properties/mark/enum",keyword:"enum",params:{allowedValues:schema22.properties.first.properties.mark.
enum},schema:schema22.properties.first.properties.mark.enum,parentSchema:schema22.properties.first.properties.mark,data:data9};
if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data6.points!==void 0&&func0.call(data6,"points")){
let data10=data6.points;if(Array.isArray(data10)){if(data10.length<1){const err22={instancePath:instancePath+"/first/poi\
nts",schemaPath:"#/properties/first/properties/points/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema22.
properties.first.properties.points,data:data10};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}const len0=data10.
length;for(let i0=0;i0<len0;i0++){let data11=data10[i0];this.note("rich-text",instancePath+"/first/points/"+i0,data11);if(typeof data11===
"string"){if(func51(data11)<1){const err23={instancePath:instancePath+"/first/points/"+i0,schemaPath:"#/properties/first\
/properties/points/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema22.properties.first.
properties.points.items,data:data11};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}else{const err24={
instancePath:instancePath+"/first/points/"+i0,schemaPath:"#/properties/first/properties/points/items/type",keyword:"type",
params:{type:"string"},schema:schema22.properties.first.properties.points.items.type,parentSchema:schema22.properties.first.
properties.points.items,data:data11};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}}else{const err25={
instancePath:instancePath+"/first/points",schemaPath:"#/properties/first/properties/points/type",keyword:"type",params:{
type:"array"},schema:schema22.properties.first.properties.points.type,parentSchema:schema22.properties.first.properties.
points,data:data10};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}}else{const err26={instancePath:instancePath+
"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type:"object"},schema:schema22.properties.first.type,
parentSchema:schema22.properties.first,data:data6};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}
if(data.second!==void 0&&func0.call(data,"second")){let data12=data.second;if(data12&&typeof data12=="object"&&!Array.isArray(
data12)){if(data12.title===void 0||!func0.call(data12,"title")){const err27={instancePath:instancePath+"/second",schemaPath:"\
#/properties/second/required",keyword:"required",params:{missingProperty:"title"},schema:schema22.properties.second.required,
parentSchema:schema22.properties.second,data:data12};if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}
if(data12.points===void 0||!func0.call(data12,"points")){const err28={instancePath:instancePath+"/second",schemaPath:"#/\
properties/second/required",keyword:"required",params:{missingProperty:"points"},schema:schema22.properties.second.required,
parentSchema:schema22.properties.second,data:data12};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}
for(const key2 of Object.keys(data12)){if(!(key2==="title"||key2==="value"||key2==="mark"||key2==="points")){const err29={
instancePath:instancePath+"/second",schemaPath:"#/properties/second/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key2},schema:false,parentSchema:schema22.properties.second,data:data12};if(vErrors===null){vErrors=
[err29]}else{vErrors.push(err29)}errors++}}if(data12.title!==void 0&&func0.call(data12,"title")){let data13=data12.title;
this.note("text",instancePath+"/second/title",data13);if(typeof data13==="string"){if(func51(data13)<1){const err30={instancePath:instancePath+
"/second/title",schemaPath:"#/properties/second/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema22.properties.second.properties.title,data:data13};if(vErrors===null){vErrors=[err30]}else{vErrors.push(
err30)}errors++}}else{const err31={instancePath:instancePath+"/second/title",schemaPath:"#/properties/second/properties/\
title/type",keyword:"type",params:{type:"string"},schema:schema22.properties.second.properties.title.type,parentSchema:schema22.
properties.second.properties.title,data:data13};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}if(data12.
value!==void 0&&func0.call(data12,"value")){let data14=data12.value;this.note("text",instancePath+"/second/value",data14);
if(typeof data14==="string"){if(func51(data14)<1){const err32={instancePath:instancePath+"/second/value",schemaPath:"#/p\
roperties/second/properties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema22.properties.
second.properties.value,data:data14};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}else{const err33={
instancePath:instancePath+"/second/value",schemaPath:"#/properties/second/properties/value/type",keyword:"type",params:{
type:"string"},schema:schema22.properties.second.properties.value.type,parentSchema:schema22.properties.second.properties.
value,data:data14};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}if(data12.mark!==void 0&&func0.
call(data12,"mark")){let data15=data12.mark;if(!(data15==="yes"||data15==="no"||data15==="dot")){const err34={instancePath:instancePath+
"/second/mark",schemaPath:"#/properties/second/properties/mark/enum",keyword:"enum",params:{allowedValues:schema22.properties.
second.properties.mark.enum},schema:schema22.properties.second.properties.mark.enum,parentSchema:schema22.properties.second.
properties.mark,data:data15};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data12.points!==void 0&&
func0.call(data12,"points")){let data16=data12.points;if(Array.isArray(data16)){if(data16.length<1){const err35={instancePath:instancePath+
"/second/points",schemaPath:"#/properties/second/properties/points/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:schema22.properties.second.properties.points,data:data16};if(vErrors===null){vErrors=[err35]}else{vErrors.push(
err35)}errors++}const len1=data16.length;for(let i1=0;i1<len1;i1++){let data17=data16[i1];this.note("rich-text",instancePath+
"/second/points/"+i1,data17);if(typeof data17==="string"){if(func51(data17)<1){const err36={instancePath:instancePath+"/\
second/points/"+i1,schemaPath:"#/properties/second/properties/points/items/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema22.properties.second.properties.points.items,data:data17};if(vErrors===null){vErrors=[err36]}else{
vErrors.push(err36)}errors++}}else{const err37={instancePath:instancePath+"/second/points/"+i1,schemaPath:"#/properties/\
second/properties/points/items/type",keyword:"type",params:{type:"string"},schema:schema22.properties.second.properties.
points.items.type,parentSchema:schema22.properties.second.properties.points.items,data:data17};if(vErrors===null){vErrors=
[err37]}else{vErrors.push(err37)}errors++}}}else{const err38={instancePath:instancePath+"/second/points",schemaPath:"#/p\
roperties/second/properties/points/type",keyword:"type",params:{type:"array"},schema:schema22.properties.second.properties.
points.type,parentSchema:schema22.properties.second.properties.points,data:data16};if(vErrors===null){vErrors=[err38]}else{
vErrors.push(err38)}errors++}}}else{const err39={instancePath:instancePath+"/second",schemaPath:"#/properties/second/typ\
e",keyword:"type",params:{type:"object"},schema:schema22.properties.second.type,parentSchema:schema22.properties.second,
data:data12};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}if(data.hidden!==void 0&&func0.call(data,
"hidden")){let data18=data.hidden;if(typeof data18!=="boolean"){const err40={instancePath:instancePath+"/hidden",schemaPath:"\
#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema22.properties.hidden.type,parentSchema:schema22.
properties.hidden,data:data18};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}this.note("schedule",
instancePath+"/hidden",data18)}if(data.from!==void 0&&func0.call(data,"from")){let data19=data.from;this.note("schedule",
instancePath+"/from",data19);if(typeof data19==="string"){if(!pattern1.test(data19)){const err41={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema22.properties.from,data:data19};if(vErrors===null){vErrors=[err41]}else{vErrors.push(
err41)}errors++}}else{const err42={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema22.properties.from.type,parentSchema:schema22.properties.from,data:data19};if(vErrors===
null){vErrors=[err42]}else{vErrors.push(err42)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data20=data.
until;this.note("schedule",instancePath+"/until",data20);if(typeof data20==="string"){if(!pattern1.test(data20)){const err43={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema22.properties.until,data:data20};if(vErrors===
null){vErrors=[err43]}else{vErrors.push(err43)}errors++}}else{const err44={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema22.properties.until.type,parentSchema:schema22.
properties.until,data:data20};if(vErrors===null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}}else{const err45={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema22.type,parentSchema:schema22,data};if(vErrors===
null){vErrors=[err45]}else{vErrors.push(err45)}errors++}validate18.errors=vErrors;return errors===0}var ContactCardsBlock=validate19;
var schema23={"title":"ContactCardsBlock","description":"Cards that each open the contact form for one kind of inquiry.",
"type":"object","additionalProperties":false,"required":["type","form","items"],"properties":{"type":{"const":"contact-c\
ards","description":"Always `contact-cards`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0\
-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: p\
rices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","descripti\
on":"A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{
"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","roo\
m":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"ric\
h-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/conta\
ct) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","descr\
iption":"How the section stands out from its neighbours: plain, tinted or bold."},"form":{"type":"string","minLength":1,
"kind":"form","tsType":"string","description":"The form that the cards open, by its name in _site.yaml under `forms`."},
"items":{"type":"array","minItems":2,"description":"The cards.","items":{"type":"object","additionalProperties":false,"r\
equired":["title","text","inquiryType","button"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","description":"What the card is for.","room":{"size":"xl","weight":560,"tracking":-.022,"width":230,"lines":5}},
"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"Who should choose it, in one\
 or two sentences.","room":{"size":"md","width":230}},"icon":{"enum":["person","people","family","provider","hospital","\
payer","employer","state","identity","coverage","authorization","claims","network","shield","lock","clock","speed","mone\
y","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","sca\
le","spark"],"tsType":"IconName","description":"The small drawing on the card."},"inquiryType":{"type":"string","minLeng\
th":1,"kind":"inquiry-type","tsType":"string","description":"The kind of inquiry, by its name in _site.yaml under `inqui\
ryTypes`."},"button":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words on the butt\
on.","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}}}}},"hidden":{"type":"boolean","kind":"schedul\
e","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descri\
ption":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"s\
tring","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one \
that shows it."}}};function validate19(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;
let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema23.required,parentSchema:schema23,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.form===void 0||!func0.call(data,"form")){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},schema:schema23.required,
parentSchema:schema23,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.items===void 0||!func0.
call(data,"items")){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},
schema:schema23.required,parentSchema:schema23,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}
for(const key0 of Object.keys(data)){if(!func0.call(schema23.properties,key0)){const err3={instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema23,data};
if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.
type;if("contact-cards"!==data0){const err4={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"contact-cards"},schema:"contact-cards",parentSchema:schema23.properties.type,data:data0};if(vErrors===
null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.
note("anchor",instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err5={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[\
a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema23.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.
push(err5)}errors++}}else{const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema23.properties.id.type,parentSchema:schema23.properties.id,data:data1};if(vErrors===null){vErrors=
[err6]}else{vErrors.push(err6)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.
note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema23.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema23.properties.eyebrow.
type,parentSchema:schema23.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}
if(data.heading!==void 0&&func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);
if(typeof data3==="string"){if(func51(data3)<1){const err9={instancePath:instancePath+"/heading",schemaPath:"#/propertie\
s/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema23.properties.heading,data:data3};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+"/headin\
g",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema23.properties.heading.type,
parentSchema:schema23.properties.heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}
if(data.text!==void 0&&func0.call(data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4===
"string"){if(func51(data4)<1){const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema23.properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{
vErrors.push(err11)}errors++}}else{const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema23.properties.text.type,parentSchema:schema23.properties.text,data:data4};if(vErrors===
null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err13={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema23.properties.background.enum},schema:schema23.
properties.background.enum,parentSchema:schema23.properties.background,data:data5};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}}if(data.form!==void 0&&func0.call(data,"form")){let data6=data.form;this.note("form",instancePath+
"/form",data6);if(typeof data6==="string"){if(func51(data6)<1){const err14={instancePath:instancePath+"/form",schemaPath:"\
#/properties/form/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema23.properties.form,data:data6};
if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}else{const err15={instancePath:instancePath+"/form",
schemaPath:"#/properties/form/type",keyword:"type",params:{type:"string"},schema:schema23.properties.form.type,parentSchema:schema23.
properties.form,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}if(data.items!==void 0&&
func0.call(data,"items")){let data7=data.items;if(Array.isArray(data7)){if(data7.length<2){const err16={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema23.properties.
items,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}const len0=data7.length;for(let i0=0;i0<
len0;i0++){let data8=data7[i0];if(data8&&typeof data8=="object"&&!Array.isArray(data8)){if(data8.title===void 0||!func0.
call(data8,"title")){const err17={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",
keyword:"required",params:{missingProperty:"title"},schema:schema23.properties.items.items.required,parentSchema:schema23.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}if(data8.text===
void 0||!func0.call(data8,"text")){const err18={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/it\
ems/required",keyword:"required",params:{missingProperty:"text"},schema:schema23.properties.items.items.required,parentSchema:schema23.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}if(data8.inquiryType===
void 0||!func0.call(data8,"inquiryType")){const err19={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/i\
tems/items/required",keyword:"required",params:{missingProperty:"inquiryType"},schema:schema23.properties.items.items.required,
parentSchema:schema23.properties.items.items,data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}
if(data8.button===void 0||!func0.call(data8,"button")){const err20={instancePath:instancePath+"/items/"+i0,schemaPath:"#\
/properties/items/items/required",keyword:"required",params:{missingProperty:"button"},schema:schema23.properties.items.
items.required,parentSchema:schema23.properties.items.items,data:data8};if(vErrors===null){vErrors=[err20]}else{vErrors.
push(err20)}errors++}for(const key1 of Object.keys(data8)){if(!(key1==="title"||key1==="text"||key1==="icon"||key1==="in\
quiryType"||key1==="button")){const err21={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema23.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data8.title!==
void 0&&func0.call(data8,"title")){let data9=data8.title;this.note("text",instancePath+"/items/"+i0+"/title",data9);if(typeof data9===
"string"){if(func51(data9)<1){const err22={instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"#/properties/item\
s/items/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema23.properties.items.
items.properties.title,data:data9};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}else{const err23={
instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"typ\
e",params:{type:"string"},schema:schema23.properties.items.items.properties.title.type,parentSchema:schema23.properties.
items.items.properties.title,data:data9};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data8.
text!==void 0&&func0.call(data8,"text")){let data10=data8.text;this.note("rich-text",instancePath+"/items/"+i0+"/text",data10);
if(typeof data10==="string"){if(func51(data10)<1){const err24={instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"\
#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema23.
properties.items.items.properties.text,data:data10};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{
const err25={instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema23.properties.items.items.properties.text.type,parentSchema:schema23.properties.
items.items.properties.text,data:data10};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data8.
icon!==void 0&&func0.call(data8,"icon")){let data11=data8.icon;if(!(data11==="person"||data11==="people"||data11==="fami\
ly"||data11==="provider"||data11==="hospital"||data11==="payer"||data11==="employer"||data11==="state"||data11==="identi\
ty"||data11==="coverage"||data11==="authorization"||data11==="claims"||data11==="network"||data11==="shield"||data11==="\
lock"||data11==="clock"||data11==="speed"||data11==="money"||data11==="chart"||data11==="document"||data11==="fax"||data11===
"phone"||data11==="mail"||data11==="megaphone"||data11==="pilot"||data11==="globe"||data11==="heart"||data11==="search"||
data11==="check"||data11==="key"||data11==="pill"||data11==="home"||data11==="scale"||data11==="spark")){const err26={instancePath:instancePath+
"/items/"+i0+"/icon",schemaPath:"#/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues:schema23.
properties.items.items.properties.icon.enum},schema:schema23.properties.items.items.properties.icon.enum,parentSchema:schema23.
properties.items.items.properties.icon,data:data11};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}
if(data8.inquiryType!==void 0&&func0.call(data8,"inquiryType")){let data12=data8.inquiryType;this.note("inquiry-type",instancePath+
"/items/"+i0+"/inquiryType",data12);if(typeof data12==="string"){if(func51(data12)<1){const err27={instancePath:instancePath+
"/items/"+i0+"/inquiryType",schemaPath:"#/properties/items/items/properties/inquiryType/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema23.properties.items.items.properties.inquiryType,data:data12};if(vErrors===null){vErrors=
[err27]}else{vErrors.push(err27)}errors++}}else{const err28={instancePath:instancePath+"/items/"+i0+"/inquiryType",schemaPath:"\
#/properties/items/items/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema23.properties.items.
items.properties.inquiryType.type,parentSchema:schema23.properties.items.items.properties.inquiryType,data:data12};if(vErrors===
null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}if(data8.button!==void 0&&func0.call(data8,"button")){let data13=data8.
button;this.note("text",instancePath+"/items/"+i0+"/button",data13);if(typeof data13==="string"){if(func51(data13)<1){const err29={
instancePath:instancePath+"/items/"+i0+"/button",schemaPath:"#/properties/items/items/properties/button/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema23.properties.items.items.properties.button,data:data13};if(vErrors===
null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}else{const err30={instancePath:instancePath+"/items/"+i0+"/butt\
on",schemaPath:"#/properties/items/items/properties/button/type",keyword:"type",params:{type:"string"},schema:schema23.properties.
items.items.properties.button.type,parentSchema:schema23.properties.items.items.properties.button,data:data13};if(vErrors===
null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}}else{const err31={instancePath:instancePath+"/items/"+i0,schemaPath:"\
#/properties/items/items/type",keyword:"type",params:{type:"object"},schema:schema23.properties.items.items.type,parentSchema:schema23.
properties.items.items,data:data8};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}}else{const err32={
instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema23.
properties.items.type,parentSchema:schema23.properties.items,data:data7};if(vErrors===null){vErrors=[err32]}else{vErrors.
push(err32)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){let data14=data.hidden;if(typeof data14!=="boo\
lean"){const err33={instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"\
boolean"},schema:schema23.properties.hidden.type,parentSchema:schema23.properties.hidden,data:data14};if(vErrors===null){
vErrors=[err33]}else{vErrors.push(err33)}errors++}this.note("schedule",instancePath+"/hidden",data14)}if(data.from!==void 0&&
func0.call(data,"from")){let data15=data.from;this.note("schedule",instancePath+"/from",data15);if(typeof data15==="stri\
ng"){if(!pattern1.test(data15)){const err34={instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema23.
properties.from,data:data15};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}else{const err35={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},schema:schema23.properties.from.type,parentSchema:schema23.
properties.from,data:data15};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}if(data.until!==void 0&&
func0.call(data,"until")){let data16=data.until;this.note("schedule",instancePath+"/until",data16);if(typeof data16==="s\
tring"){if(!pattern1.test(data16)){const err36={instancePath:instancePath+"/until",schemaPath:"#/properties/until/patter\
n",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema23.
properties.until,data:data16};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}else{const err37={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema23.properties.until.type,
parentSchema:schema23.properties.until,data:data16};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}}else{
const err38={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema23.type,parentSchema:schema23,
data};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}validate19.errors=vErrors;return errors===0}var DiagramBlock=validate20;
var schema24={"title":"DiagramBlock","description":"A drawing of who is connected through the network: a centre and the \
parties around it.","type":"object","additionalProperties":false,"required":["type","center","parties","alternative"],"p\
roperties":{"type":{"const":"diagram","description":"Always `diagram`: the kind of section this is."},"id":{"type":"stri\
ng","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a li\
nk can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","t\
sType":"string","description":"A few words above the heading that say which part of the story this is.","room":{"size":"\
md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of\
 the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**\
, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],
"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"center":{
"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","description":"What stands in the middle.","room":{"size":"lg","weight":580,"tracking":-.02,
"width":110}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words below it.",
"room":{"size":"sm","width":110}}},"description":"The middle of the drawing."},"parties":{"type":"array","minItems":3,"d\
escription":"Who stands around the middle.","maxItems":8,"items":{"type":"object","additionalProperties":false,"required":[
"label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Who is conn\
ected, in one or two words.","room":{"size":"lg","weight":580,"tracking":-.02,"width":115}},"text":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","description":"What they exchange, in a few words.","room":{"size":"sm","width":115}},
"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","coverage","autho\
rization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone",
"pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName","description":"The sma\
ll drawing of the party."}}}},"alternative":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
The drawing told in words, for those who cannot see it.","room":{"size":"md","width":230}},"caption":{"type":"string","m\
inLength":1,"kind":"rich-text","tsType":"RichText","description":"A remark below the drawing.","room":{"size":"md","widt\
h":230}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without \
deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-\
]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026\
-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w\
+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day be\
fore is the last one that shows it."}}};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,
"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema24.
required,parentSchema:schema24,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.center===
void 0||!func0.call(data,"center")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
center"},schema:schema24.required,parentSchema:schema24,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}
errors++}if(data.parties===void 0||!func0.call(data,"parties")){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parties"},schema:schema24.required,parentSchema:schema24,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}if(data.alternative===void 0||!func0.call(data,"alternative")){const err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"alternative"},schema:schema24.required,parentSchema:schema24,
data};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}for(const key0 of Object.keys(data)){if(!func0.
call(schema24.properties,key0)){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},schema:false,parentSchema:schema24,data};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("diagram"!==data0){const err5={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"diagram"},schema:"\
diagram",parentSchema:schema24.properties.type,data:data0};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}
if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",data1);if(typeof data1===
"string"){if(!pattern0.test(data1)){const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24.properties.
id,data:data1};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema24.properties.id.type,parentSchema:schema24.
properties.id,data:data1};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.eyebrow!==void 0&&
func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/eyebrow",data2);if(typeof data2==="st\
ring"){if(func51(data2)<1){const err8={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema24.properties.eyebrow,data:data2};if(vErrors===null){vErrors=
[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/\
eyebrow/type",keyword:"type",params:{type:"string"},schema:schema24.properties.eyebrow.type,parentSchema:schema24.properties.
eyebrow,data:data2};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.heading!==void 0&&func0.
call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="string"){
if(func51(data3)<1){const err10={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema24.properties.heading,data:data3};if(vErrors===null){vErrors=[err10]}else{
vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/ty\
pe",keyword:"type",params:{type:"string"},schema:schema24.properties.heading.type,parentSchema:schema24.properties.heading,
data:data3};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.text!==void 0&&func0.call(data,
"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(data4)<
1){const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema24.properties.text,data:data4};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}else{
const err13={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},
schema:schema24.properties.text.type,parentSchema:schema24.properties.text,data:data4};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.background;if(!(data5===
"plain"||data5==="tinted"||data5==="bold")){const err14={instancePath:instancePath+"/background",schemaPath:"#/propertie\
s/background/enum",keyword:"enum",params:{allowedValues:schema24.properties.background.enum},schema:schema24.properties.
background.enum,parentSchema:schema24.properties.background,data:data5};if(vErrors===null){vErrors=[err14]}else{vErrors.
push(err14)}errors++}}if(data.center!==void 0&&func0.call(data,"center")){let data6=data.center;if(data6&&typeof data6==
"object"&&!Array.isArray(data6)){if(data6.label===void 0||!func0.call(data6,"label")){const err15={instancePath:instancePath+
"/center",schemaPath:"#/properties/center/required",keyword:"required",params:{missingProperty:"label"},schema:schema24.
properties.center.required,parentSchema:schema24.properties.center,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.
push(err15)}errors++}for(const key1 of Object.keys(data6)){if(!(key1==="label"||key1==="text")){const err16={instancePath:instancePath+
"/center",schemaPath:"#/properties/center/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
schema:false,parentSchema:schema24.properties.center,data:data6};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}
errors++}}if(data6.label!==void 0&&func0.call(data6,"label")){let data7=data6.label;this.note("text",instancePath+"/cent\
er/label",data7);if(typeof data7==="string"){if(func51(data7)<1){const err17={instancePath:instancePath+"/center/label",
schemaPath:"#/properties/center/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema24.
properties.center.properties.label,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}else{
const err18={instancePath:instancePath+"/center/label",schemaPath:"#/properties/center/properties/label/type",keyword:"t\
ype",params:{type:"string"},schema:schema24.properties.center.properties.label.type,parentSchema:schema24.properties.center.
properties.label,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data6.text!==void 0&&
func0.call(data6,"text")){let data8=data6.text;this.note("text",instancePath+"/center/text",data8);if(typeof data8==="st\
ring"){if(func51(data8)<1){const err19={instancePath:instancePath+"/center/text",schemaPath:"#/properties/center/propert\
ies/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema24.properties.center.properties.text,
data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+
"/center/text",schemaPath:"#/properties/center/properties/text/type",keyword:"type",params:{type:"string"},schema:schema24.
properties.center.properties.text.type,parentSchema:schema24.properties.center.properties.text,data:data8};if(vErrors===
null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}}else{const err21={instancePath:instancePath+"/center",schemaPath:"\
#/properties/center/type",keyword:"type",params:{type:"object"},schema:schema24.properties.center.type,parentSchema:schema24.
properties.center,data:data6};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data.parties!==void 0&&
func0.call(data,"parties")){let data9=data.parties;if(Array.isArray(data9)){if(data9.length>8){const err22={instancePath:instancePath+
"/parties",schemaPath:"#/properties/parties/maxItems",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:schema24.
properties.parties,data:data9};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}if(data9.length<3){const err23={
instancePath:instancePath+"/parties",schemaPath:"#/properties/parties/minItems",keyword:"minItems",params:{limit:3},schema:3,
parentSchema:schema24.properties.parties,data:data9};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}
const len0=data9.length;for(let i0=0;i0<len0;i0++){let data10=data9[i0];if(data10&&typeof data10=="object"&&!Array.isArray(
data10)){if(data10.label===void 0||!func0.call(data10,"label")){const err24={instancePath:instancePath+"/parties/"+i0,schemaPath:"\
#/properties/parties/items/required",keyword:"required",params:{missingProperty:"label"},schema:schema24.properties.parties.
items.required,parentSchema:schema24.properties.parties.items,data:data10};if(vErrors===null){vErrors=[err24]}else{vErrors.
push(err24)}errors++}for(const key2 of Object.keys(data10)){if(!(key2==="label"||key2==="text"||key2==="icon")){const err25={
instancePath:instancePath+"/parties/"+i0,schemaPath:"#/properties/parties/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key2},schema:false,parentSchema:schema24.properties.parties.items,data:data10};if(vErrors===
null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data10.label!==void 0&&func0.call(data10,"label")){let data11=data10.
label;this.note("text",instancePath+"/parties/"+i0+"/label",data11);if(typeof data11==="string"){if(func51(data11)<1){const err26={
instancePath:instancePath+"/parties/"+i0+"/label",schemaPath:"#/properties/parties/items/properties/label/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema24.properties.parties.items.properties.label,data:data11};if(vErrors===
null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}else{const err27={instancePath:instancePath+"/parties/"+i0+"/la\
bel",schemaPath:"#/properties/parties/items/properties/label/type",keyword:"type",params:{type:"string"},schema:schema24.
properties.parties.items.properties.label.type,parentSchema:schema24.properties.parties.items.properties.label,data:data11};
if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data10.text!==void 0&&func0.call(data10,"text")){
let data12=data10.text;this.note("text",instancePath+"/parties/"+i0+"/text",data12);if(typeof data12==="string"){if(func51(
data12)<1){const err28={instancePath:instancePath+"/parties/"+i0+"/text",schemaPath:"#/properties/parties/items/properti\
es/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema24.properties.parties.items.properties.
text,data:data12};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+
"/parties/"+i0+"/text",schemaPath:"#/properties/parties/items/properties/text/type",keyword:"type",params:{type:"string"},
schema:schema24.properties.parties.items.properties.text.type,parentSchema:schema24.properties.parties.items.properties.
text,data:data12};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data10.icon!==void 0&&func0.call(
data10,"icon")){let data13=data10.icon;if(!(data13==="person"||data13==="people"||data13==="family"||data13==="provider"||
data13==="hospital"||data13==="payer"||data13==="employer"||data13==="state"||data13==="identity"||data13==="coverage"||
data13==="authorization"||data13==="claims"||data13==="network"||data13==="shield"||data13==="lock"||data13==="clock"||data13===
"speed"||data13==="money"||data13==="chart"||data13==="document"||data13==="fax"||data13==="phone"||data13==="mail"||data13===
"megaphone"||data13==="pilot"||data13==="globe"||data13==="heart"||data13==="search"||data13==="check"||data13==="key"||
data13==="pill"||data13==="home"||data13==="scale"||data13==="spark")){const err30={instancePath:instancePath+"/parties/"+
i0+"/icon",schemaPath:"#/properties/parties/items/properties/icon/enum",keyword:"enum",params:{allowedValues:schema24.properties.
parties.items.properties.icon.enum},schema:schema24.properties.parties.items.properties.icon.enum,parentSchema:schema24.
properties.parties.items.properties.icon,data:data13};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}}else{
const err31={instancePath:instancePath+"/parties/"+i0,schemaPath:"#/properties/parties/items/type",keyword:"type",params:{
type:"object"},schema:schema24.properties.parties.items.type,parentSchema:schema24.properties.parties.items,data:data10};
if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}}else{const err32={instancePath:instancePath+"/par\
ties",schemaPath:"#/properties/parties/type",keyword:"type",params:{type:"array"},schema:schema24.properties.parties.type,
parentSchema:schema24.properties.parties,data:data9};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}
if(data.alternative!==void 0&&func0.call(data,"alternative")){let data14=data.alternative;this.note("text",instancePath+
"/alternative",data14);if(typeof data14==="string"){if(func51(data14)<1){const err33={instancePath:instancePath+"/altern\
ative",schemaPath:"#/properties/alternative/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema24.
properties.alternative,data:data14};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}else{const err34={
instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/type",keyword:"type",params:{type:"string"},
schema:schema24.properties.alternative.type,parentSchema:schema24.properties.alternative,data:data14};if(vErrors===null){
vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data.caption!==void 0&&func0.call(data,"caption")){let data15=data.
caption;this.note("rich-text",instancePath+"/caption",data15);if(typeof data15==="string"){if(func51(data15)<1){const err35={
instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema24.properties.caption,data:data15};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}else{
const err36={instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type:"st\
ring"},schema:schema24.properties.caption.type,parentSchema:schema24.properties.caption,data:data15};if(vErrors===null){
vErrors=[err36]}else{vErrors.push(err36)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){let data16=data.hidden;
if(typeof data16!=="boolean"){const err37={instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"\
type",params:{type:"boolean"},schema:schema24.properties.hidden.type,parentSchema:schema24.properties.hidden,data:data16};
if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}this.note("schedule",instancePath+"/hidden",data16)}
if(data.from!==void 0&&func0.call(data,"from")){let data17=data.from;this.note("schedule",instancePath+"/from",data17);if(typeof data17===
"string"){if(!pattern1.test(data17)){const err38={instancePath:instancePath+"/from",schemaPath:"#/properties/from/patter\
n",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema24.
properties.from,data:data17};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}else{const err39={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},schema:schema24.properties.from.type,parentSchema:schema24.
properties.from,data:data17};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}if(data.until!==void 0&&
func0.call(data,"until")){let data18=data.until;this.note("schedule",instancePath+"/until",data18);if(typeof data18==="s\
tring"){if(!pattern1.test(data18)){const err40={instancePath:instancePath+"/until",schemaPath:"#/properties/until/patter\
n",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema24.
properties.until,data:data18};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}}else{const err41={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema24.properties.until.type,
parentSchema:schema24.properties.until,data:data18};if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}}}else{
const err42={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema24.type,parentSchema:schema24,
data};if(vErrors===null){vErrors=[err42]}else{vErrors.push(err42)}errors++}validate20.errors=vErrors;return errors===0}var Figure=validate21;
var schema25={"title":"Figure","type":"object","additionalProperties":false,"required":["value","label"],"description":"\
A figure and what it counts.","properties":{"value":{"type":"string","minLength":1,"kind":"text","tsType":"string","desc\
ription":"The figure as it is written, such as `((facts.faxes))`.","room":{"size":"figure","weight":500,"tracking":-.045,
"width":280},"sourced":true},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What \
the figure counts, in a few words.","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich\
-text","tsType":"RichText","description":"One sentence that says why it matters.","room":{"size":"md","width":230}}}};function validate21(data,{
instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="ob\
ject"&&!Array.isArray(data)){if(data.value===void 0||!func0.call(data,"value")){const err0={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"value"},schema:schema25.required,parentSchema:schema25,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.label===void 0||!func0.call(data,"label")){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:schema25.required,parentSchema:schema25,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.keys(data)){if(!(key0===
"value"||key0==="label"||key0==="text")){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema25,data};if(vErrors===null){vErrors=[err2]}else{
vErrors.push(err2)}errors++}}if(data.value!==void 0&&func0.call(data,"value")){let data0=data.value;this.note("text",instancePath+
"/value",data0);if(typeof data0==="string"){if(func51(data0)<1){const err3={instancePath:instancePath+"/value",schemaPath:"\
#/properties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.value,data:data0};
if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}else{const err4={instancePath:instancePath+"/value",
schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},schema:schema25.properties.value.type,parentSchema:schema25.
properties.value,data:data0};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.label!==void 0&&
func0.call(data,"label")){let data1=data.label;this.note("text",instancePath+"/label",data1);if(typeof data1==="string"){
if(func51(data1)<1){const err5={instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema25.properties.label,data:data1};if(vErrors===null){vErrors=[err5]}else{
vErrors.push(err5)}errors++}}else{const err6={instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},schema:schema25.properties.label.type,parentSchema:schema25.properties.label,data:data1};if(vErrors===
null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.text!==void 0&&func0.call(data,"text")){let data2=data.text;
this.note("rich-text",instancePath+"/text",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.
text,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:schema25.properties.text.type,parentSchema:schema25.
properties.text,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}}else{const err9={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,data};if(vErrors===
null){vErrors=[err9]}else{vErrors.push(err9)}errors++}validate21.errors=vErrors;return errors===0}var HeroBlock=validate22;
var schema26={"title":"HeroBlock","description":"The top of a page: its main heading, one clear sentence and the first b\
uttons. Every page begins with exactly one.","type":"object","additionalProperties":false,"required":["type","heading"],
"properties":{"type":{"const":"hero","description":"Always `hero`: the kind of section this is."},"id":{"type":"string",
"pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link c\
an point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","description":"A few words above the heading that say which part of the story this is.","room":{"size":"md",
"width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The main heading o\
f the page, in at most ten words.","room":{"size":"3xl","weight":540,"tracking":-.04,"width":280,"lines":7}},"text":{"ty\
pe":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading.\
 **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"buttons":{"type":"array","minItems":1,
"description":"One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/B\
uttonData","description":"A button."}},"drawing":{"enum":["network","relay","identity","coverage","authorization","claim\
s","patients","providers","payers","employers","states","waiting"],"tsType":"DrawingName","description":"The drawing bes\
ide the words."},"figures":{"type":"array","minItems":1,"description":"Up to three figures set large below the words.","\
maxItems":3,"items":{"$ref":"#/definitions/Figure","description":"One figure."}},"hidden":{"type":"boolean","kind":"sche\
dule","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descr\
iption":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"\
string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one \
that shows it."}}};function validate22(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;
let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema26.required,parentSchema:schema26,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.heading===void 0||!func0.call(data,"hea\
ding")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"heading"},schema:schema26.
required,parentSchema:schema26,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema26.properties,key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema26,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("hero"!==
data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
hero"},schema:"hero",parentSchema:schema26.properties.type,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.push(
err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",data1);
if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/id",schemaPath:"#/properti\
es/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
parentSchema:schema26.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{
const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema26.
properties.id.type,parentSchema:schema26.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}
errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/e\
yebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+"/eyebrow",schemaPath:"\
#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema26.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/eyebrow",
schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema26.properties.eyebrow.type,parentSchema:schema26.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.heading!==void 0&&
func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="st\
ring"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema26.properties.heading,data:data3};if(vErrors===null){vErrors=
[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/\
heading/type",keyword:"type",params:{type:"string"},schema:schema26.properties.heading.type,parentSchema:schema26.properties.
heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&func0.call(
data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(
data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema26.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(
err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema26.properties.text.type,parentSchema:schema26.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.buttons!==void 0&&func0.call(data,"buttons")){let data5=data.
buttons;if(Array.isArray(data5)){if(data5.length>3){const err12={instancePath:instancePath+"/buttons",schemaPath:"#/prop\
erties/buttons/maxItems",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema26.properties.buttons,data:data5};
if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}if(data5.length<1){const err13={instancePath:instancePath+
"/buttons",schemaPath:"#/properties/buttons/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema26.
properties.buttons,data:data5};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}const len0=data5.length;
for(let i0=0;i0<len0;i0++){let data6=data5[i0];if(data6&&typeof data6=="object"&&!Array.isArray(data6)){if(data6.label===
void 0||!func0.call(data6,"label")){const err14={instancePath:instancePath+"/buttons/"+i0,schemaPath:"#/definitions/Butt\
onData/required",keyword:"required",params:{missingProperty:"label"},schema:schema15.required,parentSchema:schema15,data:data6};
if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}if(data6.action===void 0||!func0.call(data6,"action")){
const err15={instancePath:instancePath+"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/required",keyword:"required",
params:{missingProperty:"action"},schema:schema15.required,parentSchema:schema15,data:data6};if(vErrors===null){vErrors=
[err15]}else{vErrors.push(err15)}errors++}for(const key1 of Object.keys(data6)){if(!(key1==="label"||key1==="action"||key1===
"variant"||key1==="size")){const err16={instancePath:instancePath+"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema15,data:data6};
if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}if(data6.label!==void 0&&func0.call(data6,"label")){
let data7=data6.label;this.note("text",instancePath+"/buttons/"+i0+"/label",data7);if(typeof data7==="string"){if(func51(
data7)<1){const err17={instancePath:instancePath+"/buttons/"+i0+"/label",schemaPath:"#/definitions/ButtonData/properties\
/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.label,data:data7};if(vErrors===
null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}else{const err18={instancePath:instancePath+"/buttons/"+i0+"/la\
bel",schemaPath:"#/definitions/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},schema:schema15.properties.
label.type,parentSchema:schema15.properties.label,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}
errors++}}if(data6.action!==void 0&&func0.call(data6,"action")){let data8=data6.action;if(typeof data8!=="string"&&!(data8&&
typeof data8=="object"&&!Array.isArray(data8))){const err19={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/type",keyword:"type",params:{type:schema15.properties.action.type},schema:schema15.
properties.action.type,parentSchema:schema15.properties.action,data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.
push(err19)}errors++}const _errs21=errors;let valid5=true;const _errs22=errors;if(typeof data8!=="string"){const err20={};
if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}var _valid0=_errs22===errors;errors=_errs21;if(vErrors!==
null){if(_errs21){vErrors.length=_errs21}else{vErrors=null}}let ifClause0;if(_valid0){const _errs24=errors;if(!(data8===
"none")){const err21={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"#/definitions/ButtonData/properties\
/action/then/enum",keyword:"enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.properties.
action.then.enum,parentSchema:schema15.properties.action.then,data:data8};if(vErrors===null){vErrors=[err21]}else{vErrors.
push(err21)}errors++}var _valid0=_errs24===errors;valid5=_valid0;ifClause0="then"}else{const _errs25=errors;if(data8&&typeof data8==
"object"&&!Array.isArray(data8)){if(Object.keys(data8).length<1){const err22={instancePath:instancePath+"/buttons/"+i0+"\
/action",schemaPath:"#/definitions/ButtonData/properties/action/else/minProperties",keyword:"minProperties",params:{limit:1},
schema:1,parentSchema:schema15.properties.action.else,data:data8};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}
errors++}for(const key2 of Object.keys(data8)){if(!(key2==="link"||key2==="dialog"||key2==="inquiryType"||key2==="downlo\
ad")){const err23={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"#/definitions/ButtonData/properties/ac\
tion/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},schema:false,parentSchema:schema15.
properties.action.else,data:data8};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data8.link!==
void 0&&func0.call(data8,"link")){let data9=data8.link;if(typeof data9==="string"){if(func51(data9)<1){const err24={instancePath:instancePath+
"/buttons/"+i0+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/link/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.link,data:data9};if(vErrors===
null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{const err25={instancePath:instancePath+"/buttons/"+i0+"/ac\
tion/link",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/link/type",keyword:"type",params:{type:"\
string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.properties.action.else.properties.
link,data:data9};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data8.dialog!==void 0&&func0.call(
data8,"dialog")){let data10=data8.dialog;if(typeof data10==="string"){if(func51(data10)<1){const err26={instancePath:instancePath+
"/buttons/"+i0+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/dialog/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.dialog,data:data10};
if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}else{const err27={instancePath:instancePath+"/butt\
ons/"+i0+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/dialog/type",keyword:"t\
ype",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,parentSchema:schema15.properties.
action.else.properties.dialog,data:data10};if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data8.
inquiryType!==void 0&&func0.call(data8,"inquiryType")){let data11=data8.inquiryType;if(typeof data11==="string"){if(func51(
data11)<1){const err28={instancePath:instancePath+"/buttons/"+i0+"/action/inquiryType",schemaPath:"#/definitions/ButtonD\
ata/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.action.else.properties.inquiryType,data:data11};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{
const err29={instancePath:instancePath+"/buttons/"+i0+"/action/inquiryType",schemaPath:"#/definitions/ButtonData/propert\
ies/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.
properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data11};if(vErrors===
null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data8.download!==void 0&&func0.call(data8,"download")){let data12=data8.
download;if(typeof data12==="string"){if(func51(data12)<1){const err30={instancePath:instancePath+"/buttons/"+i0+"/actio\
n/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data12};if(vErrors===
null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}else{const err31={instancePath:instancePath+"/buttons/"+i0+"/ac\
tion/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"type",params:{
type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.action.else.
properties.download,data:data12};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}}var _valid0=_errs25===
errors;valid5=_valid0;ifClause0="else"}if(!valid5){const err32={instancePath:instancePath+"/buttons/"+i0+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data8};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}
errors++}this.note("action",instancePath+"/buttons/"+i0+"/action",data8)}if(data6.variant!==void 0&&func0.call(data6,"va\
riant")){let data13=data6.variant;if(!(data13==="default"||data13==="destructive"||data13==="outline"||data13==="outline\
-on-dark"||data13==="secondary"||data13==="ghost"||data13==="link"||data13==="hero"||data13==="outline-hero")){const err33={
instancePath:instancePath+"/buttons/"+i0+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data13};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}if(data6.size!==void 0&&
func0.call(data6,"size")){let data14=data6.size;if(!(data14==="default"||data14==="sm"||data14==="lg"||data14==="xl"||data14===
"icon")){const err34={instancePath:instancePath+"/buttons/"+i0+"/size",schemaPath:"#/definitions/ButtonData/properties/s\
ize/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,parentSchema:schema15.
properties.size,data:data14};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}}else{const err35={instancePath:instancePath+
"/buttons/"+i0,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{type:"object"},schema:schema15.type,parentSchema:schema15,
data:data6};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}}else{const err36={instancePath:instancePath+
"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type:"array"},schema:schema26.properties.buttons.
type,parentSchema:schema26.properties.buttons,data:data5};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}
if(data.drawing!==void 0&&func0.call(data,"drawing")){let data15=data.drawing;if(!(data15==="network"||data15==="relay"||
data15==="identity"||data15==="coverage"||data15==="authorization"||data15==="claims"||data15==="patients"||data15==="pr\
oviders"||data15==="payers"||data15==="employers"||data15==="states"||data15==="waiting")){const err37={instancePath:instancePath+
"/drawing",schemaPath:"#/properties/drawing/enum",keyword:"enum",params:{allowedValues:schema26.properties.drawing.enum},
schema:schema26.properties.drawing.enum,parentSchema:schema26.properties.drawing,data:data15};if(vErrors===null){vErrors=
[err37]}else{vErrors.push(err37)}errors++}}if(data.figures!==void 0&&func0.call(data,"figures")){let data16=data.figures;
if(Array.isArray(data16)){if(data16.length>3){const err38={instancePath:instancePath+"/figures",schemaPath:"#/properties\
/figures/maxItems",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema26.properties.figures,data:data16};if(vErrors===
null){vErrors=[err38]}else{vErrors.push(err38)}errors++}if(data16.length<1){const err39={instancePath:instancePath+"/fig\
ures",schemaPath:"#/properties/figures/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema26.properties.
figures,data:data16};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}const len1=data16.length;for(let i1=0;i1<
len1;i1++){let data17=data16[i1];if(data17&&typeof data17=="object"&&!Array.isArray(data17)){if(data17.value===void 0||!func0.
call(data17,"value")){const err40={instancePath:instancePath+"/figures/"+i1,schemaPath:"#/definitions/Figure/required",keyword:"\
required",params:{missingProperty:"value"},schema:schema25.required,parentSchema:schema25,data:data17};if(vErrors===null){
vErrors=[err40]}else{vErrors.push(err40)}errors++}if(data17.label===void 0||!func0.call(data17,"label")){const err41={instancePath:instancePath+
"/figures/"+i1,schemaPath:"#/definitions/Figure/required",keyword:"required",params:{missingProperty:"label"},schema:schema25.
required,parentSchema:schema25,data:data17};if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}for(const key3 of Object.
keys(data17)){if(!(key3==="value"||key3==="label"||key3==="text")){const err42={instancePath:instancePath+"/figures/"+i1,
schemaPath:"#/definitions/Figure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,
parentSchema:schema25,data:data17};if(vErrors===null){vErrors=[err42]}else{vErrors.push(err42)}errors++}}if(data17.value!==
void 0&&func0.call(data17,"value")){let data18=data17.value;this.note("text",instancePath+"/figures/"+i1+"/value",data18);
if(typeof data18==="string"){if(func51(data18)<1){const err43={instancePath:instancePath+"/figures/"+i1+"/value",schemaPath:"\
#/definitions/Figure/properties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.
value,data:data18};if(vErrors===null){vErrors=[err43]}else{vErrors.push(err43)}errors++}}else{const err44={instancePath:instancePath+
"/figures/"+i1+"/value",schemaPath:"#/definitions/Figure/properties/value/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.value.type,parentSchema:schema25.properties.value,data:data18};if(vErrors===null){vErrors=[err44]}else{vErrors.
push(err44)}errors++}}if(data17.label!==void 0&&func0.call(data17,"label")){let data19=data17.label;this.note("text",instancePath+
"/figures/"+i1+"/label",data19);if(typeof data19==="string"){if(func51(data19)<1){const err45={instancePath:instancePath+
"/figures/"+i1+"/label",schemaPath:"#/definitions/Figure/properties/label/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema25.properties.label,data:data19};if(vErrors===null){vErrors=[err45]}else{vErrors.push(err45)}
errors++}}else{const err46={instancePath:instancePath+"/figures/"+i1+"/label",schemaPath:"#/definitions/Figure/propertie\
s/label/type",keyword:"type",params:{type:"string"},schema:schema25.properties.label.type,parentSchema:schema25.properties.
label,data:data19};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}errors++}}if(data17.text!==void 0&&func0.
call(data17,"text")){let data20=data17.text;this.note("rich-text",instancePath+"/figures/"+i1+"/text",data20);if(typeof data20===
"string"){if(func51(data20)<1){const err47={instancePath:instancePath+"/figures/"+i1+"/text",schemaPath:"#/definitions/F\
igure/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.text,data:data20};
if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}}else{const err48={instancePath:instancePath+"/figu\
res/"+i1+"/text",schemaPath:"#/definitions/Figure/properties/text/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.text.type,parentSchema:schema25.properties.text,data:data20};if(vErrors===null){vErrors=[err48]}else{vErrors.
push(err48)}errors++}}}else{const err49={instancePath:instancePath+"/figures/"+i1,schemaPath:"#/definitions/Figure/type",
keyword:"type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,data:data17};if(vErrors===null){vErrors=
[err49]}else{vErrors.push(err49)}errors++}}}else{const err50={instancePath:instancePath+"/figures",schemaPath:"#/propert\
ies/figures/type",keyword:"type",params:{type:"array"},schema:schema26.properties.figures.type,parentSchema:schema26.properties.
figures,data:data16};if(vErrors===null){vErrors=[err50]}else{vErrors.push(err50)}errors++}}if(data.hidden!==void 0&&func0.
call(data,"hidden")){let data21=data.hidden;if(typeof data21!=="boolean"){const err51={instancePath:instancePath+"/hidde\
n",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema26.properties.hidden.type,parentSchema:schema26.
properties.hidden,data:data21};if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}this.note("schedule",
instancePath+"/hidden",data21)}if(data.from!==void 0&&func0.call(data,"from")){let data22=data.from;this.note("schedule",
instancePath+"/from",data22);if(typeof data22==="string"){if(!pattern1.test(data22)){const err52={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema26.properties.from,data:data22};if(vErrors===null){vErrors=[err52]}else{vErrors.push(
err52)}errors++}}else{const err53={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema26.properties.from.type,parentSchema:schema26.properties.from,data:data22};if(vErrors===
null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data23=data.
until;this.note("schedule",instancePath+"/until",data23);if(typeof data23==="string"){if(!pattern1.test(data23)){const err54={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema26.properties.until,data:data23};if(vErrors===
null){vErrors=[err54]}else{vErrors.push(err54)}errors++}}else{const err55={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema26.properties.until.type,parentSchema:schema26.
properties.until,data:data23};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}}else{const err56={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema26.type,parentSchema:schema26,data};if(vErrors===
null){vErrors=[err56]}else{vErrors.push(err56)}errors++}validate22.errors=vErrors;return errors===0}var PeopleBlock=validate23;
var schema29={"title":"PeopleBlock","description":"The people behind the organisation, each with a profile link that ope\
ns in a new tab.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"\
people","description":"Always `people`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices\
` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{
"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) \
work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","descripti\
on":"How the section stands out from its neighbours: plain, tinted or bold."},"size":{"enum":["large","compact"],"descri\
ption":"`large` shows portraits and biographies, `compact` names and roles."},"items":{"type":"array","minItems":1,"desc\
ription":"The people, in the order they are shown.","items":{"type":"object","additionalProperties":false,"required":["n\
ame","role","link"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"T\
he full name.","room":{"size":"lg","weight":560,"tracking":-.022,"width":280,"lines":3}},"role":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","description":"What the person does here.","room":{"size":"md","width":230}},"bio":{
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One to three sentences about the per\
son.","room":{"size":"md","width":230}},"image":{"type":"object","additionalProperties":false,"required":["file","alt"],
"kind":"image","tsType":"Image","description":"The portrait.","properties":{"file":{"type":"string","minLength":1,"descr\
iption":"The file in the public folder, such as /images/team/a-name.svg."},"alt":{"type":"string","description":'What th\
e picture shows, for those who cannot see it; "" if it only decorates.'}}},"link":{"type":"string","minLength":1,"kind":"\
link","tsType":"Link","description":"The address of the person's profile."}}}},"hidden":{"type":"boolean","kind":"schedu\
le","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descr\
iption":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"\
string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one \
that shows it."}}};function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;
let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema29.required,parentSchema:schema29,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.items===void 0||!func0.call(data,"items")){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},schema:schema29.required,
parentSchema:schema29,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema29.properties,key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema29,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("people"!==
data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
people"},schema:"people",parentSchema:schema29.properties.type,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.
push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",
data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/id",schemaPath:"#/p\
roperties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$",parentSchema:schema29.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{
const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema29.
properties.id.type,parentSchema:schema29.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}
errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/e\
yebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+"/eyebrow",schemaPath:"\
#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema29.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/eyebrow",
schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema29.properties.eyebrow.type,parentSchema:schema29.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.heading!==void 0&&
func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="st\
ring"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema29.properties.heading,data:data3};if(vErrors===null){vErrors=
[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/\
heading/type",keyword:"type",params:{type:"string"},schema:schema29.properties.heading.type,parentSchema:schema29.properties.
heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&func0.call(
data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(
data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema29.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(
err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema29.properties.text.type,parentSchema:schema29.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema29.properties.background.enum},schema:schema29.
properties.background.enum,parentSchema:schema29.properties.background,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.size!==void 0&&func0.call(data,"size")){let data6=data.size;if(!(data6==="large"||
data6==="compact")){const err13={instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{
allowedValues:schema29.properties.size.enum},schema:schema29.properties.size.enum,parentSchema:schema29.properties.size,
data:data6};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}if(data.items!==void 0&&func0.call(data,
"items")){let data7=data.items;if(Array.isArray(data7)){if(data7.length<1){const err14={instancePath:instancePath+"/item\
s",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema29.properties.
items,data:data7};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}const len0=data7.length;for(let i0=0;i0<
len0;i0++){let data8=data7[i0];if(data8&&typeof data8=="object"&&!Array.isArray(data8)){if(data8.name===void 0||!func0.call(
data8,"name")){const err15={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"\
required",params:{missingProperty:"name"},schema:schema29.properties.items.items.required,parentSchema:schema29.properties.
items.items,data:data8};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data8.role===void 0||!func0.
call(data8,"role")){const err16={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"\
required",params:{missingProperty:"role"},schema:schema29.properties.items.items.required,parentSchema:schema29.properties.
items.items,data:data8};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data8.link===void 0||!func0.
call(data8,"link")){const err17={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"\
required",params:{missingProperty:"link"},schema:schema29.properties.items.items.required,parentSchema:schema29.properties.
items.items,data:data8};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}for(const key1 of Object.keys(
data8)){if(!(key1==="name"||key1==="role"||key1==="bio"||key1==="image"||key1==="link")){const err18={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
schema:false,parentSchema:schema29.properties.items.items,data:data8};if(vErrors===null){vErrors=[err18]}else{vErrors.push(
err18)}errors++}}if(data8.name!==void 0&&func0.call(data8,"name")){let data9=data8.name;this.note("text",instancePath+"/\
items/"+i0+"/name",data9);if(typeof data9==="string"){if(func51(data9)<1){const err19={instancePath:instancePath+"/items\
/"+i0+"/name",schemaPath:"#/properties/items/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema29.properties.items.items.properties.name,data:data9};if(vErrors===null){vErrors=[err19]}else{vErrors.
push(err19)}errors++}}else{const err20={instancePath:instancePath+"/items/"+i0+"/name",schemaPath:"#/properties/items/it\
ems/properties/name/type",keyword:"type",params:{type:"string"},schema:schema29.properties.items.items.properties.name.type,
parentSchema:schema29.properties.items.items.properties.name,data:data9};if(vErrors===null){vErrors=[err20]}else{vErrors.
push(err20)}errors++}}if(data8.role!==void 0&&func0.call(data8,"role")){let data10=data8.role;this.note("text",instancePath+
"/items/"+i0+"/role",data10);if(typeof data10==="string"){if(func51(data10)<1){const err21={instancePath:instancePath+"/\
items/"+i0+"/role",schemaPath:"#/properties/items/items/properties/role/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema29.properties.items.items.properties.role,data:data10};if(vErrors===null){vErrors=[err21]}else{
vErrors.push(err21)}errors++}}else{const err22={instancePath:instancePath+"/items/"+i0+"/role",schemaPath:"#/properties/\
items/items/properties/role/type",keyword:"type",params:{type:"string"},schema:schema29.properties.items.items.properties.
role.type,parentSchema:schema29.properties.items.items.properties.role,data:data10};if(vErrors===null){vErrors=[err22]}else{
vErrors.push(err22)}errors++}}if(data8.bio!==void 0&&func0.call(data8,"bio")){let data11=data8.bio;this.note("rich-text",
instancePath+"/items/"+i0+"/bio",data11);if(typeof data11==="string"){if(func51(data11)<1){const err23={instancePath:instancePath+
"/items/"+i0+"/bio",schemaPath:"#/properties/items/items/properties/bio/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema29.properties.items.items.properties.bio,data:data11};if(vErrors===null){vErrors=[err23]}else{
vErrors.push(err23)}errors++}}else{const err24={instancePath:instancePath+"/items/"+i0+"/bio",schemaPath:"#/properties/i\
tems/items/properties/bio/type",keyword:"type",params:{type:"string"},schema:schema29.properties.items.items.properties.
bio.type,parentSchema:schema29.properties.items.items.properties.bio,data:data11};if(vErrors===null){vErrors=[err24]}else{
vErrors.push(err24)}errors++}}if(data8.image!==void 0&&func0.call(data8,"image")){let data12=data8.image;this.note("imag\
e",instancePath+"/items/"+i0+"/image",data12);if(data12&&typeof data12=="object"&&!Array.isArray(data12)){if(data12.file===
void 0||!func0.call(data12,"file")){const err25={instancePath:instancePath+"/items/"+i0+"/image",schemaPath:"#/propertie\
s/items/items/properties/image/required",keyword:"required",params:{missingProperty:"file"},schema:schema29.properties.items.
items.properties.image.required,parentSchema:schema29.properties.items.items.properties.image,data:data12};if(vErrors===
null){vErrors=[err25]}else{vErrors.push(err25)}errors++}if(data12.alt===void 0||!func0.call(data12,"alt")){const err26={
instancePath:instancePath+"/items/"+i0+"/image",schemaPath:"#/properties/items/items/properties/image/required",keyword:"\
required",params:{missingProperty:"alt"},schema:schema29.properties.items.items.properties.image.required,parentSchema:schema29.
properties.items.items.properties.image,data:data12};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}
for(const key2 of Object.keys(data12)){if(!(key2==="file"||key2==="alt")){const err27={instancePath:instancePath+"/items\
/"+i0+"/image",schemaPath:"#/properties/items/items/properties/image/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key2},schema:false,parentSchema:schema29.properties.items.items.properties.image,data:data12};
if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data12.file!==void 0&&func0.call(data12,"file")){
let data13=data12.file;if(typeof data13==="string"){if(func51(data13)<1){const err28={instancePath:instancePath+"/items/"+
i0+"/image/file",schemaPath:"#/properties/items/items/properties/image/properties/file/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema29.properties.items.items.properties.image.properties.file,data:data13};if(vErrors===
null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+"/items/"+i0+"/imag\
e/file",schemaPath:"#/properties/items/items/properties/image/properties/file/type",keyword:"type",params:{type:"string"},
schema:schema29.properties.items.items.properties.image.properties.file.type,parentSchema:schema29.properties.items.items.
properties.image.properties.file,data:data13};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data12.
alt!==void 0&&func0.call(data12,"alt")){let data14=data12.alt;if(typeof data14!=="string"){const err30={instancePath:instancePath+
"/items/"+i0+"/image/alt",schemaPath:"#/properties/items/items/properties/image/properties/alt/type",keyword:"type",params:{
type:"string"},schema:schema29.properties.items.items.properties.image.properties.alt.type,parentSchema:schema29.properties.
items.items.properties.image.properties.alt,data:data14};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}}else{
const err31={instancePath:instancePath+"/items/"+i0+"/image",schemaPath:"#/properties/items/items/properties/image/type",
keyword:"type",params:{type:"object"},schema:schema29.properties.items.items.properties.image.type,parentSchema:schema29.
properties.items.items.properties.image,data:data12};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}
if(data8.link!==void 0&&func0.call(data8,"link")){let data15=data8.link;this.note("link",instancePath+"/items/"+i0+"/lin\
k",data15);if(typeof data15==="string"){if(func51(data15)<1){const err32={instancePath:instancePath+"/items/"+i0+"/link",
schemaPath:"#/properties/items/items/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema29.
properties.items.items.properties.link,data:data15};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}else{
const err33={instancePath:instancePath+"/items/"+i0+"/link",schemaPath:"#/properties/items/items/properties/link/type",keyword:"\
type",params:{type:"string"},schema:schema29.properties.items.items.properties.link.type,parentSchema:schema29.properties.
items.items.properties.link,data:data15};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}}else{const err34={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},
schema:schema29.properties.items.items.type,parentSchema:schema29.properties.items.items,data:data8};if(vErrors===null){
vErrors=[err34]}else{vErrors.push(err34)}errors++}}}else{const err35={instancePath:instancePath+"/items",schemaPath:"#/p\
roperties/items/type",keyword:"type",params:{type:"array"},schema:schema29.properties.items.type,parentSchema:schema29.properties.
items,data:data7};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}}if(data.hidden!==void 0&&func0.call(
data,"hidden")){let data16=data.hidden;if(typeof data16!=="boolean"){const err36={instancePath:instancePath+"/hidden",schemaPath:"\
#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema29.properties.hidden.type,parentSchema:schema29.
properties.hidden,data:data16};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}this.note("schedule",
instancePath+"/hidden",data16)}if(data.from!==void 0&&func0.call(data,"from")){let data17=data.from;this.note("schedule",
instancePath+"/from",data17);if(typeof data17==="string"){if(!pattern1.test(data17)){const err37={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema29.properties.from,data:data17};if(vErrors===null){vErrors=[err37]}else{vErrors.push(
err37)}errors++}}else{const err38={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema29.properties.from.type,parentSchema:schema29.properties.from,data:data17};if(vErrors===
null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data18=data.
until;this.note("schedule",instancePath+"/until",data18);if(typeof data18==="string"){if(!pattern1.test(data18)){const err39={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema29.properties.until,data:data18};if(vErrors===
null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}else{const err40={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema29.properties.until.type,parentSchema:schema29.
properties.until,data:data18};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}}}else{const err41={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema29.type,parentSchema:schema29,data};if(vErrors===
null){vErrors=[err41]}else{vErrors.push(err41)}errors++}validate23.errors=vErrors;return errors===0}var ProseBlock=validate24;
var schema30={"title":"ProseBlock","description":"Running text: a story, an explanation, a mission. It may hold a quotat\
ion, a drawing and a few figures.","type":"object","additionalProperties":false,"required":["type","paragraphs"],"proper\
ties":{"type":{"const":"prose","description":"Always `prose`: the kind of section this is."},"id":{"type":"string","patt\
ern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can po\
int to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","description":"A few words above the heading that say which part of the story this is.","room":{"size":"md","widt\
h":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the sect\
ion, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minL\
ength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic\
* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"\
Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"paragraphs":{"type":"\
string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","description":"The text. A blank line begins a new para\
graph.","room":{"size":"md","width":230}},"points":{"type":"array","minItems":1,"description":"A list after the text.","\
items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One point.","room":{"size":"\
md","width":230}}},"quote":{"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"\
string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"What was said.","room":{"size":"md","width":230}},
"by":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Who said it.","room":{"size":"md","wi\
dth":230}}},"description":"One sentence worth setting large."},"figures":{"type":"array","minItems":1,"description":"Up \
to four figures beside the text.","maxItems":4,"items":{"$ref":"#/definitions/Figure","description":"One figure."}},"dra\
wing":{"enum":["network","relay","identity","coverage","authorization","claims","patients","providers","payers","employe\
rs","states","waiting"],"tsType":"DrawingName","description":"The drawing beside the text."},"buttons":{"type":"array","\
minItems":1,"description":"One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/d\
efinitions/ButtonData","description":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `tr\
ue` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appea\
rs, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d(\
[T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on wh\
ich this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};function validate24(data,{
instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="ob\
ject"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},schema:schema30.required,parentSchema:schema30,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.paragraphs===void 0||!func0.call(data,"paragraphs")){const err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"paragraphs"},schema:schema30.required,parentSchema:schema30,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.keys(data)){if(!func0.
call(schema30.properties,key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},schema:false,parentSchema:schema30,data};if(vErrors===null){vErrors=[err2]}else{vErrors.
push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("prose"!==data0){const err3={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"prose"},schema:"\
prose",parentSchema:schema30.properties.type,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}
if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",data1);if(typeof data1===
"string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema30.properties.
id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{const err5={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema30.properties.id.type,parentSchema:schema30.
properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.eyebrow!==void 0&&
func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/eyebrow",data2);if(typeof data2==="st\
ring"){if(func51(data2)<1){const err6={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema30.properties.eyebrow,data:data2};if(vErrors===null){vErrors=
[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/\
eyebrow/type",keyword:"type",params:{type:"string"},schema:schema30.properties.eyebrow.type,parentSchema:schema30.properties.
eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.heading!==void 0&&func0.
call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="string"){
if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema30.properties.heading,data:data3};if(vErrors===null){vErrors=[err8]}else{
vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",
keyword:"type",params:{type:"string"},schema:schema30.properties.heading.type,parentSchema:schema30.properties.heading,data:data3};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&func0.call(data,"text")){let data4=data.
text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(data4)<1){const err10={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema30.properties.
text,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:schema30.properties.text.type,parentSchema:schema30.
properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&
func0.call(data,"background")){let data5=data.background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={
instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema30.
properties.background.enum},schema:schema30.properties.background.enum,parentSchema:schema30.properties.background,data:data5};
if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.paragraphs!==void 0&&func0.call(data,"para\
graphs")){let data6=data.paragraphs;this.note("paragraphs",instancePath+"/paragraphs",data6);if(typeof data6==="string"){
if(func51(data6)<1){const err13={instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema30.properties.paragraphs,data:data6};if(vErrors===null){
vErrors=[err13]}else{vErrors.push(err13)}errors++}}else{const err14={instancePath:instancePath+"/paragraphs",schemaPath:"\
#/properties/paragraphs/type",keyword:"type",params:{type:"string"},schema:schema30.properties.paragraphs.type,parentSchema:schema30.
properties.paragraphs,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data.points!==
void 0&&func0.call(data,"points")){let data7=data.points;if(Array.isArray(data7)){if(data7.length<1){const err15={instancePath:instancePath+
"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema30.properties.
points,data:data7};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}const len0=data7.length;for(let i0=0;i0<
len0;i0++){let data8=data7[i0];this.note("rich-text",instancePath+"/points/"+i0,data8);if(typeof data8==="string"){if(func51(
data8)<1){const err16={instancePath:instancePath+"/points/"+i0,schemaPath:"#/properties/points/items/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema30.properties.points.items,data:data8};if(vErrors===null){vErrors=
[err16]}else{vErrors.push(err16)}errors++}}else{const err17={instancePath:instancePath+"/points/"+i0,schemaPath:"#/prope\
rties/points/items/type",keyword:"type",params:{type:"string"},schema:schema30.properties.points.items.type,parentSchema:schema30.
properties.points.items,data:data8};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}}else{const err18={
instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"array"},schema:schema30.
properties.points.type,parentSchema:schema30.properties.points,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.
push(err18)}errors++}}if(data.quote!==void 0&&func0.call(data,"quote")){let data9=data.quote;if(data9&&typeof data9=="ob\
ject"&&!Array.isArray(data9)){if(data9.text===void 0||!func0.call(data9,"text")){const err19={instancePath:instancePath+
"/quote",schemaPath:"#/properties/quote/required",keyword:"required",params:{missingProperty:"text"},schema:schema30.properties.
quote.required,parentSchema:schema30.properties.quote,data:data9};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}
errors++}for(const key1 of Object.keys(data9)){if(!(key1==="text"||key1==="by")){const err20={instancePath:instancePath+
"/quote",schemaPath:"#/properties/quote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
schema:false,parentSchema:schema30.properties.quote,data:data9};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}
errors++}}if(data9.text!==void 0&&func0.call(data9,"text")){let data10=data9.text;this.note("rich-text",instancePath+"/q\
uote/text",data10);if(typeof data10==="string"){if(func51(data10)<1){const err21={instancePath:instancePath+"/quote/text",
schemaPath:"#/properties/quote/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema30.
properties.quote.properties.text,data:data10};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}else{
const err22={instancePath:instancePath+"/quote/text",schemaPath:"#/properties/quote/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema30.properties.quote.properties.text.type,parentSchema:schema30.properties.quote.properties.
text,data:data10};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}if(data9.by!==void 0&&func0.call(
data9,"by")){let data11=data9.by;this.note("text",instancePath+"/quote/by",data11);if(typeof data11==="string"){if(func51(
data11)<1){const err23={instancePath:instancePath+"/quote/by",schemaPath:"#/properties/quote/properties/by/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema30.properties.quote.properties.by,data:data11};if(vErrors===null){
vErrors=[err23]}else{vErrors.push(err23)}errors++}}else{const err24={instancePath:instancePath+"/quote/by",schemaPath:"#\
/properties/quote/properties/by/type",keyword:"type",params:{type:"string"},schema:schema30.properties.quote.properties.
by.type,parentSchema:schema30.properties.quote.properties.by,data:data11};if(vErrors===null){vErrors=[err24]}else{vErrors.
push(err24)}errors++}}}else{const err25={instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"\
type",params:{type:"object"},schema:schema30.properties.quote.type,parentSchema:schema30.properties.quote,data:data9};if(vErrors===
null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data.figures!==void 0&&func0.call(data,"figures")){let data12=data.
figures;if(Array.isArray(data12)){if(data12.length>4){const err26={instancePath:instancePath+"/figures",schemaPath:"#/pr\
operties/figures/maxItems",keyword:"maxItems",params:{limit:4},schema:4,parentSchema:schema30.properties.figures,data:data12};
if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}if(data12.length<1){const err27={instancePath:instancePath+
"/figures",schemaPath:"#/properties/figures/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema30.
properties.figures,data:data12};if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}const len1=data12.length;
for(let i1=0;i1<len1;i1++){let data13=data12[i1];if(data13&&typeof data13=="object"&&!Array.isArray(data13)){if(data13.value===
void 0||!func0.call(data13,"value")){const err28={instancePath:instancePath+"/figures/"+i1,schemaPath:"#/definitions/Fig\
ure/required",keyword:"required",params:{missingProperty:"value"},schema:schema25.required,parentSchema:schema25,data:data13};
if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}if(data13.label===void 0||!func0.call(data13,"label")){
const err29={instancePath:instancePath+"/figures/"+i1,schemaPath:"#/definitions/Figure/required",keyword:"required",params:{
missingProperty:"label"},schema:schema25.required,parentSchema:schema25,data:data13};if(vErrors===null){vErrors=[err29]}else{
vErrors.push(err29)}errors++}for(const key2 of Object.keys(data13)){if(!(key2==="value"||key2==="label"||key2==="text")){
const err30={instancePath:instancePath+"/figures/"+i1,schemaPath:"#/definitions/Figure/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:key2},schema:false,parentSchema:schema25,data:data13};if(vErrors===null){
vErrors=[err30]}else{vErrors.push(err30)}errors++}}if(data13.value!==void 0&&func0.call(data13,"value")){let data14=data13.
value;this.note("text",instancePath+"/figures/"+i1+"/value",data14);if(typeof data14==="string"){if(func51(data14)<1){const err31={
instancePath:instancePath+"/figures/"+i1+"/value",schemaPath:"#/definitions/Figure/properties/value/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.value,data:data14};if(vErrors===null){vErrors=[err31]}else{
vErrors.push(err31)}errors++}}else{const err32={instancePath:instancePath+"/figures/"+i1+"/value",schemaPath:"#/definiti\
ons/Figure/properties/value/type",keyword:"type",params:{type:"string"},schema:schema25.properties.value.type,parentSchema:schema25.
properties.value,data:data14};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}if(data13.label!==void 0&&
func0.call(data13,"label")){let data15=data13.label;this.note("text",instancePath+"/figures/"+i1+"/label",data15);if(typeof data15===
"string"){if(func51(data15)<1){const err33={instancePath:instancePath+"/figures/"+i1+"/label",schemaPath:"#/definitions/\
Figure/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.label,
data:data15};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}else{const err34={instancePath:instancePath+
"/figures/"+i1+"/label",schemaPath:"#/definitions/Figure/properties/label/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.label.type,parentSchema:schema25.properties.label,data:data15};if(vErrors===null){vErrors=[err34]}else{vErrors.
push(err34)}errors++}}if(data13.text!==void 0&&func0.call(data13,"text")){let data16=data13.text;this.note("rich-text",instancePath+
"/figures/"+i1+"/text",data16);if(typeof data16==="string"){if(func51(data16)<1){const err35={instancePath:instancePath+
"/figures/"+i1+"/text",schemaPath:"#/definitions/Figure/properties/text/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema25.properties.text,data:data16};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}
errors++}}else{const err36={instancePath:instancePath+"/figures/"+i1+"/text",schemaPath:"#/definitions/Figure/properties\
/text/type",keyword:"type",params:{type:"string"},schema:schema25.properties.text.type,parentSchema:schema25.properties.
text,data:data16};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}}else{const err37={instancePath:instancePath+
"/figures/"+i1,schemaPath:"#/definitions/Figure/type",keyword:"type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,
data:data13};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}}else{const err38={instancePath:instancePath+
"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type:"array"},schema:schema30.properties.figures.
type,parentSchema:schema30.properties.figures,data:data12};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}
if(data.drawing!==void 0&&func0.call(data,"drawing")){let data17=data.drawing;if(!(data17==="network"||data17==="relay"||
data17==="identity"||data17==="coverage"||data17==="authorization"||data17==="claims"||data17==="patients"||data17==="pr\
oviders"||data17==="payers"||data17==="employers"||data17==="states"||data17==="waiting")){const err39={instancePath:instancePath+
"/drawing",schemaPath:"#/properties/drawing/enum",keyword:"enum",params:{allowedValues:schema30.properties.drawing.enum},
schema:schema30.properties.drawing.enum,parentSchema:schema30.properties.drawing,data:data17};if(vErrors===null){vErrors=
[err39]}else{vErrors.push(err39)}errors++}}if(data.buttons!==void 0&&func0.call(data,"buttons")){let data18=data.buttons;
if(Array.isArray(data18)){if(data18.length>3){const err40={instancePath:instancePath+"/buttons",schemaPath:"#/properties\
/buttons/maxItems",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema30.properties.buttons,data:data18};if(vErrors===
null){vErrors=[err40]}else{vErrors.push(err40)}errors++}if(data18.length<1){const err41={instancePath:instancePath+"/but\
tons",schemaPath:"#/properties/buttons/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema30.properties.
buttons,data:data18};if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}const len2=data18.length;for(let i2=0;i2<
len2;i2++){let data19=data18[i2];if(data19&&typeof data19=="object"&&!Array.isArray(data19)){if(data19.label===void 0||!func0.
call(data19,"label")){const err42={instancePath:instancePath+"/buttons/"+i2,schemaPath:"#/definitions/ButtonData/require\
d",keyword:"required",params:{missingProperty:"label"},schema:schema15.required,parentSchema:schema15,data:data19};if(vErrors===
null){vErrors=[err42]}else{vErrors.push(err42)}errors++}if(data19.action===void 0||!func0.call(data19,"action")){const err43={
instancePath:instancePath+"/buttons/"+i2,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"\
action"},schema:schema15.required,parentSchema:schema15,data:data19};if(vErrors===null){vErrors=[err43]}else{vErrors.push(
err43)}errors++}for(const key3 of Object.keys(data19)){if(!(key3==="label"||key3==="action"||key3==="variant"||key3==="s\
ize")){const err44={instancePath:instancePath+"/buttons/"+i2,schemaPath:"#/definitions/ButtonData/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,parentSchema:schema15,data:data19};if(vErrors===
null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}if(data19.label!==void 0&&func0.call(data19,"label")){let data20=data19.
label;this.note("text",instancePath+"/buttons/"+i2+"/label",data20);if(typeof data20==="string"){if(func51(data20)<1){const err45={
instancePath:instancePath+"/buttons/"+i2+"/label",schemaPath:"#/definitions/ButtonData/properties/label/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.label,data:data20};if(vErrors===null){vErrors=[err45]}else{
vErrors.push(err45)}errors++}}else{const err46={instancePath:instancePath+"/buttons/"+i2+"/label",schemaPath:"#/definiti\
ons/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},schema:schema15.properties.label.type,parentSchema:schema15.
properties.label,data:data20};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}errors++}}if(data19.action!==void 0&&
func0.call(data19,"action")){let data21=data19.action;if(typeof data21!=="string"&&!(data21&&typeof data21=="object"&&!Array.
isArray(data21))){const err47={instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"#/definitions/ButtonData/p\
roperties/action/type",keyword:"type",params:{type:schema15.properties.action.type},schema:schema15.properties.action.type,
parentSchema:schema15.properties.action,data:data21};if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}
const _errs48=errors;let valid12=true;const _errs49=errors;if(typeof data21!=="string"){const err48={};if(vErrors===null){
vErrors=[err48]}else{vErrors.push(err48)}errors++}var _valid0=_errs49===errors;errors=_errs48;if(vErrors!==null){if(_errs48){
vErrors.length=_errs48}else{vErrors=null}}let ifClause0;if(_valid0){const _errs51=errors;if(!(data21==="none")){const err49={
instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"#/definitions/ButtonData/properties/action/then/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.properties.action.then.enum,parentSchema:schema15.
properties.action.then,data:data21};if(vErrors===null){vErrors=[err49]}else{vErrors.push(err49)}errors++}var _valid0=_errs51===
errors;valid12=_valid0;ifClause0="then"}else{const _errs52=errors;if(data21&&typeof data21=="object"&&!Array.isArray(data21)){
if(Object.keys(data21).length<1){const err50={instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"#/definitio\
ns/ButtonData/properties/action/else/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema15.
properties.action.else,data:data21};if(vErrors===null){vErrors=[err50]}else{vErrors.push(err50)}errors++}for(const key4 of Object.
keys(data21)){if(!(key4==="link"||key4==="dialog"||key4==="inquiryType"||key4==="download")){const err51={instancePath:instancePath+
"/buttons/"+i2+"/action",schemaPath:"#/definitions/ButtonData/properties/action/else/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key4},schema:false,parentSchema:schema15.properties.action.else,data:data21};
if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}}if(data21.link!==void 0&&func0.call(data21,"link")){
let data22=data21.link;if(typeof data22==="string"){if(func51(data22)<1){const err52={instancePath:instancePath+"/button\
s/"+i2+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/link/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.link,data:data22};if(vErrors===
null){vErrors=[err52]}else{vErrors.push(err52)}errors++}}else{const err53={instancePath:instancePath+"/buttons/"+i2+"/ac\
tion/link",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/link/type",keyword:"type",params:{type:"\
string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.properties.action.else.properties.
link,data:data22};if(vErrors===null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}if(data21.dialog!==void 0&&func0.
call(data21,"dialog")){let data23=data21.dialog;if(typeof data23==="string"){if(func51(data23)<1){const err54={instancePath:instancePath+
"/buttons/"+i2+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/dialog/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.dialog,data:data23};
if(vErrors===null){vErrors=[err54]}else{vErrors.push(err54)}errors++}}else{const err55={instancePath:instancePath+"/butt\
ons/"+i2+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/dialog/type",keyword:"t\
ype",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,parentSchema:schema15.properties.
action.else.properties.dialog,data:data23};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}if(data21.
inquiryType!==void 0&&func0.call(data21,"inquiryType")){let data24=data21.inquiryType;if(typeof data24==="string"){if(func51(
data24)<1){const err56={instancePath:instancePath+"/buttons/"+i2+"/action/inquiryType",schemaPath:"#/definitions/ButtonD\
ata/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.action.else.properties.inquiryType,data:data24};if(vErrors===null){vErrors=[err56]}else{vErrors.push(err56)}errors++}}else{
const err57={instancePath:instancePath+"/buttons/"+i2+"/action/inquiryType",schemaPath:"#/definitions/ButtonData/propert\
ies/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.
properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data24};if(vErrors===
null){vErrors=[err57]}else{vErrors.push(err57)}errors++}}if(data21.download!==void 0&&func0.call(data21,"download")){let data25=data21.
download;if(typeof data25==="string"){if(func51(data25)<1){const err58={instancePath:instancePath+"/buttons/"+i2+"/actio\
n/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data25};if(vErrors===
null){vErrors=[err58]}else{vErrors.push(err58)}errors++}}else{const err59={instancePath:instancePath+"/buttons/"+i2+"/ac\
tion/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"type",params:{
type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.action.else.
properties.download,data:data25};if(vErrors===null){vErrors=[err59]}else{vErrors.push(err59)}errors++}}}var _valid0=_errs52===
errors;valid12=_valid0;ifClause0="else"}if(!valid12){const err60={instancePath:instancePath+"/buttons/"+i2+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data21};if(vErrors===null){vErrors=[err60]}else{vErrors.push(err60)}
errors++}this.note("action",instancePath+"/buttons/"+i2+"/action",data21)}if(data19.variant!==void 0&&func0.call(data19,
"variant")){let data26=data19.variant;if(!(data26==="default"||data26==="destructive"||data26==="outline"||data26==="out\
line-on-dark"||data26==="secondary"||data26==="ghost"||data26==="link"||data26==="hero"||data26==="outline-hero")){const err61={
instancePath:instancePath+"/buttons/"+i2+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data26};if(vErrors===null){vErrors=[err61]}else{vErrors.push(err61)}errors++}}if(data19.size!==void 0&&
func0.call(data19,"size")){let data27=data19.size;if(!(data27==="default"||data27==="sm"||data27==="lg"||data27==="xl"||
data27==="icon")){const err62={instancePath:instancePath+"/buttons/"+i2+"/size",schemaPath:"#/definitions/ButtonData/pro\
perties/size/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,
parentSchema:schema15.properties.size,data:data27};if(vErrors===null){vErrors=[err62]}else{vErrors.push(err62)}errors++}}}else{
const err63={instancePath:instancePath+"/buttons/"+i2,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{
type:"object"},schema:schema15.type,parentSchema:schema15,data:data19};if(vErrors===null){vErrors=[err63]}else{vErrors.push(
err63)}errors++}}}else{const err64={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"\
type",params:{type:"array"},schema:schema30.properties.buttons.type,parentSchema:schema30.properties.buttons,data:data18};
if(vErrors===null){vErrors=[err64]}else{vErrors.push(err64)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){
let data28=data.hidden;if(typeof data28!=="boolean"){const err65={instancePath:instancePath+"/hidden",schemaPath:"#/prop\
erties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema30.properties.hidden.type,parentSchema:schema30.
properties.hidden,data:data28};if(vErrors===null){vErrors=[err65]}else{vErrors.push(err65)}errors++}this.note("schedule",
instancePath+"/hidden",data28)}if(data.from!==void 0&&func0.call(data,"from")){let data29=data.from;this.note("schedule",
instancePath+"/from",data29);if(typeof data29==="string"){if(!pattern1.test(data29)){const err66={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema30.properties.from,data:data29};if(vErrors===null){vErrors=[err66]}else{vErrors.push(
err66)}errors++}}else{const err67={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema30.properties.from.type,parentSchema:schema30.properties.from,data:data29};if(vErrors===
null){vErrors=[err67]}else{vErrors.push(err67)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data30=data.
until;this.note("schedule",instancePath+"/until",data30);if(typeof data30==="string"){if(!pattern1.test(data30)){const err68={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema30.properties.until,data:data30};if(vErrors===
null){vErrors=[err68]}else{vErrors.push(err68)}errors++}}else{const err69={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema30.properties.until.type,parentSchema:schema30.
properties.until,data:data30};if(vErrors===null){vErrors=[err69]}else{vErrors.push(err69)}errors++}}}else{const err70={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema30.type,parentSchema:schema30,data};if(vErrors===
null){vErrors=[err70]}else{vErrors.push(err70)}errors++}validate24.errors=vErrors;return errors===0}var StatTickerBlock=validate25;
var schema33={"title":"StatTickerBlock","description":"A line of figures that moves slowly across the page and can be pa\
used.","type":"object","additionalProperties":false,"required":["type","label","items"],"properties":{"type":{"const":"s\
tat-ticker","description":"Always `stat-ticker`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][\
a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `i\
d: prices` is reached as /page#prices."},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","descrip\
tion":"What the figures are about; screen readers say it before they read them.","room":{"size":"md","width":230}},"item\
s":{"type":"array","minItems":2,"description":"The figures, in the order they pass by.","room":{"value":{"size":"xl","we\
ight":560,"tracking":-.03,"width":280}},"items":{"$ref":"#/definitions/Figure","description":"One figure and what it cou\
nts."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without d\
eleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]\
*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-\
05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+\
/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day bef\
ore is the last one that shows it."}}};function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,
"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema33.
required,parentSchema:schema33,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.label===
void 0||!func0.call(data,"label")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
label"},schema:schema33.required,parentSchema:schema33,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}
if(data.items===void 0||!func0.call(data,"items")){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},schema:schema33.required,parentSchema:schema33,data};if(vErrors===null){vErrors=[err2]}else{vErrors.
push(err2)}errors++}for(const key0 of Object.keys(data)){if(!(key0==="type"||key0==="id"||key0==="label"||key0==="items"||
key0==="hidden"||key0==="from"||key0==="until")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema33,data};if(vErrors===null){vErrors=
[err3]}else{vErrors.push(err3)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("stat-ti\
cker"!==data0){const err4={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"stat-ticker"},schema:"stat-ticker",parentSchema:schema33.properties.type,data:data0};if(vErrors===null){vErrors=
[err4]}else{vErrors.push(err4)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",
instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err5={instancePath:instancePath+"/\
id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-\
z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.
push(err5)}errors++}}else{const err6={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data1};if(vErrors===null){vErrors=
[err6]}else{vErrors.push(err6)}errors++}}if(data.label!==void 0&&func0.call(data,"label")){let data2=data.label;this.note(
"text",instancePath+"/label",data2);if(typeof data2==="string"){if(func51(data2)<1){const err7={instancePath:instancePath+
"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema33.properties.
label,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:schema33.properties.label.type,
parentSchema:schema33.properties.label,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.
items!==void 0&&func0.call(data,"items")){let data3=data.items;if(Array.isArray(data3)){if(data3.length<2){const err9={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema33.properties.
items,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}const len0=data3.length;for(let i0=0;i0<
len0;i0++){let data4=data3[i0];if(data4&&typeof data4=="object"&&!Array.isArray(data4)){if(data4.value===void 0||!func0.
call(data4,"value")){const err10={instancePath:instancePath+"/items/"+i0,schemaPath:"#/definitions/Figure/required",keyword:"\
required",params:{missingProperty:"value"},schema:schema25.required,parentSchema:schema25,data:data4};if(vErrors===null){
vErrors=[err10]}else{vErrors.push(err10)}errors++}if(data4.label===void 0||!func0.call(data4,"label")){const err11={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/definitions/Figure/required",keyword:"required",params:{missingProperty:"label"},schema:schema25.
required,parentSchema:schema25,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}for(const key1 of Object.
keys(data4)){if(!(key1==="value"||key1==="label"||key1==="text")){const err12={instancePath:instancePath+"/items/"+i0,schemaPath:"\
#/definitions/Figure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,
parentSchema:schema25,data:data4};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data4.value!==
void 0&&func0.call(data4,"value")){let data5=data4.value;this.note("text",instancePath+"/items/"+i0+"/value",data5);if(typeof data5===
"string"){if(func51(data5)<1){const err13={instancePath:instancePath+"/items/"+i0+"/value",schemaPath:"#/definitions/Fig\
ure/properties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.value,data:data5};
if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}else{const err14={instancePath:instancePath+"/item\
s/"+i0+"/value",schemaPath:"#/definitions/Figure/properties/value/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.value.type,parentSchema:schema25.properties.value,data:data5};if(vErrors===null){vErrors=[err14]}else{vErrors.
push(err14)}errors++}}if(data4.label!==void 0&&func0.call(data4,"label")){let data6=data4.label;this.note("text",instancePath+
"/items/"+i0+"/label",data6);if(typeof data6==="string"){if(func51(data6)<1){const err15={instancePath:instancePath+"/it\
ems/"+i0+"/label",schemaPath:"#/definitions/Figure/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema25.properties.label,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}else{
const err16={instancePath:instancePath+"/items/"+i0+"/label",schemaPath:"#/definitions/Figure/properties/label/type",keyword:"\
type",params:{type:"string"},schema:schema25.properties.label.type,parentSchema:schema25.properties.label,data:data6};if(vErrors===
null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}if(data4.text!==void 0&&func0.call(data4,"text")){let data7=data4.
text;this.note("rich-text",instancePath+"/items/"+i0+"/text",data7);if(typeof data7==="string"){if(func51(data7)<1){const err17={
instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/definitions/Figure/properties/text/minLength",keyword:"minL\
ength",params:{limit:1},schema:1,parentSchema:schema25.properties.text,data:data7};if(vErrors===null){vErrors=[err17]}else{
vErrors.push(err17)}errors++}}else{const err18={instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/definitions\
/Figure/properties/text/type",keyword:"type",params:{type:"string"},schema:schema25.properties.text.type,parentSchema:schema25.
properties.text,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}}else{const err19={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/definitions/Figure/type",keyword:"type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,
data:data4};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}}else{const err20={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema33.properties.items.type,
parentSchema:schema33.properties.items,data:data3};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}
if(data.hidden!==void 0&&func0.call(data,"hidden")){let data8=data.hidden;if(typeof data8!=="boolean"){const err21={instancePath:instancePath+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema33.properties.hidden.
type,parentSchema:schema33.properties.hidden,data:data8};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}
this.note("schedule",instancePath+"/hidden",data8)}if(data.from!==void 0&&func0.call(data,"from")){let data9=data.from;this.
note("schedule",instancePath+"/from",data9);if(typeof data9==="string"){if(!pattern1.test(data9)){const err22={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema33.properties.from,data:data9};if(vErrors===null){vErrors=[err22]}else{vErrors.push(
err22)}errors++}}else{const err23={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema33.properties.from.type,parentSchema:schema33.properties.from,data:data9};if(vErrors===
null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data10=data.
until;this.note("schedule",instancePath+"/until",data10);if(typeof data10==="string"){if(!pattern1.test(data10)){const err24={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema33.properties.until,data:data10};if(vErrors===
null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{const err25={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema33.properties.until.type,parentSchema:schema33.
properties.until,data:data10};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}}else{const err26={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema33.type,parentSchema:schema33,data};if(vErrors===
null){vErrors=[err26]}else{vErrors.push(err26)}errors++}validate25.errors=vErrors;return errors===0}var StatsBlock=validate26;
var schema35={"title":"StatsBlock","description":"A few figures set large, each with what it means.","type":"object","ad\
ditionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats","description":"Always `stats\
`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","descr\
iption":"A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices."},"eyeb\
row":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words above the heading that sa\
y which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","description":"The heading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,
"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One \
or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"b\
ackground":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How the section stands out from its ne\
ighbours: plain, tinted or bold."},"items":{"type":"array","minItems":2,"description":"Two to six figures.","maxItems":6,
"items":{"$ref":"#/definitions/Figure","description":"One figure and what it counts."}},"buttons":{"type":"array","minIt\
ems":1,"description":"One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/defini\
tions/ButtonData","description":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` t\
o leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\\
d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, suc\
h as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\\
d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this \
is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};function validate26(data,{instancePath="",
parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"type"},schema:schema35.required,parentSchema:schema35,data};if(vErrors===null){vErrors=[err0]}else{
vErrors.push(err0)}errors++}if(data.items===void 0||!func0.call(data,"items")){const err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"items"},schema:schema35.required,parentSchema:schema35,data};if(vErrors===
null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema35.properties,
key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
schema:false,parentSchema:schema35,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==
void 0&&func0.call(data,"type")){let data0=data.type;if("stats"!==data0){const err3={instancePath:instancePath+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"stats"},schema:"stats",parentSchema:schema35.properties.type,
data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){
let data1=data.id;this.note("anchor",instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema35.properties.id,data:data1};if(vErrors===null){
vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{const err5={instancePath:instancePath+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,
data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,
"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(
data2)<1){const err6={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:schema35.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err6]}else{
vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",
keyword:"type",params:{type:"string"},schema:schema35.properties.eyebrow.type,parentSchema:schema35.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.heading!==void 0&&func0.call(data,"heading")){
let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="string"){if(func51(data3)<1){const err8={
instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema35.properties.heading,data:data3};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{
const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"str\
ing"},schema:schema35.properties.heading.type,parentSchema:schema35.properties.heading,data:data3};if(vErrors===null){vErrors=
[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&func0.call(data,"text")){let data4=data.text;this.note("\
rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(data4)<1){const err10={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema35.properties.
text,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:schema35.properties.text.type,parentSchema:schema35.
properties.text,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&
func0.call(data,"background")){let data5=data.background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={
instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema35.
properties.background.enum},schema:schema35.properties.background.enum,parentSchema:schema35.properties.background,data:data5};
if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data.items!==void 0&&func0.call(data,"items")){
let data6=data.items;if(Array.isArray(data6)){if(data6.length>6){const err13={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:6},schema:6,parentSchema:schema35.properties.items,data:data6};
if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}if(data6.length<2){const err14={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema35.properties.
items,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}const len0=data6.length;for(let i0=0;i0<
len0;i0++){let data7=data6[i0];if(data7&&typeof data7=="object"&&!Array.isArray(data7)){if(data7.value===void 0||!func0.
call(data7,"value")){const err15={instancePath:instancePath+"/items/"+i0,schemaPath:"#/definitions/Figure/required",keyword:"\
required",params:{missingProperty:"value"},schema:schema25.required,parentSchema:schema25,data:data7};if(vErrors===null){
vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data7.label===void 0||!func0.call(data7,"label")){const err16={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/definitions/Figure/required",keyword:"required",params:{missingProperty:"label"},schema:schema25.
required,parentSchema:schema25,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}for(const key1 of Object.
keys(data7)){if(!(key1==="value"||key1==="label"||key1==="text")){const err17={instancePath:instancePath+"/items/"+i0,schemaPath:"\
#/definitions/Figure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,
parentSchema:schema25,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}if(data7.value!==
void 0&&func0.call(data7,"value")){let data8=data7.value;this.note("text",instancePath+"/items/"+i0+"/value",data8);if(typeof data8===
"string"){if(func51(data8)<1){const err18={instancePath:instancePath+"/items/"+i0+"/value",schemaPath:"#/definitions/Fig\
ure/properties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.value,data:data8};
if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}else{const err19={instancePath:instancePath+"/item\
s/"+i0+"/value",schemaPath:"#/definitions/Figure/properties/value/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.value.type,parentSchema:schema25.properties.value,data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.
push(err19)}errors++}}if(data7.label!==void 0&&func0.call(data7,"label")){let data9=data7.label;this.note("text",instancePath+
"/items/"+i0+"/label",data9);if(typeof data9==="string"){if(func51(data9)<1){const err20={instancePath:instancePath+"/it\
ems/"+i0+"/label",schemaPath:"#/definitions/Figure/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema25.properties.label,data:data9};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}else{
const err21={instancePath:instancePath+"/items/"+i0+"/label",schemaPath:"#/definitions/Figure/properties/label/type",keyword:"\
type",params:{type:"string"},schema:schema25.properties.label.type,parentSchema:schema25.properties.label,data:data9};if(vErrors===
null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data7.text!==void 0&&func0.call(data7,"text")){let data10=data7.
text;this.note("rich-text",instancePath+"/items/"+i0+"/text",data10);if(typeof data10==="string"){if(func51(data10)<1){const err22={
instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/definitions/Figure/properties/text/minLength",keyword:"minL\
ength",params:{limit:1},schema:1,parentSchema:schema25.properties.text,data:data10};if(vErrors===null){vErrors=[err22]}else{
vErrors.push(err22)}errors++}}else{const err23={instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/definitions\
/Figure/properties/text/type",keyword:"type",params:{type:"string"},schema:schema25.properties.text.type,parentSchema:schema25.
properties.text,data:data10};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}}else{const err24={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/definitions/Figure/type",keyword:"type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,
data:data7};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}}else{const err25={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema35.properties.items.type,
parentSchema:schema35.properties.items,data:data6};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}
if(data.buttons!==void 0&&func0.call(data,"buttons")){let data11=data.buttons;if(Array.isArray(data11)){if(data11.length>
3){const err26={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{
limit:3},schema:3,parentSchema:schema35.properties.buttons,data:data11};if(vErrors===null){vErrors=[err26]}else{vErrors.
push(err26)}errors++}if(data11.length<1){const err27={instancePath:instancePath+"/buttons",schemaPath:"#/properties/butt\
ons/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema35.properties.buttons,data:data11};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}const len1=data11.length;for(let i1=0;i1<len1;i1++){let data12=data11[i1];
if(data12&&typeof data12=="object"&&!Array.isArray(data12)){if(data12.label===void 0||!func0.call(data12,"label")){const err28={
instancePath:instancePath+"/buttons/"+i1,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"\
label"},schema:schema15.required,parentSchema:schema15,data:data12};if(vErrors===null){vErrors=[err28]}else{vErrors.push(
err28)}errors++}if(data12.action===void 0||!func0.call(data12,"action")){const err29={instancePath:instancePath+"/button\
s/"+i1,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"action"},schema:schema15.
required,parentSchema:schema15,data:data12};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}for(const key2 of Object.
keys(data12)){if(!(key2==="label"||key2==="action"||key2==="variant"||key2==="size")){const err30={instancePath:instancePath+
"/buttons/"+i1,schemaPath:"#/definitions/ButtonData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
schema:false,parentSchema:schema15,data:data12};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}if(data12.
label!==void 0&&func0.call(data12,"label")){let data13=data12.label;this.note("text",instancePath+"/buttons/"+i1+"/label",
data13);if(typeof data13==="string"){if(func51(data13)<1){const err31={instancePath:instancePath+"/buttons/"+i1+"/label",
schemaPath:"#/definitions/ButtonData/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.label,data:data13};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}else{const err32={instancePath:instancePath+
"/buttons/"+i1+"/label",schemaPath:"#/definitions/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema15.properties.label.type,parentSchema:schema15.properties.label,data:data13};if(vErrors===null){vErrors=[err32]}else{
vErrors.push(err32)}errors++}}if(data12.action!==void 0&&func0.call(data12,"action")){let data14=data12.action;if(typeof data14!==
"string"&&!(data14&&typeof data14=="object"&&!Array.isArray(data14))){const err33={instancePath:instancePath+"/buttons/"+
i1+"/action",schemaPath:"#/definitions/ButtonData/properties/action/type",keyword:"type",params:{type:schema15.properties.
action.type},schema:schema15.properties.action.type,parentSchema:schema15.properties.action,data:data14};if(vErrors===null){
vErrors=[err33]}else{vErrors.push(err33)}errors++}const _errs34=errors;let valid9=true;const _errs35=errors;if(typeof data14!==
"string"){const err34={};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}var _valid0=_errs35===errors;
errors=_errs34;if(vErrors!==null){if(_errs34){vErrors.length=_errs34}else{vErrors=null}}let ifClause0;if(_valid0){const _errs37=errors;
if(!(data14==="none")){const err35={instancePath:instancePath+"/buttons/"+i1+"/action",schemaPath:"#/definitions/ButtonD\
ata/properties/action/then/enum",keyword:"enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.
properties.action.then.enum,parentSchema:schema15.properties.action.then,data:data14};if(vErrors===null){vErrors=[err35]}else{
vErrors.push(err35)}errors++}var _valid0=_errs37===errors;valid9=_valid0;ifClause0="then"}else{const _errs38=errors;if(data14&&
typeof data14=="object"&&!Array.isArray(data14)){if(Object.keys(data14).length<1){const err36={instancePath:instancePath+
"/buttons/"+i1+"/action",schemaPath:"#/definitions/ButtonData/properties/action/else/minProperties",keyword:"minProperti\
es",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else,data:data14};if(vErrors===null){vErrors=[err36]}else{
vErrors.push(err36)}errors++}for(const key3 of Object.keys(data14)){if(!(key3==="link"||key3==="dialog"||key3==="inquiry\
Type"||key3==="download")){const err37={instancePath:instancePath+"/buttons/"+i1+"/action",schemaPath:"#/definitions/But\
tonData/properties/action/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,
parentSchema:schema15.properties.action.else,data:data14};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}
if(data14.link!==void 0&&func0.call(data14,"link")){let data15=data14.link;if(typeof data15==="string"){if(func51(data15)<
1){const err38={instancePath:instancePath+"/buttons/"+i1+"/action/link",schemaPath:"#/definitions/ButtonData/properties/\
action/else/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.
else.properties.link,data:data15};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}else{const err39={
instancePath:instancePath+"/buttons/"+i1+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/prop\
erties/link/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.
properties.action.else.properties.link,data:data15};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}
if(data14.dialog!==void 0&&func0.call(data14,"dialog")){let data16=data14.dialog;if(typeof data16==="string"){if(func51(
data16)<1){const err40={instancePath:instancePath+"/buttons/"+i1+"/action/dialog",schemaPath:"#/definitions/ButtonData/p\
roperties/action/else/properties/dialog/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.
action.else.properties.dialog,data:data16};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}}else{const err41={
instancePath:instancePath+"/buttons/"+i1+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/pr\
operties/dialog/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,
parentSchema:schema15.properties.action.else.properties.dialog,data:data16};if(vErrors===null){vErrors=[err41]}else{vErrors.
push(err41)}errors++}}if(data14.inquiryType!==void 0&&func0.call(data14,"inquiryType")){let data17=data14.inquiryType;if(typeof data17===
"string"){if(func51(data17)<1){const err42={instancePath:instancePath+"/buttons/"+i1+"/action/inquiryType",schemaPath:"#\
/definitions/ButtonData/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema15.properties.action.else.properties.inquiryType,data:data17};if(vErrors===null){vErrors=[err42]}else{
vErrors.push(err42)}errors++}}else{const err43={instancePath:instancePath+"/buttons/"+i1+"/action/inquiryType",schemaPath:"\
#/definitions/ButtonData/properties/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.
properties.action.else.properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data17};
if(vErrors===null){vErrors=[err43]}else{vErrors.push(err43)}errors++}}if(data14.download!==void 0&&func0.call(data14,"do\
wnload")){let data18=data14.download;if(typeof data18==="string"){if(func51(data18)<1){const err44={instancePath:instancePath+
"/buttons/"+i1+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data18};
if(vErrors===null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}else{const err45={instancePath:instancePath+"/butt\
ons/"+i1+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"\
type",params:{type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.
action.else.properties.download,data:data18};if(vErrors===null){vErrors=[err45]}else{vErrors.push(err45)}errors++}}}var _valid0=_errs38===
errors;valid9=_valid0;ifClause0="else"}if(!valid9){const err46={instancePath:instancePath+"/buttons/"+i1+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause0},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data14};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}
errors++}this.note("action",instancePath+"/buttons/"+i1+"/action",data14)}if(data12.variant!==void 0&&func0.call(data12,
"variant")){let data19=data12.variant;if(!(data19==="default"||data19==="destructive"||data19==="outline"||data19==="out\
line-on-dark"||data19==="secondary"||data19==="ghost"||data19==="link"||data19==="hero"||data19==="outline-hero")){const err47={
instancePath:instancePath+"/buttons/"+i1+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data19};if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}}if(data12.size!==void 0&&
func0.call(data12,"size")){let data20=data12.size;if(!(data20==="default"||data20==="sm"||data20==="lg"||data20==="xl"||
data20==="icon")){const err48={instancePath:instancePath+"/buttons/"+i1+"/size",schemaPath:"#/definitions/ButtonData/pro\
perties/size/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,
parentSchema:schema15.properties.size,data:data20};if(vErrors===null){vErrors=[err48]}else{vErrors.push(err48)}errors++}}}else{
const err49={instancePath:instancePath+"/buttons/"+i1,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{
type:"object"},schema:schema15.type,parentSchema:schema15,data:data12};if(vErrors===null){vErrors=[err49]}else{vErrors.push(
err49)}errors++}}}else{const err50={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"\
type",params:{type:"array"},schema:schema35.properties.buttons.type,parentSchema:schema35.properties.buttons,data:data11};
if(vErrors===null){vErrors=[err50]}else{vErrors.push(err50)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){
let data21=data.hidden;if(typeof data21!=="boolean"){const err51={instancePath:instancePath+"/hidden",schemaPath:"#/prop\
erties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema35.properties.hidden.type,parentSchema:schema35.
properties.hidden,data:data21};if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}this.note("schedule",
instancePath+"/hidden",data21)}if(data.from!==void 0&&func0.call(data,"from")){let data22=data.from;this.note("schedule",
instancePath+"/from",data22);if(typeof data22==="string"){if(!pattern1.test(data22)){const err52={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema35.properties.from,data:data22};if(vErrors===null){vErrors=[err52]}else{vErrors.push(
err52)}errors++}}else{const err53={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema35.properties.from.type,parentSchema:schema35.properties.from,data:data22};if(vErrors===
null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data23=data.
until;this.note("schedule",instancePath+"/until",data23);if(typeof data23==="string"){if(!pattern1.test(data23)){const err54={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema35.properties.until,data:data23};if(vErrors===
null){vErrors=[err54]}else{vErrors.push(err54)}errors++}}else{const err55={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema35.properties.until.type,parentSchema:schema35.
properties.until,data:data23};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}}else{const err56={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema35.type,parentSchema:schema35,data};if(vErrors===
null){vErrors=[err56]}else{vErrors.push(err56)}errors++}validate26.errors=vErrors;return errors===0}var StepsBlock=validate27;
var schema38={"title":"StepsBlock","description":"A way from start to finish in numbered steps, with what it replaces an\
d what it achieves.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"con\
st":"steps","description":"Always `steps`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: pri\
ces` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{
"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) \
work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","descripti\
on":"How the section stands out from its neighbours: plain, tinted or bold."},"from":{"description":"Where things stood \
before, such as 22 days.","if":{"type":"string"},"then":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d\
)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as\
 `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"else":{"$ref":"#/definitions/Figure","description":"Where thing\
s stood before, such as 22 days."}},"to":{"$ref":"#/definitions/Figure","description":"Where things stand after, such as\
 30 seconds."},"items":{"type":"array","minItems":2,"description":"Two to six steps in order.","maxItems":6,"items":{"ty\
pe":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"What happens, in a few words.","room":{"size":"xl","weight":560,"tracking":-.022,
"width":180,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One \
to three sentences.","room":{"size":"md","width":230}},"icon":{"enum":["person","people","family","provider","hospital",
"payer","employer","state","identity","coverage","authorization","claims","network","shield","lock","clock","speed","mon\
ey","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","sc\
ale","spark"],"tsType":"IconName","description":"The small drawing of the step."},"time":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"How long it takes, such as `under 100 ms`.","room":{"size":"md","width":230}}}}},
"buttons":{"type":"array","minItems":1,"description":"One to three buttons; the first is the most important one.","maxIt\
ems":3,"items":{"$ref":"#/definitions/ButtonData","description":"A button."}},"hidden":{"type":"boolean","kind":"schedul\
e","description":"Write `true` to leave this out of the site without deleting it."},"until":{"type":"string","pattern":"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descr\
iption":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};
function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema38.required,parentSchema:schema38,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.items===void 0||!func0.call(data,"items")){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},schema:schema38.required,
parentSchema:schema38,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema38.properties,key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema38,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("steps"!==
data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
steps"},schema:"steps",parentSchema:schema38.properties.type,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.
push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",
data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/id",schemaPath:"#/p\
roperties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$",parentSchema:schema38.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{
const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema38.
properties.id.type,parentSchema:schema38.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}
errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/e\
yebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+"/eyebrow",schemaPath:"\
#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema38.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/eyebrow",
schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema38.properties.eyebrow.type,parentSchema:schema38.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.heading!==void 0&&
func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="st\
ring"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema38.properties.heading,data:data3};if(vErrors===null){vErrors=
[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/\
heading/type",keyword:"type",params:{type:"string"},schema:schema38.properties.heading.type,parentSchema:schema38.properties.
heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&func0.call(
data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(
data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema38.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(
err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema38.properties.text.type,parentSchema:schema38.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema38.properties.background.enum},schema:schema38.
properties.background.enum,parentSchema:schema38.properties.background,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.from!==void 0&&func0.call(data,"from")){let data6=data.from;const _errs13=errors;let valid1=true;
const _errs14=errors;if(typeof data6!=="string"){const err13={};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}
errors++}var _valid0=_errs14===errors;errors=_errs13;if(vErrors!==null){if(_errs13){vErrors.length=_errs13}else{vErrors=
null}}let ifClause0;if(_valid0){const _errs16=errors;this.note("schedule",instancePath+"/from",data6);if(typeof data6===
"string"){if(!pattern1.test(data6)){const err14={instancePath:instancePath+"/from",schemaPath:"#/properties/from/then/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema38.
properties.from.then,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}else{const err15={
instancePath:instancePath+"/from",schemaPath:"#/properties/from/then/type",keyword:"type",params:{type:"string"},schema:schema38.
properties.from.then.type,parentSchema:schema38.properties.from.then,data:data6};if(vErrors===null){vErrors=[err15]}else{
vErrors.push(err15)}errors++}var _valid0=_errs16===errors;valid1=_valid0;ifClause0="then"}else{const _errs18=errors;if(data6&&
typeof data6=="object"&&!Array.isArray(data6)){if(data6.value===void 0||!func0.call(data6,"value")){const err16={instancePath:instancePath+
"/from",schemaPath:"#/definitions/Figure/required",keyword:"required",params:{missingProperty:"value"},schema:schema25.required,
parentSchema:schema25,data:data6};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data6.label===
void 0||!func0.call(data6,"label")){const err17={instancePath:instancePath+"/from",schemaPath:"#/definitions/Figure/requ\
ired",keyword:"required",params:{missingProperty:"label"},schema:schema25.required,parentSchema:schema25,data:data6};if(vErrors===
null){vErrors=[err17]}else{vErrors.push(err17)}errors++}for(const key1 of Object.keys(data6)){if(!(key1==="value"||key1===
"label"||key1==="text")){const err18={instancePath:instancePath+"/from",schemaPath:"#/definitions/Figure/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema25,data:data6};if(vErrors===
null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data6.value!==void 0&&func0.call(data6,"value")){let data7=data6.
value;this.note("text",instancePath+"/from/value",data7);if(typeof data7==="string"){if(func51(data7)<1){const err19={instancePath:instancePath+
"/from/value",schemaPath:"#/definitions/Figure/properties/value/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema25.properties.value,data:data7};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{
const err20={instancePath:instancePath+"/from/value",schemaPath:"#/definitions/Figure/properties/value/type",keyword:"ty\
pe",params:{type:"string"},schema:schema25.properties.value.type,parentSchema:schema25.properties.value,data:data7};if(vErrors===
null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data6.label!==void 0&&func0.call(data6,"label")){let data8=data6.
label;this.note("text",instancePath+"/from/label",data8);if(typeof data8==="string"){if(func51(data8)<1){const err21={instancePath:instancePath+
"/from/label",schemaPath:"#/definitions/Figure/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema25.properties.label,data:data8};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}else{
const err22={instancePath:instancePath+"/from/label",schemaPath:"#/definitions/Figure/properties/label/type",keyword:"ty\
pe",params:{type:"string"},schema:schema25.properties.label.type,parentSchema:schema25.properties.label,data:data8};if(vErrors===
null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}if(data6.text!==void 0&&func0.call(data6,"text")){let data9=data6.
text;this.note("rich-text",instancePath+"/from/text",data9);if(typeof data9==="string"){if(func51(data9)<1){const err23={
instancePath:instancePath+"/from/text",schemaPath:"#/definitions/Figure/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema25.properties.text,data:data9};if(vErrors===null){vErrors=[err23]}else{vErrors.push(
err23)}errors++}}else{const err24={instancePath:instancePath+"/from/text",schemaPath:"#/definitions/Figure/properties/te\
xt/type",keyword:"type",params:{type:"string"},schema:schema25.properties.text.type,parentSchema:schema25.properties.text,
data:data9};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}}else{const err25={instancePath:instancePath+
"/from",schemaPath:"#/definitions/Figure/type",keyword:"type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,
data:data6};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}var _valid0=_errs18===errors;valid1=_valid0;
ifClause0="else"}if(!valid1){const err26={instancePath:instancePath+"/from",schemaPath:"#/properties/from/if",keyword:"i\
f",params:{failingKeyword:ifClause0},schema:schema38.properties.from.if,parentSchema:schema38.properties.from,data:data6};
if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}if(data.to!==void 0&&func0.call(data,"to")){let data10=data.
to;if(data10&&typeof data10=="object"&&!Array.isArray(data10)){if(data10.value===void 0||!func0.call(data10,"value")){const err27={
instancePath:instancePath+"/to",schemaPath:"#/definitions/Figure/required",keyword:"required",params:{missingProperty:"v\
alue"},schema:schema25.required,parentSchema:schema25,data:data10};if(vErrors===null){vErrors=[err27]}else{vErrors.push(
err27)}errors++}if(data10.label===void 0||!func0.call(data10,"label")){const err28={instancePath:instancePath+"/to",schemaPath:"\
#/definitions/Figure/required",keyword:"required",params:{missingProperty:"label"},schema:schema25.required,parentSchema:schema25,
data:data10};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}for(const key2 of Object.keys(data10)){
if(!(key2==="value"||key2==="label"||key2==="text")){const err29={instancePath:instancePath+"/to",schemaPath:"#/definiti\
ons/Figure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},schema:false,parentSchema:schema25,
data:data10};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data10.value!==void 0&&func0.call(
data10,"value")){let data11=data10.value;this.note("text",instancePath+"/to/value",data11);if(typeof data11==="string"){
if(func51(data11)<1){const err30={instancePath:instancePath+"/to/value",schemaPath:"#/definitions/Figure/properties/valu\
e/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.value,data:data11};if(vErrors===
null){vErrors=[err30]}else{vErrors.push(err30)}errors++}}else{const err31={instancePath:instancePath+"/to/value",schemaPath:"\
#/definitions/Figure/properties/value/type",keyword:"type",params:{type:"string"},schema:schema25.properties.value.type,
parentSchema:schema25.properties.value,data:data11};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}
if(data10.label!==void 0&&func0.call(data10,"label")){let data12=data10.label;this.note("text",instancePath+"/to/label",
data12);if(typeof data12==="string"){if(func51(data12)<1){const err32={instancePath:instancePath+"/to/label",schemaPath:"\
#/definitions/Figure/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.
label,data:data12};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}else{const err33={instancePath:instancePath+
"/to/label",schemaPath:"#/definitions/Figure/properties/label/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.label.type,parentSchema:schema25.properties.label,data:data12};if(vErrors===null){vErrors=[err33]}else{vErrors.
push(err33)}errors++}}if(data10.text!==void 0&&func0.call(data10,"text")){let data13=data10.text;this.note("rich-text",instancePath+
"/to/text",data13);if(typeof data13==="string"){if(func51(data13)<1){const err34={instancePath:instancePath+"/to/text",schemaPath:"\
#/definitions/Figure/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema25.properties.
text,data:data13};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}else{const err35={instancePath:instancePath+
"/to/text",schemaPath:"#/definitions/Figure/properties/text/type",keyword:"type",params:{type:"string"},schema:schema25.
properties.text.type,parentSchema:schema25.properties.text,data:data13};if(vErrors===null){vErrors=[err35]}else{vErrors.
push(err35)}errors++}}}else{const err36={instancePath:instancePath+"/to",schemaPath:"#/definitions/Figure/type",keyword:"\
type",params:{type:"object"},schema:schema25.type,parentSchema:schema25,data:data10};if(vErrors===null){vErrors=[err36]}else{
vErrors.push(err36)}errors++}}if(data.items!==void 0&&func0.call(data,"items")){let data14=data.items;if(Array.isArray(data14)){
if(data14.length>6){const err37={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"ma\
xItems",params:{limit:6},schema:6,parentSchema:schema38.properties.items,data:data14};if(vErrors===null){vErrors=[err37]}else{
vErrors.push(err37)}errors++}if(data14.length<2){const err38={instancePath:instancePath+"/items",schemaPath:"#/propertie\
s/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema38.properties.items,data:data14};if(vErrors===
null){vErrors=[err38]}else{vErrors.push(err38)}errors++}const len0=data14.length;for(let i0=0;i0<len0;i0++){let data15=data14[i0];
if(data15&&typeof data15=="object"&&!Array.isArray(data15)){if(data15.title===void 0||!func0.call(data15,"title")){const err39={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
title"},schema:schema38.properties.items.items.required,parentSchema:schema38.properties.items.items,data:data15};if(vErrors===
null){vErrors=[err39]}else{vErrors.push(err39)}errors++}if(data15.text===void 0||!func0.call(data15,"text")){const err40={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
text"},schema:schema38.properties.items.items.required,parentSchema:schema38.properties.items.items,data:data15};if(vErrors===
null){vErrors=[err40]}else{vErrors.push(err40)}errors++}for(const key3 of Object.keys(data15)){if(!(key3==="title"||key3===
"text"||key3==="icon"||key3==="time")){const err41={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/item\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,parentSchema:schema38.
properties.items.items,data:data15};if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}}if(data15.title!==
void 0&&func0.call(data15,"title")){let data16=data15.title;this.note("text",instancePath+"/items/"+i0+"/title",data16);
if(typeof data16==="string"){if(func51(data16)<1){const err42={instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"\
#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema38.
properties.items.items.properties.title,data:data16};if(vErrors===null){vErrors=[err42]}else{vErrors.push(err42)}errors++}}else{
const err43={instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",
keyword:"type",params:{type:"string"},schema:schema38.properties.items.items.properties.title.type,parentSchema:schema38.
properties.items.items.properties.title,data:data16};if(vErrors===null){vErrors=[err43]}else{vErrors.push(err43)}errors++}}
if(data15.text!==void 0&&func0.call(data15,"text")){let data17=data15.text;this.note("rich-text",instancePath+"/items/"+
i0+"/text",data17);if(typeof data17==="string"){if(func51(data17)<1){const err44={instancePath:instancePath+"/items/"+i0+
"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema38.
properties.items.items.properties.text,data:data17};if(vErrors===null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}else{
const err45={instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema38.properties.items.items.properties.text.type,parentSchema:schema38.properties.
items.items.properties.text,data:data17};if(vErrors===null){vErrors=[err45]}else{vErrors.push(err45)}errors++}}if(data15.
icon!==void 0&&func0.call(data15,"icon")){let data18=data15.icon;if(!(data18==="person"||data18==="people"||data18==="fa\
mily"||data18==="provider"||data18==="hospital"||data18==="payer"||data18==="employer"||data18==="state"||data18==="iden\
tity"||data18==="coverage"||data18==="authorization"||data18==="claims"||data18==="network"||data18==="shield"||data18===
"lock"||data18==="clock"||data18==="speed"||data18==="money"||data18==="chart"||data18==="document"||data18==="fax"||data18===
"phone"||data18==="mail"||data18==="megaphone"||data18==="pilot"||data18==="globe"||data18==="heart"||data18==="search"||
data18==="check"||data18==="key"||data18==="pill"||data18==="home"||data18==="scale"||data18==="spark")){const err46={instancePath:instancePath+
"/items/"+i0+"/icon",schemaPath:"#/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues:schema38.
properties.items.items.properties.icon.enum},schema:schema38.properties.items.items.properties.icon.enum,parentSchema:schema38.
properties.items.items.properties.icon,data:data18};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}errors++}}
if(data15.time!==void 0&&func0.call(data15,"time")){let data19=data15.time;this.note("text",instancePath+"/items/"+i0+"/\
time",data19);if(typeof data19==="string"){if(func51(data19)<1){const err47={instancePath:instancePath+"/items/"+i0+"/ti\
me",schemaPath:"#/properties/items/items/properties/time/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema38.
properties.items.items.properties.time,data:data19};if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}}else{
const err48={instancePath:instancePath+"/items/"+i0+"/time",schemaPath:"#/properties/items/items/properties/time/type",keyword:"\
type",params:{type:"string"},schema:schema38.properties.items.items.properties.time.type,parentSchema:schema38.properties.
items.items.properties.time,data:data19};if(vErrors===null){vErrors=[err48]}else{vErrors.push(err48)}errors++}}}else{const err49={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},
schema:schema38.properties.items.items.type,parentSchema:schema38.properties.items.items,data:data15};if(vErrors===null){
vErrors=[err49]}else{vErrors.push(err49)}errors++}}}else{const err50={instancePath:instancePath+"/items",schemaPath:"#/p\
roperties/items/type",keyword:"type",params:{type:"array"},schema:schema38.properties.items.type,parentSchema:schema38.properties.
items,data:data14};if(vErrors===null){vErrors=[err50]}else{vErrors.push(err50)}errors++}}if(data.buttons!==void 0&&func0.
call(data,"buttons")){let data20=data.buttons;if(Array.isArray(data20)){if(data20.length>3){const err51={instancePath:instancePath+
"/buttons",schemaPath:"#/properties/buttons/maxItems",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:schema38.
properties.buttons,data:data20};if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}if(data20.length<1){
const err52={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:schema38.properties.buttons,data:data20};if(vErrors===null){vErrors=[err52]}else{vErrors.
push(err52)}errors++}const len1=data20.length;for(let i1=0;i1<len1;i1++){let data21=data20[i1];if(data21&&typeof data21==
"object"&&!Array.isArray(data21)){if(data21.label===void 0||!func0.call(data21,"label")){const err53={instancePath:instancePath+
"/buttons/"+i1,schemaPath:"#/definitions/ButtonData/required",keyword:"required",params:{missingProperty:"label"},schema:schema15.
required,parentSchema:schema15,data:data21};if(vErrors===null){vErrors=[err53]}else{vErrors.push(err53)}errors++}if(data21.
action===void 0||!func0.call(data21,"action")){const err54={instancePath:instancePath+"/buttons/"+i1,schemaPath:"#/defin\
itions/ButtonData/required",keyword:"required",params:{missingProperty:"action"},schema:schema15.required,parentSchema:schema15,
data:data21};if(vErrors===null){vErrors=[err54]}else{vErrors.push(err54)}errors++}for(const key4 of Object.keys(data21)){
if(!(key4==="label"||key4==="action"||key4==="variant"||key4==="size")){const err55={instancePath:instancePath+"/buttons\
/"+i1,schemaPath:"#/definitions/ButtonData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
schema:false,parentSchema:schema15,data:data21};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}if(data21.
label!==void 0&&func0.call(data21,"label")){let data22=data21.label;this.note("text",instancePath+"/buttons/"+i1+"/label",
data22);if(typeof data22==="string"){if(func51(data22)<1){const err56={instancePath:instancePath+"/buttons/"+i1+"/label",
schemaPath:"#/definitions/ButtonData/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.
properties.label,data:data22};if(vErrors===null){vErrors=[err56]}else{vErrors.push(err56)}errors++}}else{const err57={instancePath:instancePath+
"/buttons/"+i1+"/label",schemaPath:"#/definitions/ButtonData/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema15.properties.label.type,parentSchema:schema15.properties.label,data:data22};if(vErrors===null){vErrors=[err57]}else{
vErrors.push(err57)}errors++}}if(data21.action!==void 0&&func0.call(data21,"action")){let data23=data21.action;if(typeof data23!==
"string"&&!(data23&&typeof data23=="object"&&!Array.isArray(data23))){const err58={instancePath:instancePath+"/buttons/"+
i1+"/action",schemaPath:"#/definitions/ButtonData/properties/action/type",keyword:"type",params:{type:schema15.properties.
action.type},schema:schema15.properties.action.type,parentSchema:schema15.properties.action,data:data23};if(vErrors===null){
vErrors=[err58]}else{vErrors.push(err58)}errors++}const _errs60=errors;let valid13=true;const _errs61=errors;if(typeof data23!==
"string"){const err59={};if(vErrors===null){vErrors=[err59]}else{vErrors.push(err59)}errors++}var _valid1=_errs61===errors;
errors=_errs60;if(vErrors!==null){if(_errs60){vErrors.length=_errs60}else{vErrors=null}}let ifClause1;if(_valid1){const _errs63=errors;
if(!(data23==="none")){const err60={instancePath:instancePath+"/buttons/"+i1+"/action",schemaPath:"#/definitions/ButtonD\
ata/properties/action/then/enum",keyword:"enum",params:{allowedValues:schema15.properties.action.then.enum},schema:schema15.
properties.action.then.enum,parentSchema:schema15.properties.action.then,data:data23};if(vErrors===null){vErrors=[err60]}else{
vErrors.push(err60)}errors++}var _valid1=_errs63===errors;valid13=_valid1;ifClause1="then"}else{const _errs64=errors;if(data23&&
typeof data23=="object"&&!Array.isArray(data23)){if(Object.keys(data23).length<1){const err61={instancePath:instancePath+
"/buttons/"+i1+"/action",schemaPath:"#/definitions/ButtonData/properties/action/else/minProperties",keyword:"minProperti\
es",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else,data:data23};if(vErrors===null){vErrors=[err61]}else{
vErrors.push(err61)}errors++}for(const key5 of Object.keys(data23)){if(!(key5==="link"||key5==="dialog"||key5==="inquiry\
Type"||key5==="download")){const err62={instancePath:instancePath+"/buttons/"+i1+"/action",schemaPath:"#/definitions/But\
tonData/properties/action/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},schema:false,
parentSchema:schema15.properties.action.else,data:data23};if(vErrors===null){vErrors=[err62]}else{vErrors.push(err62)}errors++}}
if(data23.link!==void 0&&func0.call(data23,"link")){let data24=data23.link;if(typeof data24==="string"){if(func51(data24)<
1){const err63={instancePath:instancePath+"/buttons/"+i1+"/action/link",schemaPath:"#/definitions/ButtonData/properties/\
action/else/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.
else.properties.link,data:data24};if(vErrors===null){vErrors=[err63]}else{vErrors.push(err63)}errors++}}else{const err64={
instancePath:instancePath+"/buttons/"+i1+"/action/link",schemaPath:"#/definitions/ButtonData/properties/action/else/prop\
erties/link/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.link.type,parentSchema:schema15.
properties.action.else.properties.link,data:data24};if(vErrors===null){vErrors=[err64]}else{vErrors.push(err64)}errors++}}
if(data23.dialog!==void 0&&func0.call(data23,"dialog")){let data25=data23.dialog;if(typeof data25==="string"){if(func51(
data25)<1){const err65={instancePath:instancePath+"/buttons/"+i1+"/action/dialog",schemaPath:"#/definitions/ButtonData/p\
roperties/action/else/properties/dialog/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.
action.else.properties.dialog,data:data25};if(vErrors===null){vErrors=[err65]}else{vErrors.push(err65)}errors++}}else{const err66={
instancePath:instancePath+"/buttons/"+i1+"/action/dialog",schemaPath:"#/definitions/ButtonData/properties/action/else/pr\
operties/dialog/type",keyword:"type",params:{type:"string"},schema:schema15.properties.action.else.properties.dialog.type,
parentSchema:schema15.properties.action.else.properties.dialog,data:data25};if(vErrors===null){vErrors=[err66]}else{vErrors.
push(err66)}errors++}}if(data23.inquiryType!==void 0&&func0.call(data23,"inquiryType")){let data26=data23.inquiryType;if(typeof data26===
"string"){if(func51(data26)<1){const err67={instancePath:instancePath+"/buttons/"+i1+"/action/inquiryType",schemaPath:"#\
/definitions/ButtonData/properties/action/else/properties/inquiryType/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema15.properties.action.else.properties.inquiryType,data:data26};if(vErrors===null){vErrors=[err67]}else{
vErrors.push(err67)}errors++}}else{const err68={instancePath:instancePath+"/buttons/"+i1+"/action/inquiryType",schemaPath:"\
#/definitions/ButtonData/properties/action/else/properties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema15.
properties.action.else.properties.inquiryType.type,parentSchema:schema15.properties.action.else.properties.inquiryType,data:data26};
if(vErrors===null){vErrors=[err68]}else{vErrors.push(err68)}errors++}}if(data23.download!==void 0&&func0.call(data23,"do\
wnload")){let data27=data23.download;if(typeof data27==="string"){if(func51(data27)<1){const err69={instancePath:instancePath+
"/buttons/"+i1+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema15.properties.action.else.properties.download,data:data27};
if(vErrors===null){vErrors=[err69]}else{vErrors.push(err69)}errors++}}else{const err70={instancePath:instancePath+"/butt\
ons/"+i1+"/action/download",schemaPath:"#/definitions/ButtonData/properties/action/else/properties/download/type",keyword:"\
type",params:{type:"string"},schema:schema15.properties.action.else.properties.download.type,parentSchema:schema15.properties.
action.else.properties.download,data:data27};if(vErrors===null){vErrors=[err70]}else{vErrors.push(err70)}errors++}}}var _valid1=_errs64===
errors;valid13=_valid1;ifClause1="else"}if(!valid13){const err71={instancePath:instancePath+"/buttons/"+i1+"/action",schemaPath:"\
#/definitions/ButtonData/properties/action/if",keyword:"if",params:{failingKeyword:ifClause1},schema:schema15.properties.
action.if,parentSchema:schema15.properties.action,data:data23};if(vErrors===null){vErrors=[err71]}else{vErrors.push(err71)}
errors++}this.note("action",instancePath+"/buttons/"+i1+"/action",data23)}if(data21.variant!==void 0&&func0.call(data21,
"variant")){let data28=data21.variant;if(!(data28==="default"||data28==="destructive"||data28==="outline"||data28==="out\
line-on-dark"||data28==="secondary"||data28==="ghost"||data28==="link"||data28==="hero"||data28==="outline-hero")){const err72={
instancePath:instancePath+"/buttons/"+i1+"/variant",schemaPath:"#/definitions/ButtonData/properties/variant/enum",keyword:"\
enum",params:{allowedValues:schema15.properties.variant.enum},schema:schema15.properties.variant.enum,parentSchema:schema15.
properties.variant,data:data28};if(vErrors===null){vErrors=[err72]}else{vErrors.push(err72)}errors++}}if(data21.size!==void 0&&
func0.call(data21,"size")){let data29=data21.size;if(!(data29==="default"||data29==="sm"||data29==="lg"||data29==="xl"||
data29==="icon")){const err73={instancePath:instancePath+"/buttons/"+i1+"/size",schemaPath:"#/definitions/ButtonData/pro\
perties/size/enum",keyword:"enum",params:{allowedValues:schema15.properties.size.enum},schema:schema15.properties.size.enum,
parentSchema:schema15.properties.size,data:data29};if(vErrors===null){vErrors=[err73]}else{vErrors.push(err73)}errors++}}}else{
const err74={instancePath:instancePath+"/buttons/"+i1,schemaPath:"#/definitions/ButtonData/type",keyword:"type",params:{
type:"object"},schema:schema15.type,parentSchema:schema15,data:data21};if(vErrors===null){vErrors=[err74]}else{vErrors.push(
err74)}errors++}}}else{const err75={instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"\
type",params:{type:"array"},schema:schema38.properties.buttons.type,parentSchema:schema38.properties.buttons,data:data20};
if(vErrors===null){vErrors=[err75]}else{vErrors.push(err75)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){
let data30=data.hidden;if(typeof data30!=="boolean"){const err76={instancePath:instancePath+"/hidden",schemaPath:"#/prop\
erties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema38.properties.hidden.type,parentSchema:schema38.
properties.hidden,data:data30};if(vErrors===null){vErrors=[err76]}else{vErrors.push(err76)}errors++}this.note("schedule",
instancePath+"/hidden",data30)}if(data.until!==void 0&&func0.call(data,"until")){let data31=data.until;this.note("schedu\
le",instancePath+"/until",data31);if(typeof data31==="string"){if(!pattern1.test(data31)){const err77={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d\
)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-\
Z][\\w+/-]*))?)?$",parentSchema:schema38.properties.until,data:data31};if(vErrors===null){vErrors=[err77]}else{vErrors.push(
err77)}errors++}}else{const err78={instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",
params:{type:"string"},schema:schema38.properties.until.type,parentSchema:schema38.properties.until,data:data31};if(vErrors===
null){vErrors=[err78]}else{vErrors.push(err78)}errors++}}}else{const err79={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},schema:schema38.type,parentSchema:schema38,data};if(vErrors===null){vErrors=[err79]}else{vErrors.
push(err79)}errors++}validate27.errors=vErrors;return errors===0}var TableBlock=validate28;var schema42={"title":"TableB\
lock","description":"A table with a caption. The first cell of each row names the row.","type":"object","additionalPrope\
rties":false,"required":["type","caption","columns","rows"],"properties":{"type":{"const":"table","description":"Always \
`table`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor",
"description":"A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices."},
"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words above the heading th\
at say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"2xl","weight":560,"tra\
cking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","descr\
iption":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","wi\
dth":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How the section stands ou\
t from its neighbours: plain, tinted or bold."},"caption":{"type":"string","minLength":1,"kind":"text","tsType":"string",
"description":"What the table shows, in one line.","room":{"size":"md","width":230}},"columns":{"type":"array","minItems":2,
"description":"The headings of the columns, from left to right.","maxItems":6,"items":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","description":"The heading of one column.","room":[{"size":"sm","weight":560,"width":280},{
"size":"sm","width":120}]}},"rows":{"type":"array","minItems":1,"description":"The rows, from top to bottom.","items":{"\
type":"array","minItems":2,"description":"One row: as many cells as there are columns.","items":{"type":"string","minLen\
gth":1,"kind":"rich-text","tsType":"RichText","description":"One cell.","room":[{"size":"lg","weight":560,"tracking":-.01,
"width":280},{"size":"md","width":144}],"sourced":true}}},"note":{"type":"string","minLength":1,"kind":"rich-text","tsTy\
pe":"RichText","description":"A remark below the table, such as where the figures come from.","room":{"size":"md","width":230}},
"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting \
it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}};function validate28(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,
"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema42.
required,parentSchema:schema42,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.caption===
void 0||!func0.call(data,"caption")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
caption"},schema:schema42.required,parentSchema:schema42,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}
errors++}if(data.columns===void 0||!func0.call(data,"columns")){const err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"columns"},schema:schema42.required,parentSchema:schema42,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}if(data.rows===void 0||!func0.call(data,"rows")){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},schema:schema42.required,parentSchema:schema42,data};if(vErrors===
null){vErrors=[err3]}else{vErrors.push(err3)}errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema42.properties,
key0)){const err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
schema:false,parentSchema:schema42,data};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.type!==
void 0&&func0.call(data,"type")){let data0=data.type;if("table"!==data0){const err5={instancePath:instancePath+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"table"},schema:"table",parentSchema:schema42.properties.type,
data:data0};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){
let data1=data.id;this.note("anchor",instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err6={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema42.properties.id,data:data1};if(vErrors===null){
vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"},schema:schema42.properties.id.type,parentSchema:schema42.properties.id,
data:data1};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,
"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(
data2)<1){const err8={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:schema42.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err8]}else{
vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",
keyword:"type",params:{type:"string"},schema:schema42.properties.eyebrow.type,parentSchema:schema42.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.heading!==void 0&&func0.call(data,"heading")){
let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="string"){if(func51(data3)<1){const err10={
instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema42.properties.heading,data:data3};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{
const err11={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"st\
ring"},schema:schema42.properties.heading.type,parentSchema:schema42.properties.heading,data:data3};if(vErrors===null){vErrors=
[err11]}else{vErrors.push(err11)}errors++}}if(data.text!==void 0&&func0.call(data,"text")){let data4=data.text;this.note(
"rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(data4)<1){const err12={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema42.properties.
text,data:data4};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:schema42.properties.text.type,parentSchema:schema42.
properties.text,data:data4};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}if(data.background!==void 0&&
func0.call(data,"background")){let data5=data.background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err14={
instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema42.
properties.background.enum},schema:schema42.properties.background.enum,parentSchema:schema42.properties.background,data:data5};
if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data.caption!==void 0&&func0.call(data,"caption")){
let data6=data.caption;this.note("text",instancePath+"/caption",data6);if(typeof data6==="string"){if(func51(data6)<1){const err15={
instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema42.properties.caption,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}else{
const err16={instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type:"st\
ring"},schema:schema42.properties.caption.type,parentSchema:schema42.properties.caption,data:data6};if(vErrors===null){vErrors=
[err16]}else{vErrors.push(err16)}errors++}}if(data.columns!==void 0&&func0.call(data,"columns")){let data7=data.columns;
if(Array.isArray(data7)){if(data7.length>6){const err17={instancePath:instancePath+"/columns",schemaPath:"#/properties/c\
olumns/maxItems",keyword:"maxItems",params:{limit:6},schema:6,parentSchema:schema42.properties.columns,data:data7};if(vErrors===
null){vErrors=[err17]}else{vErrors.push(err17)}errors++}if(data7.length<2){const err18={instancePath:instancePath+"/colu\
mns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema42.properties.
columns,data:data7};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}const len0=data7.length;for(let i0=0;i0<
len0;i0++){let data8=data7[i0];this.note("text",instancePath+"/columns/"+i0,data8);if(typeof data8==="string"){if(func51(
data8)<1){const err19={instancePath:instancePath+"/columns/"+i0,schemaPath:"#/properties/columns/items/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema42.properties.columns.items,data:data8};if(vErrors===null){vErrors=
[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+"/columns/"+i0,schemaPath:"#/prop\
erties/columns/items/type",keyword:"type",params:{type:"string"},schema:schema42.properties.columns.items.type,parentSchema:schema42.
properties.columns.items,data:data8};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}}else{const err21={
instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},schema:schema42.
properties.columns.type,parentSchema:schema42.properties.columns,data:data7};if(vErrors===null){vErrors=[err21]}else{vErrors.
push(err21)}errors++}}if(data.rows!==void 0&&func0.call(data,"rows")){let data9=data.rows;if(Array.isArray(data9)){if(data9.
length<1){const err22={instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:schema42.properties.rows,data:data9};if(vErrors===null){vErrors=[err22]}else{vErrors.push(
err22)}errors++}const len1=data9.length;for(let i1=0;i1<len1;i1++){let data10=data9[i1];if(Array.isArray(data10)){if(data10.
length<2){const err23={instancePath:instancePath+"/rows/"+i1,schemaPath:"#/properties/rows/items/minItems",keyword:"minI\
tems",params:{limit:2},schema:2,parentSchema:schema42.properties.rows.items,data:data10};if(vErrors===null){vErrors=[err23]}else{
vErrors.push(err23)}errors++}const len2=data10.length;for(let i2=0;i2<len2;i2++){let data11=data10[i2];this.note("rich-t\
ext",instancePath+"/rows/"+i1+"/"+i2,data11);if(typeof data11==="string"){if(func51(data11)<1){const err24={instancePath:instancePath+
"/rows/"+i1+"/"+i2,schemaPath:"#/properties/rows/items/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema42.
properties.rows.items.items,data:data11};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{const err25={
instancePath:instancePath+"/rows/"+i1+"/"+i2,schemaPath:"#/properties/rows/items/items/type",keyword:"type",params:{type:"\
string"},schema:schema42.properties.rows.items.items.type,parentSchema:schema42.properties.rows.items.items,data:data11};
if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}}else{const err26={instancePath:instancePath+"/row\
s/"+i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type:"array"},schema:schema42.properties.rows.items.
type,parentSchema:schema42.properties.rows.items,data:data10};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}
errors++}}}else{const err27={instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{
type:"array"},schema:schema42.properties.rows.type,parentSchema:schema42.properties.rows,data:data9};if(vErrors===null){
vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data.note!==void 0&&func0.call(data,"note")){let data12=data.note;
this.note("rich-text",instancePath+"/note",data12);if(typeof data12==="string"){if(func51(data12)<1){const err28={instancePath:instancePath+
"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema42.properties.
note,data:data12};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+
"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"},schema:schema42.properties.note.type,parentSchema:schema42.
properties.note,data:data12};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data.hidden!==void 0&&
func0.call(data,"hidden")){let data13=data.hidden;if(typeof data13!=="boolean"){const err30={instancePath:instancePath+"\
/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema42.properties.hidden.
type,parentSchema:schema42.properties.hidden,data:data13};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}
this.note("schedule",instancePath+"/hidden",data13)}if(data.from!==void 0&&func0.call(data,"from")){let data14=data.from;
this.note("schedule",instancePath+"/from",data14);if(typeof data14==="string"){if(!pattern1.test(data14)){const err31={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema42.properties.from,data:data14};if(vErrors===null){vErrors=[err31]}else{vErrors.push(
err31)}errors++}}else{const err32={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema42.properties.from.type,parentSchema:schema42.properties.from,data:data14};if(vErrors===
null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data15=data.
until;this.note("schedule",instancePath+"/until",data15);if(typeof data15==="string"){if(!pattern1.test(data15)){const err33={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema42.properties.until,data:data15};if(vErrors===
null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}else{const err34={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema42.properties.until.type,parentSchema:schema42.
properties.until,data:data15};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}}else{const err35={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema42.type,parentSchema:schema42,data};if(vErrors===
null){vErrors=[err35]}else{vErrors.push(err35)}errors++}validate28.errors=vErrors;return errors===0}var TabsBlock=validate29;
var schema43={"title":"TabsBlock","description":"Sections behind tabs, one visible at a time; the first is shown at firs\
t.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"tabs","descr\
iption":"Always `tabs`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","\
kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is reached as \
/page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words abov\
e the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"2xl","\
weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"\
RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","room":{
"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How the se\
ction stands out from its neighbours: plain, tinted or bold."},"items":{"type":"array","minItems":2,"description":"The t\
abs, the one shown at first on top.","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["lab\
el","sections"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The \
words on the tab.","room":{"size":"lg","weight":500,"width":240,"lines":3}},"sections":{"type":"array","minItems":1,"kin\
d":"sections","tsType":"Section[]","items":{"type":"object"},"description":"The sections that the tab shows."}}}},"hidde\
n":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},
"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}};function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){
let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,
"type")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema43.
required,parentSchema:schema43,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.items===
void 0||!func0.call(data,"items")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},schema:schema43.required,parentSchema:schema43,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}
for(const key0 of Object.keys(data)){if(!func0.call(schema43.properties,key0)){const err2={instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema43,data};
if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.
type;if("tabs"!==data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"cons\
t",params:{allowedValue:"tabs"},schema:"tabs",parentSchema:schema43.properties.type,data:data0};if(vErrors===null){vErrors=
[err3]}else{vErrors.push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",
instancePath+"/id",data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/\
id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-\
z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema43.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}else{const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data1};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.
note("text",instancePath+"/eyebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema43.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema43.properties.eyebrow.
type,parentSchema:schema43.properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}
if(data.heading!==void 0&&func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);
if(typeof data3==="string"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/propertie\
s/heading/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema43.properties.heading,data:data3};
if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",
schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema43.properties.heading.type,parentSchema:schema43.
properties.heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&
func0.call(data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){
if(func51(data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:schema43.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{
vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema43.properties.text.type,parentSchema:schema43.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema43.properties.background.enum},schema:schema43.
properties.background.enum,parentSchema:schema43.properties.background,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.items!==void 0&&func0.call(data,"items")){let data6=data.items;if(Array.isArray(data6)){
if(data6.length>6){const err13={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"max\
Items",params:{limit:6},schema:6,parentSchema:schema43.properties.items,data:data6};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}if(data6.length<2){const err14={instancePath:instancePath+"/items",schemaPath:"#/properties\
/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:schema43.properties.items,data:data6};if(vErrors===
null){vErrors=[err14]}else{vErrors.push(err14)}errors++}const len0=data6.length;for(let i0=0;i0<len0;i0++){let data7=data6[i0];
if(data7&&typeof data7=="object"&&!Array.isArray(data7)){if(data7.label===void 0||!func0.call(data7,"label")){const err15={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
label"},schema:schema43.properties.items.items.required,parentSchema:schema43.properties.items.items,data:data7};if(vErrors===
null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data7.sections===void 0||!func0.call(data7,"sections")){const err16={
instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sections"},schema:schema43.properties.items.items.required,parentSchema:schema43.properties.items.items,data:data7};if(vErrors===
null){vErrors=[err16]}else{vErrors.push(err16)}errors++}for(const key1 of Object.keys(data7)){if(!(key1==="label"||key1===
"sections")){const err17={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema43.properties.items.
items,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}if(data7.label!==void 0&&func0.call(
data7,"label")){let data8=data7.label;this.note("text",instancePath+"/items/"+i0+"/label",data8);if(typeof data8==="stri\
ng"){if(func51(data8)<1){const err18={instancePath:instancePath+"/items/"+i0+"/label",schemaPath:"#/properties/items/ite\
ms/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema43.properties.items.items.
properties.label,data:data8};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}else{const err19={instancePath:instancePath+
"/items/"+i0+"/label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema43.properties.items.items.properties.label.type,parentSchema:schema43.properties.items.items.properties.label,
data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}if(data7.sections!==void 0&&func0.call(
data7,"sections")){let data9=data7.sections;this.note("sections",instancePath+"/items/"+i0+"/sections",data9);if(Array.isArray(
data9)){if(data9.length<1){const err20={instancePath:instancePath+"/items/"+i0+"/sections",schemaPath:"#/properties/item\
s/items/properties/sections/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema43.properties.items.
items.properties.sections,data:data9};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}const len1=data9.
length;for(let i1=0;i1<len1;i1++){let data10=data9[i1];if(!(data10&&typeof data10=="object"&&!Array.isArray(data10))){const err21={
instancePath:instancePath+"/items/"+i0+"/sections/"+i1,schemaPath:"#/properties/items/items/properties/sections/items/ty\
pe",keyword:"type",params:{type:"object"},schema:schema43.properties.items.items.properties.sections.items.type,parentSchema:schema43.
properties.items.items.properties.sections.items,data:data10};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}
errors++}}}else{const err22={instancePath:instancePath+"/items/"+i0+"/sections",schemaPath:"#/properties/items/items/pro\
perties/sections/type",keyword:"type",params:{type:"array"},schema:schema43.properties.items.items.properties.sections.type,
parentSchema:schema43.properties.items.items.properties.sections,data:data9};if(vErrors===null){vErrors=[err22]}else{vErrors.
push(err22)}errors++}}}else{const err23={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/typ\
e",keyword:"type",params:{type:"object"},schema:schema43.properties.items.items.type,parentSchema:schema43.properties.items.
items,data:data7};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}}else{const err24={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema43.properties.items.type,
parentSchema:schema43.properties.items,data:data6};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}
if(data.hidden!==void 0&&func0.call(data,"hidden")){let data11=data.hidden;if(typeof data11!=="boolean"){const err25={instancePath:instancePath+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema43.properties.hidden.
type,parentSchema:schema43.properties.hidden,data:data11};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}
this.note("schedule",instancePath+"/hidden",data11)}if(data.from!==void 0&&func0.call(data,"from")){let data12=data.from;
this.note("schedule",instancePath+"/from",data12);if(typeof data12==="string"){if(!pattern1.test(data12)){const err26={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema43.properties.from,data:data12};if(vErrors===null){vErrors=[err26]}else{vErrors.push(
err26)}errors++}}else{const err27={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema43.properties.from.type,parentSchema:schema43.properties.from,data:data12};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data13=data.
until;this.note("schedule",instancePath+"/until",data13);if(typeof data13==="string"){if(!pattern1.test(data13)){const err28={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema43.properties.until,data:data13};if(vErrors===
null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema43.properties.until.type,parentSchema:schema43.
properties.until,data:data13};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}}else{const err30={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema43.type,parentSchema:schema43,data};if(vErrors===
null){vErrors=[err30]}else{vErrors.push(err30)}errors++}validate29.errors=vErrors;return errors===0}var TimelineBlock=validate30;
var schema44={"title":"TimelineBlock","description":"Things that happen one after the other, each with its date: a roadm\
ap or a plan.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"t\
imeline","description":"Always `timeline`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: pri\
ces` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{
"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) \
work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","descripti\
on":"How the section stands out from its neighbours: plain, tinted or bold."},"items":{"type":"array","minItems":2,"desc\
ription":"The steps in time, the earliest first.","items":{"type":"object","additionalProperties":false,"required":["whe\
n","title"],"properties":{"when":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"When it h\
appens, such as `2026` or `Months 1-3`.","room":{"size":"2xl","weight":500,"tracking":-.03,"width":248}},"title":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","description":"What happens, in a few words.","room":{"size":"xl",
"weight":560,"tracking":-.022,"width":250,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"\
RichText","description":"One to three sentences.","room":{"size":"md","width":230}},"points":{"type":"array","minItems":1,
"description":"Short points below the text.","items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichTex\
t","description":"One point.","room":{"size":"md","width":230}}},"status":{"enum":["current","planned","vision"],"descri\
ption":"How far it is: `current` (happening now), `planned` or `vision`."}}}},"hidden":{"type":"boolean","kind":"schedul\
e","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descri\
ption":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"s\
tring","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one \
that shows it."}}};function validate30(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;
let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:schema44.required,parentSchema:schema44,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.items===void 0||!func0.call(data,"items")){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},schema:schema44.required,
parentSchema:schema44,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.
keys(data)){if(!func0.call(schema44.properties,key0)){const err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema44,data};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;if("timelin\
e"!==data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
timeline"},schema:"timeline",parentSchema:schema44.properties.type,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.
push(err3)}errors++}}if(data.id!==void 0&&func0.call(data,"id")){let data1=data.id;this.note("anchor",instancePath+"/id",
data1);if(typeof data1==="string"){if(!pattern0.test(data1)){const err4={instancePath:instancePath+"/id",schemaPath:"#/p\
roperties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$",parentSchema:schema44.properties.id,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{
const err5={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:schema44.
properties.id.type,parentSchema:schema44.properties.id,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}
errors++}}if(data.eyebrow!==void 0&&func0.call(data,"eyebrow")){let data2=data.eyebrow;this.note("text",instancePath+"/e\
yebrow",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+"/eyebrow",schemaPath:"\
#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema44.properties.eyebrow,data:data2};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/eyebrow",
schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},schema:schema44.properties.eyebrow.type,parentSchema:schema44.
properties.eyebrow,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.heading!==void 0&&
func0.call(data,"heading")){let data3=data.heading;this.note("text",instancePath+"/heading",data3);if(typeof data3==="st\
ring"){if(func51(data3)<1){const err8={instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema44.properties.heading,data:data3};if(vErrors===null){vErrors=
[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/heading",schemaPath:"#/properties/\
heading/type",keyword:"type",params:{type:"string"},schema:schema44.properties.heading.type,parentSchema:schema44.properties.
heading,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.text!==void 0&&func0.call(
data,"text")){let data4=data.text;this.note("rich-text",instancePath+"/text",data4);if(typeof data4==="string"){if(func51(
data4)<1){const err10={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema44.properties.text,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(
err10)}errors++}}else{const err11={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"},schema:schema44.properties.text.type,parentSchema:schema44.properties.text,data:data4};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.background!==void 0&&func0.call(data,"background")){let data5=data.
background;if(!(data5==="plain"||data5==="tinted"||data5==="bold")){const err12={instancePath:instancePath+"/background",
schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues:schema44.properties.background.enum},schema:schema44.
properties.background.enum,parentSchema:schema44.properties.background,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.items!==void 0&&func0.call(data,"items")){let data6=data.items;if(Array.isArray(data6)){
if(data6.length<2){const err13={instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"min\
Items",params:{limit:2},schema:2,parentSchema:schema44.properties.items,data:data6};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}const len0=data6.length;for(let i0=0;i0<len0;i0++){let data7=data6[i0];if(data7&&typeof data7==
"object"&&!Array.isArray(data7)){if(data7.when===void 0||!func0.call(data7,"when")){const err14={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"when"},schema:schema44.
properties.items.items.required,parentSchema:schema44.properties.items.items,data:data7};if(vErrors===null){vErrors=[err14]}else{
vErrors.push(err14)}errors++}if(data7.title===void 0||!func0.call(data7,"title")){const err15={instancePath:instancePath+
"/items/"+i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"title"},schema:schema44.
properties.items.items.required,parentSchema:schema44.properties.items.items,data:data7};if(vErrors===null){vErrors=[err15]}else{
vErrors.push(err15)}errors++}for(const key1 of Object.keys(data7)){if(!(key1==="when"||key1==="title"||key1==="text"||key1===
"points"||key1==="status")){const err16={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema44.properties.
items.items,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}if(data7.when!==void 0&&func0.
call(data7,"when")){let data8=data7.when;this.note("text",instancePath+"/items/"+i0+"/when",data8);if(typeof data8==="st\
ring"){if(func51(data8)<1){const err17={instancePath:instancePath+"/items/"+i0+"/when",schemaPath:"#/properties/items/it\
ems/properties/when/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema44.properties.items.items.
properties.when,data:data8};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}else{const err18={instancePath:instancePath+
"/items/"+i0+"/when",schemaPath:"#/properties/items/items/properties/when/type",keyword:"type",params:{type:"string"},schema:schema44.
properties.items.items.properties.when.type,parentSchema:schema44.properties.items.items.properties.when,data:data8};if(vErrors===
null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data7.title!==void 0&&func0.call(data7,"title")){let data9=data7.
title;this.note("text",instancePath+"/items/"+i0+"/title",data9);if(typeof data9==="string"){if(func51(data9)<1){const err19={
instancePath:instancePath+"/items/"+i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema44.properties.items.items.properties.title,data:data9};if(vErrors===
null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{const err20={instancePath:instancePath+"/items/"+i0+"/titl\
e",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type:"string"},schema:schema44.properties.
items.items.properties.title.type,parentSchema:schema44.properties.items.items.properties.title,data:data9};if(vErrors===
null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data7.text!==void 0&&func0.call(data7,"text")){let data10=data7.
text;this.note("rich-text",instancePath+"/items/"+i0+"/text",data10);if(typeof data10==="string"){if(func51(data10)<1){const err21={
instancePath:instancePath+"/items/"+i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema44.properties.items.items.properties.text,data:data10};if(vErrors===
null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}else{const err22={instancePath:instancePath+"/items/"+i0+"/text",
schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type:"string"},schema:schema44.properties.
items.items.properties.text.type,parentSchema:schema44.properties.items.items.properties.text,data:data10};if(vErrors===
null){vErrors=[err22]}else{vErrors.push(err22)}errors++}}if(data7.points!==void 0&&func0.call(data7,"points")){let data11=data7.
points;if(Array.isArray(data11)){if(data11.length<1){const err23={instancePath:instancePath+"/items/"+i0+"/points",schemaPath:"\
#/properties/items/items/properties/points/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema44.
properties.items.items.properties.points,data:data11};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}
const len1=data11.length;for(let i1=0;i1<len1;i1++){let data12=data11[i1];this.note("rich-text",instancePath+"/items/"+i0+
"/points/"+i1,data12);if(typeof data12==="string"){if(func51(data12)<1){const err24={instancePath:instancePath+"/items/"+
i0+"/points/"+i1,schemaPath:"#/properties/items/items/properties/points/items/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema44.properties.items.items.properties.points.items,data:data12};if(vErrors===null){vErrors=[err24]}else{
vErrors.push(err24)}errors++}}else{const err25={instancePath:instancePath+"/items/"+i0+"/points/"+i1,schemaPath:"#/prope\
rties/items/items/properties/points/items/type",keyword:"type",params:{type:"string"},schema:schema44.properties.items.items.
properties.points.items.type,parentSchema:schema44.properties.items.items.properties.points.items,data:data12};if(vErrors===
null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}}else{const err26={instancePath:instancePath+"/items/"+i0+"/poi\
nts",schemaPath:"#/properties/items/items/properties/points/type",keyword:"type",params:{type:"array"},schema:schema44.properties.
items.items.properties.points.type,parentSchema:schema44.properties.items.items.properties.points,data:data11};if(vErrors===
null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}if(data7.status!==void 0&&func0.call(data7,"status")){let data13=data7.
status;if(!(data13==="current"||data13==="planned"||data13==="vision")){const err27={instancePath:instancePath+"/items/"+
i0+"/status",schemaPath:"#/properties/items/items/properties/status/enum",keyword:"enum",params:{allowedValues:schema44.
properties.items.items.properties.status.enum},schema:schema44.properties.items.items.properties.status.enum,parentSchema:schema44.
properties.items.items.properties.status,data:data13};if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}}else{
const err28={instancePath:instancePath+"/items/"+i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"\
object"},schema:schema44.properties.items.items.type,parentSchema:schema44.properties.items.items,data:data7};if(vErrors===
null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}}else{const err29={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},schema:schema44.properties.items.type,parentSchema:schema44.
properties.items,data:data6};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data.hidden!==void 0&&
func0.call(data,"hidden")){let data14=data.hidden;if(typeof data14!=="boolean"){const err30={instancePath:instancePath+"\
/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema44.properties.hidden.
type,parentSchema:schema44.properties.hidden,data:data14};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}
this.note("schedule",instancePath+"/hidden",data14)}if(data.from!==void 0&&func0.call(data,"from")){let data15=data.from;
this.note("schedule",instancePath+"/from",data15);if(typeof data15==="string"){if(!pattern1.test(data15)){const err31={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:schema44.properties.from,data:data15};if(vErrors===null){vErrors=[err31]}else{vErrors.push(
err31)}errors++}}else{const err32={instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",
params:{type:"string"},schema:schema44.properties.from.type,parentSchema:schema44.properties.from,data:data15};if(vErrors===
null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}if(data.until!==void 0&&func0.call(data,"until")){let data16=data.
until;this.note("schedule",instancePath+"/until",data16);if(typeof data16==="string"){if(!pattern1.test(data16)){const err33={
instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\
\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema44.properties.until,data:data16};if(vErrors===
null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}else{const err34={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema44.properties.until.type,parentSchema:schema44.
properties.until,data:data16};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}}else{const err35={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema44.type,parentSchema:schema44,data};if(vErrors===
null){vErrors=[err35]}else{vErrors.push(err35)}errors++}validate30.errors=vErrors;return errors===0}var SharedSection=validate31;
var schema45={"title":"SharedSection","description":"A place where sections of the _shared folder are put in.","type":"o\
bject","additionalProperties":false,"required":["type","name"],"properties":{"type":{"const":"shared","description":"Alw\
ays `shared`."},"name":{"type":"string","minLength":1,"description":"The name of the file in _shared without its ending:\
 `name: contact` puts in _shared/contact.yaml."},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true\
` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears,\
 such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which\
 this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};function validate31(data,{
instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="ob\
ject"&&!Array.isArray(data)){if(data.type===void 0||!func0.call(data,"type")){const err0={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},schema:schema45.required,parentSchema:schema45,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.name===void 0||!func0.call(data,"name")){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:schema45.required,parentSchema:schema45,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.keys(data)){if(!(key0===
"type"||key0==="name"||key0==="hidden"||key0==="from"||key0==="until")){const err2={instancePath,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema45,data};if(vErrors===
null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.type!==void 0&&func0.call(data,"type")){let data0=data.type;
if("shared"!==data0){const err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"shared"},schema:"shared",parentSchema:schema45.properties.type,data:data0};if(vErrors===null){vErrors=
[err3]}else{vErrors.push(err3)}errors++}}if(data.name!==void 0&&func0.call(data,"name")){let data1=data.name;if(typeof data1===
"string"){if(func51(data1)<1){const err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema45.properties.name,data:data1};if(vErrors===null){vErrors=[err4]}else{
vErrors.push(err4)}errors++}}else{const err5={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:schema45.properties.name.type,parentSchema:schema45.properties.name,data:data1};if(vErrors===
null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){let data2=data.
hidden;if(typeof data2!=="boolean"){const err6={instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",
keyword:"type",params:{type:"boolean"},schema:schema45.properties.hidden.type,parentSchema:schema45.properties.hidden,data:data2};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}this.note("schedule",instancePath+"/hidden",data2)}if(data.
from!==void 0&&func0.call(data,"from")){let data3=data.from;this.note("schedule",instancePath+"/from",data3);if(typeof data3===
"string"){if(!pattern1.test(data3)){const err7={instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",
keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema45.
properties.from,data:data3};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},schema:schema45.properties.from.type,parentSchema:schema45.
properties.from,data:data3};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.until!==void 0&&
func0.call(data,"until")){let data4=data.until;this.note("schedule",instancePath+"/until",data4);if(typeof data4==="stri\
ng"){if(!pattern1.test(data4)){const err9={instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema45.
properties.until,data:data4};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema45.properties.until.type,
parentSchema:schema45.properties.until,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}}else{
const err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema45.type,parentSchema:schema45,
data};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}validate31.errors=vErrors;return errors===0}var PageSource=validate32;
var schema46={"title":"PageSource","description":"A page of the site. The name of the file is its address: about.yaml is\
 /about, home.yaml is /.","type":"object","additionalProperties":false,"required":["title","description","sections"],"pr\
operties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the browser tab an\
d search results show; 10 to 65 characters.","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"What search results show below the title; 50 to 160 characters.","room":{
"size":"md","width":230}},"path":{"type":"string","pattern":"^/","kind":"path","description":"The address, if it is not \
the file's name: `path: /((product.slug))-health-hub`."},"sections":{"type":"array","minItems":1,"kind":"sections","tsTy\
pe":"Section[]","items":{"type":"object"},"description":"The sections of the page, from top to bottom. The first is a he\
ro."},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without del\
eting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*)\
)?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05\
-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-\
]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day befor\
e is the last one that shows it."}}};var pattern61=new RegExp("^/","u");function validate32(data,{instancePath="",parentData,
parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.title===void 0||!func0.call(data,"title")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"},schema:schema46.required,parentSchema:schema46,data};if(vErrors===null){vErrors=[err0]}else{vErrors.
push(err0)}errors++}if(data.description===void 0||!func0.call(data,"description")){const err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.sections===void 0||!func0.call(data,"sections")){
const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sections"},schema:schema46.
required,parentSchema:schema46,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}for(const key0 of Object.
keys(data)){if(!(key0==="title"||key0==="description"||key0==="path"||key0==="sections"||key0==="hidden"||key0==="from"||
key0==="until")){const err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
schema:false,parentSchema:schema46,data};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.title!==
void 0&&func0.call(data,"title")){let data0=data.title;this.note("text",instancePath+"/title",data0);if(typeof data0==="\
string"){if(func51(data0)<1){const err4={instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema46.properties.title,data:data0};if(vErrors===null){vErrors=[err4]}else{
vErrors.push(err4)}errors++}}else{const err5={instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},schema:schema46.properties.title.type,parentSchema:schema46.properties.title,data:data0};if(vErrors===
null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.description!==void 0&&func0.call(data,"description")){let data1=data.
description;this.note("text",instancePath+"/description",data1);if(typeof data1==="string"){if(func51(data1)<1){const err6={
instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema46.properties.description,data:data1};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}
errors++}}else{const err7={instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},schema:schema46.properties.description.type,parentSchema:schema46.properties.description,data:data1};
if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.path!==void 0&&func0.call(data,"path")){let data2=data.
path;this.note("path",instancePath+"/path",data2);if(typeof data2==="string"){if(!pattern61.test(data2)){const err8={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},schema:"^/",parentSchema:schema46.
properties.path,data:data2};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:schema46.properties.path.type,parentSchema:schema46.
properties.path,data:data2};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.sections!==void 0&&
func0.call(data,"sections")){let data3=data.sections;this.note("sections",instancePath+"/sections",data3);if(Array.isArray(
data3)){if(data3.length<1){const err10={instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema46.properties.sections,data:data3};if(vErrors===null){vErrors=
[err10]}else{vErrors.push(err10)}errors++}const len0=data3.length;for(let i0=0;i0<len0;i0++){let data4=data3[i0];if(!(data4&&
typeof data4=="object"&&!Array.isArray(data4))){const err11={instancePath:instancePath+"/sections/"+i0,schemaPath:"#/pro\
perties/sections/items/type",keyword:"type",params:{type:"object"},schema:schema46.properties.sections.items.type,parentSchema:schema46.
properties.sections.items,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}}else{const err12={
instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"array"},schema:schema46.
properties.sections.type,parentSchema:schema46.properties.sections,data:data3};if(vErrors===null){vErrors=[err12]}else{vErrors.
push(err12)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){let data5=data.hidden;if(typeof data5!=="boole\
an"){const err13={instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"\
boolean"},schema:schema46.properties.hidden.type,parentSchema:schema46.properties.hidden,data:data5};if(vErrors===null){
vErrors=[err13]}else{vErrors.push(err13)}errors++}this.note("schedule",instancePath+"/hidden",data5)}if(data.from!==void 0&&
func0.call(data,"from")){let data6=data.from;this.note("schedule",instancePath+"/from",data6);if(typeof data6==="string"){
if(!pattern1.test(data6)){const err14={instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema46.
properties.from,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}else{const err15={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},schema:schema46.properties.from.type,parentSchema:schema46.
properties.from,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}if(data.until!==void 0&&
func0.call(data,"until")){let data7=data.until;this.note("schedule",instancePath+"/until",data7);if(typeof data7==="stri\
ng"){if(!pattern1.test(data7)){const err16={instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema46.
properties.until,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}else{const err17={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema46.properties.until.type,
parentSchema:schema46.properties.until,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}}else{
const err18={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema46.type,parentSchema:schema46,
data};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}validate32.errors=vErrors;return errors===0}var SharedSource=validate33;
var schema47={"title":"SharedSource","description":"Sections that several pages use.","type":"object","additionalPropert\
ies":false,"required":["sections"],"properties":{"sections":{"type":"array","minItems":1,"kind":"sections","tsType":"Sec\
tion[]","items":{"type":"object"},"description":"The sections, each with its `type`."}}};function validate33(data,{instancePath="",
parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.sections===void 0||!func0.call(data,"sections")){const err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sections"},schema:schema47.required,parentSchema:schema47,data};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}for(const key0 of Object.keys(data)){if(!(key0==="sections")){const err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema47,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.sections!==void 0&&func0.call(data,"se\
ctions")){let data0=data.sections;this.note("sections",instancePath+"/sections",data0);if(Array.isArray(data0)){if(data0.
length<1){const err2={instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItem\
s",params:{limit:1},schema:1,parentSchema:schema47.properties.sections,data:data0};if(vErrors===null){vErrors=[err2]}else{
vErrors.push(err2)}errors++}const len0=data0.length;for(let i0=0;i0<len0;i0++){let data1=data0[i0];if(!(data1&&typeof data1==
"object"&&!Array.isArray(data1))){const err3={instancePath:instancePath+"/sections/"+i0,schemaPath:"#/properties/section\
s/items/type",keyword:"type",params:{type:"object"},schema:schema47.properties.sections.items.type,parentSchema:schema47.
properties.sections.items,data:data1};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}}else{const err4={
instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"array"},schema:schema47.
properties.sections.type,parentSchema:schema47.properties.sections,data:data0};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema47.
type,parentSchema:schema47,data};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}validate33.errors=vErrors;
return errors===0}var Facts=validate34;var schema48={"title":"Facts","description":"Every figure of the site, once. Page\
s write ((facts.name)).","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$"},"additionalProperties":{"type":"\
object","additionalProperties":false,"required":["value","meaning","source","checked"],"properties":{"value":{"type":"st\
ring","minLength":1,"description":"The figure as pages show it, in quotes if it is a plain number."},"meaning":{"type":"\
string","minLength":1,"description":"What it counts, for whoever writes pages."},"source":{"type":"string","minLength":1,
"description":"Where it comes from."},"checked":{"type":"string","format":"date","description":"The day somebody last co\
mpared it with its source."},"review":{"type":"string","format":"date","description":"The day by which it should be chec\
ked again."}},"title":"Fact","description":"One figure."}};function validate34(data,{instancePath="",parentData,parentDataProperty,
rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){for(const key0 of Object.
keys(data)){const _errs1=errors;if(typeof key0==="string"){if(!pattern12.test(key0)){const err0={instancePath,schemaPath:"\
#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:schema48.
propertyNames,data:key0,propertyName:key0};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}var valid0=_errs1===
errors;if(!valid0){const err1={instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:key0},
schema:schema48.propertyNames,parentSchema:schema48,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}
for(const key1 of Object.keys(data)){let data0=data[key1];if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.
value===void 0||!func0.call(data0,"value")){const err2={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"value"},schema:schema48.additionalProperties.
required,parentSchema:schema48.additionalProperties,data:data0};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}
errors++}if(data0.meaning===void 0||!func0.call(data0,"meaning")){const err3={instancePath:instancePath+"/"+key1.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
meaning"},schema:schema48.additionalProperties.required,parentSchema:schema48.additionalProperties,data:data0};if(vErrors===
null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data0.source===void 0||!func0.call(data0,"source")){const err4={
instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"source"},schema:schema48.additionalProperties.required,parentSchema:schema48.additionalProperties,
data:data0};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}if(data0.checked===void 0||!func0.call(data0,
"checked")){const err5={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/required",keyword:"required",params:{missingProperty:"checked"},schema:schema48.additionalProperties.required,
parentSchema:schema48.additionalProperties,data:data0};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}
for(const key2 of Object.keys(data0)){if(!(key2==="value"||key2==="meaning"||key2==="source"||key2==="checked"||key2==="\
review")){const err6={instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},schema:false,parentSchema:schema48.
additionalProperties,data:data0};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data0.value!==void 0&&
func0.call(data0,"value")){let data1=data0.value;if(typeof data1==="string"){if(func51(data1)<1){const err7={instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/value",schemaPath:"#/additionalProperties/properties/value/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema48.additionalProperties.properties.value,data:data1};if(vErrors===
null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}else{const err8={instancePath:instancePath+"/"+key1.replace(/~/g,
"~0").replace(/\//g,"~1")+"/value",schemaPath:"#/additionalProperties/properties/value/type",keyword:"type",params:{type:"\
string"},schema:schema48.additionalProperties.properties.value.type,parentSchema:schema48.additionalProperties.properties.
value,data:data1};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data0.meaning!==void 0&&func0.call(
data0,"meaning")){let data2=data0.meaning;if(typeof data2==="string"){if(func51(data2)<1){const err9={instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning",schemaPath:"#/additionalProperties/properties/meaning/minLeng\
th",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema48.additionalProperties.properties.meaning,data:data2};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}else{const err10={instancePath:instancePath+"/"+key1.
replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning",schemaPath:"#/additionalProperties/properties/meaning/type",keyword:"t\
ype",params:{type:"string"},schema:schema48.additionalProperties.properties.meaning.type,parentSchema:schema48.additionalProperties.
properties.meaning,data:data2};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}if(data0.source!==void 0&&
func0.call(data0,"source")){let data3=data0.source;if(typeof data3==="string"){if(func51(data3)<1){const err11={instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/source",schemaPath:"#/additionalProperties/properties/source/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema48.additionalProperties.properties.source,data:data3};if(vErrors===
null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}else{const err12={instancePath:instancePath+"/"+key1.replace(/~/g,
"~0").replace(/\//g,"~1")+"/source",schemaPath:"#/additionalProperties/properties/source/type",keyword:"type",params:{type:"\
string"},schema:schema48.additionalProperties.properties.source.type,parentSchema:schema48.additionalProperties.properties.
source,data:data3};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}if(data0.checked!==void 0&&func0.
call(data0,"checked")){let data4=data0.checked;if(typeof data4==="string"){if(!formats0.validate(data4)){const err13={instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/checked",schemaPath:"#/additionalProperties/properties/checked/format",
keyword:"format",params:{format:"date"},schema:"date",parentSchema:schema48.additionalProperties.properties.checked,data:data4};
if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}else{const err14={instancePath:instancePath+"/"+key1.
replace(/~/g,"~0").replace(/\//g,"~1")+"/checked",schemaPath:"#/additionalProperties/properties/checked/type",keyword:"t\
ype",params:{type:"string"},schema:schema48.additionalProperties.properties.checked.type,parentSchema:schema48.additionalProperties.
properties.checked,data:data4};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data0.review!==void 0&&
func0.call(data0,"review")){let data5=data0.review;if(typeof data5==="string"){if(!formats0.validate(data5)){const err15={
instancePath:instancePath+"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/review",schemaPath:"#/additionalProperties/p\
roperties/review/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:schema48.additionalProperties.
properties.review,data:data5};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}else{const err16={instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/review",schemaPath:"#/additionalProperties/properties/review/type",keyword:"\
type",params:{type:"string"},schema:schema48.additionalProperties.properties.review.type,parentSchema:schema48.additionalProperties.
properties.review,data:data5};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}}else{const err17={instancePath:instancePath+
"/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"ob\
ject"},schema:schema48.additionalProperties.type,parentSchema:schema48.additionalProperties,data:data0};if(vErrors===null){
vErrors=[err17]}else{vErrors.push(err17)}errors++}}}else{const err18={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:schema48.type,parentSchema:schema48,data};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}
errors++}validate34.errors=vErrors;return errors===0}var NavigationLink=validate35;var schema49={"title":"NavigationLink",
"type":"object","additionalProperties":false,"required":["label","link"],"description":"A link.","properties":{"label":{
"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words of the link.","room":{"size":"lg",
"weight":500,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"\
Where it leads."},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words that \
say what is there.","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","description":"Write \
`true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d\
:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this a\
ppears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\\
d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day \
on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}};function validate35(data,{
instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="ob\
ject"&&!Array.isArray(data)){if(data.label===void 0||!func0.call(data,"label")){const err0={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"label"},schema:schema49.required,parentSchema:schema49,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.link===void 0||!func0.call(data,"link")){const err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"link"},schema:schema49.required,parentSchema:schema49,
data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}for(const key0 of Object.keys(data)){if(!(key0===
"label"||key0==="link"||key0==="text"||key0==="hidden"||key0==="from"||key0==="until")){const err2={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema49,
data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.label!==void 0&&func0.call(data,"label")){
let data0=data.label;this.note("text",instancePath+"/label",data0);if(typeof data0==="string"){if(func51(data0)<1){const err3={
instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema49.properties.label,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}else{
const err4={instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},
schema:schema49.properties.label.type,parentSchema:schema49.properties.label,data:data0};if(vErrors===null){vErrors=[err4]}else{
vErrors.push(err4)}errors++}}if(data.link!==void 0&&func0.call(data,"link")){let data1=data.link;this.note("link",instancePath+
"/link",data1);if(typeof data1==="string"){if(func51(data1)<1){const err5={instancePath:instancePath+"/link",schemaPath:"\
#/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema49.properties.link,data:data1};
if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}else{const err6={instancePath:instancePath+"/link",schemaPath:"\
#/properties/link/type",keyword:"type",params:{type:"string"},schema:schema49.properties.link.type,parentSchema:schema49.
properties.link,data:data1};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.text!==void 0&&func0.
call(data,"text")){let data2=data.text;this.note("text",instancePath+"/text",data2);if(typeof data2==="string"){if(func51(
data2)<1){const err7={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema49.properties.text,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(
err7)}errors++}}else{const err8={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{
type:"string"},schema:schema49.properties.text.type,parentSchema:schema49.properties.text,data:data2};if(vErrors===null){
vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.hidden!==void 0&&func0.call(data,"hidden")){let data3=data.hidden;
if(typeof data3!=="boolean"){const err9={instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"\
type",params:{type:"boolean"},schema:schema49.properties.hidden.type,parentSchema:schema49.properties.hidden,data:data3};
if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}this.note("schedule",instancePath+"/hidden",data3)}if(data.
from!==void 0&&func0.call(data,"from")){let data4=data.from;this.note("schedule",instancePath+"/from",data4);if(typeof data4===
"string"){if(!pattern1.test(data4)){const err10={instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",
keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema49.
properties.from,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},schema:schema49.properties.from.type,parentSchema:schema49.
properties.from,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.until!==void 0&&
func0.call(data,"until")){let data5=data.until;this.note("schedule",instancePath+"/until",data5);if(typeof data5==="stri\
ng"){if(!pattern1.test(data5)){const err12={instancePath:instancePath+"/until",schemaPath:"#/properties/until/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema49.
properties.until,data:data5};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+
"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},schema:schema49.properties.until.type,
parentSchema:schema49.properties.until,data:data5};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}}else{
const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema49.type,parentSchema:schema49,
data};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}validate35.errors=vErrors;return errors===0}var CountedText=validate36;
var schema50={"title":"CountedText","type":"object","additionalProperties":false,"required":["other"],"description":"Wor\
ds for a number of things, in the plural forms of the site's language (Unicode CLDR): English needs `one` and `other`.",
"properties":{"zero":{"type":"string","minLength":1,"kind":"count-text","tsType":"string","description":"For none, in la\
nguages with such a form."},"one":{"type":"string","minLength":1,"kind":"count-text","tsType":"string","description":"Fo\
r one: `((count)) article`."},"two":{"type":"string","minLength":1,"kind":"count-text","tsType":"string","description":"\
For two, in languages with such a form."},"few":{"type":"string","minLength":1,"kind":"count-text","tsType":"string","de\
scription":"For a few, in languages with such a form."},"many":{"type":"string","minLength":1,"kind":"count-text","tsTyp\
e":"string","description":"For many, in languages with such a form."},"other":{"type":"string","minLength":1,"kind":"cou\
nt-text","tsType":"string","description":"For every other number: `((count)) articles`."}}};function validate36(data,{instancePath="",
parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.other===void 0||!func0.call(data,"other")){const err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"other"},schema:schema50.required,parentSchema:schema50,data};if(vErrors===null){vErrors=[
err0]}else{vErrors.push(err0)}errors++}for(const key0 of Object.keys(data)){if(!(key0==="zero"||key0==="one"||key0==="tw\
o"||key0==="few"||key0==="many"||key0==="other")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema50,data};if(vErrors===null){vErrors=
[err1]}else{vErrors.push(err1)}errors++}}if(data.zero!==void 0&&func0.call(data,"zero")){let data0=data.zero;this.note("\
count-text",instancePath+"/zero",data0);if(typeof data0==="string"){if(func51(data0)<1){const err2={instancePath:instancePath+
"/zero",schemaPath:"#/properties/zero/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.
zero,data:data0};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}else{const err3={instancePath:instancePath+
"/zero",schemaPath:"#/properties/zero/type",keyword:"type",params:{type:"string"},schema:schema50.properties.zero.type,parentSchema:schema50.
properties.zero,data:data0};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.one!==void 0&&func0.
call(data,"one")){let data1=data.one;this.note("count-text",instancePath+"/one",data1);if(typeof data1==="string"){if(func51(
data1)<1){const err4={instancePath:instancePath+"/one",schemaPath:"#/properties/one/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema50.properties.one,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}
errors++}}else{const err5={instancePath:instancePath+"/one",schemaPath:"#/properties/one/type",keyword:"type",params:{type:"\
string"},schema:schema50.properties.one.type,parentSchema:schema50.properties.one,data:data1};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}}if(data.two!==void 0&&func0.call(data,"two")){let data2=data.two;this.note("cou\
nt-text",instancePath+"/two",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={instancePath:instancePath+
"/two",schemaPath:"#/properties/two/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.
two,data:data2};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+
"/two",schemaPath:"#/properties/two/type",keyword:"type",params:{type:"string"},schema:schema50.properties.two.type,parentSchema:schema50.
properties.two,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.few!==void 0&&func0.
call(data,"few")){let data3=data.few;this.note("count-text",instancePath+"/few",data3);if(typeof data3==="string"){if(func51(
data3)<1){const err8={instancePath:instancePath+"/few",schemaPath:"#/properties/few/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema50.properties.few,data:data3};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}
errors++}}else{const err9={instancePath:instancePath+"/few",schemaPath:"#/properties/few/type",keyword:"type",params:{type:"\
string"},schema:schema50.properties.few.type,parentSchema:schema50.properties.few,data:data3};if(vErrors===null){vErrors=
[err9]}else{vErrors.push(err9)}errors++}}if(data.many!==void 0&&func0.call(data,"many")){let data4=data.many;this.note("\
count-text",instancePath+"/many",data4);if(typeof data4==="string"){if(func51(data4)<1){const err10={instancePath:instancePath+
"/many",schemaPath:"#/properties/many/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.
many,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+
"/many",schemaPath:"#/properties/many/type",keyword:"type",params:{type:"string"},schema:schema50.properties.many.type,parentSchema:schema50.
properties.many,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.other!==void 0&&
func0.call(data,"other")){let data5=data.other;this.note("count-text",instancePath+"/other",data5);if(typeof data5==="st\
ring"){if(func51(data5)<1){const err12={instancePath:instancePath+"/other",schemaPath:"#/properties/other/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.other,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+"/other",schemaPath:"#/properties/other/type",
keyword:"type",params:{type:"string"},schema:schema50.properties.other.type,parentSchema:schema50.properties.other,data:data5};
if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}}else{const err14={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:schema50.type,parentSchema:schema50,data};if(vErrors===null){vErrors=[err14]}else{
vErrors.push(err14)}errors++}validate36.errors=vErrors;return errors===0}var FieldText=validate37;var schema51={"title":"\
FieldText","type":"object","additionalProperties":false,"required":["label"],"description":"The words of one field.","pr\
operties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words above the fie\
ld.","room":{"size":"md","width":230}},"placeholder":{"type":"string","minLength":1,"kind":"text","tsType":"string","des\
cription":"The example inside the empty field.","room":{"size":"md","width":230}},"refused":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"What stands at the field where the server can't take what was typed; with\
out it, the server's own words.","room":{"size":"md","width":230}}}};function validate37(data,{instancePath="",parentData,
parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){
if(data.label===void 0||!func0.call(data,"label")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"label"},schema:schema51.required,parentSchema:schema51,data};if(vErrors===null){vErrors=[err0]}else{vErrors.
push(err0)}errors++}for(const key0 of Object.keys(data)){if(!(key0==="label"||key0==="placeholder"||key0==="refused")){const err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,
parentSchema:schema51,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.label!==void 0&&
func0.call(data,"label")){let data0=data.label;this.note("text",instancePath+"/label",data0);if(typeof data0==="string"){
if(func51(data0)<1){const err2={instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema51.properties.label,data:data0};if(vErrors===null){vErrors=[err2]}else{
vErrors.push(err2)}errors++}}else{const err3={instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},schema:schema51.properties.label.type,parentSchema:schema51.properties.label,data:data0};if(vErrors===
null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.placeholder!==void 0&&func0.call(data,"placeholder")){let data1=data.
placeholder;this.note("text",instancePath+"/placeholder",data1);if(typeof data1==="string"){if(func51(data1)<1){const err4={
instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema51.properties.placeholder,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}
errors++}}else{const err5={instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"\
type",params:{type:"string"},schema:schema51.properties.placeholder.type,parentSchema:schema51.properties.placeholder,data:data1};
if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.refused!==void 0&&func0.call(data,"refused")){
let data2=data.refused;this.note("text",instancePath+"/refused",data2);if(typeof data2==="string"){if(func51(data2)<1){const err6={
instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema51.properties.refused,data:data2};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{
const err7={instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type:"str\
ing"},schema:schema51.properties.refused.type,parentSchema:schema51.properties.refused,data:data2};if(vErrors===null){vErrors=
[err7]}else{vErrors.push(err7)}errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:schema51.type,parentSchema:schema51,data};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}
validate37.errors=vErrors;return errors===0}var ToastData=validate38;var schema52={"title":"ToastData","type":"object","\
additionalProperties":false,"required":["title","text"],"description":"A short message that appears and goes away.","pro\
perties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The first line, in bold.",
"room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"toast-text","tsType":"string","descripti\
on":"The second line. ((form.email)) is the e-mail address that was entered."},"style":{"enum":["default","destructive"],
"description":"`destructive` shows it as an alarm."}}};function validate38(data,{instancePath="",parentData,parentDataProperty,
rootData=data}={}){let vErrors=null;let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.title===void 0||
!func0.call(data,"title")){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:schema52.required,parentSchema:schema52,data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}
if(data.text===void 0||!func0.call(data,"text")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"text"},schema:schema52.required,parentSchema:schema52,data};if(vErrors===null){vErrors=[err1]}else{vErrors.
push(err1)}errors++}for(const key0 of Object.keys(data)){if(!(key0==="title"||key0==="text"||key0==="style")){const err2={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,
parentSchema:schema52,data};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.title!==void 0&&
func0.call(data,"title")){let data0=data.title;this.note("text",instancePath+"/title",data0);if(typeof data0==="string"){
if(func51(data0)<1){const err3={instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema52.properties.title,data:data0};if(vErrors===null){vErrors=[err3]}else{
vErrors.push(err3)}errors++}}else{const err4={instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},schema:schema52.properties.title.type,parentSchema:schema52.properties.title,data:data0};if(vErrors===
null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.text!==void 0&&func0.call(data,"text")){let data1=data.text;
this.note("toast-text",instancePath+"/text",data1);if(typeof data1==="string"){if(func51(data1)<1){const err5={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema52.properties.
text,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}else{const err6={instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:schema52.properties.text.type,parentSchema:schema52.
properties.text,data:data1};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.style!==void 0&&
func0.call(data,"style")){let data2=data.style;if(!(data2==="default"||data2==="destructive")){const err7={instancePath:instancePath+
"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues:schema52.properties.style.enum},schema:schema52.
properties.style.enum,parentSchema:schema52.properties.style,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.
push(err7)}errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema52.
type,parentSchema:schema52,data};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}validate38.errors=vErrors;
return errors===0}var SiteSource=validate39;var schema53={"title":"SiteSource","description":"The brand, the navigation,\
 the footer, the mailboxes and the forms: what all pages share.","type":"object","additionalProperties":false,"required":[
"product","organization","url","language","mailboxes","inquiryTypes","navigation","footer","contactPage","notFound","pri\
vacy","fields","forms","labels"],"properties":{"product":{"type":"object","additionalProperties":false,"required":["name",
"slug"],"properties":{"name":{"type":"string","minLength":1,"description":"The name of the product; pages write ((produc\
t))."},"slug":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"The name as it s\
tands in addresses; pages write ((product.slug))."}},"description":"The product."},"organization":{"type":"object","addi\
tionalProperties":false,"required":["name","description"],"properties":{"name":{"type":"string","minLength":1,"descripti\
on":"The name of the organisation; pages write ((organization))."},"description":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"What it is, in one sentence; search engines read it.","room":{"size":"md","width":230}},
"profiles":{"type":"array","minItems":1,"description":"The organisation's public profiles.","items":{"type":"string","mi\
nLength":1,"kind":"link","tsType":"Link","description":"A profile page."}}},"description":"Who runs the site."},"url":{"\
type":"string","format":"uri","pattern":"^https?://[^/]+$","description":"The public address, without a slash at the end\
, such as https://relaywell.example."},"language":{"type":"string","pattern":"^[a-z]{2}(-[A-Z]{2})?$","description":"The\
 language of the pages, such as `en`."},"zone":{"type":"string","minLength":1,"description":"The time zone in which the \
days of `from` and `until` begin, such as `America/New_York`. Without it, UTC."},"socialImage":{"type":"object","additio\
nalProperties":false,"required":["file","alt"],"kind":"image","tsType":"Image","description":"The picture that is shown \
where a page is shared.","properties":{"file":{"type":"string","minLength":1,"description":"The file in the public folde\
r, such as /images/team/a-name.svg."},"alt":{"type":"string","description":'What the picture shows, for those who cannot\
 see it; "" if it only decorates.'}}},"logo":{"type":"object","additionalProperties":false,"required":["file","alt"],"ki\
nd":"image","tsType":"Image","description":"The mark beside the name; without it, the design's own. It must be seen on d\
ark ground and on light.","properties":{"file":{"type":"string","minLength":1,"description":"The file in the public fold\
er, such as /images/team/a-name.svg."},"alt":{"type":"string","description":'What the picture shows, for those who canno\
t see it; "" if it only decorates.'}}},"icons":{"type":"object","title":"SiteIcons","additionalProperties":false,"requir\
ed":["tab","touch","app"],"description":"The pictures that stand for the site, from the public folder.","properties":{"t\
ab":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"In the browser's tab, such as /favicon.s\
vg.","pattern":"^/.*\\.(svg|png|ico)$"},"touch":{"type":"string","minLength":1,"kind":"link","tsType":"Link","descriptio\
n":"On the home screen of an iPhone: 180 pixels wide and high, such as /apple-touch-icon.png.","pattern":"^/.*\\.png$"},
"app":{"type":"array","minItems":1,"description":"On the home screen of other phones, from the smallest to the largest, \
which search engines show too.","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"A sq\
uare picture, such as /icon-512.png.","pattern":"^/.*\\.png$"}}}},"mailboxes":{"type":"object","title":"Mailboxes","requ\
ired":["general"],"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$"},"additionalProperties":{"type":"string","format":"emai\
l","description":"An e-mail address."},"description":"The mailboxes by name; pages write ((email)) for `general` and ((e\
mail.pilot)) for the others."},"inquiryTypes":{"type":"object","title":"InquiryTypes","minProperties":1,"propertyNames":{
"pattern":"^[a-z][a-z0-9_]*$"},"description":"The kinds of inquiry by name.","additionalProperties":{"type":"object","ad\
ditionalProperties":false,"required":["label","mailbox"],"properties":{"label":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","description":"How visitors see it.","room":{"size":"md","width":230}},"mailbox":{"type":"string",
"kind":"mailbox","description":"The mailbox that receives it, by its name under `mailboxes`."}},"title":"InquiryType","d\
escription":"One kind of inquiry."}},"navigation":{"type":"array","minItems":1,"description":"The header, from left to r\
ight.","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"The words in the header.","room":{"size":"lg","weight":500,
"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"Where it lead\
s."},"items":{"type":"array","minItems":1,"description":"The links of the menu.","items":{"$ref":"#/definitions/Navigati\
onLink","description":"A link."}},"covers":{"type":"array","minItems":1,"description":"Pages that belong here without a \
link of their own: on each of them this entry is marked.","items":{"type":"string","minLength":1,"kind":"link","tsType":"\
Link","description":"The address of a page, such as /faq."}},"hidden":{"type":"boolean","kind":"schedule","description":"\
Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T\
 ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on whic\
h this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4\
}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"\
The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}},"title":"\
NavigationItem","description":"A link, or a menu of links."}},"footer":{"type":"object","additionalProperties":false,"re\
quired":["columns","copyright"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichTex\
t","description":"A sentence below the logo.","room":{"size":"md","width":230}},"columns":{"type":"array","minItems":1,"\
description":"The columns, from left to right.","items":{"type":"object","additionalProperties":false,"required":["title",
"links"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading\
 of the column.","room":{"size":"sm","weight":560,"width":128,"lines":3}},"links":{"type":"array","minItems":1,"descript\
ion":"The links of the column.","room":{"label":{"size":"sm","width":128,"lines":3}},"items":{"$ref":"#/definitions/Navi\
gationLink","description":"A link."}}},"title":"FooterColumn","description":"One column."}},"copyright":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"The last line of every page.","room":{"size":"md","width":230}}},
"description":"The foot of every page."},"contactPage":{"type":"string","minLength":1,"kind":"link","tsType":"Link","des\
cription":"The page that holds the form for visitors without script, such as /contact.","pattern":"^/[^#]*$"},"privacy":{
"type":"object","title":"Privacy","additionalProperties":false,"required":["text","link","linkLabel"],"description":"Wha\
t happens to a message; every form says it before it is sent.","properties":{"text":{"type":"string","minLength":1,"kind":"\
rich-text","tsType":"RichText","description":"What happens to a message, how long it is kept, and what does not belong i\
n it, in a sentence or two.","room":{"size":"md","width":230}},"simulated":{"type":"string","minLength":1,"kind":"rich-t\
ext","tsType":"RichText","description":"The same for forms with `send: simulated`, whose messages go nowhere. Without it\
 these say nothing of it.","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"\
Link","description":"Where the whole of it can be read, such as /governance#privacy."},"linkLabel":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","description":"The words of the link.","room":{"size":"md","width":230}}}},"no\
tFound":{"type":"object","additionalProperties":false,"required":["title","description","heading","text","linkLabel","su\
ggestion"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the \
browser tab shows.","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","description":"What the page says about itself.","room":{"size":"md","width":230}},"heading":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","description":"The heading.","room":{"size":"md","width":230}},"text":{"type":"\
string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"What to do now.","room":{"size":"md","width":230}},
"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words of the link to the h\
ome page.","room":{"size":"md","width":230}},"suggestion":{"type":"string","minLength":1,"kind":"path-text","tsType":"st\
ring","description":"The words of the link to the page at the same address in small letters, where there is one; ((path)\
) is that address."}},"description":"The page for addresses that do not exist."},"labels":{"type":"object","additionalPr\
operties":false,"required":["menu","skip","lightTheme","darkTheme","newTab","pause","play","dialogClose","noAction","not\
ifications","problem","current","planned","vision","yes","no","from","to","allCategories","category","articles","article\
sInCategory","needsScript","noNumber","tooLong"],"properties":{"menu":{"type":"string","minLength":1,"kind":"text","tsTy\
pe":"string","description":"The button that opens the menu on a phone.","room":{"size":"md","width":230}},"skip":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","description":"The link that jumps to the content.","room":{"size":"\
md","width":230}},"lightTheme":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The button \
that chooses the light theme.","room":{"size":"md","width":230}},"darkTheme":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"The button that chooses the dark theme.","room":{"size":"md","width":230}},"newTab":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"Said after links that open in a new tab.","ro\
om":{"size":"md","width":230}},"pause":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The\
 button that stops moving figures.","room":{"size":"md","width":230}},"play":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"The button that starts them again.","room":{"size":"md","width":230}},"dialogClose":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"The button that closes a dialog.","room":{"si\
ze":"md","width":230}},"noAction":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Said aft\
er buttons that do nothing yet.","room":{"size":"md","width":230}},"notifications":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"What screen readers call the place where short messages appear.","room":{"size":"\
md","width":230}},"offline":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Said to whoeve\
r presses a button while the site can't be reached; what was pressed comes once it can. Without it nothing is said.","ro\
om":{"size":"md","width":230}},"problem":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"T\
he words above a list of fields that need another look.","room":{"size":"md","width":230}},"current":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","description":"A step of a timeline that is going on now.","room":{"size":"m\
d","width":230}},"planned":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A step of a tim\
eline that is planned.","room":{"size":"md","width":230}},"vision":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","description":"A step of a timeline that is a vision.","room":{"size":"md","width":230}},"yes":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"Said before each point of a list that is ticked.","room":{"\
size":"md","width":230}},"no":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Said before \
each point of a list that is crossed out.","room":{"size":"md","width":230}},"from":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"Said before the figure at which a way begins.","room":{"size":"md","width":230}},
"to":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Said before the figure at which a way\
 ends.","room":{"size":"md","width":230}},"allCategories":{"type":"string","minLength":1,"kind":"text","tsType":"string",
"description":"The button that shows the articles of every category.","room":{"size":"md","width":230}},"category":{"typ\
e":"string","minLength":1,"kind":"text","tsType":"string","description":"What screen readers call the buttons that choos\
e a category.","room":{"size":"md","width":230}},"articles":{"$ref":"#/definitions/CountedText","description":"How many \
articles are shown: `((count)) articles`."},"articlesInCategory":{"$ref":"#/definitions/CountedText","description":"How \
many articles of a category are shown: `((count)) articles in ((category))`."},"needsScript":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"Stands in place of computed figures where the browser runs no JavaScript.",
"room":{"size":"md","width":230}},"noNumber":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
Stands beside a field of a calculator in which no number can be read.","room":{"size":"md","width":230}},"source":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","description":"The word before the line that says where the figure\
s of a section come from, such as `Source`. Without it there is no such line.","room":{"size":"md","width":230}},"tooLon\
g":{"type":"string","minLength":1,"kind":"length-text","tsType":"string","description":"Stands beside a field of a form \
whose text is too long: `((length)) characters; ((limit)) is the most.`"}},"description":"Small words used on every page\
."},"fields":{"type":"object","title":"FieldTexts","description":"The words of the contact form, for each field of a mes\
sage.","additionalProperties":false,"required":["name","email","organization","phone","inquiryType","message"],"properti\
es":{"name":{"$ref":"#/definitions/FieldText","description":"The words of the field `name`."},"email":{"$ref":"#/definit\
ions/FieldText","description":"The words of the field `email`."},"organization":{"$ref":"#/definitions/FieldText","descr\
iption":"The words of the field `organization`."},"phone":{"$ref":"#/definitions/FieldText","description":"The words of \
the field `phone`."},"inquiryType":{"$ref":"#/definitions/FieldText","description":"The words of the field `inquiryType`\
."},"message":{"$ref":"#/definitions/FieldText","description":"The words of the field `message`."}}},"forms":{"type":"ob\
ject","title":"Forms","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"description":"The contact forms\
 by name; a button opens one with `action: { dialog: name }`.","additionalProperties":{"type":"object","additionalProper\
ties":false,"required":["title","inquiryType","submit","sending","cancel","send","success","failure"],"properties":{"tit\
le":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the dialog.","room":{"s\
ize":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A se\
ntence below it.","room":{"size":"md","width":230}},"inquiryTitle":{"type":"string","minLength":1,"kind":"inquiry-text",
"tsType":"string","description":"The heading where the button says what it is about; ((inquiry)) is the label of that ki\
nd of inquiry."},"inquiryText":{"type":"string","minLength":1,"kind":"inquiry-text","tsType":"string","description":"The\
 sentence below it there."},"inquiryType":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
What is sent as the kind of inquiry when the button does not say one: a name of `inquiryTypes` or words.","room":{"size":"\
md","width":230}},"submit":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The button that\
 sends.","room":{"size":"md","width":230}},"sending":{"type":"string","minLength":1,"kind":"text","tsType":"string","des\
cription":"The same button while the message is on its way.","room":{"size":"md","width":230}},"cancel":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"The button that closes without sending.","room":{"size":"md",
"width":230}},"send":{"enum":["function","simulated"],"description":"`function` sends the message; `simulated` waits 1.5\
 seconds, says it was sent, and sends nothing."},"success":{"$ref":"#/definitions/ToastData","description":"What is show\
n when the message has arrived."},"failure":{"$ref":"#/definitions/ToastData","description":"What is shown when it could\
 not be sent."}},"title":"FormSource","description":"One form."}},"feed":{"type":"object","additionalProperties":false,"\
required":["title","page"],"description":"A feed (Atom) of the articles of a page, for programs that read news, at /feed\
.xml. Without it there is none.","properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","d\
escription":"The name of the feed, such as `News from ((product))`.","room":{"size":"md","width":230}},"page":{"type":"s\
tring","minLength":1,"kind":"link","tsType":"Link","description":"The page whose articles it holds, such as `/news`."}}},
"redirects":{"type":"object","description":"Old addresses and where they lead now: `/old: /new`.","propertyNames":{"patt\
ern":"^/"},"additionalProperties":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"The addres\
s it leads to."}}}};var pattern68=new RegExp("^https?://[^/]+$","u");var pattern69=new RegExp("^[a-z]{2}(-[A-Z]{2})?$","\
u");var pattern70=new RegExp("^/.*\\.(svg|png|ico)$","u");var pattern71=new RegExp("^/.*\\.png$","u");var pattern81=new RegExp(
"^/[^#]*$","u");var pattern82=new RegExp("^[a-z][a-z0-9-]*$","u");var formats6=require_formats().fullFormats.uri;var formats8=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate39(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.product===void 0||!func0.call(data,"product")){const err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"product"},schema:schema53.required,parentSchema:schema53,
data};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.organization===void 0||!func0.call(data,
"organization")){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"organizati\
on"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}
if(data.url===void 0||!func0.call(data,"url")){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"url"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=[err2]}else{vErrors.
push(err2)}errors++}if(data.language===void 0||!func0.call(data,"language")){const err3={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"language"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===
null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.mailboxes===void 0||!func0.call(data,"mailboxes")){const err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mailboxes"},schema:schema53.required,parentSchema:schema53,
data};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}if(data.inquiryTypes===void 0||!func0.call(data,
"inquiryTypes")){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"inquiryTyp\
es"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}
if(data.navigation===void 0||!func0.call(data,"navigation")){const err6={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"navigation"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=
[err6]}else{vErrors.push(err6)}errors++}if(data.footer===void 0||!func0.call(data,"footer")){const err7={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"footer"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===
null){vErrors=[err7]}else{vErrors.push(err7)}errors++}if(data.contactPage===void 0||!func0.call(data,"contactPage")){const err8={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contactPage"},schema:schema53.required,
parentSchema:schema53,data};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}if(data.notFound===void 0||
!func0.call(data,"notFound")){const err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
notFound"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}
errors++}if(data.privacy===void 0||!func0.call(data,"privacy")){const err10={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"privacy"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=
[err10]}else{vErrors.push(err10)}errors++}if(data.fields===void 0||!func0.call(data,"fields")){const err11={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},schema:schema53.required,parentSchema:schema53,
data};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}if(data.forms===void 0||!func0.call(data,"for\
ms")){const err12={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"forms"},schema:schema53.
required,parentSchema:schema53,data};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}if(data.labels===
void 0||!func0.call(data,"labels")){const err13={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
labels"},schema:schema53.required,parentSchema:schema53,data};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}
errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema53.properties,key0)){const err14={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},schema:false,parentSchema:schema53,
data};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data.product!==void 0&&func0.call(data,"p\
roduct")){let data0=data.product;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.name===void 0||!func0.
call(data0,"name")){const err15={instancePath:instancePath+"/product",schemaPath:"#/properties/product/required",keyword:"\
required",params:{missingProperty:"name"},schema:schema53.properties.product.required,parentSchema:schema53.properties.product,
data:data0};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data0.slug===void 0||!func0.call(data0,
"slug")){const err16={instancePath:instancePath+"/product",schemaPath:"#/properties/product/required",keyword:"required",
params:{missingProperty:"slug"},schema:schema53.properties.product.required,parentSchema:schema53.properties.product,data:data0};
if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}for(const key1 of Object.keys(data0)){if(!(key1==="\
name"||key1==="slug")){const err17={instancePath:instancePath+"/product",schemaPath:"#/properties/product/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema53.properties.product,
data:data0};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}if(data0.name!==void 0&&func0.call(data0,
"name")){let data1=data0.name;if(typeof data1==="string"){if(func51(data1)<1){const err18={instancePath:instancePath+"/p\
roduct/name",schemaPath:"#/properties/product/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.product.properties.name,data:data1};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}else{
const err19={instancePath:instancePath+"/product/name",schemaPath:"#/properties/product/properties/name/type",keyword:"t\
ype",params:{type:"string"},schema:schema53.properties.product.properties.name.type,parentSchema:schema53.properties.product.
properties.name,data:data1};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}if(data0.slug!==void 0&&
func0.call(data0,"slug")){let data2=data0.slug;this.note("anchor",instancePath+"/product/slug",data2);if(typeof data2===
"string"){if(!pattern0.test(data2)){const err20={instancePath:instancePath+"/product/slug",schemaPath:"#/properties/prod\
uct/properties/slug/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$",parentSchema:schema53.properties.product.properties.slug,data:data2};if(vErrors===null){vErrors=[err20]}else{
vErrors.push(err20)}errors++}}else{const err21={instancePath:instancePath+"/product/slug",schemaPath:"#/properties/produ\
ct/properties/slug/type",keyword:"type",params:{type:"string"},schema:schema53.properties.product.properties.slug.type,parentSchema:schema53.
properties.product.properties.slug,data:data2};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}}else{
const err22={instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"ob\
ject"},schema:schema53.properties.product.type,parentSchema:schema53.properties.product,data:data0};if(vErrors===null){vErrors=
[err22]}else{vErrors.push(err22)}errors++}}if(data.organization!==void 0&&func0.call(data,"organization")){let data3=data.
organization;if(data3&&typeof data3=="object"&&!Array.isArray(data3)){if(data3.name===void 0||!func0.call(data3,"name")){
const err23={instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",
params:{missingProperty:"name"},schema:schema53.properties.organization.required,parentSchema:schema53.properties.organization,
data:data3};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}if(data3.description===void 0||!func0.call(
data3,"description")){const err24={instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/requi\
red",keyword:"required",params:{missingProperty:"description"},schema:schema53.properties.organization.required,parentSchema:schema53.
properties.organization,data:data3};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}for(const key2 of Object.
keys(data3)){if(!(key2==="name"||key2==="description"||key2==="profiles")){const err25={instancePath:instancePath+"/orga\
nization",schemaPath:"#/properties/organization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
schema:false,parentSchema:schema53.properties.organization,data:data3};if(vErrors===null){vErrors=[err25]}else{vErrors.push(
err25)}errors++}}if(data3.name!==void 0&&func0.call(data3,"name")){let data4=data3.name;if(typeof data4==="string"){if(func51(
data4)<1){const err26={instancePath:instancePath+"/organization/name",schemaPath:"#/properties/organization/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.organization.properties.name,
data:data4};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}else{const err27={instancePath:instancePath+
"/organization/name",schemaPath:"#/properties/organization/properties/name/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.organization.properties.name.type,parentSchema:schema53.properties.organization.properties.name,data:data4};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data3.description!==void 0&&func0.call(data3,"description")){
let data5=data3.description;this.note("text",instancePath+"/organization/description",data5);if(typeof data5==="string"){
if(func51(data5)<1){const err28={instancePath:instancePath+"/organization/description",schemaPath:"#/properties/organiza\
tion/properties/description/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.organization.
properties.description,data:data5};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={
instancePath:instancePath+"/organization/description",schemaPath:"#/properties/organization/properties/description/type",
keyword:"type",params:{type:"string"},schema:schema53.properties.organization.properties.description.type,parentSchema:schema53.
properties.organization.properties.description,data:data5};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}
if(data3.profiles!==void 0&&func0.call(data3,"profiles")){let data6=data3.profiles;if(Array.isArray(data6)){if(data6.length<
1){const err30={instancePath:instancePath+"/organization/profiles",schemaPath:"#/properties/organization/properties/prof\
iles/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema53.properties.organization.properties.profiles,
data:data6};if(vErrors===null){vErrors=[err30]}else{vErrors.push(err30)}errors++}const len0=data6.length;for(let i0=0;i0<
len0;i0++){let data7=data6[i0];this.note("link",instancePath+"/organization/profiles/"+i0,data7);if(typeof data7==="stri\
ng"){if(func51(data7)<1){const err31={instancePath:instancePath+"/organization/profiles/"+i0,schemaPath:"#/properties/or\
ganization/properties/profiles/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
organization.properties.profiles.items,data:data7};if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}else{
const err32={instancePath:instancePath+"/organization/profiles/"+i0,schemaPath:"#/properties/organization/properties/pro\
files/items/type",keyword:"type",params:{type:"string"},schema:schema53.properties.organization.properties.profiles.items.
type,parentSchema:schema53.properties.organization.properties.profiles.items,data:data7};if(vErrors===null){vErrors=[err32]}else{
vErrors.push(err32)}errors++}}}else{const err33={instancePath:instancePath+"/organization/profiles",schemaPath:"#/proper\
ties/organization/properties/profiles/type",keyword:"type",params:{type:"array"},schema:schema53.properties.organization.
properties.profiles.type,parentSchema:schema53.properties.organization.properties.profiles,data:data6};if(vErrors===null){
vErrors=[err33]}else{vErrors.push(err33)}errors++}}}else{const err34={instancePath:instancePath+"/organization",schemaPath:"\
#/properties/organization/type",keyword:"type",params:{type:"object"},schema:schema53.properties.organization.type,parentSchema:schema53.
properties.organization,data:data3};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data.url!==
void 0&&func0.call(data,"url")){let data8=data.url;if(typeof data8==="string"){if(!pattern68.test(data8)){const err35={instancePath:instancePath+
"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://[^/]+$"},schema:"^https?://[^/\
]+$",parentSchema:schema53.properties.url,data:data8};if(vErrors===null){vErrors=[err35]}else{vErrors.push(err35)}errors++}
if(!formats6(data8)){const err36={instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",
params:{format:"uri"},schema:"uri",parentSchema:schema53.properties.url,data:data8};if(vErrors===null){vErrors=[err36]}else{
vErrors.push(err36)}errors++}}else{const err37={instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},schema:schema53.properties.url.type,parentSchema:schema53.properties.url,data:data8};if(vErrors===
null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}if(data.language!==void 0&&func0.call(data,"language")){let data9=data.
language;if(typeof data9==="string"){if(!pattern69.test(data9)){const err38={instancePath:instancePath+"/language",schemaPath:"\
#/properties/language/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},schema:"^[a-z]{2}(-[A-Z]{2})?\
$",parentSchema:schema53.properties.language,data:data9};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}else{
const err39={instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"\
string"},schema:schema53.properties.language.type,parentSchema:schema53.properties.language,data:data9};if(vErrors===null){
vErrors=[err39]}else{vErrors.push(err39)}errors++}}if(data.zone!==void 0&&func0.call(data,"zone")){let data10=data.zone;
if(typeof data10==="string"){if(func51(data10)<1){const err40={instancePath:instancePath+"/zone",schemaPath:"#/propertie\
s/zone/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.zone,data:data10};if(vErrors===
null){vErrors=[err40]}else{vErrors.push(err40)}errors++}}else{const err41={instancePath:instancePath+"/zone",schemaPath:"\
#/properties/zone/type",keyword:"type",params:{type:"string"},schema:schema53.properties.zone.type,parentSchema:schema53.
properties.zone,data:data10};if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}}if(data.socialImage!==
void 0&&func0.call(data,"socialImage")){let data11=data.socialImage;this.note("image",instancePath+"/socialImage",data11);
if(data11&&typeof data11=="object"&&!Array.isArray(data11)){if(data11.file===void 0||!func0.call(data11,"file")){const err42={
instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/required",keyword:"required",params:{missingProperty:"\
file"},schema:schema53.properties.socialImage.required,parentSchema:schema53.properties.socialImage,data:data11};if(vErrors===
null){vErrors=[err42]}else{vErrors.push(err42)}errors++}if(data11.alt===void 0||!func0.call(data11,"alt")){const err43={
instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/required",keyword:"required",params:{missingProperty:"\
alt"},schema:schema53.properties.socialImage.required,parentSchema:schema53.properties.socialImage,data:data11};if(vErrors===
null){vErrors=[err43]}else{vErrors.push(err43)}errors++}for(const key3 of Object.keys(data11)){if(!(key3==="file"||key3===
"alt")){const err44={instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,parentSchema:schema53.properties.socialImage,
data:data11};if(vErrors===null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}if(data11.file!==void 0&&func0.call(data11,
"file")){let data12=data11.file;if(typeof data12==="string"){if(func51(data12)<1){const err45={instancePath:instancePath+
"/socialImage/file",schemaPath:"#/properties/socialImage/properties/file/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema53.properties.socialImage.properties.file,data:data12};if(vErrors===null){vErrors=[err45]}else{
vErrors.push(err45)}errors++}}else{const err46={instancePath:instancePath+"/socialImage/file",schemaPath:"#/properties/s\
ocialImage/properties/file/type",keyword:"type",params:{type:"string"},schema:schema53.properties.socialImage.properties.
file.type,parentSchema:schema53.properties.socialImage.properties.file,data:data12};if(vErrors===null){vErrors=[err46]}else{
vErrors.push(err46)}errors++}}if(data11.alt!==void 0&&func0.call(data11,"alt")){let data13=data11.alt;if(typeof data13!==
"string"){const err47={instancePath:instancePath+"/socialImage/alt",schemaPath:"#/properties/socialImage/properties/alt/\
type",keyword:"type",params:{type:"string"},schema:schema53.properties.socialImage.properties.alt.type,parentSchema:schema53.
properties.socialImage.properties.alt,data:data13};if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}}}else{
const err48={instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/type",keyword:"type",params:{
type:"object"},schema:schema53.properties.socialImage.type,parentSchema:schema53.properties.socialImage,data:data11};if(vErrors===
null){vErrors=[err48]}else{vErrors.push(err48)}errors++}}if(data.logo!==void 0&&func0.call(data,"logo")){let data14=data.
logo;this.note("image",instancePath+"/logo",data14);if(data14&&typeof data14=="object"&&!Array.isArray(data14)){if(data14.
file===void 0||!func0.call(data14,"file")){const err49={instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/\
required",keyword:"required",params:{missingProperty:"file"},schema:schema53.properties.logo.required,parentSchema:schema53.
properties.logo,data:data14};if(vErrors===null){vErrors=[err49]}else{vErrors.push(err49)}errors++}if(data14.alt===void 0||
!func0.call(data14,"alt")){const err50={instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/required",keyword:"\
required",params:{missingProperty:"alt"},schema:schema53.properties.logo.required,parentSchema:schema53.properties.logo,
data:data14};if(vErrors===null){vErrors=[err50]}else{vErrors.push(err50)}errors++}for(const key4 of Object.keys(data14)){
if(!(key4==="file"||key4==="alt")){const err51={instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key4},schema:false,parentSchema:schema53.properties.
logo,data:data14};if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}}if(data14.file!==void 0&&func0.call(
data14,"file")){let data15=data14.file;if(typeof data15==="string"){if(func51(data15)<1){const err52={instancePath:instancePath+
"/logo/file",schemaPath:"#/properties/logo/properties/file/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.logo.properties.file,data:data15};if(vErrors===null){vErrors=[err52]}else{vErrors.push(err52)}errors++}}else{
const err53={instancePath:instancePath+"/logo/file",schemaPath:"#/properties/logo/properties/file/type",keyword:"type",params:{
type:"string"},schema:schema53.properties.logo.properties.file.type,parentSchema:schema53.properties.logo.properties.file,
data:data15};if(vErrors===null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}if(data14.alt!==void 0&&func0.call(data14,
"alt")){let data16=data14.alt;if(typeof data16!=="string"){const err54={instancePath:instancePath+"/logo/alt",schemaPath:"\
#/properties/logo/properties/alt/type",keyword:"type",params:{type:"string"},schema:schema53.properties.logo.properties.
alt.type,parentSchema:schema53.properties.logo.properties.alt,data:data16};if(vErrors===null){vErrors=[err54]}else{vErrors.
push(err54)}errors++}}}else{const err55={instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"\
type",params:{type:"object"},schema:schema53.properties.logo.type,parentSchema:schema53.properties.logo,data:data14};if(vErrors===
null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}if(data.icons!==void 0&&func0.call(data,"icons")){let data17=data.
icons;if(data17&&typeof data17=="object"&&!Array.isArray(data17)){if(data17.tab===void 0||!func0.call(data17,"tab")){const err56={
instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/required",keyword:"required",params:{missingProperty:"\
tab"},schema:schema53.properties.icons.required,parentSchema:schema53.properties.icons,data:data17};if(vErrors===null){vErrors=
[err56]}else{vErrors.push(err56)}errors++}if(data17.touch===void 0||!func0.call(data17,"touch")){const err57={instancePath:instancePath+
"/icons",schemaPath:"#/properties/icons/required",keyword:"required",params:{missingProperty:"touch"},schema:schema53.properties.
icons.required,parentSchema:schema53.properties.icons,data:data17};if(vErrors===null){vErrors=[err57]}else{vErrors.push(
err57)}errors++}if(data17.app===void 0||!func0.call(data17,"app")){const err58={instancePath:instancePath+"/icons",schemaPath:"\
#/properties/icons/required",keyword:"required",params:{missingProperty:"app"},schema:schema53.properties.icons.required,
parentSchema:schema53.properties.icons,data:data17};if(vErrors===null){vErrors=[err58]}else{vErrors.push(err58)}errors++}
for(const key5 of Object.keys(data17)){if(!(key5==="tab"||key5==="touch"||key5==="app")){const err59={instancePath:instancePath+
"/icons",schemaPath:"#/properties/icons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},
schema:false,parentSchema:schema53.properties.icons,data:data17};if(vErrors===null){vErrors=[err59]}else{vErrors.push(err59)}
errors++}}if(data17.tab!==void 0&&func0.call(data17,"tab")){let data18=data17.tab;this.note("link",instancePath+"/icons/\
tab",data18);if(typeof data18==="string"){if(func51(data18)<1){const err60={instancePath:instancePath+"/icons/tab",schemaPath:"\
#/properties/icons/properties/tab/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
icons.properties.tab,data:data18};if(vErrors===null){vErrors=[err60]}else{vErrors.push(err60)}errors++}if(!pattern70.test(
data18)){const err61={instancePath:instancePath+"/icons/tab",schemaPath:"#/properties/icons/properties/tab/pattern",keyword:"\
pattern",params:{pattern:"^/.*\\.(svg|png|ico)$"},schema:"^/.*\\.(svg|png|ico)$",parentSchema:schema53.properties.icons.
properties.tab,data:data18};if(vErrors===null){vErrors=[err61]}else{vErrors.push(err61)}errors++}}else{const err62={instancePath:instancePath+
"/icons/tab",schemaPath:"#/properties/icons/properties/tab/type",keyword:"type",params:{type:"string"},schema:schema53.properties.
icons.properties.tab.type,parentSchema:schema53.properties.icons.properties.tab,data:data18};if(vErrors===null){vErrors=
[err62]}else{vErrors.push(err62)}errors++}}if(data17.touch!==void 0&&func0.call(data17,"touch")){let data19=data17.touch;
this.note("link",instancePath+"/icons/touch",data19);if(typeof data19==="string"){if(func51(data19)<1){const err63={instancePath:instancePath+
"/icons/touch",schemaPath:"#/properties/icons/properties/touch/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.icons.properties.touch,data:data19};if(vErrors===null){vErrors=[err63]}else{vErrors.push(
err63)}errors++}if(!pattern71.test(data19)){const err64={instancePath:instancePath+"/icons/touch",schemaPath:"#/properti\
es/icons/properties/touch/pattern",keyword:"pattern",params:{pattern:"^/.*\\.png$"},schema:"^/.*\\.png$",parentSchema:schema53.
properties.icons.properties.touch,data:data19};if(vErrors===null){vErrors=[err64]}else{vErrors.push(err64)}errors++}}else{
const err65={instancePath:instancePath+"/icons/touch",schemaPath:"#/properties/icons/properties/touch/type",keyword:"typ\
e",params:{type:"string"},schema:schema53.properties.icons.properties.touch.type,parentSchema:schema53.properties.icons.
properties.touch,data:data19};if(vErrors===null){vErrors=[err65]}else{vErrors.push(err65)}errors++}}if(data17.app!==void 0&&
func0.call(data17,"app")){let data20=data17.app;if(Array.isArray(data20)){if(data20.length<1){const err66={instancePath:instancePath+
"/icons/app",schemaPath:"#/properties/icons/properties/app/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema53.
properties.icons.properties.app,data:data20};if(vErrors===null){vErrors=[err66]}else{vErrors.push(err66)}errors++}const len1=data20.
length;for(let i1=0;i1<len1;i1++){let data21=data20[i1];this.note("link",instancePath+"/icons/app/"+i1,data21);if(typeof data21===
"string"){if(func51(data21)<1){const err67={instancePath:instancePath+"/icons/app/"+i1,schemaPath:"#/properties/icons/pr\
operties/app/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.icons.properties.
app.items,data:data21};if(vErrors===null){vErrors=[err67]}else{vErrors.push(err67)}errors++}if(!pattern71.test(data21)){
const err68={instancePath:instancePath+"/icons/app/"+i1,schemaPath:"#/properties/icons/properties/app/items/pattern",keyword:"\
pattern",params:{pattern:"^/.*\\.png$"},schema:"^/.*\\.png$",parentSchema:schema53.properties.icons.properties.app.items,
data:data21};if(vErrors===null){vErrors=[err68]}else{vErrors.push(err68)}errors++}}else{const err69={instancePath:instancePath+
"/icons/app/"+i1,schemaPath:"#/properties/icons/properties/app/items/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.icons.properties.app.items.type,parentSchema:schema53.properties.icons.properties.app.items,data:data21};if(vErrors===
null){vErrors=[err69]}else{vErrors.push(err69)}errors++}}}else{const err70={instancePath:instancePath+"/icons/app",schemaPath:"\
#/properties/icons/properties/app/type",keyword:"type",params:{type:"array"},schema:schema53.properties.icons.properties.
app.type,parentSchema:schema53.properties.icons.properties.app,data:data20};if(vErrors===null){vErrors=[err70]}else{vErrors.
push(err70)}errors++}}}else{const err71={instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"\
type",params:{type:"object"},schema:schema53.properties.icons.type,parentSchema:schema53.properties.icons,data:data17};if(vErrors===
null){vErrors=[err71]}else{vErrors.push(err71)}errors++}}if(data.mailboxes!==void 0&&func0.call(data,"mailboxes")){let data22=data.
mailboxes;if(data22&&typeof data22=="object"&&!Array.isArray(data22)){if(data22.general===void 0||!func0.call(data22,"ge\
neral")){const err72={instancePath:instancePath+"/mailboxes",schemaPath:"#/properties/mailboxes/required",keyword:"requi\
red",params:{missingProperty:"general"},schema:schema53.properties.mailboxes.required,parentSchema:schema53.properties.mailboxes,
data:data22};if(vErrors===null){vErrors=[err72]}else{vErrors.push(err72)}errors++}for(const key6 of Object.keys(data22)){
const _errs53=errors;if(typeof key6==="string"){if(!pattern12.test(key6)){const err73={instancePath:instancePath+"/mailb\
oxes",schemaPath:"#/properties/mailboxes/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"\
^[a-z][a-z0-9_]*$",parentSchema:schema53.properties.mailboxes.propertyNames,data:key6,propertyName:key6};if(vErrors===null){
vErrors=[err73]}else{vErrors.push(err73)}errors++}}var valid10=_errs53===errors;if(!valid10){const err74={instancePath:instancePath+
"/mailboxes",schemaPath:"#/properties/mailboxes/propertyNames",keyword:"propertyNames",params:{propertyName:key6},schema:schema53.
properties.mailboxes.propertyNames,parentSchema:schema53.properties.mailboxes,data:data22};if(vErrors===null){vErrors=[err74]}else{
vErrors.push(err74)}errors++}}for(const key7 of Object.keys(data22)){let data23=data22[key7];if(typeof data23==="string"){
if(!formats8.test(data23)){const err75={instancePath:instancePath+"/mailboxes/"+key7.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/mailboxes/additionalProperties/format",keyword:"format",params:{format:"email"},schema:"ema\
il",parentSchema:schema53.properties.mailboxes.additionalProperties,data:data23};if(vErrors===null){vErrors=[err75]}else{
vErrors.push(err75)}errors++}}else{const err76={instancePath:instancePath+"/mailboxes/"+key7.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/mailboxes/additionalProperties/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.mailboxes.additionalProperties.type,parentSchema:schema53.properties.mailboxes.additionalProperties,data:data23};
if(vErrors===null){vErrors=[err76]}else{vErrors.push(err76)}errors++}}}else{const err77={instancePath:instancePath+"/mai\
lboxes",schemaPath:"#/properties/mailboxes/type",keyword:"type",params:{type:"object"},schema:schema53.properties.mailboxes.
type,parentSchema:schema53.properties.mailboxes,data:data22};if(vErrors===null){vErrors=[err77]}else{vErrors.push(err77)}
errors++}}if(data.inquiryTypes!==void 0&&func0.call(data,"inquiryTypes")){let data24=data.inquiryTypes;if(data24&&typeof data24==
"object"&&!Array.isArray(data24)){if(Object.keys(data24).length<1){const err78={instancePath:instancePath+"/inquiryTypes",
schemaPath:"#/properties/inquiryTypes/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema53.
properties.inquiryTypes,data:data24};if(vErrors===null){vErrors=[err78]}else{vErrors.push(err78)}errors++}for(const key8 of Object.
keys(data24)){const _errs59=errors;if(typeof key8==="string"){if(!pattern12.test(key8)){const err79={instancePath:instancePath+
"/inquiryTypes",schemaPath:"#/properties/inquiryTypes/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a\
-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:schema53.properties.inquiryTypes.propertyNames,data:key8,propertyName:key8};
if(vErrors===null){vErrors=[err79]}else{vErrors.push(err79)}errors++}}var valid12=_errs59===errors;if(!valid12){const err80={
instancePath:instancePath+"/inquiryTypes",schemaPath:"#/properties/inquiryTypes/propertyNames",keyword:"propertyNames",params:{
propertyName:key8},schema:schema53.properties.inquiryTypes.propertyNames,parentSchema:schema53.properties.inquiryTypes,data:data24};
if(vErrors===null){vErrors=[err80]}else{vErrors.push(err80)}errors++}}for(const key9 of Object.keys(data24)){let data25=data24[key9];
if(data25&&typeof data25=="object"&&!Array.isArray(data25)){if(data25.label===void 0||!func0.call(data25,"label")){const err81={
instancePath:instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/inquiryT\
ypes/additionalProperties/required",keyword:"required",params:{missingProperty:"label"},schema:schema53.properties.inquiryTypes.
additionalProperties.required,parentSchema:schema53.properties.inquiryTypes.additionalProperties,data:data25};if(vErrors===
null){vErrors=[err81]}else{vErrors.push(err81)}errors++}if(data25.mailbox===void 0||!func0.call(data25,"mailbox")){const err82={
instancePath:instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/inquiryT\
ypes/additionalProperties/required",keyword:"required",params:{missingProperty:"mailbox"},schema:schema53.properties.inquiryTypes.
additionalProperties.required,parentSchema:schema53.properties.inquiryTypes.additionalProperties,data:data25};if(vErrors===
null){vErrors=[err82]}else{vErrors.push(err82)}errors++}for(const key10 of Object.keys(data25)){if(!(key10==="label"||key10===
"mailbox")){const err83={instancePath:instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/inquiryTypes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},
schema:false,parentSchema:schema53.properties.inquiryTypes.additionalProperties,data:data25};if(vErrors===null){vErrors=
[err83]}else{vErrors.push(err83)}errors++}}if(data25.label!==void 0&&func0.call(data25,"label")){let data26=data25.label;
this.note("text",instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1")+"/label",data26);if(typeof data26===
"string"){if(func51(data26)<1){const err84={instancePath:instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,
"~1")+"/label",schemaPath:"#/properties/inquiryTypes/additionalProperties/properties/label/minLength",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:schema53.properties.inquiryTypes.additionalProperties.properties.label,data:data26};
if(vErrors===null){vErrors=[err84]}else{vErrors.push(err84)}errors++}}else{const err85={instancePath:instancePath+"/inqu\
iryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1")+"/label",schemaPath:"#/properties/inquiryTypes/additionalProperti\
es/properties/label/type",keyword:"type",params:{type:"string"},schema:schema53.properties.inquiryTypes.additionalProperties.
properties.label.type,parentSchema:schema53.properties.inquiryTypes.additionalProperties.properties.label,data:data26};if(vErrors===
null){vErrors=[err85]}else{vErrors.push(err85)}errors++}}if(data25.mailbox!==void 0&&func0.call(data25,"mailbox")){let data27=data25.
mailbox;if(typeof data27!=="string"){const err86={instancePath:instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(
/\//g,"~1")+"/mailbox",schemaPath:"#/properties/inquiryTypes/additionalProperties/properties/mailbox/type",keyword:"type",
params:{type:"string"},schema:schema53.properties.inquiryTypes.additionalProperties.properties.mailbox.type,parentSchema:schema53.
properties.inquiryTypes.additionalProperties.properties.mailbox,data:data27};if(vErrors===null){vErrors=[err86]}else{vErrors.
push(err86)}errors++}this.note("mailbox",instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1")+"/mai\
lbox",data27)}}else{const err87={instancePath:instancePath+"/inquiryTypes/"+key9.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/inquiryTypes/additionalProperties/type",keyword:"type",params:{type:"object"},schema:schema53.properties.
inquiryTypes.additionalProperties.type,parentSchema:schema53.properties.inquiryTypes.additionalProperties,data:data25};if(vErrors===
null){vErrors=[err87]}else{vErrors.push(err87)}errors++}}}else{const err88={instancePath:instancePath+"/inquiryTypes",schemaPath:"\
#/properties/inquiryTypes/type",keyword:"type",params:{type:"object"},schema:schema53.properties.inquiryTypes.type,parentSchema:schema53.
properties.inquiryTypes,data:data24};if(vErrors===null){vErrors=[err88]}else{vErrors.push(err88)}errors++}}if(data.navigation!==
void 0&&func0.call(data,"navigation")){let data28=data.navigation;if(Array.isArray(data28)){if(data28.length<1){const err89={
instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:schema53.properties.navigation,data:data28};if(vErrors===null){vErrors=[err89]}else{vErrors.push(err89)}
errors++}const len2=data28.length;for(let i2=0;i2<len2;i2++){let data29=data28[i2];if(data29&&typeof data29=="object"&&!Array.
isArray(data29)){if(data29.label===void 0||!func0.call(data29,"label")){const err90={instancePath:instancePath+"/navigat\
ion/"+i2,schemaPath:"#/properties/navigation/items/required",keyword:"required",params:{missingProperty:"label"},schema:schema53.
properties.navigation.items.required,parentSchema:schema53.properties.navigation.items,data:data29};if(vErrors===null){vErrors=
[err90]}else{vErrors.push(err90)}errors++}for(const key11 of Object.keys(data29)){if(!(key11==="label"||key11==="link"||
key11==="items"||key11==="covers"||key11==="hidden"||key11==="from"||key11==="until")){const err91={instancePath:instancePath+
"/navigation/"+i2,schemaPath:"#/properties/navigation/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key11},schema:false,parentSchema:schema53.properties.navigation.items,data:data29};if(vErrors===null){
vErrors=[err91]}else{vErrors.push(err91)}errors++}}if(data29.label!==void 0&&func0.call(data29,"label")){let data30=data29.
label;this.note("text",instancePath+"/navigation/"+i2+"/label",data30);if(typeof data30==="string"){if(func51(data30)<1){
const err92={instancePath:instancePath+"/navigation/"+i2+"/label",schemaPath:"#/properties/navigation/items/properties/l\
abel/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.navigation.items.properties.
label,data:data30};if(vErrors===null){vErrors=[err92]}else{vErrors.push(err92)}errors++}}else{const err93={instancePath:instancePath+
"/navigation/"+i2+"/label",schemaPath:"#/properties/navigation/items/properties/label/type",keyword:"type",params:{type:"\
string"},schema:schema53.properties.navigation.items.properties.label.type,parentSchema:schema53.properties.navigation.items.
properties.label,data:data30};if(vErrors===null){vErrors=[err93]}else{vErrors.push(err93)}errors++}}if(data29.link!==void 0&&
func0.call(data29,"link")){let data31=data29.link;this.note("link",instancePath+"/navigation/"+i2+"/link",data31);if(typeof data31===
"string"){if(func51(data31)<1){const err94={instancePath:instancePath+"/navigation/"+i2+"/link",schemaPath:"#/properties\
/navigation/items/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
navigation.items.properties.link,data:data31};if(vErrors===null){vErrors=[err94]}else{vErrors.push(err94)}errors++}}else{
const err95={instancePath:instancePath+"/navigation/"+i2+"/link",schemaPath:"#/properties/navigation/items/properties/li\
nk/type",keyword:"type",params:{type:"string"},schema:schema53.properties.navigation.items.properties.link.type,parentSchema:schema53.
properties.navigation.items.properties.link,data:data31};if(vErrors===null){vErrors=[err95]}else{vErrors.push(err95)}errors++}}
if(data29.items!==void 0&&func0.call(data29,"items")){let data32=data29.items;if(Array.isArray(data32)){if(data32.length<
1){const err96={instancePath:instancePath+"/navigation/"+i2+"/items",schemaPath:"#/properties/navigation/items/propertie\
s/items/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema53.properties.navigation.items.properties.
items,data:data32};if(vErrors===null){vErrors=[err96]}else{vErrors.push(err96)}errors++}const len3=data32.length;for(let i3=0;i3<
len3;i3++){let data33=data32[i3];if(data33&&typeof data33=="object"&&!Array.isArray(data33)){if(data33.label===void 0||!func0.
call(data33,"label")){const err97={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3,schemaPath:"#/definitions/Na\
vigationLink/required",keyword:"required",params:{missingProperty:"label"},schema:schema49.required,parentSchema:schema49,
data:data33};if(vErrors===null){vErrors=[err97]}else{vErrors.push(err97)}errors++}if(data33.link===void 0||!func0.call(data33,
"link")){const err98={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3,schemaPath:"#/definitions/NavigationLink/\
required",keyword:"required",params:{missingProperty:"link"},schema:schema49.required,parentSchema:schema49,data:data33};
if(vErrors===null){vErrors=[err98]}else{vErrors.push(err98)}errors++}for(const key12 of Object.keys(data33)){if(!(key12===
"label"||key12==="link"||key12==="text"||key12==="hidden"||key12==="from"||key12==="until")){const err99={instancePath:instancePath+
"/navigation/"+i2+"/items/"+i3,schemaPath:"#/definitions/NavigationLink/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key12},schema:false,parentSchema:schema49,data:data33};if(vErrors===null){vErrors=[err99]}else{
vErrors.push(err99)}errors++}}if(data33.label!==void 0&&func0.call(data33,"label")){let data34=data33.label;this.note("t\
ext",instancePath+"/navigation/"+i2+"/items/"+i3+"/label",data34);if(typeof data34==="string"){if(func51(data34)<1){const err100={
instancePath:instancePath+"/navigation/"+i2+"/items/"+i3+"/label",schemaPath:"#/definitions/NavigationLink/properties/la\
bel/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema49.properties.label,data:data34};if(vErrors===
null){vErrors=[err100]}else{vErrors.push(err100)}errors++}}else{const err101={instancePath:instancePath+"/navigation/"+i2+
"/items/"+i3+"/label",schemaPath:"#/definitions/NavigationLink/properties/label/type",keyword:"type",params:{type:"strin\
g"},schema:schema49.properties.label.type,parentSchema:schema49.properties.label,data:data34};if(vErrors===null){vErrors=
[err101]}else{vErrors.push(err101)}errors++}}if(data33.link!==void 0&&func0.call(data33,"link")){let data35=data33.link;
this.note("link",instancePath+"/navigation/"+i2+"/items/"+i3+"/link",data35);if(typeof data35==="string"){if(func51(data35)<
1){const err102={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3+"/link",schemaPath:"#/definitions/NavigationLi\
nk/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema49.properties.link,data:data35};
if(vErrors===null){vErrors=[err102]}else{vErrors.push(err102)}errors++}}else{const err103={instancePath:instancePath+"/n\
avigation/"+i2+"/items/"+i3+"/link",schemaPath:"#/definitions/NavigationLink/properties/link/type",keyword:"type",params:{
type:"string"},schema:schema49.properties.link.type,parentSchema:schema49.properties.link,data:data35};if(vErrors===null){
vErrors=[err103]}else{vErrors.push(err103)}errors++}}if(data33.text!==void 0&&func0.call(data33,"text")){let data36=data33.
text;this.note("text",instancePath+"/navigation/"+i2+"/items/"+i3+"/text",data36);if(typeof data36==="string"){if(func51(
data36)<1){const err104={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3+"/text",schemaPath:"#/definitions/Navi\
gationLink/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema49.properties.text,
data:data36};if(vErrors===null){vErrors=[err104]}else{vErrors.push(err104)}errors++}}else{const err105={instancePath:instancePath+
"/navigation/"+i2+"/items/"+i3+"/text",schemaPath:"#/definitions/NavigationLink/properties/text/type",keyword:"type",params:{
type:"string"},schema:schema49.properties.text.type,parentSchema:schema49.properties.text,data:data36};if(vErrors===null){
vErrors=[err105]}else{vErrors.push(err105)}errors++}}if(data33.hidden!==void 0&&func0.call(data33,"hidden")){let data37=data33.
hidden;if(typeof data37!=="boolean"){const err106={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3+"/hidden",schemaPath:"\
#/definitions/NavigationLink/properties/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema49.properties.hidden.
type,parentSchema:schema49.properties.hidden,data:data37};if(vErrors===null){vErrors=[err106]}else{vErrors.push(err106)}
errors++}this.note("schedule",instancePath+"/navigation/"+i2+"/items/"+i3+"/hidden",data37)}if(data33.from!==void 0&&func0.
call(data33,"from")){let data38=data33.from;this.note("schedule",instancePath+"/navigation/"+i2+"/items/"+i3+"/from",data38);
if(typeof data38==="string"){if(!pattern1.test(data38)){const err107={instancePath:instancePath+"/navigation/"+i2+"/item\
s/"+i3+"/from",schemaPath:"#/definitions/NavigationLink/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema49.properties.from,data:data38};
if(vErrors===null){vErrors=[err107]}else{vErrors.push(err107)}errors++}}else{const err108={instancePath:instancePath+"/n\
avigation/"+i2+"/items/"+i3+"/from",schemaPath:"#/definitions/NavigationLink/properties/from/type",keyword:"type",params:{
type:"string"},schema:schema49.properties.from.type,parentSchema:schema49.properties.from,data:data38};if(vErrors===null){
vErrors=[err108]}else{vErrors.push(err108)}errors++}}if(data33.until!==void 0&&func0.call(data33,"until")){let data39=data33.
until;this.note("schedule",instancePath+"/navigation/"+i2+"/items/"+i3+"/until",data39);if(typeof data39==="string"){if(!pattern1.
test(data39)){const err109={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3+"/until",schemaPath:"#/definitions/\
NavigationLink/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|\
[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-\
]*))?)?$",parentSchema:schema49.properties.until,data:data39};if(vErrors===null){vErrors=[err109]}else{vErrors.push(err109)}
errors++}}else{const err110={instancePath:instancePath+"/navigation/"+i2+"/items/"+i3+"/until",schemaPath:"#/definitions\
/NavigationLink/properties/until/type",keyword:"type",params:{type:"string"},schema:schema49.properties.until.type,parentSchema:schema49.
properties.until,data:data39};if(vErrors===null){vErrors=[err110]}else{vErrors.push(err110)}errors++}}}else{const err111={
instancePath:instancePath+"/navigation/"+i2+"/items/"+i3,schemaPath:"#/definitions/NavigationLink/type",keyword:"type",params:{
type:"object"},schema:schema49.type,parentSchema:schema49,data:data33};if(vErrors===null){vErrors=[err111]}else{vErrors.
push(err111)}errors++}}}else{const err112={instancePath:instancePath+"/navigation/"+i2+"/items",schemaPath:"#/properties\
/navigation/items/properties/items/type",keyword:"type",params:{type:"array"},schema:schema53.properties.navigation.items.
properties.items.type,parentSchema:schema53.properties.navigation.items.properties.items,data:data32};if(vErrors===null){
vErrors=[err112]}else{vErrors.push(err112)}errors++}}if(data29.covers!==void 0&&func0.call(data29,"covers")){let data40=data29.
covers;if(Array.isArray(data40)){if(data40.length<1){const err113={instancePath:instancePath+"/navigation/"+i2+"/covers",
schemaPath:"#/properties/navigation/items/properties/covers/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema53.
properties.navigation.items.properties.covers,data:data40};if(vErrors===null){vErrors=[err113]}else{vErrors.push(err113)}
errors++}const len4=data40.length;for(let i4=0;i4<len4;i4++){let data41=data40[i4];this.note("link",instancePath+"/navig\
ation/"+i2+"/covers/"+i4,data41);if(typeof data41==="string"){if(func51(data41)<1){const err114={instancePath:instancePath+
"/navigation/"+i2+"/covers/"+i4,schemaPath:"#/properties/navigation/items/properties/covers/items/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema53.properties.navigation.items.properties.covers.items,data:data41};
if(vErrors===null){vErrors=[err114]}else{vErrors.push(err114)}errors++}}else{const err115={instancePath:instancePath+"/n\
avigation/"+i2+"/covers/"+i4,schemaPath:"#/properties/navigation/items/properties/covers/items/type",keyword:"type",params:{
type:"string"},schema:schema53.properties.navigation.items.properties.covers.items.type,parentSchema:schema53.properties.
navigation.items.properties.covers.items,data:data41};if(vErrors===null){vErrors=[err115]}else{vErrors.push(err115)}errors++}}}else{
const err116={instancePath:instancePath+"/navigation/"+i2+"/covers",schemaPath:"#/properties/navigation/items/properties\
/covers/type",keyword:"type",params:{type:"array"},schema:schema53.properties.navigation.items.properties.covers.type,parentSchema:schema53.
properties.navigation.items.properties.covers,data:data40};if(vErrors===null){vErrors=[err116]}else{vErrors.push(err116)}
errors++}}if(data29.hidden!==void 0&&func0.call(data29,"hidden")){let data42=data29.hidden;if(typeof data42!=="boolean"){
const err117={instancePath:instancePath+"/navigation/"+i2+"/hidden",schemaPath:"#/properties/navigation/items/properties\
/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema53.properties.navigation.items.properties.hidden.type,
parentSchema:schema53.properties.navigation.items.properties.hidden,data:data42};if(vErrors===null){vErrors=[err117]}else{
vErrors.push(err117)}errors++}this.note("schedule",instancePath+"/navigation/"+i2+"/hidden",data42)}if(data29.from!==void 0&&
func0.call(data29,"from")){let data43=data29.from;this.note("schedule",instancePath+"/navigation/"+i2+"/from",data43);if(typeof data43===
"string"){if(!pattern1.test(data43)){const err118={instancePath:instancePath+"/navigation/"+i2+"/from",schemaPath:"#/pro\
perties/navigation/items/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\\
d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$",parentSchema:schema53.properties.navigation.items.properties.from,data:data43};if(vErrors===null){vErrors=
[err118]}else{vErrors.push(err118)}errors++}}else{const err119={instancePath:instancePath+"/navigation/"+i2+"/from",schemaPath:"\
#/properties/navigation/items/properties/from/type",keyword:"type",params:{type:"string"},schema:schema53.properties.navigation.
items.properties.from.type,parentSchema:schema53.properties.navigation.items.properties.from,data:data43};if(vErrors===null){
vErrors=[err119]}else{vErrors.push(err119)}errors++}}if(data29.until!==void 0&&func0.call(data29,"until")){let data44=data29.
until;this.note("schedule",instancePath+"/navigation/"+i2+"/until",data44);if(typeof data44==="string"){if(!pattern1.test(
data44)){const err120={instancePath:instancePath+"/navigation/"+i2+"/until",schemaPath:"#/properties/navigation/items/pr\
operties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
parentSchema:schema53.properties.navigation.items.properties.until,data:data44};if(vErrors===null){vErrors=[err120]}else{
vErrors.push(err120)}errors++}}else{const err121={instancePath:instancePath+"/navigation/"+i2+"/until",schemaPath:"#/pro\
perties/navigation/items/properties/until/type",keyword:"type",params:{type:"string"},schema:schema53.properties.navigation.
items.properties.until.type,parentSchema:schema53.properties.navigation.items.properties.until,data:data44};if(vErrors===
null){vErrors=[err121]}else{vErrors.push(err121)}errors++}}}else{const err122={instancePath:instancePath+"/navigation/"+
i2,schemaPath:"#/properties/navigation/items/type",keyword:"type",params:{type:"object"},schema:schema53.properties.navigation.
items.type,parentSchema:schema53.properties.navigation.items,data:data29};if(vErrors===null){vErrors=[err122]}else{vErrors.
push(err122)}errors++}}}else{const err123={instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/t\
ype",keyword:"type",params:{type:"array"},schema:schema53.properties.navigation.type,parentSchema:schema53.properties.navigation,
data:data28};if(vErrors===null){vErrors=[err123]}else{vErrors.push(err123)}errors++}}if(data.footer!==void 0&&func0.call(
data,"footer")){let data45=data.footer;if(data45&&typeof data45=="object"&&!Array.isArray(data45)){if(data45.columns===void 0||
!func0.call(data45,"columns")){const err124={instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/require\
d",keyword:"required",params:{missingProperty:"columns"},schema:schema53.properties.footer.required,parentSchema:schema53.
properties.footer,data:data45};if(vErrors===null){vErrors=[err124]}else{vErrors.push(err124)}errors++}if(data45.copyright===
void 0||!func0.call(data45,"copyright")){const err125={instancePath:instancePath+"/footer",schemaPath:"#/properties/foot\
er/required",keyword:"required",params:{missingProperty:"copyright"},schema:schema53.properties.footer.required,parentSchema:schema53.
properties.footer,data:data45};if(vErrors===null){vErrors=[err125]}else{vErrors.push(err125)}errors++}for(const key13 of Object.
keys(data45)){if(!(key13==="text"||key13==="columns"||key13==="copyright")){const err126={instancePath:instancePath+"/fo\
oter",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key13},
schema:false,parentSchema:schema53.properties.footer,data:data45};if(vErrors===null){vErrors=[err126]}else{vErrors.push(
err126)}errors++}}if(data45.text!==void 0&&func0.call(data45,"text")){let data46=data45.text;this.note("rich-text",instancePath+
"/footer/text",data46);if(typeof data46==="string"){if(func51(data46)<1){const err127={instancePath:instancePath+"/foote\
r/text",schemaPath:"#/properties/footer/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.footer.properties.text,data:data46};if(vErrors===null){vErrors=[err127]}else{vErrors.push(err127)}errors++}}else{
const err128={instancePath:instancePath+"/footer/text",schemaPath:"#/properties/footer/properties/text/type",keyword:"ty\
pe",params:{type:"string"},schema:schema53.properties.footer.properties.text.type,parentSchema:schema53.properties.footer.
properties.text,data:data46};if(vErrors===null){vErrors=[err128]}else{vErrors.push(err128)}errors++}}if(data45.columns!==
void 0&&func0.call(data45,"columns")){let data47=data45.columns;if(Array.isArray(data47)){if(data47.length<1){const err129={
instancePath:instancePath+"/footer/columns",schemaPath:"#/properties/footer/properties/columns/minItems",keyword:"minIte\
ms",params:{limit:1},schema:1,parentSchema:schema53.properties.footer.properties.columns,data:data47};if(vErrors===null){
vErrors=[err129]}else{vErrors.push(err129)}errors++}const len5=data47.length;for(let i5=0;i5<len5;i5++){let data48=data47[i5];
if(data48&&typeof data48=="object"&&!Array.isArray(data48)){if(data48.title===void 0||!func0.call(data48,"title")){const err130={
instancePath:instancePath+"/footer/columns/"+i5,schemaPath:"#/properties/footer/properties/columns/items/required",keyword:"\
required",params:{missingProperty:"title"},schema:schema53.properties.footer.properties.columns.items.required,parentSchema:schema53.
properties.footer.properties.columns.items,data:data48};if(vErrors===null){vErrors=[err130]}else{vErrors.push(err130)}errors++}
if(data48.links===void 0||!func0.call(data48,"links")){const err131={instancePath:instancePath+"/footer/columns/"+i5,schemaPath:"\
#/properties/footer/properties/columns/items/required",keyword:"required",params:{missingProperty:"links"},schema:schema53.
properties.footer.properties.columns.items.required,parentSchema:schema53.properties.footer.properties.columns.items,data:data48};
if(vErrors===null){vErrors=[err131]}else{vErrors.push(err131)}errors++}for(const key14 of Object.keys(data48)){if(!(key14===
"title"||key14==="links")){const err132={instancePath:instancePath+"/footer/columns/"+i5,schemaPath:"#/properties/footer\
/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key14},schema:false,
parentSchema:schema53.properties.footer.properties.columns.items,data:data48};if(vErrors===null){vErrors=[err132]}else{vErrors.
push(err132)}errors++}}if(data48.title!==void 0&&func0.call(data48,"title")){let data49=data48.title;this.note("text",instancePath+
"/footer/columns/"+i5+"/title",data49);if(typeof data49==="string"){if(func51(data49)<1){const err133={instancePath:instancePath+
"/footer/columns/"+i5+"/title",schemaPath:"#/properties/footer/properties/columns/items/properties/title/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.footer.properties.columns.items.properties.title,data:data49};
if(vErrors===null){vErrors=[err133]}else{vErrors.push(err133)}errors++}}else{const err134={instancePath:instancePath+"/f\
ooter/columns/"+i5+"/title",schemaPath:"#/properties/footer/properties/columns/items/properties/title/type",keyword:"typ\
e",params:{type:"string"},schema:schema53.properties.footer.properties.columns.items.properties.title.type,parentSchema:schema53.
properties.footer.properties.columns.items.properties.title,data:data49};if(vErrors===null){vErrors=[err134]}else{vErrors.
push(err134)}errors++}}if(data48.links!==void 0&&func0.call(data48,"links")){let data50=data48.links;if(Array.isArray(data50)){
if(data50.length<1){const err135={instancePath:instancePath+"/footer/columns/"+i5+"/links",schemaPath:"#/properties/foot\
er/properties/columns/items/properties/links/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:schema53.
properties.footer.properties.columns.items.properties.links,data:data50};if(vErrors===null){vErrors=[err135]}else{vErrors.
push(err135)}errors++}const len6=data50.length;for(let i6=0;i6<len6;i6++){let data51=data50[i6];if(data51&&typeof data51==
"object"&&!Array.isArray(data51)){if(data51.label===void 0||!func0.call(data51,"label")){const err136={instancePath:instancePath+
"/footer/columns/"+i5+"/links/"+i6,schemaPath:"#/definitions/NavigationLink/required",keyword:"required",params:{missingProperty:"\
label"},schema:schema49.required,parentSchema:schema49,data:data51};if(vErrors===null){vErrors=[err136]}else{vErrors.push(
err136)}errors++}if(data51.link===void 0||!func0.call(data51,"link")){const err137={instancePath:instancePath+"/footer/c\
olumns/"+i5+"/links/"+i6,schemaPath:"#/definitions/NavigationLink/required",keyword:"required",params:{missingProperty:"\
link"},schema:schema49.required,parentSchema:schema49,data:data51};if(vErrors===null){vErrors=[err137]}else{vErrors.push(
err137)}errors++}for(const key15 of Object.keys(data51)){if(!(key15==="label"||key15==="link"||key15==="text"||key15==="\
hidden"||key15==="from"||key15==="until")){const err138={instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6,schemaPath:"\
#/definitions/NavigationLink/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key15},schema:false,
parentSchema:schema49,data:data51};if(vErrors===null){vErrors=[err138]}else{vErrors.push(err138)}errors++}}if(data51.label!==
void 0&&func0.call(data51,"label")){let data52=data51.label;this.note("text",instancePath+"/footer/columns/"+i5+"/links/"+
i6+"/label",data52);if(typeof data52==="string"){if(func51(data52)<1){const err139={instancePath:instancePath+"/footer/c\
olumns/"+i5+"/links/"+i6+"/label",schemaPath:"#/definitions/NavigationLink/properties/label/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:schema49.properties.label,data:data52};if(vErrors===null){vErrors=[err139]}else{
vErrors.push(err139)}errors++}}else{const err140={instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6+"/label",
schemaPath:"#/definitions/NavigationLink/properties/label/type",keyword:"type",params:{type:"string"},schema:schema49.properties.
label.type,parentSchema:schema49.properties.label,data:data52};if(vErrors===null){vErrors=[err140]}else{vErrors.push(err140)}
errors++}}if(data51.link!==void 0&&func0.call(data51,"link")){let data53=data51.link;this.note("link",instancePath+"/foo\
ter/columns/"+i5+"/links/"+i6+"/link",data53);if(typeof data53==="string"){if(func51(data53)<1){const err141={instancePath:instancePath+
"/footer/columns/"+i5+"/links/"+i6+"/link",schemaPath:"#/definitions/NavigationLink/properties/link/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema49.properties.link,data:data53};if(vErrors===null){vErrors=[err141]}else{
vErrors.push(err141)}errors++}}else{const err142={instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6+"/link",schemaPath:"\
#/definitions/NavigationLink/properties/link/type",keyword:"type",params:{type:"string"},schema:schema49.properties.link.
type,parentSchema:schema49.properties.link,data:data53};if(vErrors===null){vErrors=[err142]}else{vErrors.push(err142)}errors++}}
if(data51.text!==void 0&&func0.call(data51,"text")){let data54=data51.text;this.note("text",instancePath+"/footer/column\
s/"+i5+"/links/"+i6+"/text",data54);if(typeof data54==="string"){if(func51(data54)<1){const err143={instancePath:instancePath+
"/footer/columns/"+i5+"/links/"+i6+"/text",schemaPath:"#/definitions/NavigationLink/properties/text/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema49.properties.text,data:data54};if(vErrors===null){vErrors=[err143]}else{
vErrors.push(err143)}errors++}}else{const err144={instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6+"/text",schemaPath:"\
#/definitions/NavigationLink/properties/text/type",keyword:"type",params:{type:"string"},schema:schema49.properties.text.
type,parentSchema:schema49.properties.text,data:data54};if(vErrors===null){vErrors=[err144]}else{vErrors.push(err144)}errors++}}
if(data51.hidden!==void 0&&func0.call(data51,"hidden")){let data55=data51.hidden;if(typeof data55!=="boolean"){const err145={
instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6+"/hidden",schemaPath:"#/definitions/NavigationLink/properti\
es/hidden/type",keyword:"type",params:{type:"boolean"},schema:schema49.properties.hidden.type,parentSchema:schema49.properties.
hidden,data:data55};if(vErrors===null){vErrors=[err145]}else{vErrors.push(err145)}errors++}this.note("schedule",instancePath+
"/footer/columns/"+i5+"/links/"+i6+"/hidden",data55)}if(data51.from!==void 0&&func0.call(data51,"from")){let data56=data51.
from;this.note("schedule",instancePath+"/footer/columns/"+i5+"/links/"+i6+"/from",data56);if(typeof data56==="string"){if(!pattern1.
test(data56)){const err146={instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6+"/from",schemaPath:"#/definitio\
ns/NavigationLink/properties/from/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(\
Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+\
/-]*))?)?$",parentSchema:schema49.properties.from,data:data56};if(vErrors===null){vErrors=[err146]}else{vErrors.push(err146)}
errors++}}else{const err147={instancePath:instancePath+"/footer/columns/"+i5+"/links/"+i6+"/from",schemaPath:"#/definiti\
ons/NavigationLink/properties/from/type",keyword:"type",params:{type:"string"},schema:schema49.properties.from.type,parentSchema:schema49.
properties.from,data:data56};if(vErrors===null){vErrors=[err147]}else{vErrors.push(err147)}errors++}}if(data51.until!==void 0&&
func0.call(data51,"until")){let data57=data51.until;this.note("schedule",instancePath+"/footer/columns/"+i5+"/links/"+i6+
"/until",data57);if(typeof data57==="string"){if(!pattern1.test(data57)){const err148={instancePath:instancePath+"/foote\
r/columns/"+i5+"/links/"+i6+"/until",schemaPath:"#/definitions/NavigationLink/properties/until/pattern",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:schema49.properties.
until,data:data57};if(vErrors===null){vErrors=[err148]}else{vErrors.push(err148)}errors++}}else{const err149={instancePath:instancePath+
"/footer/columns/"+i5+"/links/"+i6+"/until",schemaPath:"#/definitions/NavigationLink/properties/until/type",keyword:"typ\
e",params:{type:"string"},schema:schema49.properties.until.type,parentSchema:schema49.properties.until,data:data57};if(vErrors===
null){vErrors=[err149]}else{vErrors.push(err149)}errors++}}}else{const err150={instancePath:instancePath+"/footer/column\
s/"+i5+"/links/"+i6,schemaPath:"#/definitions/NavigationLink/type",keyword:"type",params:{type:"object"},schema:schema49.
type,parentSchema:schema49,data:data51};if(vErrors===null){vErrors=[err150]}else{vErrors.push(err150)}errors++}}}else{const err151={
instancePath:instancePath+"/footer/columns/"+i5+"/links",schemaPath:"#/properties/footer/properties/columns/items/proper\
ties/links/type",keyword:"type",params:{type:"array"},schema:schema53.properties.footer.properties.columns.items.properties.
links.type,parentSchema:schema53.properties.footer.properties.columns.items.properties.links,data:data50};if(vErrors===null){
vErrors=[err151]}else{vErrors.push(err151)}errors++}}}else{const err152={instancePath:instancePath+"/footer/columns/"+i5,
schemaPath:"#/properties/footer/properties/columns/items/type",keyword:"type",params:{type:"object"},schema:schema53.properties.
footer.properties.columns.items.type,parentSchema:schema53.properties.footer.properties.columns.items,data:data48};if(vErrors===
null){vErrors=[err152]}else{vErrors.push(err152)}errors++}}}else{const err153={instancePath:instancePath+"/footer/column\
s",schemaPath:"#/properties/footer/properties/columns/type",keyword:"type",params:{type:"array"},schema:schema53.properties.
footer.properties.columns.type,parentSchema:schema53.properties.footer.properties.columns,data:data47};if(vErrors===null){
vErrors=[err153]}else{vErrors.push(err153)}errors++}}if(data45.copyright!==void 0&&func0.call(data45,"copyright")){let data58=data45.
copyright;this.note("text",instancePath+"/footer/copyright",data58);if(typeof data58==="string"){if(func51(data58)<1){const err154={
instancePath:instancePath+"/footer/copyright",schemaPath:"#/properties/footer/properties/copyright/minLength",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:schema53.properties.footer.properties.copyright,data:data58};if(vErrors===
null){vErrors=[err154]}else{vErrors.push(err154)}errors++}}else{const err155={instancePath:instancePath+"/footer/copyrig\
ht",schemaPath:"#/properties/footer/properties/copyright/type",keyword:"type",params:{type:"string"},schema:schema53.properties.
footer.properties.copyright.type,parentSchema:schema53.properties.footer.properties.copyright,data:data58};if(vErrors===
null){vErrors=[err155]}else{vErrors.push(err155)}errors++}}}else{const err156={instancePath:instancePath+"/footer",schemaPath:"\
#/properties/footer/type",keyword:"type",params:{type:"object"},schema:schema53.properties.footer.type,parentSchema:schema53.
properties.footer,data:data45};if(vErrors===null){vErrors=[err156]}else{vErrors.push(err156)}errors++}}if(data.contactPage!==
void 0&&func0.call(data,"contactPage")){let data59=data.contactPage;this.note("link",instancePath+"/contactPage",data59);
if(typeof data59==="string"){if(func51(data59)<1){const err157={instancePath:instancePath+"/contactPage",schemaPath:"#/p\
roperties/contactPage/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.contactPage,
data:data59};if(vErrors===null){vErrors=[err157]}else{vErrors.push(err157)}errors++}if(!pattern81.test(data59)){const err158={
instancePath:instancePath+"/contactPage",schemaPath:"#/properties/contactPage/pattern",keyword:"pattern",params:{pattern:"\
^/[^#]*$"},schema:"^/[^#]*$",parentSchema:schema53.properties.contactPage,data:data59};if(vErrors===null){vErrors=[err158]}else{
vErrors.push(err158)}errors++}}else{const err159={instancePath:instancePath+"/contactPage",schemaPath:"#/properties/cont\
actPage/type",keyword:"type",params:{type:"string"},schema:schema53.properties.contactPage.type,parentSchema:schema53.properties.
contactPage,data:data59};if(vErrors===null){vErrors=[err159]}else{vErrors.push(err159)}errors++}}if(data.privacy!==void 0&&
func0.call(data,"privacy")){let data60=data.privacy;if(data60&&typeof data60=="object"&&!Array.isArray(data60)){if(data60.
text===void 0||!func0.call(data60,"text")){const err160={instancePath:instancePath+"/privacy",schemaPath:"#/properties/p\
rivacy/required",keyword:"required",params:{missingProperty:"text"},schema:schema53.properties.privacy.required,parentSchema:schema53.
properties.privacy,data:data60};if(vErrors===null){vErrors=[err160]}else{vErrors.push(err160)}errors++}if(data60.link===
void 0||!func0.call(data60,"link")){const err161={instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/\
required",keyword:"required",params:{missingProperty:"link"},schema:schema53.properties.privacy.required,parentSchema:schema53.
properties.privacy,data:data60};if(vErrors===null){vErrors=[err161]}else{vErrors.push(err161)}errors++}if(data60.linkLabel===
void 0||!func0.call(data60,"linkLabel")){const err162={instancePath:instancePath+"/privacy",schemaPath:"#/properties/pri\
vacy/required",keyword:"required",params:{missingProperty:"linkLabel"},schema:schema53.properties.privacy.required,parentSchema:schema53.
properties.privacy,data:data60};if(vErrors===null){vErrors=[err162]}else{vErrors.push(err162)}errors++}for(const key16 of Object.
keys(data60)){if(!(key16==="text"||key16==="simulated"||key16==="link"||key16==="linkLabel")){const err163={instancePath:instancePath+
"/privacy",schemaPath:"#/properties/privacy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key16},
schema:false,parentSchema:schema53.properties.privacy,data:data60};if(vErrors===null){vErrors=[err163]}else{vErrors.push(
err163)}errors++}}if(data60.text!==void 0&&func0.call(data60,"text")){let data61=data60.text;this.note("rich-text",instancePath+
"/privacy/text",data61);if(typeof data61==="string"){if(func51(data61)<1){const err164={instancePath:instancePath+"/priv\
acy/text",schemaPath:"#/properties/privacy/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.privacy.properties.text,data:data61};if(vErrors===null){vErrors=[err164]}else{vErrors.push(err164)}errors++}}else{
const err165={instancePath:instancePath+"/privacy/text",schemaPath:"#/properties/privacy/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema53.properties.privacy.properties.text.type,parentSchema:schema53.properties.privacy.
properties.text,data:data61};if(vErrors===null){vErrors=[err165]}else{vErrors.push(err165)}errors++}}if(data60.simulated!==
void 0&&func0.call(data60,"simulated")){let data62=data60.simulated;this.note("rich-text",instancePath+"/privacy/simulat\
ed",data62);if(typeof data62==="string"){if(func51(data62)<1){const err166={instancePath:instancePath+"/privacy/simulate\
d",schemaPath:"#/properties/privacy/properties/simulated/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.privacy.properties.simulated,data:data62};if(vErrors===null){vErrors=[err166]}else{vErrors.push(err166)}errors++}}else{
const err167={instancePath:instancePath+"/privacy/simulated",schemaPath:"#/properties/privacy/properties/simulated/type",
keyword:"type",params:{type:"string"},schema:schema53.properties.privacy.properties.simulated.type,parentSchema:schema53.
properties.privacy.properties.simulated,data:data62};if(vErrors===null){vErrors=[err167]}else{vErrors.push(err167)}errors++}}
if(data60.link!==void 0&&func0.call(data60,"link")){let data63=data60.link;this.note("link",instancePath+"/privacy/link",
data63);if(typeof data63==="string"){if(func51(data63)<1){const err168={instancePath:instancePath+"/privacy/link",schemaPath:"\
#/properties/privacy/properties/link/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
privacy.properties.link,data:data63};if(vErrors===null){vErrors=[err168]}else{vErrors.push(err168)}errors++}}else{const err169={
instancePath:instancePath+"/privacy/link",schemaPath:"#/properties/privacy/properties/link/type",keyword:"type",params:{
type:"string"},schema:schema53.properties.privacy.properties.link.type,parentSchema:schema53.properties.privacy.properties.
link,data:data63};if(vErrors===null){vErrors=[err169]}else{vErrors.push(err169)}errors++}}if(data60.linkLabel!==void 0&&
func0.call(data60,"linkLabel")){let data64=data60.linkLabel;this.note("text",instancePath+"/privacy/linkLabel",data64);if(typeof data64===
"string"){if(func51(data64)<1){const err170={instancePath:instancePath+"/privacy/linkLabel",schemaPath:"#/properties/pri\
vacy/properties/linkLabel/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.privacy.
properties.linkLabel,data:data64};if(vErrors===null){vErrors=[err170]}else{vErrors.push(err170)}errors++}}else{const err171={
instancePath:instancePath+"/privacy/linkLabel",schemaPath:"#/properties/privacy/properties/linkLabel/type",keyword:"type",
params:{type:"string"},schema:schema53.properties.privacy.properties.linkLabel.type,parentSchema:schema53.properties.privacy.
properties.linkLabel,data:data64};if(vErrors===null){vErrors=[err171]}else{vErrors.push(err171)}errors++}}}else{const err172={
instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/type",keyword:"type",params:{type:"object"},schema:schema53.
properties.privacy.type,parentSchema:schema53.properties.privacy,data:data60};if(vErrors===null){vErrors=[err172]}else{vErrors.
push(err172)}errors++}}if(data.notFound!==void 0&&func0.call(data,"notFound")){let data65=data.notFound;if(data65&&typeof data65==
"object"&&!Array.isArray(data65)){if(data65.title===void 0||!func0.call(data65,"title")){const err173={instancePath:instancePath+
"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty:"title"},schema:schema53.
properties.notFound.required,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err173]}else{
vErrors.push(err173)}errors++}if(data65.description===void 0||!func0.call(data65,"description")){const err174={instancePath:instancePath+
"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty:"description"},schema:schema53.
properties.notFound.required,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err174]}else{
vErrors.push(err174)}errors++}if(data65.heading===void 0||!func0.call(data65,"heading")){const err175={instancePath:instancePath+
"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty:"heading"},schema:schema53.
properties.notFound.required,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err175]}else{
vErrors.push(err175)}errors++}if(data65.text===void 0||!func0.call(data65,"text")){const err176={instancePath:instancePath+
"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty:"text"},schema:schema53.
properties.notFound.required,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err176]}else{
vErrors.push(err176)}errors++}if(data65.linkLabel===void 0||!func0.call(data65,"linkLabel")){const err177={instancePath:instancePath+
"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty:"linkLabel"},schema:schema53.
properties.notFound.required,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err177]}else{
vErrors.push(err177)}errors++}if(data65.suggestion===void 0||!func0.call(data65,"suggestion")){const err178={instancePath:instancePath+
"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty:"suggestion"},schema:schema53.
properties.notFound.required,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err178]}else{
vErrors.push(err178)}errors++}for(const key17 of Object.keys(data65)){if(!(key17==="title"||key17==="description"||key17===
"heading"||key17==="text"||key17==="linkLabel"||key17==="suggestion")){const err179={instancePath:instancePath+"/notFoun\
d",schemaPath:"#/properties/notFound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key17},
schema:false,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){vErrors=[err179]}else{vErrors.push(
err179)}errors++}}if(data65.title!==void 0&&func0.call(data65,"title")){let data66=data65.title;this.note("text",instancePath+
"/notFound/title",data66);if(typeof data66==="string"){if(func51(data66)<1){const err180={instancePath:instancePath+"/no\
tFound/title",schemaPath:"#/properties/notFound/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.notFound.properties.title,data:data66};if(vErrors===null){vErrors=[err180]}else{vErrors.
push(err180)}errors++}}else{const err181={instancePath:instancePath+"/notFound/title",schemaPath:"#/properties/notFound/\
properties/title/type",keyword:"type",params:{type:"string"},schema:schema53.properties.notFound.properties.title.type,parentSchema:schema53.
properties.notFound.properties.title,data:data66};if(vErrors===null){vErrors=[err181]}else{vErrors.push(err181)}errors++}}
if(data65.description!==void 0&&func0.call(data65,"description")){let data67=data65.description;this.note("text",instancePath+
"/notFound/description",data67);if(typeof data67==="string"){if(func51(data67)<1){const err182={instancePath:instancePath+
"/notFound/description",schemaPath:"#/properties/notFound/properties/description/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema53.properties.notFound.properties.description,data:data67};if(vErrors===null){vErrors=
[err182]}else{vErrors.push(err182)}errors++}}else{const err183={instancePath:instancePath+"/notFound/description",schemaPath:"\
#/properties/notFound/properties/description/type",keyword:"type",params:{type:"string"},schema:schema53.properties.notFound.
properties.description.type,parentSchema:schema53.properties.notFound.properties.description,data:data67};if(vErrors===null){
vErrors=[err183]}else{vErrors.push(err183)}errors++}}if(data65.heading!==void 0&&func0.call(data65,"heading")){let data68=data65.
heading;this.note("text",instancePath+"/notFound/heading",data68);if(typeof data68==="string"){if(func51(data68)<1){const err184={
instancePath:instancePath+"/notFound/heading",schemaPath:"#/properties/notFound/properties/heading/minLength",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:schema53.properties.notFound.properties.heading,data:data68};if(vErrors===
null){vErrors=[err184]}else{vErrors.push(err184)}errors++}}else{const err185={instancePath:instancePath+"/notFound/headi\
ng",schemaPath:"#/properties/notFound/properties/heading/type",keyword:"type",params:{type:"string"},schema:schema53.properties.
notFound.properties.heading.type,parentSchema:schema53.properties.notFound.properties.heading,data:data68};if(vErrors===
null){vErrors=[err185]}else{vErrors.push(err185)}errors++}}if(data65.text!==void 0&&func0.call(data65,"text")){let data69=data65.
text;this.note("rich-text",instancePath+"/notFound/text",data69);if(typeof data69==="string"){if(func51(data69)<1){const err186={
instancePath:instancePath+"/notFound/text",schemaPath:"#/properties/notFound/properties/text/minLength",keyword:"minLeng\
th",params:{limit:1},schema:1,parentSchema:schema53.properties.notFound.properties.text,data:data69};if(vErrors===null){
vErrors=[err186]}else{vErrors.push(err186)}errors++}}else{const err187={instancePath:instancePath+"/notFound/text",schemaPath:"\
#/properties/notFound/properties/text/type",keyword:"type",params:{type:"string"},schema:schema53.properties.notFound.properties.
text.type,parentSchema:schema53.properties.notFound.properties.text,data:data69};if(vErrors===null){vErrors=[err187]}else{
vErrors.push(err187)}errors++}}if(data65.linkLabel!==void 0&&func0.call(data65,"linkLabel")){let data70=data65.linkLabel;
this.note("text",instancePath+"/notFound/linkLabel",data70);if(typeof data70==="string"){if(func51(data70)<1){const err188={
instancePath:instancePath+"/notFound/linkLabel",schemaPath:"#/properties/notFound/properties/linkLabel/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.notFound.properties.linkLabel,data:data70};if(vErrors===
null){vErrors=[err188]}else{vErrors.push(err188)}errors++}}else{const err189={instancePath:instancePath+"/notFound/linkL\
abel",schemaPath:"#/properties/notFound/properties/linkLabel/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.notFound.properties.linkLabel.type,parentSchema:schema53.properties.notFound.properties.linkLabel,data:data70};
if(vErrors===null){vErrors=[err189]}else{vErrors.push(err189)}errors++}}if(data65.suggestion!==void 0&&func0.call(data65,
"suggestion")){let data71=data65.suggestion;this.note("path-text",instancePath+"/notFound/suggestion",data71);if(typeof data71===
"string"){if(func51(data71)<1){const err190={instancePath:instancePath+"/notFound/suggestion",schemaPath:"#/properties/n\
otFound/properties/suggestion/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
notFound.properties.suggestion,data:data71};if(vErrors===null){vErrors=[err190]}else{vErrors.push(err190)}errors++}}else{
const err191={instancePath:instancePath+"/notFound/suggestion",schemaPath:"#/properties/notFound/properties/suggestion/t\
ype",keyword:"type",params:{type:"string"},schema:schema53.properties.notFound.properties.suggestion.type,parentSchema:schema53.
properties.notFound.properties.suggestion,data:data71};if(vErrors===null){vErrors=[err191]}else{vErrors.push(err191)}errors++}}}else{
const err192={instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type:"\
object"},schema:schema53.properties.notFound.type,parentSchema:schema53.properties.notFound,data:data65};if(vErrors===null){
vErrors=[err192]}else{vErrors.push(err192)}errors++}}if(data.labels!==void 0&&func0.call(data,"labels")){let data72=data.
labels;if(data72&&typeof data72=="object"&&!Array.isArray(data72)){if(data72.menu===void 0||!func0.call(data72,"menu")){
const err193={instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"\
menu"},schema:schema53.properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){
vErrors=[err193]}else{vErrors.push(err193)}errors++}if(data72.skip===void 0||!func0.call(data72,"skip")){const err194={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"skip"},schema:schema53.properties.
labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err194]}else{vErrors.push(
err194)}errors++}if(data72.lightTheme===void 0||!func0.call(data72,"lightTheme")){const err195={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"lightTheme"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err195]}else{
vErrors.push(err195)}errors++}if(data72.darkTheme===void 0||!func0.call(data72,"darkTheme")){const err196={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"darkTheme"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err196]}else{
vErrors.push(err196)}errors++}if(data72.newTab===void 0||!func0.call(data72,"newTab")){const err197={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"newTab"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err197]}else{
vErrors.push(err197)}errors++}if(data72.pause===void 0||!func0.call(data72,"pause")){const err198={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"pause"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err198]}else{
vErrors.push(err198)}errors++}if(data72.play===void 0||!func0.call(data72,"play")){const err199={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"play"},schema:schema53.properties.
labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err199]}else{vErrors.push(
err199)}errors++}if(data72.dialogClose===void 0||!func0.call(data72,"dialogClose")){const err200={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"dialogClose"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err200]}else{
vErrors.push(err200)}errors++}if(data72.noAction===void 0||!func0.call(data72,"noAction")){const err201={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"noAction"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err201]}else{
vErrors.push(err201)}errors++}if(data72.notifications===void 0||!func0.call(data72,"notifications")){const err202={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"notifications"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err202]}else{
vErrors.push(err202)}errors++}if(data72.problem===void 0||!func0.call(data72,"problem")){const err203={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"problem"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err203]}else{
vErrors.push(err203)}errors++}if(data72.current===void 0||!func0.call(data72,"current")){const err204={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"current"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err204]}else{
vErrors.push(err204)}errors++}if(data72.planned===void 0||!func0.call(data72,"planned")){const err205={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"planned"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err205]}else{
vErrors.push(err205)}errors++}if(data72.vision===void 0||!func0.call(data72,"vision")){const err206={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"vision"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err206]}else{
vErrors.push(err206)}errors++}if(data72.yes===void 0||!func0.call(data72,"yes")){const err207={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"yes"},schema:schema53.properties.
labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err207]}else{vErrors.push(
err207)}errors++}if(data72.no===void 0||!func0.call(data72,"no")){const err208={instancePath:instancePath+"/labels",schemaPath:"\
#/properties/labels/required",keyword:"required",params:{missingProperty:"no"},schema:schema53.properties.labels.required,
parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err208]}else{vErrors.push(err208)}errors++}
if(data72.from===void 0||!func0.call(data72,"from")){const err209={instancePath:instancePath+"/labels",schemaPath:"#/pro\
perties/labels/required",keyword:"required",params:{missingProperty:"from"},schema:schema53.properties.labels.required,parentSchema:schema53.
properties.labels,data:data72};if(vErrors===null){vErrors=[err209]}else{vErrors.push(err209)}errors++}if(data72.to===void 0||
!func0.call(data72,"to")){const err210={instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"\
required",params:{missingProperty:"to"},schema:schema53.properties.labels.required,parentSchema:schema53.properties.labels,
data:data72};if(vErrors===null){vErrors=[err210]}else{vErrors.push(err210)}errors++}if(data72.allCategories===void 0||!func0.
call(data72,"allCategories")){const err211={instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",
keyword:"required",params:{missingProperty:"allCategories"},schema:schema53.properties.labels.required,parentSchema:schema53.
properties.labels,data:data72};if(vErrors===null){vErrors=[err211]}else{vErrors.push(err211)}errors++}if(data72.category===
void 0||!func0.call(data72,"category")){const err212={instancePath:instancePath+"/labels",schemaPath:"#/properties/label\
s/required",keyword:"required",params:{missingProperty:"category"},schema:schema53.properties.labels.required,parentSchema:schema53.
properties.labels,data:data72};if(vErrors===null){vErrors=[err212]}else{vErrors.push(err212)}errors++}if(data72.articles===
void 0||!func0.call(data72,"articles")){const err213={instancePath:instancePath+"/labels",schemaPath:"#/properties/label\
s/required",keyword:"required",params:{missingProperty:"articles"},schema:schema53.properties.labels.required,parentSchema:schema53.
properties.labels,data:data72};if(vErrors===null){vErrors=[err213]}else{vErrors.push(err213)}errors++}if(data72.articlesInCategory===
void 0||!func0.call(data72,"articlesInCategory")){const err214={instancePath:instancePath+"/labels",schemaPath:"#/proper\
ties/labels/required",keyword:"required",params:{missingProperty:"articlesInCategory"},schema:schema53.properties.labels.
required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err214]}else{vErrors.push(err214)}
errors++}if(data72.needsScript===void 0||!func0.call(data72,"needsScript")){const err215={instancePath:instancePath+"/la\
bels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"needsScript"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err215]}else{
vErrors.push(err215)}errors++}if(data72.noNumber===void 0||!func0.call(data72,"noNumber")){const err216={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"noNumber"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err216]}else{
vErrors.push(err216)}errors++}if(data72.tooLong===void 0||!func0.call(data72,"tooLong")){const err217={instancePath:instancePath+
"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty:"tooLong"},schema:schema53.
properties.labels.required,parentSchema:schema53.properties.labels,data:data72};if(vErrors===null){vErrors=[err217]}else{
vErrors.push(err217)}errors++}for(const key18 of Object.keys(data72)){if(!func0.call(schema53.properties.labels.properties,
key18)){const err218={instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key18},schema:false,parentSchema:schema53.properties.labels,data:data72};
if(vErrors===null){vErrors=[err218]}else{vErrors.push(err218)}errors++}}if(data72.menu!==void 0&&func0.call(data72,"menu")){
let data73=data72.menu;this.note("text",instancePath+"/labels/menu",data73);if(typeof data73==="string"){if(func51(data73)<
1){const err219={instancePath:instancePath+"/labels/menu",schemaPath:"#/properties/labels/properties/menu/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.menu,data:data73};if(vErrors===null){
vErrors=[err219]}else{vErrors.push(err219)}errors++}}else{const err220={instancePath:instancePath+"/labels/menu",schemaPath:"\
#/properties/labels/properties/menu/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.
menu.type,parentSchema:schema53.properties.labels.properties.menu,data:data73};if(vErrors===null){vErrors=[err220]}else{
vErrors.push(err220)}errors++}}if(data72.skip!==void 0&&func0.call(data72,"skip")){let data74=data72.skip;this.note("tex\
t",instancePath+"/labels/skip",data74);if(typeof data74==="string"){if(func51(data74)<1){const err221={instancePath:instancePath+
"/labels/skip",schemaPath:"#/properties/labels/properties/skip/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.labels.properties.skip,data:data74};if(vErrors===null){vErrors=[err221]}else{vErrors.push(
err221)}errors++}}else{const err222={instancePath:instancePath+"/labels/skip",schemaPath:"#/properties/labels/properties\
/skip/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.skip.type,parentSchema:schema53.
properties.labels.properties.skip,data:data74};if(vErrors===null){vErrors=[err222]}else{vErrors.push(err222)}errors++}}if(data72.
lightTheme!==void 0&&func0.call(data72,"lightTheme")){let data75=data72.lightTheme;this.note("text",instancePath+"/label\
s/lightTheme",data75);if(typeof data75==="string"){if(func51(data75)<1){const err223={instancePath:instancePath+"/labels\
/lightTheme",schemaPath:"#/properties/labels/properties/lightTheme/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.labels.properties.lightTheme,data:data75};if(vErrors===null){vErrors=[err223]}else{vErrors.
push(err223)}errors++}}else{const err224={instancePath:instancePath+"/labels/lightTheme",schemaPath:"#/properties/labels\
/properties/lightTheme/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.lightTheme.
type,parentSchema:schema53.properties.labels.properties.lightTheme,data:data75};if(vErrors===null){vErrors=[err224]}else{
vErrors.push(err224)}errors++}}if(data72.darkTheme!==void 0&&func0.call(data72,"darkTheme")){let data76=data72.darkTheme;
this.note("text",instancePath+"/labels/darkTheme",data76);if(typeof data76==="string"){if(func51(data76)<1){const err225={
instancePath:instancePath+"/labels/darkTheme",schemaPath:"#/properties/labels/properties/darkTheme/minLength",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.darkTheme,data:data76};if(vErrors===
null){vErrors=[err225]}else{vErrors.push(err225)}errors++}}else{const err226={instancePath:instancePath+"/labels/darkThe\
me",schemaPath:"#/properties/labels/properties/darkTheme/type",keyword:"type",params:{type:"string"},schema:schema53.properties.
labels.properties.darkTheme.type,parentSchema:schema53.properties.labels.properties.darkTheme,data:data76};if(vErrors===
null){vErrors=[err226]}else{vErrors.push(err226)}errors++}}if(data72.newTab!==void 0&&func0.call(data72,"newTab")){let data77=data72.
newTab;this.note("text",instancePath+"/labels/newTab",data77);if(typeof data77==="string"){if(func51(data77)<1){const err227={
instancePath:instancePath+"/labels/newTab",schemaPath:"#/properties/labels/properties/newTab/minLength",keyword:"minLeng\
th",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.newTab,data:data77};if(vErrors===null){
vErrors=[err227]}else{vErrors.push(err227)}errors++}}else{const err228={instancePath:instancePath+"/labels/newTab",schemaPath:"\
#/properties/labels/properties/newTab/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.
newTab.type,parentSchema:schema53.properties.labels.properties.newTab,data:data77};if(vErrors===null){vErrors=[err228]}else{
vErrors.push(err228)}errors++}}if(data72.pause!==void 0&&func0.call(data72,"pause")){let data78=data72.pause;this.note("\
text",instancePath+"/labels/pause",data78);if(typeof data78==="string"){if(func51(data78)<1){const err229={instancePath:instancePath+
"/labels/pause",schemaPath:"#/properties/labels/properties/pause/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.labels.properties.pause,data:data78};if(vErrors===null){vErrors=[err229]}else{vErrors.push(
err229)}errors++}}else{const err230={instancePath:instancePath+"/labels/pause",schemaPath:"#/properties/labels/propertie\
s/pause/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.pause.type,parentSchema:schema53.
properties.labels.properties.pause,data:data78};if(vErrors===null){vErrors=[err230]}else{vErrors.push(err230)}errors++}}
if(data72.play!==void 0&&func0.call(data72,"play")){let data79=data72.play;this.note("text",instancePath+"/labels/play",
data79);if(typeof data79==="string"){if(func51(data79)<1){const err231={instancePath:instancePath+"/labels/play",schemaPath:"\
#/properties/labels/properties/play/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
labels.properties.play,data:data79};if(vErrors===null){vErrors=[err231]}else{vErrors.push(err231)}errors++}}else{const err232={
instancePath:instancePath+"/labels/play",schemaPath:"#/properties/labels/properties/play/type",keyword:"type",params:{type:"\
string"},schema:schema53.properties.labels.properties.play.type,parentSchema:schema53.properties.labels.properties.play,
data:data79};if(vErrors===null){vErrors=[err232]}else{vErrors.push(err232)}errors++}}if(data72.dialogClose!==void 0&&func0.
call(data72,"dialogClose")){let data80=data72.dialogClose;this.note("text",instancePath+"/labels/dialogClose",data80);if(typeof data80===
"string"){if(func51(data80)<1){const err233={instancePath:instancePath+"/labels/dialogClose",schemaPath:"#/properties/la\
bels/properties/dialogClose/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.
properties.dialogClose,data:data80};if(vErrors===null){vErrors=[err233]}else{vErrors.push(err233)}errors++}}else{const err234={
instancePath:instancePath+"/labels/dialogClose",schemaPath:"#/properties/labels/properties/dialogClose/type",keyword:"ty\
pe",params:{type:"string"},schema:schema53.properties.labels.properties.dialogClose.type,parentSchema:schema53.properties.
labels.properties.dialogClose,data:data80};if(vErrors===null){vErrors=[err234]}else{vErrors.push(err234)}errors++}}if(data72.
noAction!==void 0&&func0.call(data72,"noAction")){let data81=data72.noAction;this.note("text",instancePath+"/labels/noAc\
tion",data81);if(typeof data81==="string"){if(func51(data81)<1){const err235={instancePath:instancePath+"/labels/noActio\
n",schemaPath:"#/properties/labels/properties/noAction/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.labels.properties.noAction,data:data81};if(vErrors===null){vErrors=[err235]}else{vErrors.push(err235)}errors++}}else{
const err236={instancePath:instancePath+"/labels/noAction",schemaPath:"#/properties/labels/properties/noAction/type",keyword:"\
type",params:{type:"string"},schema:schema53.properties.labels.properties.noAction.type,parentSchema:schema53.properties.
labels.properties.noAction,data:data81};if(vErrors===null){vErrors=[err236]}else{vErrors.push(err236)}errors++}}if(data72.
notifications!==void 0&&func0.call(data72,"notifications")){let data82=data72.notifications;this.note("text",instancePath+
"/labels/notifications",data82);if(typeof data82==="string"){if(func51(data82)<1){const err237={instancePath:instancePath+
"/labels/notifications",schemaPath:"#/properties/labels/properties/notifications/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema53.properties.labels.properties.notifications,data:data82};if(vErrors===null){vErrors=
[err237]}else{vErrors.push(err237)}errors++}}else{const err238={instancePath:instancePath+"/labels/notifications",schemaPath:"\
#/properties/labels/properties/notifications/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.
properties.notifications.type,parentSchema:schema53.properties.labels.properties.notifications,data:data82};if(vErrors===
null){vErrors=[err238]}else{vErrors.push(err238)}errors++}}if(data72.offline!==void 0&&func0.call(data72,"offline")){let data83=data72.
offline;this.note("text",instancePath+"/labels/offline",data83);if(typeof data83==="string"){if(func51(data83)<1){const err239={
instancePath:instancePath+"/labels/offline",schemaPath:"#/properties/labels/properties/offline/minLength",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.offline,data:data83};if(vErrors===null){
vErrors=[err239]}else{vErrors.push(err239)}errors++}}else{const err240={instancePath:instancePath+"/labels/offline",schemaPath:"\
#/properties/labels/properties/offline/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.
offline.type,parentSchema:schema53.properties.labels.properties.offline,data:data83};if(vErrors===null){vErrors=[err240]}else{
vErrors.push(err240)}errors++}}if(data72.problem!==void 0&&func0.call(data72,"problem")){let data84=data72.problem;this.
note("text",instancePath+"/labels/problem",data84);if(typeof data84==="string"){if(func51(data84)<1){const err241={instancePath:instancePath+
"/labels/problem",schemaPath:"#/properties/labels/properties/problem/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.labels.properties.problem,data:data84};if(vErrors===null){vErrors=[err241]}else{vErrors.
push(err241)}errors++}}else{const err242={instancePath:instancePath+"/labels/problem",schemaPath:"#/properties/labels/pr\
operties/problem/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.problem.type,parentSchema:schema53.
properties.labels.properties.problem,data:data84};if(vErrors===null){vErrors=[err242]}else{vErrors.push(err242)}errors++}}
if(data72.current!==void 0&&func0.call(data72,"current")){let data85=data72.current;this.note("text",instancePath+"/labe\
ls/current",data85);if(typeof data85==="string"){if(func51(data85)<1){const err243={instancePath:instancePath+"/labels/c\
urrent",schemaPath:"#/properties/labels/properties/current/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.labels.properties.current,data:data85};if(vErrors===null){vErrors=[err243]}else{vErrors.push(err243)}errors++}}else{
const err244={instancePath:instancePath+"/labels/current",schemaPath:"#/properties/labels/properties/current/type",keyword:"\
type",params:{type:"string"},schema:schema53.properties.labels.properties.current.type,parentSchema:schema53.properties.
labels.properties.current,data:data85};if(vErrors===null){vErrors=[err244]}else{vErrors.push(err244)}errors++}}if(data72.
planned!==void 0&&func0.call(data72,"planned")){let data86=data72.planned;this.note("text",instancePath+"/labels/planned",
data86);if(typeof data86==="string"){if(func51(data86)<1){const err245={instancePath:instancePath+"/labels/planned",schemaPath:"\
#/properties/labels/properties/planned/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
labels.properties.planned,data:data86};if(vErrors===null){vErrors=[err245]}else{vErrors.push(err245)}errors++}}else{const err246={
instancePath:instancePath+"/labels/planned",schemaPath:"#/properties/labels/properties/planned/type",keyword:"type",params:{
type:"string"},schema:schema53.properties.labels.properties.planned.type,parentSchema:schema53.properties.labels.properties.
planned,data:data86};if(vErrors===null){vErrors=[err246]}else{vErrors.push(err246)}errors++}}if(data72.vision!==void 0&&
func0.call(data72,"vision")){let data87=data72.vision;this.note("text",instancePath+"/labels/vision",data87);if(typeof data87===
"string"){if(func51(data87)<1){const err247={instancePath:instancePath+"/labels/vision",schemaPath:"#/properties/labels/\
properties/vision/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.
vision,data:data87};if(vErrors===null){vErrors=[err247]}else{vErrors.push(err247)}errors++}}else{const err248={instancePath:instancePath+
"/labels/vision",schemaPath:"#/properties/labels/properties/vision/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.labels.properties.vision.type,parentSchema:schema53.properties.labels.properties.vision,data:data87};if(vErrors===
null){vErrors=[err248]}else{vErrors.push(err248)}errors++}}if(data72.yes!==void 0&&func0.call(data72,"yes")){let data88=data72.
yes;this.note("text",instancePath+"/labels/yes",data88);if(typeof data88==="string"){if(func51(data88)<1){const err249={
instancePath:instancePath+"/labels/yes",schemaPath:"#/properties/labels/properties/yes/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema53.properties.labels.properties.yes,data:data88};if(vErrors===null){vErrors=[err249]}else{
vErrors.push(err249)}errors++}}else{const err250={instancePath:instancePath+"/labels/yes",schemaPath:"#/properties/label\
s/properties/yes/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.yes.type,parentSchema:schema53.
properties.labels.properties.yes,data:data88};if(vErrors===null){vErrors=[err250]}else{vErrors.push(err250)}errors++}}if(data72.
no!==void 0&&func0.call(data72,"no")){let data89=data72.no;this.note("text",instancePath+"/labels/no",data89);if(typeof data89===
"string"){if(func51(data89)<1){const err251={instancePath:instancePath+"/labels/no",schemaPath:"#/properties/labels/prop\
erties/no/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.no,
data:data89};if(vErrors===null){vErrors=[err251]}else{vErrors.push(err251)}errors++}}else{const err252={instancePath:instancePath+
"/labels/no",schemaPath:"#/properties/labels/properties/no/type",keyword:"type",params:{type:"string"},schema:schema53.properties.
labels.properties.no.type,parentSchema:schema53.properties.labels.properties.no,data:data89};if(vErrors===null){vErrors=
[err252]}else{vErrors.push(err252)}errors++}}if(data72.from!==void 0&&func0.call(data72,"from")){let data90=data72.from;
this.note("text",instancePath+"/labels/from",data90);if(typeof data90==="string"){if(func51(data90)<1){const err253={instancePath:instancePath+
"/labels/from",schemaPath:"#/properties/labels/properties/from/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema53.properties.labels.properties.from,data:data90};if(vErrors===null){vErrors=[err253]}else{vErrors.push(
err253)}errors++}}else{const err254={instancePath:instancePath+"/labels/from",schemaPath:"#/properties/labels/properties\
/from/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.from.type,parentSchema:schema53.
properties.labels.properties.from,data:data90};if(vErrors===null){vErrors=[err254]}else{vErrors.push(err254)}errors++}}if(data72.
to!==void 0&&func0.call(data72,"to")){let data91=data72.to;this.note("text",instancePath+"/labels/to",data91);if(typeof data91===
"string"){if(func51(data91)<1){const err255={instancePath:instancePath+"/labels/to",schemaPath:"#/properties/labels/prop\
erties/to/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.to,
data:data91};if(vErrors===null){vErrors=[err255]}else{vErrors.push(err255)}errors++}}else{const err256={instancePath:instancePath+
"/labels/to",schemaPath:"#/properties/labels/properties/to/type",keyword:"type",params:{type:"string"},schema:schema53.properties.
labels.properties.to.type,parentSchema:schema53.properties.labels.properties.to,data:data91};if(vErrors===null){vErrors=
[err256]}else{vErrors.push(err256)}errors++}}if(data72.allCategories!==void 0&&func0.call(data72,"allCategories")){let data92=data72.
allCategories;this.note("text",instancePath+"/labels/allCategories",data92);if(typeof data92==="string"){if(func51(data92)<
1){const err257={instancePath:instancePath+"/labels/allCategories",schemaPath:"#/properties/labels/properties/allCategor\
ies/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.allCategories,
data:data92};if(vErrors===null){vErrors=[err257]}else{vErrors.push(err257)}errors++}}else{const err258={instancePath:instancePath+
"/labels/allCategories",schemaPath:"#/properties/labels/properties/allCategories/type",keyword:"type",params:{type:"stri\
ng"},schema:schema53.properties.labels.properties.allCategories.type,parentSchema:schema53.properties.labels.properties.
allCategories,data:data92};if(vErrors===null){vErrors=[err258]}else{vErrors.push(err258)}errors++}}if(data72.category!==
void 0&&func0.call(data72,"category")){let data93=data72.category;this.note("text",instancePath+"/labels/category",data93);
if(typeof data93==="string"){if(func51(data93)<1){const err259={instancePath:instancePath+"/labels/category",schemaPath:"\
#/properties/labels/properties/category/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.
labels.properties.category,data:data93};if(vErrors===null){vErrors=[err259]}else{vErrors.push(err259)}errors++}}else{const err260={
instancePath:instancePath+"/labels/category",schemaPath:"#/properties/labels/properties/category/type",keyword:"type",params:{
type:"string"},schema:schema53.properties.labels.properties.category.type,parentSchema:schema53.properties.labels.properties.
category,data:data93};if(vErrors===null){vErrors=[err260]}else{vErrors.push(err260)}errors++}}if(data72.articles!==void 0&&
func0.call(data72,"articles")){let data94=data72.articles;if(data94&&typeof data94=="object"&&!Array.isArray(data94)){if(data94.
other===void 0||!func0.call(data94,"other")){const err261={instancePath:instancePath+"/labels/articles",schemaPath:"#/de\
finitions/CountedText/required",keyword:"required",params:{missingProperty:"other"},schema:schema50.required,parentSchema:schema50,
data:data94};if(vErrors===null){vErrors=[err261]}else{vErrors.push(err261)}errors++}for(const key19 of Object.keys(data94)){
if(!(key19==="zero"||key19==="one"||key19==="two"||key19==="few"||key19==="many"||key19==="other")){const err262={instancePath:instancePath+
"/labels/articles",schemaPath:"#/definitions/CountedText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key19},
schema:false,parentSchema:schema50,data:data94};if(vErrors===null){vErrors=[err262]}else{vErrors.push(err262)}errors++}}
if(data94.zero!==void 0&&func0.call(data94,"zero")){let data95=data94.zero;this.note("count-text",instancePath+"/labels/\
articles/zero",data95);if(typeof data95==="string"){if(func51(data95)<1){const err263={instancePath:instancePath+"/label\
s/articles/zero",schemaPath:"#/definitions/CountedText/properties/zero/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:schema50.properties.zero,data:data95};if(vErrors===null){vErrors=[err263]}else{vErrors.push(err263)}errors++}}else{
const err264={instancePath:instancePath+"/labels/articles/zero",schemaPath:"#/definitions/CountedText/properties/zero/ty\
pe",keyword:"type",params:{type:"string"},schema:schema50.properties.zero.type,parentSchema:schema50.properties.zero,data:data95};
if(vErrors===null){vErrors=[err264]}else{vErrors.push(err264)}errors++}}if(data94.one!==void 0&&func0.call(data94,"one")){
let data96=data94.one;this.note("count-text",instancePath+"/labels/articles/one",data96);if(typeof data96==="string"){if(func51(
data96)<1){const err265={instancePath:instancePath+"/labels/articles/one",schemaPath:"#/definitions/CountedText/properti\
es/one/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.one,data:data96};if(vErrors===
null){vErrors=[err265]}else{vErrors.push(err265)}errors++}}else{const err266={instancePath:instancePath+"/labels/article\
s/one",schemaPath:"#/definitions/CountedText/properties/one/type",keyword:"type",params:{type:"string"},schema:schema50.
properties.one.type,parentSchema:schema50.properties.one,data:data96};if(vErrors===null){vErrors=[err266]}else{vErrors.push(
err266)}errors++}}if(data94.two!==void 0&&func0.call(data94,"two")){let data97=data94.two;this.note("count-text",instancePath+
"/labels/articles/two",data97);if(typeof data97==="string"){if(func51(data97)<1){const err267={instancePath:instancePath+
"/labels/articles/two",schemaPath:"#/definitions/CountedText/properties/two/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema50.properties.two,data:data97};if(vErrors===null){vErrors=[err267]}else{vErrors.push(err267)}
errors++}}else{const err268={instancePath:instancePath+"/labels/articles/two",schemaPath:"#/definitions/CountedText/prop\
erties/two/type",keyword:"type",params:{type:"string"},schema:schema50.properties.two.type,parentSchema:schema50.properties.
two,data:data97};if(vErrors===null){vErrors=[err268]}else{vErrors.push(err268)}errors++}}if(data94.few!==void 0&&func0.call(
data94,"few")){let data98=data94.few;this.note("count-text",instancePath+"/labels/articles/few",data98);if(typeof data98===
"string"){if(func51(data98)<1){const err269={instancePath:instancePath+"/labels/articles/few",schemaPath:"#/definitions/\
CountedText/properties/few/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.few,
data:data98};if(vErrors===null){vErrors=[err269]}else{vErrors.push(err269)}errors++}}else{const err270={instancePath:instancePath+
"/labels/articles/few",schemaPath:"#/definitions/CountedText/properties/few/type",keyword:"type",params:{type:"string"},
schema:schema50.properties.few.type,parentSchema:schema50.properties.few,data:data98};if(vErrors===null){vErrors=[err270]}else{
vErrors.push(err270)}errors++}}if(data94.many!==void 0&&func0.call(data94,"many")){let data99=data94.many;this.note("cou\
nt-text",instancePath+"/labels/articles/many",data99);if(typeof data99==="string"){if(func51(data99)<1){const err271={instancePath:instancePath+
"/labels/articles/many",schemaPath:"#/definitions/CountedText/properties/many/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema50.properties.many,data:data99};if(vErrors===null){vErrors=[err271]}else{vErrors.push(err271)}
errors++}}else{const err272={instancePath:instancePath+"/labels/articles/many",schemaPath:"#/definitions/CountedText/pro\
perties/many/type",keyword:"type",params:{type:"string"},schema:schema50.properties.many.type,parentSchema:schema50.properties.
many,data:data99};if(vErrors===null){vErrors=[err272]}else{vErrors.push(err272)}errors++}}if(data94.other!==void 0&&func0.
call(data94,"other")){let data100=data94.other;this.note("count-text",instancePath+"/labels/articles/other",data100);if(typeof data100===
"string"){if(func51(data100)<1){const err273={instancePath:instancePath+"/labels/articles/other",schemaPath:"#/definitio\
ns/CountedText/properties/other/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.
other,data:data100};if(vErrors===null){vErrors=[err273]}else{vErrors.push(err273)}errors++}}else{const err274={instancePath:instancePath+
"/labels/articles/other",schemaPath:"#/definitions/CountedText/properties/other/type",keyword:"type",params:{type:"strin\
g"},schema:schema50.properties.other.type,parentSchema:schema50.properties.other,data:data100};if(vErrors===null){vErrors=
[err274]}else{vErrors.push(err274)}errors++}}}else{const err275={instancePath:instancePath+"/labels/articles",schemaPath:"\
#/definitions/CountedText/type",keyword:"type",params:{type:"object"},schema:schema50.type,parentSchema:schema50,data:data94};
if(vErrors===null){vErrors=[err275]}else{vErrors.push(err275)}errors++}}if(data72.articlesInCategory!==void 0&&func0.call(
data72,"articlesInCategory")){let data101=data72.articlesInCategory;if(data101&&typeof data101=="object"&&!Array.isArray(
data101)){if(data101.other===void 0||!func0.call(data101,"other")){const err276={instancePath:instancePath+"/labels/arti\
clesInCategory",schemaPath:"#/definitions/CountedText/required",keyword:"required",params:{missingProperty:"other"},schema:schema50.
required,parentSchema:schema50,data:data101};if(vErrors===null){vErrors=[err276]}else{vErrors.push(err276)}errors++}for(const key20 of Object.
keys(data101)){if(!(key20==="zero"||key20==="one"||key20==="two"||key20==="few"||key20==="many"||key20==="other")){const err277={
instancePath:instancePath+"/labels/articlesInCategory",schemaPath:"#/definitions/CountedText/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key20},schema:false,parentSchema:schema50,data:data101};if(vErrors===null){
vErrors=[err277]}else{vErrors.push(err277)}errors++}}if(data101.zero!==void 0&&func0.call(data101,"zero")){let data102=data101.
zero;this.note("count-text",instancePath+"/labels/articlesInCategory/zero",data102);if(typeof data102==="string"){if(func51(
data102)<1){const err278={instancePath:instancePath+"/labels/articlesInCategory/zero",schemaPath:"#/definitions/CountedT\
ext/properties/zero/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.zero,data:data102};
if(vErrors===null){vErrors=[err278]}else{vErrors.push(err278)}errors++}}else{const err279={instancePath:instancePath+"/l\
abels/articlesInCategory/zero",schemaPath:"#/definitions/CountedText/properties/zero/type",keyword:"type",params:{type:"\
string"},schema:schema50.properties.zero.type,parentSchema:schema50.properties.zero,data:data102};if(vErrors===null){vErrors=
[err279]}else{vErrors.push(err279)}errors++}}if(data101.one!==void 0&&func0.call(data101,"one")){let data103=data101.one;
this.note("count-text",instancePath+"/labels/articlesInCategory/one",data103);if(typeof data103==="string"){if(func51(data103)<
1){const err280={instancePath:instancePath+"/labels/articlesInCategory/one",schemaPath:"#/definitions/CountedText/proper\
ties/one/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.one,data:data103};if(vErrors===
null){vErrors=[err280]}else{vErrors.push(err280)}errors++}}else{const err281={instancePath:instancePath+"/labels/article\
sInCategory/one",schemaPath:"#/definitions/CountedText/properties/one/type",keyword:"type",params:{type:"string"},schema:schema50.
properties.one.type,parentSchema:schema50.properties.one,data:data103};if(vErrors===null){vErrors=[err281]}else{vErrors.
push(err281)}errors++}}if(data101.two!==void 0&&func0.call(data101,"two")){let data104=data101.two;this.note("count-text",
instancePath+"/labels/articlesInCategory/two",data104);if(typeof data104==="string"){if(func51(data104)<1){const err282={
instancePath:instancePath+"/labels/articlesInCategory/two",schemaPath:"#/definitions/CountedText/properties/two/minLengt\
h",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema50.properties.two,data:data104};if(vErrors===null){vErrors=
[err282]}else{vErrors.push(err282)}errors++}}else{const err283={instancePath:instancePath+"/labels/articlesInCategory/tw\
o",schemaPath:"#/definitions/CountedText/properties/two/type",keyword:"type",params:{type:"string"},schema:schema50.properties.
two.type,parentSchema:schema50.properties.two,data:data104};if(vErrors===null){vErrors=[err283]}else{vErrors.push(err283)}
errors++}}if(data101.few!==void 0&&func0.call(data101,"few")){let data105=data101.few;this.note("count-text",instancePath+
"/labels/articlesInCategory/few",data105);if(typeof data105==="string"){if(func51(data105)<1){const err284={instancePath:instancePath+
"/labels/articlesInCategory/few",schemaPath:"#/definitions/CountedText/properties/few/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema50.properties.few,data:data105};if(vErrors===null){vErrors=[err284]}else{vErrors.push(
err284)}errors++}}else{const err285={instancePath:instancePath+"/labels/articlesInCategory/few",schemaPath:"#/definition\
s/CountedText/properties/few/type",keyword:"type",params:{type:"string"},schema:schema50.properties.few.type,parentSchema:schema50.
properties.few,data:data105};if(vErrors===null){vErrors=[err285]}else{vErrors.push(err285)}errors++}}if(data101.many!==void 0&&
func0.call(data101,"many")){let data106=data101.many;this.note("count-text",instancePath+"/labels/articlesInCategory/man\
y",data106);if(typeof data106==="string"){if(func51(data106)<1){const err286={instancePath:instancePath+"/labels/article\
sInCategory/many",schemaPath:"#/definitions/CountedText/properties/many/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema50.properties.many,data:data106};if(vErrors===null){vErrors=[err286]}else{vErrors.push(err286)}
errors++}}else{const err287={instancePath:instancePath+"/labels/articlesInCategory/many",schemaPath:"#/definitions/Count\
edText/properties/many/type",keyword:"type",params:{type:"string"},schema:schema50.properties.many.type,parentSchema:schema50.
properties.many,data:data106};if(vErrors===null){vErrors=[err287]}else{vErrors.push(err287)}errors++}}if(data101.other!==
void 0&&func0.call(data101,"other")){let data107=data101.other;this.note("count-text",instancePath+"/labels/articlesInCa\
tegory/other",data107);if(typeof data107==="string"){if(func51(data107)<1){const err288={instancePath:instancePath+"/lab\
els/articlesInCategory/other",schemaPath:"#/definitions/CountedText/properties/other/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema50.properties.other,data:data107};if(vErrors===null){vErrors=[err288]}else{vErrors.
push(err288)}errors++}}else{const err289={instancePath:instancePath+"/labels/articlesInCategory/other",schemaPath:"#/def\
initions/CountedText/properties/other/type",keyword:"type",params:{type:"string"},schema:schema50.properties.other.type,
parentSchema:schema50.properties.other,data:data107};if(vErrors===null){vErrors=[err289]}else{vErrors.push(err289)}errors++}}}else{
const err290={instancePath:instancePath+"/labels/articlesInCategory",schemaPath:"#/definitions/CountedText/type",keyword:"\
type",params:{type:"object"},schema:schema50.type,parentSchema:schema50,data:data101};if(vErrors===null){vErrors=[err290]}else{
vErrors.push(err290)}errors++}}if(data72.needsScript!==void 0&&func0.call(data72,"needsScript")){let data108=data72.needsScript;
this.note("text",instancePath+"/labels/needsScript",data108);if(typeof data108==="string"){if(func51(data108)<1){const err291={
instancePath:instancePath+"/labels/needsScript",schemaPath:"#/properties/labels/properties/needsScript/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.needsScript,data:data108};if(vErrors===
null){vErrors=[err291]}else{vErrors.push(err291)}errors++}}else{const err292={instancePath:instancePath+"/labels/needsSc\
ript",schemaPath:"#/properties/labels/properties/needsScript/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.labels.properties.needsScript.type,parentSchema:schema53.properties.labels.properties.needsScript,data:data108};
if(vErrors===null){vErrors=[err292]}else{vErrors.push(err292)}errors++}}if(data72.noNumber!==void 0&&func0.call(data72,"\
noNumber")){let data109=data72.noNumber;this.note("text",instancePath+"/labels/noNumber",data109);if(typeof data109==="s\
tring"){if(func51(data109)<1){const err293={instancePath:instancePath+"/labels/noNumber",schemaPath:"#/properties/labels\
/properties/noNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.
noNumber,data:data109};if(vErrors===null){vErrors=[err293]}else{vErrors.push(err293)}errors++}}else{const err294={instancePath:instancePath+
"/labels/noNumber",schemaPath:"#/properties/labels/properties/noNumber/type",keyword:"type",params:{type:"string"},schema:schema53.
properties.labels.properties.noNumber.type,parentSchema:schema53.properties.labels.properties.noNumber,data:data109};if(vErrors===
null){vErrors=[err294]}else{vErrors.push(err294)}errors++}}if(data72.source!==void 0&&func0.call(data72,"source")){let data110=data72.
source;this.note("text",instancePath+"/labels/source",data110);if(typeof data110==="string"){if(func51(data110)<1){const err295={
instancePath:instancePath+"/labels/source",schemaPath:"#/properties/labels/properties/source/minLength",keyword:"minLeng\
th",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.source,data:data110};if(vErrors===null){
vErrors=[err295]}else{vErrors.push(err295)}errors++}}else{const err296={instancePath:instancePath+"/labels/source",schemaPath:"\
#/properties/labels/properties/source/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.
source.type,parentSchema:schema53.properties.labels.properties.source,data:data110};if(vErrors===null){vErrors=[err296]}else{
vErrors.push(err296)}errors++}}if(data72.tooLong!==void 0&&func0.call(data72,"tooLong")){let data111=data72.tooLong;this.
note("length-text",instancePath+"/labels/tooLong",data111);if(typeof data111==="string"){if(func51(data111)<1){const err297={
instancePath:instancePath+"/labels/tooLong",schemaPath:"#/properties/labels/properties/tooLong/minLength",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:schema53.properties.labels.properties.tooLong,data:data111};if(vErrors===null){
vErrors=[err297]}else{vErrors.push(err297)}errors++}}else{const err298={instancePath:instancePath+"/labels/tooLong",schemaPath:"\
#/properties/labels/properties/tooLong/type",keyword:"type",params:{type:"string"},schema:schema53.properties.labels.properties.
tooLong.type,parentSchema:schema53.properties.labels.properties.tooLong,data:data111};if(vErrors===null){vErrors=[err298]}else{
vErrors.push(err298)}errors++}}}else{const err299={instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/t\
ype",keyword:"type",params:{type:"object"},schema:schema53.properties.labels.type,parentSchema:schema53.properties.labels,
data:data72};if(vErrors===null){vErrors=[err299]}else{vErrors.push(err299)}errors++}}if(data.fields!==void 0&&func0.call(
data,"fields")){let data112=data.fields;if(data112&&typeof data112=="object"&&!Array.isArray(data112)){if(data112.name===
void 0||!func0.call(data112,"name")){const err300={instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/r\
equired",keyword:"required",params:{missingProperty:"name"},schema:schema53.properties.fields.required,parentSchema:schema53.
properties.fields,data:data112};if(vErrors===null){vErrors=[err300]}else{vErrors.push(err300)}errors++}if(data112.email===
void 0||!func0.call(data112,"email")){const err301={instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/\
required",keyword:"required",params:{missingProperty:"email"},schema:schema53.properties.fields.required,parentSchema:schema53.
properties.fields,data:data112};if(vErrors===null){vErrors=[err301]}else{vErrors.push(err301)}errors++}if(data112.organization===
void 0||!func0.call(data112,"organization")){const err302={instancePath:instancePath+"/fields",schemaPath:"#/properties/\
fields/required",keyword:"required",params:{missingProperty:"organization"},schema:schema53.properties.fields.required,parentSchema:schema53.
properties.fields,data:data112};if(vErrors===null){vErrors=[err302]}else{vErrors.push(err302)}errors++}if(data112.phone===
void 0||!func0.call(data112,"phone")){const err303={instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/\
required",keyword:"required",params:{missingProperty:"phone"},schema:schema53.properties.fields.required,parentSchema:schema53.
properties.fields,data:data112};if(vErrors===null){vErrors=[err303]}else{vErrors.push(err303)}errors++}if(data112.inquiryType===
void 0||!func0.call(data112,"inquiryType")){const err304={instancePath:instancePath+"/fields",schemaPath:"#/properties/f\
ields/required",keyword:"required",params:{missingProperty:"inquiryType"},schema:schema53.properties.fields.required,parentSchema:schema53.
properties.fields,data:data112};if(vErrors===null){vErrors=[err304]}else{vErrors.push(err304)}errors++}if(data112.message===
void 0||!func0.call(data112,"message")){const err305={instancePath:instancePath+"/fields",schemaPath:"#/properties/field\
s/required",keyword:"required",params:{missingProperty:"message"},schema:schema53.properties.fields.required,parentSchema:schema53.
properties.fields,data:data112};if(vErrors===null){vErrors=[err305]}else{vErrors.push(err305)}errors++}for(const key21 of Object.
keys(data112)){if(!(key21==="name"||key21==="email"||key21==="organization"||key21==="phone"||key21==="inquiryType"||key21===
"message")){const err306={instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key21},schema:false,parentSchema:schema53.properties.fields,data:data112};
if(vErrors===null){vErrors=[err306]}else{vErrors.push(err306)}errors++}}if(data112.name!==void 0&&func0.call(data112,"na\
me")){let data113=data112.name;if(data113&&typeof data113=="object"&&!Array.isArray(data113)){if(data113.label===void 0||
!func0.call(data113,"label")){const err307={instancePath:instancePath+"/fields/name",schemaPath:"#/definitions/FieldText\
/required",keyword:"required",params:{missingProperty:"label"},schema:schema51.required,parentSchema:schema51,data:data113};
if(vErrors===null){vErrors=[err307]}else{vErrors.push(err307)}errors++}for(const key22 of Object.keys(data113)){if(!(key22===
"label"||key22==="placeholder"||key22==="refused")){const err308={instancePath:instancePath+"/fields/name",schemaPath:"#\
/definitions/FieldText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key22},schema:false,
parentSchema:schema51,data:data113};if(vErrors===null){vErrors=[err308]}else{vErrors.push(err308)}errors++}}if(data113.label!==
void 0&&func0.call(data113,"label")){let data114=data113.label;this.note("text",instancePath+"/fields/name/label",data114);
if(typeof data114==="string"){if(func51(data114)<1){const err309={instancePath:instancePath+"/fields/name/label",schemaPath:"\
#/definitions/FieldText/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.
properties.label,data:data114};if(vErrors===null){vErrors=[err309]}else{vErrors.push(err309)}errors++}}else{const err310={
instancePath:instancePath+"/fields/name/label",schemaPath:"#/definitions/FieldText/properties/label/type",keyword:"type",
params:{type:"string"},schema:schema51.properties.label.type,parentSchema:schema51.properties.label,data:data114};if(vErrors===
null){vErrors=[err310]}else{vErrors.push(err310)}errors++}}if(data113.placeholder!==void 0&&func0.call(data113,"placehol\
der")){let data115=data113.placeholder;this.note("text",instancePath+"/fields/name/placeholder",data115);if(typeof data115===
"string"){if(func51(data115)<1){const err311={instancePath:instancePath+"/fields/name/placeholder",schemaPath:"#/definit\
ions/FieldText/properties/placeholder/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.
placeholder,data:data115};if(vErrors===null){vErrors=[err311]}else{vErrors.push(err311)}errors++}}else{const err312={instancePath:instancePath+
"/fields/name/placeholder",schemaPath:"#/definitions/FieldText/properties/placeholder/type",keyword:"type",params:{type:"\
string"},schema:schema51.properties.placeholder.type,parentSchema:schema51.properties.placeholder,data:data115};if(vErrors===
null){vErrors=[err312]}else{vErrors.push(err312)}errors++}}if(data113.refused!==void 0&&func0.call(data113,"refused")){let data116=data113.
refused;this.note("text",instancePath+"/fields/name/refused",data116);if(typeof data116==="string"){if(func51(data116)<1){
const err313={instancePath:instancePath+"/fields/name/refused",schemaPath:"#/definitions/FieldText/properties/refused/mi\
nLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.refused,data:data116};if(vErrors===
null){vErrors=[err313]}else{vErrors.push(err313)}errors++}}else{const err314={instancePath:instancePath+"/fields/name/re\
fused",schemaPath:"#/definitions/FieldText/properties/refused/type",keyword:"type",params:{type:"string"},schema:schema51.
properties.refused.type,parentSchema:schema51.properties.refused,data:data116};if(vErrors===null){vErrors=[err314]}else{
vErrors.push(err314)}errors++}}}else{const err315={instancePath:instancePath+"/fields/name",schemaPath:"#/definitions/Fi\
eldText/type",keyword:"type",params:{type:"object"},schema:schema51.type,parentSchema:schema51,data:data113};if(vErrors===
null){vErrors=[err315]}else{vErrors.push(err315)}errors++}}if(data112.email!==void 0&&func0.call(data112,"email")){let data117=data112.
email;if(data117&&typeof data117=="object"&&!Array.isArray(data117)){if(data117.label===void 0||!func0.call(data117,"lab\
el")){const err316={instancePath:instancePath+"/fields/email",schemaPath:"#/definitions/FieldText/required",keyword:"req\
uired",params:{missingProperty:"label"},schema:schema51.required,parentSchema:schema51,data:data117};if(vErrors===null){
vErrors=[err316]}else{vErrors.push(err316)}errors++}for(const key23 of Object.keys(data117)){if(!(key23==="label"||key23===
"placeholder"||key23==="refused")){const err317={instancePath:instancePath+"/fields/email",schemaPath:"#/definitions/Fie\
ldText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key23},schema:false,parentSchema:schema51,
data:data117};if(vErrors===null){vErrors=[err317]}else{vErrors.push(err317)}errors++}}if(data117.label!==void 0&&func0.call(
data117,"label")){let data118=data117.label;this.note("text",instancePath+"/fields/email/label",data118);if(typeof data118===
"string"){if(func51(data118)<1){const err318={instancePath:instancePath+"/fields/email/label",schemaPath:"#/definitions/\
FieldText/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.label,
data:data118};if(vErrors===null){vErrors=[err318]}else{vErrors.push(err318)}errors++}}else{const err319={instancePath:instancePath+
"/fields/email/label",schemaPath:"#/definitions/FieldText/properties/label/type",keyword:"type",params:{type:"string"},schema:schema51.
properties.label.type,parentSchema:schema51.properties.label,data:data118};if(vErrors===null){vErrors=[err319]}else{vErrors.
push(err319)}errors++}}if(data117.placeholder!==void 0&&func0.call(data117,"placeholder")){let data119=data117.placeholder;
this.note("text",instancePath+"/fields/email/placeholder",data119);if(typeof data119==="string"){if(func51(data119)<1){const err320={
instancePath:instancePath+"/fields/email/placeholder",schemaPath:"#/definitions/FieldText/properties/placeholder/minLeng\
th",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.placeholder,data:data119};if(vErrors===
null){vErrors=[err320]}else{vErrors.push(err320)}errors++}}else{const err321={instancePath:instancePath+"/fields/email/p\
laceholder",schemaPath:"#/definitions/FieldText/properties/placeholder/type",keyword:"type",params:{type:"string"},schema:schema51.
properties.placeholder.type,parentSchema:schema51.properties.placeholder,data:data119};if(vErrors===null){vErrors=[err321]}else{
vErrors.push(err321)}errors++}}if(data117.refused!==void 0&&func0.call(data117,"refused")){let data120=data117.refused;this.
note("text",instancePath+"/fields/email/refused",data120);if(typeof data120==="string"){if(func51(data120)<1){const err322={
instancePath:instancePath+"/fields/email/refused",schemaPath:"#/definitions/FieldText/properties/refused/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.refused,data:data120};if(vErrors===null){vErrors=[
err322]}else{vErrors.push(err322)}errors++}}else{const err323={instancePath:instancePath+"/fields/email/refused",schemaPath:"\
#/definitions/FieldText/properties/refused/type",keyword:"type",params:{type:"string"},schema:schema51.properties.refused.
type,parentSchema:schema51.properties.refused,data:data120};if(vErrors===null){vErrors=[err323]}else{vErrors.push(err323)}
errors++}}}else{const err324={instancePath:instancePath+"/fields/email",schemaPath:"#/definitions/FieldText/type",keyword:"\
type",params:{type:"object"},schema:schema51.type,parentSchema:schema51,data:data117};if(vErrors===null){vErrors=[err324]}else{
vErrors.push(err324)}errors++}}if(data112.organization!==void 0&&func0.call(data112,"organization")){let data121=data112.
organization;if(data121&&typeof data121=="object"&&!Array.isArray(data121)){if(data121.label===void 0||!func0.call(data121,
"label")){const err325={instancePath:instancePath+"/fields/organization",schemaPath:"#/definitions/FieldText/required",keyword:"\
required",params:{missingProperty:"label"},schema:schema51.required,parentSchema:schema51,data:data121};if(vErrors===null){
vErrors=[err325]}else{vErrors.push(err325)}errors++}for(const key24 of Object.keys(data121)){if(!(key24==="label"||key24===
"placeholder"||key24==="refused")){const err326={instancePath:instancePath+"/fields/organization",schemaPath:"#/definiti\
ons/FieldText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key24},schema:false,parentSchema:schema51,
data:data121};if(vErrors===null){vErrors=[err326]}else{vErrors.push(err326)}errors++}}if(data121.label!==void 0&&func0.call(
data121,"label")){let data122=data121.label;this.note("text",instancePath+"/fields/organization/label",data122);if(typeof data122===
"string"){if(func51(data122)<1){const err327={instancePath:instancePath+"/fields/organization/label",schemaPath:"#/defin\
itions/FieldText/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.
label,data:data122};if(vErrors===null){vErrors=[err327]}else{vErrors.push(err327)}errors++}}else{const err328={instancePath:instancePath+
"/fields/organization/label",schemaPath:"#/definitions/FieldText/properties/label/type",keyword:"type",params:{type:"str\
ing"},schema:schema51.properties.label.type,parentSchema:schema51.properties.label,data:data122};if(vErrors===null){vErrors=
[err328]}else{vErrors.push(err328)}errors++}}if(data121.placeholder!==void 0&&func0.call(data121,"placeholder")){let data123=data121.
placeholder;this.note("text",instancePath+"/fields/organization/placeholder",data123);if(typeof data123==="string"){if(func51(
data123)<1){const err329={instancePath:instancePath+"/fields/organization/placeholder",schemaPath:"#/definitions/FieldTe\
xt/properties/placeholder/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.placeholder,
data:data123};if(vErrors===null){vErrors=[err329]}else{vErrors.push(err329)}errors++}}else{const err330={instancePath:instancePath+
"/fields/organization/placeholder",schemaPath:"#/definitions/FieldText/properties/placeholder/type",keyword:"type",params:{
type:"string"},schema:schema51.properties.placeholder.type,parentSchema:schema51.properties.placeholder,data:data123};if(vErrors===
null){vErrors=[err330]}else{vErrors.push(err330)}errors++}}if(data121.refused!==void 0&&func0.call(data121,"refused")){let data124=data121.
refused;this.note("text",instancePath+"/fields/organization/refused",data124);if(typeof data124==="string"){if(func51(data124)<
1){const err331={instancePath:instancePath+"/fields/organization/refused",schemaPath:"#/definitions/FieldText/properties\
/refused/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.refused,data:data124};
if(vErrors===null){vErrors=[err331]}else{vErrors.push(err331)}errors++}}else{const err332={instancePath:instancePath+"/f\
ields/organization/refused",schemaPath:"#/definitions/FieldText/properties/refused/type",keyword:"type",params:{type:"st\
ring"},schema:schema51.properties.refused.type,parentSchema:schema51.properties.refused,data:data124};if(vErrors===null){
vErrors=[err332]}else{vErrors.push(err332)}errors++}}}else{const err333={instancePath:instancePath+"/fields/organization",
schemaPath:"#/definitions/FieldText/type",keyword:"type",params:{type:"object"},schema:schema51.type,parentSchema:schema51,
data:data121};if(vErrors===null){vErrors=[err333]}else{vErrors.push(err333)}errors++}}if(data112.phone!==void 0&&func0.call(
data112,"phone")){let data125=data112.phone;if(data125&&typeof data125=="object"&&!Array.isArray(data125)){if(data125.label===
void 0||!func0.call(data125,"label")){const err334={instancePath:instancePath+"/fields/phone",schemaPath:"#/definitions/\
FieldText/required",keyword:"required",params:{missingProperty:"label"},schema:schema51.required,parentSchema:schema51,data:data125};
if(vErrors===null){vErrors=[err334]}else{vErrors.push(err334)}errors++}for(const key25 of Object.keys(data125)){if(!(key25===
"label"||key25==="placeholder"||key25==="refused")){const err335={instancePath:instancePath+"/fields/phone",schemaPath:"\
#/definitions/FieldText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key25},schema:false,
parentSchema:schema51,data:data125};if(vErrors===null){vErrors=[err335]}else{vErrors.push(err335)}errors++}}if(data125.label!==
void 0&&func0.call(data125,"label")){let data126=data125.label;this.note("text",instancePath+"/fields/phone/label",data126);
if(typeof data126==="string"){if(func51(data126)<1){const err336={instancePath:instancePath+"/fields/phone/label",schemaPath:"\
#/definitions/FieldText/properties/label/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.
properties.label,data:data126};if(vErrors===null){vErrors=[err336]}else{vErrors.push(err336)}errors++}}else{const err337={
instancePath:instancePath+"/fields/phone/label",schemaPath:"#/definitions/FieldText/properties/label/type",keyword:"type",
params:{type:"string"},schema:schema51.properties.label.type,parentSchema:schema51.properties.label,data:data126};if(vErrors===
null){vErrors=[err337]}else{vErrors.push(err337)}errors++}}if(data125.placeholder!==void 0&&func0.call(data125,"placehol\
der")){let data127=data125.placeholder;this.note("text",instancePath+"/fields/phone/placeholder",data127);if(typeof data127===
"string"){if(func51(data127)<1){const err338={instancePath:instancePath+"/fields/phone/placeholder",schemaPath:"#/defini\
tions/FieldText/properties/placeholder/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.
placeholder,data:data127};if(vErrors===null){vErrors=[err338]}else{vErrors.push(err338)}errors++}}else{const err339={instancePath:instancePath+
"/fields/phone/placeholder",schemaPath:"#/definitions/FieldText/properties/placeholder/type",keyword:"type",params:{type:"\
string"},schema:schema51.properties.placeholder.type,parentSchema:schema51.properties.placeholder,data:data127};if(vErrors===
null){vErrors=[err339]}else{vErrors.push(err339)}errors++}}if(data125.refused!==void 0&&func0.call(data125,"refused")){let data128=data125.
refused;this.note("text",instancePath+"/fields/phone/refused",data128);if(typeof data128==="string"){if(func51(data128)<
1){const err340={instancePath:instancePath+"/fields/phone/refused",schemaPath:"#/definitions/FieldText/properties/refuse\
d/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema51.properties.refused,data:data128};if(vErrors===
null){vErrors=[err340]}else{vErrors.push(err340)}errors++}}else{const err341={instancePath:instancePath+"/fields/phone/r\
efused",schemaPath:"#/definitions/FieldText/properties/refused/type",keyword:"type",params:{type:"string"},schema:schema51.
properties.refused.type,parentSchema:schema51.properties.refused,data:data128};if(vErrors===null){vErrors=[err341]}else{
vErrors.push(err341)}errors++}}}else{const err342={instancePath:instancePath+"/fields/phone",schemaPath:"#/definitions/F\
ieldText/type",keyword:"type",params:{type:"object"},schema:schema51.type,parentSchema:schema51,data:data125};if(vErrors===
null){vErrors=[err342]}else{vErrors.push(err342)}errors++}}if(data112.inquiryType!==void 0&&func0.call(data112,"inquiryT\
ype")){let data129=data112.inquiryType;if(data129&&typeof data129=="object"&&!Array.isArray(data129)){if(data129.label===
void 0||!func0.call(data129,"label")){const err343={instancePath:instancePath+"/fields/inquiryType",schemaPath:"#/defini\
tions/FieldText/required",keyword:"required",params:{missingProperty:"label"},schema:schema51.required,parentSchema:schema51,
data:data129};if(vErrors===null){vErrors=[err343]}else{vErrors.push(err343)}errors++}for(const key26 of Object.keys(data129)){
if(!(key26==="label"||key26==="placeholder"||key26==="refused")){const err344={instancePath:instancePath+"/fields/inquir\
yType",schemaPath:"#/definitions/FieldText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key26},
schema:false,parentSchema:schema51,data:data129};if(vErrors===null){vErrors=[err344]}else{vErrors.push(err344)}errors++}}
if(data129.label!==void 0&&func0.call(data129,"label")){let data130=data129.label;this.note("text",instancePath+"/fields\
/inquiryType/label",data130);if(typeof data130==="string"){if(func51(data130)<1){const err345={instancePath:instancePath+
"/fields/inquiryType/label",schemaPath:"#/definitions/FieldText/properties/label/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema51.properties.label,data:data130};if(vErrors===null){vErrors=[err345]}else{vErrors.
push(err345)}errors++}}else{const err346={instancePath:instancePath+"/fields/inquiryType/label",schemaPath:"#/definition\
s/FieldText/properties/label/type",keyword:"type",params:{type:"string"},schema:schema51.properties.label.type,parentSchema:schema51.
properties.label,data:data130};if(vErrors===null){vErrors=[err346]}else{vErrors.push(err346)}errors++}}if(data129.placeholder!==
void 0&&func0.call(data129,"placeholder")){let data131=data129.placeholder;this.note("text",instancePath+"/fields/inquir\
yType/placeholder",data131);if(typeof data131==="string"){if(func51(data131)<1){const err347={instancePath:instancePath+
"/fields/inquiryType/placeholder",schemaPath:"#/definitions/FieldText/properties/placeholder/minLength",keyword:"minLeng\
th",params:{limit:1},schema:1,parentSchema:schema51.properties.placeholder,data:data131};if(vErrors===null){vErrors=[err347]}else{
vErrors.push(err347)}errors++}}else{const err348={instancePath:instancePath+"/fields/inquiryType/placeholder",schemaPath:"\
#/definitions/FieldText/properties/placeholder/type",keyword:"type",params:{type:"string"},schema:schema51.properties.placeholder.
type,parentSchema:schema51.properties.placeholder,data:data131};if(vErrors===null){vErrors=[err348]}else{vErrors.push(err348)}
errors++}}if(data129.refused!==void 0&&func0.call(data129,"refused")){let data132=data129.refused;this.note("text",instancePath+
"/fields/inquiryType/refused",data132);if(typeof data132==="string"){if(func51(data132)<1){const err349={instancePath:instancePath+
"/fields/inquiryType/refused",schemaPath:"#/definitions/FieldText/properties/refused/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema51.properties.refused,data:data132};if(vErrors===null){vErrors=[err349]}else{vErrors.
push(err349)}errors++}}else{const err350={instancePath:instancePath+"/fields/inquiryType/refused",schemaPath:"#/definiti\
ons/FieldText/properties/refused/type",keyword:"type",params:{type:"string"},schema:schema51.properties.refused.type,parentSchema:schema51.
properties.refused,data:data132};if(vErrors===null){vErrors=[err350]}else{vErrors.push(err350)}errors++}}}else{const err351={
instancePath:instancePath+"/fields/inquiryType",schemaPath:"#/definitions/FieldText/type",keyword:"type",params:{type:"o\
bject"},schema:schema51.type,parentSchema:schema51,data:data129};if(vErrors===null){vErrors=[err351]}else{vErrors.push(err351)}
errors++}}if(data112.message!==void 0&&func0.call(data112,"message")){let data133=data112.message;if(data133&&typeof data133==
"object"&&!Array.isArray(data133)){if(data133.label===void 0||!func0.call(data133,"label")){const err352={instancePath:instancePath+
"/fields/message",schemaPath:"#/definitions/FieldText/required",keyword:"required",params:{missingProperty:"label"},schema:schema51.
required,parentSchema:schema51,data:data133};if(vErrors===null){vErrors=[err352]}else{vErrors.push(err352)}errors++}for(const key27 of Object.
keys(data133)){if(!(key27==="label"||key27==="placeholder"||key27==="refused")){const err353={instancePath:instancePath+
"/fields/message",schemaPath:"#/definitions/FieldText/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key27},
schema:false,parentSchema:schema51,data:data133};if(vErrors===null){vErrors=[err353]}else{vErrors.push(err353)}errors++}}
if(data133.label!==void 0&&func0.call(data133,"label")){let data134=data133.label;this.note("text",instancePath+"/fields\
/message/label",data134);if(typeof data134==="string"){if(func51(data134)<1){const err354={instancePath:instancePath+"/f\
ields/message/label",schemaPath:"#/definitions/FieldText/properties/label/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema51.properties.label,data:data134};if(vErrors===null){vErrors=[err354]}else{vErrors.push(err354)}
errors++}}else{const err355={instancePath:instancePath+"/fields/message/label",schemaPath:"#/definitions/FieldText/prope\
rties/label/type",keyword:"type",params:{type:"string"},schema:schema51.properties.label.type,parentSchema:schema51.properties.
label,data:data134};if(vErrors===null){vErrors=[err355]}else{vErrors.push(err355)}errors++}}if(data133.placeholder!==void 0&&
func0.call(data133,"placeholder")){let data135=data133.placeholder;this.note("text",instancePath+"/fields/message/placeh\
older",data135);if(typeof data135==="string"){if(func51(data135)<1){const err356={instancePath:instancePath+"/fields/mes\
sage/placeholder",schemaPath:"#/definitions/FieldText/properties/placeholder/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema51.properties.placeholder,data:data135};if(vErrors===null){vErrors=[err356]}else{vErrors.push(
err356)}errors++}}else{const err357={instancePath:instancePath+"/fields/message/placeholder",schemaPath:"#/definitions/F\
ieldText/properties/placeholder/type",keyword:"type",params:{type:"string"},schema:schema51.properties.placeholder.type,
parentSchema:schema51.properties.placeholder,data:data135};if(vErrors===null){vErrors=[err357]}else{vErrors.push(err357)}
errors++}}if(data133.refused!==void 0&&func0.call(data133,"refused")){let data136=data133.refused;this.note("text",instancePath+
"/fields/message/refused",data136);if(typeof data136==="string"){if(func51(data136)<1){const err358={instancePath:instancePath+
"/fields/message/refused",schemaPath:"#/definitions/FieldText/properties/refused/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema51.properties.refused,data:data136};if(vErrors===null){vErrors=[err358]}else{vErrors.
push(err358)}errors++}}else{const err359={instancePath:instancePath+"/fields/message/refused",schemaPath:"#/definitions/\
FieldText/properties/refused/type",keyword:"type",params:{type:"string"},schema:schema51.properties.refused.type,parentSchema:schema51.
properties.refused,data:data136};if(vErrors===null){vErrors=[err359]}else{vErrors.push(err359)}errors++}}}else{const err360={
instancePath:instancePath+"/fields/message",schemaPath:"#/definitions/FieldText/type",keyword:"type",params:{type:"objec\
t"},schema:schema51.type,parentSchema:schema51,data:data133};if(vErrors===null){vErrors=[err360]}else{vErrors.push(err360)}
errors++}}}else{const err361={instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{
type:"object"},schema:schema53.properties.fields.type,parentSchema:schema53.properties.fields,data:data112};if(vErrors===
null){vErrors=[err361]}else{vErrors.push(err361)}errors++}}if(data.forms!==void 0&&func0.call(data,"forms")){let data137=data.
forms;if(data137&&typeof data137=="object"&&!Array.isArray(data137)){if(Object.keys(data137).length<1){const err362={instancePath:instancePath+
"/forms",schemaPath:"#/properties/forms/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema53.
properties.forms,data:data137};if(vErrors===null){vErrors=[err362]}else{vErrors.push(err362)}errors++}for(const key28 of Object.
keys(data137)){const _errs315=errors;if(typeof key28==="string"){if(!pattern82.test(key28)){const err363={instancePath:instancePath+
"/forms",schemaPath:"#/properties/forms/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},schema:"\
^[a-z][a-z0-9-]*$",parentSchema:schema53.properties.forms.propertyNames,data:key28,propertyName:key28};if(vErrors===null){
vErrors=[err363]}else{vErrors.push(err363)}errors++}}var valid52=_errs315===errors;if(!valid52){const err364={instancePath:instancePath+
"/forms",schemaPath:"#/properties/forms/propertyNames",keyword:"propertyNames",params:{propertyName:key28},schema:schema53.
properties.forms.propertyNames,parentSchema:schema53.properties.forms,data:data137};if(vErrors===null){vErrors=[err364]}else{
vErrors.push(err364)}errors++}}for(const key29 of Object.keys(data137)){let data138=data137[key29];if(data138&&typeof data138==
"object"&&!Array.isArray(data138)){if(data138.title===void 0||!func0.call(data138,"title")){const err365={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/required",keyword:"\
required",params:{missingProperty:"title"},schema:schema53.properties.forms.additionalProperties.required,parentSchema:schema53.
properties.forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err365]}else{vErrors.push(err365)}errors++}
if(data138.inquiryType===void 0||!func0.call(data138,"inquiryType")){const err366={instancePath:instancePath+"/forms/"+key29.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/required",keyword:"required",
params:{missingProperty:"inquiryType"},schema:schema53.properties.forms.additionalProperties.required,parentSchema:schema53.
properties.forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err366]}else{vErrors.push(err366)}errors++}
if(data138.submit===void 0||!func0.call(data138,"submit")){const err367={instancePath:instancePath+"/forms/"+key29.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/required",keyword:"required",params:{
missingProperty:"submit"},schema:schema53.properties.forms.additionalProperties.required,parentSchema:schema53.properties.
forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err367]}else{vErrors.push(err367)}errors++}if(data138.
sending===void 0||!func0.call(data138,"sending")){const err368={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/required",keyword:"required",params:{missingProperty:"\
sending"},schema:schema53.properties.forms.additionalProperties.required,parentSchema:schema53.properties.forms.additionalProperties,
data:data138};if(vErrors===null){vErrors=[err368]}else{vErrors.push(err368)}errors++}if(data138.cancel===void 0||!func0.
call(data138,"cancel")){const err369={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/forms/additionalProperties/required",keyword:"required",params:{missingProperty:"cancel"},schema:schema53.properties.
forms.additionalProperties.required,parentSchema:schema53.properties.forms.additionalProperties,data:data138};if(vErrors===
null){vErrors=[err369]}else{vErrors.push(err369)}errors++}if(data138.send===void 0||!func0.call(data138,"send")){const err370={
instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/addition\
alProperties/required",keyword:"required",params:{missingProperty:"send"},schema:schema53.properties.forms.additionalProperties.
required,parentSchema:schema53.properties.forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err370]}else{
vErrors.push(err370)}errors++}if(data138.success===void 0||!func0.call(data138,"success")){const err371={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/required",keyword:"\
required",params:{missingProperty:"success"},schema:schema53.properties.forms.additionalProperties.required,parentSchema:schema53.
properties.forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err371]}else{vErrors.push(err371)}errors++}
if(data138.failure===void 0||!func0.call(data138,"failure")){const err372={instancePath:instancePath+"/forms/"+key29.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/required",keyword:"required",params:{
missingProperty:"failure"},schema:schema53.properties.forms.additionalProperties.required,parentSchema:schema53.properties.
forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err372]}else{vErrors.push(err372)}errors++}for(const key30 of Object.
keys(data138)){if(!func0.call(schema53.properties.forms.additionalProperties.properties,key30)){const err373={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/forms/additionalProperties/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key30},schema:false,parentSchema:schema53.properties.
forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err373]}else{vErrors.push(err373)}errors++}}if(data138.
title!==void 0&&func0.call(data138,"title")){let data139=data138.title;this.note("text",instancePath+"/forms/"+key29.replace(
/~/g,"~0").replace(/\//g,"~1")+"/title",data139);if(typeof data139==="string"){if(func51(data139)<1){const err374={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/forms/additionalProperties/prop\
erties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.
properties.title,data:data139};if(vErrors===null){vErrors=[err374]}else{vErrors.push(err374)}errors++}}else{const err375={
instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/properties/forms\
/additionalProperties/properties/title/type",keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.
properties.title.type,parentSchema:schema53.properties.forms.additionalProperties.properties.title,data:data139};if(vErrors===
null){vErrors=[err375]}else{vErrors.push(err375)}errors++}}if(data138.text!==void 0&&func0.call(data138,"text")){let data140=data138.
text;this.note("rich-text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",data140);if(typeof data140===
"string"){if(func51(data140)<1){const err376={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,
"~1")+"/text",schemaPath:"#/properties/forms/additionalProperties/properties/text/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.properties.text,data:data140};if(vErrors===
null){vErrors=[err376]}else{vErrors.push(err376)}errors++}}else{const err377={instancePath:instancePath+"/forms/"+key29.
replace(/~/g,"~0").replace(/\//g,"~1")+"/text",schemaPath:"#/properties/forms/additionalProperties/properties/text/type",
keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.properties.text.type,parentSchema:schema53.
properties.forms.additionalProperties.properties.text,data:data140};if(vErrors===null){vErrors=[err377]}else{vErrors.push(
err377)}errors++}}if(data138.inquiryTitle!==void 0&&func0.call(data138,"inquiryTitle")){let data141=data138.inquiryTitle;
this.note("inquiry-text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",data141);if(typeof data141===
"string"){if(func51(data141)<1){const err378={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,
"~1")+"/inquiryTitle",schemaPath:"#/properties/forms/additionalProperties/properties/inquiryTitle/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.properties.inquiryTitle,data:data141};
if(vErrors===null){vErrors=[err378]}else{vErrors.push(err378)}errors++}}else{const err379={instancePath:instancePath+"/f\
orms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",schemaPath:"#/properties/forms/additionalProperties/\
properties/inquiryTitle/type",keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.
properties.inquiryTitle.type,parentSchema:schema53.properties.forms.additionalProperties.properties.inquiryTitle,data:data141};
if(vErrors===null){vErrors=[err379]}else{vErrors.push(err379)}errors++}}if(data138.inquiryText!==void 0&&func0.call(data138,
"inquiryText")){let data142=data138.inquiryText;this.note("inquiry-text",instancePath+"/forms/"+key29.replace(/~/g,"~0").
replace(/\//g,"~1")+"/inquiryText",data142);if(typeof data142==="string"){if(func51(data142)<1){const err380={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",schemaPath:"#/properties/forms/additionalPropertie\
s/properties/inquiryText/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.forms.
additionalProperties.properties.inquiryText,data:data142};if(vErrors===null){vErrors=[err380]}else{vErrors.push(err380)}
errors++}}else{const err381={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryT\
ext",schemaPath:"#/properties/forms/additionalProperties/properties/inquiryText/type",keyword:"type",params:{type:"strin\
g"},schema:schema53.properties.forms.additionalProperties.properties.inquiryText.type,parentSchema:schema53.properties.forms.
additionalProperties.properties.inquiryText,data:data142};if(vErrors===null){vErrors=[err381]}else{vErrors.push(err381)}
errors++}}if(data138.inquiryType!==void 0&&func0.call(data138,"inquiryType")){let data143=data138.inquiryType;this.note(
"text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",data143);if(typeof data143==="\
string"){if(func51(data143)<1){const err382={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,
"~1")+"/inquiryType",schemaPath:"#/properties/forms/additionalProperties/properties/inquiryType/minLength",keyword:"minL\
ength",params:{limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.properties.inquiryType,data:data143};
if(vErrors===null){vErrors=[err382]}else{vErrors.push(err382)}errors++}}else{const err383={instancePath:instancePath+"/f\
orms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",schemaPath:"#/properties/forms/additionalProperties/p\
roperties/inquiryType/type",keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.
properties.inquiryType.type,parentSchema:schema53.properties.forms.additionalProperties.properties.inquiryType,data:data143};
if(vErrors===null){vErrors=[err383]}else{vErrors.push(err383)}errors++}}if(data138.submit!==void 0&&func0.call(data138,"\
submit")){let data144=data138.submit;this.note("text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+
"/submit",data144);if(typeof data144==="string"){if(func51(data144)<1){const err384={instancePath:instancePath+"/forms/"+
key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",schemaPath:"#/properties/forms/additionalProperties/properties/su\
bmit/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.
properties.submit,data:data144};if(vErrors===null){vErrors=[err384]}else{vErrors.push(err384)}errors++}}else{const err385={
instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",schemaPath:"#/properties/form\
s/additionalProperties/properties/submit/type",keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.
properties.submit.type,parentSchema:schema53.properties.forms.additionalProperties.properties.submit,data:data144};if(vErrors===
null){vErrors=[err385]}else{vErrors.push(err385)}errors++}}if(data138.sending!==void 0&&func0.call(data138,"sending")){let data145=data138.
sending;this.note("text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending",data145);if(typeof data145===
"string"){if(func51(data145)<1){const err386={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,
"~1")+"/sending",schemaPath:"#/properties/forms/additionalProperties/properties/sending/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.properties.sending,data:data145};if(vErrors===
null){vErrors=[err386]}else{vErrors.push(err386)}errors++}}else{const err387={instancePath:instancePath+"/forms/"+key29.
replace(/~/g,"~0").replace(/\//g,"~1")+"/sending",schemaPath:"#/properties/forms/additionalProperties/properties/sending\
/type",keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.properties.sending.type,
parentSchema:schema53.properties.forms.additionalProperties.properties.sending,data:data145};if(vErrors===null){vErrors=
[err387]}else{vErrors.push(err387)}errors++}}if(data138.cancel!==void 0&&func0.call(data138,"cancel")){let data146=data138.
cancel;this.note("text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",data146);if(typeof data146===
"string"){if(func51(data146)<1){const err388={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,
"~1")+"/cancel",schemaPath:"#/properties/forms/additionalProperties/properties/cancel/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:schema53.properties.forms.additionalProperties.properties.cancel,data:data146};if(vErrors===
null){vErrors=[err388]}else{vErrors.push(err388)}errors++}}else{const err389={instancePath:instancePath+"/forms/"+key29.
replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",schemaPath:"#/properties/forms/additionalProperties/properties/cancel/t\
ype",keyword:"type",params:{type:"string"},schema:schema53.properties.forms.additionalProperties.properties.cancel.type,
parentSchema:schema53.properties.forms.additionalProperties.properties.cancel,data:data146};if(vErrors===null){vErrors=[
err389]}else{vErrors.push(err389)}errors++}}if(data138.send!==void 0&&func0.call(data138,"send")){let data147=data138.send;
if(!(data147==="function"||data147==="simulated")){const err390={instancePath:instancePath+"/forms/"+key29.replace(/~/g,
"~0").replace(/\//g,"~1")+"/send",schemaPath:"#/properties/forms/additionalProperties/properties/send/enum",keyword:"enu\
m",params:{allowedValues:schema53.properties.forms.additionalProperties.properties.send.enum},schema:schema53.properties.
forms.additionalProperties.properties.send.enum,parentSchema:schema53.properties.forms.additionalProperties.properties.send,
data:data147};if(vErrors===null){vErrors=[err390]}else{vErrors.push(err390)}errors++}}if(data138.success!==void 0&&func0.
call(data138,"success")){let data148=data138.success;if(data148&&typeof data148=="object"&&!Array.isArray(data148)){if(data148.
title===void 0||!func0.call(data148,"title")){const err391={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").
replace(/\//g,"~1")+"/success",schemaPath:"#/definitions/ToastData/required",keyword:"required",params:{missingProperty:"\
title"},schema:schema52.required,parentSchema:schema52,data:data148};if(vErrors===null){vErrors=[err391]}else{vErrors.push(
err391)}errors++}if(data148.text===void 0||!func0.call(data148,"text")){const err392={instancePath:instancePath+"/forms/"+
key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success",schemaPath:"#/definitions/ToastData/required",keyword:"required",
params:{missingProperty:"text"},schema:schema52.required,parentSchema:schema52,data:data148};if(vErrors===null){vErrors=
[err392]}else{vErrors.push(err392)}errors++}for(const key31 of Object.keys(data148)){if(!(key31==="title"||key31==="text"||
key31==="style")){const err393={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/succe\
ss",schemaPath:"#/definitions/ToastData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key31},
schema:false,parentSchema:schema52,data:data148};if(vErrors===null){vErrors=[err393]}else{vErrors.push(err393)}errors++}}
if(data148.title!==void 0&&func0.call(data148,"title")){let data149=data148.title;this.note("text",instancePath+"/forms/"+
key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success/title",data149);if(typeof data149==="string"){if(func51(data149)<
1){const err394={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success/title",schemaPath:"\
#/definitions/ToastData/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema52.
properties.title,data:data149};if(vErrors===null){vErrors=[err394]}else{vErrors.push(err394)}errors++}}else{const err395={
instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success/title",schemaPath:"#/definiti\
ons/ToastData/properties/title/type",keyword:"type",params:{type:"string"},schema:schema52.properties.title.type,parentSchema:schema52.
properties.title,data:data149};if(vErrors===null){vErrors=[err395]}else{vErrors.push(err395)}errors++}}if(data148.text!==
void 0&&func0.call(data148,"text")){let data150=data148.text;this.note("toast-text",instancePath+"/forms/"+key29.replace(
/~/g,"~0").replace(/\//g,"~1")+"/success/text",data150);if(typeof data150==="string"){if(func51(data150)<1){const err396={
instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success/text",schemaPath:"#/definitio\
ns/ToastData/properties/text/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema52.properties.text,
data:data150};if(vErrors===null){vErrors=[err396]}else{vErrors.push(err396)}errors++}}else{const err397={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success/text",schemaPath:"#/definitions/ToastData/properties/te\
xt/type",keyword:"type",params:{type:"string"},schema:schema52.properties.text.type,parentSchema:schema52.properties.text,
data:data150};if(vErrors===null){vErrors=[err397]}else{vErrors.push(err397)}errors++}}if(data148.style!==void 0&&func0.call(
data148,"style")){let data151=data148.style;if(!(data151==="default"||data151==="destructive")){const err398={instancePath:instancePath+
"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success/style",schemaPath:"#/definitions/ToastData/properties/s\
tyle/enum",keyword:"enum",params:{allowedValues:schema52.properties.style.enum},schema:schema52.properties.style.enum,parentSchema:schema52.
properties.style,data:data151};if(vErrors===null){vErrors=[err398]}else{vErrors.push(err398)}errors++}}}else{const err399={
instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/success",schemaPath:"#/definitions/To\
astData/type",keyword:"type",params:{type:"object"},schema:schema52.type,parentSchema:schema52,data:data148};if(vErrors===
null){vErrors=[err399]}else{vErrors.push(err399)}errors++}}if(data138.failure!==void 0&&func0.call(data138,"failure")){let data152=data138.
failure;if(data152&&typeof data152=="object"&&!Array.isArray(data152)){if(data152.title===void 0||!func0.call(data152,"t\
itle")){const err400={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure",schemaPath:"\
#/definitions/ToastData/required",keyword:"required",params:{missingProperty:"title"},schema:schema52.required,parentSchema:schema52,
data:data152};if(vErrors===null){vErrors=[err400]}else{vErrors.push(err400)}errors++}if(data152.text===void 0||!func0.call(
data152,"text")){const err401={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failur\
e",schemaPath:"#/definitions/ToastData/required",keyword:"required",params:{missingProperty:"text"},schema:schema52.required,
parentSchema:schema52,data:data152};if(vErrors===null){vErrors=[err401]}else{vErrors.push(err401)}errors++}for(const key32 of Object.
keys(data152)){if(!(key32==="title"||key32==="text"||key32==="style")){const err402={instancePath:instancePath+"/forms/"+
key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure",schemaPath:"#/definitions/ToastData/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key32},schema:false,parentSchema:schema52,data:data152};if(vErrors===null){
vErrors=[err402]}else{vErrors.push(err402)}errors++}}if(data152.title!==void 0&&func0.call(data152,"title")){let data153=data152.
title;this.note("text",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure/title",data153);if(typeof data153===
"string"){if(func51(data153)<1){const err403={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,
"~1")+"/failure/title",schemaPath:"#/definitions/ToastData/properties/title/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema52.properties.title,data:data153};if(vErrors===null){vErrors=[err403]}else{vErrors.push(err403)}
errors++}}else{const err404={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure/\
title",schemaPath:"#/definitions/ToastData/properties/title/type",keyword:"type",params:{type:"string"},schema:schema52.
properties.title.type,parentSchema:schema52.properties.title,data:data153};if(vErrors===null){vErrors=[err404]}else{vErrors.
push(err404)}errors++}}if(data152.text!==void 0&&func0.call(data152,"text")){let data154=data152.text;this.note("toast-t\
ext",instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure/text",data154);if(typeof data154==="s\
tring"){if(func51(data154)<1){const err405={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/failure/text",schemaPath:"#/definitions/ToastData/properties/text/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:schema52.properties.text,data:data154};if(vErrors===null){vErrors=[err405]}else{vErrors.push(err405)}
errors++}}else{const err406={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure/\
text",schemaPath:"#/definitions/ToastData/properties/text/type",keyword:"type",params:{type:"string"},schema:schema52.properties.
text.type,parentSchema:schema52.properties.text,data:data154};if(vErrors===null){vErrors=[err406]}else{vErrors.push(err406)}
errors++}}if(data152.style!==void 0&&func0.call(data152,"style")){let data155=data152.style;if(!(data155==="default"||data155===
"destructive")){const err407={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure\
/style",schemaPath:"#/definitions/ToastData/properties/style/enum",keyword:"enum",params:{allowedValues:schema52.properties.
style.enum},schema:schema52.properties.style.enum,parentSchema:schema52.properties.style,data:data155};if(vErrors===null){
vErrors=[err407]}else{vErrors.push(err407)}errors++}}}else{const err408={instancePath:instancePath+"/forms/"+key29.replace(
/~/g,"~0").replace(/\//g,"~1")+"/failure",schemaPath:"#/definitions/ToastData/type",keyword:"type",params:{type:"object"},
schema:schema52.type,parentSchema:schema52,data:data152};if(vErrors===null){vErrors=[err408]}else{vErrors.push(err408)}errors++}}}else{
const err409={instancePath:instancePath+"/forms/"+key29.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
forms/additionalProperties/type",keyword:"type",params:{type:"object"},schema:schema53.properties.forms.additionalProperties.
type,parentSchema:schema53.properties.forms.additionalProperties,data:data138};if(vErrors===null){vErrors=[err409]}else{
vErrors.push(err409)}errors++}}}else{const err410={instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/typ\
e",keyword:"type",params:{type:"object"},schema:schema53.properties.forms.type,parentSchema:schema53.properties.forms,data:data137};
if(vErrors===null){vErrors=[err410]}else{vErrors.push(err410)}errors++}}if(data.feed!==void 0&&func0.call(data,"feed")){
let data156=data.feed;if(data156&&typeof data156=="object"&&!Array.isArray(data156)){if(data156.title===void 0||!func0.call(
data156,"title")){const err411={instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/required",keyword:"requi\
red",params:{missingProperty:"title"},schema:schema53.properties.feed.required,parentSchema:schema53.properties.feed,data:data156};
if(vErrors===null){vErrors=[err411]}else{vErrors.push(err411)}errors++}if(data156.page===void 0||!func0.call(data156,"pa\
ge")){const err412={instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/required",keyword:"required",params:{
missingProperty:"page"},schema:schema53.properties.feed.required,parentSchema:schema53.properties.feed,data:data156};if(vErrors===
null){vErrors=[err412]}else{vErrors.push(err412)}errors++}for(const key33 of Object.keys(data156)){if(!(key33==="title"||
key33==="page")){const err413={instancePath:instancePath+"/feed",schemaPath:"#/properties/feed/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key33},schema:false,parentSchema:schema53.properties.feed,data:data156};
if(vErrors===null){vErrors=[err413]}else{vErrors.push(err413)}errors++}}if(data156.title!==void 0&&func0.call(data156,"t\
itle")){let data157=data156.title;this.note("text",instancePath+"/feed/title",data157);if(typeof data157==="string"){if(func51(
data157)<1){const err414={instancePath:instancePath+"/feed/title",schemaPath:"#/properties/feed/properties/title/minLeng\
th",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.properties.feed.properties.title,data:data157};if(vErrors===
null){vErrors=[err414]}else{vErrors.push(err414)}errors++}}else{const err415={instancePath:instancePath+"/feed/title",schemaPath:"\
#/properties/feed/properties/title/type",keyword:"type",params:{type:"string"},schema:schema53.properties.feed.properties.
title.type,parentSchema:schema53.properties.feed.properties.title,data:data157};if(vErrors===null){vErrors=[err415]}else{
vErrors.push(err415)}errors++}}if(data156.page!==void 0&&func0.call(data156,"page")){let data158=data156.page;this.note(
"link",instancePath+"/feed/page",data158);if(typeof data158==="string"){if(func51(data158)<1){const err416={instancePath:instancePath+
"/feed/page",schemaPath:"#/properties/feed/properties/page/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.feed.properties.page,data:data158};if(vErrors===null){vErrors=[err416]}else{vErrors.push(err416)}errors++}}else{
const err417={instancePath:instancePath+"/feed/page",schemaPath:"#/properties/feed/properties/page/type",keyword:"type",
params:{type:"string"},schema:schema53.properties.feed.properties.page.type,parentSchema:schema53.properties.feed.properties.
page,data:data158};if(vErrors===null){vErrors=[err417]}else{vErrors.push(err417)}errors++}}}else{const err418={instancePath:instancePath+
"/feed",schemaPath:"#/properties/feed/type",keyword:"type",params:{type:"object"},schema:schema53.properties.feed.type,parentSchema:schema53.
properties.feed,data:data156};if(vErrors===null){vErrors=[err418]}else{vErrors.push(err418)}errors++}}if(data.redirects!==
void 0&&func0.call(data,"redirects")){let data159=data.redirects;if(data159&&typeof data159=="object"&&!Array.isArray(data159)){
for(const key34 of Object.keys(data159)){const _errs364=errors;if(typeof key34==="string"){if(!pattern61.test(key34)){const err419={
instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^/"},schema:"^/",parentSchema:schema53.properties.redirects.propertyNames,data:key34,propertyName:key34};if(vErrors===
null){vErrors=[err419]}else{vErrors.push(err419)}errors++}}var valid60=_errs364===errors;if(!valid60){const err420={instancePath:instancePath+
"/redirects",schemaPath:"#/properties/redirects/propertyNames",keyword:"propertyNames",params:{propertyName:key34},schema:schema53.
properties.redirects.propertyNames,parentSchema:schema53.properties.redirects,data:data159};if(vErrors===null){vErrors=[
err420]}else{vErrors.push(err420)}errors++}}for(const key35 of Object.keys(data159)){let data160=data159[key35];this.note(
"link",instancePath+"/redirects/"+key35.replace(/~/g,"~0").replace(/\//g,"~1"),data160);if(typeof data160==="string"){if(func51(
data160)<1){const err421={instancePath:instancePath+"/redirects/"+key35.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/redirects/additionalProperties/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:schema53.
properties.redirects.additionalProperties,data:data160};if(vErrors===null){vErrors=[err421]}else{vErrors.push(err421)}errors++}}else{
const err422={instancePath:instancePath+"/redirects/"+key35.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/redirects/additionalProperties/type",keyword:"type",params:{type:"string"},schema:schema53.properties.redirects.additionalProperties.
type,parentSchema:schema53.properties.redirects.additionalProperties,data:data160};if(vErrors===null){vErrors=[err422]}else{
vErrors.push(err422)}errors++}}}else{const err423={instancePath:instancePath+"/redirects",schemaPath:"#/properties/redir\
ects/type",keyword:"type",params:{type:"object"},schema:schema53.properties.redirects.type,parentSchema:schema53.properties.
redirects,data:data159};if(vErrors===null){vErrors=[err423]}else{vErrors.push(err423)}errors++}}}else{const err424={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema53.type,parentSchema:schema53,data};if(vErrors===
null){vErrors=[err424]}else{vErrors.push(err424)}errors++}validate39.errors=vErrors;return errors===0}var ThemeColors=validate40;
var schema66={"title":"ThemeColors","type":"object","additionalProperties":false,"minProperties":1,"description":"Colour\
s of a theme.","properties":{"page":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"What everything stands on\
, such as `'#0b1512'`."},"surface":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The ground of tinted secti\
ons, such as `'#111e19'`."},"raised":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The ground of cards, fie\
lds and menus, such as `'#182822'`."},"line":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Lines that only \
divide, such as `'#2b3d36'`."},"border":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The edges of fields a\
nd of buttons without a ground, such as `'#6f857b'`."},"text":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"\
Words, such as `'#f4f1e6'`."},"muted":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Words that stand back, \
such as `'#adbbb2'`."},"accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Links and what is marked; als\
o the ground of buttons, such as `'#b9f06a'`."},"on-accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"W\
ords on the accent, such as `'#0d1a14'`."},"signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The loud \
ground of badges and of selected text, such as `'#b9f06a'`."},"on-signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","d\
escription":"Words on the signal, such as `'#0d1a14'`."},"danger":{"type":"string","pattern":"^#[0-9a-f]{6}$","descripti\
on":"Words that say what went wrong, such as `'#ff9d8a'`."},"danger-fill":{"type":"string","pattern":"^#[0-9a-f]{6}$","d\
escription":"The ground of messages that say so, such as `'#b3372a'`."},"on-danger":{"type":"string","pattern":"^#[0-9a-\
f]{6}$","description":"Words on that ground, such as `'#ffffff'`."},"focus":{"type":"string","pattern":"^#[0-9a-f]{6}$",
"description":"The frame around what the keyboard has reached, such as `'#f4f1e6'`."}}};var pattern84=new RegExp("^#[0-9\
a-f]{6}$","u");function validate40(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;
let errors=0;if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){const err0={instancePath,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema66,data};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}for(const key0 of Object.keys(data)){if(!func0.call(schema66.properties,
key0)){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
schema:false,parentSchema:schema66,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.page!==
void 0&&func0.call(data,"page")){let data0=data.page;if(typeof data0==="string"){if(!pattern84.test(data0)){const err2={
instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6\
}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.page,data:data0};if(vErrors===null){vErrors=[err2]}else{vErrors.
push(err2)}errors++}}else{const err3={instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"typ\
e",params:{type:"string"},schema:schema66.properties.page.type,parentSchema:schema66.properties.page,data:data0};if(vErrors===
null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.surface!==void 0&&func0.call(data,"surface")){let data1=data.
surface;if(typeof data1==="string"){if(!pattern84.test(data1)){const err4={instancePath:instancePath+"/surface",schemaPath:"\
#/properties/surface/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.surface,data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{const err5={instancePath:instancePath+
"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type:"string"},schema:schema66.properties.surface.
type,parentSchema:schema66.properties.surface,data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}
if(data.raised!==void 0&&func0.call(data,"raised")){let data2=data.raised;if(typeof data2==="string"){if(!pattern84.test(
data2)){const err6={instancePath:instancePath+"/raised",schemaPath:"#/properties/raised/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.raised,data:data2};if(vErrors===null){
vErrors=[err6]}else{vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/raised",schemaPath:"#/prop\
erties/raised/type",keyword:"type",params:{type:"string"},schema:schema66.properties.raised.type,parentSchema:schema66.properties.
raised,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.line!==void 0&&func0.call(
data,"line")){let data3=data.line;if(typeof data3==="string"){if(!pattern84.test(data3)){const err8={instancePath:instancePath+
"/line",schemaPath:"#/properties/line/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}\
$",parentSchema:schema66.properties.line,data:data3};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{
const err9={instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.line.type,parentSchema:schema66.properties.line,data:data3};if(vErrors===null){vErrors=[err9]}else{
vErrors.push(err9)}errors++}}if(data.border!==void 0&&func0.call(data,"border")){let data4=data.border;if(typeof data4===
"string"){if(!pattern84.test(data4)){const err10={instancePath:instancePath+"/border",schemaPath:"#/properties/border/pa\
ttern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.border,
data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+
"/border",schemaPath:"#/properties/border/type",keyword:"type",params:{type:"string"},schema:schema66.properties.border.
type,parentSchema:schema66.properties.border,data:data4};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}
if(data.text!==void 0&&func0.call(data,"text")){let data5=data.text;if(typeof data5==="string"){if(!pattern84.test(data5)){
const err12={instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.text,data:data5};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:schema66.properties.text.type,parentSchema:schema66.properties.text,data:data5};if(vErrors===
null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}if(data.muted!==void 0&&func0.call(data,"muted")){let data6=data.
muted;if(typeof data6==="string"){if(!pattern84.test(data6)){const err14={instancePath:instancePath+"/muted",schemaPath:"\
#/properties/muted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.muted,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}else{const err15={instancePath:instancePath+
"/muted",schemaPath:"#/properties/muted/type",keyword:"type",params:{type:"string"},schema:schema66.properties.muted.type,
parentSchema:schema66.properties.muted,data:data6};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}}
if(data.accent!==void 0&&func0.call(data,"accent")){let data7=data.accent;if(typeof data7==="string"){if(!pattern84.test(
data7)){const err16={instancePath:instancePath+"/accent",schemaPath:"#/properties/accent/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.accent,data:data7};if(vErrors===null){
vErrors=[err16]}else{vErrors.push(err16)}errors++}}else{const err17={instancePath:instancePath+"/accent",schemaPath:"#/p\
roperties/accent/type",keyword:"type",params:{type:"string"},schema:schema66.properties.accent.type,parentSchema:schema66.
properties.accent,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(err17)}errors++}}if(data["on-accent"]!==
void 0&&func0.call(data,"on-accent")){let data8=data["on-accent"];if(typeof data8==="string"){if(!pattern84.test(data8)){
const err18={instancePath:instancePath+"/on-accent",schemaPath:"#/properties/on-accent/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-accent"],data:data8};if(vErrors===
null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}else{const err19={instancePath:instancePath+"/on-accent",schemaPath:"\
#/properties/on-accent/type",keyword:"type",params:{type:"string"},schema:schema66.properties["on-accent"].type,parentSchema:schema66.
properties["on-accent"],data:data8};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}if(data.signal!==
void 0&&func0.call(data,"signal")){let data9=data.signal;if(typeof data9==="string"){if(!pattern84.test(data9)){const err20={
instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-\
f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.signal,data:data9};if(vErrors===null){vErrors=[err20]}else{
vErrors.push(err20)}errors++}}else{const err21={instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",
keyword:"type",params:{type:"string"},schema:schema66.properties.signal.type,parentSchema:schema66.properties.signal,data:data9};
if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data["on-signal"]!==void 0&&func0.call(data,"on\
-signal")){let data10=data["on-signal"];if(typeof data10==="string"){if(!pattern84.test(data10)){const err22={instancePath:instancePath+
"/on-signal",schemaPath:"#/properties/on-signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[\
0-9a-f]{6}$",parentSchema:schema66.properties["on-signal"],data:data10};if(vErrors===null){vErrors=[err22]}else{vErrors.
push(err22)}errors++}}else{const err23={instancePath:instancePath+"/on-signal",schemaPath:"#/properties/on-signal/type",
keyword:"type",params:{type:"string"},schema:schema66.properties["on-signal"].type,parentSchema:schema66.properties["on-\
signal"],data:data10};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data.danger!==void 0&&func0.
call(data,"danger")){let data11=data.danger;if(typeof data11==="string"){if(!pattern84.test(data11)){const err24={instancePath:instancePath+
"/danger",schemaPath:"#/properties/danger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f\
]{6}$",parentSchema:schema66.properties.danger,data:data11};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}
errors++}}else{const err25={instancePath:instancePath+"/danger",schemaPath:"#/properties/danger/type",keyword:"type",params:{
type:"string"},schema:schema66.properties.danger.type,parentSchema:schema66.properties.danger,data:data11};if(vErrors===
null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}if(data["danger-fill"]!==void 0&&func0.call(data,"danger-fill")){
let data12=data["danger-fill"];if(typeof data12==="string"){if(!pattern84.test(data12)){const err26={instancePath:instancePath+
"/danger-fill",schemaPath:"#/properties/danger-fill/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"\
^#[0-9a-f]{6}$",parentSchema:schema66.properties["danger-fill"],data:data12};if(vErrors===null){vErrors=[err26]}else{vErrors.
push(err26)}errors++}}else{const err27={instancePath:instancePath+"/danger-fill",schemaPath:"#/properties/danger-fill/ty\
pe",keyword:"type",params:{type:"string"},schema:schema66.properties["danger-fill"].type,parentSchema:schema66.properties["\
danger-fill"],data:data12};if(vErrors===null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data["on-danger"]!==
void 0&&func0.call(data,"on-danger")){let data13=data["on-danger"];if(typeof data13==="string"){if(!pattern84.test(data13)){
const err28={instancePath:instancePath+"/on-danger",schemaPath:"#/properties/on-danger/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-danger"],data:data13};if(vErrors===
null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+"/on-danger",schemaPath:"\
#/properties/on-danger/type",keyword:"type",params:{type:"string"},schema:schema66.properties["on-danger"].type,parentSchema:schema66.
properties["on-danger"],data:data13};if(vErrors===null){vErrors=[err29]}else{vErrors.push(err29)}errors++}}if(data.focus!==
void 0&&func0.call(data,"focus")){let data14=data.focus;if(typeof data14==="string"){if(!pattern84.test(data14)){const err30={
instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]\
{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.focus,data:data14};if(vErrors===null){vErrors=[err30]}else{
vErrors.push(err30)}errors++}}else{const err31={instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/type",
keyword:"type",params:{type:"string"},schema:schema66.properties.focus.type,parentSchema:schema66.properties.focus,data:data14};
if(vErrors===null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}}else{const err32={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:schema66.type,parentSchema:schema66,data};if(vErrors===null){vErrors=[err32]}else{
vErrors.push(err32)}errors++}validate40.errors=vErrors;return errors===0}var ThemeSource=validate41;var schema67={"title":"\
ThemeSource","description":"What a brand looks like. What is left out stays as it is; colours are held to the contrast t\
hat people need.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"colors":{"type":"object",
"additionalProperties":false,"minProperties":1,"description":"The colours, by theme.","properties":{"dark":{"$ref":"#/de\
finitions/ThemeColors","description":"The dark theme, which visitors see first; its bold sections have colours of their \
own below `bold`."},"light":{"$ref":"#/definitions/ThemeColors","description":"The light theme. Its bold sections wear t\
he dark one."},"bold":{"$ref":"#/definitions/ThemeColors","description":"The bold sections of the dark theme."}}},"font":{
"type":"object","additionalProperties":false,"required":["family","file"],"title":"ThemeFont","description":"The letters\
 of all words.","properties":{"family":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9 -]*$","description":"The name of \
the font, such as Inter Variable."},"file":{"type":"string","pattern":"^/[\\w./-]+\\.woff2$","description":"Its file in \
the public folder, such as /fonts/inter-4.1.woff2: one file with all weights from 400 to 700. A changed file needs anoth\
er name."}}},"radius":{"type":"object","additionalProperties":false,"minProperties":1,"title":"ThemeRadius","description":"\
How round corners are.","properties":{"sm":{"type":"string","pattern":"^(0|(\\d*\\.)?\\d+(rem|px))$","description":"Corn\
ers of fields and small things, such as `.375rem`."},"md":{"type":"string","pattern":"^(0|(\\d*\\.)?\\d+(rem|px))$","des\
cription":"Corners of cards and pictures, such as `1rem`."},"full":{"type":"string","pattern":"^(0|(\\d*\\.)?\\d+(rem|px))$",
"description":"Corners of buttons and badges, such as `99rem`."}}}}};var pattern144=new RegExp("^[A-Za-z][A-Za-z0-9 -]*$",
"u");var pattern145=new RegExp("^/[\\w./-]+\\.woff2$","u");var pattern146=new RegExp("^(0|(\\d*\\.)?\\d+(rem|px))$","u");
function validate41(data,{instancePath="",parentData,parentDataProperty,rootData=data}={}){let vErrors=null;let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){const err0={instancePath,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema67,data};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}for(const key0 of Object.keys(data)){if(!(key0==="colors"||key0==="font"||key0===
"radius")){const err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
schema:false,parentSchema:schema67,data};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.colors!==
void 0&&func0.call(data,"colors")){let data0=data.colors;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(Object.
keys(data0).length<1){const err2={instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/minProperties",keyword:"\
minProperties",params:{limit:1},schema:1,parentSchema:schema67.properties.colors,data:data0};if(vErrors===null){vErrors=
[err2]}else{vErrors.push(err2)}errors++}for(const key1 of Object.keys(data0)){if(!(key1==="dark"||key1==="light"||key1===
"bold")){const err3={instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},schema:false,parentSchema:schema67.properties.colors,data:data0};
if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data0.dark!==void 0&&func0.call(data0,"dark")){let data1=data0.
dark;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(Object.keys(data1).length<1){const err4={instancePath:instancePath+
"/colors/dark",schemaPath:"#/definitions/ThemeColors/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema66,
data:data1};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}for(const key2 of Object.keys(data1)){if(!func0.
call(schema66.properties,key2)){const err5={instancePath:instancePath+"/colors/dark",schemaPath:"#/definitions/ThemeColo\
rs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},schema:false,parentSchema:schema66,
data:data1};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data1.page!==void 0&&func0.call(data1,
"page")){let data2=data1.page;if(typeof data2==="string"){if(!pattern84.test(data2)){const err6={instancePath:instancePath+
"/colors/dark/page",schemaPath:"#/definitions/ThemeColors/properties/page/pattern",keyword:"pattern",params:{pattern:"^#\
[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.page,data:data2};if(vErrors===null){vErrors=[err6]}else{
vErrors.push(err6)}errors++}}else{const err7={instancePath:instancePath+"/colors/dark/page",schemaPath:"#/definitions/Th\
emeColors/properties/page/type",keyword:"type",params:{type:"string"},schema:schema66.properties.page.type,parentSchema:schema66.
properties.page,data:data2};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data1.surface!==void 0&&
func0.call(data1,"surface")){let data3=data1.surface;if(typeof data3==="string"){if(!pattern84.test(data3)){const err8={
instancePath:instancePath+"/colors/dark/surface",schemaPath:"#/definitions/ThemeColors/properties/surface/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.surface,data:data3};
if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}else{const err9={instancePath:instancePath+"/colors/\
dark/surface",schemaPath:"#/definitions/ThemeColors/properties/surface/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.surface.type,parentSchema:schema66.properties.surface,data:data3};if(vErrors===null){vErrors=[err9]}else{vErrors.
push(err9)}errors++}}if(data1.raised!==void 0&&func0.call(data1,"raised")){let data4=data1.raised;if(typeof data4==="str\
ing"){if(!pattern84.test(data4)){const err10={instancePath:instancePath+"/colors/dark/raised",schemaPath:"#/definitions/\
ThemeColors/properties/raised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.raised,data:data4};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}else{const err11={instancePath:instancePath+
"/colors/dark/raised",schemaPath:"#/definitions/ThemeColors/properties/raised/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.raised.type,parentSchema:schema66.properties.raised,data:data4};if(vErrors===null){vErrors=[err11]}else{
vErrors.push(err11)}errors++}}if(data1.line!==void 0&&func0.call(data1,"line")){let data5=data1.line;if(typeof data5==="\
string"){if(!pattern84.test(data5)){const err12={instancePath:instancePath+"/colors/dark/line",schemaPath:"#/definitions\
/ThemeColors/properties/line/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.line,data:data5};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}}else{const err13={instancePath:instancePath+
"/colors/dark/line",schemaPath:"#/definitions/ThemeColors/properties/line/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.line.type,parentSchema:schema66.properties.line,data:data5};if(vErrors===null){vErrors=[err13]}else{vErrors.push(
err13)}errors++}}if(data1.border!==void 0&&func0.call(data1,"border")){let data6=data1.border;if(typeof data6==="string"){
if(!pattern84.test(data6)){const err14={instancePath:instancePath+"/colors/dark/border",schemaPath:"#/definitions/ThemeC\
olors/properties/border/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.border,data:data6};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}else{const err15={instancePath:instancePath+
"/colors/dark/border",schemaPath:"#/definitions/ThemeColors/properties/border/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.border.type,parentSchema:schema66.properties.border,data:data6};if(vErrors===null){vErrors=[err15]}else{
vErrors.push(err15)}errors++}}if(data1.text!==void 0&&func0.call(data1,"text")){let data7=data1.text;if(typeof data7==="\
string"){if(!pattern84.test(data7)){const err16={instancePath:instancePath+"/colors/dark/text",schemaPath:"#/definitions\
/ThemeColors/properties/text/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.text,data:data7};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}}else{const err17={instancePath:instancePath+
"/colors/dark/text",schemaPath:"#/definitions/ThemeColors/properties/text/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.text.type,parentSchema:schema66.properties.text,data:data7};if(vErrors===null){vErrors=[err17]}else{vErrors.push(
err17)}errors++}}if(data1.muted!==void 0&&func0.call(data1,"muted")){let data8=data1.muted;if(typeof data8==="string"){if(!pattern84.
test(data8)){const err18={instancePath:instancePath+"/colors/dark/muted",schemaPath:"#/definitions/ThemeColors/propertie\
s/muted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.
muted,data:data8};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}else{const err19={instancePath:instancePath+
"/colors/dark/muted",schemaPath:"#/definitions/ThemeColors/properties/muted/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.muted.type,parentSchema:schema66.properties.muted,data:data8};if(vErrors===null){vErrors=[err19]}else{
vErrors.push(err19)}errors++}}if(data1.accent!==void 0&&func0.call(data1,"accent")){let data9=data1.accent;if(typeof data9===
"string"){if(!pattern84.test(data9)){const err20={instancePath:instancePath+"/colors/dark/accent",schemaPath:"#/definiti\
ons/ThemeColors/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.accent,data:data9};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}else{const err21={instancePath:instancePath+
"/colors/dark/accent",schemaPath:"#/definitions/ThemeColors/properties/accent/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.accent.type,parentSchema:schema66.properties.accent,data:data9};if(vErrors===null){vErrors=[err21]}else{
vErrors.push(err21)}errors++}}if(data1["on-accent"]!==void 0&&func0.call(data1,"on-accent")){let data10=data1["on-accent"];
if(typeof data10==="string"){if(!pattern84.test(data10)){const err22={instancePath:instancePath+"/colors/dark/on-accent",
schemaPath:"#/definitions/ThemeColors/properties/on-accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},
schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-accent"],data:data10};if(vErrors===null){vErrors=[err22]}else{
vErrors.push(err22)}errors++}}else{const err23={instancePath:instancePath+"/colors/dark/on-accent",schemaPath:"#/definit\
ions/ThemeColors/properties/on-accent/type",keyword:"type",params:{type:"string"},schema:schema66.properties["on-accent"].
type,parentSchema:schema66.properties["on-accent"],data:data10};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}
errors++}}if(data1.signal!==void 0&&func0.call(data1,"signal")){let data11=data1.signal;if(typeof data11==="string"){if(!pattern84.
test(data11)){const err24={instancePath:instancePath+"/colors/dark/signal",schemaPath:"#/definitions/ThemeColors/propert\
ies/signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.
signal,data:data11};if(vErrors===null){vErrors=[err24]}else{vErrors.push(err24)}errors++}}else{const err25={instancePath:instancePath+
"/colors/dark/signal",schemaPath:"#/definitions/ThemeColors/properties/signal/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.signal.type,parentSchema:schema66.properties.signal,data:data11};if(vErrors===null){vErrors=[
err25]}else{vErrors.push(err25)}errors++}}if(data1["on-signal"]!==void 0&&func0.call(data1,"on-signal")){let data12=data1["\
on-signal"];if(typeof data12==="string"){if(!pattern84.test(data12)){const err26={instancePath:instancePath+"/colors/dar\
k/on-signal",schemaPath:"#/definitions/ThemeColors/properties/on-signal/pattern",keyword:"pattern",params:{pattern:"^#[0\
-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-signal"],data:data12};if(vErrors===null){vErrors=
[err26]}else{vErrors.push(err26)}errors++}}else{const err27={instancePath:instancePath+"/colors/dark/on-signal",schemaPath:"\
#/definitions/ThemeColors/properties/on-signal/type",keyword:"type",params:{type:"string"},schema:schema66.properties["o\
n-signal"].type,parentSchema:schema66.properties["on-signal"],data:data12};if(vErrors===null){vErrors=[err27]}else{vErrors.
push(err27)}errors++}}if(data1.danger!==void 0&&func0.call(data1,"danger")){let data13=data1.danger;if(typeof data13==="\
string"){if(!pattern84.test(data13)){const err28={instancePath:instancePath+"/colors/dark/danger",schemaPath:"#/definiti\
ons/ThemeColors/properties/danger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.danger,data:data13};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}}else{const err29={instancePath:instancePath+
"/colors/dark/danger",schemaPath:"#/definitions/ThemeColors/properties/danger/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.danger.type,parentSchema:schema66.properties.danger,data:data13};if(vErrors===null){vErrors=[
err29]}else{vErrors.push(err29)}errors++}}if(data1["danger-fill"]!==void 0&&func0.call(data1,"danger-fill")){let data14=data1["\
danger-fill"];if(typeof data14==="string"){if(!pattern84.test(data14)){const err30={instancePath:instancePath+"/colors/d\
ark/danger-fill",schemaPath:"#/definitions/ThemeColors/properties/danger-fill/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["danger-fill"],data:data14};if(vErrors===null){
vErrors=[err30]}else{vErrors.push(err30)}errors++}}else{const err31={instancePath:instancePath+"/colors/dark/danger-fill",
schemaPath:"#/definitions/ThemeColors/properties/danger-fill/type",keyword:"type",params:{type:"string"},schema:schema66.
properties["danger-fill"].type,parentSchema:schema66.properties["danger-fill"],data:data14};if(vErrors===null){vErrors=[
err31]}else{vErrors.push(err31)}errors++}}if(data1["on-danger"]!==void 0&&func0.call(data1,"on-danger")){let data15=data1["\
on-danger"];if(typeof data15==="string"){if(!pattern84.test(data15)){const err32={instancePath:instancePath+"/colors/dar\
k/on-danger",schemaPath:"#/definitions/ThemeColors/properties/on-danger/pattern",keyword:"pattern",params:{pattern:"^#[0\
-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-danger"],data:data15};if(vErrors===null){vErrors=
[err32]}else{vErrors.push(err32)}errors++}}else{const err33={instancePath:instancePath+"/colors/dark/on-danger",schemaPath:"\
#/definitions/ThemeColors/properties/on-danger/type",keyword:"type",params:{type:"string"},schema:schema66.properties["o\
n-danger"].type,parentSchema:schema66.properties["on-danger"],data:data15};if(vErrors===null){vErrors=[err33]}else{vErrors.
push(err33)}errors++}}if(data1.focus!==void 0&&func0.call(data1,"focus")){let data16=data1.focus;if(typeof data16==="str\
ing"){if(!pattern84.test(data16)){const err34={instancePath:instancePath+"/colors/dark/focus",schemaPath:"#/definitions/\
ThemeColors/properties/focus/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.focus,data:data16};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}else{const err35={instancePath:instancePath+
"/colors/dark/focus",schemaPath:"#/definitions/ThemeColors/properties/focus/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.focus.type,parentSchema:schema66.properties.focus,data:data16};if(vErrors===null){vErrors=[err35]}else{
vErrors.push(err35)}errors++}}}else{const err36={instancePath:instancePath+"/colors/dark",schemaPath:"#/definitions/Them\
eColors/type",keyword:"type",params:{type:"object"},schema:schema66.type,parentSchema:schema66,data:data1};if(vErrors===
null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}if(data0.light!==void 0&&func0.call(data0,"light")){let data17=data0.
light;if(data17&&typeof data17=="object"&&!Array.isArray(data17)){if(Object.keys(data17).length<1){const err37={instancePath:instancePath+
"/colors/light",schemaPath:"#/definitions/ThemeColors/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema66,
data:data17};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}for(const key3 of Object.keys(data17)){
if(!func0.call(schema66.properties,key3)){const err38={instancePath:instancePath+"/colors/light",schemaPath:"#/definitio\
ns/ThemeColors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},schema:false,parentSchema:schema66,
data:data17};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}if(data17.page!==void 0&&func0.call(data17,
"page")){let data18=data17.page;if(typeof data18==="string"){if(!pattern84.test(data18)){const err39={instancePath:instancePath+
"/colors/light/page",schemaPath:"#/definitions/ThemeColors/properties/page/pattern",keyword:"pattern",params:{pattern:"^\
#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.page,data:data18};if(vErrors===null){vErrors=[err39]}else{
vErrors.push(err39)}errors++}}else{const err40={instancePath:instancePath+"/colors/light/page",schemaPath:"#/definitions\
/ThemeColors/properties/page/type",keyword:"type",params:{type:"string"},schema:schema66.properties.page.type,parentSchema:schema66.
properties.page,data:data18};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}}if(data17.surface!==void 0&&
func0.call(data17,"surface")){let data19=data17.surface;if(typeof data19==="string"){if(!pattern84.test(data19)){const err41={
instancePath:instancePath+"/colors/light/surface",schemaPath:"#/definitions/ThemeColors/properties/surface/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.surface,data:data19};
if(vErrors===null){vErrors=[err41]}else{vErrors.push(err41)}errors++}}else{const err42={instancePath:instancePath+"/colo\
rs/light/surface",schemaPath:"#/definitions/ThemeColors/properties/surface/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.surface.type,parentSchema:schema66.properties.surface,data:data19};if(vErrors===null){vErrors=[err42]}else{vErrors.
push(err42)}errors++}}if(data17.raised!==void 0&&func0.call(data17,"raised")){let data20=data17.raised;if(typeof data20===
"string"){if(!pattern84.test(data20)){const err43={instancePath:instancePath+"/colors/light/raised",schemaPath:"#/defini\
tions/ThemeColors/properties/raised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",
parentSchema:schema66.properties.raised,data:data20};if(vErrors===null){vErrors=[err43]}else{vErrors.push(err43)}errors++}}else{
const err44={instancePath:instancePath+"/colors/light/raised",schemaPath:"#/definitions/ThemeColors/properties/raised/ty\
pe",keyword:"type",params:{type:"string"},schema:schema66.properties.raised.type,parentSchema:schema66.properties.raised,
data:data20};if(vErrors===null){vErrors=[err44]}else{vErrors.push(err44)}errors++}}if(data17.line!==void 0&&func0.call(data17,
"line")){let data21=data17.line;if(typeof data21==="string"){if(!pattern84.test(data21)){const err45={instancePath:instancePath+
"/colors/light/line",schemaPath:"#/definitions/ThemeColors/properties/line/pattern",keyword:"pattern",params:{pattern:"^\
#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.line,data:data21};if(vErrors===null){vErrors=[err45]}else{
vErrors.push(err45)}errors++}}else{const err46={instancePath:instancePath+"/colors/light/line",schemaPath:"#/definitions\
/ThemeColors/properties/line/type",keyword:"type",params:{type:"string"},schema:schema66.properties.line.type,parentSchema:schema66.
properties.line,data:data21};if(vErrors===null){vErrors=[err46]}else{vErrors.push(err46)}errors++}}if(data17.border!==void 0&&
func0.call(data17,"border")){let data22=data17.border;if(typeof data22==="string"){if(!pattern84.test(data22)){const err47={
instancePath:instancePath+"/colors/light/border",schemaPath:"#/definitions/ThemeColors/properties/border/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.border,data:data22};
if(vErrors===null){vErrors=[err47]}else{vErrors.push(err47)}errors++}}else{const err48={instancePath:instancePath+"/colo\
rs/light/border",schemaPath:"#/definitions/ThemeColors/properties/border/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.border.type,parentSchema:schema66.properties.border,data:data22};if(vErrors===null){vErrors=[err48]}else{vErrors.
push(err48)}errors++}}if(data17.text!==void 0&&func0.call(data17,"text")){let data23=data17.text;if(typeof data23==="str\
ing"){if(!pattern84.test(data23)){const err49={instancePath:instancePath+"/colors/light/text",schemaPath:"#/definitions/\
ThemeColors/properties/text/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.text,data:data23};if(vErrors===null){vErrors=[err49]}else{vErrors.push(err49)}errors++}}else{const err50={instancePath:instancePath+
"/colors/light/text",schemaPath:"#/definitions/ThemeColors/properties/text/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.text.type,parentSchema:schema66.properties.text,data:data23};if(vErrors===null){vErrors=[err50]}else{vErrors.
push(err50)}errors++}}if(data17.muted!==void 0&&func0.call(data17,"muted")){let data24=data17.muted;if(typeof data24==="\
string"){if(!pattern84.test(data24)){const err51={instancePath:instancePath+"/colors/light/muted",schemaPath:"#/definiti\
ons/ThemeColors/properties/muted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.muted,data:data24};if(vErrors===null){vErrors=[err51]}else{vErrors.push(err51)}errors++}}else{const err52={instancePath:instancePath+
"/colors/light/muted",schemaPath:"#/definitions/ThemeColors/properties/muted/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.muted.type,parentSchema:schema66.properties.muted,data:data24};if(vErrors===null){vErrors=[err52]}else{
vErrors.push(err52)}errors++}}if(data17.accent!==void 0&&func0.call(data17,"accent")){let data25=data17.accent;if(typeof data25===
"string"){if(!pattern84.test(data25)){const err53={instancePath:instancePath+"/colors/light/accent",schemaPath:"#/defini\
tions/ThemeColors/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",
parentSchema:schema66.properties.accent,data:data25};if(vErrors===null){vErrors=[err53]}else{vErrors.push(err53)}errors++}}else{
const err54={instancePath:instancePath+"/colors/light/accent",schemaPath:"#/definitions/ThemeColors/properties/accent/ty\
pe",keyword:"type",params:{type:"string"},schema:schema66.properties.accent.type,parentSchema:schema66.properties.accent,
data:data25};if(vErrors===null){vErrors=[err54]}else{vErrors.push(err54)}errors++}}if(data17["on-accent"]!==void 0&&func0.
call(data17,"on-accent")){let data26=data17["on-accent"];if(typeof data26==="string"){if(!pattern84.test(data26)){const err55={
instancePath:instancePath+"/colors/light/on-accent",schemaPath:"#/definitions/ThemeColors/properties/on-accent/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-accent"],
data:data26};if(vErrors===null){vErrors=[err55]}else{vErrors.push(err55)}errors++}}else{const err56={instancePath:instancePath+
"/colors/light/on-accent",schemaPath:"#/definitions/ThemeColors/properties/on-accent/type",keyword:"type",params:{type:"\
string"},schema:schema66.properties["on-accent"].type,parentSchema:schema66.properties["on-accent"],data:data26};if(vErrors===
null){vErrors=[err56]}else{vErrors.push(err56)}errors++}}if(data17.signal!==void 0&&func0.call(data17,"signal")){let data27=data17.
signal;if(typeof data27==="string"){if(!pattern84.test(data27)){const err57={instancePath:instancePath+"/colors/light/si\
gnal",schemaPath:"#/definitions/ThemeColors/properties/signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},
schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.signal,data:data27};if(vErrors===null){vErrors=[err57]}else{vErrors.
push(err57)}errors++}}else{const err58={instancePath:instancePath+"/colors/light/signal",schemaPath:"#/definitions/Theme\
Colors/properties/signal/type",keyword:"type",params:{type:"string"},schema:schema66.properties.signal.type,parentSchema:schema66.
properties.signal,data:data27};if(vErrors===null){vErrors=[err58]}else{vErrors.push(err58)}errors++}}if(data17["on-signa\
l"]!==void 0&&func0.call(data17,"on-signal")){let data28=data17["on-signal"];if(typeof data28==="string"){if(!pattern84.
test(data28)){const err59={instancePath:instancePath+"/colors/light/on-signal",schemaPath:"#/definitions/ThemeColors/pro\
perties/on-signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties["on-signal"],data:data28};if(vErrors===null){vErrors=[err59]}else{vErrors.push(err59)}errors++}}else{const err60={
instancePath:instancePath+"/colors/light/on-signal",schemaPath:"#/definitions/ThemeColors/properties/on-signal/type",keyword:"\
type",params:{type:"string"},schema:schema66.properties["on-signal"].type,parentSchema:schema66.properties["on-signal"],
data:data28};if(vErrors===null){vErrors=[err60]}else{vErrors.push(err60)}errors++}}if(data17.danger!==void 0&&func0.call(
data17,"danger")){let data29=data17.danger;if(typeof data29==="string"){if(!pattern84.test(data29)){const err61={instancePath:instancePath+
"/colors/light/danger",schemaPath:"#/definitions/ThemeColors/properties/danger/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.danger,data:data29};if(vErrors===null){vErrors=
[err61]}else{vErrors.push(err61)}errors++}}else{const err62={instancePath:instancePath+"/colors/light/danger",schemaPath:"\
#/definitions/ThemeColors/properties/danger/type",keyword:"type",params:{type:"string"},schema:schema66.properties.danger.
type,parentSchema:schema66.properties.danger,data:data29};if(vErrors===null){vErrors=[err62]}else{vErrors.push(err62)}errors++}}
if(data17["danger-fill"]!==void 0&&func0.call(data17,"danger-fill")){let data30=data17["danger-fill"];if(typeof data30===
"string"){if(!pattern84.test(data30)){const err63={instancePath:instancePath+"/colors/light/danger-fill",schemaPath:"#/d\
efinitions/ThemeColors/properties/danger-fill/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-\
9a-f]{6}$",parentSchema:schema66.properties["danger-fill"],data:data30};if(vErrors===null){vErrors=[err63]}else{vErrors.
push(err63)}errors++}}else{const err64={instancePath:instancePath+"/colors/light/danger-fill",schemaPath:"#/definitions/\
ThemeColors/properties/danger-fill/type",keyword:"type",params:{type:"string"},schema:schema66.properties["danger-fill"].
type,parentSchema:schema66.properties["danger-fill"],data:data30};if(vErrors===null){vErrors=[err64]}else{vErrors.push(err64)}
errors++}}if(data17["on-danger"]!==void 0&&func0.call(data17,"on-danger")){let data31=data17["on-danger"];if(typeof data31===
"string"){if(!pattern84.test(data31)){const err65={instancePath:instancePath+"/colors/light/on-danger",schemaPath:"#/def\
initions/ThemeColors/properties/on-danger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f\
]{6}$",parentSchema:schema66.properties["on-danger"],data:data31};if(vErrors===null){vErrors=[err65]}else{vErrors.push(err65)}
errors++}}else{const err66={instancePath:instancePath+"/colors/light/on-danger",schemaPath:"#/definitions/ThemeColors/pr\
operties/on-danger/type",keyword:"type",params:{type:"string"},schema:schema66.properties["on-danger"].type,parentSchema:schema66.
properties["on-danger"],data:data31};if(vErrors===null){vErrors=[err66]}else{vErrors.push(err66)}errors++}}if(data17.focus!==
void 0&&func0.call(data17,"focus")){let data32=data17.focus;if(typeof data32==="string"){if(!pattern84.test(data32)){const err67={
instancePath:instancePath+"/colors/light/focus",schemaPath:"#/definitions/ThemeColors/properties/focus/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.focus,data:data32};if(vErrors===
null){vErrors=[err67]}else{vErrors.push(err67)}errors++}}else{const err68={instancePath:instancePath+"/colors/light/focu\
s",schemaPath:"#/definitions/ThemeColors/properties/focus/type",keyword:"type",params:{type:"string"},schema:schema66.properties.
focus.type,parentSchema:schema66.properties.focus,data:data32};if(vErrors===null){vErrors=[err68]}else{vErrors.push(err68)}
errors++}}}else{const err69={instancePath:instancePath+"/colors/light",schemaPath:"#/definitions/ThemeColors/type",keyword:"\
type",params:{type:"object"},schema:schema66.type,parentSchema:schema66,data:data17};if(vErrors===null){vErrors=[err69]}else{
vErrors.push(err69)}errors++}}if(data0.bold!==void 0&&func0.call(data0,"bold")){let data33=data0.bold;if(data33&&typeof data33==
"object"&&!Array.isArray(data33)){if(Object.keys(data33).length<1){const err70={instancePath:instancePath+"/colors/bold",
schemaPath:"#/definitions/ThemeColors/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema66,
data:data33};if(vErrors===null){vErrors=[err70]}else{vErrors.push(err70)}errors++}for(const key4 of Object.keys(data33)){
if(!func0.call(schema66.properties,key4)){const err71={instancePath:instancePath+"/colors/bold",schemaPath:"#/definition\
s/ThemeColors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},schema:false,parentSchema:schema66,
data:data33};if(vErrors===null){vErrors=[err71]}else{vErrors.push(err71)}errors++}}if(data33.page!==void 0&&func0.call(data33,
"page")){let data34=data33.page;if(typeof data34==="string"){if(!pattern84.test(data34)){const err72={instancePath:instancePath+
"/colors/bold/page",schemaPath:"#/definitions/ThemeColors/properties/page/pattern",keyword:"pattern",params:{pattern:"^#\
[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.page,data:data34};if(vErrors===null){vErrors=[err72]}else{
vErrors.push(err72)}errors++}}else{const err73={instancePath:instancePath+"/colors/bold/page",schemaPath:"#/definitions/\
ThemeColors/properties/page/type",keyword:"type",params:{type:"string"},schema:schema66.properties.page.type,parentSchema:schema66.
properties.page,data:data34};if(vErrors===null){vErrors=[err73]}else{vErrors.push(err73)}errors++}}if(data33.surface!==void 0&&
func0.call(data33,"surface")){let data35=data33.surface;if(typeof data35==="string"){if(!pattern84.test(data35)){const err74={
instancePath:instancePath+"/colors/bold/surface",schemaPath:"#/definitions/ThemeColors/properties/surface/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.surface,data:data35};
if(vErrors===null){vErrors=[err74]}else{vErrors.push(err74)}errors++}}else{const err75={instancePath:instancePath+"/colo\
rs/bold/surface",schemaPath:"#/definitions/ThemeColors/properties/surface/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.surface.type,parentSchema:schema66.properties.surface,data:data35};if(vErrors===null){vErrors=[err75]}else{vErrors.
push(err75)}errors++}}if(data33.raised!==void 0&&func0.call(data33,"raised")){let data36=data33.raised;if(typeof data36===
"string"){if(!pattern84.test(data36)){const err76={instancePath:instancePath+"/colors/bold/raised",schemaPath:"#/definit\
ions/ThemeColors/properties/raised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",
parentSchema:schema66.properties.raised,data:data36};if(vErrors===null){vErrors=[err76]}else{vErrors.push(err76)}errors++}}else{
const err77={instancePath:instancePath+"/colors/bold/raised",schemaPath:"#/definitions/ThemeColors/properties/raised/typ\
e",keyword:"type",params:{type:"string"},schema:schema66.properties.raised.type,parentSchema:schema66.properties.raised,
data:data36};if(vErrors===null){vErrors=[err77]}else{vErrors.push(err77)}errors++}}if(data33.line!==void 0&&func0.call(data33,
"line")){let data37=data33.line;if(typeof data37==="string"){if(!pattern84.test(data37)){const err78={instancePath:instancePath+
"/colors/bold/line",schemaPath:"#/definitions/ThemeColors/properties/line/pattern",keyword:"pattern",params:{pattern:"^#\
[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.line,data:data37};if(vErrors===null){vErrors=[err78]}else{
vErrors.push(err78)}errors++}}else{const err79={instancePath:instancePath+"/colors/bold/line",schemaPath:"#/definitions/\
ThemeColors/properties/line/type",keyword:"type",params:{type:"string"},schema:schema66.properties.line.type,parentSchema:schema66.
properties.line,data:data37};if(vErrors===null){vErrors=[err79]}else{vErrors.push(err79)}errors++}}if(data33.border!==void 0&&
func0.call(data33,"border")){let data38=data33.border;if(typeof data38==="string"){if(!pattern84.test(data38)){const err80={
instancePath:instancePath+"/colors/bold/border",schemaPath:"#/definitions/ThemeColors/properties/border/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.border,data:data38};
if(vErrors===null){vErrors=[err80]}else{vErrors.push(err80)}errors++}}else{const err81={instancePath:instancePath+"/colo\
rs/bold/border",schemaPath:"#/definitions/ThemeColors/properties/border/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.border.type,parentSchema:schema66.properties.border,data:data38};if(vErrors===null){vErrors=[err81]}else{vErrors.
push(err81)}errors++}}if(data33.text!==void 0&&func0.call(data33,"text")){let data39=data33.text;if(typeof data39==="str\
ing"){if(!pattern84.test(data39)){const err82={instancePath:instancePath+"/colors/bold/text",schemaPath:"#/definitions/T\
hemeColors/properties/text/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.text,data:data39};if(vErrors===null){vErrors=[err82]}else{vErrors.push(err82)}errors++}}else{const err83={instancePath:instancePath+
"/colors/bold/text",schemaPath:"#/definitions/ThemeColors/properties/text/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.text.type,parentSchema:schema66.properties.text,data:data39};if(vErrors===null){vErrors=[err83]}else{vErrors.
push(err83)}errors++}}if(data33.muted!==void 0&&func0.call(data33,"muted")){let data40=data33.muted;if(typeof data40==="\
string"){if(!pattern84.test(data40)){const err84={instancePath:instancePath+"/colors/bold/muted",schemaPath:"#/definitio\
ns/ThemeColors/properties/muted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties.muted,data:data40};if(vErrors===null){vErrors=[err84]}else{vErrors.push(err84)}errors++}}else{const err85={instancePath:instancePath+
"/colors/bold/muted",schemaPath:"#/definitions/ThemeColors/properties/muted/type",keyword:"type",params:{type:"string"},
schema:schema66.properties.muted.type,parentSchema:schema66.properties.muted,data:data40};if(vErrors===null){vErrors=[err85]}else{
vErrors.push(err85)}errors++}}if(data33.accent!==void 0&&func0.call(data33,"accent")){let data41=data33.accent;if(typeof data41===
"string"){if(!pattern84.test(data41)){const err86={instancePath:instancePath+"/colors/bold/accent",schemaPath:"#/definit\
ions/ThemeColors/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",
parentSchema:schema66.properties.accent,data:data41};if(vErrors===null){vErrors=[err86]}else{vErrors.push(err86)}errors++}}else{
const err87={instancePath:instancePath+"/colors/bold/accent",schemaPath:"#/definitions/ThemeColors/properties/accent/typ\
e",keyword:"type",params:{type:"string"},schema:schema66.properties.accent.type,parentSchema:schema66.properties.accent,
data:data41};if(vErrors===null){vErrors=[err87]}else{vErrors.push(err87)}errors++}}if(data33["on-accent"]!==void 0&&func0.
call(data33,"on-accent")){let data42=data33["on-accent"];if(typeof data42==="string"){if(!pattern84.test(data42)){const err88={
instancePath:instancePath+"/colors/bold/on-accent",schemaPath:"#/definitions/ThemeColors/properties/on-accent/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties["on-accent"],data:data42};
if(vErrors===null){vErrors=[err88]}else{vErrors.push(err88)}errors++}}else{const err89={instancePath:instancePath+"/colo\
rs/bold/on-accent",schemaPath:"#/definitions/ThemeColors/properties/on-accent/type",keyword:"type",params:{type:"string"},
schema:schema66.properties["on-accent"].type,parentSchema:schema66.properties["on-accent"],data:data42};if(vErrors===null){
vErrors=[err89]}else{vErrors.push(err89)}errors++}}if(data33.signal!==void 0&&func0.call(data33,"signal")){let data43=data33.
signal;if(typeof data43==="string"){if(!pattern84.test(data43)){const err90={instancePath:instancePath+"/colors/bold/sig\
nal",schemaPath:"#/definitions/ThemeColors/properties/signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},
schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.signal,data:data43};if(vErrors===null){vErrors=[err90]}else{vErrors.
push(err90)}errors++}}else{const err91={instancePath:instancePath+"/colors/bold/signal",schemaPath:"#/definitions/ThemeC\
olors/properties/signal/type",keyword:"type",params:{type:"string"},schema:schema66.properties.signal.type,parentSchema:schema66.
properties.signal,data:data43};if(vErrors===null){vErrors=[err91]}else{vErrors.push(err91)}errors++}}if(data33["on-signa\
l"]!==void 0&&func0.call(data33,"on-signal")){let data44=data33["on-signal"];if(typeof data44==="string"){if(!pattern84.
test(data44)){const err92={instancePath:instancePath+"/colors/bold/on-signal",schemaPath:"#/definitions/ThemeColors/prop\
erties/on-signal/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.
properties["on-signal"],data:data44};if(vErrors===null){vErrors=[err92]}else{vErrors.push(err92)}errors++}}else{const err93={
instancePath:instancePath+"/colors/bold/on-signal",schemaPath:"#/definitions/ThemeColors/properties/on-signal/type",keyword:"\
type",params:{type:"string"},schema:schema66.properties["on-signal"].type,parentSchema:schema66.properties["on-signal"],
data:data44};if(vErrors===null){vErrors=[err93]}else{vErrors.push(err93)}errors++}}if(data33.danger!==void 0&&func0.call(
data33,"danger")){let data45=data33.danger;if(typeof data45==="string"){if(!pattern84.test(data45)){const err94={instancePath:instancePath+
"/colors/bold/danger",schemaPath:"#/definitions/ThemeColors/properties/danger/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.danger,data:data45};if(vErrors===null){vErrors=
[err94]}else{vErrors.push(err94)}errors++}}else{const err95={instancePath:instancePath+"/colors/bold/danger",schemaPath:"\
#/definitions/ThemeColors/properties/danger/type",keyword:"type",params:{type:"string"},schema:schema66.properties.danger.
type,parentSchema:schema66.properties.danger,data:data45};if(vErrors===null){vErrors=[err95]}else{vErrors.push(err95)}errors++}}
if(data33["danger-fill"]!==void 0&&func0.call(data33,"danger-fill")){let data46=data33["danger-fill"];if(typeof data46===
"string"){if(!pattern84.test(data46)){const err96={instancePath:instancePath+"/colors/bold/danger-fill",schemaPath:"#/de\
finitions/ThemeColors/properties/danger-fill/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9\
a-f]{6}$",parentSchema:schema66.properties["danger-fill"],data:data46};if(vErrors===null){vErrors=[err96]}else{vErrors.push(
err96)}errors++}}else{const err97={instancePath:instancePath+"/colors/bold/danger-fill",schemaPath:"#/definitions/ThemeC\
olors/properties/danger-fill/type",keyword:"type",params:{type:"string"},schema:schema66.properties["danger-fill"].type,
parentSchema:schema66.properties["danger-fill"],data:data46};if(vErrors===null){vErrors=[err97]}else{vErrors.push(err97)}
errors++}}if(data33["on-danger"]!==void 0&&func0.call(data33,"on-danger")){let data47=data33["on-danger"];if(typeof data47===
"string"){if(!pattern84.test(data47)){const err98={instancePath:instancePath+"/colors/bold/on-danger",schemaPath:"#/defi\
nitions/ThemeColors/properties/on-danger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]\
{6}$",parentSchema:schema66.properties["on-danger"],data:data47};if(vErrors===null){vErrors=[err98]}else{vErrors.push(err98)}
errors++}}else{const err99={instancePath:instancePath+"/colors/bold/on-danger",schemaPath:"#/definitions/ThemeColors/pro\
perties/on-danger/type",keyword:"type",params:{type:"string"},schema:schema66.properties["on-danger"].type,parentSchema:schema66.
properties["on-danger"],data:data47};if(vErrors===null){vErrors=[err99]}else{vErrors.push(err99)}errors++}}if(data33.focus!==
void 0&&func0.call(data33,"focus")){let data48=data33.focus;if(typeof data48==="string"){if(!pattern84.test(data48)){const err100={
instancePath:instancePath+"/colors/bold/focus",schemaPath:"#/definitions/ThemeColors/properties/focus/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:schema66.properties.focus,data:data48};if(vErrors===
null){vErrors=[err100]}else{vErrors.push(err100)}errors++}}else{const err101={instancePath:instancePath+"/colors/bold/fo\
cus",schemaPath:"#/definitions/ThemeColors/properties/focus/type",keyword:"type",params:{type:"string"},schema:schema66.
properties.focus.type,parentSchema:schema66.properties.focus,data:data48};if(vErrors===null){vErrors=[err101]}else{vErrors.
push(err101)}errors++}}}else{const err102={instancePath:instancePath+"/colors/bold",schemaPath:"#/definitions/ThemeColor\
s/type",keyword:"type",params:{type:"object"},schema:schema66.type,parentSchema:schema66,data:data33};if(vErrors===null){
vErrors=[err102]}else{vErrors.push(err102)}errors++}}}else{const err103={instancePath:instancePath+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"object"},schema:schema67.properties.colors.type,parentSchema:schema67.
properties.colors,data:data0};if(vErrors===null){vErrors=[err103]}else{vErrors.push(err103)}errors++}}if(data.font!==void 0&&
func0.call(data,"font")){let data49=data.font;if(data49&&typeof data49=="object"&&!Array.isArray(data49)){if(data49.family===
void 0||!func0.call(data49,"family")){const err104={instancePath:instancePath+"/font",schemaPath:"#/properties/font/requ\
ired",keyword:"required",params:{missingProperty:"family"},schema:schema67.properties.font.required,parentSchema:schema67.
properties.font,data:data49};if(vErrors===null){vErrors=[err104]}else{vErrors.push(err104)}errors++}if(data49.file===void 0||
!func0.call(data49,"file")){const err105={instancePath:instancePath+"/font",schemaPath:"#/properties/font/required",keyword:"\
required",params:{missingProperty:"file"},schema:schema67.properties.font.required,parentSchema:schema67.properties.font,
data:data49};if(vErrors===null){vErrors=[err105]}else{vErrors.push(err105)}errors++}for(const key5 of Object.keys(data49)){
if(!(key5==="family"||key5==="file")){const err106={instancePath:instancePath+"/font",schemaPath:"#/properties/font/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},schema:false,parentSchema:schema67.properties.
font,data:data49};if(vErrors===null){vErrors=[err106]}else{vErrors.push(err106)}errors++}}if(data49.family!==void 0&&func0.
call(data49,"family")){let data50=data49.family;if(typeof data50==="string"){if(!pattern144.test(data50)){const err107={
instancePath:instancePath+"/font/family",schemaPath:"#/properties/font/properties/family/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z][A-Za-z0-9 -]*$"},schema:"^[A-Za-z][A-Za-z0-9 -]*$",parentSchema:schema67.properties.font.properties.family,
data:data50};if(vErrors===null){vErrors=[err107]}else{vErrors.push(err107)}errors++}}else{const err108={instancePath:instancePath+
"/font/family",schemaPath:"#/properties/font/properties/family/type",keyword:"type",params:{type:"string"},schema:schema67.
properties.font.properties.family.type,parentSchema:schema67.properties.font.properties.family,data:data50};if(vErrors===
null){vErrors=[err108]}else{vErrors.push(err108)}errors++}}if(data49.file!==void 0&&func0.call(data49,"file")){let data51=data49.
file;if(typeof data51==="string"){if(!pattern145.test(data51)){const err109={instancePath:instancePath+"/font/file",schemaPath:"\
#/properties/font/properties/file/pattern",keyword:"pattern",params:{pattern:"^/[\\w./-]+\\.woff2$"},schema:"^/[\\w./-]+\\\
.woff2$",parentSchema:schema67.properties.font.properties.file,data:data51};if(vErrors===null){vErrors=[err109]}else{vErrors.
push(err109)}errors++}}else{const err110={instancePath:instancePath+"/font/file",schemaPath:"#/properties/font/propertie\
s/file/type",keyword:"type",params:{type:"string"},schema:schema67.properties.font.properties.file.type,parentSchema:schema67.
properties.font.properties.file,data:data51};if(vErrors===null){vErrors=[err110]}else{vErrors.push(err110)}errors++}}}else{
const err111={instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type:"object"},
schema:schema67.properties.font.type,parentSchema:schema67.properties.font,data:data49};if(vErrors===null){vErrors=[err111]}else{
vErrors.push(err111)}errors++}}if(data.radius!==void 0&&func0.call(data,"radius")){let data52=data.radius;if(data52&&typeof data52==
"object"&&!Array.isArray(data52)){if(Object.keys(data52).length<1){const err112={instancePath:instancePath+"/radius",schemaPath:"\
#/properties/radius/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:schema67.properties.radius,
data:data52};if(vErrors===null){vErrors=[err112]}else{vErrors.push(err112)}errors++}for(const key6 of Object.keys(data52)){
if(!(key6==="sm"||key6==="md"||key6==="full")){const err113={instancePath:instancePath+"/radius",schemaPath:"#/propertie\
s/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},schema:false,parentSchema:schema67.
properties.radius,data:data52};if(vErrors===null){vErrors=[err113]}else{vErrors.push(err113)}errors++}}if(data52.sm!==void 0&&
func0.call(data52,"sm")){let data53=data52.sm;if(typeof data53==="string"){if(!pattern146.test(data53)){const err114={instancePath:instancePath+
"/radius/sm",schemaPath:"#/properties/radius/properties/sm/pattern",keyword:"pattern",params:{pattern:"^(0|(\\d*\\.)?\\d+(r\
em|px))$"},schema:"^(0|(\\d*\\.)?\\d+(rem|px))$",parentSchema:schema67.properties.radius.properties.sm,data:data53};if(vErrors===
null){vErrors=[err114]}else{vErrors.push(err114)}errors++}}else{const err115={instancePath:instancePath+"/radius/sm",schemaPath:"\
#/properties/radius/properties/sm/type",keyword:"type",params:{type:"string"},schema:schema67.properties.radius.properties.
sm.type,parentSchema:schema67.properties.radius.properties.sm,data:data53};if(vErrors===null){vErrors=[err115]}else{vErrors.
push(err115)}errors++}}if(data52.md!==void 0&&func0.call(data52,"md")){let data54=data52.md;if(typeof data54==="string"){
if(!pattern146.test(data54)){const err116={instancePath:instancePath+"/radius/md",schemaPath:"#/properties/radius/proper\
ties/md/pattern",keyword:"pattern",params:{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},schema:"^(0|(\\d*\\.)?\\d+(rem|px))$",
parentSchema:schema67.properties.radius.properties.md,data:data54};if(vErrors===null){vErrors=[err116]}else{vErrors.push(
err116)}errors++}}else{const err117={instancePath:instancePath+"/radius/md",schemaPath:"#/properties/radius/properties/m\
d/type",keyword:"type",params:{type:"string"},schema:schema67.properties.radius.properties.md.type,parentSchema:schema67.
properties.radius.properties.md,data:data54};if(vErrors===null){vErrors=[err117]}else{vErrors.push(err117)}errors++}}if(data52.
full!==void 0&&func0.call(data52,"full")){let data55=data52.full;if(typeof data55==="string"){if(!pattern146.test(data55)){
const err118={instancePath:instancePath+"/radius/full",schemaPath:"#/properties/radius/properties/full/pattern",keyword:"\
pattern",params:{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},schema:"^(0|(\\d*\\.)?\\d+(rem|px))$",parentSchema:schema67.properties.
radius.properties.full,data:data55};if(vErrors===null){vErrors=[err118]}else{vErrors.push(err118)}errors++}}else{const err119={
instancePath:instancePath+"/radius/full",schemaPath:"#/properties/radius/properties/full/type",keyword:"type",params:{type:"\
string"},schema:schema67.properties.radius.properties.full.type,parentSchema:schema67.properties.radius.properties.full,
data:data55};if(vErrors===null){vErrors=[err119]}else{vErrors.push(err119)}errors++}}}else{const err120={instancePath:instancePath+
"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type:"object"},schema:schema67.properties.radius.
type,parentSchema:schema67.properties.radius,data:data52};if(vErrors===null){vErrors=[err120]}else{vErrors.push(err120)}
errors++}}}else{const err121={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:schema67.type,
parentSchema:schema67,data};if(vErrors===null){vErrors=[err121]}else{vErrors.push(err121)}errors++}validate41.errors=vErrors;
return errors===0}var stdin_default={...{"key":"vyXPcASxoPK3HsaT","blockTypes":["accordion","articles","bar-chart","calc\
ulator","call-to-action","card-grid","comparison","contact-cards","diagram","hero","people","prose","stat-ticker","stats",
"steps","table","tabs","timeline"],"definitions":{"AccordionBlock":{"title":"AccordionBlock","description":"Questions th\
at open to show their answer, one at a time.","type":"object","additionalProperties":false,"required":["type","items"],"\
properties":{"type":{"const":"accordion","description":"Always `accordion`: the kind of section this is."},"id":{"type":"\
string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that \
a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"A few words above the heading that say which part of the story this is.","room":{"size":"\
md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of\
 the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**\
, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],
"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"items":{"\
type":"array","minItems":1,"description":"The questions with their answers.","items":{"type":"object","additionalPropert\
ies":false,"required":["question","answer"],"properties":{"question":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","description":"The question as a visitor would ask it.","room":{"size":"lg","weight":560,"tracking":-.012,"w\
idth":230,"lines":8}},"answer":{"type":"string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","description":"\
The answer. A blank line begins a new paragraph.","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"\
schedule","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","patt\
ern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule",
"description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"t\
ype":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the l\
ast one that shows it."}}},"ArticlesBlock":{"title":"ArticlesBlock","description":"A list of news articles with buttons \
to choose a category.","type":"object","additionalProperties":false,"required":["type","filters","items"],"properties":{
"type":{"const":"articles","description":"Always `articles`: the kind of section this is."},"id":{"type":"string","patte\
rn":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can poi\
nt to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","description":"A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},
"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one \
line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,
"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [li\
nks](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Backgro\
und","description":"How the section stands out from its neighbours: plain, tinted or bold."},"filters":{"enum":["inert",
"working"],"description":"`working` lets visitors choose a category; `inert` shows the buttons without effect."},"items":{
"type":"array","minItems":1,"description":"The articles, the newest first.","items":{"type":"object","additionalProperti\
es":false,"required":["title","excerpt","date","readTime","category"],"properties":{"title":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"The headline.","room":{"size":"xl","weight":560,"tracking":-.022,"width":280,
"lines":7}},"excerpt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"What the arti\
cle says, in one or two sentences.","room":{"size":"md","width":230}},"date":{"type":"string","format":"date","descripti\
on":"The day it appeared, as year-month-day: `2025-09-30`."},"readTime":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","description":"How long it takes to read, such as `4 min read`.","room":{"size":"md","width":230}},"categ\
ory":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The group it belongs to, such as `Pol\
icy`.","room":{"size":"md","width":230}},"featured":{"type":"boolean","description":"Write `true` to set this article la\
rge, above the others."},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"Where the wh\
ole article can be read."},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of\
 the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d\
:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or \
a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+\
-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-\
01`, or a time; the day before is the last one that shows it."}}}},"hidden":{"type":"boolean","kind":"schedule","descrip\
tion":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\
\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The da\
y on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","patter\
n":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","d\
escription":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows i\
t."}}},"BarChartBlock":{"title":"BarChartBlock","description":"A few amounts drawn as bars, so that the difference is se\
en at once.","type":"object","additionalProperties":false,"required":["type","caption","items"],"properties":{"type":{"c\
onst":"bar-chart","description":"Always `bar-chart`: the kind of section this is."},"id":{"type":"string","pattern":"^[a\
-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it\
: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","d\
escription":"A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},
"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one \
line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,
"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [li\
nks](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Backgro\
und","description":"How the section stands out from its neighbours: plain, tinted or bold."},"caption":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"What the bars show, with the unit.","room":{"size":"md","wi\
dth":230}},"items":{"type":"array","minItems":2,"description":"The bars, from top to bottom.","maxItems":8,"items":{"typ\
e":"object","additionalProperties":false,"required":["label","value","display"],"properties":{"label":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","description":"What the bar stands for.","room":{"size":"md","width":188}},
"value":{"type":"number","minimum":0,"description":"The length of the bar, as a plain number in the unit of the caption."},
"display":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"How the amount is written beside\
 the bar, such as `((facts.authorization_cost_today))`.","room":{"size":"xl","weight":500,"tracking":-.02,"width":176},"\
sourced":true},"highlight":{"type":"boolean","description":"Write `true` for the bar that the eye should find first."}}}},
"note":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A remark below the chart, su\
ch as where the figures come from.","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","desc\
ription":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\
\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"Th\
e day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pa\
ttern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule",
"description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows\
 it."}}},"ButtonData":{"title":"ButtonData","type":"object","additionalProperties":false,"required":["label","action"],"\
description":"A button and what it does.","properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","description":"The words on the button.","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}},"a\
ction":{"type":["string","object"],"kind":"action","tsType":"Action","description":"What the button does: `{ link: /paye\
rs }`, `{ dialog: movement }`, `{ download: /file.pdf }`, or `none`.","if":{"type":"string"},"then":{"enum":["none"]},"e\
lse":{"additionalProperties":false,"minProperties":1,"properties":{"link":{"type":"string","minLength":1,"description":"\
The page or address that opens."},"dialog":{"type":"string","minLength":1,"description":"The form that opens, by its nam\
e in _site.yaml under `forms`."},"inquiryType":{"type":"string","minLength":1,"description":"With `dialog`: the kind of \
inquiry, by its name in _site.yaml."},"download":{"type":"string","minLength":1,"description":"The file of the public fo\
lder that is downloaded."}}}},"variant":{"enum":["default","destructive","outline","outline-on-dark","secondary","ghost",
"link","hero","outline-hero"],"description":"How the button looks."},"size":{"enum":["default","sm","lg","xl","icon"],"d\
escription":"How large the button is."}}},"CalculatorBlock":{"title":"CalculatorBlock","description":"A form that comput\
es figures as the visitor types. Inputs, formulas and number formats are written here.","type":"object","additionalPrope\
rties":false,"required":["type","inputs","results","result"],"properties":{"type":{"const":"calculator","description":"A\
lways `calculator`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"\
anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is reached as /page#p\
rices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words above the h\
eading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"2xl","weight":560,
"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","d\
escription":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md",
"width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How the section stands\
 out from its neighbours: plain, tinted or bold."},"inputs":{"type":"array","minItems":1,"description":"The fields the v\
isitor fills in.","items":{"type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{
"type":"string","pattern":"^[a-z][a-z0-9_]*$","description":"The short name that formulas use, such as `claim_volume`."},
"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words above the field.","room":{
"size":"md","width":230}},"hint":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A short h\
elp below the label.","room":{"size":"md","width":230}},"unit":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","description":"What the number counts, shown beside the field, such as `$ billion` or `%`.","room":{"size":"md","w\
idth":230}},"default":{"type":"string","description":'What stands in the field at first, in quotes: `default: "20"`.'},"\
options":{"type":"array","minItems":2,"description":"Turns the field into a list to choose from.","items":{"type":"objec\
t","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"number","description":"The n\
umber that formulas see when this choice is made."},"label":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","description":"The words of the choice.","room":{"size":"md","width":230}}}}}}}},"results":{"type":"array","minItems":1,
"description":"The figures that are computed.","items":{"type":"object","additionalProperties":false,"required":["name",
"label","formula","format"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","description":"The short\
 name of this result; later formulas can use it."},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string",
"description":"What the figure is.","room":{"size":"md","width":230}},"formula":{"type":"string","minLength":1,"kind":"f\
ormula","tsType":"Expression","description":"How it is computed from the inputs and the results above it: `(economy + em\
ployee_health) * 0.3`."},"format":{"type":"string","minLength":1,"pattern":"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$","kind":"n\
umber-format","tsType":"NumberFormat","description":"How the number is written: `$0.0B` gives $1.5B, `0,000` gives 12,50\
0."},"showWhen":{"type":"string","minLength":1,"kind":"formula","tsType":"Expression","description":"Show it only when t\
his is true, such as `savings > 0`."},"emphasis":{"type":"boolean","description":"Write `true` to set this result large."}}}},
"result":{"enum":["shown","hidden"],"description":"`shown` shows the results to visitors; `hidden` computes them and sho\
ws nothing."},"note":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A remark below\
 the calculator, such as how the figures are estimated.","room":{"size":"md","width":230}},"buttons":{"type":"array","mi\
nItems":1,"description":"One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/def\
initions/ButtonData","description":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true\
` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears,\
 such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which\
 this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}},"CallToActionBlock":{"\
title":"CallToActionBlock","description":"One thing to do next, at the end of a page.","type":"object","additionalProper\
ties":false,"required":["type","heading","buttons"],"properties":{"type":{"const":"call-to-action","description":"Always\
 `call-to-action`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"\
anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is reached as /page#p\
rices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few words above the h\
eading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"3xl","weight":560,
"tracking":-.04,"width":280,"lines":7}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","de\
scription":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md",
"width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How the section stands\
 out from its neighbours: plain, tinted or bold."},"buttons":{"type":"array","minItems":1,"description":"One to three bu\
ttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData","description":"A bu\
tton."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without \
deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-\
]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026\
-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w\
+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day be\
fore is the last one that shows it."}}},"CardGridBlock":{"title":"CardGridBlock","description":"A group of cards of equa\
l weight: features, audiences, principles.","type":"object","additionalProperties":false,"required":["type","items"],"pr\
operties":{"type":{"const":"card-grid","description":"Always `card-grid`: the kind of section this is."},"id":{"type":"s\
tring","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a\
 link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"A few words above the heading that say which part of the story this is.","room":{"size":"\
md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of\
 the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**\
, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],
"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"items":{"\
type":"array","minItems":2,"description":"The cards.","items":{"type":"object","additionalProperties":false,"required":[
"title"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the ca\
rd is about, in a few words.","room":{"size":"xl","weight":560,"tracking":-.022,"width":230,"lines":5}},"text":{"type":"\
string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One to three sentences.","room":{"size":"md",
"width":230}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","co\
verage","authorization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mai\
l","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName","descri\
ption":"The small drawing on the card."},"figure":{"type":"string","minLength":1,"kind":"text","tsType":"string","descri\
ption":"A figure set large on the card, such as `((facts.match_rate))`.","room":{"size":"2xl","weight":520,"tracking":-.04,
"width":230},"sourced":true},"points":{"type":"array","minItems":1,"description":"Short points below the text.","items":{
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One point, a few words or one senten\
ce.","room":{"size":"md","width":230}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"\
Where the card leads: a page such as /payers, a section such as /faq#questions, a web address or an e-mail address (mail\
to:)."},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words of the link \
at the foot of the card; without them the title is the link.","room":{"size":"sm","weight":560,"tracking":0,"width":230,
"lines":3}}}}},"numbered":{"type":"boolean","description":"Write `true` to number the cards 1, 2, 3."},"buttons":{"type":"\
array","minItems":1,"description":"One to three buttons; the first is the most important one.","maxItems":3,"items":{"$r\
ef":"#/definitions/ButtonData","description":"A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"W\
rite `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which\
 this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}\
-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"\
The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}},"Compa\
risonBlock":{"title":"ComparisonBlock","description":"Two lists side by side: before and after, ours and yours.","type":"\
object","additionalProperties":false,"required":["type","first","second"],"properties":{"type":{"const":"comparison","de\
scription":"Always `comparison`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices` is re\
ached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A few w\
ords above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{"size":"\
2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsT\
ype":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.","\
room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","description":"How\
 the section stands out from its neighbours: plain, tinted or bold."},"first":{"type":"object","additionalProperties":false,
"required":["title","points"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","desc\
ription":"The title of this side.","room":{"size":"xl","weight":560,"tracking":-.022,"width":230,"lines":5}},"value":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"A figure set large, such as `22 days`.","room":{
"size":"figure","weight":500,"tracking":-.045,"width":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"descriptio\
n":"The mark before each point: `yes` (a tick), `no` (a cross) or `dot`."},"points":{"type":"array","minItems":1,"descri\
ption":"The points of this side.","items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","descrip\
tion":"One point.","room":{"size":"md","width":230}}}},"description":"The left side."},"second":{"type":"object","additi\
onalProperties":false,"required":["title","points"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","description":"The title of this side.","room":{"size":"xl","weight":560,"tracking":-.022,"width":230,"\
lines":5}},"value":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A figure set large, suc\
h as `22 days`.","room":{"size":"figure","weight":500,"tracking":-.045,"width":230},"sourced":true},"mark":{"enum":["yes",
"no","dot"],"description":"The mark before each point: `yes` (a tick), `no` (a cross) or `dot`."},"points":{"type":"arra\
y","minItems":1,"description":"The points of this side.","items":{"type":"string","minLength":1,"kind":"rich-text","tsTy\
pe":"RichText","description":"One point.","room":{"size":"md","width":230}}}},"description":"The right side."},"hidden":{
"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},"fro\
m":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}},"ContactCardsBlock":{"title":"ContactCardsBlock","description":"Cards that each open the c\
ontact form for one kind of inquiry.","type":"object","additionalProperties":false,"required":["type","form","items"],"p\
roperties":{"type":{"const":"contact-cards","description":"Always `contact-cards`: the kind of section this is."},"id":{
"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, \
so that a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","description":"A few words above the heading that say which part of the story this is.","roo\
m":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Th\
e heading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the headi\
ng. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tin\
ted","bold"],"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},
"form":{"type":"string","minLength":1,"kind":"form","tsType":"string","description":"The form that the cards open, by it\
s name in _site.yaml under `forms`."},"items":{"type":"array","minItems":2,"description":"The cards.","items":{"type":"o\
bject","additionalProperties":false,"required":["title","text","inquiryType","button"],"properties":{"title":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","description":"What the card is for.","room":{"size":"xl","weight":560,
"tracking":-.022,"width":230,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","d\
escription":"Who should choose it, in one or two sentences.","room":{"size":"md","width":230}},"icon":{"enum":["person",
"people","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","netwo\
rk","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart",
"search","check","key","pill","home","scale","spark"],"tsType":"IconName","description":"The small drawing on the card."},
"inquiryType":{"type":"string","minLength":1,"kind":"inquiry-type","tsType":"string","description":"The kind of inquiry,\
 by its name in _site.yaml under `inquiryTypes`."},"button":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","description":"The words on the button.","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}}}}},"hi\
dden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},
"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}},"DiagramBlock":{"title":"DiagramBlock","description":"A drawing of who is connected throug\
h the network: a centre and the parties around it.","type":"object","additionalProperties":false,"required":["type","cen\
ter","parties","alternative"],"properties":{"type":{"const":"diagram","description":"Always `diagram`: the kind of secti\
on this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short nam\
e for this section, so that a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"A few words above the heading that say which part of the st\
ory this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string",
"description":"The heading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"li\
nes":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentence\
s below the heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"en\
um":["plain","tinted","bold"],"tsType":"Background","description":"How the section stands out from its neighbours: plain\
, tinted or bold."},"center":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","description":"What stands in the middle.","room":{"size":"\
lg","weight":580,"tracking":-.02,"width":110}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","de\
scription":"A few words below it.","room":{"size":"sm","width":110}}},"description":"The middle of the drawing."},"parti\
es":{"type":"array","minItems":3,"description":"Who stands around the middle.","maxItems":8,"items":{"type":"object","ad\
ditionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","description":"Who is connected, in one or two words.","room":{"size":"lg","weight":580,"tracking":-.02,"wid\
th":115}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What they exchange, in a \
few words.","room":{"size":"sm","width":115}},"icon":{"enum":["person","people","family","provider","hospital","payer","\
employer","state","identity","coverage","authorization","claims","network","shield","lock","clock","speed","money","char\
t","document","fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spa\
rk"],"tsType":"IconName","description":"The small drawing of the party."}}}},"alternative":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"The drawing told in words, for those who cannot see it.","room":{"size":"\
md","width":230}},"caption":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A remar\
k below the drawing.","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule","description":"Writ\
e `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\
\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which thi\
s appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\\
d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The \
day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}},"Figure":{
"title":"Figure","type":"object","additionalProperties":false,"required":["value","label"],"description":"A figure and w\
hat it counts.","properties":{"value":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The \
figure as it is written, such as `((facts.faxes))`.","room":{"size":"figure","weight":500,"tracking":-.045,"width":280},
"sourced":true},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the figure co\
unts, in a few words.","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsTyp\
e":"RichText","description":"One sentence that says why it matters.","room":{"size":"md","width":230}}}},"HeroBlock":{"t\
itle":"HeroBlock","description":"The top of a page: its main heading, one clear sentence and the first buttons. Every pa\
ge begins with exactly one.","type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"t\
ype":{"const":"hero","description":"Always `hero`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z\
][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: \
`id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","des\
cription":"A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"h\
eading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The main heading of the page, in a\
t most ten words.","room":{"size":"3xl","weight":540,"tracking":-.04,"width":280,"lines":7}},"text":{"type":"string","mi\
nLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *ital\
ic* and [links](/contact) work.","room":{"size":"md","width":230}},"buttons":{"type":"array","minItems":1,"description":"\
One to three buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData","des\
cription":"A button."}},"drawing":{"enum":["network","relay","identity","coverage","authorization","claims","patients","\
providers","payers","employers","states","waiting"],"tsType":"DrawingName","description":"The drawing beside the words."},
"figures":{"type":"array","minItems":1,"description":"Up to three figures set large below the words.","maxItems":3,"item\
s":{"$ref":"#/definitions/Figure","description":"One figure."}},"hidden":{"type":"boolean","kind":"schedule","descriptio\
n":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\\
d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on \
which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descri\
ption":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it."}}},
"PeopleBlock":{"title":"PeopleBlock","description":"The people behind the organisation, each with a profile link that op\
ens in a new tab.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"\
people","description":"Always `people`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `id: prices\
` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"\
A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line.","room":{
"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-te\
xt","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links](/contact) \
work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background","descripti\
on":"How the section stands out from its neighbours: plain, tinted or bold."},"size":{"enum":["large","compact"],"descri\
ption":"`large` shows portraits and biographies, `compact` names and roles."},"items":{"type":"array","minItems":1,"desc\
ription":"The people, in the order they are shown.","items":{"type":"object","additionalProperties":false,"required":["n\
ame","role","link"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"T\
he full name.","room":{"size":"lg","weight":560,"tracking":-.022,"width":280,"lines":3}},"role":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","description":"What the person does here.","room":{"size":"md","width":230}},"bio":{
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One to three sentences about the per\
son.","room":{"size":"md","width":230}},"image":{"type":"object","additionalProperties":false,"required":["file","alt"],
"kind":"image","tsType":"Image","description":"The portrait.","properties":{"file":{"type":"string","minLength":1,"descr\
iption":"The file in the public folder, such as /images/team/a-name.svg."},"alt":{"type":"string","description":'What th\
e picture shows, for those who cannot see it; "" if it only decorates.'}}},"link":{"type":"string","minLength":1,"kind":"\
link","tsType":"Link","description":"The address of the person's profile."}}}},"hidden":{"type":"boolean","kind":"schedu\
le","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descr\
iption":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"\
string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one \
that shows it."}}},"ProseBlock":{"title":"ProseBlock","description":"Running text: a story, an explanation, a mission. I\
t may hold a quotation, a drawing and a few figures.","type":"object","additionalProperties":false,"required":["type","p\
aragraphs"],"properties":{"type":{"const":"prose","description":"Always `prose`: the kind of section this is."},"id":{"t\
ype":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so\
 that a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"A few words above the heading that say which part of the story this is.","room":{
"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The he\
ading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"typ\
e":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. \
**Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted",
"bold"],"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"p\
aragraphs":{"type":"string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","description":"The text. A blank li\
ne begins a new paragraph.","room":{"size":"md","width":230}},"points":{"type":"array","minItems":1,"description":"A lis\
t after the text.","items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One poin\
t.","room":{"size":"md","width":230}}},"quote":{"type":"object","additionalProperties":false,"required":["text"],"proper\
ties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"What was said.","room":{
"size":"md","width":230}},"by":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Who said it\
.","room":{"size":"md","width":230}}},"description":"One sentence worth setting large."},"figures":{"type":"array","minI\
tems":1,"description":"Up to four figures beside the text.","maxItems":4,"items":{"$ref":"#/definitions/Figure","descrip\
tion":"One figure."}},"drawing":{"enum":["network","relay","identity","coverage","authorization","claims","patients","pr\
oviders","payers","employers","states","waiting"],"tsType":"DrawingName","description":"The drawing beside the text."},"\
buttons":{"type":"array","minItems":1,"description":"One to three buttons; the first is the most important one.","maxIte\
ms":3,"items":{"$ref":"#/definitions/ButtonData","description":"A button."}},"hidden":{"type":"boolean","kind":"schedule",
"description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{\
4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descriptio\
n":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"type":"strin\
g","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"sc\
hedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one th\
at shows it."}}},"StatTickerBlock":{"title":"StatTickerBlock","description":"A line of figures that moves slowly across \
the page and can be paused.","type":"object","additionalProperties":false,"required":["type","label","items"],"propertie\
s":{"type":{"const":"stat-ticker","description":"Always `stat-ticker`: the kind of section this is."},"id":{"type":"stri\
ng","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a li\
nk can point to it: `id: prices` is reached as /page#prices."},"label":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","description":"What the figures are about; screen readers say it before they read them.","room":{"size":"m\
d","width":230}},"items":{"type":"array","minItems":2,"description":"The figures, in the order they pass by.","room":{"v\
alue":{"size":"xl","weight":560,"tracking":-.03,"width":280}},"items":{"$ref":"#/definitions/Figure","description":"One \
figure and what it counts."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out\
 of the site without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\\
d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`,\
 or a time, such as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(\
Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026\
-06-01`, or a time; the day before is the last one that shows it."}}},"StatsBlock":{"title":"StatsBlock","description":"\
A few figures set large, each with what it means.","type":"object","additionalProperties":false,"required":["type","item\
s"],"properties":{"type":{"const":"stats","description":"Always `stats`: the kind of section this is."},"id":{"type":"st\
ring","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a \
link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"A few words above the heading that say which part of the story this is.","room":{"size":"\
md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of\
 the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**\
, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],
"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"items":{"\
type":"array","minItems":2,"description":"Two to six figures.","maxItems":6,"items":{"$ref":"#/definitions/Figure","desc\
ription":"One figure and what it counts."}},"buttons":{"type":"array","minItems":1,"description":"One to three buttons; \
the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData","description":"A button."}},
"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting \
it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}},"StepsBlock":{"title":"StepsBlock","description":"A way from start to finish in numbered s\
teps, with what it replaces and what it achieves.","type":"object","additionalProperties":false,"required":["type","item\
s"],"properties":{"type":{"const":"steps","description":"Always `steps`: the kind of section this is."},"id":{"type":"st\
ring","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a \
link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"A few words above the heading that say which part of the story this is.","room":{"size":"\
md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of\
 the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**\
, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],
"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"from":{"d\
escription":"Where things stood before, such as 22 days.","if":{"type":"string"},"then":{"type":"string","pattern":"^\\d{\
4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","descriptio\
n":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"else":{"$ref":"#/defi\
nitions/Figure","description":"Where things stood before, such as 22 days."}},"to":{"$ref":"#/definitions/Figure","descr\
iption":"Where things stand after, such as 30 seconds."},"items":{"type":"array","minItems":2,"description":"Two to six \
steps in order.","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["title","text"],"propert\
ies":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What happens, in a few words\
.","room":{"size":"xl","weight":560,"tracking":-.022,"width":180,"lines":5}},"text":{"type":"string","minLength":1,"kind":"\
rich-text","tsType":"RichText","description":"One to three sentences.","room":{"size":"md","width":230}},"icon":{"enum":[
"person","people","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claim\
s","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe",
"heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName","description":"The small drawing of th\
e step."},"time":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"How long it takes, such a\
s `under 100 ms`.","room":{"size":"md","width":230}}}}},"buttons":{"type":"array","minItems":1,"description":"One to thr\
ee buttons; the first is the most important one.","maxItems":3,"items":{"$ref":"#/definitions/ButtonData","description":"\
A button."}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site with\
out deleting it."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\
\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day\
 before is the last one that shows it."}}},"TableBlock":{"title":"TableBlock","description":"A table with a caption. The\
 first cell of each row names the row.","type":"object","additionalProperties":false,"required":["type","caption","colum\
ns","rows"],"properties":{"type":{"const":"table","description":"Always `table`: the kind of section this is."},"id":{"t\
ype":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so\
 that a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"A few words above the heading that say which part of the story this is.","room":{
"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The he\
ading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"typ\
e":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. \
**Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted",
"bold"],"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted or bold."},"c\
aption":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the table shows, in one line.",
"room":{"size":"md","width":230}},"columns":{"type":"array","minItems":2,"description":"The headings of the columns, fro\
m left to right.","maxItems":6,"items":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The\
 heading of one column.","room":[{"size":"sm","weight":560,"width":280},{"size":"sm","width":120}]}},"rows":{"type":"arr\
ay","minItems":1,"description":"The rows, from top to bottom.","items":{"type":"array","minItems":2,"description":"One r\
ow: as many cells as there are columns.","items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","\
description":"One cell.","room":[{"size":"lg","weight":560,"tracking":-.01,"width":280},{"size":"md","width":144}],"sour\
ced":true}}},"note":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"A remark below \
the table, such as where the figures come from.","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"sc\
hedule","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"string","patter\
n":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","d\
escription":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"until":{"typ\
e":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","\
kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the la\
st one that shows it."}}},"TabsBlock":{"title":"TabsBlock","description":"Sections behind tabs, one visible at a time; t\
he first is shown at first.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"typ\
e":{"const":"tabs","description":"Always `tabs`: the kind of section this is."},"id":{"type":"string","pattern":"^[a-z][\
a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for this section, so that a link can point to it: `i\
d: prices` is reached as /page#prices."},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","descr\
iption":"A few words above the heading that say which part of the story this is.","room":{"size":"md","width":230}},"hea\
ding":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading of the section, one line\
.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kin\
d":"rich-text","tsType":"RichText","description":"One or two sentences below the heading. **Bold**, *italic* and [links]\
(/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background",
"description":"How the section stands out from its neighbours: plain, tinted or bold."},"items":{"type":"array","minItem\
s":2,"description":"The tabs, the one shown at first on top.","maxItems":6,"items":{"type":"object","additionalPropertie\
s":false,"required":["label","sections"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"st\
ring","description":"The words on the tab.","room":{"size":"lg","weight":500,"width":240,"lines":3}},"sections":{"type":"\
array","minItems":1,"kind":"sections","tsType":"Section[]","items":{"type":"object"},"description":"The sections that th\
e tab shows."}}}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site\
 without deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, suc\
h as `2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\\
d|[A-Z][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time;\
 the day before is the last one that shows it."}}},"TimelineBlock":{"title":"TimelineBlock","description":"Things that h\
appen one after the other, each with its date: a roadmap or a plan.","type":"object","additionalProperties":false,"requi\
red":["type","items"],"properties":{"type":{"const":"timeline","description":"Always `timeline`: the kind of section thi\
s is."},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"anchor","description":"A short name for \
this section, so that a link can point to it: `id: prices` is reached as /page#prices."},"eyebrow":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","description":"A few words above the heading that say which part of the story \
this is.","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","de\
scription":"The heading of the section, one line.","room":{"size":"2xl","weight":560,"tracking":-.022,"width":280,"lines":6}},
"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One or two sentences below t\
he heading. **Bold**, *italic* and [links](/contact) work.","room":{"size":"md","width":230}},"background":{"enum":["pla\
in","tinted","bold"],"tsType":"Background","description":"How the section stands out from its neighbours: plain, tinted \
or bold."},"items":{"type":"array","minItems":2,"description":"The steps in time, the earliest first.","items":{"type":"\
object","additionalProperties":false,"required":["when","title"],"properties":{"when":{"type":"string","minLength":1,"ki\
nd":"text","tsType":"string","description":"When it happens, such as `2026` or `Months 1-3`.","room":{"size":"2xl","weig\
ht":500,"tracking":-.03,"width":248}},"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","descriptio\
n":"What happens, in a few words.","room":{"size":"xl","weight":560,"tracking":-.022,"width":250,"lines":5}},"text":{"ty\
pe":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One to three sentences.","room":{"size":"\
md","width":230}},"points":{"type":"array","minItems":1,"description":"Short points below the text.","items":{"type":"st\
ring","minLength":1,"kind":"rich-text","tsType":"RichText","description":"One point.","room":{"size":"md","width":230}}},
"status":{"enum":["current","planned","vision"],"description":"How far it is: `current` (happening now), `planned` or `v\
ision`."}}}},"hidden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site with\
out deleting it."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\\
w+/-]*))?)?$","kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `\
2026-05-01 09:00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z\
][\\w+/-]*))?)?$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the d\
ay before is the last one that shows it."}}},"SharedSection":{"title":"SharedSection","description":"A place where secti\
ons of the _shared folder are put in.","type":"object","additionalProperties":false,"required":["type","name"],"properti\
es":{"type":{"const":"shared","description":"Always `shared`."},"name":{"type":"string","minLength":1,"description":"The\
 name of the file in _shared without its ending: `name: contact` puts in _shared/contact.yaml."},"hidden":{"type":"boole\
an","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"s\
tring","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"\
until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the l\
ast one that shows it."}}},"Section":{"title":"Section","description":"A section of a page; its `type` says which fields\
 it has.","oneOf":[{"$ref":"#/definitions/AccordionBlock"},{"$ref":"#/definitions/ArticlesBlock"},{"$ref":"#/definitions\
/BarChartBlock"},{"$ref":"#/definitions/CalculatorBlock"},{"$ref":"#/definitions/CallToActionBlock"},{"$ref":"#/definiti\
ons/CardGridBlock"},{"$ref":"#/definitions/ComparisonBlock"},{"$ref":"#/definitions/ContactCardsBlock"},{"$ref":"#/defin\
itions/DiagramBlock"},{"$ref":"#/definitions/HeroBlock"},{"$ref":"#/definitions/PeopleBlock"},{"$ref":"#/definitions/Pro\
seBlock"},{"$ref":"#/definitions/StatTickerBlock"},{"$ref":"#/definitions/StatsBlock"},{"$ref":"#/definitions/StepsBlock"},
{"$ref":"#/definitions/TableBlock"},{"$ref":"#/definitions/TabsBlock"},{"$ref":"#/definitions/TimelineBlock"}]},"PageSou\
rce":{"title":"PageSource","description":"A page of the site. The name of the file is its address: about.yaml is /about,\
 home.yaml is /.","type":"object","additionalProperties":false,"required":["title","description","sections"],"properties":{
"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What the browser tab and search re\
sults show; 10 to 65 characters.","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"What search results show below the title; 50 to 160 characters.","room":{"size":"\
md","width":230}},"path":{"type":"string","pattern":"^/","kind":"path","description":"The address, if it is not the file\
's name: `path: /((product.slug))-health-hub`."},"sections":{"type":"array","minItems":1,"kind":"sections","tsType":"Sec\
tion[]","items":{"type":"object"},"description":"The sections of the page, from top to bottom. The first is a hero."},"h\
idden":{"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it\
."},"from":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}},"SharedSource":{"title":"SharedSource","description":"Sections that several pages use.","t\
ype":"object","additionalProperties":false,"required":["sections"],"properties":{"sections":{"type":"array","minItems":1,
"kind":"sections","tsType":"Section[]","items":{"type":"object"},"description":"The sections, each with its `type`."}}},
"Facts":{"title":"Facts","description":"Every figure of the site, once. Pages write ((facts.name)).","type":"object","pr\
opertyNames":{"pattern":"^[a-z][a-z0-9_]*$"},"additionalProperties":{"type":"object","additionalProperties":false,"requi\
red":["value","meaning","source","checked"],"properties":{"value":{"type":"string","minLength":1,"description":"The figu\
re as pages show it, in quotes if it is a plain number."},"meaning":{"type":"string","minLength":1,"description":"What i\
t counts, for whoever writes pages."},"source":{"type":"string","minLength":1,"description":"Where it comes from."},"che\
cked":{"type":"string","format":"date","description":"The day somebody last compared it with its source."},"review":{"ty\
pe":"string","format":"date","description":"The day by which it should be checked again."}},"title":"Fact","description":"\
One figure."}},"NavigationLink":{"title":"NavigationLink","type":"object","additionalProperties":false,"required":["labe\
l","link"],"description":"A link.","properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string",
"description":"The words of the link.","room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"string",
"minLength":1,"kind":"link","tsType":"Link","description":"Where it leads."},"text":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"A few words that say what is there.","room":{"size":"md","width":230}},"hidden":{
"type":"boolean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},"fro\
m":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:\
00`."},"until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$","kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is th\
e last one that shows it."}}},"CountedText":{"title":"CountedText","type":"object","additionalProperties":false,"require\
d":["other"],"description":"Words for a number of things, in the plural forms of the site's language (Unicode CLDR): Eng\
lish needs `one` and `other`.","properties":{"zero":{"type":"string","minLength":1,"kind":"count-text","tsType":"string",
"description":"For none, in languages with such a form."},"one":{"type":"string","minLength":1,"kind":"count-text","tsTy\
pe":"string","description":"For one: `((count)) article`."},"two":{"type":"string","minLength":1,"kind":"count-text","ts\
Type":"string","description":"For two, in languages with such a form."},"few":{"type":"string","minLength":1,"kind":"cou\
nt-text","tsType":"string","description":"For a few, in languages with such a form."},"many":{"type":"string","minLength":1,
"kind":"count-text","tsType":"string","description":"For many, in languages with such a form."},"other":{"type":"string",
"minLength":1,"kind":"count-text","tsType":"string","description":"For every other number: `((count)) articles`."}}},"Fi\
eldText":{"title":"FieldText","type":"object","additionalProperties":false,"required":["label"],"description":"The words\
 of one field.","properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The \
words above the field.","room":{"size":"md","width":230}},"placeholder":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","description":"The example inside the empty field.","room":{"size":"md","width":230}},"refused":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","description":"What stands at the field where the server can't tak\
e what was typed; without it, the server's own words.","room":{"size":"md","width":230}}}},"ToastData":{"title":"ToastDa\
ta","type":"object","additionalProperties":false,"required":["title","text"],"description":"A short message that appears\
 and goes away.","properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The\
 first line, in bold.","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"toast-text","tsTy\
pe":"string","description":"The second line. ((form.email)) is the e-mail address that was entered."},"style":{"enum":["\
default","destructive"],"description":"`destructive` shows it as an alarm."}}},"SiteSource":{"title":"SiteSource","descr\
iption":"The brand, the navigation, the footer, the mailboxes and the forms: what all pages share.","type":"object","add\
itionalProperties":false,"required":["product","organization","url","language","mailboxes","inquiryTypes","navigation","\
footer","contactPage","notFound","privacy","fields","forms","labels"],"properties":{"product":{"type":"object","addition\
alProperties":false,"required":["name","slug"],"properties":{"name":{"type":"string","minLength":1,"description":"The na\
me of the product; pages write ((product))."},"slug":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","kind":"\
anchor","description":"The name as it stands in addresses; pages write ((product.slug))."}},"description":"The product."},
"organization":{"type":"object","additionalProperties":false,"required":["name","description"],"properties":{"name":{"ty\
pe":"string","minLength":1,"description":"The name of the organisation; pages write ((organization))."},"description":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","description":"What it is, in one sentence; search engines \
read it.","room":{"size":"md","width":230}},"profiles":{"type":"array","minItems":1,"description":"The organisation's pu\
blic profiles.","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"A profile page."}}},
"description":"Who runs the site."},"url":{"type":"string","format":"uri","pattern":"^https?://[^/]+$","description":"Th\
e public address, without a slash at the end, such as https://relaywell.example."},"language":{"type":"string","pattern":"\
^[a-z]{2}(-[A-Z]{2})?$","description":"The language of the pages, such as `en`."},"zone":{"type":"string","minLength":1,
"description":"The time zone in which the days of `from` and `until` begin, such as `America/New_York`. Without it, UTC."},
"socialImage":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"image","tsType":"Image","d\
escription":"The picture that is shown where a page is shared.","properties":{"file":{"type":"string","minLength":1,"des\
cription":"The file in the public folder, such as /images/team/a-name.svg."},"alt":{"type":"string","description":'What \
the picture shows, for those who cannot see it; "" if it only decorates.'}}},"logo":{"type":"object","additionalProperti\
es":false,"required":["file","alt"],"kind":"image","tsType":"Image","description":"The mark beside the name; without it,\
 the design's own. It must be seen on dark ground and on light.","properties":{"file":{"type":"string","minLength":1,"de\
scription":"The file in the public folder, such as /images/team/a-name.svg."},"alt":{"type":"string","description":'What\
 the picture shows, for those who cannot see it; "" if it only decorates.'}}},"icons":{"type":"object","title":"SiteIcon\
s","additionalProperties":false,"required":["tab","touch","app"],"description":"The pictures that stand for the site, fr\
om the public folder.","properties":{"tab":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"I\
n the browser's tab, such as /favicon.svg.","pattern":"^/.*\\.(svg|png|ico)$"},"touch":{"type":"string","minLength":1,"k\
ind":"link","tsType":"Link","description":"On the home screen of an iPhone: 180 pixels wide and high, such as /apple-tou\
ch-icon.png.","pattern":"^/.*\\.png$"},"app":{"type":"array","minItems":1,"description":"On the home screen of other pho\
nes, from the smallest to the largest, which search engines show too.","items":{"type":"string","minLength":1,"kind":"li\
nk","tsType":"Link","description":"A square picture, such as /icon-512.png.","pattern":"^/.*\\.png$"}}}},"mailboxes":{"t\
ype":"object","title":"Mailboxes","required":["general"],"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$"},"additionalProp\
erties":{"type":"string","format":"email","description":"An e-mail address."},"description":"The mailboxes by name; page\
s write ((email)) for `general` and ((email.pilot)) for the others."},"inquiryTypes":{"type":"object","title":"InquiryTy\
pes","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$"},"description":"The kinds of inquiry by name.","ad\
ditionalProperties":{"type":"object","additionalProperties":false,"required":["label","mailbox"],"properties":{"label":{
"type":"string","minLength":1,"kind":"text","tsType":"string","description":"How visitors see it.","room":{"size":"md","\
width":230}},"mailbox":{"type":"string","kind":"mailbox","description":"The mailbox that receives it, by its name under \
`mailboxes`."}},"title":"InquiryType","description":"One kind of inquiry."}},"navigation":{"type":"array","minItems":1,"\
description":"The header, from left to right.","items":{"type":"object","additionalProperties":false,"required":["label"],
"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words in the hea\
der.","room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsTy\
pe":"Link","description":"Where it leads."},"items":{"type":"array","minItems":1,"description":"The links of the menu.",
"items":{"$ref":"#/definitions/NavigationLink","description":"A link."}},"covers":{"type":"array","minItems":1,"descript\
ion":"Pages that belong here without a link of their own: on each of them this entry is marked.","items":{"type":"string",
"minLength":1,"kind":"link","tsType":"Link","description":"The address of a page, such as /faq."}},"hidden":{"type":"boo\
lean","kind":"schedule","description":"Write `true` to leave this out of the site without deleting it."},"from":{"type":"\
string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","kind":"\
schedule","description":"The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`."},"\
until":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
"kind":"schedule","description":"The day on which this is gone, such as `2026-06-01`, or a time; the day before is the l\
ast one that shows it."}},"title":"NavigationItem","description":"A link, or a menu of links."}},"footer":{"type":"objec\
t","additionalProperties":false,"required":["columns","copyright"],"properties":{"text":{"type":"string","minLength":1,"\
kind":"rich-text","tsType":"RichText","description":"A sentence below the logo.","room":{"size":"md","width":230}},"colu\
mns":{"type":"array","minItems":1,"description":"The columns, from left to right.","items":{"type":"object","additionalP\
roperties":false,"required":["title","links"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","description":"The heading of the column.","room":{"size":"sm","weight":560,"width":128,"lines":3}},"links":{"ty\
pe":"array","minItems":1,"description":"The links of the column.","room":{"label":{"size":"sm","width":128,"lines":3}},"\
items":{"$ref":"#/definitions/NavigationLink","description":"A link."}}},"title":"FooterColumn","description":"One colum\
n."}},"copyright":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The last line of every p\
age.","room":{"size":"md","width":230}}},"description":"The foot of every page."},"contactPage":{"type":"string","minLen\
gth":1,"kind":"link","tsType":"Link","description":"The page that holds the form for visitors without script, such as /c\
ontact.","pattern":"^/[^#]*$"},"privacy":{"type":"object","title":"Privacy","additionalProperties":false,"required":["te\
xt","link","linkLabel"],"description":"What happens to a message; every form says it before it is sent.","properties":{"\
text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"What happens to a message, ho\
w long it is kept, and what does not belong in it, in a sentence or two.","room":{"size":"md","width":230}},"simulated":{
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","description":"The same for forms with `send: simul\
ated`, whose messages go nowhere. Without it these say nothing of it.","room":{"size":"md","width":230}},"link":{"type":"\
string","minLength":1,"kind":"link","tsType":"Link","description":"Where the whole of it can be read, such as /governanc\
e#privacy."},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The words of the \
link.","room":{"size":"md","width":230}}}},"notFound":{"type":"object","additionalProperties":false,"required":["title",
"description","heading","text","linkLabel","suggestion"],"properties":{"title":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","description":"What the browser tab shows.","room":{"size":"md","width":230}},"description":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","description":"What the page says about itself.","room":{"size":"m\
d","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The heading.","\
room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","descripti\
on":"What to do now.","room":{"size":"md","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","description":"The words of the link to the home page.","room":{"size":"md","width":230}},"suggestion":{"type":"\
string","minLength":1,"kind":"path-text","tsType":"string","description":"The words of the link to the page at the same \
address in small letters, where there is one; ((path)) is that address."}},"description":"The page for addresses that do\
 not exist."},"labels":{"type":"object","additionalProperties":false,"required":["menu","skip","lightTheme","darkTheme",
"newTab","pause","play","dialogClose","noAction","notifications","problem","current","planned","vision","yes","no","from",
"to","allCategories","category","articles","articlesInCategory","needsScript","noNumber","tooLong"],"properties":{"menu":{
"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The button that opens the menu on a phone.",
"room":{"size":"md","width":230}},"skip":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"T\
he link that jumps to the content.","room":{"size":"md","width":230}},"lightTheme":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"The button that chooses the light theme.","room":{"size":"md","width":230}},"dark\
Theme":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The button that chooses the dark th\
eme.","room":{"size":"md","width":230}},"newTab":{"type":"string","minLength":1,"kind":"text","tsType":"string","descrip\
tion":"Said after links that open in a new tab.","room":{"size":"md","width":230}},"pause":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"The button that stops moving figures.","room":{"size":"md","width":230}},
"play":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The button that starts them again.",
"room":{"size":"md","width":230}},"dialogClose":{"type":"string","minLength":1,"kind":"text","tsType":"string","descript\
ion":"The button that closes a dialog.","room":{"size":"md","width":230}},"noAction":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","description":"Said after buttons that do nothing yet.","room":{"size":"md","width":230}},"n\
otifications":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"What screen readers call the\
 place where short messages appear.","room":{"size":"md","width":230}},"offline":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"Said to whoever presses a button while the site can't be reached; what was presse\
d comes once it can. Without it nothing is said.","room":{"size":"md","width":230}},"problem":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","description":"The words above a list of fields that need another look.","room":{"s\
ize":"md","width":230}},"current":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A step o\
f a timeline that is going on now.","room":{"size":"md","width":230}},"planned":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","description":"A step of a timeline that is planned.","room":{"size":"md","width":230}},"vision":{
"type":"string","minLength":1,"kind":"text","tsType":"string","description":"A step of a timeline that is a vision.","ro\
om":{"size":"md","width":230}},"yes":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Said \
before each point of a list that is ticked.","room":{"size":"md","width":230}},"no":{"type":"string","minLength":1,"kind":"\
text","tsType":"string","description":"Said before each point of a list that is crossed out.","room":{"size":"md","width":230}},
"from":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Said before the figure at which a w\
ay begins.","room":{"size":"md","width":230}},"to":{"type":"string","minLength":1,"kind":"text","tsType":"string","descr\
iption":"Said before the figure at which a way ends.","room":{"size":"md","width":230}},"allCategories":{"type":"string",
"minLength":1,"kind":"text","tsType":"string","description":"The button that shows the articles of every category.","roo\
m":{"size":"md","width":230}},"category":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"W\
hat screen readers call the buttons that choose a category.","room":{"size":"md","width":230}},"articles":{"$ref":"#/def\
initions/CountedText","description":"How many articles are shown: `((count)) articles`."},"articlesInCategory":{"$ref":"\
#/definitions/CountedText","description":"How many articles of a category are shown: `((count)) articles in ((category))\
`."},"needsScript":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"Stands in place of comp\
uted figures where the browser runs no JavaScript.","room":{"size":"md","width":230}},"noNumber":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","description":"Stands beside a field of a calculator in which no number can be r\
ead.","room":{"size":"md","width":230}},"source":{"type":"string","minLength":1,"kind":"text","tsType":"string","descrip\
tion":"The word before the line that says where the figures of a section come from, such as `Source`. Without it there i\
s no such line.","room":{"size":"md","width":230}},"tooLong":{"type":"string","minLength":1,"kind":"length-text","tsType":"\
string","description":"Stands beside a field of a form whose text is too long: `((length)) characters; ((limit)) is the \
most.`"}},"description":"Small words used on every page."},"fields":{"type":"object","title":"FieldTexts","description":"\
The words of the contact form, for each field of a message.","additionalProperties":false,"required":["name","email","or\
ganization","phone","inquiryType","message"],"properties":{"name":{"$ref":"#/definitions/FieldText","description":"The w\
ords of the field `name`."},"email":{"$ref":"#/definitions/FieldText","description":"The words of the field `email`."},"\
organization":{"$ref":"#/definitions/FieldText","description":"The words of the field `organization`."},"phone":{"$ref":"\
#/definitions/FieldText","description":"The words of the field `phone`."},"inquiryType":{"$ref":"#/definitions/FieldText",
"description":"The words of the field `inquiryType`."},"message":{"$ref":"#/definitions/FieldText","description":"The wo\
rds of the field `message`."}}},"forms":{"type":"object","title":"Forms","minProperties":1,"propertyNames":{"pattern":"^\
[a-z][a-z0-9-]*$"},"description":"The contact forms by name; a button opens one with `action: { dialog: name }`.","addit\
ionalProperties":{"type":"object","additionalProperties":false,"required":["title","inquiryType","submit","sending","can\
cel","send","success","failure"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","d\
escription":"The heading of the dialog.","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"\
rich-text","tsType":"RichText","description":"A sentence below it.","room":{"size":"md","width":230}},"inquiryTitle":{"t\
ype":"string","minLength":1,"kind":"inquiry-text","tsType":"string","description":"The heading where the button says wha\
t it is about; ((inquiry)) is the label of that kind of inquiry."},"inquiryText":{"type":"string","minLength":1,"kind":"\
inquiry-text","tsType":"string","description":"The sentence below it there."},"inquiryType":{"type":"string","minLength":1,
"kind":"text","tsType":"string","description":"What is sent as the kind of inquiry when the button does not say one: a n\
ame of `inquiryTypes` or words.","room":{"size":"md","width":230}},"submit":{"type":"string","minLength":1,"kind":"text",
"tsType":"string","description":"The button that sends.","room":{"size":"md","width":230}},"sending":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","description":"The same button while the message is on its way.","room":{"si\
ze":"md","width":230}},"cancel":{"type":"string","minLength":1,"kind":"text","tsType":"string","description":"The button\
 that closes without sending.","room":{"size":"md","width":230}},"send":{"enum":["function","simulated"],"description":"\
`function` sends the message; `simulated` waits 1.5 seconds, says it was sent, and sends nothing."},"success":{"$ref":"#\
/definitions/ToastData","description":"What is shown when the message has arrived."},"failure":{"$ref":"#/definitions/To\
astData","description":"What is shown when it could not be sent."}},"title":"FormSource","description":"One form."}},"fe\
ed":{"type":"object","additionalProperties":false,"required":["title","page"],"description":"A feed (Atom) of the articl\
es of a page, for programs that read news, at /feed.xml. Without it there is none.","properties":{"title":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","description":"The name of the feed, such as `News from ((product))`.",
"room":{"size":"md","width":230}},"page":{"type":"string","minLength":1,"kind":"link","tsType":"Link","description":"The\
 page whose articles it holds, such as `/news`."}}},"redirects":{"type":"object","description":"Old addresses and where \
they lead now: `/old: /new`.","propertyNames":{"pattern":"^/"},"additionalProperties":{"type":"string","minLength":1,"ki\
nd":"link","tsType":"Link","description":"The address it leads to."}}}},"ThemeColors":{"title":"ThemeColors","type":"obj\
ect","additionalProperties":false,"minProperties":1,"description":"Colours of a theme.","properties":{"page":{"type":"st\
ring","pattern":"^#[0-9a-f]{6}$","description":"What everything stands on, such as `'#0b1512'`."},"surface":{"type":"str\
ing","pattern":"^#[0-9a-f]{6}$","description":"The ground of tinted sections, such as `'#111e19'`."},"raised":{"type":"s\
tring","pattern":"^#[0-9a-f]{6}$","description":"The ground of cards, fields and menus, such as `'#182822'`."},"line":{"\
type":"string","pattern":"^#[0-9a-f]{6}$","description":"Lines that only divide, such as `'#2b3d36'`."},"border":{"type":"\
string","pattern":"^#[0-9a-f]{6}$","description":"The edges of fields and of buttons without a ground, such as `'#6f857b\
'`."},"text":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Words, such as `'#f4f1e6'`."},"muted":{"type":"s\
tring","pattern":"^#[0-9a-f]{6}$","description":"Words that stand back, such as `'#adbbb2'`."},"accent":{"type":"string",
"pattern":"^#[0-9a-f]{6}$","description":"Links and what is marked; also the ground of buttons, such as `'#b9f06a'`."},"\
on-accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Words on the accent, such as `'#0d1a14'`."},"signa\
l":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The loud ground of badges and of selected text, such as `'\
#b9f06a'`."},"on-signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Words on the signal, such as `'#0d1a\
14'`."},"danger":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Words that say what went wrong, such as `'#f\
f9d8a'`."},"danger-fill":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The ground of messages that say so, \
such as `'#b3372a'`."},"on-danger":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"Words on that ground, such\
 as `'#ffffff'`."},"focus":{"type":"string","pattern":"^#[0-9a-f]{6}$","description":"The frame around what the keyboard\
 has reached, such as `'#f4f1e6'`."}}},"ThemeSource":{"title":"ThemeSource","description":"What a brand looks like. What\
 is left out stays as it is; colours are held to the contrast that people need.","type":"object","additionalProperties":false,
"minProperties":1,"properties":{"colors":{"type":"object","additionalProperties":false,"minProperties":1,"description":"\
The colours, by theme.","properties":{"dark":{"$ref":"#/definitions/ThemeColors","description":"The dark theme, which vi\
sitors see first; its bold sections have colours of their own below `bold`."},"light":{"$ref":"#/definitions/ThemeColors",
"description":"The light theme. Its bold sections wear the dark one."},"bold":{"$ref":"#/definitions/ThemeColors","descr\
iption":"The bold sections of the dark theme."}}},"font":{"type":"object","additionalProperties":false,"required":["fami\
ly","file"],"title":"ThemeFont","description":"The letters of all words.","properties":{"family":{"type":"string","patte\
rn":"^[A-Za-z][A-Za-z0-9 -]*$","description":"The name of the font, such as Inter Variable."},"file":{"type":"string","p\
attern":"^/[\\w./-]+\\.woff2$","description":"Its file in the public folder, such as /fonts/inter-4.1.woff2: one file wi\
th all weights from 400 to 700. A changed file needs another name."}}},"radius":{"type":"object","additionalProperties":false,
"minProperties":1,"title":"ThemeRadius","description":"How round corners are.","properties":{"sm":{"type":"string","patt\
ern":"^(0|(\\d*\\.)?\\d+(rem|px))$","description":"Corners of fields and small things, such as `.375rem`."},"md":{"type":"\
string","pattern":"^(0|(\\d*\\.)?\\d+(rem|px))$","description":"Corners of cards and pictures, such as `1rem`."},"full":{
"type":"string","pattern":"^(0|(\\d*\\.)?\\d+(rem|px))$","description":"Corners of buttons and badges, such as `99rem`."}}}}}}},
checks:{AccordionBlock,ArticlesBlock,BarChartBlock,ButtonData,CalculatorBlock,CallToActionBlock,CardGridBlock,ComparisonBlock,
ContactCardsBlock,DiagramBlock,Figure,HeroBlock,PeopleBlock,ProseBlock,StatTickerBlock,StatsBlock,StepsBlock,TableBlock,
TabsBlock,TimelineBlock,SharedSection,PageSource,SharedSource,Facts,NavigationLink,CountedText,FieldText,ToastData,SiteSource,
ThemeColors,ThemeSource}};export{stdin_default as default};
