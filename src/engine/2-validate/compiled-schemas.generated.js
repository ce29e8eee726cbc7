/* Generated from the schemas by `npm run generate`. */
const schemasKey="8IUdS5awH81xcLPE";
var He=(p,t)=>()=>{try{return t||p((t={exports:{}}).exports,t),t.exports}catch(G){throw t=0,G}};var Qe=He(Re=>{"use strict";Object.defineProperty(Re,"__esModule",{value:!0});function Ge(p){let t=p.length,G=0,_=0,v;for(;_<
t;)G++,v=p.charCodeAt(_++),v>=55296&&v<=56319&&_<t&&(v=p.charCodeAt(_),(v&64512)===56320&&_++);return G}Re.default=Ge;Ge.
code='require("ajv/dist/runtime/ucs2length").default'});var Me=He(Be=>{"use strict";Object.defineProperty(Be,"__esModule",{value:!0});Be.formatNames=Be.fastFormats=Be.fullFormats=
void 0;function Ie(p,t){return{validate:p,compare:t}}Be.fullFormats={date:Ie(et,Ve),time:Ie(_e(!0),We),"date-time":Ie(Ye(
!0),rt),"iso-time":Ie(_e(),tt),"iso-date-time":Ie(Ye(),it),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:tr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:nr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:rr,int32:{type:"number",validate:pr},int64:{type:"number",validate:ar},float:{type:"number",validate:Xe},double:{type:"\
number",validate:Xe},password:!0,binary:!0};Be.fastFormats={...Be.fullFormats,date:Ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ve),time:Ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,We),"date-time":Ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
rt),"iso-time":Ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,tt),"iso-date-time":Ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
it),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Be.formatNames=Object.keys(Be.fullFormats);function Qt(p){return p%4===0&&(p%100!==0||p%400===0)}var Yt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Jt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function et(p){let t=Yt.exec(p);if(!t)return!1;let G=+t[1],_=+t[2],v=+t[3];return _>=
1&&_<=12&&v>=1&&v<=(_===2&&Qt(G)?29:Jt[_])}function Ve(p,t){if(p&&t)return p>t?1:p<t?-1:0}var Ee=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function _e(p){return function(G){let _=Ee.exec(G);if(!_)return!1;let v=+_[1],r=+_[2],i=+_[3],e=_[4],s=_[5]==="-"?-1:1,d=+(_[6]||
0),h=+(_[7]||0);if(d>23||h>59||p&&!e)return!1;if(v<=23&&r<=59&&i<60)return!0;let a=r-h*s,o=v-d*s-(a<0?1:0);return(o===23||
o===-1)&&(a===59||a===-1)&&i<61}}function We(p,t){if(!(p&&t))return;let G=new Date("2020-01-01T"+p).valueOf(),_=new Date(
"2020-01-01T"+t).valueOf();if(G&&_)return G-_}function tt(p,t){if(!(p&&t))return;let G=Ee.exec(p),_=Ee.exec(t);if(G&&_)return p=
G[1]+G[2]+G[3],t=_[1]+_[2]+_[3],p>t?1:p<t?-1:0}var Ce=/t|\s/i;function Ye(p){let t=_e(p);return function(_){let v=_.split(
Ce);return v.length===2&&et(v[0])&&t(v[1])}}function rt(p,t){if(!(p&&t))return;let G=new Date(p).valueOf(),_=new Date(t).
valueOf();if(G&&_)return G-_}function it(p,t){if(!(p&&t))return;let[G,_]=p.split(Ce),[v,r]=t.split(Ce),i=Ve(G,v);if(i!==
void 0)return i||We(_,r)}var Xt=/\/|:/,er=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function tr(p){return Xt.test(p)&&er.test(p)}var Je=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function rr(p){return Je.lastIndex=0,Je.test(p)}var ir=-(2**31),sr=2**31-1;function pr(p){return Number.isInteger(p)&&p<=
sr&&p>=ir}function ar(p){return Number.isInteger(p)}function Xe(){return!0}var or=/[^\\]\\Z/;function nr(p){if(or.test(p))
return!1;try{return new RegExp(p),!0}catch{return!1}}});var dr=ot,ee={title:"AccordionBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"\
accordion"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:[
"our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a \
month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:1,
noun:"question",items:{type:"object",additionalProperties:!1,required:["question","answer"],properties:{question:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"lg",weight:560,tracking:-.012,width:230,lines:8}},answer:{type:"\
string",minLength:1,kind:"paragraphs",tsType:"Paragraph[]",room:{size:"md",width:230}}}}},hidden:{type:"boolean",kind:"s\
chedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},n=Object.prototype.hasOwnProperty,k=Qe().default,
ye=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),ce=new RegExp("^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$","u"),
O=new RegExp("^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$","u");function ot(p,{
instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:ee.
required,parentSchema:ee,data:p};(r??=[]).push(e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"items"},schema:ee.required,parentSchema:ee,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(ee.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:ee,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="accord\
ion"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"accordion"},schema:"accordion",parentSchema:ee.
properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",
e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[\
a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:ee.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:ee.properties.id.type,parentSchema:ee.properties.id,data:e};
(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={
instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:ee.properties.review,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:ee.properties.review.type,parentSchema:ee.properties.
review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"\
/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:ee.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{
type:"string"},schema:ee.properties.eyebrow.type,parentSchema:ee.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==
void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ee.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:ee.properties.heading.type,parentSchema:ee.
properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-t\
ext",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:ee.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{
type:"string"},schema:ee.properties.text.type,parentSchema:ee.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==
void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/\
background",keyword:"enum",params:{allowedValues:ee.properties.background.enum},schema:ee.properties.background.enum,parentSchema:ee.
properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(
e)){if(e.length<1){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:1},schema:1,parentSchema:ee.properties.
items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.question===void 0||!n.call(h,"question")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"\
question"},schema:ee.properties.items.items.required,parentSchema:ee.properties.items.items,data:h};(r??=[]).push(a),i++}
if(h.answer===void 0||!n.call(h,"answer")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"\
answer"},schema:ee.properties.items.items.required,parentSchema:ee.properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.
keys(h))if(!(a==="question"||a==="answer")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:ee.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.question!==void 0&&n.call(h,"question")){
let a=h.question;if(this.note("text",t+"/items/"+d+"/question",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"\
/items/"+d+"/question",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ee.properties.items.items.properties.question,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/question",keyword:"type",params:{type:"string"},schema:ee.
properties.items.items.properties.question.type,parentSchema:ee.properties.items.items.properties.question,data:a};(r??=
[]).push(o),i++}}if(h.answer!==void 0&&n.call(h,"answer")){let a=h.answer;if(this.note("paragraphs",t+"/items/"+d+"/answ\
er",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/answer",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:ee.properties.items.items.properties.answer,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/item\
s/"+d+"/answer",keyword:"type",params:{type:"string"},schema:ee.properties.items.items.properties.answer.type,parentSchema:ee.
properties.items.items.properties.answer,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"\
type",params:{type:"object"},schema:ee.properties.items.items.type,parentSchema:ee.properties.items.items,data:h};(r??=[]).
push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:ee.properties.items.type,parentSchema:ee.
properties.items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="bo\
olean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:ee.properties.hidden.type,parentSchema:ee.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:ee.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:ee.
properties.from.type,parentSchema:ee.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:ee.
properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},
schema:ee.properties.until.type,parentSchema:ee.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,
keyword:"type",params:{type:"object"},schema:ee.type,parentSchema:ee,data:p};(r??=[]).push(e),i++}return ot.errors=r,i===
0}var mr=nt,S={title:"ArticlesBlock",ownLabels:["allCategories","category","articles","articlesInCategory"],type:"object",
additionalProperties:!1,required:["type","filters"],oneNeeded:["items","below"],properties:{type:{const:"articles"},id:{
type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"\
anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-0\
5, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},filters:{enum:["inert","working"],choices:{inert:"Shown,\
 without effect",working:"Visitors can choose a category"}},below:{type:"string",minLength:1,kind:"link",tsType:"Link"},
most:{type:"integer",minimum:1},items:{type:"array",minItems:1,noun:"article",items:{type:"object",additionalProperties:!1,
required:["title","excerpt","date","readTime","category"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"xl",weight:560,tracking:-.022,width:280,lines:7}},excerpt:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},date:{type:"string",format:"date",examples:["2026-05-01"]},readTime:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},category:{type:"string",minLength:1,kind:"te\
xt",tsType:"string",room:{size:"md",width:230}},author:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},featured:{type:"boolean"},picture:{type:"object",additionalProperties:!1,required:["file","alt"],kind:"p\
icture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boolean"},caption:{
type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-\
9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{type:"string",pattern:"^\
(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from the left, fro\
m the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},link:{type:"string",minLength:1,
kind:"link",tsType:"Link"},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\\
d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01",
"2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedul\
e"}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|\
[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"\
schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},ze=new RegExp("^(100|[1-\
9]?[0-9])% (100|[1-9]?[0-9])%$","u"),ve=new RegExp("^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9]\
[0-9]?)%$","u"),Ne=Me().fullFormats.date;function nt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:S.required,parentSchema:S,data:p};(r??=[]).push(e),i++}if(p.filters===
void 0||!n.call(p,"filters")){let e={instancePath:t,keyword:"required",params:{missingProperty:"filters"},schema:S.required,
parentSchema:S,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(S.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:S,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="articles"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"\
articles"},schema:"articles",parentSchema:S.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){
let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:S.properties.
id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:S.properties.
id.type,parentSchema:S.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;
if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:S.properties.
review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:S.
properties.review.type,parentSchema:S.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"e\
yebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eye\
brow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:S.properties.eyebrow.type,parentSchema:S.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:S.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:S.properties.heading.type,parentSchema:S.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:S.properties.text.type,parentSchema:S.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:S.properties.background.
enum},schema:S.properties.background.enum,parentSchema:S.properties.background,data:e};(r??=[]).push(s),i++}}if(p.filters!==
void 0&&n.call(p,"filters")){let e=p.filters;if(!(e==="inert"||e==="working")){let s={instancePath:t+"/filters",keyword:"\
enum",params:{allowedValues:S.properties.filters.enum},schema:S.properties.filters.enum,parentSchema:S.properties.filters,
data:e};(r??=[]).push(s),i++}}if(p.below!==void 0&&n.call(p,"below")){let e=p.below;if(this.note("link",t+"/below",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/below",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.
below,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/below",keyword:"type",params:{type:"string"},schema:S.properties.
below.type,parentSchema:S.properties.below,data:e};(r??=[]).push(s),i++}}if(p.most!==void 0&&n.call(p,"most")){let e=p.most;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){let s={instancePath:t+"/most",keyword:"type",params:{type:"int\
eger"},schema:S.properties.most.type,parentSchema:S.properties.most,data:e};(r??=[]).push(s),i++}if(typeof e=="number"&&
isFinite(e)&&(e<1||isNaN(e))){let s={instancePath:t+"/most",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:S.properties.most,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;if(Array.
isArray(e)){if(e.length<1){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:1},schema:1,parentSchema:S.properties.
items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"\
title"},schema:S.properties.items.items.required,parentSchema:S.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.
excerpt===void 0||!n.call(h,"excerpt")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"ex\
cerpt"},schema:S.properties.items.items.required,parentSchema:S.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.
date===void 0||!n.call(h,"date")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"date"},schema:S.
properties.items.items.required,parentSchema:S.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.readTime===void 0||
!n.call(h,"readTime")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"readTime"},schema:S.
properties.items.items.required,parentSchema:S.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.category===void 0||
!n.call(h,"category")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"category"},schema:S.
properties.items.items.required,parentSchema:S.properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(
h))if(!n.call(S.properties.items.items.properties,a)){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{
additionalProperty:a},schema:!1,parentSchema:S.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.title!==void 0&&
n.call(h,"title")){let a=h.title;if(this.note("text",t+"/items/"+d+"/title",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/items/"+d+"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.items.items.properties.title,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/title",keyword:"type",params:{type:"string"},schema:S.
properties.items.items.properties.title.type,parentSchema:S.properties.items.items.properties.title,data:a};(r??=[]).push(
o),i++}}if(h.excerpt!==void 0&&n.call(h,"excerpt")){let a=h.excerpt;if(this.note("rich-text",t+"/items/"+d+"/excerpt",a),
typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/excerpt",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:S.properties.items.items.properties.excerpt,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/item\
s/"+d+"/excerpt",keyword:"type",params:{type:"string"},schema:S.properties.items.items.properties.excerpt.type,parentSchema:S.
properties.items.items.properties.excerpt,data:a};(r??=[]).push(o),i++}}if(h.date!==void 0&&n.call(h,"date")){let a=h.date;
if(typeof a=="string"){if(!Ne.validate(a)){let o={instancePath:t+"/items/"+d+"/date",keyword:"format",params:{format:"da\
te"},schema:"date",parentSchema:S.properties.items.items.properties.date,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/date",keyword:"type",params:{type:"string"},schema:S.properties.items.items.properties.date.type,parentSchema:S.
properties.items.items.properties.date,data:a};(r??=[]).push(o),i++}}if(h.readTime!==void 0&&n.call(h,"readTime")){let a=h.
readTime;if(this.note("text",t+"/items/"+d+"/readTime",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+
d+"/readTime",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.items.items.properties.readTime,data:a};
(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/readTime",keyword:"type",params:{type:"string"},schema:S.
properties.items.items.properties.readTime.type,parentSchema:S.properties.items.items.properties.readTime,data:a};(r??=[]).
push(o),i++}}if(h.category!==void 0&&n.call(h,"category")){let a=h.category;if(this.note("text",t+"/items/"+d+"/category",
a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/category",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:S.properties.items.items.properties.category,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/ite\
ms/"+d+"/category",keyword:"type",params:{type:"string"},schema:S.properties.items.items.properties.category.type,parentSchema:S.
properties.items.items.properties.category,data:a};(r??=[]).push(o),i++}}if(h.author!==void 0&&n.call(h,"author")){let a=h.
author;if(this.note("text",t+"/items/"+d+"/author",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"\
/author",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.items.items.properties.author,data:a};(r??=
[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/author",keyword:"type",params:{type:"string"},schema:S.properties.
items.items.properties.author.type,parentSchema:S.properties.items.items.properties.author,data:a};(r??=[]).push(o),i++}}
if(h.featured!==void 0&&n.call(h,"featured")){let a=h.featured;if(typeof a!="boolean"){let o={instancePath:t+"/items/"+d+
"/featured",keyword:"type",params:{type:"boolean"},schema:S.properties.items.items.properties.featured.type,parentSchema:S.
properties.items.items.properties.featured,data:a};(r??=[]).push(o),i++}}if(h.picture!==void 0&&n.call(h,"picture")){let a=h.
picture;if(this.note("picture",t+"/items/"+d+"/picture",a),a&&typeof a=="object"&&!Array.isArray(a)){if(a.file===void 0||
!n.call(a,"file")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"required",params:{missingProperty:"file"},schema:S.
properties.items.items.properties.picture.required,parentSchema:S.properties.items.items.properties.picture,data:a};(r??=
[]).push(o),i++}if(a.alt===void 0||!n.call(a,"alt")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"required",params:{
missingProperty:"alt"},schema:S.properties.items.items.properties.picture.required,parentSchema:S.properties.items.items.
properties.picture,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(a))if(!(o==="file"||o==="alt"||o==="decorative"||
o==="caption"||o==="credit"||o==="focus"||o==="crop"||o==="dark")){let y={instancePath:t+"/items/"+d+"/picture",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:S.properties.items.items.properties.picture,data:a};
(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.file;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/items/"+d+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.items.items.properties.
picture.properties.file,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"ty\
pe",params:{type:"string"},schema:S.properties.items.items.properties.picture.properties.file.type,parentSchema:S.properties.
items.items.properties.picture.properties.file,data:o};(r??=[]).push(y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.
alt;if(typeof o!="string"){let y={instancePath:t+"/items/"+d+"/picture/alt",keyword:"type",params:{type:"string"},schema:S.
properties.items.items.properties.picture.properties.alt.type,parentSchema:S.properties.items.items.properties.picture.properties.
alt,data:o};(r??=[]).push(y),i++}}if(a.decorative!==void 0&&n.call(a,"decorative")){let o=a.decorative;if(typeof o!="boo\
lean"){let y={instancePath:t+"/items/"+d+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:S.properties.
items.items.properties.picture.properties.decorative.type,parentSchema:S.properties.items.items.properties.picture.properties.
decorative,data:o};(r??=[]).push(y),i++}}if(a.caption!==void 0&&n.call(a,"caption")){let o=a.caption;if(typeof o=="strin\
g"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.
properties.items.items.properties.picture.properties.caption,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/\
items/"+d+"/picture/caption",keyword:"type",params:{type:"string"},schema:S.properties.items.items.properties.picture.properties.
caption.type,parentSchema:S.properties.items.items.properties.picture.properties.caption,data:o};(r??=[]).push(y),i++}}if(a.
credit!==void 0&&n.call(a,"credit")){let o=a.credit;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+
"/picture/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.items.items.properties.picture.
properties.credit,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/credit",keyword:"type",
params:{type:"string"},schema:S.properties.items.items.properties.picture.properties.credit.type,parentSchema:S.properties.
items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}if(a.focus!==void 0&&n.call(a,"focus")){let o=a.
focus;if(typeof o=="string"){if(!ze.test(o)){let y={instancePath:t+"/items/"+d+"/picture/focus",keyword:"pattern",params:{
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:S.properties.
items.items.properties.picture.properties.focus,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/p\
icture/focus",keyword:"type",params:{type:"string"},schema:S.properties.items.items.properties.picture.properties.focus.
type,parentSchema:S.properties.items.items.properties.picture.properties.focus,data:o};(r??=[]).push(y),i++}}if(a.crop!==
void 0&&n.call(a,"crop")){let o=a.crop;if(typeof o=="string"){if(!ve.test(o)){let y={instancePath:t+"/items/"+d+"/pictur\
e/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},
schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:S.properties.items.items.
properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/crop",
keyword:"type",params:{type:"string"},schema:S.properties.items.items.properties.picture.properties.crop.type,parentSchema:S.
properties.items.items.properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}if(a.dark!==void 0&&n.call(a,"da\
rk")){let o=a.dark;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:S.properties.items.items.properties.picture.properties.dark,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"type",params:{type:"string"},schema:S.properties.
items.items.properties.picture.properties.dark.type,parentSchema:S.properties.items.items.properties.picture.properties.
dark,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/items/"+d+"/picture",keyword:"type",params:{type:"objec\
t"},schema:S.properties.items.items.properties.picture.type,parentSchema:S.properties.items.items.properties.picture,data:a};
(r??=[]).push(o),i++}}if(h.link!==void 0&&n.call(h,"link")){let a=h.link;if(this.note("link",t+"/items/"+d+"/link",a),typeof a==
"string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.
properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/link",keyword:"\
type",params:{type:"string"},schema:S.properties.items.items.properties.link.type,parentSchema:S.properties.items.items.
properties.link,data:a};(r??=[]).push(o),i++}}if(h.hidden!==void 0&&n.call(h,"hidden")){let a=h.hidden;if(typeof a!="boo\
lean"){let o={instancePath:t+"/items/"+d+"/hidden",keyword:"type",params:{type:"boolean"},schema:S.properties.items.items.
properties.hidden.type,parentSchema:S.properties.items.items.properties.hidden,data:a};(r??=[]).push(o),i++}this.note("s\
chedule",t+"/items/"+d+"/hidden",a)}if(h.from!==void 0&&n.call(h,"from")){let a=h.from;if(this.note("schedule",t+"/items\
/"+d+"/from",a),typeof a=="string"){if(!O.test(a)){let o={instancePath:t+"/items/"+d+"/from",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\\
d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:S.properties.items.items.properties.
from,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/from",keyword:"type",params:{type:"string"},
schema:S.properties.items.items.properties.from.type,parentSchema:S.properties.items.items.properties.from,data:a};(r??=
[]).push(o),i++}}if(h.until!==void 0&&n.call(h,"until")){let a=h.until;if(this.note("schedule",t+"/items/"+d+"/until",a),
typeof a=="string"){if(!O.test(a)){let o={instancePath:t+"/items/"+d+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\
\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\
\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:S.properties.items.items.properties.until,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/until",keyword:"type",params:{type:"string"},schema:S.
properties.items.items.properties.until.type,parentSchema:S.properties.items.items.properties.until,data:a};(r??=[]).push(
o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:S.properties.items.items.type,
parentSchema:S.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",
params:{type:"array"},schema:S.properties.items.type,parentSchema:S.properties.items,data:e};(r??=[]).push(s),i++}}if(p.
hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"typ\
e",params:{type:"boolean"},schema:S.properties.hidden.type,parentSchema:S.properties.hidden,data:e};(r??=[]).push(s),i++}
this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",
e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d(\
[T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)\
?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:S.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:S.properties.from.type,parentSchema:S.properties.from,
data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),
typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T\
 ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:S.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:S.properties.until.type,parentSchema:S.properties.until,
data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:S.type,parentSchema:S,
data:p};(r??=[]).push(e),i++}return nt.errors=r,i===0}var lr=dt,Q={title:"BarChartBlock",type:"object",additionalProperties:!1,
required:["type","caption","items"],properties:{type:{const:"bar-chart"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-\
z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:[
"2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{
type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tint\
ed","bold"],tsType:"Background"},caption:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
items:{type:"array",minItems:2,noun:"bar",maxItems:8,items:{type:"object",additionalProperties:!1,required:["label","val\
ue","display"],properties:{label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:188}},value:{
type:"number",minimum:0},display:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"xl",weight:500,tracking:-.02,
width:176},sourced:!0},highlight:{type:"boolean"}}}},note:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",
room:{size:"md",width:230}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\
\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-\
01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\\
d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"sc\
hedule"}}};function dt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
type"},schema:Q.required,parentSchema:Q,data:p};(r??=[]).push(e),i++}if(p.caption===void 0||!n.call(p,"caption")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"caption"},schema:Q.required,parentSchema:Q,data:p};(r??=[]).push(
e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},
schema:Q.required,parentSchema:Q,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(Q.properties,e)){let s={
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:Q,data:p};(r??=[]).push(
s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="bar-chart"){let s={instancePath:t+"/type",keyword:"con\
st",params:{allowedValue:"bar-chart"},schema:"bar-chart",parentSchema:Q.properties.type,data:e};(r??=[]).push(s),i++}}if(p.
id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+
"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:Q.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:Q.
properties.id.type,parentSchema:Q.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:Q.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:Q.properties.review.type,parentSchema:Q.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:Q.properties.eyebrow.type,parentSchema:Q.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Q.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:Q.properties.heading.type,parentSchema:Q.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:Q.properties.text.type,parentSchema:Q.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:Q.properties.background.
enum},schema:Q.properties.background.enum,parentSchema:Q.properties.background,data:e};(r??=[]).push(s),i++}}if(p.caption!==
void 0&&n.call(p,"caption")){let e=p.caption;if(this.note("text",t+"/caption",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.properties.caption,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/caption",keyword:"type",params:{type:"string"},schema:Q.properties.caption.type,parentSchema:Q.properties.
caption,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length>
8){let d={instancePath:t+"/items",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:Q.properties.items,data:e};(r??=
[]).push(d),i++}if(e.length<2){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:2},schema:2,parentSchema:Q.
properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.
isArray(h)){if(h.label===void 0||!n.call(h,"label")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"\
label"},schema:Q.properties.items.items.required,parentSchema:Q.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.
value===void 0||!n.call(h,"value")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"value"},
schema:Q.properties.items.items.required,parentSchema:Q.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.display===
void 0||!n.call(h,"display")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"display"},schema:Q.
properties.items.items.required,parentSchema:Q.properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(
h))if(!(a==="label"||a==="value"||a==="display"||a==="highlight")){let o={instancePath:t+"/items/"+d,keyword:"additional\
Properties",params:{additionalProperty:a},schema:!1,parentSchema:Q.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.
label!==void 0&&n.call(h,"label")){let a=h.label;if(this.note("text",t+"/items/"+d+"/label",a),typeof a=="string"){if(k(
a)<1){let o={instancePath:t+"/items/"+d+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.properties.
items.items.properties.label,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/label",keyword:"type",
params:{type:"string"},schema:Q.properties.items.items.properties.label.type,parentSchema:Q.properties.items.items.properties.
label,data:a};(r??=[]).push(o),i++}}if(h.value!==void 0&&n.call(h,"value")){let a=h.value;if(typeof a=="number"&&isFinite(
a)){if(a<0||isNaN(a)){let o={instancePath:t+"/items/"+d+"/value",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:Q.properties.items.items.properties.value,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+
d+"/value",keyword:"type",params:{type:"number"},schema:Q.properties.items.items.properties.value.type,parentSchema:Q.properties.
items.items.properties.value,data:a};(r??=[]).push(o),i++}}if(h.display!==void 0&&n.call(h,"display")){let a=h.display;if(this.
note("text",t+"/items/"+d+"/display",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/display",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Q.properties.items.items.properties.display,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/items/"+d+"/display",keyword:"type",params:{type:"string"},schema:Q.properties.items.items.properties.
display.type,parentSchema:Q.properties.items.items.properties.display,data:a};(r??=[]).push(o),i++}}if(h.highlight!==void 0&&
n.call(h,"highlight")){let a=h.highlight;if(typeof a!="boolean"){let o={instancePath:t+"/items/"+d+"/highlight",keyword:"\
type",params:{type:"boolean"},schema:Q.properties.items.items.properties.highlight.type,parentSchema:Q.properties.items.
items.properties.highlight,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{
type:"object"},schema:Q.properties.items.items.type,parentSchema:Q.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{
let s={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:Q.properties.items.type,parentSchema:Q.properties.
items,data:e};(r??=[]).push(s),i++}}if(p.note!==void 0&&n.call(p,"note")){let e=p.note;if(this.note("rich-text",t+"/note",
e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/note",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.
properties.note,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/note",keyword:"type",params:{type:"string"},schema:Q.
properties.note.type,parentSchema:Q.properties.note,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){
let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:Q.properties.
hidden.type,parentSchema:Q.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==
void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:Q.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:Q.
properties.from.type,parentSchema:Q.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:Q.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:Q.properties.
until.type,parentSchema:Q.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:Q.type,parentSchema:Q,data:p};(r??=[]).push(e),i++}return dt.errors=r,i===0}var cr=me,oe={title:"B\
uttonData",type:"object",additionalProperties:!1,required:["label","action"],properties:{label:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"sm",weight:580,tracking:0,width:205,lines:3}},action:{type:["string","object"],kind:"\
action",tsType:"Action",if:{type:"string"},then:{enum:["none"]},else:{additionalProperties:!1,minProperties:1,oneNeeded:[
"link","dialog","download"],properties:{link:{type:"string",minLength:1,examples:["/"]},dialog:{type:"string",minLength:1},
inquiryType:{type:"string",minLength:1},download:{type:"string",minLength:1}}}},variant:{enum:["default","destructive","\
outline","outline-on-dark","secondary","ghost","link","hero","outline-hero"],choices:{default:"Usual",destructive:"As an\
 alarm",secondary:"Tinted",ghost:"Words alone",link:"As a link",hero:"Bright, for what is wanted most","outline-hero":"B\
right outline"}},size:{enum:["default","sm","lg","xl","icon"],choices:{default:"Usual",sm:"Small",lg:"Large",xl:"Very la\
rge",icon:"As small as a sign"}}}};function me(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===void 0||!n.call(p,"label")){let s={instancePath:t,
keyword:"required",params:{missingProperty:"label"},schema:oe.required,parentSchema:oe,data:p};(r??=[]).push(s),i++}if(p.
action===void 0||!n.call(p,"action")){let s={instancePath:t,keyword:"required",params:{missingProperty:"action"},schema:oe.
required,parentSchema:oe,data:p};(r??=[]).push(s),i++}for(let s of Object.keys(p))if(!(s==="label"||s==="action"||s==="v\
ariant"||s==="size")){let d={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:oe,
data:p};(r??=[]).push(d),i++}if(p.label!==void 0&&n.call(p,"label")){let s=p.label;if(this.note("text",t+"/label",s),typeof s==
"string"){if(k(s)<1){let d={instancePath:t+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:oe.properties.
label,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/label",keyword:"type",params:{type:"string"},schema:oe.
properties.label.type,parentSchema:oe.properties.label,data:s};(r??=[]).push(d),i++}}if(p.action!==void 0&&n.call(p,"act\
ion")){let s=p.action;if(typeof s!="string"&&!(s&&typeof s=="object"&&!Array.isArray(s))){let y={instancePath:t+"/action",
keyword:"type",params:{type:oe.properties.action.type},schema:oe.properties.action.type,parentSchema:oe.properties.action,
data:s};(r??=[]).push(y),i++}let d=i,h=!0,a=i;if(typeof s!="string"){let y={};(r??=[]).push(y),i++}var e=a===i;i=d,r!==null&&
(d?r.length=d:r=null);let o;if(e){let y=i;if(s!=="none"){let m={instancePath:t+"/action",keyword:"enum",params:{allowedValues:oe.
properties.action.then.enum},schema:oe.properties.action.then.enum,parentSchema:oe.properties.action.then,data:s};(r??=[]).
push(m),i++}var e=y===i;h=e,o="then"}else{let y=i;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let m={instancePath:t+"/action",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:oe.properties.action.else,
data:s};(r??=[]).push(m),i++}for(let m of Object.keys(s))if(!(m==="link"||m==="dialog"||m==="inquiryType"||m==="download")){
let c={instancePath:t+"/action",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:oe.properties.
action.else,data:s};(r??=[]).push(c),i++}if(s.link!==void 0&&n.call(s,"link")){let m=s.link;if(typeof m=="string"){if(k(
m)<1){let c={instancePath:t+"/action/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:oe.properties.action.
else.properties.link,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/action/link",keyword:"type",params:{type:"\
string"},schema:oe.properties.action.else.properties.link.type,parentSchema:oe.properties.action.else.properties.link,data:m};
(r??=[]).push(c),i++}}if(s.dialog!==void 0&&n.call(s,"dialog")){let m=s.dialog;if(typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/action/dialog",keyword:"minLength",params:{limit:1},schema:1,parentSchema:oe.properties.action.else.properties.
dialog,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/action/dialog",keyword:"type",params:{type:"string"},schema:oe.
properties.action.else.properties.dialog.type,parentSchema:oe.properties.action.else.properties.dialog,data:m};(r??=[]).
push(c),i++}}if(s.inquiryType!==void 0&&n.call(s,"inquiryType")){let m=s.inquiryType;if(typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/action/inquiryType",keyword:"minLength",params:{limit:1},schema:1,parentSchema:oe.properties.action.else.
properties.inquiryType,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/action/inquiryType",keyword:"type",params:{
type:"string"},schema:oe.properties.action.else.properties.inquiryType.type,parentSchema:oe.properties.action.else.properties.
inquiryType,data:m};(r??=[]).push(c),i++}}if(s.download!==void 0&&n.call(s,"download")){let m=s.download;if(typeof m=="s\
tring"){if(k(m)<1){let c={instancePath:t+"/action/download",keyword:"minLength",params:{limit:1},schema:1,parentSchema:oe.
properties.action.else.properties.download,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/action/download",keyword:"\
type",params:{type:"string"},schema:oe.properties.action.else.properties.download.type,parentSchema:oe.properties.action.
else.properties.download,data:m};(r??=[]).push(c),i++}}}var e=y===i;h=e,o="else"}if(!h){let y={instancePath:t+"/action",
keyword:"if",params:{failingKeyword:o},schema:oe.properties.action.if,parentSchema:oe.properties.action,data:s};(r??=[]).
push(y),i++}this.note("action",t+"/action",s)}if(p.variant!==void 0&&n.call(p,"variant")){let s=p.variant;if(!(s==="defa\
ult"||s==="destructive"||s==="outline"||s==="outline-on-dark"||s==="secondary"||s==="ghost"||s==="link"||s==="hero"||s===
"outline-hero")){let d={instancePath:t+"/variant",keyword:"enum",params:{allowedValues:oe.properties.variant.enum},schema:oe.
properties.variant.enum,parentSchema:oe.properties.variant,data:s};(r??=[]).push(d),i++}}if(p.size!==void 0&&n.call(p,"s\
ize")){let s=p.size;if(!(s==="default"||s==="sm"||s==="lg"||s==="xl"||s==="icon")){let d={instancePath:t+"/size",keyword:"\
enum",params:{allowedValues:oe.properties.size.enum},schema:oe.properties.size.enum,parentSchema:oe.properties.size,data:s};
(r??=[]).push(d),i++}}}else{let s={instancePath:t,keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:p};
(r??=[]).push(s),i++}return me.errors=r,i===0}var yr=mt,T={title:"CalculatorBlock",ownLabels:["needsScript","noNumber"],
type:"object",additionalProperties:!1,required:["type","inputs","results","result"],properties:{type:{const:"calculator"},
id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],
kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as \
2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2\
xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{
size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},inputs:{type:"array",minItems:1,items:{
type:"object",additionalProperties:!1,required:["name","label"],properties:{name:{type:"string",pattern:"^[a-z][a-zA-Z0-\
9_]*$",form:"a small letter, then letters, digits and underscores",examples:["claimVolume"]},label:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},hint:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},unit:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},default:{type:"\
string"},options:{type:"array",minItems:2,items:{type:"object",additionalProperties:!1,required:["value","label"],properties:{
value:{type:"number"},label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}}}}}},results:{
type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["name","label","formula","format"],properties:{
name:{type:"string",pattern:"^[a-z][a-zA-Z0-9_]*$",form:"a small letter, then letters, digits and underscores",examples:[
"claimVolume"]},label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},formula:{type:"\
string",minLength:1,kind:"formula",tsType:"Expression",examples:["2 * 3"]},format:{type:"string",minLength:1,pattern:"^[\
^0]*(0,000|0)(\\.0{1,4})?[^0]*$",form:"zeros that stand for digits, with other signs around them",examples:["$0,000.0"],
kind:"number-format",tsType:"NumberFormat"},showWhen:{type:"string",minLength:1,kind:"formula",tsType:"Expression",examples:[
"2 * 3"]},emphasis:{type:"boolean"}}}},result:{enum:["shown","hidden"]},note:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/But\
tonData"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( \
?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],
kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*)\
)?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},st=new RegExp("^[\
a-z][a-zA-Z0-9_]*$","u"),hr=new RegExp("^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$","u");function mt(p,{instancePath:t="",parentData:G,
parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.
call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:T.required,parentSchema:T,
data:p};(r??=[]).push(e),i++}if(p.inputs===void 0||!n.call(p,"inputs")){let e={instancePath:t,keyword:"required",params:{
missingProperty:"inputs"},schema:T.required,parentSchema:T,data:p};(r??=[]).push(e),i++}if(p.results===void 0||!n.call(p,
"results")){let e={instancePath:t,keyword:"required",params:{missingProperty:"results"},schema:T.required,parentSchema:T,
data:p};(r??=[]).push(e),i++}if(p.result===void 0||!n.call(p,"result")){let e={instancePath:t,keyword:"required",params:{
missingProperty:"result"},schema:T.required,parentSchema:T,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.
call(T.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:T,
data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="calculator"){let s={instancePath:t+
"/type",keyword:"const",params:{allowedValue:"calculator"},schema:"calculator",parentSchema:T.properties.type,data:e};(r??=
[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.
test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a\
-z0-9]*(-[a-z0-9]+)*$",parentSchema:T.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"\
type",params:{type:"string"},schema:T.properties.id.type,parentSchema:T.properties.id,data:e};(r??=[]).push(s),i++}}if(p.
review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/revie\
w",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2]\
)(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:T.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:T.properties.review.type,parentSchema:T.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:T.
properties.eyebrow.type,parentSchema:T.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:T.properties.heading.type,parentSchema:T.properties.
heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/te\
xt",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.
properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:T.
properties.text.type,parentSchema:T.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"ba\
ckground")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"\
enum",params:{allowedValues:T.properties.background.enum},schema:T.properties.background.enum,parentSchema:T.properties.
background,data:e};(r??=[]).push(s),i++}}if(p.inputs!==void 0&&n.call(p,"inputs")){let e=p.inputs;if(Array.isArray(e)){if(e.
length<1){let d={instancePath:t+"/inputs",keyword:"minItems",params:{limit:1},schema:1,parentSchema:T.properties.inputs,
data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){
if(h.name===void 0||!n.call(h,"name")){let a={instancePath:t+"/inputs/"+d,keyword:"required",params:{missingProperty:"na\
me"},schema:T.properties.inputs.items.required,parentSchema:T.properties.inputs.items,data:h};(r??=[]).push(a),i++}if(h.
label===void 0||!n.call(h,"label")){let a={instancePath:t+"/inputs/"+d,keyword:"required",params:{missingProperty:"label"},
schema:T.properties.inputs.items.required,parentSchema:T.properties.inputs.items,data:h};(r??=[]).push(a),i++}for(let a of Object.
keys(h))if(!(a==="name"||a==="label"||a==="hint"||a==="unit"||a==="default"||a==="options")){let o={instancePath:t+"/inp\
uts/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:T.properties.inputs.items,data:h};
(r??=[]).push(o),i++}if(h.name!==void 0&&n.call(h,"name")){let a=h.name;if(typeof a=="string"){if(!st.test(a)){let o={instancePath:t+
"/inputs/"+d+"/name",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9_]*$"},schema:"^[a-z][a-zA-Z0-9_]*$",parentSchema:T.
properties.inputs.items.properties.name,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/inputs/"+d+"/name",keyword:"\
type",params:{type:"string"},schema:T.properties.inputs.items.properties.name.type,parentSchema:T.properties.inputs.items.
properties.name,data:a};(r??=[]).push(o),i++}}if(h.label!==void 0&&n.call(h,"label")){let a=h.label;if(this.note("text",
t+"/inputs/"+d+"/label",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/inputs/"+d+"/label",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:T.properties.inputs.items.properties.label,data:a};(r??=[]).push(o),i++}}else{let o={
instancePath:t+"/inputs/"+d+"/label",keyword:"type",params:{type:"string"},schema:T.properties.inputs.items.properties.label.
type,parentSchema:T.properties.inputs.items.properties.label,data:a};(r??=[]).push(o),i++}}if(h.hint!==void 0&&n.call(h,
"hint")){let a=h.hint;if(this.note("text",t+"/inputs/"+d+"/hint",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/inputs/"+d+"/hint",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.inputs.items.properties.hint,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/inputs/"+d+"/hint",keyword:"type",params:{type:"string"},schema:T.
properties.inputs.items.properties.hint.type,parentSchema:T.properties.inputs.items.properties.hint,data:a};(r??=[]).push(
o),i++}}if(h.unit!==void 0&&n.call(h,"unit")){let a=h.unit;if(this.note("text",t+"/inputs/"+d+"/unit",a),typeof a=="stri\
ng"){if(k(a)<1){let o={instancePath:t+"/inputs/"+d+"/unit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.
properties.inputs.items.properties.unit,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/inputs/"+d+"/unit",keyword:"\
type",params:{type:"string"},schema:T.properties.inputs.items.properties.unit.type,parentSchema:T.properties.inputs.items.
properties.unit,data:a};(r??=[]).push(o),i++}}if(h.default!==void 0&&n.call(h,"default")){let a=h.default;if(typeof a!="\
string"){let o={instancePath:t+"/inputs/"+d+"/default",keyword:"type",params:{type:"string"},schema:T.properties.inputs.
items.properties.default.type,parentSchema:T.properties.inputs.items.properties.default,data:a};(r??=[]).push(o),i++}}if(h.
options!==void 0&&n.call(h,"options")){let a=h.options;if(Array.isArray(a)){if(a.length<2){let y={instancePath:t+"/input\
s/"+d+"/options",keyword:"minItems",params:{limit:2},schema:2,parentSchema:T.properties.inputs.items.properties.options,
data:a};(r??=[]).push(y),i++}let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l.value===void 0||!n.call(l,"value")){let m={instancePath:t+"/inputs/"+d+"/options/"+y,keyword:"required",params:{missingProperty:"\
value"},schema:T.properties.inputs.items.properties.options.items.required,parentSchema:T.properties.inputs.items.properties.
options.items,data:l};(r??=[]).push(m),i++}if(l.label===void 0||!n.call(l,"label")){let m={instancePath:t+"/inputs/"+d+"\
/options/"+y,keyword:"required",params:{missingProperty:"label"},schema:T.properties.inputs.items.properties.options.items.
required,parentSchema:T.properties.inputs.items.properties.options.items,data:l};(r??=[]).push(m),i++}for(let m of Object.
keys(l))if(!(m==="value"||m==="label")){let c={instancePath:t+"/inputs/"+d+"/options/"+y,keyword:"additionalProperties",
params:{additionalProperty:m},schema:!1,parentSchema:T.properties.inputs.items.properties.options.items,data:l};(r??=[]).
push(c),i++}if(l.value!==void 0&&n.call(l,"value")){let m=l.value;if(!(typeof m=="number"&&isFinite(m))){let c={instancePath:t+
"/inputs/"+d+"/options/"+y+"/value",keyword:"type",params:{type:"number"},schema:T.properties.inputs.items.properties.options.
items.properties.value.type,parentSchema:T.properties.inputs.items.properties.options.items.properties.value,data:m};(r??=
[]).push(c),i++}}if(l.label!==void 0&&n.call(l,"label")){let m=l.label;if(this.note("text",t+"/inputs/"+d+"/options/"+y+
"/label",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/inputs/"+d+"/options/"+y+"/label",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:T.properties.inputs.items.properties.options.items.properties.label,data:m};(r??=
[]).push(c),i++}}else{let c={instancePath:t+"/inputs/"+d+"/options/"+y+"/label",keyword:"type",params:{type:"string"},schema:T.
properties.inputs.items.properties.options.items.properties.label.type,parentSchema:T.properties.inputs.items.properties.
options.items.properties.label,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/inputs/"+d+"/options/"+y,keyword:"\
type",params:{type:"object"},schema:T.properties.inputs.items.properties.options.items.type,parentSchema:T.properties.inputs.
items.properties.options.items,data:l};(r??=[]).push(m),i++}}}else{let o={instancePath:t+"/inputs/"+d+"/options",keyword:"\
type",params:{type:"array"},schema:T.properties.inputs.items.properties.options.type,parentSchema:T.properties.inputs.items.
properties.options,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/inputs/"+d,keyword:"type",params:{type:"o\
bject"},schema:T.properties.inputs.items.type,parentSchema:T.properties.inputs.items,data:h};(r??=[]).push(a),i++}}}else{
let s={instancePath:t+"/inputs",keyword:"type",params:{type:"array"},schema:T.properties.inputs.type,parentSchema:T.properties.
inputs,data:e};(r??=[]).push(s),i++}}if(p.results!==void 0&&n.call(p,"results")){let e=p.results;if(Array.isArray(e)){if(e.
length<1){let d={instancePath:t+"/results",keyword:"minItems",params:{limit:1},schema:1,parentSchema:T.properties.results,
data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){
if(h.name===void 0||!n.call(h,"name")){let a={instancePath:t+"/results/"+d,keyword:"required",params:{missingProperty:"n\
ame"},schema:T.properties.results.items.required,parentSchema:T.properties.results.items,data:h};(r??=[]).push(a),i++}if(h.
label===void 0||!n.call(h,"label")){let a={instancePath:t+"/results/"+d,keyword:"required",params:{missingProperty:"labe\
l"},schema:T.properties.results.items.required,parentSchema:T.properties.results.items,data:h};(r??=[]).push(a),i++}if(h.
formula===void 0||!n.call(h,"formula")){let a={instancePath:t+"/results/"+d,keyword:"required",params:{missingProperty:"\
formula"},schema:T.properties.results.items.required,parentSchema:T.properties.results.items,data:h};(r??=[]).push(a),i++}
if(h.format===void 0||!n.call(h,"format")){let a={instancePath:t+"/results/"+d,keyword:"required",params:{missingProperty:"\
format"},schema:T.properties.results.items.required,parentSchema:T.properties.results.items,data:h};(r??=[]).push(a),i++}
for(let a of Object.keys(h))if(!(a==="name"||a==="label"||a==="formula"||a==="format"||a==="showWhen"||a==="emphasis")){
let o={instancePath:t+"/results/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:T.
properties.results.items,data:h};(r??=[]).push(o),i++}if(h.name!==void 0&&n.call(h,"name")){let a=h.name;if(typeof a=="s\
tring"){if(!st.test(a)){let o={instancePath:t+"/results/"+d+"/name",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9_\
]*$"},schema:"^[a-z][a-zA-Z0-9_]*$",parentSchema:T.properties.results.items.properties.name,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/results/"+d+"/name",keyword:"type",params:{type:"string"},schema:T.properties.results.items.properties.
name.type,parentSchema:T.properties.results.items.properties.name,data:a};(r??=[]).push(o),i++}}if(h.label!==void 0&&n.call(
h,"label")){let a=h.label;if(this.note("text",t+"/results/"+d+"/label",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/results/"+d+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.results.items.properties.
label,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/results/"+d+"/label",keyword:"type",params:{type:"strin\
g"},schema:T.properties.results.items.properties.label.type,parentSchema:T.properties.results.items.properties.label,data:a};
(r??=[]).push(o),i++}}if(h.formula!==void 0&&n.call(h,"formula")){let a=h.formula;if(this.note("formula",t+"/results/"+d+
"/formula",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/results/"+d+"/formula",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:T.properties.results.items.properties.formula,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/results/"+d+"/formula",keyword:"type",params:{type:"string"},schema:T.properties.results.items.properties.formula.type,
parentSchema:T.properties.results.items.properties.formula,data:a};(r??=[]).push(o),i++}}if(h.format!==void 0&&n.call(h,
"format")){let a=h.format;if(this.note("number-format",t+"/results/"+d+"/format",a),typeof a=="string"){if(k(a)<1){let o={
instancePath:t+"/results/"+d+"/format",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.results.items.
properties.format,data:a};(r??=[]).push(o),i++}if(!hr.test(a)){let o={instancePath:t+"/results/"+d+"/format",keyword:"pa\
ttern",params:{pattern:"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$"},schema:"^[^0]*(0,000|0)(\\.0{1,4})?[^0]*$",parentSchema:T.properties.
results.items.properties.format,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/results/"+d+"/format",keyword:"\
type",params:{type:"string"},schema:T.properties.results.items.properties.format.type,parentSchema:T.properties.results.
items.properties.format,data:a};(r??=[]).push(o),i++}}if(h.showWhen!==void 0&&n.call(h,"showWhen")){let a=h.showWhen;if(this.
note("formula",t+"/results/"+d+"/showWhen",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/results/"+d+"/showW\
hen",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.results.items.properties.showWhen,data:a};(r??=
[]).push(o),i++}}else{let o={instancePath:t+"/results/"+d+"/showWhen",keyword:"type",params:{type:"string"},schema:T.properties.
results.items.properties.showWhen.type,parentSchema:T.properties.results.items.properties.showWhen,data:a};(r??=[]).push(
o),i++}}if(h.emphasis!==void 0&&n.call(h,"emphasis")){let a=h.emphasis;if(typeof a!="boolean"){let o={instancePath:t+"/r\
esults/"+d+"/emphasis",keyword:"type",params:{type:"boolean"},schema:T.properties.results.items.properties.emphasis.type,
parentSchema:T.properties.results.items.properties.emphasis,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/\
results/"+d,keyword:"type",params:{type:"object"},schema:T.properties.results.items.type,parentSchema:T.properties.results.
items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/results",keyword:"type",params:{type:"array"},schema:T.
properties.results.type,parentSchema:T.properties.results,data:e};(r??=[]).push(s),i++}}if(p.result!==void 0&&n.call(p,"\
result")){let e=p.result;if(!(e==="shown"||e==="hidden")){let s={instancePath:t+"/result",keyword:"enum",params:{allowedValues:T.
properties.result.enum},schema:T.properties.result.enum,parentSchema:T.properties.result,data:e};(r??=[]).push(s),i++}}if(p.
note!==void 0&&n.call(p,"note")){let e=p.note;if(this.note("rich-text",t+"/note",e),typeof e=="string"){if(k(e)<1){let s={
instancePath:t+"/note",keyword:"minLength",params:{limit:1},schema:1,parentSchema:T.properties.note,data:e};(r??=[]).push(
s),i++}}else{let s={instancePath:t+"/note",keyword:"type",params:{type:"string"},schema:T.properties.note.type,parentSchema:T.
properties.note,data:e};(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(
e)){if(e.length>3){let d={instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:T.properties.
buttons,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:T.properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,
e[d],{instancePath:t+"/buttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),
i=r.length)}else{let s={instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:T.properties.buttons.type,
parentSchema:T.properties.buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;
if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:T.properties.hidden.
type,parentSchema:T.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&
n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:T.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:T.
properties.from.type,parentSchema:T.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:T.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:T.properties.
until.type,parentSchema:T.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:T.type,parentSchema:T,data:p};(r??=[]).push(e),i++}return mt.errors=r,i===0}var fr=lt,se={title:"C\
allToActionBlock",type:"object",additionalProperties:!1,required:["type","heading","buttons"],properties:{type:{const:"c\
all-to-action"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:[
"our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a \
month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"3xl",weight:560,tracking:-.04,width:280,lines:7}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTex\
t",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},buttons:{type:"array",minItems:1,
maxItems:3,items:{$ref:"#/definitions/ButtonData"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026\
-05-01","2026-05-01 09:00"],kind:"schedule"}}};function lt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:se.required,parentSchema:se,data:p};(r??=[]).push(e),i++}if(p.
heading===void 0||!n.call(p,"heading")){let e={instancePath:t,keyword:"required",params:{missingProperty:"heading"},schema:se.
required,parentSchema:se,data:p};(r??=[]).push(e),i++}if(p.buttons===void 0||!n.call(p,"buttons")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"buttons"},schema:se.required,parentSchema:se,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(se.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:se,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="call-t\
o-action"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"call-to-action"},schema:"call-to-action",
parentSchema:se.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note(
"anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^\
[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:se.properties.id,data:e};(r??=[]).push(
s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:se.properties.id.type,parentSchema:se.
properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="strin\
g"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:se.properties.review,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:se.properties.review.
type,parentSchema:se.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.
eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:se.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/eyebrow",keyword:"type",params:{type:"string"},schema:se.properties.eyebrow.type,parentSchema:se.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:se.properties.
heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:se.
properties.heading.type,parentSchema:se.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"t\
ext")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:se.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/text",keyword:"type",params:{type:"string"},schema:se.properties.text.type,parentSchema:se.properties.text,data:e};(r??=
[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e===
"bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:se.properties.background.enum},schema:se.
properties.background.enum,parentSchema:se.properties.background,data:e};(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.
call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.length>3){let d={instancePath:t+"/buttons",keyword:"maxItem\
s",params:{limit:3},schema:3,parentSchema:se.properties.buttons,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+
"/buttons",keyword:"minItems",params:{limit:1},schema:1,parentSchema:se.properties.buttons,data:e};(r??=[]).push(d),i++}
let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+"/buttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||
(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{let s={instancePath:t+"/buttons",keyword:"type",params:{type:"\
array"},schema:se.properties.buttons.type,parentSchema:se.properties.buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==
void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{
type:"boolean"},schema:se.properties.hidden.type,parentSchema:se.properties.hidden,data:e};(r??=[]).push(s),i++}this.note(
"schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e==
"string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\
\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:se.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/\
from",keyword:"type",params:{type:"string"},schema:se.properties.from.type,parentSchema:se.properties.from,data:e};(r??=
[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="\
string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\
\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:se.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"\
/until",keyword:"type",params:{type:"string"},schema:se.properties.until.type,parentSchema:se.properties.until,data:e};(r??=
[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:se.type,parentSchema:se,data:p};
(r??=[]).push(e),i++}return lt.errors=r,i===0}var ur=ct,A={title:"CardGridBlock",type:"object",additionalProperties:!1,required:[
"type","items"],properties:{type:{const:"card-grid"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"sma\
ll letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0\
-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},
eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,
kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Backgr\
ound"},items:{type:"array",minItems:2,noun:"card",items:{type:"object",additionalProperties:!1,required:["title"],properties:{
title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"xl",weight:560,tracking:-.022,width:230,lines:5}},
text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},icon:{enum:["person","peo\
ple","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","network",
"shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart","sea\
rch","check","key","pill","home","scale","spark"],tsType:"IconName"},picture:{type:"object",additionalProperties:!1,required:[
"file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{
type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(1\
00|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{
type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percent\
ages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},
figure:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:520,tracking:-.04,width:230},sourced:!0},
points:{type:"array",minItems:1,items:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}}},
link:{type:"string",minLength:1,kind:"link",tsType:"Link"},linkLabel:{type:"string",minLength:1,kind:"text",tsType:"stri\
ng",room:{size:"sm",weight:560,tracking:0,width:230,lines:3}}}}},numbered:{type:"boolean"},buttons:{type:"array",minItems:1,
maxItems:3,items:{$ref:"#/definitions/ButtonData"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026\
-05-01","2026-05-01 09:00"],kind:"schedule"}}};function ct(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:A.required,parentSchema:A,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:A.required,
parentSchema:A,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(A.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:A,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="card-grid"){let s={instancePath:t+"/type",keyword:"const",params:{
allowedValue:"card-grid"},schema:"card-grid",parentSchema:A.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&
n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/\
id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:A.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:A.
properties.id.type,parentSchema:A.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:A.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:A.properties.review.type,parentSchema:A.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:A.properties.eyebrow.type,parentSchema:A.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:A.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:A.properties.heading.type,parentSchema:A.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:A.properties.text.type,parentSchema:A.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:A.properties.background.
enum},schema:A.properties.background.enum,parentSchema:A.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length<2){let d={instancePath:t+"/items",keyword:"min\
Items",params:{limit:2},schema:2,parentSchema:A.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+
"/items/"+d,keyword:"required",params:{missingProperty:"title"},schema:A.properties.items.items.required,parentSchema:A.
properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="title"||a==="text"||a==="icon"||
a==="picture"||a==="figure"||a==="points"||a==="link"||a==="linkLabel")){let o={instancePath:t+"/items/"+d,keyword:"addi\
tionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:A.properties.items.items,data:h};(r??=[]).push(o),
i++}if(h.title!==void 0&&n.call(h,"title")){let a=h.title;if(this.note("text",t+"/items/"+d+"/title",a),typeof a=="strin\
g"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.
items.items.properties.title,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/title",keyword:"type",
params:{type:"string"},schema:A.properties.items.items.properties.title.type,parentSchema:A.properties.items.items.properties.
title,data:a};(r??=[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;if(this.note("rich-text",t+"/item\
s/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/text",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:A.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/text",keyword:"type",params:{type:"string"},schema:A.properties.items.items.properties.text.type,parentSchema:A.
properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.icon!==void 0&&n.call(h,"icon")){let a=h.icon;
if(!(a==="person"||a==="people"||a==="family"||a==="provider"||a==="hospital"||a==="payer"||a==="employer"||a==="state"||
a==="identity"||a==="coverage"||a==="authorization"||a==="claims"||a==="network"||a==="shield"||a==="lock"||a==="clock"||
a==="speed"||a==="money"||a==="chart"||a==="document"||a==="fax"||a==="phone"||a==="mail"||a==="megaphone"||a==="pilot"||
a==="globe"||a==="heart"||a==="search"||a==="check"||a==="key"||a==="pill"||a==="home"||a==="scale"||a==="spark")){let o={
instancePath:t+"/items/"+d+"/icon",keyword:"enum",params:{allowedValues:A.properties.items.items.properties.icon.enum},schema:A.
properties.items.items.properties.icon.enum,parentSchema:A.properties.items.items.properties.icon,data:a};(r??=[]).push(
o),i++}}if(h.picture!==void 0&&n.call(h,"picture")){let a=h.picture;if(this.note("picture",t+"/items/"+d+"/picture",a),a&&
typeof a=="object"&&!Array.isArray(a)){if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/items/"+d+"/pictur\
e",keyword:"required",params:{missingProperty:"file"},schema:A.properties.items.items.properties.picture.required,parentSchema:A.
properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}if(a.alt===void 0||!n.call(a,"alt")){let o={instancePath:t+
"/items/"+d+"/picture",keyword:"required",params:{missingProperty:"alt"},schema:A.properties.items.items.properties.picture.
required,parentSchema:A.properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(
a))if(!(o==="file"||o==="alt"||o==="decorative"||o==="caption"||o==="credit"||o==="focus"||o==="crop"||o==="dark")){let y={
instancePath:t+"/items/"+d+"/picture",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.
properties.items.items.properties.picture,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.file;
if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:A.properties.items.items.properties.picture.properties.file,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/items/"+d+"/picture/file",keyword:"type",params:{type:"string"},schema:A.properties.items.items.properties.
picture.properties.file.type,parentSchema:A.properties.items.items.properties.picture.properties.file,data:o};(r??=[]).push(
y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!="string"){let y={instancePath:t+"/items/"+d+"/pictu\
re/alt",keyword:"type",params:{type:"string"},schema:A.properties.items.items.properties.picture.properties.alt.type,parentSchema:A.
properties.items.items.properties.picture.properties.alt,data:o};(r??=[]).push(y),i++}}if(a.decorative!==void 0&&n.call(
a,"decorative")){let o=a.decorative;if(typeof o!="boolean"){let y={instancePath:t+"/items/"+d+"/picture/decorative",keyword:"\
type",params:{type:"boolean"},schema:A.properties.items.items.properties.picture.properties.decorative.type,parentSchema:A.
properties.items.items.properties.picture.properties.decorative,data:o};(r??=[]).push(y),i++}}if(a.caption!==void 0&&n.call(
a,"caption")){let o=a.caption;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:A.properties.items.items.properties.picture.properties.caption,data:o};
(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"type",params:{type:"string"},schema:A.
properties.items.items.properties.picture.properties.caption.type,parentSchema:A.properties.items.items.properties.picture.
properties.caption,data:o};(r??=[]).push(y),i++}}if(a.credit!==void 0&&n.call(a,"credit")){let o=a.credit;if(typeof o=="\
string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.
properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/i\
tems/"+d+"/picture/credit",keyword:"type",params:{type:"string"},schema:A.properties.items.items.properties.picture.properties.
credit.type,parentSchema:A.properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}if(a.
focus!==void 0&&n.call(a,"focus")){let o=a.focus;if(typeof o=="string"){if(!ze.test(o)){let y={instancePath:t+"/items/"+
d+"/picture/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9\
])% (100|[1-9]?[0-9])%$",parentSchema:A.properties.items.items.properties.picture.properties.focus,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/focus",keyword:"type",params:{type:"string"},schema:A.properties.
items.items.properties.picture.properties.focus.type,parentSchema:A.properties.items.items.properties.picture.properties.
focus,data:o};(r??=[]).push(y),i++}}if(a.crop!==void 0&&n.call(a,"crop")){let o=a.crop;if(typeof o=="string"){if(!ve.test(
o)){let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|\
[1-9][0-9]?)%$",parentSchema:A.properties.items.items.properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"type",params:{type:"string"},schema:A.properties.items.items.
properties.picture.properties.crop.type,parentSchema:A.properties.items.items.properties.picture.properties.crop,data:o};
(r??=[]).push(y),i++}}if(a.dark!==void 0&&n.call(a,"dark")){let o=a.dark;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/items/"+d+"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.items.items.properties.
picture.properties.dark,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"ty\
pe",params:{type:"string"},schema:A.properties.items.items.properties.picture.properties.dark.type,parentSchema:A.properties.
items.items.properties.picture.properties.dark,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/items/"+d+"/p\
icture",keyword:"type",params:{type:"object"},schema:A.properties.items.items.properties.picture.type,parentSchema:A.properties.
items.items.properties.picture,data:a};(r??=[]).push(o),i++}}if(h.figure!==void 0&&n.call(h,"figure")){let a=h.figure;if(this.
note("text",t+"/items/"+d+"/figure",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/figure",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:A.properties.items.items.properties.figure,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/items/"+d+"/figure",keyword:"type",params:{type:"string"},schema:A.properties.items.items.properties.
figure.type,parentSchema:A.properties.items.items.properties.figure,data:a};(r??=[]).push(o),i++}}if(h.points!==void 0&&
n.call(h,"points")){let a=h.points;if(Array.isArray(a)){if(a.length<1){let y={instancePath:t+"/items/"+d+"/points",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:A.properties.items.items.properties.points,data:a};(r??=[]).push(y),i++}
let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(this.note("rich-text",t+"/items/"+d+"/points/"+y,l),typeof l=="string"){
if(k(l)<1){let m={instancePath:t+"/items/"+d+"/points/"+y,keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.
items.items.properties.points.items,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/items/"+d+"/points/"+y,keyword:"\
type",params:{type:"string"},schema:A.properties.items.items.properties.points.items.type,parentSchema:A.properties.items.
items.properties.points.items,data:l};(r??=[]).push(m),i++}}}else{let o={instancePath:t+"/items/"+d+"/points",keyword:"t\
ype",params:{type:"array"},schema:A.properties.items.items.properties.points.type,parentSchema:A.properties.items.items.
properties.points,data:a};(r??=[]).push(o),i++}}if(h.link!==void 0&&n.call(h,"link")){let a=h.link;if(this.note("link",t+
"/items/"+d+"/link",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/link",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:A.properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/link",keyword:"type",params:{type:"string"},schema:A.properties.items.items.properties.link.type,parentSchema:A.
properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}if(h.linkLabel!==void 0&&n.call(h,"linkLabel")){let a=h.
linkLabel;if(this.note("text",t+"/items/"+d+"/linkLabel",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items\
/"+d+"/linkLabel",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.items.items.properties.linkLabel,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/linkLabel",keyword:"type",params:{type:"string"},
schema:A.properties.items.items.properties.linkLabel.type,parentSchema:A.properties.items.items.properties.linkLabel,data:a};
(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:A.properties.
items.items.type,parentSchema:A.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",
keyword:"type",params:{type:"array"},schema:A.properties.items.type,parentSchema:A.properties.items,data:e};(r??=[]).push(
s),i++}}if(p.numbered!==void 0&&n.call(p,"numbered")){let e=p.numbered;if(typeof e!="boolean"){let s={instancePath:t+"/n\
umbered",keyword:"type",params:{type:"boolean"},schema:A.properties.numbered.type,parentSchema:A.properties.numbered,data:e};
(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.length>3){let d={
instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:A.properties.buttons,data:e};(r??=[]).
push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},schema:1,parentSchema:A.
properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+"/b\
uttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{let s={
instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:A.properties.buttons.type,parentSchema:A.properties.
buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:A.properties.hidden.type,parentSchema:A.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:A.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:A.properties.
from.type,parentSchema:A.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:A.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:A.properties.
until.type,parentSchema:A.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:A.type,parentSchema:A,data:p};(r??=[]).push(e),i++}return ct.errors=r,i===0}var gr=yt,E={title:"Co\
mparisonBlock",ownLabels:["yes","no"],type:"object",additionalProperties:!1,required:["type","first","second"],properties:{
type:{const:"comparison"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyph\
ens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01])\
)?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"stri\
ng",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},first:{type:"\
object",additionalProperties:!1,required:["title","points"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"xl",weight:560,tracking:-.022,width:230,lines:5}},value:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"figure",weight:500,tracking:-.045,width:230},sourced:!0},mark:{enum:["yes","no","dot"],choices:{yes:"\
A tick",no:"A cross",dot:"A dot"}},points:{type:"array",minItems:1,items:{type:"string",minLength:1,kind:"rich-text",tsType:"\
RichText",room:{size:"md",width:230}}}}},second:{type:"object",additionalProperties:!1,required:["title","points"],properties:{
title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"xl",weight:560,tracking:-.022,width:230,lines:5}},
value:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"figure",weight:500,tracking:-.045,width:230},sourced:!0},
mark:{enum:["yes","no","dot"],choices:{yes:"A tick",no:"A cross",dot:"A dot"}},points:{type:"array",minItems:1,items:{type:"\
string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}}}}},hidden:{type:"boolean",kind:"sched\
ule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function yt(p,{instancePath:t="",parentData:G,parentDataProperty:_,
rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:E.required,parentSchema:E,data:p};(r??=[]).push(
e),i++}if(p.first===void 0||!n.call(p,"first")){let e={instancePath:t,keyword:"required",params:{missingProperty:"first"},
schema:E.required,parentSchema:E,data:p};(r??=[]).push(e),i++}if(p.second===void 0||!n.call(p,"second")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"second"},schema:E.required,parentSchema:E,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(E.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,
parentSchema:E,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="comparison"){let s={
instancePath:t+"/type",keyword:"const",params:{allowedValue:"comparison"},schema:"comparison",parentSchema:E.properties.
type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e==
"string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:E.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/id",keyword:"type",params:{type:"string"},schema:E.properties.id.type,parentSchema:E.properties.id,data:e};(r??=[]).push(
s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+
"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:E.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:E.properties.review.type,parentSchema:E.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:E.
properties.eyebrow.type,parentSchema:E.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:E.properties.heading.type,parentSchema:E.properties.
heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/te\
xt",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.
properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:E.
properties.text.type,parentSchema:E.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"ba\
ckground")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"\
enum",params:{allowedValues:E.properties.background.enum},schema:E.properties.background.enum,parentSchema:E.properties.
background,data:e};(r??=[]).push(s),i++}}if(p.first!==void 0&&n.call(p,"first")){let e=p.first;if(e&&typeof e=="object"&&
!Array.isArray(e)){if(e.title===void 0||!n.call(e,"title")){let s={instancePath:t+"/first",keyword:"required",params:{missingProperty:"\
title"},schema:E.properties.first.required,parentSchema:E.properties.first,data:e};(r??=[]).push(s),i++}if(e.points===void 0||
!n.call(e,"points")){let s={instancePath:t+"/first",keyword:"required",params:{missingProperty:"points"},schema:E.properties.
first.required,parentSchema:E.properties.first,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="title"||
s==="value"||s==="mark"||s==="points")){let d={instancePath:t+"/first",keyword:"additionalProperties",params:{additionalProperty:s},
schema:!1,parentSchema:E.properties.first,data:e};(r??=[]).push(d),i++}if(e.title!==void 0&&n.call(e,"title")){let s=e.title;
if(this.note("text",t+"/first/title",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/first/title",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:E.properties.first.properties.title,data:s};(r??=[]).push(d),i++}}else{let d={
instancePath:t+"/first/title",keyword:"type",params:{type:"string"},schema:E.properties.first.properties.title.type,parentSchema:E.
properties.first.properties.title,data:s};(r??=[]).push(d),i++}}if(e.value!==void 0&&n.call(e,"value")){let s=e.value;if(this.
note("text",t+"/first/value",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/first/value",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:E.properties.first.properties.value,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/first/value",keyword:"type",params:{type:"string"},schema:E.properties.first.properties.value.type,parentSchema:E.properties.
first.properties.value,data:s};(r??=[]).push(d),i++}}if(e.mark!==void 0&&n.call(e,"mark")){let s=e.mark;if(!(s==="yes"||
s==="no"||s==="dot")){let d={instancePath:t+"/first/mark",keyword:"enum",params:{allowedValues:E.properties.first.properties.
mark.enum},schema:E.properties.first.properties.mark.enum,parentSchema:E.properties.first.properties.mark,data:s};(r??=[]).
push(d),i++}}if(e.points!==void 0&&n.call(e,"points")){let s=e.points;if(Array.isArray(s)){if(s.length<1){let h={instancePath:t+
"/first/points",keyword:"minItems",params:{limit:1},schema:1,parentSchema:E.properties.first.properties.points,data:s};(r??=
[]).push(h),i++}let d=s.length;for(let h=0;h<d;h++){let a=s[h];if(this.note("rich-text",t+"/first/points/"+h,a),typeof a==
"string"){if(k(a)<1){let o={instancePath:t+"/first/points/"+h,keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.
properties.first.properties.points.items,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/first/points/"+h,keyword:"\
type",params:{type:"string"},schema:E.properties.first.properties.points.items.type,parentSchema:E.properties.first.properties.
points.items,data:a};(r??=[]).push(o),i++}}}else{let d={instancePath:t+"/first/points",keyword:"type",params:{type:"arra\
y"},schema:E.properties.first.properties.points.type,parentSchema:E.properties.first.properties.points,data:s};(r??=[]).
push(d),i++}}}else{let s={instancePath:t+"/first",keyword:"type",params:{type:"object"},schema:E.properties.first.type,parentSchema:E.
properties.first,data:e};(r??=[]).push(s),i++}}if(p.second!==void 0&&n.call(p,"second")){let e=p.second;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.title===void 0||!n.call(e,"title")){let s={instancePath:t+"/second",keyword:"required",
params:{missingProperty:"title"},schema:E.properties.second.required,parentSchema:E.properties.second,data:e};(r??=[]).push(
s),i++}if(e.points===void 0||!n.call(e,"points")){let s={instancePath:t+"/second",keyword:"required",params:{missingProperty:"\
points"},schema:E.properties.second.required,parentSchema:E.properties.second,data:e};(r??=[]).push(s),i++}for(let s of Object.
keys(e))if(!(s==="title"||s==="value"||s==="mark"||s==="points")){let d={instancePath:t+"/second",keyword:"additionalPro\
perties",params:{additionalProperty:s},schema:!1,parentSchema:E.properties.second,data:e};(r??=[]).push(d),i++}if(e.title!==
void 0&&n.call(e,"title")){let s=e.title;if(this.note("text",t+"/second/title",s),typeof s=="string"){if(k(s)<1){let d={
instancePath:t+"/second/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.second.properties.
title,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/second/title",keyword:"type",params:{type:"string"},schema:E.
properties.second.properties.title.type,parentSchema:E.properties.second.properties.title,data:s};(r??=[]).push(d),i++}}
if(e.value!==void 0&&n.call(e,"value")){let s=e.value;if(this.note("text",t+"/second/value",s),typeof s=="string"){if(k(
s)<1){let d={instancePath:t+"/second/value",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.second.
properties.value,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/second/value",keyword:"type",params:{type:"s\
tring"},schema:E.properties.second.properties.value.type,parentSchema:E.properties.second.properties.value,data:s};(r??=
[]).push(d),i++}}if(e.mark!==void 0&&n.call(e,"mark")){let s=e.mark;if(!(s==="yes"||s==="no"||s==="dot")){let d={instancePath:t+
"/second/mark",keyword:"enum",params:{allowedValues:E.properties.second.properties.mark.enum},schema:E.properties.second.
properties.mark.enum,parentSchema:E.properties.second.properties.mark,data:s};(r??=[]).push(d),i++}}if(e.points!==void 0&&
n.call(e,"points")){let s=e.points;if(Array.isArray(s)){if(s.length<1){let h={instancePath:t+"/second/points",keyword:"m\
inItems",params:{limit:1},schema:1,parentSchema:E.properties.second.properties.points,data:s};(r??=[]).push(h),i++}let d=s.
length;for(let h=0;h<d;h++){let a=s[h];if(this.note("rich-text",t+"/second/points/"+h,a),typeof a=="string"){if(k(a)<1){
let o={instancePath:t+"/second/points/"+h,keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.second.
properties.points.items,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/second/points/"+h,keyword:"type",params:{
type:"string"},schema:E.properties.second.properties.points.items.type,parentSchema:E.properties.second.properties.points.
items,data:a};(r??=[]).push(o),i++}}}else{let d={instancePath:t+"/second/points",keyword:"type",params:{type:"array"},schema:E.
properties.second.properties.points.type,parentSchema:E.properties.second.properties.points,data:s};(r??=[]).push(d),i++}}}else{
let s={instancePath:t+"/second",keyword:"type",params:{type:"object"},schema:E.properties.second.type,parentSchema:E.properties.
second,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:E.properties.hidden.type,parentSchema:E.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:E.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:E.properties.
from.type,parentSchema:E.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:E.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:E.properties.
until.type,parentSchema:E.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:E.type,parentSchema:E,data:p};(r??=[]).push(e),i++}return yt.errors=r,i===0}var kr=ht,H={title:"Co\
ntactCardsBlock",type:"object",additionalProperties:!1,required:["type","form","items"],properties:{type:{const:"contact\
-cards"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["o\
ur-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a mo\
nth such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},form:{type:"string",minLength:1,
kind:"form",tsType:"string"},items:{type:"array",minItems:2,noun:"card",items:{type:"object",additionalProperties:!1,required:[
"title","text","inquiryType","button"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
xl",weight:560,tracking:-.022,width:230,lines:5}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{
size:"md",width:230}},icon:{enum:["person","people","family","provider","hospital","payer","employer","state","identity",
"coverage","authorization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","\
mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],tsType:"IconName"},inquiryType:{
type:"string",minLength:1,kind:"inquiry-type",tsType:"string"},button:{type:"string",minLength:1,kind:"text",tsType:"str\
ing",room:{size:"sm",weight:580,tracking:0,width:205,lines:3}}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"st\
ring",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a d\
ay, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4\
}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a ti\
me",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function ht(p,{instancePath:t="",parentData:G,parentDataProperty:_,
rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:H.required,parentSchema:H,data:p};(r??=[]).push(
e),i++}if(p.form===void 0||!n.call(p,"form")){let e={instancePath:t,keyword:"required",params:{missingProperty:"form"},schema:H.
required,parentSchema:H,data:p};(r??=[]).push(e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"items"},schema:H.required,parentSchema:H,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(H.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,
parentSchema:H,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="contact-cards"){let s={
instancePath:t+"/type",keyword:"const",params:{allowedValue:"contact-cards"},schema:"contact-cards",parentSchema:H.properties.
type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e==
"string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:H.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/id",keyword:"type",params:{type:"string"},schema:H.properties.id.type,parentSchema:H.properties.id,data:e};(r??=[]).push(
s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+
"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:H.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:H.properties.review.type,parentSchema:H.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:H.
properties.eyebrow.type,parentSchema:H.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:H.properties.heading.type,parentSchema:H.properties.
heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/te\
xt",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.
properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:H.
properties.text.type,parentSchema:H.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"ba\
ckground")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"\
enum",params:{allowedValues:H.properties.background.enum},schema:H.properties.background.enum,parentSchema:H.properties.
background,data:e};(r??=[]).push(s),i++}}if(p.form!==void 0&&n.call(p,"form")){let e=p.form;if(this.note("form",t+"/form",
e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/form",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.
properties.form,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/form",keyword:"type",params:{type:"string"},schema:H.
properties.form.type,parentSchema:H.properties.form,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){
let e=p.items;if(Array.isArray(e)){if(e.length<2){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:2},schema:2,
parentSchema:H.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+"/items/"+d,keyword:"require\
d",params:{missingProperty:"title"},schema:H.properties.items.items.required,parentSchema:H.properties.items.items,data:h};
(r??=[]).push(a),i++}if(h.text===void 0||!n.call(h,"text")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{
missingProperty:"text"},schema:H.properties.items.items.required,parentSchema:H.properties.items.items,data:h};(r??=[]).
push(a),i++}if(h.inquiryType===void 0||!n.call(h,"inquiryType")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{
missingProperty:"inquiryType"},schema:H.properties.items.items.required,parentSchema:H.properties.items.items,data:h};(r??=
[]).push(a),i++}if(h.button===void 0||!n.call(h,"button")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{
missingProperty:"button"},schema:H.properties.items.items.required,parentSchema:H.properties.items.items,data:h};(r??=[]).
push(a),i++}for(let a of Object.keys(h))if(!(a==="title"||a==="text"||a==="icon"||a==="inquiryType"||a==="button")){let o={
instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:H.properties.
items.items,data:h};(r??=[]).push(o),i++}if(h.title!==void 0&&n.call(h,"title")){let a=h.title;if(this.note("text",t+"/i\
tems/"+d+"/title",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/title",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:H.properties.items.items.properties.title,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/title",keyword:"type",params:{type:"string"},schema:H.properties.items.items.properties.title.type,parentSchema:H.
properties.items.items.properties.title,data:a};(r??=[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;
if(this.note("rich-text",t+"/items/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/tex\
t",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.properties.items.items.properties.text,data:a};(r??=[]).
push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/text",keyword:"type",params:{type:"string"},schema:H.properties.items.
items.properties.text.type,parentSchema:H.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.icon!==
void 0&&n.call(h,"icon")){let a=h.icon;if(!(a==="person"||a==="people"||a==="family"||a==="provider"||a==="hospital"||a===
"payer"||a==="employer"||a==="state"||a==="identity"||a==="coverage"||a==="authorization"||a==="claims"||a==="network"||
a==="shield"||a==="lock"||a==="clock"||a==="speed"||a==="money"||a==="chart"||a==="document"||a==="fax"||a==="phone"||a===
"mail"||a==="megaphone"||a==="pilot"||a==="globe"||a==="heart"||a==="search"||a==="check"||a==="key"||a==="pill"||a==="h\
ome"||a==="scale"||a==="spark")){let o={instancePath:t+"/items/"+d+"/icon",keyword:"enum",params:{allowedValues:H.properties.
items.items.properties.icon.enum},schema:H.properties.items.items.properties.icon.enum,parentSchema:H.properties.items.items.
properties.icon,data:a};(r??=[]).push(o),i++}}if(h.inquiryType!==void 0&&n.call(h,"inquiryType")){let a=h.inquiryType;if(this.
note("inquiry-type",t+"/items/"+d+"/inquiryType",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/i\
nquiryType",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.properties.items.items.properties.inquiryType,data:a};
(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/inquiryType",keyword:"type",params:{type:"string"},schema:H.
properties.items.items.properties.inquiryType.type,parentSchema:H.properties.items.items.properties.inquiryType,data:a};
(r??=[]).push(o),i++}}if(h.button!==void 0&&n.call(h,"button")){let a=h.button;if(this.note("text",t+"/items/"+d+"/butto\
n",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/button",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:H.properties.items.items.properties.button,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items\
/"+d+"/button",keyword:"type",params:{type:"string"},schema:H.properties.items.items.properties.button.type,parentSchema:H.
properties.items.items.properties.button,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"\
type",params:{type:"object"},schema:H.properties.items.items.type,parentSchema:H.properties.items.items,data:h};(r??=[]).
push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:H.properties.items.type,parentSchema:H.
properties.items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="bo\
olean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:H.properties.hidden.type,parentSchema:H.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:H.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:H.properties.
from.type,parentSchema:H.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:H.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:H.properties.
until.type,parentSchema:H.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:H.type,parentSchema:H,data:p};(r??=[]).push(e),i++}return ht.errors=r,i===0}var wr=ft,de={title:"C\
ontentsBlock",type:"object",additionalProperties:!1,required:["type","heading"],properties:{type:{const:"contents"},id:{
type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"\
anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-0\
5, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},numbered:{type:"boolean"},hidden:{type:"boolean",kind:"s\
chedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function ft(p,{instancePath:t="",parentData:G,parentDataProperty:_,
rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:de.required,parentSchema:de,data:p};(r??=[]).push(
e),i++}if(p.heading===void 0||!n.call(p,"heading")){let e={instancePath:t,keyword:"required",params:{missingProperty:"he\
ading"},schema:de.required,parentSchema:de,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(de.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:de,data:p};
(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="contents"){let s={instancePath:t+"/type",
keyword:"const",params:{allowedValue:"contents"},schema:"contents",parentSchema:de.properties.type,data:e};(r??=[]).push(
s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){
let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-\
[a-z0-9]+)*$",parentSchema:de.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",
params:{type:"string"},schema:de.properties.id.type,parentSchema:de.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==
void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"\
pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$",parentSchema:de.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:de.properties.review.type,parentSchema:de.properties.review,data:e};(r??=[]).push(s),
i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){
if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:de.properties.eyebrow,
data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:de.properties.
eyebrow.type,parentSchema:de.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){
let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:de.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/heading",keyword:"type",params:{type:"string"},schema:de.properties.heading.type,parentSchema:de.properties.heading,data:e};
(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:de.properties.
text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:de.properties.
text.type,parentSchema:de.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){
let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{
allowedValues:de.properties.background.enum},schema:de.properties.background.enum,parentSchema:de.properties.background,
data:e};(r??=[]).push(s),i++}}if(p.numbered!==void 0&&n.call(p,"numbered")){let e=p.numbered;if(typeof e!="boolean"){let s={
instancePath:t+"/numbered",keyword:"type",params:{type:"boolean"},schema:de.properties.numbered.type,parentSchema:de.properties.
numbered,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){
let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:de.properties.hidden.type,parentSchema:de.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:de.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:de.
properties.from.type,parentSchema:de.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:de.
properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},
schema:de.properties.until.type,parentSchema:de.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,
keyword:"type",params:{type:"object"},schema:de.type,parentSchema:de,data:p};(r??=[]).push(e),i++}return ft.errors=r,i===
0}var br=ut,V={title:"DiagramBlock",type:"object",additionalProperties:!1,required:["type","center","parties","alternati\
ve"],properties:{type:{const:"diagram"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, d\
igits and hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]\
|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"\
rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},
center:{type:"object",additionalProperties:!1,required:["label"],properties:{label:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"lg",weight:580,tracking:-.02,width:110}},text:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"sm",width:110}}}},parties:{type:"array",minItems:3,maxItems:8,items:{type:"object",additionalProperties:!1,
required:["label"],properties:{label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"lg",weight:580,tracking:-.02,
width:115}},text:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"sm",width:115}},icon:{enum:["person",
"people","family","provider","hospital","payer","employer","state","identity","coverage","authorization","claims","netwo\
rk","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","globe","heart",
"search","check","key","pill","home","scale","spark"],tsType:"IconName"}}}},alternative:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},caption:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",
room:{size:"md",width:230}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\
\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-\
01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\\
d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"sc\
hedule"}}};function ut(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
type"},schema:V.required,parentSchema:V,data:p};(r??=[]).push(e),i++}if(p.center===void 0||!n.call(p,"center")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"center"},schema:V.required,parentSchema:V,data:p};(r??=[]).push(e),i++}if(p.
parties===void 0||!n.call(p,"parties")){let e={instancePath:t,keyword:"required",params:{missingProperty:"parties"},schema:V.
required,parentSchema:V,data:p};(r??=[]).push(e),i++}if(p.alternative===void 0||!n.call(p,"alternative")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"alternative"},schema:V.required,parentSchema:V,data:p};(r??=[]).push(e),i++}
for(let e of Object.keys(p))if(!n.call(V.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:V,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="diagram"){
let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"diagram"},schema:"diagram",parentSchema:V.properties.
type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e==
"string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:V.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/id",keyword:"type",params:{type:"string"},schema:V.properties.id.type,parentSchema:V.properties.id,data:e};(r??=[]).push(
s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+
"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:V.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:V.properties.review.type,parentSchema:V.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:V.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:V.
properties.eyebrow.type,parentSchema:V.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:V.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:V.properties.heading.type,parentSchema:V.properties.
heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/te\
xt",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:V.
properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:V.
properties.text.type,parentSchema:V.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"ba\
ckground")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"\
enum",params:{allowedValues:V.properties.background.enum},schema:V.properties.background.enum,parentSchema:V.properties.
background,data:e};(r??=[]).push(s),i++}}if(p.center!==void 0&&n.call(p,"center")){let e=p.center;if(e&&typeof e=="objec\
t"&&!Array.isArray(e)){if(e.label===void 0||!n.call(e,"label")){let s={instancePath:t+"/center",keyword:"required",params:{
missingProperty:"label"},schema:V.properties.center.required,parentSchema:V.properties.center,data:e};(r??=[]).push(s),i++}
for(let s of Object.keys(e))if(!(s==="label"||s==="text")){let d={instancePath:t+"/center",keyword:"additionalProperties",
params:{additionalProperty:s},schema:!1,parentSchema:V.properties.center,data:e};(r??=[]).push(d),i++}if(e.label!==void 0&&
n.call(e,"label")){let s=e.label;if(this.note("text",t+"/center/label",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+
"/center/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:V.properties.center.properties.label,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/center/label",keyword:"type",params:{type:"string"},schema:V.properties.
center.properties.label.type,parentSchema:V.properties.center.properties.label,data:s};(r??=[]).push(d),i++}}if(e.text!==
void 0&&n.call(e,"text")){let s=e.text;if(this.note("text",t+"/center/text",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+
"/center/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:V.properties.center.properties.text,data:s};(r??=
[]).push(d),i++}}else{let d={instancePath:t+"/center/text",keyword:"type",params:{type:"string"},schema:V.properties.center.
properties.text.type,parentSchema:V.properties.center.properties.text,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+
"/center",keyword:"type",params:{type:"object"},schema:V.properties.center.type,parentSchema:V.properties.center,data:e};
(r??=[]).push(s),i++}}if(p.parties!==void 0&&n.call(p,"parties")){let e=p.parties;if(Array.isArray(e)){if(e.length>8){let d={
instancePath:t+"/parties",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:V.properties.parties,data:e};(r??=[]).
push(d),i++}if(e.length<3){let d={instancePath:t+"/parties",keyword:"minItems",params:{limit:3},schema:3,parentSchema:V.
properties.parties,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.label===void 0||!n.call(h,"label")){let a={instancePath:t+"/parties/"+d,keyword:"required",params:{
missingProperty:"label"},schema:V.properties.parties.items.required,parentSchema:V.properties.parties.items,data:h};(r??=
[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="label"||a==="text"||a==="icon")){let o={instancePath:t+"/parties/"+
d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:V.properties.parties.items,data:h};
(r??=[]).push(o),i++}if(h.label!==void 0&&n.call(h,"label")){let a=h.label;if(this.note("text",t+"/parties/"+d+"/label",
a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/parties/"+d+"/label",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:V.properties.parties.items.properties.label,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/part\
ies/"+d+"/label",keyword:"type",params:{type:"string"},schema:V.properties.parties.items.properties.label.type,parentSchema:V.
properties.parties.items.properties.label,data:a};(r??=[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;
if(this.note("text",t+"/parties/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/parties/"+d+"/text",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:V.properties.parties.items.properties.text,data:a};(r??=[]).push(
o),i++}}else{let o={instancePath:t+"/parties/"+d+"/text",keyword:"type",params:{type:"string"},schema:V.properties.parties.
items.properties.text.type,parentSchema:V.properties.parties.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.icon!==
void 0&&n.call(h,"icon")){let a=h.icon;if(!(a==="person"||a==="people"||a==="family"||a==="provider"||a==="hospital"||a===
"payer"||a==="employer"||a==="state"||a==="identity"||a==="coverage"||a==="authorization"||a==="claims"||a==="network"||
a==="shield"||a==="lock"||a==="clock"||a==="speed"||a==="money"||a==="chart"||a==="document"||a==="fax"||a==="phone"||a===
"mail"||a==="megaphone"||a==="pilot"||a==="globe"||a==="heart"||a==="search"||a==="check"||a==="key"||a==="pill"||a==="h\
ome"||a==="scale"||a==="spark")){let o={instancePath:t+"/parties/"+d+"/icon",keyword:"enum",params:{allowedValues:V.properties.
parties.items.properties.icon.enum},schema:V.properties.parties.items.properties.icon.enum,parentSchema:V.properties.parties.
items.properties.icon,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/parties/"+d,keyword:"type",params:{type:"\
object"},schema:V.properties.parties.items.type,parentSchema:V.properties.parties.items,data:h};(r??=[]).push(a),i++}}}else{
let s={instancePath:t+"/parties",keyword:"type",params:{type:"array"},schema:V.properties.parties.type,parentSchema:V.properties.
parties,data:e};(r??=[]).push(s),i++}}if(p.alternative!==void 0&&n.call(p,"alternative")){let e=p.alternative;if(this.note(
"text",t+"/alternative",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/alternative",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:V.properties.alternative,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/alter\
native",keyword:"type",params:{type:"string"},schema:V.properties.alternative.type,parentSchema:V.properties.alternative,
data:e};(r??=[]).push(s),i++}}if(p.caption!==void 0&&n.call(p,"caption")){let e=p.caption;if(this.note("rich-text",t+"/c\
aption",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/caption",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:V.properties.caption,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/caption",keyword:"type",params:{
type:"string"},schema:V.properties.caption.type,parentSchema:V.properties.caption,data:e};(r??=[]).push(s),i++}}if(p.hidden!==
void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{
type:"boolean"},schema:V.properties.hidden.type,parentSchema:V.properties.hidden,data:e};(r??=[]).push(s),i++}this.note(
"schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e==
"string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\
\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:V.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/f\
rom",keyword:"type",params:{type:"string"},schema:V.properties.from.type,parentSchema:V.properties.from,data:e};(r??=[]).
push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="stri\
ng"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\
\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|\
[A-Z][\\w+/-]*))?)?$",parentSchema:V.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",
keyword:"type",params:{type:"string"},schema:V.properties.until.type,parentSchema:V.properties.until,data:e};(r??=[]).push(
s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:V.type,parentSchema:V,data:p};(r??=[]).
push(e),i++}return ut.errors=r,i===0}var xr=gt,X={title:"DownloadsBlock",type:"object",additionalProperties:!1,required:[
"type","items"],properties:{type:{const:"downloads"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"sma\
ll letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0\
-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},
eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,
kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Backgr\
ound"},items:{type:"array",minItems:1,noun:"file",items:{type:"object",additionalProperties:!1,required:["name","file"],
properties:{name:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"lg",weight:560,tracking:-.01,width:240,
lines:4}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},file:{type:"str\
ing",minLength:1,kind:"public-file",tsType:"PublicFile"}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",
pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or\
 a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d\
-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:[
"2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function gt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:X.required,parentSchema:X,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:X.required,
parentSchema:X,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(X.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:X,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="downloads"){let s={instancePath:t+"/type",keyword:"const",params:{
allowedValue:"downloads"},schema:"downloads",parentSchema:X.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&
n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/\
id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:X.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:X.
properties.id.type,parentSchema:X.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:X.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:X.properties.review.type,parentSchema:X.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:X.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:X.properties.eyebrow.type,parentSchema:X.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:X.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:X.properties.heading.type,parentSchema:X.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:X.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:X.properties.text.type,parentSchema:X.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:X.properties.background.
enum},schema:X.properties.background.enum,parentSchema:X.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/items",keyword:"min\
Items",params:{limit:1},schema:1,parentSchema:X.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0||!n.call(h,"name")){let a={instancePath:t+
"/items/"+d,keyword:"required",params:{missingProperty:"name"},schema:X.properties.items.items.required,parentSchema:X.properties.
items.items,data:h};(r??=[]).push(a),i++}if(h.file===void 0||!n.call(h,"file")){let a={instancePath:t+"/items/"+d,keyword:"\
required",params:{missingProperty:"file"},schema:X.properties.items.items.required,parentSchema:X.properties.items.items,
data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="name"||a==="text"||a==="file")){let o={instancePath:t+
"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:X.properties.items.items,
data:h};(r??=[]).push(o),i++}if(h.name!==void 0&&n.call(h,"name")){let a=h.name;if(this.note("text",t+"/items/"+d+"/name",
a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/name",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:X.properties.items.items.properties.name,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+
d+"/name",keyword:"type",params:{type:"string"},schema:X.properties.items.items.properties.name.type,parentSchema:X.properties.
items.items.properties.name,data:a};(r??=[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;if(this.note(
"rich-text",t+"/items/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/text",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:X.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/items/"+d+"/text",keyword:"type",params:{type:"string"},schema:X.properties.items.items.properties.
text.type,parentSchema:X.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.file!==void 0&&n.call(
h,"file")){let a=h.file;if(this.note("public-file",t+"/items/"+d+"/file",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/items/"+d+"/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:X.properties.items.items.properties.file,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/file",keyword:"type",params:{type:"string"},schema:X.
properties.items.items.properties.file.type,parentSchema:X.properties.items.items.properties.file,data:a};(r??=[]).push(
o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:X.properties.items.items.type,
parentSchema:X.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",
params:{type:"array"},schema:X.properties.items.type,parentSchema:X.properties.items,data:e};(r??=[]).push(s),i++}}if(p.
hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"typ\
e",params:{type:"boolean"},schema:X.properties.hidden.type,parentSchema:X.properties.hidden,data:e};(r??=[]).push(s),i++}
this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",
e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d(\
[T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)\
?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:X.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:X.properties.from.type,parentSchema:X.properties.from,
data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),
typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T\
 ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:X.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:X.properties.until.type,parentSchema:X.properties.until,
data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:X.type,parentSchema:X,
data:p};(r??=[]).push(e),i++}return gt.errors=r,i===0}var Sr=kt,M={title:"EventsBlock",ownLabels:["events"],inZone:!0,type:"\
object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"events"},id:{type:"string",pattern:"^\
[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"\
string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such as 202\
7-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,
width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{
enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:1,mayBeEmpty:!0,noun:"event",items:{type:"\
object",additionalProperties:!1,required:["title","begins"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"xl",weight:560,tracking:-.022,width:280,lines:5}},begins:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T\
 ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["202\
6-05-01","2026-05-01 18:00"],kind:"occasion",tsType:"Occasion"},ends:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\\
d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-02","2\
026-05-01 20:00"],kind:"occasion",tsType:"Occasion"},place:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},link:{
type:"string",minLength:1,kind:"link",tsType:"Link"},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026\
-05-01","2026-05-01 09:00"],kind:"schedule"}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d\
{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a \
time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\\
d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01",
"2026-05-01 09:00"],kind:"schedule"}}};function kt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:M.required,parentSchema:M,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:M.required,
parentSchema:M,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(M.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:M,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="events"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"\
events"},schema:"events",parentSchema:M.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){
let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:M.properties.
id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:M.properties.
id.type,parentSchema:M.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;
if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:M.properties.
review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:M.
properties.review.type,parentSchema:M.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"e\
yebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eye\
brow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:M.properties.eyebrow.type,parentSchema:M.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:M.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:M.properties.heading.type,parentSchema:M.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:M.properties.text.type,parentSchema:M.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:M.properties.background.
enum},schema:M.properties.background.enum,parentSchema:M.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/items",keyword:"min\
Items",params:{limit:1},schema:1,parentSchema:M.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+
"/items/"+d,keyword:"required",params:{missingProperty:"title"},schema:M.properties.items.items.required,parentSchema:M.
properties.items.items,data:h};(r??=[]).push(a),i++}if(h.begins===void 0||!n.call(h,"begins")){let a={instancePath:t+"/i\
tems/"+d,keyword:"required",params:{missingProperty:"begins"},schema:M.properties.items.items.required,parentSchema:M.properties.
items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!n.call(M.properties.items.items.properties,a)){
let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:M.
properties.items.items,data:h};(r??=[]).push(o),i++}if(h.title!==void 0&&n.call(h,"title")){let a=h.title;if(this.note("\
text",t+"/items/"+d+"/title",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/title",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:M.properties.items.items.properties.title,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/items/"+d+"/title",keyword:"type",params:{type:"string"},schema:M.properties.items.items.properties.
title.type,parentSchema:M.properties.items.items.properties.title,data:a};(r??=[]).push(o),i++}}if(h.begins!==void 0&&n.
call(h,"begins")){let a=h.begins;if(this.note("occasion",t+"/items/"+d+"/begins",a),typeof a=="string"){if(!O.test(a)){let o={
instancePath:t+"/items/"+d+"/begins",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\
\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))\
?)?$",parentSchema:M.properties.items.items.properties.begins,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"\
/items/"+d+"/begins",keyword:"type",params:{type:"string"},schema:M.properties.items.items.properties.begins.type,parentSchema:M.
properties.items.items.properties.begins,data:a};(r??=[]).push(o),i++}}if(h.ends!==void 0&&n.call(h,"ends")){let a=h.ends;
if(this.note("occasion",t+"/items/"+d+"/ends",a),typeof a=="string"){if(!O.test(a)){let o={instancePath:t+"/items/"+d+"/\
ends",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:M.properties.
items.items.properties.ends,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/ends",keyword:"type",
params:{type:"string"},schema:M.properties.items.items.properties.ends.type,parentSchema:M.properties.items.items.properties.
ends,data:a};(r??=[]).push(o),i++}}if(h.place!==void 0&&n.call(h,"place")){let a=h.place;if(this.note("text",t+"/items/"+
d+"/place",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/place",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:M.properties.items.items.properties.place,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/place",keyword:"type",params:{type:"string"},schema:M.properties.items.items.properties.place.type,parentSchema:M.
properties.items.items.properties.place,data:a};(r??=[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;
if(this.note("rich-text",t+"/items/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/tex\
t",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.properties.items.items.properties.text,data:a};(r??=[]).
push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/text",keyword:"type",params:{type:"string"},schema:M.properties.items.
items.properties.text.type,parentSchema:M.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.link!==
void 0&&n.call(h,"link")){let a=h.link;if(this.note("link",t+"/items/"+d+"/link",a),typeof a=="string"){if(k(a)<1){let o={
instancePath:t+"/items/"+d+"/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.properties.items.items.properties.
link,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/link",keyword:"type",params:{type:"string"},
schema:M.properties.items.items.properties.link.type,parentSchema:M.properties.items.items.properties.link,data:a};(r??=
[]).push(o),i++}}if(h.hidden!==void 0&&n.call(h,"hidden")){let a=h.hidden;if(typeof a!="boolean"){let o={instancePath:t+
"/items/"+d+"/hidden",keyword:"type",params:{type:"boolean"},schema:M.properties.items.items.properties.hidden.type,parentSchema:M.
properties.items.items.properties.hidden,data:a};(r??=[]).push(o),i++}this.note("schedule",t+"/items/"+d+"/hidden",a)}if(h.
from!==void 0&&n.call(h,"from")){let a=h.from;if(this.note("schedule",t+"/items/"+d+"/from",a),typeof a=="string"){if(!O.
test(a)){let o={instancePath:t+"/items/"+d+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\
\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|\
[A-Z][\\w+/-]*))?)?$",parentSchema:M.properties.items.items.properties.from,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/from",keyword:"type",params:{type:"string"},schema:M.properties.items.items.properties.from.type,parentSchema:M.
properties.items.items.properties.from,data:a};(r??=[]).push(o),i++}}if(h.until!==void 0&&n.call(h,"until")){let a=h.until;
if(this.note("schedule",t+"/items/"+d+"/until",a),typeof a=="string"){if(!O.test(a)){let o={instancePath:t+"/items/"+d+"\
/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:M.
properties.items.items.properties.until,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/until",keyword:"\
type",params:{type:"string"},schema:M.properties.items.items.properties.until.type,parentSchema:M.properties.items.items.
properties.until,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"obje\
ct"},schema:M.properties.items.items.type,parentSchema:M.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={
instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:M.properties.items.type,parentSchema:M.properties.items,
data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+
"/hidden",keyword:"type",params:{type:"boolean"},schema:M.properties.hidden.type,parentSchema:M.properties.hidden,data:e};
(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note(
"schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\\
d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:M.properties.from,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:M.properties.from.type,
parentSchema:M.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.
note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}\
-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:M.properties.until,
data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:M.properties.
until.type,parentSchema:M.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:M.type,parentSchema:M,data:p};(r??=[]).push(e),i++}return kt.errors=r,i===0}var Tr=wt,pe={title:"F\
ormBlock",type:"object",additionalProperties:!1,required:["type","form"],properties:{type:{const:"form"},id:{type:"strin\
g",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},
review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a d\
ay such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,
width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{
enum:["plain","tinted","bold"],tsType:"Background"},form:{type:"string",minLength:1,kind:"own-form",tsType:"string"},small:{
type:"boolean"},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\\
d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 0\
9:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\\
w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function wt(p,{
instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:pe.
required,parentSchema:pe,data:p};(r??=[]).push(e),i++}if(p.form===void 0||!n.call(p,"form")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"form"},schema:pe.required,parentSchema:pe,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(pe.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:pe,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="form"){
let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"form"},schema:"form",parentSchema:pe.properties.type,
data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="s\
tring"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"\
^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:pe.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/\
id",keyword:"type",params:{type:"string"},schema:pe.properties.id.type,parentSchema:pe.properties.id,data:e};(r??=[]).push(
s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+
"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:pe.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:pe.properties.review.type,parentSchema:pe.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:pe.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:pe.
properties.eyebrow.type,parentSchema:pe.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:pe.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:pe.properties.heading.type,parentSchema:pe.
properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-t\
ext",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:pe.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{
type:"string"},schema:pe.properties.text.type,parentSchema:pe.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==
void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/\
background",keyword:"enum",params:{allowedValues:pe.properties.background.enum},schema:pe.properties.background.enum,parentSchema:pe.
properties.background,data:e};(r??=[]).push(s),i++}}if(p.form!==void 0&&n.call(p,"form")){let e=p.form;if(this.note("own\
-form",t+"/form",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/form",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:pe.properties.form,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/form",keyword:"type",params:{
type:"string"},schema:pe.properties.form.type,parentSchema:pe.properties.form,data:e};(r??=[]).push(s),i++}}if(p.small!==
void 0&&n.call(p,"small")){let e=p.small;if(typeof e!="boolean"){let s={instancePath:t+"/small",keyword:"type",params:{type:"\
boolean"},schema:pe.properties.small.type,parentSchema:pe.properties.small,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&
n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"\
boolean"},schema:pe.properties.hidden.type,parentSchema:pe.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("sch\
edule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e==
"string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\
\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:pe.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/\
from",keyword:"type",params:{type:"string"},schema:pe.properties.from.type,parentSchema:pe.properties.from,data:e};(r??=
[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="\
string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\
\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:pe.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"\
/until",keyword:"type",params:{type:"string"},schema:pe.properties.until.type,parentSchema:pe.properties.until,data:e};(r??=
[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:p};
(r??=[]).push(e),i++}return wt.errors=r,i===0}var Lr=bt,U={title:"GalleryBlock",type:"object",additionalProperties:!1,required:[
"type","pictures"],properties:{type:{const:"gallery"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"sm\
all letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[\
0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},
eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,
kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Backgr\
ound"},pictures:{type:"array",minItems:2,maxItems:40,items:{type:"object",additionalProperties:!1,required:["file","alt"],
kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boole\
an"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0\
-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{type:"stri\
ng",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from\
 the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}}},shape:{
enum:["landscape","square","portrait"]},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d\
-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:[
"2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( \
?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],
kind:"schedule"}}};function bt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{
missingProperty:"type"},schema:U.required,parentSchema:U,data:p};(r??=[]).push(e),i++}if(p.pictures===void 0||!n.call(p,
"pictures")){let e={instancePath:t,keyword:"required",params:{missingProperty:"pictures"},schema:U.required,parentSchema:U,
data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(U.properties,e)){let s={instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:U,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&
n.call(p,"type")){let e=p.type;if(e!=="gallery"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"gal\
lery"},schema:"gallery",parentSchema:U.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.
id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:U.properties.id,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:U.properties.id.type,parentSchema:U.
properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="strin\
g"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:U.properties.review,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:U.properties.review.
type,parentSchema:U.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.
eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:U.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/eyebrow",keyword:"type",params:{type:"string"},schema:U.properties.eyebrow.type,parentSchema:U.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:U.properties.
heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:U.
properties.heading.type,parentSchema:U.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"te\
xt")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:U.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/text",keyword:"type",params:{type:"string"},schema:U.properties.text.type,parentSchema:U.properties.text,data:e};(r??=
[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e===
"bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:U.properties.background.enum},schema:U.
properties.background.enum,parentSchema:U.properties.background,data:e};(r??=[]).push(s),i++}}if(p.pictures!==void 0&&n.
call(p,"pictures")){let e=p.pictures;if(Array.isArray(e)){if(e.length>40){let d={instancePath:t+"/pictures",keyword:"max\
Items",params:{limit:40},schema:40,parentSchema:U.properties.pictures,data:e};(r??=[]).push(d),i++}if(e.length<2){let d={
instancePath:t+"/pictures",keyword:"minItems",params:{limit:2},schema:2,parentSchema:U.properties.pictures,data:e};(r??=
[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(this.note("picture",t+"/pictures/"+d,h),h&&typeof h=="\
object"&&!Array.isArray(h)){if(h.file===void 0||!n.call(h,"file")){let a={instancePath:t+"/pictures/"+d,keyword:"require\
d",params:{missingProperty:"file"},schema:U.properties.pictures.items.required,parentSchema:U.properties.pictures.items,
data:h};(r??=[]).push(a),i++}if(h.alt===void 0||!n.call(h,"alt")){let a={instancePath:t+"/pictures/"+d,keyword:"required",
params:{missingProperty:"alt"},schema:U.properties.pictures.items.required,parentSchema:U.properties.pictures.items,data:h};
(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="file"||a==="alt"||a==="decorative"||a==="caption"||a==="credi\
t"||a==="focus"||a==="crop"||a==="dark")){let o={instancePath:t+"/pictures/"+d,keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:U.properties.pictures.items,data:h};(r??=[]).push(o),i++}if(h.file!==void 0&&n.call(h,"file")){let a=h.
file;if(typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/pictures/"+d+"/file",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:U.properties.pictures.items.properties.file,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/pictures/"+d+"/file",keyword:"type",params:{type:"string"},schema:U.properties.pictures.items.properties.file.type,parentSchema:U.
properties.pictures.items.properties.file,data:a};(r??=[]).push(o),i++}}if(h.alt!==void 0&&n.call(h,"alt")){let a=h.alt;
if(typeof a!="string"){let o={instancePath:t+"/pictures/"+d+"/alt",keyword:"type",params:{type:"string"},schema:U.properties.
pictures.items.properties.alt.type,parentSchema:U.properties.pictures.items.properties.alt,data:a};(r??=[]).push(o),i++}}
if(h.decorative!==void 0&&n.call(h,"decorative")){let a=h.decorative;if(typeof a!="boolean"){let o={instancePath:t+"/pic\
tures/"+d+"/decorative",keyword:"type",params:{type:"boolean"},schema:U.properties.pictures.items.properties.decorative.
type,parentSchema:U.properties.pictures.items.properties.decorative,data:a};(r??=[]).push(o),i++}}if(h.caption!==void 0&&
n.call(h,"caption")){let a=h.caption;if(typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/pictures/"+d+"/caption",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:U.properties.pictures.items.properties.caption,data:a};(r??=[]).push(o),
i++}}else{let o={instancePath:t+"/pictures/"+d+"/caption",keyword:"type",params:{type:"string"},schema:U.properties.pictures.
items.properties.caption.type,parentSchema:U.properties.pictures.items.properties.caption,data:a};(r??=[]).push(o),i++}}
if(h.credit!==void 0&&n.call(h,"credit")){let a=h.credit;if(typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/pictu\
res/"+d+"/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:U.properties.pictures.items.properties.credit,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/pictures/"+d+"/credit",keyword:"type",params:{type:"string"},
schema:U.properties.pictures.items.properties.credit.type,parentSchema:U.properties.pictures.items.properties.credit,data:a};
(r??=[]).push(o),i++}}if(h.focus!==void 0&&n.call(h,"focus")){let a=h.focus;if(typeof a=="string"){if(!ze.test(a)){let o={
instancePath:t+"/pictures/"+d+"/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"\
^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:U.properties.pictures.items.properties.focus,data:a};(r??=[]).push(
o),i++}}else{let o={instancePath:t+"/pictures/"+d+"/focus",keyword:"type",params:{type:"string"},schema:U.properties.pictures.
items.properties.focus.type,parentSchema:U.properties.pictures.items.properties.focus,data:a};(r??=[]).push(o),i++}}if(h.
crop!==void 0&&n.call(h,"crop")){let a=h.crop;if(typeof a=="string"){if(!ve.test(a)){let o={instancePath:t+"/pictures/"+
d+"/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)\
%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:U.properties.pictures.
items.properties.crop,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/pictures/"+d+"/crop",keyword:"type",params:{
type:"string"},schema:U.properties.pictures.items.properties.crop.type,parentSchema:U.properties.pictures.items.properties.
crop,data:a};(r??=[]).push(o),i++}}if(h.dark!==void 0&&n.call(h,"dark")){let a=h.dark;if(typeof a=="string"){if(k(a)<1){
let o={instancePath:t+"/pictures/"+d+"/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:U.properties.pictures.
items.properties.dark,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/pictures/"+d+"/dark",keyword:"type",params:{
type:"string"},schema:U.properties.pictures.items.properties.dark.type,parentSchema:U.properties.pictures.items.properties.
dark,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/pictures/"+d,keyword:"type",params:{type:"object"},schema:U.
properties.pictures.items.type,parentSchema:U.properties.pictures.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+
"/pictures",keyword:"type",params:{type:"array"},schema:U.properties.pictures.type,parentSchema:U.properties.pictures,data:e};
(r??=[]).push(s),i++}}if(p.shape!==void 0&&n.call(p,"shape")){let e=p.shape;if(!(e==="landscape"||e==="square"||e==="por\
trait")){let s={instancePath:t+"/shape",keyword:"enum",params:{allowedValues:U.properties.shape.enum},schema:U.properties.
shape.enum,parentSchema:U.properties.shape,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.
hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:U.properties.
hidden.type,parentSchema:U.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==
void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:U.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:U.
properties.from.type,parentSchema:U.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:U.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:U.properties.
until.type,parentSchema:U.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:U.type,parentSchema:U,data:p};(r??=[]).push(e),i++}return bt.errors=r,i===0}var zr=ke,Te={title:"F\
igure",type:"object",additionalProperties:!1,required:["value","label"],properties:{value:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"figure",weight:500,tracking:-.045,width:280},sourced:!0},label:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTex\
t",room:{size:"md",width:230}}}};function ke(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,
i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.value===void 0||!n.call(p,"value")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"value"},schema:Te.required,parentSchema:Te,data:p};(r??=[]).push(e),i++}if(p.label===
void 0||!n.call(p,"label")){let e={instancePath:t,keyword:"required",params:{missingProperty:"label"},schema:Te.required,
parentSchema:Te,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!(e==="value"||e==="label"||e==="text")){let s={
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:Te,data:p};(r??=[]).push(
s),i++}if(p.value!==void 0&&n.call(p,"value")){let e=p.value;if(this.note("text",t+"/value",e),typeof e=="string"){if(k(
e)<1){let s={instancePath:t+"/value",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Te.properties.value,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/value",keyword:"type",params:{type:"string"},schema:Te.properties.value.
type,parentSchema:Te.properties.value,data:e};(r??=[]).push(s),i++}}if(p.label!==void 0&&n.call(p,"label")){let e=p.label;
if(this.note("text",t+"/label",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/label",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:Te.properties.label,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/label",keyword:"\
type",params:{type:"string"},schema:Te.properties.label.type,parentSchema:Te.properties.label,data:e};(r??=[]).push(s),i++}}
if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){
let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Te.properties.text,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:Te.properties.text.type,
parentSchema:Te.properties.text,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"o\
bject"},schema:Te.type,parentSchema:Te,data:p};(r??=[]).push(e),i++}return ke.errors=r,i===0}var vr=xt,W={title:"HeroBlo\
ck",type:"object",additionalProperties:!1,required:["type","heading"],properties:{type:{const:"hero"},id:{type:"string",
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},
review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a d\
ay such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"3xl",weight:540,tracking:-.04,
width:280,lines:7}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},buttons:{
type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/ButtonData"}},drawing:{enum:["network","relay","identity",
"coverage","authorization","claims","patients","providers","payers","employers","states","waiting"],tsType:"DrawingName"},
picture:{type:"object",additionalProperties:!1,required:["file","alt"],kind:"picture",tsType:"Picture",properties:{file:{
type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"\
string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from \
the left and from the top",examples:["30% 20%"]},crop:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (10\
0|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from the left, from the top, and how wide and high",examples:[
"10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},over:{type:"boolean"},figures:{type:"array",minItems:1,maxItems:3,
items:{$ref:"#/definitions/Figure"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\
\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:[
"2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( \
?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],
kind:"schedule"}}};function xt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{
missingProperty:"type"},schema:W.required,parentSchema:W,data:p};(r??=[]).push(e),i++}if(p.heading===void 0||!n.call(p,"\
heading")){let e={instancePath:t,keyword:"required",params:{missingProperty:"heading"},schema:W.required,parentSchema:W,
data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(W.properties,e)){let s={instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:W,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&
n.call(p,"type")){let e=p.type;if(e!=="hero"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"hero"},
schema:"hero",parentSchema:W.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;
if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:W.properties.id,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:W.properties.id.type,parentSchema:W.
properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="strin\
g"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:W.properties.review,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:W.properties.review.
type,parentSchema:W.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.
eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:W.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/eyebrow",keyword:"type",params:{type:"string"},schema:W.properties.eyebrow.type,parentSchema:W.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.properties.
heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:W.
properties.heading.type,parentSchema:W.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"te\
xt")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:W.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/text",keyword:"type",params:{type:"string"},schema:W.properties.text.type,parentSchema:W.properties.text,data:e};(r??=
[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.length>3){let d={
instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:W.properties.buttons,data:e};(r??=[]).
push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},schema:1,parentSchema:W.
properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+"/b\
uttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{let s={
instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:W.properties.buttons.type,parentSchema:W.properties.
buttons,data:e};(r??=[]).push(s),i++}}if(p.drawing!==void 0&&n.call(p,"drawing")){let e=p.drawing;if(!(e==="network"||e===
"relay"||e==="identity"||e==="coverage"||e==="authorization"||e==="claims"||e==="patients"||e==="providers"||e==="payers"||
e==="employers"||e==="states"||e==="waiting")){let s={instancePath:t+"/drawing",keyword:"enum",params:{allowedValues:W.properties.
drawing.enum},schema:W.properties.drawing.enum,parentSchema:W.properties.drawing,data:e};(r??=[]).push(s),i++}}if(p.picture!==
void 0&&n.call(p,"picture")){let e=p.picture;if(this.note("picture",t+"/picture",e),e&&typeof e=="object"&&!Array.isArray(
e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+"/picture",keyword:"required",params:{missingProperty:"\
file"},schema:W.properties.picture.required,parentSchema:W.properties.picture,data:e};(r??=[]).push(s),i++}if(e.alt===void 0||
!n.call(e,"alt")){let s={instancePath:t+"/picture",keyword:"required",params:{missingProperty:"alt"},schema:W.properties.
picture.required,parentSchema:W.properties.picture,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="fi\
le"||s==="alt"||s==="decorative"||s==="caption"||s==="credit"||s==="focus"||s==="crop"||s==="dark")){let d={instancePath:t+
"/picture",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:W.properties.picture,data:e};
(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+
"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.properties.picture.properties.file,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/file",keyword:"type",params:{type:"string"},schema:W.properties.
picture.properties.file.type,parentSchema:W.properties.picture.properties.file,data:s};(r??=[]).push(d),i++}}if(e.alt!==
void 0&&n.call(e,"alt")){let s=e.alt;if(typeof s!="string"){let d={instancePath:t+"/picture/alt",keyword:"type",params:{
type:"string"},schema:W.properties.picture.properties.alt.type,parentSchema:W.properties.picture.properties.alt,data:s};
(r??=[]).push(d),i++}}if(e.decorative!==void 0&&n.call(e,"decorative")){let s=e.decorative;if(typeof s!="boolean"){let d={
instancePath:t+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:W.properties.picture.properties.decorative.
type,parentSchema:W.properties.picture.properties.decorative,data:s};(r??=[]).push(d),i++}}if(e.caption!==void 0&&n.call(
e,"caption")){let s=e.caption;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/caption",keyword:"minLen\
gth",params:{limit:1},schema:1,parentSchema:W.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}else{let d={
instancePath:t+"/picture/caption",keyword:"type",params:{type:"string"},schema:W.properties.picture.properties.caption.type,
parentSchema:W.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}if(e.credit!==void 0&&n.call(e,"credi\
t")){let s=e.credit;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/credit",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:W.properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/picture/credit",keyword:"type",params:{type:"string"},schema:W.properties.picture.properties.credit.type,parentSchema:W.
properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}if(e.focus!==void 0&&n.call(e,"focus")){let s=e.focus;
if(typeof s=="string"){if(!ze.test(s)){let d={instancePath:t+"/picture/focus",keyword:"pattern",params:{pattern:"^(100|[\
1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:W.properties.picture.properties.
focus,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/focus",keyword:"type",params:{type:"string"},schema:W.
properties.picture.properties.focus.type,parentSchema:W.properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}
if(e.crop!==void 0&&n.call(e,"crop")){let s=e.crop;if(typeof s=="string"){if(!ve.test(s)){let d={instancePath:t+"/pictur\
e/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},
schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:W.properties.picture.
properties.crop,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/crop",keyword:"type",params:{type:"st\
ring"},schema:W.properties.picture.properties.crop.type,parentSchema:W.properties.picture.properties.crop,data:s};(r??=[]).
push(d),i++}}if(e.dark!==void 0&&n.call(e,"dark")){let s=e.dark;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+
"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.properties.picture.properties.dark,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/dark",keyword:"type",params:{type:"string"},schema:W.properties.
picture.properties.dark.type,parentSchema:W.properties.picture.properties.dark,data:s};(r??=[]).push(d),i++}}}else{let s={
instancePath:t+"/picture",keyword:"type",params:{type:"object"},schema:W.properties.picture.type,parentSchema:W.properties.
picture,data:e};(r??=[]).push(s),i++}}if(p.over!==void 0&&n.call(p,"over")){let e=p.over;if(typeof e!="boolean"){let s={
instancePath:t+"/over",keyword:"type",params:{type:"boolean"},schema:W.properties.over.type,parentSchema:W.properties.over,
data:e};(r??=[]).push(s),i++}}if(p.figures!==void 0&&n.call(p,"figures")){let e=p.figures;if(Array.isArray(e)){if(e.length>
3){let d={instancePath:t+"/figures",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:W.properties.figures,data:e};
(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/figures",keyword:"minItems",params:{limit:1},schema:1,parentSchema:W.
properties.figures,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)ke.call(this,e[d],{instancePath:t+"/f\
igures/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?ke.errors:r.concat(ke.errors),i=r.length)}else{let s={
instancePath:t+"/figures",keyword:"type",params:{type:"array"},schema:W.properties.figures.type,parentSchema:W.properties.
figures,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:W.properties.hidden.type,parentSchema:W.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:W.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:W.properties.
from.type,parentSchema:W.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:W.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:W.properties.
until.type,parentSchema:W.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:W.type,parentSchema:W,data:p};(r??=[]).push(e),i++}return xt.errors=r,i===0}var $r=St,N={title:"Lo\
gosBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"logos"},id:{type:"str\
ing",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anch\
or"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, o\
r a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"s\
tring",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:2,maxItems:40,noun:"logo",items:{
type:"object",additionalProperties:!1,required:["picture"],properties:{picture:{type:"object",additionalProperties:!1,required:[
"file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{
type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(1\
00|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{
type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percent\
ages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},
link:{type:"string",minLength:1,kind:"link",tsType:"Link"}}}},look:{enum:["color","ink"],choices:{color:"As they are",ink:"\
In the colour of the words"}},buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/ButtonData"}},hidden:{
type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|\
[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{
type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"\
a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function St(p,{instancePath:t="",
parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===
void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:N.required,parentSchema:N,
data:p};(r??=[]).push(e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
items"},schema:N.required,parentSchema:N,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(N.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:N,data:p};
(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="logos"){let s={instancePath:t+"/type",keyword:"\
const",params:{allowedValue:"logos"},schema:"logos",parentSchema:N.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==
void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+
"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:N.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:N.
properties.id.type,parentSchema:N.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:N.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:N.properties.review.type,parentSchema:N.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:N.properties.eyebrow.type,parentSchema:N.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:N.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:N.properties.heading.type,parentSchema:N.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:N.properties.text.type,parentSchema:N.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:N.properties.background.
enum},schema:N.properties.background.enum,parentSchema:N.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length>40){let d={instancePath:t+"/items",keyword:"ma\
xItems",params:{limit:40},schema:40,parentSchema:N.properties.items,data:e};(r??=[]).push(d),i++}if(e.length<2){let d={instancePath:t+
"/items",keyword:"minItems",params:{limit:2},schema:2,parentSchema:N.properties.items,data:e};(r??=[]).push(d),i++}let s=e.
length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.picture===void 0||!n.call(h,"pi\
cture")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"picture"},schema:N.properties.items.
items.required,parentSchema:N.properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="\
picture"||a==="link")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:N.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.picture!==void 0&&n.call(h,"picture")){let a=h.picture;
if(this.note("picture",t+"/items/"+d+"/picture",a),a&&typeof a=="object"&&!Array.isArray(a)){if(a.file===void 0||!n.call(
a,"file")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"required",params:{missingProperty:"file"},schema:N.properties.
items.items.properties.picture.required,parentSchema:N.properties.items.items.properties.picture,data:a};(r??=[]).push(o),
i++}if(a.alt===void 0||!n.call(a,"alt")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"required",params:{missingProperty:"\
alt"},schema:N.properties.items.items.properties.picture.required,parentSchema:N.properties.items.items.properties.picture,
data:a};(r??=[]).push(o),i++}for(let o of Object.keys(a))if(!(o==="file"||o==="alt"||o==="decorative"||o==="caption"||o===
"credit"||o==="focus"||o==="crop"||o==="dark")){let y={instancePath:t+"/items/"+d+"/picture",keyword:"additionalProperti\
es",params:{additionalProperty:o},schema:!1,parentSchema:N.properties.items.items.properties.picture,data:a};(r??=[]).push(
y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.file;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/item\
s/"+d+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.items.items.properties.picture.
properties.file,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"type",params:{
type:"string"},schema:N.properties.items.items.properties.picture.properties.file.type,parentSchema:N.properties.items.items.
properties.picture.properties.file,data:o};(r??=[]).push(y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!=
"string"){let y={instancePath:t+"/items/"+d+"/picture/alt",keyword:"type",params:{type:"string"},schema:N.properties.items.
items.properties.picture.properties.alt.type,parentSchema:N.properties.items.items.properties.picture.properties.alt,data:o};
(r??=[]).push(y),i++}}if(a.decorative!==void 0&&n.call(a,"decorative")){let o=a.decorative;if(typeof o!="boolean"){let y={
instancePath:t+"/items/"+d+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:N.properties.items.items.
properties.picture.properties.decorative.type,parentSchema:N.properties.items.items.properties.picture.properties.decorative,
data:o};(r??=[]).push(y),i++}}if(a.caption!==void 0&&n.call(a,"caption")){let o=a.caption;if(typeof o=="string"){if(k(o)<
1){let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.
items.items.properties.picture.properties.caption,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"\
/picture/caption",keyword:"type",params:{type:"string"},schema:N.properties.items.items.properties.picture.properties.caption.
type,parentSchema:N.properties.items.items.properties.picture.properties.caption,data:o};(r??=[]).push(y),i++}}if(a.credit!==
void 0&&n.call(a,"credit")){let o=a.credit;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture\
/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.items.items.properties.picture.properties.
credit,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/credit",keyword:"type",params:{type:"\
string"},schema:N.properties.items.items.properties.picture.properties.credit.type,parentSchema:N.properties.items.items.
properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}if(a.focus!==void 0&&n.call(a,"focus")){let o=a.focus;
if(typeof o=="string"){if(!ze.test(o)){let y={instancePath:t+"/items/"+d+"/picture/focus",keyword:"pattern",params:{pattern:"\
^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:N.properties.items.
items.properties.picture.properties.focus,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture\
/focus",keyword:"type",params:{type:"string"},schema:N.properties.items.items.properties.picture.properties.focus.type,parentSchema:N.
properties.items.items.properties.picture.properties.focus,data:o};(r??=[]).push(y),i++}}if(a.crop!==void 0&&n.call(a,"c\
rop")){let o=a.crop;if(typeof o=="string"){if(!ve.test(o)){let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"pa\
ttern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1\
-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:N.properties.items.items.properties.
picture.properties.crop,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"ty\
pe",params:{type:"string"},schema:N.properties.items.items.properties.picture.properties.crop.type,parentSchema:N.properties.
items.items.properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}if(a.dark!==void 0&&n.call(a,"dark")){let o=a.
dark;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:N.properties.items.items.properties.picture.properties.dark,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/items/"+d+"/picture/dark",keyword:"type",params:{type:"string"},schema:N.properties.items.items.properties.
picture.properties.dark.type,parentSchema:N.properties.items.items.properties.picture.properties.dark,data:o};(r??=[]).push(
y),i++}}}else{let o={instancePath:t+"/items/"+d+"/picture",keyword:"type",params:{type:"object"},schema:N.properties.items.
items.properties.picture.type,parentSchema:N.properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}}if(h.
link!==void 0&&n.call(h,"link")){let a=h.link;if(this.note("link",t+"/items/"+d+"/link",a),typeof a=="string"){if(k(a)<1){
let o={instancePath:t+"/items/"+d+"/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.items.
items.properties.link,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/link",keyword:"type",params:{
type:"string"},schema:N.properties.items.items.properties.link.type,parentSchema:N.properties.items.items.properties.link,
data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:N.properties.
items.items.type,parentSchema:N.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",
keyword:"type",params:{type:"array"},schema:N.properties.items.type,parentSchema:N.properties.items,data:e};(r??=[]).push(
s),i++}}if(p.look!==void 0&&n.call(p,"look")){let e=p.look;if(!(e==="color"||e==="ink")){let s={instancePath:t+"/look",keyword:"\
enum",params:{allowedValues:N.properties.look.enum},schema:N.properties.look.enum,parentSchema:N.properties.look,data:e};
(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.length>3){let d={
instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:N.properties.buttons,data:e};(r??=[]).
push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},schema:1,parentSchema:N.
properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+"/b\
uttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{let s={
instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:N.properties.buttons.type,parentSchema:N.properties.
buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:N.properties.hidden.type,parentSchema:N.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:N.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:N.properties.
from.type,parentSchema:N.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:N.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:N.properties.
until.type,parentSchema:N.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:N.type,parentSchema:N,data:p};(r??=[]).push(e),i++}return St.errors=r,i===0}var qr=Tt,L={title:"Op\
eningHoursBlock",ownLabels:["hours"],inZone:!0,type:"object",additionalProperties:!1,required:["type","week"],properties:{
type:{const:"opening-hours"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and h\
yphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[0\
1]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"s\
tring",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"ric\
h-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},week:{
type:"object",title:"Week",additionalProperties:!1,required:["monday","tuesday","wednesday","thursday","friday","saturda\
y","sunday"],properties:{monday:{type:"string",pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\
\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",form:"`closed`, or times of th\
e day with a hyphen between them",examples:["10:00-13:00, 14:00-18:00"]},tuesday:{type:"string",pattern:"^(closed|([01]?\
\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|\
24:00))*)$",form:"`closed`, or times of the day with a hyphen between them",examples:["10:00-13:00, 14:00-18:00"]},wednesday:{
type:"string",pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-\
5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",form:"`closed`, or times of the day with a hyphen between them",examples:[
"10:00-13:00, 14:00-18:00"]},thursday:{type:"string",pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3])\
:[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",form:"`closed`, or times\
 of the day with a hyphen between them",examples:["10:00-13:00, 14:00-18:00"]},friday:{type:"string",pattern:"^(closed|(\
[01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-\
5]\\d|24:00))*)$",form:"`closed`, or times of the day with a hyphen between them",examples:["10:00-13:00, 14:00-18:00"]},
saturday:{type:"string",pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2\
[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",form:"`closed`, or times of the day with a hyphen betwe\
en them",examples:["10:00-13:00, 14:00-18:00"]},sunday:{type:"string",pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?\
(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",form:"\
`closed`, or times of the day with a hyphen between them",examples:["10:00-13:00, 14:00-18:00"]}}},exceptions:{type:"arr\
ay",minItems:1,mayBeEmpty:!0,noun:"exception",items:{type:"object",additionalProperties:!1,required:["begins","hours"],properties:{
title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},begins:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d$",form:"a day",examples:["2026-05-01","2026-05-01 18:00"],kind:"occasion",tsType:"Occasion"},ends:{
type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d$",form:"a day",examples:["2026-05-02","2026-05-01 20:00"],kind:"occasion",tsType:"\
Occasion"},hours:{type:"string",pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([\
01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",form:"`closed`, or times of the day with a hyp\
hen between them",examples:["10:00-13:00, 14:00-18:00"]},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026\
-05-01","2026-05-01 09:00"],kind:"schedule"}}}},address:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},phone:{type:"string",pattern:"^\\+?[0-9][0-9 ()/.-]{2,}$",form:"a telephone number",examples:["+1 202 55\
5 0142"]},note:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},hidden:{type:"b\
oolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\\
w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"\
string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a\
 day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},Oe=new RegExp("^(closed|([01]?\\\
d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|2\
4:00))*)$","u"),pt=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u"),Ar=new RegExp("^\\+?[0-9][0-9 ()/.-]{2,}$","u");function Tt(p,{
instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:L.
required,parentSchema:L,data:p};(r??=[]).push(e),i++}if(p.week===void 0||!n.call(p,"week")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"week"},schema:L.required,parentSchema:L,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(L.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,
parentSchema:L,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="opening-hours"){let s={
instancePath:t+"/type",keyword:"const",params:{allowedValue:"opening-hours"},schema:"opening-hours",parentSchema:L.properties.
type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e==
"string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:L.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/id",keyword:"type",params:{type:"string"},schema:L.properties.id.type,parentSchema:L.properties.id,data:e};(r??=[]).push(
s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+
"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:L.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:L.properties.review.type,parentSchema:L.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:L.
properties.eyebrow.type,parentSchema:L.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:L.properties.heading.type,parentSchema:L.properties.
heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/te\
xt",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L.
properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:L.
properties.text.type,parentSchema:L.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"ba\
ckground")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"\
enum",params:{allowedValues:L.properties.background.enum},schema:L.properties.background.enum,parentSchema:L.properties.
background,data:e};(r??=[]).push(s),i++}}if(p.week!==void 0&&n.call(p,"week")){let e=p.week;if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.monday===void 0||!n.call(e,"monday")){let s={instancePath:t+"/week",keyword:"required",params:{missingProperty:"\
monday"},schema:L.properties.week.required,parentSchema:L.properties.week,data:e};(r??=[]).push(s),i++}if(e.tuesday===void 0||
!n.call(e,"tuesday")){let s={instancePath:t+"/week",keyword:"required",params:{missingProperty:"tuesday"},schema:L.properties.
week.required,parentSchema:L.properties.week,data:e};(r??=[]).push(s),i++}if(e.wednesday===void 0||!n.call(e,"wednesday")){
let s={instancePath:t+"/week",keyword:"required",params:{missingProperty:"wednesday"},schema:L.properties.week.required,
parentSchema:L.properties.week,data:e};(r??=[]).push(s),i++}if(e.thursday===void 0||!n.call(e,"thursday")){let s={instancePath:t+
"/week",keyword:"required",params:{missingProperty:"thursday"},schema:L.properties.week.required,parentSchema:L.properties.
week,data:e};(r??=[]).push(s),i++}if(e.friday===void 0||!n.call(e,"friday")){let s={instancePath:t+"/week",keyword:"requ\
ired",params:{missingProperty:"friday"},schema:L.properties.week.required,parentSchema:L.properties.week,data:e};(r??=[]).
push(s),i++}if(e.saturday===void 0||!n.call(e,"saturday")){let s={instancePath:t+"/week",keyword:"required",params:{missingProperty:"\
saturday"},schema:L.properties.week.required,parentSchema:L.properties.week,data:e};(r??=[]).push(s),i++}if(e.sunday===void 0||
!n.call(e,"sunday")){let s={instancePath:t+"/week",keyword:"required",params:{missingProperty:"sunday"},schema:L.properties.
week.required,parentSchema:L.properties.week,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="monday"||
s==="tuesday"||s==="wednesday"||s==="thursday"||s==="friday"||s==="saturday"||s==="sunday")){let d={instancePath:t+"/wee\
k",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:L.properties.week,data:e};(r??=[]).
push(d),i++}if(e.monday!==void 0&&n.call(e,"monday")){let s=e.monday;if(typeof s=="string"){if(!Oe.test(s)){let d={instancePath:t+
"/week/monday",keyword:"pattern",params:{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:\
00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},schema:"^(closed|([01]?\\d|2[0-3]):[0\
-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",
parentSchema:L.properties.week.properties.monday,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/week/monday",
keyword:"type",params:{type:"string"},schema:L.properties.week.properties.monday.type,parentSchema:L.properties.week.properties.
monday,data:s};(r??=[]).push(d),i++}}if(e.tuesday!==void 0&&n.call(e,"tuesday")){let s=e.tuesday;if(typeof s=="string"){
if(!Oe.test(s)){let d={instancePath:t+"/week/tuesday",keyword:"pattern",params:{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\
\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},
schema:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([\
01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.properties.week.properties.tuesday,data:s};(r??=[]).push(d),i++}}else{
let d={instancePath:t+"/week/tuesday",keyword:"type",params:{type:"string"},schema:L.properties.week.properties.tuesday.
type,parentSchema:L.properties.week.properties.tuesday,data:s};(r??=[]).push(d),i++}}if(e.wednesday!==void 0&&n.call(e,"\
wednesday")){let s=e.wednesday;if(typeof s=="string"){if(!Oe.test(s)){let d={instancePath:t+"/week/wednesday",keyword:"p\
attern",params:{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[\
0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},schema:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0\
-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.properties.
week.properties.wednesday,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/week/wednesday",keyword:"type",params:{
type:"string"},schema:L.properties.week.properties.wednesday.type,parentSchema:L.properties.week.properties.wednesday,data:s};
(r??=[]).push(d),i++}}if(e.thursday!==void 0&&n.call(e,"thursday")){let s=e.thursday;if(typeof s=="string"){if(!Oe.test(
s)){let d={instancePath:t+"/week/thursday",keyword:"pattern",params:{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(\
([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},schema:"\
^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2\
[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.properties.week.properties.thursday,data:s};(r??=[]).push(d),i++}}else{let d={
instancePath:t+"/week/thursday",keyword:"type",params:{type:"string"},schema:L.properties.week.properties.thursday.type,
parentSchema:L.properties.week.properties.thursday,data:s};(r??=[]).push(d),i++}}if(e.friday!==void 0&&n.call(e,"friday")){
let s=e.friday;if(typeof s=="string"){if(!Oe.test(s)){let d={instancePath:t+"/week/friday",keyword:"pattern",params:{pattern:"\
^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2\
[0-3]):[0-5]\\d|24:00))*)$"},schema:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\
\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.properties.week.properties.friday,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/week/friday",keyword:"type",params:{type:"string"},schema:L.properties.
week.properties.friday.type,parentSchema:L.properties.week.properties.friday,data:s};(r??=[]).push(d),i++}}if(e.saturday!==
void 0&&n.call(e,"saturday")){let s=e.saturday;if(typeof s=="string"){if(!Oe.test(s)){let d={instancePath:t+"/week/satur\
day",keyword:"pattern",params:{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([0\
1]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},schema:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–\
] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.
properties.week.properties.saturday,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/week/saturday",keyword:"t\
ype",params:{type:"string"},schema:L.properties.week.properties.saturday.type,parentSchema:L.properties.week.properties.
saturday,data:s};(r??=[]).push(d),i++}}if(e.sunday!==void 0&&n.call(e,"sunday")){let s=e.sunday;if(typeof s=="string"){if(!Oe.
test(s)){let d={instancePath:t+"/week/sunday",keyword:"pattern",params:{pattern:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–]\
 ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$"},schema:"\
^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2\
[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.properties.week.properties.sunday,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/week/sunday",keyword:"type",params:{type:"string"},schema:L.properties.week.properties.sunday.type,parentSchema:L.properties.
week.properties.sunday,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/week",keyword:"type",params:{type:"ob\
ject"},schema:L.properties.week.type,parentSchema:L.properties.week,data:e};(r??=[]).push(s),i++}}if(p.exceptions!==void 0&&
n.call(p,"exceptions")){let e=p.exceptions;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/exceptions",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:L.properties.exceptions,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.begins===void 0||!n.call(h,"begins")){let a={instancePath:t+
"/exceptions/"+d,keyword:"required",params:{missingProperty:"begins"},schema:L.properties.exceptions.items.required,parentSchema:L.
properties.exceptions.items,data:h};(r??=[]).push(a),i++}if(h.hours===void 0||!n.call(h,"hours")){let a={instancePath:t+
"/exceptions/"+d,keyword:"required",params:{missingProperty:"hours"},schema:L.properties.exceptions.items.required,parentSchema:L.
properties.exceptions.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="title"||a==="begins"||a===
"ends"||a==="hours"||a==="hidden"||a==="from"||a==="until")){let o={instancePath:t+"/exceptions/"+d,keyword:"additionalP\
roperties",params:{additionalProperty:a},schema:!1,parentSchema:L.properties.exceptions.items,data:h};(r??=[]).push(o),i++}
if(h.title!==void 0&&n.call(h,"title")){let a=h.title;if(this.note("text",t+"/exceptions/"+d+"/title",a),typeof a=="stri\
ng"){if(k(a)<1){let o={instancePath:t+"/exceptions/"+d+"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L.
properties.exceptions.items.properties.title,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/exceptions/"+d+"\
/title",keyword:"type",params:{type:"string"},schema:L.properties.exceptions.items.properties.title.type,parentSchema:L.
properties.exceptions.items.properties.title,data:a};(r??=[]).push(o),i++}}if(h.begins!==void 0&&n.call(h,"begins")){let a=h.
begins;if(this.note("occasion",t+"/exceptions/"+d+"/begins",a),typeof a=="string"){if(!pt.test(a)){let o={instancePath:t+
"/exceptions/"+d+"/begins",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},schema:"^\\d{4}-\\d\\d-\\d\\d$",parentSchema:L.
properties.exceptions.items.properties.begins,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/exceptions/"+d+
"/begins",keyword:"type",params:{type:"string"},schema:L.properties.exceptions.items.properties.begins.type,parentSchema:L.
properties.exceptions.items.properties.begins,data:a};(r??=[]).push(o),i++}}if(h.ends!==void 0&&n.call(h,"ends")){let a=h.
ends;if(this.note("occasion",t+"/exceptions/"+d+"/ends",a),typeof a=="string"){if(!pt.test(a)){let o={instancePath:t+"/e\
xceptions/"+d+"/ends",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},schema:"^\\d{4}-\\d\\d-\\d\\d$",parentSchema:L.
properties.exceptions.items.properties.ends,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/exceptions/"+d+"/\
ends",keyword:"type",params:{type:"string"},schema:L.properties.exceptions.items.properties.ends.type,parentSchema:L.properties.
exceptions.items.properties.ends,data:a};(r??=[]).push(o),i++}}if(h.hours!==void 0&&n.call(h,"hours")){let a=h.hours;if(typeof a==
"string"){if(!Oe.test(a)){let o={instancePath:t+"/exceptions/"+d+"/hours",keyword:"pattern",params:{pattern:"^(closed|([\
01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5\
]\\d|24:00))*)$"},schema:"^(closed|([01]?\\d|2[0-3]):[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00)(, ?([01]?\\d|2[0-3]):\
[0-5]\\d ?[-–] ?(([01]?\\d|2[0-3]):[0-5]\\d|24:00))*)$",parentSchema:L.properties.exceptions.items.properties.hours,data:a};
(r??=[]).push(o),i++}}else{let o={instancePath:t+"/exceptions/"+d+"/hours",keyword:"type",params:{type:"string"},schema:L.
properties.exceptions.items.properties.hours.type,parentSchema:L.properties.exceptions.items.properties.hours,data:a};(r??=
[]).push(o),i++}}if(h.hidden!==void 0&&n.call(h,"hidden")){let a=h.hidden;if(typeof a!="boolean"){let o={instancePath:t+
"/exceptions/"+d+"/hidden",keyword:"type",params:{type:"boolean"},schema:L.properties.exceptions.items.properties.hidden.
type,parentSchema:L.properties.exceptions.items.properties.hidden,data:a};(r??=[]).push(o),i++}this.note("schedule",t+"/\
exceptions/"+d+"/hidden",a)}if(h.from!==void 0&&n.call(h,"from")){let a=h.from;if(this.note("schedule",t+"/exceptions/"+
d+"/from",a),typeof a=="string"){if(!O.test(a)){let o={instancePath:t+"/exceptions/"+d+"/from",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}\
-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:L.properties.exceptions.
items.properties.from,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/exceptions/"+d+"/from",keyword:"type",params:{
type:"string"},schema:L.properties.exceptions.items.properties.from.type,parentSchema:L.properties.exceptions.items.properties.
from,data:a};(r??=[]).push(o),i++}}if(h.until!==void 0&&n.call(h,"until")){let a=h.until;if(this.note("schedule",t+"/exc\
eptions/"+d+"/until",a),typeof a=="string"){if(!O.test(a)){let o={instancePath:t+"/exceptions/"+d+"/until",keyword:"patt\
ern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:L.properties.
exceptions.items.properties.until,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/exceptions/"+d+"/until",keyword:"\
type",params:{type:"string"},schema:L.properties.exceptions.items.properties.until.type,parentSchema:L.properties.exceptions.
items.properties.until,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/exceptions/"+d,keyword:"type",params:{
type:"object"},schema:L.properties.exceptions.items.type,parentSchema:L.properties.exceptions.items,data:h};(r??=[]).push(
a),i++}}}else{let s={instancePath:t+"/exceptions",keyword:"type",params:{type:"array"},schema:L.properties.exceptions.type,
parentSchema:L.properties.exceptions,data:e};(r??=[]).push(s),i++}}if(p.address!==void 0&&n.call(p,"address")){let e=p.address;
if(this.note("text",t+"/address",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/address",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:L.properties.address,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/a\
ddress",keyword:"type",params:{type:"string"},schema:L.properties.address.type,parentSchema:L.properties.address,data:e};
(r??=[]).push(s),i++}}if(p.phone!==void 0&&n.call(p,"phone")){let e=p.phone;if(typeof e=="string"){if(!Ar.test(e)){let s={
instancePath:t+"/phone",keyword:"pattern",params:{pattern:"^\\+?[0-9][0-9 ()/.-]{2,}$"},schema:"^\\+?[0-9][0-9 ()/.-]{2,}\
$",parentSchema:L.properties.phone,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/phone",keyword:"type",params:{
type:"string"},schema:L.properties.phone.type,parentSchema:L.properties.phone,data:e};(r??=[]).push(s),i++}}if(p.note!==
void 0&&n.call(p,"note")){let e=p.note;if(this.note("rich-text",t+"/note",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/note",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L.properties.note,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/note",keyword:"type",params:{type:"string"},schema:L.properties.note.type,parentSchema:L.properties.
note,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:L.properties.hidden.type,parentSchema:L.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:L.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:L.properties.
from.type,parentSchema:L.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:L.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:L.properties.
until.type,parentSchema:L.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:L.type,parentSchema:L,data:p};(r??=[]).push(e),i++}return Tt.errors=r,i===0}var jr=Lt,j={title:"Pe\
opleBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"people"},id:{type:"s\
tring",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"an\
chor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05,\
 or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},size:{enum:["large","compact"]},items:{type:"array",minItems:1,
noun:"person",items:{type:"object",additionalProperties:!1,required:["name","role"],properties:{name:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"lg",weight:560,tracking:-.022,width:280,lines:3}},role:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},bio:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",
room:{size:"md",width:230}},image:{type:"object",additionalProperties:!1,required:["file","alt"],kind:"image",tsType:"Im\
age",properties:{file:{type:"string",minLength:1},alt:{type:"string"}}},picture:{type:"object",additionalProperties:!1,required:[
"file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{
type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(1\
00|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{
type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percent\
ages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},
link:{type:"string",minLength:1,kind:"link",tsType:"Link"}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",
pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or\
 a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d\
-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:[
"2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function Lt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:j.required,parentSchema:j,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:j.required,
parentSchema:j,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(j.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:j,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="people"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"\
people"},schema:"people",parentSchema:j.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){
let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:j.properties.
id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:j.properties.
id.type,parentSchema:j.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;
if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:j.properties.
review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:j.
properties.review.type,parentSchema:j.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"e\
yebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eye\
brow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:j.properties.eyebrow.type,parentSchema:j.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:j.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:j.properties.heading.type,parentSchema:j.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:j.properties.text.type,parentSchema:j.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:j.properties.background.
enum},schema:j.properties.background.enum,parentSchema:j.properties.background,data:e};(r??=[]).push(s),i++}}if(p.size!==
void 0&&n.call(p,"size")){let e=p.size;if(!(e==="large"||e==="compact")){let s={instancePath:t+"/size",keyword:"enum",params:{
allowedValues:j.properties.size.enum},schema:j.properties.size.enum,parentSchema:j.properties.size,data:e};(r??=[]).push(
s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+
"/items",keyword:"minItems",params:{limit:1},schema:1,parentSchema:j.properties.items,data:e};(r??=[]).push(d),i++}let s=e.
length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0||!n.call(h,"name")){
let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"name"},schema:j.properties.items.items.required,
parentSchema:j.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.role===void 0||!n.call(h,"role")){let a={instancePath:t+
"/items/"+d,keyword:"required",params:{missingProperty:"role"},schema:j.properties.items.items.required,parentSchema:j.properties.
items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="name"||a==="role"||a==="bio"||a==="image"||
a==="picture"||a==="link")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:j.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.name!==void 0&&n.call(h,"name")){let a=h.
name;if(this.note("text",t+"/items/"+d+"/name",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/nam\
e",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.items.items.properties.name,data:a};(r??=[]).
push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/name",keyword:"type",params:{type:"string"},schema:j.properties.items.
items.properties.name.type,parentSchema:j.properties.items.items.properties.name,data:a};(r??=[]).push(o),i++}}if(h.role!==
void 0&&n.call(h,"role")){let a=h.role;if(this.note("text",t+"/items/"+d+"/role",a),typeof a=="string"){if(k(a)<1){let o={
instancePath:t+"/items/"+d+"/role",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.items.items.properties.
role,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/role",keyword:"type",params:{type:"string"},
schema:j.properties.items.items.properties.role.type,parentSchema:j.properties.items.items.properties.role,data:a};(r??=
[]).push(o),i++}}if(h.bio!==void 0&&n.call(h,"bio")){let a=h.bio;if(this.note("rich-text",t+"/items/"+d+"/bio",a),typeof a==
"string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/bio",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.
properties.items.items.properties.bio,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/bio",keyword:"\
type",params:{type:"string"},schema:j.properties.items.items.properties.bio.type,parentSchema:j.properties.items.items.properties.
bio,data:a};(r??=[]).push(o),i++}}if(h.image!==void 0&&n.call(h,"image")){let a=h.image;if(this.note("image",t+"/items/"+
d+"/image",a),a&&typeof a=="object"&&!Array.isArray(a)){if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/i\
tems/"+d+"/image",keyword:"required",params:{missingProperty:"file"},schema:j.properties.items.items.properties.image.required,
parentSchema:j.properties.items.items.properties.image,data:a};(r??=[]).push(o),i++}if(a.alt===void 0||!n.call(a,"alt")){
let o={instancePath:t+"/items/"+d+"/image",keyword:"required",params:{missingProperty:"alt"},schema:j.properties.items.items.
properties.image.required,parentSchema:j.properties.items.items.properties.image,data:a};(r??=[]).push(o),i++}for(let o of Object.
keys(a))if(!(o==="file"||o==="alt")){let y={instancePath:t+"/items/"+d+"/image",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:j.properties.items.items.properties.image,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(
a,"file")){let o=a.file;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/image/file",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:j.properties.items.items.properties.image.properties.file,data:o};(r??=[]).
push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/image/file",keyword:"type",params:{type:"string"},schema:j.properties.
items.items.properties.image.properties.file.type,parentSchema:j.properties.items.items.properties.image.properties.file,
data:o};(r??=[]).push(y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!="string"){let y={instancePath:t+
"/items/"+d+"/image/alt",keyword:"type",params:{type:"string"},schema:j.properties.items.items.properties.image.properties.
alt.type,parentSchema:j.properties.items.items.properties.image.properties.alt,data:o};(r??=[]).push(y),i++}}}else{let o={
instancePath:t+"/items/"+d+"/image",keyword:"type",params:{type:"object"},schema:j.properties.items.items.properties.image.
type,parentSchema:j.properties.items.items.properties.image,data:a};(r??=[]).push(o),i++}}if(h.picture!==void 0&&n.call(
h,"picture")){let a=h.picture;if(this.note("picture",t+"/items/"+d+"/picture",a),a&&typeof a=="object"&&!Array.isArray(a)){
if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"required",params:{missingProperty:"\
file"},schema:j.properties.items.items.properties.picture.required,parentSchema:j.properties.items.items.properties.picture,
data:a};(r??=[]).push(o),i++}if(a.alt===void 0||!n.call(a,"alt")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"\
required",params:{missingProperty:"alt"},schema:j.properties.items.items.properties.picture.required,parentSchema:j.properties.
items.items.properties.picture,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(a))if(!(o==="file"||o==="alt"||o===
"decorative"||o==="caption"||o==="credit"||o==="focus"||o==="crop"||o==="dark")){let y={instancePath:t+"/items/"+d+"/pic\
ture",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:j.properties.items.items.properties.
picture,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.file;if(typeof o=="string"){if(k(o)<1){
let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.
items.items.properties.picture.properties.file,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/pi\
cture/file",keyword:"type",params:{type:"string"},schema:j.properties.items.items.properties.picture.properties.file.type,
parentSchema:j.properties.items.items.properties.picture.properties.file,data:o};(r??=[]).push(y),i++}}if(a.alt!==void 0&&
n.call(a,"alt")){let o=a.alt;if(typeof o!="string"){let y={instancePath:t+"/items/"+d+"/picture/alt",keyword:"type",params:{
type:"string"},schema:j.properties.items.items.properties.picture.properties.alt.type,parentSchema:j.properties.items.items.
properties.picture.properties.alt,data:o};(r??=[]).push(y),i++}}if(a.decorative!==void 0&&n.call(a,"decorative")){let o=a.
decorative;if(typeof o!="boolean"){let y={instancePath:t+"/items/"+d+"/picture/decorative",keyword:"type",params:{type:"\
boolean"},schema:j.properties.items.items.properties.picture.properties.decorative.type,parentSchema:j.properties.items.
items.properties.picture.properties.decorative,data:o};(r??=[]).push(y),i++}}if(a.caption!==void 0&&n.call(a,"caption")){
let o=a.caption;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:j.properties.items.items.properties.picture.properties.caption,data:o};(r??=[]).
push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"type",params:{type:"string"},schema:j.properties.
items.items.properties.picture.properties.caption.type,parentSchema:j.properties.items.items.properties.picture.properties.
caption,data:o};(r??=[]).push(y),i++}}if(a.credit!==void 0&&n.call(a,"credit")){let o=a.credit;if(typeof o=="string"){if(k(
o)<1){let y={instancePath:t+"/items/"+d+"/picture/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.
items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/\
picture/credit",keyword:"type",params:{type:"string"},schema:j.properties.items.items.properties.picture.properties.credit.
type,parentSchema:j.properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}if(a.focus!==
void 0&&n.call(a,"focus")){let o=a.focus;if(typeof o=="string"){if(!ze.test(o)){let y={instancePath:t+"/items/"+d+"/pict\
ure/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100\
|[1-9]?[0-9])%$",parentSchema:j.properties.items.items.properties.picture.properties.focus,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/items/"+d+"/picture/focus",keyword:"type",params:{type:"string"},schema:j.properties.items.items.
properties.picture.properties.focus.type,parentSchema:j.properties.items.items.properties.picture.properties.focus,data:o};
(r??=[]).push(y),i++}}if(a.crop!==void 0&&n.call(a,"crop")){let o=a.crop;if(typeof o=="string"){if(!ve.test(o)){let y={instancePath:t+
"/items/"+d+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)%\
 (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:j.
properties.items.items.properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/ite\
ms/"+d+"/picture/crop",keyword:"type",params:{type:"string"},schema:j.properties.items.items.properties.picture.properties.
crop.type,parentSchema:j.properties.items.items.properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}if(a.dark!==
void 0&&n.call(a,"dark")){let o=a.dark;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/dar\
k",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.items.items.properties.picture.properties.dark,
data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"type",params:{type:"string"},
schema:j.properties.items.items.properties.picture.properties.dark.type,parentSchema:j.properties.items.items.properties.
picture.properties.dark,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/items/"+d+"/picture",keyword:"type",
params:{type:"object"},schema:j.properties.items.items.properties.picture.type,parentSchema:j.properties.items.items.properties.
picture,data:a};(r??=[]).push(o),i++}}if(h.link!==void 0&&n.call(h,"link")){let a=h.link;if(this.note("link",t+"/items/"+
d+"/link",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/link",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:j.properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/items/"+d+"/link",keyword:"type",params:{type:"string"},schema:j.properties.items.items.properties.link.type,parentSchema:j.
properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"ty\
pe",params:{type:"object"},schema:j.properties.items.items.type,parentSchema:j.properties.items.items,data:h};(r??=[]).push(
a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:j.properties.items.type,parentSchema:j.
properties.items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="bo\
olean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:j.properties.hidden.type,parentSchema:j.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:j.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:j.properties.
from.type,parentSchema:j.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:j.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:j.properties.
until.type,parentSchema:j.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:j.type,parentSchema:j,data:p};(r??=[]).push(e),i++}return Lt.errors=r,i===0}var Pr=zt,$={title:"Pi\
ctureBlock",type:"object",additionalProperties:!1,required:["type","picture"],properties:{type:{const:"picture"},id:{type:"\
string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"a\
nchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05\
, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},picture:{type:"object",additionalProperties:!1,required:[
"file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{
type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(1\
00|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{
type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percent\
ages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},
label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"sm",weight:560,tracking:0,width:130,lines:2}},after:{
type:"object",additionalProperties:!1,required:["label","picture"],properties:{label:{type:"string",minLength:1,kind:"te\
xt",tsType:"string",room:{size:"sm",weight:560,tracking:0,width:130,lines:2}},picture:{type:"object",additionalProperties:!1,
required:["file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},
decorative:{type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% \
20%"]},crop:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"\
four percentages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}}}},
width:{enum:["page","text"],choices:{page:"As wide as the page",text:"As wide as the text"}},hidden:{type:"boolean",kind:"\
schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function zt(p,{instancePath:t="",parentData:G,parentDataProperty:_,
rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:$.required,parentSchema:$,data:p};(r??=[]).push(
e),i++}if(p.picture===void 0||!n.call(p,"picture")){let e={instancePath:t,keyword:"required",params:{missingProperty:"pi\
cture"},schema:$.required,parentSchema:$,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call($.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:$,data:p};
(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="picture"){let s={instancePath:t+"/type",
keyword:"const",params:{allowedValue:"picture"},schema:"picture",parentSchema:$.properties.type,data:e};(r??=[]).push(s),
i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={
instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9\
]+)*$",parentSchema:$.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{
type:"string"},schema:$.properties.id.type,parentSchema:$.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&
n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"patte\
rn",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d\
|3[01]))?$",parentSchema:$.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:$.properties.review.type,parentSchema:$.properties.review,data:e};(r??=[]).push(s),i++}}
if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(
e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:$.properties.eyebrow.
type,parentSchema:$.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.
heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:$.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/heading",keyword:"type",params:{type:"string"},schema:$.properties.heading.type,parentSchema:$.properties.heading,data:e};
(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.
text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:$.properties.
text.type,parentSchema:$.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){
let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{
allowedValues:$.properties.background.enum},schema:$.properties.background.enum,parentSchema:$.properties.background,data:e};
(r??=[]).push(s),i++}}if(p.picture!==void 0&&n.call(p,"picture")){let e=p.picture;if(this.note("picture",t+"/picture",e),
e&&typeof e=="object"&&!Array.isArray(e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+"/picture",keyword:"\
required",params:{missingProperty:"file"},schema:$.properties.picture.required,parentSchema:$.properties.picture,data:e};
(r??=[]).push(s),i++}if(e.alt===void 0||!n.call(e,"alt")){let s={instancePath:t+"/picture",keyword:"required",params:{missingProperty:"\
alt"},schema:$.properties.picture.required,parentSchema:$.properties.picture,data:e};(r??=[]).push(s),i++}for(let s of Object.
keys(e))if(!(s==="file"||s==="alt"||s==="decorative"||s==="caption"||s==="credit"||s==="focus"||s==="crop"||s==="dark")){
let d={instancePath:t+"/picture",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:$.properties.
picture,data:e};(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;if(typeof s=="string"){if(k(s)<1){
let d={instancePath:t+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.picture.properties.
file,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/file",keyword:"type",params:{type:"string"},schema:$.
properties.picture.properties.file.type,parentSchema:$.properties.picture.properties.file,data:s};(r??=[]).push(d),i++}}
if(e.alt!==void 0&&n.call(e,"alt")){let s=e.alt;if(typeof s!="string"){let d={instancePath:t+"/picture/alt",keyword:"typ\
e",params:{type:"string"},schema:$.properties.picture.properties.alt.type,parentSchema:$.properties.picture.properties.alt,
data:s};(r??=[]).push(d),i++}}if(e.decorative!==void 0&&n.call(e,"decorative")){let s=e.decorative;if(typeof s!="boolean"){
let d={instancePath:t+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:$.properties.picture.properties.
decorative.type,parentSchema:$.properties.picture.properties.decorative,data:s};(r??=[]).push(d),i++}}if(e.caption!==void 0&&
n.call(e,"caption")){let s=e.caption;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/caption",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:$.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}else{
let d={instancePath:t+"/picture/caption",keyword:"type",params:{type:"string"},schema:$.properties.picture.properties.caption.
type,parentSchema:$.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}if(e.credit!==void 0&&n.call(e,"\
credit")){let s=e.credit;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/credit",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:$.properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/picture/credit",keyword:"type",params:{type:"string"},schema:$.properties.picture.properties.credit.type,parentSchema:$.
properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}if(e.focus!==void 0&&n.call(e,"focus")){let s=e.focus;
if(typeof s=="string"){if(!ze.test(s)){let d={instancePath:t+"/picture/focus",keyword:"pattern",params:{pattern:"^(100|[\
1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:$.properties.picture.properties.
focus,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/focus",keyword:"type",params:{type:"string"},schema:$.
properties.picture.properties.focus.type,parentSchema:$.properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}
if(e.crop!==void 0&&n.call(e,"crop")){let s=e.crop;if(typeof s=="string"){if(!ve.test(s)){let d={instancePath:t+"/pictur\
e/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},
schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:$.properties.picture.
properties.crop,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/crop",keyword:"type",params:{type:"st\
ring"},schema:$.properties.picture.properties.crop.type,parentSchema:$.properties.picture.properties.crop,data:s};(r??=[]).
push(d),i++}}if(e.dark!==void 0&&n.call(e,"dark")){let s=e.dark;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+
"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.picture.properties.dark,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/dark",keyword:"type",params:{type:"string"},schema:$.properties.
picture.properties.dark.type,parentSchema:$.properties.picture.properties.dark,data:s};(r??=[]).push(d),i++}}}else{let s={
instancePath:t+"/picture",keyword:"type",params:{type:"object"},schema:$.properties.picture.type,parentSchema:$.properties.
picture,data:e};(r??=[]).push(s),i++}}if(p.label!==void 0&&n.call(p,"label")){let e=p.label;if(this.note("text",t+"/labe\
l",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.
properties.label,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/label",keyword:"type",params:{type:"string"},
schema:$.properties.label.type,parentSchema:$.properties.label,data:e};(r??=[]).push(s),i++}}if(p.after!==void 0&&n.call(
p,"after")){let e=p.after;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.label===void 0||!n.call(e,"label")){let s={instancePath:t+
"/after",keyword:"required",params:{missingProperty:"label"},schema:$.properties.after.required,parentSchema:$.properties.
after,data:e};(r??=[]).push(s),i++}if(e.picture===void 0||!n.call(e,"picture")){let s={instancePath:t+"/after",keyword:"\
required",params:{missingProperty:"picture"},schema:$.properties.after.required,parentSchema:$.properties.after,data:e};
(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="label"||s==="picture")){let d={instancePath:t+"/after",keyword:"\
additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:$.properties.after,data:e};(r??=[]).push(d),i++}
if(e.label!==void 0&&n.call(e,"label")){let s=e.label;if(this.note("text",t+"/after/label",s),typeof s=="string"){if(k(s)<
1){let d={instancePath:t+"/after/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.after.properties.
label,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/after/label",keyword:"type",params:{type:"string"},schema:$.
properties.after.properties.label.type,parentSchema:$.properties.after.properties.label,data:s};(r??=[]).push(d),i++}}if(e.
picture!==void 0&&n.call(e,"picture")){let s=e.picture;if(this.note("picture",t+"/after/picture",s),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.file===void 0||!n.call(s,"file")){let d={instancePath:t+"/after/picture",keyword:"required",params:{
missingProperty:"file"},schema:$.properties.after.properties.picture.required,parentSchema:$.properties.after.properties.
picture,data:s};(r??=[]).push(d),i++}if(s.alt===void 0||!n.call(s,"alt")){let d={instancePath:t+"/after/picture",keyword:"\
required",params:{missingProperty:"alt"},schema:$.properties.after.properties.picture.required,parentSchema:$.properties.
after.properties.picture,data:s};(r??=[]).push(d),i++}for(let d of Object.keys(s))if(!(d==="file"||d==="alt"||d==="decor\
ative"||d==="caption"||d==="credit"||d==="focus"||d==="crop"||d==="dark")){let h={instancePath:t+"/after/picture",keyword:"\
additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:$.properties.after.properties.picture,data:s};
(r??=[]).push(h),i++}if(s.file!==void 0&&n.call(s,"file")){let d=s.file;if(typeof d=="string"){if(k(d)<1){let h={instancePath:t+
"/after/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.after.properties.picture.properties.
file,data:d};(r??=[]).push(h),i++}}else{let h={instancePath:t+"/after/picture/file",keyword:"type",params:{type:"string"},
schema:$.properties.after.properties.picture.properties.file.type,parentSchema:$.properties.after.properties.picture.properties.
file,data:d};(r??=[]).push(h),i++}}if(s.alt!==void 0&&n.call(s,"alt")){let d=s.alt;if(typeof d!="string"){let h={instancePath:t+
"/after/picture/alt",keyword:"type",params:{type:"string"},schema:$.properties.after.properties.picture.properties.alt.type,
parentSchema:$.properties.after.properties.picture.properties.alt,data:d};(r??=[]).push(h),i++}}if(s.decorative!==void 0&&
n.call(s,"decorative")){let d=s.decorative;if(typeof d!="boolean"){let h={instancePath:t+"/after/picture/decorative",keyword:"\
type",params:{type:"boolean"},schema:$.properties.after.properties.picture.properties.decorative.type,parentSchema:$.properties.
after.properties.picture.properties.decorative,data:d};(r??=[]).push(h),i++}}if(s.caption!==void 0&&n.call(s,"caption")){
let d=s.caption;if(typeof d=="string"){if(k(d)<1){let h={instancePath:t+"/after/picture/caption",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:$.properties.after.properties.picture.properties.caption,data:d};(r??=[]).push(h),i++}}else{
let h={instancePath:t+"/after/picture/caption",keyword:"type",params:{type:"string"},schema:$.properties.after.properties.
picture.properties.caption.type,parentSchema:$.properties.after.properties.picture.properties.caption,data:d};(r??=[]).push(
h),i++}}if(s.credit!==void 0&&n.call(s,"credit")){let d=s.credit;if(typeof d=="string"){if(k(d)<1){let h={instancePath:t+
"/after/picture/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.after.properties.picture.
properties.credit,data:d};(r??=[]).push(h),i++}}else{let h={instancePath:t+"/after/picture/credit",keyword:"type",params:{
type:"string"},schema:$.properties.after.properties.picture.properties.credit.type,parentSchema:$.properties.after.properties.
picture.properties.credit,data:d};(r??=[]).push(h),i++}}if(s.focus!==void 0&&n.call(s,"focus")){let d=s.focus;if(typeof d==
"string"){if(!ze.test(d)){let h={instancePath:t+"/after/picture/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0\
-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:$.properties.after.properties.
picture.properties.focus,data:d};(r??=[]).push(h),i++}}else{let h={instancePath:t+"/after/picture/focus",keyword:"type",
params:{type:"string"},schema:$.properties.after.properties.picture.properties.focus.type,parentSchema:$.properties.after.
properties.picture.properties.focus,data:d};(r??=[]).push(h),i++}}if(s.crop!==void 0&&n.call(s,"crop")){let d=s.crop;if(typeof d==
"string"){if(!ve.test(d)){let h={instancePath:t+"/after/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-\
9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-\
9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:$.properties.after.properties.picture.properties.crop,data:d};(r??=[]).push(
h),i++}}else{let h={instancePath:t+"/after/picture/crop",keyword:"type",params:{type:"string"},schema:$.properties.after.
properties.picture.properties.crop.type,parentSchema:$.properties.after.properties.picture.properties.crop,data:d};(r??=
[]).push(h),i++}}if(s.dark!==void 0&&n.call(s,"dark")){let d=s.dark;if(typeof d=="string"){if(k(d)<1){let h={instancePath:t+
"/after/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.after.properties.picture.properties.
dark,data:d};(r??=[]).push(h),i++}}else{let h={instancePath:t+"/after/picture/dark",keyword:"type",params:{type:"string"},
schema:$.properties.after.properties.picture.properties.dark.type,parentSchema:$.properties.after.properties.picture.properties.
dark,data:d};(r??=[]).push(h),i++}}}else{let d={instancePath:t+"/after/picture",keyword:"type",params:{type:"object"},schema:$.
properties.after.properties.picture.type,parentSchema:$.properties.after.properties.picture,data:s};(r??=[]).push(d),i++}}}else{
let s={instancePath:t+"/after",keyword:"type",params:{type:"object"},schema:$.properties.after.type,parentSchema:$.properties.
after,data:e};(r??=[]).push(s),i++}}if(p.width!==void 0&&n.call(p,"width")){let e=p.width;if(!(e==="page"||e==="text")){
let s={instancePath:t+"/width",keyword:"enum",params:{allowedValues:$.properties.width.enum},schema:$.properties.width.enum,
parentSchema:$.properties.width,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!=
"boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:$.properties.hidden.type,parentSchema:$.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:$.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:$.properties.
from.type,parentSchema:$.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:$.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:$.properties.
until.type,parentSchema:$.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:$.type,parentSchema:$,data:p};(r??=[]).push(e),i++}return zt.errors=r,i===0}var Zr=vt,P={title:"Pl\
aceBlock",ownLabels:["place"],type:"object",additionalProperties:!1,required:["type","address"],properties:{type:{const:"\
place"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["ou\
r-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a mon\
th such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},address:{type:"array",minItems:1,
noun:"line",items:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}},map:{type:"string",
minLength:1,kind:"link",tsType:"Link"},pin:{type:"string",kind:"map-pin",tsType:"OutsideFilm",pattern:"^-?(?:90|[1-8]?[0\
-9])(?:\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$",form:"two numbers, latitude and longitude, such a\
s 53.5461, 9.9661",examples:["53.5461, 9.9661"]},picture:{type:"object",additionalProperties:!1,required:["file","alt"],
kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boole\
an"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0\
-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{type:"stri\
ng",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from\
 the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},items:{type:"\
array",minItems:1,noun:"way",items:{type:"object",additionalProperties:!1,required:["title","text"],properties:{title:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-t\
ext",tsType:"RichText",room:{size:"md",width:230}}}}},buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definit\
ions/ButtonData"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\
\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05\
-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},Ir=new RegExp(
"^-?(?:90|[1-8]?[0-9])(?:\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$","u");function vt(p,{instancePath:t="",
parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===
void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:P.required,parentSchema:P,
data:p};(r??=[]).push(e),i++}if(p.address===void 0||!n.call(p,"address")){let e={instancePath:t,keyword:"required",params:{
missingProperty:"address"},schema:P.required,parentSchema:P,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.
call(P.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:P,
data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="place"){let s={instancePath:t+"/\
type",keyword:"const",params:{allowedValue:"place"},schema:"place",parentSchema:P.properties.type,data:e};(r??=[]).push(
s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){
let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-\
[a-z0-9]+)*$",parentSchema:P.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",
params:{type:"string"},schema:P.properties.id.type,parentSchema:P.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==
void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"\
pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$",parentSchema:P.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:P.properties.review.type,parentSchema:P.properties.review,data:e};(r??=[]).push(s),i++}}
if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(
e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:P.properties.eyebrow.
type,parentSchema:P.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.
heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:P.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/heading",keyword:"type",params:{type:"string"},schema:P.properties.heading.type,parentSchema:P.properties.heading,data:e};
(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.
text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:P.properties.
text.type,parentSchema:P.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){
let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{
allowedValues:P.properties.background.enum},schema:P.properties.background.enum,parentSchema:P.properties.background,data:e};
(r??=[]).push(s),i++}}if(p.address!==void 0&&n.call(p,"address")){let e=p.address;if(Array.isArray(e)){if(e.length<1){let d={
instancePath:t+"/address",keyword:"minItems",params:{limit:1},schema:1,parentSchema:P.properties.address,data:e};(r??=[]).
push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(this.note("text",t+"/address/"+d,h),typeof h=="string"){if(k(
h)<1){let a={instancePath:t+"/address/"+d,keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.address.
items,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+"/address/"+d,keyword:"type",params:{type:"string"},schema:P.
properties.address.items.type,parentSchema:P.properties.address.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+
"/address",keyword:"type",params:{type:"array"},schema:P.properties.address.type,parentSchema:P.properties.address,data:e};
(r??=[]).push(s),i++}}if(p.map!==void 0&&n.call(p,"map")){let e=p.map;if(this.note("link",t+"/map",e),typeof e=="string"){
if(k(e)<1){let s={instancePath:t+"/map",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.map,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/map",keyword:"type",params:{type:"string"},schema:P.properties.map.type,
parentSchema:P.properties.map,data:e};(r??=[]).push(s),i++}}if(p.pin!==void 0&&n.call(p,"pin")){let e=p.pin;if(this.note(
"map-pin",t+"/pin",e),typeof e=="string"){if(!Ir.test(e)){let s={instancePath:t+"/pin",keyword:"pattern",params:{pattern:"\
^-?(?:90|[1-8]?[0-9])(?:\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$"},schema:"^-?(?:90|[1-8]?[0-9])(?\
:\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\.[0-9]+)?$",parentSchema:P.properties.pin,data:e};(r??=[]).push(s),
i++}}else{let s={instancePath:t+"/pin",keyword:"type",params:{type:"string"},schema:P.properties.pin.type,parentSchema:P.
properties.pin,data:e};(r??=[]).push(s),i++}}if(p.picture!==void 0&&n.call(p,"picture")){let e=p.picture;if(this.note("p\
icture",t+"/picture",e),e&&typeof e=="object"&&!Array.isArray(e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+
"/picture",keyword:"required",params:{missingProperty:"file"},schema:P.properties.picture.required,parentSchema:P.properties.
picture,data:e};(r??=[]).push(s),i++}if(e.alt===void 0||!n.call(e,"alt")){let s={instancePath:t+"/picture",keyword:"requ\
ired",params:{missingProperty:"alt"},schema:P.properties.picture.required,parentSchema:P.properties.picture,data:e};(r??=
[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="file"||s==="alt"||s==="decorative"||s==="caption"||s==="credit"||s===
"focus"||s==="crop"||s==="dark")){let d={instancePath:t+"/picture",keyword:"additionalProperties",params:{additionalProperty:s},
schema:!1,parentSchema:P.properties.picture,data:e};(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;
if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.
properties.picture.properties.file,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/file",keyword:"typ\
e",params:{type:"string"},schema:P.properties.picture.properties.file.type,parentSchema:P.properties.picture.properties.
file,data:s};(r??=[]).push(d),i++}}if(e.alt!==void 0&&n.call(e,"alt")){let s=e.alt;if(typeof s!="string"){let d={instancePath:t+
"/picture/alt",keyword:"type",params:{type:"string"},schema:P.properties.picture.properties.alt.type,parentSchema:P.properties.
picture.properties.alt,data:s};(r??=[]).push(d),i++}}if(e.decorative!==void 0&&n.call(e,"decorative")){let s=e.decorative;
if(typeof s!="boolean"){let d={instancePath:t+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:P.properties.
picture.properties.decorative.type,parentSchema:P.properties.picture.properties.decorative,data:s};(r??=[]).push(d),i++}}
if(e.caption!==void 0&&n.call(e,"caption")){let s=e.caption;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/pi\
cture/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.picture.properties.caption,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/caption",keyword:"type",params:{type:"string"},schema:P.properties.
picture.properties.caption.type,parentSchema:P.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}if(e.
credit!==void 0&&n.call(e,"credit")){let s=e.credit;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/cr\
edit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.picture.properties.credit,data:s};(r??=[]).
push(d),i++}}else{let d={instancePath:t+"/picture/credit",keyword:"type",params:{type:"string"},schema:P.properties.picture.
properties.credit.type,parentSchema:P.properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}if(e.focus!==void 0&&
n.call(e,"focus")){let s=e.focus;if(typeof s=="string"){if(!ze.test(s)){let d={instancePath:t+"/picture/focus",keyword:"\
pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:P.
properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/focus",keyword:"t\
ype",params:{type:"string"},schema:P.properties.picture.properties.focus.type,parentSchema:P.properties.picture.properties.
focus,data:s};(r??=[]).push(d),i++}}if(e.crop!==void 0&&n.call(e,"crop")){let s=e.crop;if(typeof s=="string"){if(!ve.test(
s)){let d={instancePath:t+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100\
|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)\
%$",parentSchema:P.properties.picture.properties.crop,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture\
/crop",keyword:"type",params:{type:"string"},schema:P.properties.picture.properties.crop.type,parentSchema:P.properties.
picture.properties.crop,data:s};(r??=[]).push(d),i++}}if(e.dark!==void 0&&n.call(e,"dark")){let s=e.dark;if(typeof s=="s\
tring"){if(k(s)<1){let d={instancePath:t+"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.
picture.properties.dark,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/dark",keyword:"type",params:{
type:"string"},schema:P.properties.picture.properties.dark.type,parentSchema:P.properties.picture.properties.dark,data:s};
(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/picture",keyword:"type",params:{type:"object"},schema:P.properties.picture.
type,parentSchema:P.properties.picture,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;
if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:1},schema:1,parentSchema:P.
properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.
isArray(h)){if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"\
title"},schema:P.properties.items.items.required,parentSchema:P.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.
text===void 0||!n.call(h,"text")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"text"},schema:P.
properties.items.items.required,parentSchema:P.properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(
h))if(!(a==="title"||a==="text")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:P.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.title!==void 0&&n.call(h,"title")){let a=h.
title;if(this.note("text",t+"/items/"+d+"/title",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/t\
itle",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.items.items.properties.title,data:a};(r??=
[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/title",keyword:"type",params:{type:"string"},schema:P.properties.
items.items.properties.title.type,parentSchema:P.properties.items.items.properties.title,data:a};(r??=[]).push(o),i++}}if(h.
text!==void 0&&n.call(h,"text")){let a=h.text;if(this.note("rich-text",t+"/items/"+d+"/text",a),typeof a=="string"){if(k(
a)<1){let o={instancePath:t+"/items/"+d+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:P.properties.
items.items.properties.text,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/text",keyword:"type",
params:{type:"string"},schema:P.properties.items.items.properties.text.type,parentSchema:P.properties.items.items.properties.
text,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:P.
properties.items.items.type,parentSchema:P.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+
"/items",keyword:"type",params:{type:"array"},schema:P.properties.items.type,parentSchema:P.properties.items,data:e};(r??=
[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.length>3){let d={
instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:P.properties.buttons,data:e};(r??=[]).
push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},schema:1,parentSchema:P.
properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+"/b\
uttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{let s={
instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:P.properties.buttons.type,parentSchema:P.properties.
buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:P.properties.hidden.type,parentSchema:P.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:P.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:P.properties.
from.type,parentSchema:P.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:P.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:P.properties.
until.type,parentSchema:P.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:P.type,parentSchema:P,data:p};(r??=[]).push(e),i++}return vt.errors=r,i===0}var Br=$t,K={title:"Pr\
icingBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"pricing"},id:{type:"\
string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"a\
nchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05\
, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:1,maxItems:6,noun:"plan",items:{
type:"object",additionalProperties:!1,required:["name","price"],properties:{name:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"xl",weight:560,tracking:-.022,width:230,lines:3}},text:{type:"string",minLength:1,kind:"rich\
-text",tsType:"RichText",room:{size:"md",width:230}},price:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:520,tracking:-.04,width:230},sourced:!0},period:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"sm",width:230,lines:2}},recommended:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"xs",weight:580,
width:205,lines:2}},points:{type:"array",minItems:1,items:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",
room:{size:"md",width:230}}},button:{$ref:"#/definitions/ButtonData"}}}},note:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4\
}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a ti\
me",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\
\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01",
"2026-05-01 09:00"],kind:"schedule"}}};function $t(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:K.required,parentSchema:K,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:K.required,
parentSchema:K,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(K.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:K,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="pricing"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"\
pricing"},schema:"pricing",parentSchema:K.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){
let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:K.properties.
id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:K.properties.
id.type,parentSchema:K.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;
if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:K.properties.
review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:K.
properties.review.type,parentSchema:K.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"e\
yebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eye\
brow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:K.properties.eyebrow.type,parentSchema:K.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:K.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:K.properties.heading.type,parentSchema:K.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:K.properties.text.type,parentSchema:K.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:K.properties.background.
enum},schema:K.properties.background.enum,parentSchema:K.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length>6){let d={instancePath:t+"/items",keyword:"max\
Items",params:{limit:6},schema:6,parentSchema:K.properties.items,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+
"/items",keyword:"minItems",params:{limit:1},schema:1,parentSchema:K.properties.items,data:e};(r??=[]).push(d),i++}let s=e.
length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0||!n.call(h,"name")){
let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"name"},schema:K.properties.items.items.required,
parentSchema:K.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.price===void 0||!n.call(h,"price")){let a={instancePath:t+
"/items/"+d,keyword:"required",params:{missingProperty:"price"},schema:K.properties.items.items.required,parentSchema:K.
properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="name"||a==="text"||a==="price"||
a==="period"||a==="recommended"||a==="points"||a==="button")){let o={instancePath:t+"/items/"+d,keyword:"additionalPrope\
rties",params:{additionalProperty:a},schema:!1,parentSchema:K.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.name!==
void 0&&n.call(h,"name")){let a=h.name;if(this.note("text",t+"/items/"+d+"/name",a),typeof a=="string"){if(k(a)<1){let o={
instancePath:t+"/items/"+d+"/name",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.properties.items.items.properties.
name,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/name",keyword:"type",params:{type:"string"},
schema:K.properties.items.items.properties.name.type,parentSchema:K.properties.items.items.properties.name,data:a};(r??=
[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;if(this.note("rich-text",t+"/items/"+d+"/text",a),typeof a==
"string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.
properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/text",keyword:"\
type",params:{type:"string"},schema:K.properties.items.items.properties.text.type,parentSchema:K.properties.items.items.
properties.text,data:a};(r??=[]).push(o),i++}}if(h.price!==void 0&&n.call(h,"price")){let a=h.price;if(this.note("text",
t+"/items/"+d+"/price",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/price",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:K.properties.items.items.properties.price,data:a};(r??=[]).push(o),i++}}else{let o={
instancePath:t+"/items/"+d+"/price",keyword:"type",params:{type:"string"},schema:K.properties.items.items.properties.price.
type,parentSchema:K.properties.items.items.properties.price,data:a};(r??=[]).push(o),i++}}if(h.period!==void 0&&n.call(h,
"period")){let a=h.period;if(this.note("text",t+"/items/"+d+"/period",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/items/"+d+"/period",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.properties.items.items.properties.period,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/period",keyword:"type",params:{type:"string"},schema:K.
properties.items.items.properties.period.type,parentSchema:K.properties.items.items.properties.period,data:a};(r??=[]).push(
o),i++}}if(h.recommended!==void 0&&n.call(h,"recommended")){let a=h.recommended;if(this.note("text",t+"/items/"+d+"/reco\
mmended",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/recommended",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:K.properties.items.items.properties.recommended,data:a};(r??=[]).push(o),i++}}else{let o={
instancePath:t+"/items/"+d+"/recommended",keyword:"type",params:{type:"string"},schema:K.properties.items.items.properties.
recommended.type,parentSchema:K.properties.items.items.properties.recommended,data:a};(r??=[]).push(o),i++}}if(h.points!==
void 0&&n.call(h,"points")){let a=h.points;if(Array.isArray(a)){if(a.length<1){let y={instancePath:t+"/items/"+d+"/point\
s",keyword:"minItems",params:{limit:1},schema:1,parentSchema:K.properties.items.items.properties.points,data:a};(r??=[]).
push(y),i++}let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(this.note("rich-text",t+"/items/"+d+"/points/"+y,l),typeof l==
"string"){if(k(l)<1){let m={instancePath:t+"/items/"+d+"/points/"+y,keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.
properties.items.items.properties.points.items,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/items/"+d+"/po\
ints/"+y,keyword:"type",params:{type:"string"},schema:K.properties.items.items.properties.points.items.type,parentSchema:K.
properties.items.items.properties.points.items,data:l};(r??=[]).push(m),i++}}}else{let o={instancePath:t+"/items/"+d+"/p\
oints",keyword:"type",params:{type:"array"},schema:K.properties.items.items.properties.points.type,parentSchema:K.properties.
items.items.properties.points,data:a};(r??=[]).push(o),i++}}h.button!==void 0&&n.call(h,"button")&&(me.call(this,h.button,
{instancePath:t+"/items/"+d+"/button",parentData:h,parentDataProperty:"button",rootData:v})||(r=r===null?me.errors:r.concat(
me.errors),i=r.length))}else{let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:K.properties.
items.items.type,parentSchema:K.properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",
keyword:"type",params:{type:"array"},schema:K.properties.items.type,parentSchema:K.properties.items,data:e};(r??=[]).push(
s),i++}}if(p.note!==void 0&&n.call(p,"note")){let e=p.note;if(this.note("rich-text",t+"/note",e),typeof e=="string"){if(k(
e)<1){let s={instancePath:t+"/note",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.properties.note,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/note",keyword:"type",params:{type:"string"},schema:K.properties.note.
type,parentSchema:K.properties.note,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;
if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:K.properties.hidden.
type,parentSchema:K.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&
n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:K.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:K.
properties.from.type,parentSchema:K.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:K.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:K.properties.
until.type,parentSchema:K.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:K.type,parentSchema:K,data:p};(r??=[]).push(e),i++}return $t.errors=r,i===0}var Fr=qt,z={title:"Pr\
oseBlock",type:"object",additionalProperties:!1,required:["type","paragraphs"],properties:{type:{const:"prose"},id:{type:"\
string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"a\
nchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05\
, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},paragraphs:{type:"string",minLength:1,kind:"paragraphs",
tsType:"Paragraph[]",room:{size:"md",width:230}},parts:{type:"array",minItems:1,noun:"part",items:{type:"object",additionalProperties:!1,
required:["heading","paragraphs"],properties:{heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
xl",weight:560,tracking:-.022,width:280,lines:5}},paragraphs:{type:"string",minLength:1,kind:"paragraphs",tsType:"Paragr\
aph[]",room:{size:"md",width:230}}}}},points:{type:"array",minItems:1,items:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}}},quote:{type:"object",additionalProperties:!1,required:["text"],properties:{
text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},by:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}}}},figures:{type:"array",minItems:1,maxItems:4,items:{$ref:"#/def\
initions/Figure"}},drawing:{enum:["network","relay","identity","coverage","authorization","claims","patients","providers",
"payers","employers","states","waiting"],tsType:"DrawingName"},picture:{type:"object",additionalProperties:!1,required:[
"file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{
type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(1\
00|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{
type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percent\
ages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},
buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/ButtonData"}},hidden:{type:"boolean",kind:"schedu\
le"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function qt(p,{instancePath:t="",parentData:G,parentDataProperty:_,
rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:z.required,parentSchema:z,data:p};(r??=[]).push(
e),i++}if(p.paragraphs===void 0||!n.call(p,"paragraphs")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
paragraphs"},schema:z.required,parentSchema:z,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(z.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:z,data:p};
(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="prose"){let s={instancePath:t+"/type",keyword:"\
const",params:{allowedValue:"prose"},schema:"prose",parentSchema:z.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==
void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+
"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:z.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:z.
properties.id.type,parentSchema:z.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:z.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:z.properties.review.type,parentSchema:z.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:z.properties.eyebrow.type,parentSchema:z.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:z.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:z.properties.heading.type,parentSchema:z.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:z.properties.text.type,parentSchema:z.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:z.properties.background.
enum},schema:z.properties.background.enum,parentSchema:z.properties.background,data:e};(r??=[]).push(s),i++}}if(p.paragraphs!==
void 0&&n.call(p,"paragraphs")){let e=p.paragraphs;if(this.note("paragraphs",t+"/paragraphs",e),typeof e=="string"){if(k(
e)<1){let s={instancePath:t+"/paragraphs",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.paragraphs,
data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/paragraphs",keyword:"type",params:{type:"string"},schema:z.properties.
paragraphs.type,parentSchema:z.properties.paragraphs,data:e};(r??=[]).push(s),i++}}if(p.parts!==void 0&&n.call(p,"parts")){
let e=p.parts;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/parts",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:z.properties.parts,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.heading===void 0||!n.call(h,"heading")){let a={instancePath:t+"/parts/"+d,keyword:"req\
uired",params:{missingProperty:"heading"},schema:z.properties.parts.items.required,parentSchema:z.properties.parts.items,
data:h};(r??=[]).push(a),i++}if(h.paragraphs===void 0||!n.call(h,"paragraphs")){let a={instancePath:t+"/parts/"+d,keyword:"\
required",params:{missingProperty:"paragraphs"},schema:z.properties.parts.items.required,parentSchema:z.properties.parts.
items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="heading"||a==="paragraphs")){let o={instancePath:t+
"/parts/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:z.properties.parts.items,
data:h};(r??=[]).push(o),i++}if(h.heading!==void 0&&n.call(h,"heading")){let a=h.heading;if(this.note("text",t+"/parts/"+
d+"/heading",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/parts/"+d+"/heading",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:z.properties.parts.items.properties.heading,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/parts/"+d+"/heading",keyword:"type",params:{type:"string"},schema:z.properties.parts.items.properties.heading.type,parentSchema:z.
properties.parts.items.properties.heading,data:a};(r??=[]).push(o),i++}}if(h.paragraphs!==void 0&&n.call(h,"paragraphs")){
let a=h.paragraphs;if(this.note("paragraphs",t+"/parts/"+d+"/paragraphs",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/parts/"+d+"/paragraphs",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.parts.items.properties.
paragraphs,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/parts/"+d+"/paragraphs",keyword:"type",params:{type:"\
string"},schema:z.properties.parts.items.properties.paragraphs.type,parentSchema:z.properties.parts.items.properties.paragraphs,
data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/parts/"+d,keyword:"type",params:{type:"object"},schema:z.properties.
parts.items.type,parentSchema:z.properties.parts.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/parts",
keyword:"type",params:{type:"array"},schema:z.properties.parts.type,parentSchema:z.properties.parts,data:e};(r??=[]).push(
s),i++}}if(p.points!==void 0&&n.call(p,"points")){let e=p.points;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+
"/points",keyword:"minItems",params:{limit:1},schema:1,parentSchema:z.properties.points,data:e};(r??=[]).push(d),i++}let s=e.
length;for(let d=0;d<s;d++){let h=e[d];if(this.note("rich-text",t+"/points/"+d,h),typeof h=="string"){if(k(h)<1){let a={
instancePath:t+"/points/"+d,keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.points.items,data:h};
(r??=[]).push(a),i++}}else{let a={instancePath:t+"/points/"+d,keyword:"type",params:{type:"string"},schema:z.properties.
points.items.type,parentSchema:z.properties.points.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/poi\
nts",keyword:"type",params:{type:"array"},schema:z.properties.points.type,parentSchema:z.properties.points,data:e};(r??=
[]).push(s),i++}}if(p.quote!==void 0&&n.call(p,"quote")){let e=p.quote;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.
text===void 0||!n.call(e,"text")){let s={instancePath:t+"/quote",keyword:"required",params:{missingProperty:"text"},schema:z.
properties.quote.required,parentSchema:z.properties.quote,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s===
"text"||s==="by")){let d={instancePath:t+"/quote",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,
parentSchema:z.properties.quote,data:e};(r??=[]).push(d),i++}if(e.text!==void 0&&n.call(e,"text")){let s=e.text;if(this.
note("rich-text",t+"/quote/text",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/quote/text",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:z.properties.quote.properties.text,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/quote/text",keyword:"type",params:{type:"string"},schema:z.properties.quote.properties.text.type,parentSchema:z.properties.
quote.properties.text,data:s};(r??=[]).push(d),i++}}if(e.by!==void 0&&n.call(e,"by")){let s=e.by;if(this.note("text",t+"\
/quote/by",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/quote/by",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:z.properties.quote.properties.by,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/quote/by",keyword:"\
type",params:{type:"string"},schema:z.properties.quote.properties.by.type,parentSchema:z.properties.quote.properties.by,
data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/quote",keyword:"type",params:{type:"object"},schema:z.properties.
quote.type,parentSchema:z.properties.quote,data:e};(r??=[]).push(s),i++}}if(p.figures!==void 0&&n.call(p,"figures")){let e=p.
figures;if(Array.isArray(e)){if(e.length>4){let d={instancePath:t+"/figures",keyword:"maxItems",params:{limit:4},schema:4,
parentSchema:z.properties.figures,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/figures",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:z.properties.figures,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++)ke.call(this,e[d],{instancePath:t+"/figures/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?ke.errors:
r.concat(ke.errors),i=r.length)}else{let s={instancePath:t+"/figures",keyword:"type",params:{type:"array"},schema:z.properties.
figures.type,parentSchema:z.properties.figures,data:e};(r??=[]).push(s),i++}}if(p.drawing!==void 0&&n.call(p,"drawing")){
let e=p.drawing;if(!(e==="network"||e==="relay"||e==="identity"||e==="coverage"||e==="authorization"||e==="claims"||e===
"patients"||e==="providers"||e==="payers"||e==="employers"||e==="states"||e==="waiting")){let s={instancePath:t+"/drawin\
g",keyword:"enum",params:{allowedValues:z.properties.drawing.enum},schema:z.properties.drawing.enum,parentSchema:z.properties.
drawing,data:e};(r??=[]).push(s),i++}}if(p.picture!==void 0&&n.call(p,"picture")){let e=p.picture;if(this.note("picture",
t+"/picture",e),e&&typeof e=="object"&&!Array.isArray(e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+"\
/picture",keyword:"required",params:{missingProperty:"file"},schema:z.properties.picture.required,parentSchema:z.properties.
picture,data:e};(r??=[]).push(s),i++}if(e.alt===void 0||!n.call(e,"alt")){let s={instancePath:t+"/picture",keyword:"requ\
ired",params:{missingProperty:"alt"},schema:z.properties.picture.required,parentSchema:z.properties.picture,data:e};(r??=
[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="file"||s==="alt"||s==="decorative"||s==="caption"||s==="credit"||s===
"focus"||s==="crop"||s==="dark")){let d={instancePath:t+"/picture",keyword:"additionalProperties",params:{additionalProperty:s},
schema:!1,parentSchema:z.properties.picture,data:e};(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;
if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.
properties.picture.properties.file,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/file",keyword:"typ\
e",params:{type:"string"},schema:z.properties.picture.properties.file.type,parentSchema:z.properties.picture.properties.
file,data:s};(r??=[]).push(d),i++}}if(e.alt!==void 0&&n.call(e,"alt")){let s=e.alt;if(typeof s!="string"){let d={instancePath:t+
"/picture/alt",keyword:"type",params:{type:"string"},schema:z.properties.picture.properties.alt.type,parentSchema:z.properties.
picture.properties.alt,data:s};(r??=[]).push(d),i++}}if(e.decorative!==void 0&&n.call(e,"decorative")){let s=e.decorative;
if(typeof s!="boolean"){let d={instancePath:t+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:z.properties.
picture.properties.decorative.type,parentSchema:z.properties.picture.properties.decorative,data:s};(r??=[]).push(d),i++}}
if(e.caption!==void 0&&n.call(e,"caption")){let s=e.caption;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/pi\
cture/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.picture.properties.caption,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/caption",keyword:"type",params:{type:"string"},schema:z.properties.
picture.properties.caption.type,parentSchema:z.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}if(e.
credit!==void 0&&n.call(e,"credit")){let s=e.credit;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/cr\
edit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.picture.properties.credit,data:s};(r??=[]).
push(d),i++}}else{let d={instancePath:t+"/picture/credit",keyword:"type",params:{type:"string"},schema:z.properties.picture.
properties.credit.type,parentSchema:z.properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}if(e.focus!==void 0&&
n.call(e,"focus")){let s=e.focus;if(typeof s=="string"){if(!ze.test(s)){let d={instancePath:t+"/picture/focus",keyword:"\
pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:z.
properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/focus",keyword:"t\
ype",params:{type:"string"},schema:z.properties.picture.properties.focus.type,parentSchema:z.properties.picture.properties.
focus,data:s};(r??=[]).push(d),i++}}if(e.crop!==void 0&&n.call(e,"crop")){let s=e.crop;if(typeof s=="string"){if(!ve.test(
s)){let d={instancePath:t+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100\
|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)\
%$",parentSchema:z.properties.picture.properties.crop,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture\
/crop",keyword:"type",params:{type:"string"},schema:z.properties.picture.properties.crop.type,parentSchema:z.properties.
picture.properties.crop,data:s};(r??=[]).push(d),i++}}if(e.dark!==void 0&&n.call(e,"dark")){let s=e.dark;if(typeof s=="s\
tring"){if(k(s)<1){let d={instancePath:t+"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:z.properties.
picture.properties.dark,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/dark",keyword:"type",params:{
type:"string"},schema:z.properties.picture.properties.dark.type,parentSchema:z.properties.picture.properties.dark,data:s};
(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/picture",keyword:"type",params:{type:"object"},schema:z.properties.picture.
type,parentSchema:z.properties.picture,data:e};(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.
buttons;if(Array.isArray(e)){if(e.length>3){let d={instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,
parentSchema:z.properties.buttons,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:z.properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++)me.call(this,e[d],{instancePath:t+"/buttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:
r.concat(me.errors),i=r.length)}else{let s={instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:z.properties.
buttons.type,parentSchema:z.properties.buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.
hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:z.properties.
hidden.type,parentSchema:z.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==
void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:z.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:z.
properties.from.type,parentSchema:z.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:z.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:z.properties.
until.type,parentSchema:z.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:z.type,parentSchema:z,data:p};(r??=[]).push(e),i++}return qt.errors=r,i===0}var Dr=At,D={title:"Qu\
oteBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"quote"},id:{type:"str\
ing",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anch\
or"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, o\
r a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"s\
tring",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:1,maxItems:9,noun:"quotatio\
n",items:{type:"object",additionalProperties:!1,required:["text","by"],properties:{text:{type:"string",minLength:1,kind:"\
rich-text",tsType:"RichText",room:{size:"lg",weight:520,tracking:-.02,width:230}},by:{type:"string",minLength:1,kind:"te\
xt",tsType:"string",room:{size:"md",weight:560,tracking:0,width:180,lines:3}},role:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"sm",width:180,lines:4}},picture:{type:"object",additionalProperties:!1,required:["file","alt"],
kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boole\
an"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0\
-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{type:"stri\
ng",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from\
 the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},link:{type:"\
string",minLength:1,kind:"link",tsType:"Link"}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\
\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and\
 a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\
\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-\
05-01","2026-05-01 09:00"],kind:"schedule"}}};function At(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:D.required,parentSchema:D,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:D.required,
parentSchema:D,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(D.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:D,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="quote"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"\
quote"},schema:"quote",parentSchema:D.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.
id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:D.properties.id,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:D.properties.id.type,parentSchema:D.
properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="strin\
g"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:D.properties.review,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:D.properties.review.
type,parentSchema:D.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.
eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:D.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/eyebrow",keyword:"type",params:{type:"string"},schema:D.properties.eyebrow.type,parentSchema:D.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:D.properties.
heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:D.
properties.heading.type,parentSchema:D.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"te\
xt")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:D.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/text",keyword:"type",params:{type:"string"},schema:D.properties.text.type,parentSchema:D.properties.text,data:e};(r??=
[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e===
"bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:D.properties.background.enum},schema:D.
properties.background.enum,parentSchema:D.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(
p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length>9){let d={instancePath:t+"/items",keyword:"maxItems",params:{
limit:9},schema:9,parentSchema:D.properties.items,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/it\
ems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:D.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;
for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.text===void 0||!n.call(h,"text")){let a={
instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"text"},schema:D.properties.items.items.required,parentSchema:D.
properties.items.items,data:h};(r??=[]).push(a),i++}if(h.by===void 0||!n.call(h,"by")){let a={instancePath:t+"/items/"+d,
keyword:"required",params:{missingProperty:"by"},schema:D.properties.items.items.required,parentSchema:D.properties.items.
items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="text"||a==="by"||a==="role"||a==="picture"||a===
"link")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:D.
properties.items.items,data:h};(r??=[]).push(o),i++}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;if(this.note("ric\
h-text",t+"/items/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/text",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:D.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/items/"+d+"/text",keyword:"type",params:{type:"string"},schema:D.properties.items.items.properties.
text.type,parentSchema:D.properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.by!==void 0&&n.call(h,
"by")){let a=h.by;if(this.note("text",t+"/items/"+d+"/by",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/item\
s/"+d+"/by",keyword:"minLength",params:{limit:1},schema:1,parentSchema:D.properties.items.items.properties.by,data:a};(r??=
[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/by",keyword:"type",params:{type:"string"},schema:D.properties.
items.items.properties.by.type,parentSchema:D.properties.items.items.properties.by,data:a};(r??=[]).push(o),i++}}if(h.role!==
void 0&&n.call(h,"role")){let a=h.role;if(this.note("text",t+"/items/"+d+"/role",a),typeof a=="string"){if(k(a)<1){let o={
instancePath:t+"/items/"+d+"/role",keyword:"minLength",params:{limit:1},schema:1,parentSchema:D.properties.items.items.properties.
role,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/role",keyword:"type",params:{type:"string"},
schema:D.properties.items.items.properties.role.type,parentSchema:D.properties.items.items.properties.role,data:a};(r??=
[]).push(o),i++}}if(h.picture!==void 0&&n.call(h,"picture")){let a=h.picture;if(this.note("picture",t+"/items/"+d+"/pict\
ure",a),a&&typeof a=="object"&&!Array.isArray(a)){if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/items/"+
d+"/picture",keyword:"required",params:{missingProperty:"file"},schema:D.properties.items.items.properties.picture.required,
parentSchema:D.properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}if(a.alt===void 0||!n.call(a,"alt")){
let o={instancePath:t+"/items/"+d+"/picture",keyword:"required",params:{missingProperty:"alt"},schema:D.properties.items.
items.properties.picture.required,parentSchema:D.properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}
for(let o of Object.keys(a))if(!(o==="file"||o==="alt"||o==="decorative"||o==="caption"||o==="credit"||o==="focus"||o===
"crop"||o==="dark")){let y={instancePath:t+"/items/"+d+"/picture",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:D.properties.items.items.properties.picture,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(
a,"file")){let o=a.file;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:D.properties.items.items.properties.picture.properties.file,data:o};(r??=
[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"type",params:{type:"string"},schema:D.properties.
items.items.properties.picture.properties.file.type,parentSchema:D.properties.items.items.properties.picture.properties.
file,data:o};(r??=[]).push(y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!="string"){let y={instancePath:t+
"/items/"+d+"/picture/alt",keyword:"type",params:{type:"string"},schema:D.properties.items.items.properties.picture.properties.
alt.type,parentSchema:D.properties.items.items.properties.picture.properties.alt,data:o};(r??=[]).push(y),i++}}if(a.decorative!==
void 0&&n.call(a,"decorative")){let o=a.decorative;if(typeof o!="boolean"){let y={instancePath:t+"/items/"+d+"/picture/d\
ecorative",keyword:"type",params:{type:"boolean"},schema:D.properties.items.items.properties.picture.properties.decorative.
type,parentSchema:D.properties.items.items.properties.picture.properties.decorative,data:o};(r??=[]).push(y),i++}}if(a.caption!==
void 0&&n.call(a,"caption")){let o=a.caption;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/pictu\
re/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:D.properties.items.items.properties.picture.properties.
caption,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"type",params:{type:"\
string"},schema:D.properties.items.items.properties.picture.properties.caption.type,parentSchema:D.properties.items.items.
properties.picture.properties.caption,data:o};(r??=[]).push(y),i++}}if(a.credit!==void 0&&n.call(a,"credit")){let o=a.credit;
if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/credit",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:D.properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/items/"+d+"/picture/credit",keyword:"type",params:{type:"string"},schema:D.properties.items.items.properties.
picture.properties.credit.type,parentSchema:D.properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).
push(y),i++}}if(a.focus!==void 0&&n.call(a,"focus")){let o=a.focus;if(typeof o=="string"){if(!ze.test(o)){let y={instancePath:t+
"/items/"+d+"/picture/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|\
[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:D.properties.items.items.properties.picture.properties.focus,data:o};(r??=
[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/focus",keyword:"type",params:{type:"string"},schema:D.
properties.items.items.properties.picture.properties.focus.type,parentSchema:D.properties.items.items.properties.picture.
properties.focus,data:o};(r??=[]).push(y),i++}}if(a.crop!==void 0&&n.call(a,"crop")){let o=a.crop;if(typeof o=="string"){
if(!ve.test(o)){let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])%\
 (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0\
-9]?)% (100|[1-9][0-9]?)%$",parentSchema:D.properties.items.items.properties.picture.properties.crop,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"type",params:{type:"string"},schema:D.properties.
items.items.properties.picture.properties.crop.type,parentSchema:D.properties.items.items.properties.picture.properties.
crop,data:o};(r??=[]).push(y),i++}}if(a.dark!==void 0&&n.call(a,"dark")){let o=a.dark;if(typeof o=="string"){if(k(o)<1){
let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:D.properties.
items.items.properties.picture.properties.dark,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/pi\
cture/dark",keyword:"type",params:{type:"string"},schema:D.properties.items.items.properties.picture.properties.dark.type,
parentSchema:D.properties.items.items.properties.picture.properties.dark,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+
"/items/"+d+"/picture",keyword:"type",params:{type:"object"},schema:D.properties.items.items.properties.picture.type,parentSchema:D.
properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}}if(h.link!==void 0&&n.call(h,"link")){let a=h.link;
if(this.note("link",t+"/items/"+d+"/link",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/link",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:D.properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/items/"+d+"/link",keyword:"type",params:{type:"string"},schema:D.properties.items.items.properties.
link.type,parentSchema:D.properties.items.items.properties.link,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+
"/items/"+d,keyword:"type",params:{type:"object"},schema:D.properties.items.items.type,parentSchema:D.properties.items.items,
data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:D.properties.
items.type,parentSchema:D.properties.items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.
hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:D.properties.
hidden.type,parentSchema:D.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==
void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:D.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:D.
properties.from.type,parentSchema:D.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:D.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:D.properties.
until.type,parentSchema:D.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:D.type,parentSchema:D,data:p};(r??=[]).push(e),i++}return At.errors=r,i===0}var Or=jt,Z={title:"Sp\
litBlock",type:"object",additionalProperties:!1,required:["type","heading"],properties:{type:{const:"split"},id:{type:"s\
tring",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"an\
chor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05,\
 or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,
tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
background:{enum:["plain","tinted","bold"],tsType:"Background"},paragraphs:{type:"string",minLength:1,kind:"paragraphs",
tsType:"Paragraph[]",room:{size:"md",width:230}},side:{enum:["left","right"]},picture:{type:"object",additionalProperties:!1,
required:["file","alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},
decorative:{type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",
pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% \
20%"]},crop:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"\
four percentages: from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},
figures:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/Figure"}},points:{type:"array",minItems:1,items:{
type:"object",additionalProperties:!1,required:["title"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"lg",weight:560,tracking:-.022,width:230,lines:4}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"\
RichText",room:{size:"md",width:230}},icon:{enum:["person","people","family","provider","hospital","payer","employer","s\
tate","identity","coverage","authorization","claims","network","shield","lock","clock","speed","money","chart","document",
"fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],tsType:"I\
conName"}}}},buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/ButtonData"}},hidden:{type:"boolean",
kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))\
?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",
pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or\
 a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function jt(p,{instancePath:t="",parentData:G,
parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.
call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:Z.required,parentSchema:Z,
data:p};(r??=[]).push(e),i++}if(p.heading===void 0||!n.call(p,"heading")){let e={instancePath:t,keyword:"required",params:{
missingProperty:"heading"},schema:Z.required,parentSchema:Z,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.
call(Z.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:Z,
data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="split"){let s={instancePath:t+"/\
type",keyword:"const",params:{allowedValue:"split"},schema:"split",parentSchema:Z.properties.type,data:e};(r??=[]).push(
s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){
let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-\
[a-z0-9]+)*$",parentSchema:Z.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",
params:{type:"string"},schema:Z.properties.id.type,parentSchema:Z.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==
void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"\
pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$",parentSchema:Z.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:Z.properties.review.type,parentSchema:Z.properties.review,data:e};(r??=[]).push(s),i++}}
if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(
e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:Z.properties.eyebrow.
type,parentSchema:Z.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.
heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:Z.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/heading",keyword:"type",params:{type:"string"},schema:Z.properties.heading.type,parentSchema:Z.properties.heading,data:e};
(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.
text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:Z.properties.
text.type,parentSchema:Z.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){
let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{
allowedValues:Z.properties.background.enum},schema:Z.properties.background.enum,parentSchema:Z.properties.background,data:e};
(r??=[]).push(s),i++}}if(p.paragraphs!==void 0&&n.call(p,"paragraphs")){let e=p.paragraphs;if(this.note("paragraphs",t+"\
/paragraphs",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/paragraphs",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:Z.properties.paragraphs,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/paragraphs",keyword:"\
type",params:{type:"string"},schema:Z.properties.paragraphs.type,parentSchema:Z.properties.paragraphs,data:e};(r??=[]).push(
s),i++}}if(p.side!==void 0&&n.call(p,"side")){let e=p.side;if(!(e==="left"||e==="right")){let s={instancePath:t+"/side",
keyword:"enum",params:{allowedValues:Z.properties.side.enum},schema:Z.properties.side.enum,parentSchema:Z.properties.side,
data:e};(r??=[]).push(s),i++}}if(p.picture!==void 0&&n.call(p,"picture")){let e=p.picture;if(this.note("picture",t+"/pic\
ture",e),e&&typeof e=="object"&&!Array.isArray(e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+"/pictur\
e",keyword:"required",params:{missingProperty:"file"},schema:Z.properties.picture.required,parentSchema:Z.properties.picture,
data:e};(r??=[]).push(s),i++}if(e.alt===void 0||!n.call(e,"alt")){let s={instancePath:t+"/picture",keyword:"required",params:{
missingProperty:"alt"},schema:Z.properties.picture.required,parentSchema:Z.properties.picture,data:e};(r??=[]).push(s),i++}
for(let s of Object.keys(e))if(!(s==="file"||s==="alt"||s==="decorative"||s==="caption"||s==="credit"||s==="focus"||s===
"crop"||s==="dark")){let d={instancePath:t+"/picture",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,
parentSchema:Z.properties.picture,data:e};(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;if(typeof s==
"string"){if(k(s)<1){let d={instancePath:t+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.
properties.picture.properties.file,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/file",keyword:"typ\
e",params:{type:"string"},schema:Z.properties.picture.properties.file.type,parentSchema:Z.properties.picture.properties.
file,data:s};(r??=[]).push(d),i++}}if(e.alt!==void 0&&n.call(e,"alt")){let s=e.alt;if(typeof s!="string"){let d={instancePath:t+
"/picture/alt",keyword:"type",params:{type:"string"},schema:Z.properties.picture.properties.alt.type,parentSchema:Z.properties.
picture.properties.alt,data:s};(r??=[]).push(d),i++}}if(e.decorative!==void 0&&n.call(e,"decorative")){let s=e.decorative;
if(typeof s!="boolean"){let d={instancePath:t+"/picture/decorative",keyword:"type",params:{type:"boolean"},schema:Z.properties.
picture.properties.decorative.type,parentSchema:Z.properties.picture.properties.decorative,data:s};(r??=[]).push(d),i++}}
if(e.caption!==void 0&&n.call(e,"caption")){let s=e.caption;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/pi\
cture/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.picture.properties.caption,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/caption",keyword:"type",params:{type:"string"},schema:Z.properties.
picture.properties.caption.type,parentSchema:Z.properties.picture.properties.caption,data:s};(r??=[]).push(d),i++}}if(e.
credit!==void 0&&n.call(e,"credit")){let s=e.credit;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/cr\
edit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.picture.properties.credit,data:s};(r??=[]).
push(d),i++}}else{let d={instancePath:t+"/picture/credit",keyword:"type",params:{type:"string"},schema:Z.properties.picture.
properties.credit.type,parentSchema:Z.properties.picture.properties.credit,data:s};(r??=[]).push(d),i++}}if(e.focus!==void 0&&
n.call(e,"focus")){let s=e.focus;if(typeof s=="string"){if(!ze.test(s)){let d={instancePath:t+"/picture/focus",keyword:"\
pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:Z.
properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/focus",keyword:"t\
ype",params:{type:"string"},schema:Z.properties.picture.properties.focus.type,parentSchema:Z.properties.picture.properties.
focus,data:s};(r??=[]).push(d),i++}}if(e.crop!==void 0&&n.call(e,"crop")){let s=e.crop;if(typeof s=="string"){if(!ve.test(
s)){let d={instancePath:t+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100\
|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)\
%$",parentSchema:Z.properties.picture.properties.crop,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture\
/crop",keyword:"type",params:{type:"string"},schema:Z.properties.picture.properties.crop.type,parentSchema:Z.properties.
picture.properties.crop,data:s};(r??=[]).push(d),i++}}if(e.dark!==void 0&&n.call(e,"dark")){let s=e.dark;if(typeof s=="s\
tring"){if(k(s)<1){let d={instancePath:t+"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.
picture.properties.dark,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/dark",keyword:"type",params:{
type:"string"},schema:Z.properties.picture.properties.dark.type,parentSchema:Z.properties.picture.properties.dark,data:s};
(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/picture",keyword:"type",params:{type:"object"},schema:Z.properties.picture.
type,parentSchema:Z.properties.picture,data:e};(r??=[]).push(s),i++}}if(p.figures!==void 0&&n.call(p,"figures")){let e=p.
figures;if(Array.isArray(e)){if(e.length>3){let d={instancePath:t+"/figures",keyword:"maxItems",params:{limit:3},schema:3,
parentSchema:Z.properties.figures,data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/figures",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:Z.properties.figures,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++)ke.call(this,e[d],{instancePath:t+"/figures/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?ke.errors:
r.concat(ke.errors),i=r.length)}else{let s={instancePath:t+"/figures",keyword:"type",params:{type:"array"},schema:Z.properties.
figures.type,parentSchema:Z.properties.figures,data:e};(r??=[]).push(s),i++}}if(p.points!==void 0&&n.call(p,"points")){let e=p.
points;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/points",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:Z.properties.points,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+"/points/"+d,keyword:"requir\
ed",params:{missingProperty:"title"},schema:Z.properties.points.items.required,parentSchema:Z.properties.points.items,data:h};
(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="title"||a==="text"||a==="icon")){let o={instancePath:t+"/poin\
ts/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:Z.properties.points.items,data:h};
(r??=[]).push(o),i++}if(h.title!==void 0&&n.call(h,"title")){let a=h.title;if(this.note("text",t+"/points/"+d+"/title",a),
typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/points/"+d+"/title",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Z.properties.points.items.properties.title,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/point\
s/"+d+"/title",keyword:"type",params:{type:"string"},schema:Z.properties.points.items.properties.title.type,parentSchema:Z.
properties.points.items.properties.title,data:a};(r??=[]).push(o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;
if(this.note("rich-text",t+"/points/"+d+"/text",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/points/"+d+"/t\
ext",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.points.items.properties.text,data:a};(r??=[]).
push(o),i++}}else{let o={instancePath:t+"/points/"+d+"/text",keyword:"type",params:{type:"string"},schema:Z.properties.points.
items.properties.text.type,parentSchema:Z.properties.points.items.properties.text,data:a};(r??=[]).push(o),i++}}if(h.icon!==
void 0&&n.call(h,"icon")){let a=h.icon;if(!(a==="person"||a==="people"||a==="family"||a==="provider"||a==="hospital"||a===
"payer"||a==="employer"||a==="state"||a==="identity"||a==="coverage"||a==="authorization"||a==="claims"||a==="network"||
a==="shield"||a==="lock"||a==="clock"||a==="speed"||a==="money"||a==="chart"||a==="document"||a==="fax"||a==="phone"||a===
"mail"||a==="megaphone"||a==="pilot"||a==="globe"||a==="heart"||a==="search"||a==="check"||a==="key"||a==="pill"||a==="h\
ome"||a==="scale"||a==="spark")){let o={instancePath:t+"/points/"+d+"/icon",keyword:"enum",params:{allowedValues:Z.properties.
points.items.properties.icon.enum},schema:Z.properties.points.items.properties.icon.enum,parentSchema:Z.properties.points.
items.properties.icon,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/points/"+d,keyword:"type",params:{type:"\
object"},schema:Z.properties.points.items.type,parentSchema:Z.properties.points.items,data:h};(r??=[]).push(a),i++}}}else{
let s={instancePath:t+"/points",keyword:"type",params:{type:"array"},schema:Z.properties.points.type,parentSchema:Z.properties.
points,data:e};(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.
length>3){let d={instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:Z.properties.buttons,
data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:Z.properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+
"/buttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{
let s={instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:Z.properties.buttons.type,parentSchema:Z.properties.
buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:Z.properties.hidden.type,parentSchema:Z.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:Z.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:Z.properties.
from.type,parentSchema:Z.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:Z.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:Z.properties.
until.type,parentSchema:Z.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:Z.type,parentSchema:Z,data:p};(r??=[]).push(e),i++}return jt.errors=r,i===0}var Nr=Pt,fe={title:"S\
tatTickerBlock",ownLabels:["pause","play"],type:"object",additionalProperties:!1,required:["type","label","items"],properties:{
type:{const:"stat-ticker"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyp\
hens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]\
))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},label:{type:"strin\
g",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},items:{type:"array",minItems:2,noun:"figure",room:{
value:{size:"xl",weight:560,tracking:-.03,width:280}},items:{$ref:"#/definitions/Figure"}},hidden:{type:"boolean",kind:"\
schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function Pt(p,{instancePath:t="",parentData:G,parentDataProperty:_,
rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={
instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:fe.required,parentSchema:fe,data:p};(r??=[]).push(
e),i++}if(p.label===void 0||!n.call(p,"label")){let e={instancePath:t,keyword:"required",params:{missingProperty:"label"},
schema:fe.required,parentSchema:fe,data:p};(r??=[]).push(e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"items"},schema:fe.required,parentSchema:fe,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!(e==="type"||e==="id"||e==="review"||e==="label"||e==="items"||e==="hidden"||e==="from"||e==="until")){let s={
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:fe,data:p};(r??=[]).push(
s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="stat-ticker"){let s={instancePath:t+"/type",keyword:"c\
onst",params:{allowedValue:"stat-ticker"},schema:"stat-ticker",parentSchema:fe.properties.type,data:e};(r??=[]).push(s),
i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={
instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9\
]+)*$",parentSchema:fe.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{
type:"string"},schema:fe.properties.id.type,parentSchema:fe.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&
n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"patte\
rn",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d\
|3[01]))?$",parentSchema:fe.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:fe.properties.review.type,parentSchema:fe.properties.review,data:e};(r??=[]).push(s),
i++}}if(p.label!==void 0&&n.call(p,"label")){let e=p.label;if(this.note("text",t+"/label",e),typeof e=="string"){if(k(e)<
1){let s={instancePath:t+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:fe.properties.label,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/label",keyword:"type",params:{type:"string"},schema:fe.properties.label.
type,parentSchema:fe.properties.label,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;
if(Array.isArray(e)){if(e.length<2){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:2},schema:2,parentSchema:fe.
properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)ke.call(this,e[d],{instancePath:t+"/ite\
ms/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?ke.errors:r.concat(ke.errors),i=r.length)}else{let s={
instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:fe.properties.items.type,parentSchema:fe.properties.
items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={
instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:fe.properties.hidden.type,parentSchema:fe.properties.
hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;
if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:fe.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:fe.properties.
from.type,parentSchema:fe.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.
until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"p\
attern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:fe.
properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},
schema:fe.properties.until.type,parentSchema:fe.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,
keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:p};(r??=[]).push(e),i++}return Pt.errors=r,i===
0}var Rr=Zt,ie={title:"StatsBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"\
stats"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["ou\
r-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a mon\
th such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:2,
noun:"figure",maxItems:6,items:{$ref:"#/definitions/Figure"}},buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#\
/definitions/ButtonData"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\\
d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01",
"2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:\
?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedul\
e"}}};function Zt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
type"},schema:ie.required,parentSchema:ie,data:p};(r??=[]).push(e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"items"},schema:ie.required,parentSchema:ie,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!n.call(ie.properties,e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:ie,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="stats"){
let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"stats"},schema:"stats",parentSchema:ie.properties.type,
data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="s\
tring"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"\
^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:ie.properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/\
id",keyword:"type",params:{type:"string"},schema:ie.properties.id.type,parentSchema:ie.properties.id,data:e};(r??=[]).push(
s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+
"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:ie.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/review",keyword:"type",params:{type:"string"},schema:ie.properties.review.type,parentSchema:ie.properties.review,data:e};
(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ie.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:ie.
properties.eyebrow.type,parentSchema:ie.properties.eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,
"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/h\
eading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ie.properties.heading,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:ie.properties.heading.type,parentSchema:ie.
properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-t\
ext",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:ie.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{
type:"string"},schema:ie.properties.text.type,parentSchema:ie.properties.text,data:e};(r??=[]).push(s),i++}}if(p.background!==
void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e==="bold")){let s={instancePath:t+"/\
background",keyword:"enum",params:{allowedValues:ie.properties.background.enum},schema:ie.properties.background.enum,parentSchema:ie.
properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(
e)){if(e.length>6){let d={instancePath:t+"/items",keyword:"maxItems",params:{limit:6},schema:6,parentSchema:ie.properties.
items,data:e};(r??=[]).push(d),i++}if(e.length<2){let d={instancePath:t+"/items",keyword:"minItems",params:{limit:2},schema:2,
parentSchema:ie.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)ke.call(this,e[d],{instancePath:t+
"/items/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?ke.errors:r.concat(ke.errors),i=r.length)}else{let s={
instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:ie.properties.items.type,parentSchema:ie.properties.
items,data:e};(r??=[]).push(s),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let e=p.buttons;if(Array.isArray(e)){if(e.
length>3){let d={instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:ie.properties.buttons,
data:e};(r??=[]).push(d),i++}if(e.length<1){let d={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:ie.properties.buttons,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++)me.call(this,e[d],{instancePath:t+
"/buttons/"+d,parentData:e,parentDataProperty:d,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),i=r.length)}else{
let s={instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:ie.properties.buttons.type,parentSchema:ie.
properties.buttons,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="\
boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:ie.properties.hidden.type,parentSchema:ie.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:ie.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:ie.
properties.from.type,parentSchema:ie.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:ie.
properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},
schema:ie.properties.until.type,parentSchema:ie.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,
keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:p};(r??=[]).push(e),i++}return Zt.errors=r,i===
0}var Er=It,I={title:"StepsBlock",ownLabels:["from","to"],type:"object",additionalProperties:!1,required:["type","items"],
properties:{type:{const:"steps"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits a\
nd hyphens",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d\
|3[01]))?$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"tex\
t",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"\
rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},
from:{if:{type:"string"},then:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\\
w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},else:{$ref:"\
#/definitions/Figure"}},to:{$ref:"#/definitions/Figure"},items:{type:"array",minItems:2,noun:"step",maxItems:6,items:{type:"\
object",additionalProperties:!1,required:["title","text"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"xl",weight:560,tracking:-.022,width:180,lines:5}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"\
RichText",room:{size:"md",width:230}},icon:{enum:["person","people","family","provider","hospital","payer","employer","s\
tate","identity","coverage","authorization","claims","network","shield","lock","clock","speed","money","chart","document",
"fax","phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],tsType:"I\
conName"},picture:{type:"object",additionalProperties:!1,required:["file","alt"],kind:"picture",tsType:"Picture",properties:{
file:{type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boolean"},caption:{type:"string",minLength:1},credit:{
type:"string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages,\
 from the left and from the top",examples:["30% 20%"]},crop:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9]\
)% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from the left, from the top, and how wide and high",examples:[
"10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},time:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}}}}},buttons:{type:"array",minItems:1,maxItems:3,items:{$ref:"#/definitions/ButtonData"}},hidden:{type:"\
boolean",kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function It(p,{
instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.type===void 0||!n.call(p,"type")){let s={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:I.
required,parentSchema:I,data:p};(r??=[]).push(s),i++}if(p.items===void 0||!n.call(p,"items")){let s={instancePath:t,keyword:"\
required",params:{missingProperty:"items"},schema:I.required,parentSchema:I,data:p};(r??=[]).push(s),i++}for(let s of Object.
keys(p))if(!n.call(I.properties,s)){let d={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,
parentSchema:I,data:p};(r??=[]).push(d),i++}if(p.type!==void 0&&n.call(p,"type")){let s=p.type;if(s!=="steps"){let d={instancePath:t+
"/type",keyword:"const",params:{allowedValue:"steps"},schema:"steps",parentSchema:I.properties.type,data:s};(r??=[]).push(
d),i++}}if(p.id!==void 0&&n.call(p,"id")){let s=p.id;if(this.note("anchor",t+"/id",s),typeof s=="string"){if(!ye.test(s)){
let d={instancePath:t+"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-\
[a-z0-9]+)*$",parentSchema:I.properties.id,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/id",keyword:"type",
params:{type:"string"},schema:I.properties.id.type,parentSchema:I.properties.id,data:s};(r??=[]).push(d),i++}}if(p.review!==
void 0&&n.call(p,"review")){let s=p.review;if(typeof s=="string"){if(!ce.test(s)){let d={instancePath:t+"/review",keyword:"\
pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$",parentSchema:I.properties.review,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:I.properties.review.type,parentSchema:I.properties.review,data:s};(r??=[]).push(d),i++}}
if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let s=p.eyebrow;if(this.note("text",t+"/eyebrow",s),typeof s=="string"){if(k(
s)<1){let d={instancePath:t+"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.eyebrow,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:I.properties.eyebrow.
type,parentSchema:I.properties.eyebrow,data:s};(r??=[]).push(d),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let s=p.
heading;if(this.note("text",t+"/heading",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/heading",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:I.properties.heading,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/heading",keyword:"type",params:{type:"string"},schema:I.properties.heading.type,parentSchema:I.properties.heading,data:s};
(r??=[]).push(d),i++}}if(p.text!==void 0&&n.call(p,"text")){let s=p.text;if(this.note("rich-text",t+"/text",s),typeof s==
"string"){if(k(s)<1){let d={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.
text,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:I.properties.
text.type,parentSchema:I.properties.text,data:s};(r??=[]).push(d),i++}}if(p.background!==void 0&&n.call(p,"background")){
let s=p.background;if(!(s==="plain"||s==="tinted"||s==="bold")){let d={instancePath:t+"/background",keyword:"enum",params:{
allowedValues:I.properties.background.enum},schema:I.properties.background.enum,parentSchema:I.properties.background,data:s};
(r??=[]).push(d),i++}}if(p.from!==void 0&&n.call(p,"from")){let s=p.from,d=i,h=!0,a=i;if(typeof s!="string"){let y={};(r??=
[]).push(y),i++}var e=a===i;i=d,r!==null&&(d?r.length=d:r=null);let o;if(e){let y=i;if(this.note("schedule",t+"/from",s),
typeof s=="string"){if(!O.test(s)){let m={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( \
?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:I.properties.from.then,data:s};(r??=[]).push(m),i++}}else{let m={
instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:I.properties.from.then.type,parentSchema:I.properties.
from.then,data:s};(r??=[]).push(m),i++}var e=y===i;h=e,o="then"}else{let y=i;ke.call(this,s,{instancePath:t+"/from",parentData:p,
parentDataProperty:"from",rootData:v})||(r=r===null?ke.errors:r.concat(ke.errors),i=r.length);var e=y===i;h=e,o="else"}if(!h){
let y={instancePath:t+"/from",keyword:"if",params:{failingKeyword:o},schema:I.properties.from.if,parentSchema:I.properties.
from,data:s};(r??=[]).push(y),i++}}if(p.to!==void 0&&n.call(p,"to")&&(ke.call(this,p.to,{instancePath:t+"/to",parentData:p,
parentDataProperty:"to",rootData:v})||(r=r===null?ke.errors:r.concat(ke.errors),i=r.length)),p.items!==void 0&&n.call(p,
"items")){let s=p.items;if(Array.isArray(s)){if(s.length>6){let h={instancePath:t+"/items",keyword:"maxItems",params:{limit:6},
schema:6,parentSchema:I.properties.items,data:s};(r??=[]).push(h),i++}if(s.length<2){let h={instancePath:t+"/items",keyword:"\
minItems",params:{limit:2},schema:2,parentSchema:I.properties.items,data:s};(r??=[]).push(h),i++}let d=s.length;for(let h=0;h<
d;h++){let a=s[h];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.title===void 0||!n.call(a,"title")){let o={instancePath:t+
"/items/"+h,keyword:"required",params:{missingProperty:"title"},schema:I.properties.items.items.required,parentSchema:I.
properties.items.items,data:a};(r??=[]).push(o),i++}if(a.text===void 0||!n.call(a,"text")){let o={instancePath:t+"/items\
/"+h,keyword:"required",params:{missingProperty:"text"},schema:I.properties.items.items.required,parentSchema:I.properties.
items.items,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(a))if(!(o==="title"||o==="text"||o==="icon"||o==="pict\
ure"||o==="time")){let y={instancePath:t+"/items/"+h,keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:I.properties.items.items,data:a};(r??=[]).push(y),i++}if(a.title!==void 0&&n.call(a,"title")){let o=a.title;
if(this.note("text",t+"/items/"+h+"/title",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+h+"/title",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.items.items.properties.title,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/items/"+h+"/title",keyword:"type",params:{type:"string"},schema:I.properties.items.
items.properties.title.type,parentSchema:I.properties.items.items.properties.title,data:o};(r??=[]).push(y),i++}}if(a.text!==
void 0&&n.call(a,"text")){let o=a.text;if(this.note("rich-text",t+"/items/"+h+"/text",o),typeof o=="string"){if(k(o)<1){
let y={instancePath:t+"/items/"+h+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.items.
items.properties.text,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+h+"/text",keyword:"type",params:{
type:"string"},schema:I.properties.items.items.properties.text.type,parentSchema:I.properties.items.items.properties.text,
data:o};(r??=[]).push(y),i++}}if(a.icon!==void 0&&n.call(a,"icon")){let o=a.icon;if(!(o==="person"||o==="people"||o==="f\
amily"||o==="provider"||o==="hospital"||o==="payer"||o==="employer"||o==="state"||o==="identity"||o==="coverage"||o==="a\
uthorization"||o==="claims"||o==="network"||o==="shield"||o==="lock"||o==="clock"||o==="speed"||o==="money"||o==="chart"||
o==="document"||o==="fax"||o==="phone"||o==="mail"||o==="megaphone"||o==="pilot"||o==="globe"||o==="heart"||o==="search"||
o==="check"||o==="key"||o==="pill"||o==="home"||o==="scale"||o==="spark")){let y={instancePath:t+"/items/"+h+"/icon",keyword:"\
enum",params:{allowedValues:I.properties.items.items.properties.icon.enum},schema:I.properties.items.items.properties.icon.
enum,parentSchema:I.properties.items.items.properties.icon,data:o};(r??=[]).push(y),i++}}if(a.picture!==void 0&&n.call(a,
"picture")){let o=a.picture;if(this.note("picture",t+"/items/"+h+"/picture",o),o&&typeof o=="object"&&!Array.isArray(o)){
if(o.file===void 0||!n.call(o,"file")){let y={instancePath:t+"/items/"+h+"/picture",keyword:"required",params:{missingProperty:"\
file"},schema:I.properties.items.items.properties.picture.required,parentSchema:I.properties.items.items.properties.picture,
data:o};(r??=[]).push(y),i++}if(o.alt===void 0||!n.call(o,"alt")){let y={instancePath:t+"/items/"+h+"/picture",keyword:"\
required",params:{missingProperty:"alt"},schema:I.properties.items.items.properties.picture.required,parentSchema:I.properties.
items.items.properties.picture,data:o};(r??=[]).push(y),i++}for(let y of Object.keys(o))if(!(y==="file"||y==="alt"||y===
"decorative"||y==="caption"||y==="credit"||y==="focus"||y==="crop"||y==="dark")){let l={instancePath:t+"/items/"+h+"/pic\
ture",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:I.properties.items.items.properties.
picture,data:o};(r??=[]).push(l),i++}if(o.file!==void 0&&n.call(o,"file")){let y=o.file;if(typeof y=="string"){if(k(y)<1){
let l={instancePath:t+"/items/"+h+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.
items.items.properties.picture.properties.file,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/items/"+h+"/pi\
cture/file",keyword:"type",params:{type:"string"},schema:I.properties.items.items.properties.picture.properties.file.type,
parentSchema:I.properties.items.items.properties.picture.properties.file,data:y};(r??=[]).push(l),i++}}if(o.alt!==void 0&&
n.call(o,"alt")){let y=o.alt;if(typeof y!="string"){let l={instancePath:t+"/items/"+h+"/picture/alt",keyword:"type",params:{
type:"string"},schema:I.properties.items.items.properties.picture.properties.alt.type,parentSchema:I.properties.items.items.
properties.picture.properties.alt,data:y};(r??=[]).push(l),i++}}if(o.decorative!==void 0&&n.call(o,"decorative")){let y=o.
decorative;if(typeof y!="boolean"){let l={instancePath:t+"/items/"+h+"/picture/decorative",keyword:"type",params:{type:"\
boolean"},schema:I.properties.items.items.properties.picture.properties.decorative.type,parentSchema:I.properties.items.
items.properties.picture.properties.decorative,data:y};(r??=[]).push(l),i++}}if(o.caption!==void 0&&n.call(o,"caption")){
let y=o.caption;if(typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/items/"+h+"/picture/caption",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:I.properties.items.items.properties.picture.properties.caption,data:y};(r??=[]).
push(l),i++}}else{let l={instancePath:t+"/items/"+h+"/picture/caption",keyword:"type",params:{type:"string"},schema:I.properties.
items.items.properties.picture.properties.caption.type,parentSchema:I.properties.items.items.properties.picture.properties.
caption,data:y};(r??=[]).push(l),i++}}if(o.credit!==void 0&&n.call(o,"credit")){let y=o.credit;if(typeof y=="string"){if(k(
y)<1){let l={instancePath:t+"/items/"+h+"/picture/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.
items.items.properties.picture.properties.credit,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/items/"+h+"/\
picture/credit",keyword:"type",params:{type:"string"},schema:I.properties.items.items.properties.picture.properties.credit.
type,parentSchema:I.properties.items.items.properties.picture.properties.credit,data:y};(r??=[]).push(l),i++}}if(o.focus!==
void 0&&n.call(o,"focus")){let y=o.focus;if(typeof y=="string"){if(!ze.test(y)){let l={instancePath:t+"/items/"+h+"/pict\
ure/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100\
|[1-9]?[0-9])%$",parentSchema:I.properties.items.items.properties.picture.properties.focus,data:y};(r??=[]).push(l),i++}}else{
let l={instancePath:t+"/items/"+h+"/picture/focus",keyword:"type",params:{type:"string"},schema:I.properties.items.items.
properties.picture.properties.focus.type,parentSchema:I.properties.items.items.properties.picture.properties.focus,data:y};
(r??=[]).push(l),i++}}if(o.crop!==void 0&&n.call(o,"crop")){let y=o.crop;if(typeof y=="string"){if(!ve.test(y)){let l={instancePath:t+
"/items/"+h+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)%\
 (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:I.
properties.items.items.properties.picture.properties.crop,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/ite\
ms/"+h+"/picture/crop",keyword:"type",params:{type:"string"},schema:I.properties.items.items.properties.picture.properties.
crop.type,parentSchema:I.properties.items.items.properties.picture.properties.crop,data:y};(r??=[]).push(l),i++}}if(o.dark!==
void 0&&n.call(o,"dark")){let y=o.dark;if(typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/items/"+h+"/picture/dar\
k",keyword:"minLength",params:{limit:1},schema:1,parentSchema:I.properties.items.items.properties.picture.properties.dark,
data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/items/"+h+"/picture/dark",keyword:"type",params:{type:"string"},
schema:I.properties.items.items.properties.picture.properties.dark.type,parentSchema:I.properties.items.items.properties.
picture.properties.dark,data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/items/"+h+"/picture",keyword:"type",
params:{type:"object"},schema:I.properties.items.items.properties.picture.type,parentSchema:I.properties.items.items.properties.
picture,data:o};(r??=[]).push(y),i++}}if(a.time!==void 0&&n.call(a,"time")){let o=a.time;if(this.note("text",t+"/items/"+
h+"/time",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+h+"/time",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:I.properties.items.items.properties.time,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+
"/items/"+h+"/time",keyword:"type",params:{type:"string"},schema:I.properties.items.items.properties.time.type,parentSchema:I.
properties.items.items.properties.time,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/items/"+h,keyword:"ty\
pe",params:{type:"object"},schema:I.properties.items.items.type,parentSchema:I.properties.items.items,data:a};(r??=[]).push(
o),i++}}}else{let d={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:I.properties.items.type,parentSchema:I.
properties.items,data:s};(r??=[]).push(d),i++}}if(p.buttons!==void 0&&n.call(p,"buttons")){let s=p.buttons;if(Array.isArray(
s)){if(s.length>3){let h={instancePath:t+"/buttons",keyword:"maxItems",params:{limit:3},schema:3,parentSchema:I.properties.
buttons,data:s};(r??=[]).push(h),i++}if(s.length<1){let h={instancePath:t+"/buttons",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:I.properties.buttons,data:s};(r??=[]).push(h),i++}let d=s.length;for(let h=0;h<d;h++)me.call(this,
s[h],{instancePath:t+"/buttons/"+h,parentData:s,parentDataProperty:h,rootData:v})||(r=r===null?me.errors:r.concat(me.errors),
i=r.length)}else{let d={instancePath:t+"/buttons",keyword:"type",params:{type:"array"},schema:I.properties.buttons.type,
parentSchema:I.properties.buttons,data:s};(r??=[]).push(d),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let s=p.hidden;
if(typeof s!="boolean"){let d={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:I.properties.hidden.
type,parentSchema:I.properties.hidden,data:s};(r??=[]).push(d),i++}this.note("schedule",t+"/hidden",s)}if(p.until!==void 0&&
n.call(p,"until")){let s=p.until;if(this.note("schedule",t+"/until",s),typeof s=="string"){if(!O.test(s)){let d={instancePath:t+
"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)\
?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:I.
properties.until,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/until",keyword:"type",params:{type:"string"},
schema:I.properties.until.type,parentSchema:I.properties.until,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t,
keyword:"type",params:{type:"object"},schema:I.type,parentSchema:I,data:p};(r??=[]).push(s),i++}return It.errors=r,i===0}
var _r=Bt,J={title:"TableBlock",type:"object",additionalProperties:!1,required:["type","caption","columns","rows"],properties:{
type:{const:"table"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",
examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",
form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},caption:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},columns:{type:"array",minItems:2,maxItems:6,items:{type:"string",
minLength:1,kind:"text",tsType:"string",room:[{size:"sm",weight:560,width:280},{size:"sm",width:120}]}},rows:{type:"arra\
y",minItems:1,items:{type:"array",minItems:2,items:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:[{
size:"lg",weight:560,tracking:-.01,width:280},{size:"md",width:144}],sourced:!0}}},note:{type:"string",minLength:1,kind:"\
rich-text",tsType:"RichText",room:{size:"md",width:230}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day an\
d a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T \
]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026\
-05-01","2026-05-01 09:00"],kind:"schedule"}}};function Bt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:J.required,parentSchema:J,data:p};(r??=[]).push(e),i++}if(p.caption===
void 0||!n.call(p,"caption")){let e={instancePath:t,keyword:"required",params:{missingProperty:"caption"},schema:J.required,
parentSchema:J,data:p};(r??=[]).push(e),i++}if(p.columns===void 0||!n.call(p,"columns")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"columns"},schema:J.required,parentSchema:J,data:p};(r??=[]).push(e),i++}if(p.rows===void 0||
!n.call(p,"rows")){let e={instancePath:t,keyword:"required",params:{missingProperty:"rows"},schema:J.required,parentSchema:J,
data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(J.properties,e)){let s={instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:J,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&
n.call(p,"type")){let e=p.type;if(e!=="table"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"table"},
schema:"table",parentSchema:J.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){let e=p.id;
if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:J.properties.id,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:J.properties.id.type,parentSchema:J.
properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="strin\
g"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:J.properties.review,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:J.properties.review.
type,parentSchema:J.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"eyebrow")){let e=p.
eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eyebrow",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:J.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/eyebrow",keyword:"type",params:{type:"string"},schema:J.properties.eyebrow.type,parentSchema:J.properties.eyebrow,data:e};
(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+"/heading",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:J.properties.
heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{type:"string"},schema:J.
properties.heading.type,parentSchema:J.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"te\
xt")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:J.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/text",keyword:"type",params:{type:"string"},schema:J.properties.text.type,parentSchema:J.properties.text,data:e};(r??=
[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||e==="tinted"||e===
"bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:J.properties.background.enum},schema:J.
properties.background.enum,parentSchema:J.properties.background,data:e};(r??=[]).push(s),i++}}if(p.caption!==void 0&&n.call(
p,"caption")){let e=p.caption;if(this.note("text",t+"/caption",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"\
/caption",keyword:"minLength",params:{limit:1},schema:1,parentSchema:J.properties.caption,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/caption",keyword:"type",params:{type:"string"},schema:J.properties.caption.type,parentSchema:J.properties.
caption,data:e};(r??=[]).push(s),i++}}if(p.columns!==void 0&&n.call(p,"columns")){let e=p.columns;if(Array.isArray(e)){if(e.
length>6){let d={instancePath:t+"/columns",keyword:"maxItems",params:{limit:6},schema:6,parentSchema:J.properties.columns,
data:e};(r??=[]).push(d),i++}if(e.length<2){let d={instancePath:t+"/columns",keyword:"minItems",params:{limit:2},schema:2,
parentSchema:J.properties.columns,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(this.note(
"text",t+"/columns/"+d,h),typeof h=="string"){if(k(h)<1){let a={instancePath:t+"/columns/"+d,keyword:"minLength",params:{
limit:1},schema:1,parentSchema:J.properties.columns.items,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+"/col\
umns/"+d,keyword:"type",params:{type:"string"},schema:J.properties.columns.items.type,parentSchema:J.properties.columns.
items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/columns",keyword:"type",params:{type:"array"},schema:J.
properties.columns.type,parentSchema:J.properties.columns,data:e};(r??=[]).push(s),i++}}if(p.rows!==void 0&&n.call(p,"ro\
ws")){let e=p.rows;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/rows",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:J.properties.rows,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(Array.
isArray(h)){if(h.length<2){let o={instancePath:t+"/rows/"+d,keyword:"minItems",params:{limit:2},schema:2,parentSchema:J.
properties.rows.items,data:h};(r??=[]).push(o),i++}let a=h.length;for(let o=0;o<a;o++){let y=h[o];if(this.note("rich-tex\
t",t+"/rows/"+d+"/"+o,y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/rows/"+d+"/"+o,keyword:"minLength",params:{
limit:1},schema:1,parentSchema:J.properties.rows.items.items,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/\
rows/"+d+"/"+o,keyword:"type",params:{type:"string"},schema:J.properties.rows.items.items.type,parentSchema:J.properties.
rows.items.items,data:y};(r??=[]).push(l),i++}}}else{let a={instancePath:t+"/rows/"+d,keyword:"type",params:{type:"array"},
schema:J.properties.rows.items.type,parentSchema:J.properties.rows.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+
"/rows",keyword:"type",params:{type:"array"},schema:J.properties.rows.type,parentSchema:J.properties.rows,data:e};(r??=[]).
push(s),i++}}if(p.note!==void 0&&n.call(p,"note")){let e=p.note;if(this.note("rich-text",t+"/note",e),typeof e=="string"){
if(k(e)<1){let s={instancePath:t+"/note",keyword:"minLength",params:{limit:1},schema:1,parentSchema:J.properties.note,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/note",keyword:"type",params:{type:"string"},schema:J.properties.note.
type,parentSchema:J.properties.note,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;
if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:J.properties.hidden.
type,parentSchema:J.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&
n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:J.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:J.
properties.from.type,parentSchema:J.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:J.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:J.properties.
until.type,parentSchema:J.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:J.type,parentSchema:J,data:p};(r??=[]).push(e),i++}return Bt.errors=r,i===0}var Cr=Ft,R={title:"Ta\
bsBlock",type:"object",additionalProperties:!1,required:["type","items"],properties:{type:{const:"tabs"},id:{type:"strin\
g",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anchor"},
review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a d\
ay such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:560,tracking:-.022,
width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},background:{
enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"array",minItems:2,noun:"tab",maxItems:6,items:{type:"ob\
ject",additionalProperties:!1,required:["label","sections"],properties:{label:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"lg",weight:500,width:240,lines:3}},picture:{type:"object",additionalProperties:!1,required:["file","\
alt"],kind:"picture",tsType:"Picture",properties:{file:{type:"string",minLength:1},alt:{type:"string"},decorative:{type:"\
boolean"},caption:{type:"string",minLength:1},credit:{type:"string",minLength:1},focus:{type:"string",pattern:"^(100|[1-\
9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from the left and from the top",examples:["30% 20%"]},crop:{type:"\
string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: \
from the left, from the top, and how wide and high",examples:["10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},sections:{
type:"array",minItems:1,kind:"sections",tsType:"Section[]",items:{type:"object"},examples:[[{type:"hero",heading:"…"}]]}}}},
hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\\
d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"sched\
ule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function Ft(p,{instancePath:t="",
parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===
void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:R.required,parentSchema:R,
data:p};(r??=[]).push(e),i++}if(p.items===void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
items"},schema:R.required,parentSchema:R,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(R.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:R,data:p};
(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="tabs"){let s={instancePath:t+"/type",keyword:"\
const",params:{allowedValue:"tabs"},schema:"tabs",parentSchema:R.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==
void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+
"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:R.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:R.
properties.id.type,parentSchema:R.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:R.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:R.properties.review.type,parentSchema:R.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:R.properties.eyebrow.type,parentSchema:R.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:R.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:R.properties.heading.type,parentSchema:R.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:R.properties.text.type,parentSchema:R.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:R.properties.background.
enum},schema:R.properties.background.enum,parentSchema:R.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length>6){let d={instancePath:t+"/items",keyword:"max\
Items",params:{limit:6},schema:6,parentSchema:R.properties.items,data:e};(r??=[]).push(d),i++}if(e.length<2){let d={instancePath:t+
"/items",keyword:"minItems",params:{limit:2},schema:2,parentSchema:R.properties.items,data:e};(r??=[]).push(d),i++}let s=e.
length;for(let d=0;d<s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.label===void 0||!n.call(h,"labe\
l")){let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"label"},schema:R.properties.items.items.
required,parentSchema:R.properties.items.items,data:h};(r??=[]).push(a),i++}if(h.sections===void 0||!n.call(h,"sections")){
let a={instancePath:t+"/items/"+d,keyword:"required",params:{missingProperty:"sections"},schema:R.properties.items.items.
required,parentSchema:R.properties.items.items,data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="label"||
a==="picture"||a==="sections")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:R.properties.items.items,data:h};(r??=[]).push(o),i++}if(h.label!==void 0&&n.call(h,"label")){let a=h.
label;if(this.note("text",t+"/items/"+d+"/label",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/l\
abel",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.items.items.properties.label,data:a};(r??=
[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/label",keyword:"type",params:{type:"string"},schema:R.properties.
items.items.properties.label.type,parentSchema:R.properties.items.items.properties.label,data:a};(r??=[]).push(o),i++}}if(h.
picture!==void 0&&n.call(h,"picture")){let a=h.picture;if(this.note("picture",t+"/items/"+d+"/picture",a),a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/items/"+d+"/picture",keyword:"\
required",params:{missingProperty:"file"},schema:R.properties.items.items.properties.picture.required,parentSchema:R.properties.
items.items.properties.picture,data:a};(r??=[]).push(o),i++}if(a.alt===void 0||!n.call(a,"alt")){let o={instancePath:t+"\
/items/"+d+"/picture",keyword:"required",params:{missingProperty:"alt"},schema:R.properties.items.items.properties.picture.
required,parentSchema:R.properties.items.items.properties.picture,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(
a))if(!(o==="file"||o==="alt"||o==="decorative"||o==="caption"||o==="credit"||o==="focus"||o==="crop"||o==="dark")){let y={
instancePath:t+"/items/"+d+"/picture",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:R.
properties.items.items.properties.picture,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.file;
if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/file",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:R.properties.items.items.properties.picture.properties.file,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/items/"+d+"/picture/file",keyword:"type",params:{type:"string"},schema:R.properties.items.items.properties.
picture.properties.file.type,parentSchema:R.properties.items.items.properties.picture.properties.file,data:o};(r??=[]).push(
y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!="string"){let y={instancePath:t+"/items/"+d+"/pictu\
re/alt",keyword:"type",params:{type:"string"},schema:R.properties.items.items.properties.picture.properties.alt.type,parentSchema:R.
properties.items.items.properties.picture.properties.alt,data:o};(r??=[]).push(y),i++}}if(a.decorative!==void 0&&n.call(
a,"decorative")){let o=a.decorative;if(typeof o!="boolean"){let y={instancePath:t+"/items/"+d+"/picture/decorative",keyword:"\
type",params:{type:"boolean"},schema:R.properties.items.items.properties.picture.properties.decorative.type,parentSchema:R.
properties.items.items.properties.picture.properties.decorative,data:o};(r??=[]).push(y),i++}}if(a.caption!==void 0&&n.call(
a,"caption")){let o=a.caption;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:R.properties.items.items.properties.picture.properties.caption,data:o};
(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/caption",keyword:"type",params:{type:"string"},schema:R.
properties.items.items.properties.picture.properties.caption.type,parentSchema:R.properties.items.items.properties.picture.
properties.caption,data:o};(r??=[]).push(y),i++}}if(a.credit!==void 0&&n.call(a,"credit")){let o=a.credit;if(typeof o=="\
string"){if(k(o)<1){let y={instancePath:t+"/items/"+d+"/picture/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.
properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/i\
tems/"+d+"/picture/credit",keyword:"type",params:{type:"string"},schema:R.properties.items.items.properties.picture.properties.
credit.type,parentSchema:R.properties.items.items.properties.picture.properties.credit,data:o};(r??=[]).push(y),i++}}if(a.
focus!==void 0&&n.call(a,"focus")){let o=a.focus;if(typeof o=="string"){if(!ze.test(o)){let y={instancePath:t+"/items/"+
d+"/picture/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9\
])% (100|[1-9]?[0-9])%$",parentSchema:R.properties.items.items.properties.picture.properties.focus,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/focus",keyword:"type",params:{type:"string"},schema:R.properties.
items.items.properties.picture.properties.focus.type,parentSchema:R.properties.items.items.properties.picture.properties.
focus,data:o};(r??=[]).push(y),i++}}if(a.crop!==void 0&&n.call(a,"crop")){let o=a.crop;if(typeof o=="string"){if(!ve.test(
o)){let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?\
[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|\
[1-9][0-9]?)%$",parentSchema:R.properties.items.items.properties.picture.properties.crop,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/items/"+d+"/picture/crop",keyword:"type",params:{type:"string"},schema:R.properties.items.items.
properties.picture.properties.crop.type,parentSchema:R.properties.items.items.properties.picture.properties.crop,data:o};
(r??=[]).push(y),i++}}if(a.dark!==void 0&&n.call(a,"dark")){let o=a.dark;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/items/"+d+"/picture/dark",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.items.items.properties.
picture.properties.dark,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/items/"+d+"/picture/dark",keyword:"ty\
pe",params:{type:"string"},schema:R.properties.items.items.properties.picture.properties.dark.type,parentSchema:R.properties.
items.items.properties.picture.properties.dark,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/items/"+d+"/p\
icture",keyword:"type",params:{type:"object"},schema:R.properties.items.items.properties.picture.type,parentSchema:R.properties.
items.items.properties.picture,data:a};(r??=[]).push(o),i++}}if(h.sections!==void 0&&n.call(h,"sections")){let a=h.sections;
if(this.note("sections",t+"/items/"+d+"/sections",a),Array.isArray(a)){if(a.length<1){let y={instancePath:t+"/items/"+d+
"/sections",keyword:"minItems",params:{limit:1},schema:1,parentSchema:R.properties.items.items.properties.sections,data:a};
(r??=[]).push(y),i++}let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(!(l&&typeof l=="object"&&!Array.isArray(l))){let m={
instancePath:t+"/items/"+d+"/sections/"+y,keyword:"type",params:{type:"object"},schema:R.properties.items.items.properties.
sections.items.type,parentSchema:R.properties.items.items.properties.sections.items,data:l};(r??=[]).push(m),i++}}}else{
let o={instancePath:t+"/items/"+d+"/sections",keyword:"type",params:{type:"array"},schema:R.properties.items.items.properties.
sections.type,parentSchema:R.properties.items.items.properties.sections,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+
"/items/"+d,keyword:"type",params:{type:"object"},schema:R.properties.items.items.type,parentSchema:R.properties.items.items,
data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",params:{type:"array"},schema:R.properties.
items.type,parentSchema:R.properties.items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.
hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:R.properties.
hidden.type,parentSchema:R.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==
void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+
"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?\
$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:R.
properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:R.
properties.from.type,parentSchema:R.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){
let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:R.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:R.properties.
until.type,parentSchema:R.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:R.type,parentSchema:R,data:p};(r??=[]).push(e),i++}return Ft.errors=r,i===0}var Vr=Dt,Y={title:"Ti\
melineBlock",ownLabels:["current","planned","vision"],type:"object",additionalProperties:!1,required:["type","items"],properties:{
type:{const:"timeline"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphen\
s",examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?\
$",form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},items:{type:"\
array",minItems:2,noun:"step",items:{type:"object",additionalProperties:!1,required:["when","title"],properties:{when:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"2xl",weight:500,tracking:-.03,width:248}},title:{type:"strin\
g",minLength:1,kind:"text",tsType:"string",room:{size:"xl",weight:560,tracking:-.022,width:250,lines:5}},text:{type:"str\
ing",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},points:{type:"array",minItems:1,items:{type:"\
string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}}},status:{enum:["current","planned","v\
ision"],choices:{current:"Happening now"}}}}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4\
}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a ti\
me",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\
\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01",
"2026-05-01 09:00"],kind:"schedule"}}};function Dt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"type"},schema:Y.required,parentSchema:Y,data:p};(r??=[]).push(e),i++}if(p.items===
void 0||!n.call(p,"items")){let e={instancePath:t,keyword:"required",params:{missingProperty:"items"},schema:Y.required,
parentSchema:Y,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(Y.properties,e)){let s={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:Y,data:p};(r??=[]).push(s),i++}if(p.
type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="timeline"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"\
timeline"},schema:"timeline",parentSchema:Y.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==void 0&&n.call(p,"id")){
let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:Y.properties.
id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:Y.properties.
id.type,parentSchema:Y.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){let e=p.review;
if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:Y.properties.
review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},schema:Y.
properties.review.type,parentSchema:Y.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.call(p,"e\
yebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/eye\
brow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:Y.properties.eyebrow.type,parentSchema:Y.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Y.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:Y.properties.heading.type,parentSchema:Y.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:Y.properties.text.type,parentSchema:Y.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:Y.properties.background.
enum},schema:Y.properties.background.enum,parentSchema:Y.properties.background,data:e};(r??=[]).push(s),i++}}if(p.items!==
void 0&&n.call(p,"items")){let e=p.items;if(Array.isArray(e)){if(e.length<2){let d={instancePath:t+"/items",keyword:"min\
Items",params:{limit:2},schema:2,parentSchema:Y.properties.items,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++){let h=e[d];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.when===void 0||!n.call(h,"when")){let a={instancePath:t+
"/items/"+d,keyword:"required",params:{missingProperty:"when"},schema:Y.properties.items.items.required,parentSchema:Y.properties.
items.items,data:h};(r??=[]).push(a),i++}if(h.title===void 0||!n.call(h,"title")){let a={instancePath:t+"/items/"+d,keyword:"\
required",params:{missingProperty:"title"},schema:Y.properties.items.items.required,parentSchema:Y.properties.items.items,
data:h};(r??=[]).push(a),i++}for(let a of Object.keys(h))if(!(a==="when"||a==="title"||a==="text"||a==="points"||a==="st\
atus")){let o={instancePath:t+"/items/"+d,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:Y.
properties.items.items,data:h};(r??=[]).push(o),i++}if(h.when!==void 0&&n.call(h,"when")){let a=h.when;if(this.note("tex\
t",t+"/items/"+d+"/when",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/when",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:Y.properties.items.items.properties.when,data:a};(r??=[]).push(o),i++}}else{let o={
instancePath:t+"/items/"+d+"/when",keyword:"type",params:{type:"string"},schema:Y.properties.items.items.properties.when.
type,parentSchema:Y.properties.items.items.properties.when,data:a};(r??=[]).push(o),i++}}if(h.title!==void 0&&n.call(h,"\
title")){let a=h.title;if(this.note("text",t+"/items/"+d+"/title",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+
"/items/"+d+"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.properties.items.items.properties.title,
data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/title",keyword:"type",params:{type:"string"},schema:Y.
properties.items.items.properties.title.type,parentSchema:Y.properties.items.items.properties.title,data:a};(r??=[]).push(
o),i++}}if(h.text!==void 0&&n.call(h,"text")){let a=h.text;if(this.note("rich-text",t+"/items/"+d+"/text",a),typeof a=="\
string"){if(k(a)<1){let o={instancePath:t+"/items/"+d+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.
properties.items.items.properties.text,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/items/"+d+"/text",keyword:"\
type",params:{type:"string"},schema:Y.properties.items.items.properties.text.type,parentSchema:Y.properties.items.items.
properties.text,data:a};(r??=[]).push(o),i++}}if(h.points!==void 0&&n.call(h,"points")){let a=h.points;if(Array.isArray(
a)){if(a.length<1){let y={instancePath:t+"/items/"+d+"/points",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Y.
properties.items.items.properties.points,data:a};(r??=[]).push(y),i++}let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(this.
note("rich-text",t+"/items/"+d+"/points/"+y,l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/items/"+d+"/points\
/"+y,keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.properties.items.items.properties.points.items,data:l};
(r??=[]).push(m),i++}}else{let m={instancePath:t+"/items/"+d+"/points/"+y,keyword:"type",params:{type:"string"},schema:Y.
properties.items.items.properties.points.items.type,parentSchema:Y.properties.items.items.properties.points.items,data:l};
(r??=[]).push(m),i++}}}else{let o={instancePath:t+"/items/"+d+"/points",keyword:"type",params:{type:"array"},schema:Y.properties.
items.items.properties.points.type,parentSchema:Y.properties.items.items.properties.points,data:a};(r??=[]).push(o),i++}}
if(h.status!==void 0&&n.call(h,"status")){let a=h.status;if(!(a==="current"||a==="planned"||a==="vision")){let o={instancePath:t+
"/items/"+d+"/status",keyword:"enum",params:{allowedValues:Y.properties.items.items.properties.status.enum},schema:Y.properties.
items.items.properties.status.enum,parentSchema:Y.properties.items.items.properties.status,data:a};(r??=[]).push(o),i++}}}else{
let a={instancePath:t+"/items/"+d,keyword:"type",params:{type:"object"},schema:Y.properties.items.items.type,parentSchema:Y.
properties.items.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/items",keyword:"type",params:{type:"a\
rray"},schema:Y.properties.items.type,parentSchema:Y.properties.items,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&
n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"\
boolean"},schema:Y.properties.hidden.type,parentSchema:Y.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("sched\
ule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="s\
tring"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\
\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\
\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:Y.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",
keyword:"type",params:{type:"string"},schema:Y.properties.from.type,parentSchema:Y.properties.from,data:e};(r??=[]).push(
s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){
if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?(\
 ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\
\\w+/-]*))?)?$",parentSchema:Y.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"\
type",params:{type:"string"},schema:Y.properties.until.type,parentSchema:Y.properties.until,data:e};(r??=[]).push(s),i++}}}else{
let e={instancePath:t,keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,data:p};(r??=[]).push(e),i++}return Dt.
errors=r,i===0}var Wr=Ot,B={title:"VideoBlock",type:"object",additionalProperties:!1,required:["type","title","film"],properties:{
type:{const:"video"},id:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",
examples:["our-prices"],kind:"anchor"},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",
form:"a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},eyebrow:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"2xl",weight:560,tracking:-.022,width:280,lines:6}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},background:{enum:["plain","tinted","bold"],tsType:"Background"},title:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"lg",weight:560,tracking:-.01,width:280,lines:5}},about:{type:"string",minLength:1,
kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},film:{type:"string",minLength:1,kind:"film",tsType:"Film"},
poster:{type:"object",additionalProperties:!1,required:["file","alt"],kind:"picture",tsType:"Picture",properties:{file:{
type:"string",minLength:1},alt:{type:"string"},decorative:{type:"boolean"},caption:{type:"string",minLength:1},credit:{type:"\
string",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from \
the left and from the top",examples:["30% 20%"]},crop:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (10\
0|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from the left, from the top, and how wide and high",examples:[
"10% 0% 60% 90%"]},dark:{type:"string",minLength:1}}},captions:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,
required:["file","language"],kind:"captions",tsType:"Captions",properties:{file:{type:"string",minLength:1},language:{type:"\
string",pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",form:"the code of a language",examples:["en"]}}}},silent:{type:"boole\
an"},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+\
-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"\
schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},Mr=new RegExp("^[a-z]{2,\
3}(-[A-Za-z0-9]{2,8})*$","u");function Ot(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,
i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"r\
equired",params:{missingProperty:"type"},schema:B.required,parentSchema:B,data:p};(r??=[]).push(e),i++}if(p.title===void 0||
!n.call(p,"title")){let e={instancePath:t,keyword:"required",params:{missingProperty:"title"},schema:B.required,parentSchema:B,
data:p};(r??=[]).push(e),i++}if(p.film===void 0||!n.call(p,"film")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
film"},schema:B.required,parentSchema:B,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(B.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:B,data:p};
(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(p,"type")){let e=p.type;if(e!=="video"){let s={instancePath:t+"/type",keyword:"\
const",params:{allowedValue:"video"},schema:"video",parentSchema:B.properties.type,data:e};(r??=[]).push(s),i++}}if(p.id!==
void 0&&n.call(p,"id")){let e=p.id;if(this.note("anchor",t+"/id",e),typeof e=="string"){if(!ye.test(e)){let s={instancePath:t+
"/id",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:B.
properties.id,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/id",keyword:"type",params:{type:"string"},schema:B.
properties.id.type,parentSchema:B.properties.id,data:e};(r??=[]).push(s),i++}}if(p.review!==void 0&&n.call(p,"review")){
let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:B.
properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"type",params:{type:"string"},
schema:B.properties.review.type,parentSchema:B.properties.review,data:e};(r??=[]).push(s),i++}}if(p.eyebrow!==void 0&&n.
call(p,"eyebrow")){let e=p.eyebrow;if(this.note("text",t+"/eyebrow",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/eyebrow",keyword:"minLength",params:{limit:1},schema:1,parentSchema:B.properties.eyebrow,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/eyebrow",keyword:"type",params:{type:"string"},schema:B.properties.eyebrow.type,parentSchema:B.properties.
eyebrow,data:e};(r??=[]).push(s),i++}}if(p.heading!==void 0&&n.call(p,"heading")){let e=p.heading;if(this.note("text",t+
"/heading",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/heading",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:B.properties.heading,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/heading",keyword:"type",params:{
type:"string"},schema:B.properties.heading.type,parentSchema:B.properties.heading,data:e};(r??=[]).push(s),i++}}if(p.text!==
void 0&&n.call(p,"text")){let e=p.text;if(this.note("rich-text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:B.properties.text,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:B.properties.text.type,parentSchema:B.properties.
text,data:e};(r??=[]).push(s),i++}}if(p.background!==void 0&&n.call(p,"background")){let e=p.background;if(!(e==="plain"||
e==="tinted"||e==="bold")){let s={instancePath:t+"/background",keyword:"enum",params:{allowedValues:B.properties.background.
enum},schema:B.properties.background.enum,parentSchema:B.properties.background,data:e};(r??=[]).push(s),i++}}if(p.title!==
void 0&&n.call(p,"title")){let e=p.title;if(this.note("text",t+"/title",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:B.properties.title,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/title",keyword:"type",params:{type:"string"},schema:B.properties.title.type,parentSchema:B.properties.
title,data:e};(r??=[]).push(s),i++}}if(p.about!==void 0&&n.call(p,"about")){let e=p.about;if(this.note("rich-text",t+"/a\
bout",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/about",keyword:"minLength",params:{limit:1},schema:1,parentSchema:B.
properties.about,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/about",keyword:"type",params:{type:"string"},
schema:B.properties.about.type,parentSchema:B.properties.about,data:e};(r??=[]).push(s),i++}}if(p.film!==void 0&&n.call(
p,"film")){let e=p.film;if(this.note("film",t+"/film",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/film",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:B.properties.film,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/film",keyword:"type",params:{type:"string"},schema:B.properties.film.type,parentSchema:B.properties.film,data:e};(r??=
[]).push(s),i++}}if(p.poster!==void 0&&n.call(p,"poster")){let e=p.poster;if(this.note("picture",t+"/poster",e),e&&typeof e==
"object"&&!Array.isArray(e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+"/poster",keyword:"required",params:{
missingProperty:"file"},schema:B.properties.poster.required,parentSchema:B.properties.poster,data:e};(r??=[]).push(s),i++}
if(e.alt===void 0||!n.call(e,"alt")){let s={instancePath:t+"/poster",keyword:"required",params:{missingProperty:"alt"},schema:B.
properties.poster.required,parentSchema:B.properties.poster,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s===
"file"||s==="alt"||s==="decorative"||s==="caption"||s==="credit"||s==="focus"||s==="crop"||s==="dark")){let d={instancePath:t+
"/poster",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:B.properties.poster,data:e};
(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+
"/poster/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:B.properties.poster.properties.file,data:s};(r??=
[]).push(d),i++}}else{let d={instancePath:t+"/poster/file",keyword:"type",params:{type:"string"},schema:B.properties.poster.
properties.file.type,parentSchema:B.properties.poster.properties.file,data:s};(r??=[]).push(d),i++}}if(e.alt!==void 0&&n.
call(e,"alt")){let s=e.alt;if(typeof s!="string"){let d={instancePath:t+"/poster/alt",keyword:"type",params:{type:"strin\
g"},schema:B.properties.poster.properties.alt.type,parentSchema:B.properties.poster.properties.alt,data:s};(r??=[]).push(
d),i++}}if(e.decorative!==void 0&&n.call(e,"decorative")){let s=e.decorative;if(typeof s!="boolean"){let d={instancePath:t+
"/poster/decorative",keyword:"type",params:{type:"boolean"},schema:B.properties.poster.properties.decorative.type,parentSchema:B.
properties.poster.properties.decorative,data:s};(r??=[]).push(d),i++}}if(e.caption!==void 0&&n.call(e,"caption")){let s=e.
caption;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/poster/caption",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:B.properties.poster.properties.caption,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/poster/ca\
ption",keyword:"type",params:{type:"string"},schema:B.properties.poster.properties.caption.type,parentSchema:B.properties.
poster.properties.caption,data:s};(r??=[]).push(d),i++}}if(e.credit!==void 0&&n.call(e,"credit")){let s=e.credit;if(typeof s==
"string"){if(k(s)<1){let d={instancePath:t+"/poster/credit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:B.
properties.poster.properties.credit,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/poster/credit",keyword:"t\
ype",params:{type:"string"},schema:B.properties.poster.properties.credit.type,parentSchema:B.properties.poster.properties.
credit,data:s};(r??=[]).push(d),i++}}if(e.focus!==void 0&&n.call(e,"focus")){let s=e.focus;if(typeof s=="string"){if(!ze.
test(s)){let d={instancePath:t+"/poster/focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%\
$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",parentSchema:B.properties.poster.properties.focus,data:s};(r??=[]).
push(d),i++}}else{let d={instancePath:t+"/poster/focus",keyword:"type",params:{type:"string"},schema:B.properties.poster.
properties.focus.type,parentSchema:B.properties.poster.properties.focus,data:s};(r??=[]).push(d),i++}}if(e.crop!==void 0&&
n.call(e,"crop")){let s=e.crop;if(typeof s=="string"){if(!ve.test(s)){let d={instancePath:t+"/poster/crop",keyword:"patt\
ern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9\
]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",parentSchema:B.properties.poster.properties.crop,data:s};
(r??=[]).push(d),i++}}else{let d={instancePath:t+"/poster/crop",keyword:"type",params:{type:"string"},schema:B.properties.
poster.properties.crop.type,parentSchema:B.properties.poster.properties.crop,data:s};(r??=[]).push(d),i++}}if(e.dark!==void 0&&
n.call(e,"dark")){let s=e.dark;if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/poster/dark",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:B.properties.poster.properties.dark,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/poster/dark",keyword:"type",params:{type:"string"},schema:B.properties.poster.properties.dark.type,parentSchema:B.properties.
poster.properties.dark,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/poster",keyword:"type",params:{type:"\
object"},schema:B.properties.poster.type,parentSchema:B.properties.poster,data:e};(r??=[]).push(s),i++}}if(p.captions!==
void 0&&n.call(p,"captions")){let e=p.captions;if(Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/captions",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:B.properties.captions,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<
s;d++){let h=e[d];if(this.note("captions",t+"/captions/"+d,h),h&&typeof h=="object"&&!Array.isArray(h)){if(h.file===void 0||
!n.call(h,"file")){let a={instancePath:t+"/captions/"+d,keyword:"required",params:{missingProperty:"file"},schema:B.properties.
captions.items.required,parentSchema:B.properties.captions.items,data:h};(r??=[]).push(a),i++}if(h.language===void 0||!n.
call(h,"language")){let a={instancePath:t+"/captions/"+d,keyword:"required",params:{missingProperty:"language"},schema:B.
properties.captions.items.required,parentSchema:B.properties.captions.items,data:h};(r??=[]).push(a),i++}for(let a of Object.
keys(h))if(!(a==="file"||a==="language")){let o={instancePath:t+"/captions/"+d,keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:B.properties.captions.items,data:h};(r??=[]).push(o),i++}if(h.file!==void 0&&n.call(h,"file")){let a=h.
file;if(typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/captions/"+d+"/file",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:B.properties.captions.items.properties.file,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+
"/captions/"+d+"/file",keyword:"type",params:{type:"string"},schema:B.properties.captions.items.properties.file.type,parentSchema:B.
properties.captions.items.properties.file,data:a};(r??=[]).push(o),i++}}if(h.language!==void 0&&n.call(h,"language")){let a=h.
language;if(typeof a=="string"){if(!Mr.test(a)){let o={instancePath:t+"/captions/"+d+"/language",keyword:"pattern",params:{
pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:B.properties.captions.
items.properties.language,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/captions/"+d+"/language",keyword:"t\
ype",params:{type:"string"},schema:B.properties.captions.items.properties.language.type,parentSchema:B.properties.captions.
items.properties.language,data:a};(r??=[]).push(o),i++}}}else{let a={instancePath:t+"/captions/"+d,keyword:"type",params:{
type:"object"},schema:B.properties.captions.items.type,parentSchema:B.properties.captions.items,data:h};(r??=[]).push(a),
i++}}}else{let s={instancePath:t+"/captions",keyword:"type",params:{type:"array"},schema:B.properties.captions.type,parentSchema:B.
properties.captions,data:e};(r??=[]).push(s),i++}}if(p.silent!==void 0&&n.call(p,"silent")){let e=p.silent;if(typeof e!=
"boolean"){let s={instancePath:t+"/silent",keyword:"type",params:{type:"boolean"},schema:B.properties.silent.type,parentSchema:B.
properties.silent,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="b\
oolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:B.properties.hidden.type,parentSchema:B.
properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){
let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:B.properties.
from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:B.properties.
from.type,parentSchema:B.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;
if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:B.properties.
until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:B.properties.
until.type,parentSchema:B.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:B.type,parentSchema:B,data:p};(r??=[]).push(e),i++}return Ot.errors=r,i===0}var Ur=Nt,xe={title:"S\
haredSection",type:"object",additionalProperties:!1,required:["type","name"],properties:{type:{const:"shared"},name:{type:"\
string",minLength:1},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-\
05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|\
[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function Nt(p,{
instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.type===void 0||!n.call(p,"type")){let e={instancePath:t,keyword:"required",params:{missingProperty:"type"},schema:xe.
required,parentSchema:xe,data:p};(r??=[]).push(e),i++}if(p.name===void 0||!n.call(p,"name")){let e={instancePath:t,keyword:"\
required",params:{missingProperty:"name"},schema:xe.required,parentSchema:xe,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!(e==="type"||e==="name"||e==="hidden"||e==="from"||e==="until")){let s={instancePath:t,keyword:"additionalPr\
operties",params:{additionalProperty:e},schema:!1,parentSchema:xe,data:p};(r??=[]).push(s),i++}if(p.type!==void 0&&n.call(
p,"type")){let e=p.type;if(e!=="shared"){let s={instancePath:t+"/type",keyword:"const",params:{allowedValue:"shared"},schema:"\
shared",parentSchema:xe.properties.type,data:e};(r??=[]).push(s),i++}}if(p.name!==void 0&&n.call(p,"name")){let e=p.name;
if(typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/name",keyword:"minLength",params:{limit:1},schema:1,parentSchema:xe.
properties.name,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/name",keyword:"type",params:{type:"string"},schema:xe.
properties.name.type,parentSchema:xe.properties.name,data:e};(r??=[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidde\
n")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"type",params:{type:"boolean"},schema:xe.
properties.hidden.type,parentSchema:xe.properties.hidden,data:e};(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}
if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){
let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\\
d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
parentSchema:xe.properties.from,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{
type:"string"},schema:xe.properties.from.type,parentSchema:xe.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==
void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={
instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A\
-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
parentSchema:xe.properties.until,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{
type:"string"},schema:xe.properties.until.type,parentSchema:xe.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={
instancePath:t,keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:p};(r??=[]).push(e),i++}return Nt.
errors=r,i===0}var Kr=_t,C={title:"PageSource",type:"object",additionalProperties:!1,required:["title","description","se\
ctions"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},description:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},path:{type:"string",pattern:"^/",form:"\
an address that begins with a slash",examples:["/our-prices"],kind:"path"},picture:{type:"object",additionalProperties:!1,
required:["file","alt"],kind:"picture",tsType:"SocialPicture",properties:{file:{type:"string",minLength:1},alt:{type:"st\
ring",minLength:1},focus:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",form:"two percentages, from th\
e left and from the top",examples:["30% 20%"]},crop:{type:"string",pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|\
[1-9][0-9]?)% (100|[1-9][0-9]?)%$",form:"four percentages: from the left, from the top, and how wide and high",examples:[
"10% 0% 60% 90%"]}}},article:{type:"object",title:"PageArticle",additionalProperties:!1,required:["date"],properties:{date:{
type:"string",format:"date",examples:["2026-05-01"]},author:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},tags:{type:"array",minItems:1,noun:"tag",items:{type:"string",minLength:1,kind:"text",tsType:"stri\
ng",room:{size:"md",width:230}}}}},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"\
a month such as 2027-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0},checked:{type:"string",format:"\
date",examples:["2026-05-01"],forEditors:!0},translated:{type:"string",pattern:"^[a-z]{6}$",form:"a word of six letters,\
 which `npm run page -- translated` writes",examples:["abcdef"]},sections:{type:"array",minItems:1,kind:"sections",tsType:"\
Section[]",items:{type:"object"},examples:[[{type:"hero",heading:"…"}]]},hidden:{type:"boolean",kind:"schedule"},from:{
type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"\
a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\\
d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a\
 time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}},Rt=new RegExp("^/","u"),Et=new RegExp("^[a-z]{6}$",
"u");function _t(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.title===void 0||!n.call(p,"title")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
title"},schema:C.required,parentSchema:C,data:p};(r??=[]).push(e),i++}if(p.description===void 0||!n.call(p,"description")){
let e={instancePath:t,keyword:"required",params:{missingProperty:"description"},schema:C.required,parentSchema:C,data:p};
(r??=[]).push(e),i++}if(p.sections===void 0||!n.call(p,"sections")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
sections"},schema:C.required,parentSchema:C,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(C.properties,
e)){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:C,data:p};
(r??=[]).push(s),i++}if(p.title!==void 0&&n.call(p,"title")){let e=p.title;if(this.note("text",t+"/title",e),typeof e=="\
string"){if(k(e)<1){let s={instancePath:t+"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.properties.
title,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/title",keyword:"type",params:{type:"string"},schema:C.properties.
title.type,parentSchema:C.properties.title,data:e};(r??=[]).push(s),i++}}if(p.description!==void 0&&n.call(p,"descriptio\
n")){let e=p.description;if(this.note("text",t+"/description",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/\
description",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.properties.description,data:e};(r??=[]).push(s),
i++}}else{let s={instancePath:t+"/description",keyword:"type",params:{type:"string"},schema:C.properties.description.type,
parentSchema:C.properties.description,data:e};(r??=[]).push(s),i++}}if(p.path!==void 0&&n.call(p,"path")){let e=p.path;if(this.
note("path",t+"/path",e),typeof e=="string"){if(!Rt.test(e)){let s={instancePath:t+"/path",keyword:"pattern",params:{pattern:"\
^/"},schema:"^/",parentSchema:C.properties.path,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/path",keyword:"\
type",params:{type:"string"},schema:C.properties.path.type,parentSchema:C.properties.path,data:e};(r??=[]).push(s),i++}}
if(p.picture!==void 0&&n.call(p,"picture")){let e=p.picture;if(this.note("picture",t+"/picture",e),e&&typeof e=="object"&&
!Array.isArray(e)){if(e.file===void 0||!n.call(e,"file")){let s={instancePath:t+"/picture",keyword:"required",params:{missingProperty:"\
file"},schema:C.properties.picture.required,parentSchema:C.properties.picture,data:e};(r??=[]).push(s),i++}if(e.alt===void 0||
!n.call(e,"alt")){let s={instancePath:t+"/picture",keyword:"required",params:{missingProperty:"alt"},schema:C.properties.
picture.required,parentSchema:C.properties.picture,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="fi\
le"||s==="alt"||s==="focus"||s==="crop")){let d={instancePath:t+"/picture",keyword:"additionalProperties",params:{additionalProperty:s},
schema:!1,parentSchema:C.properties.picture,data:e};(r??=[]).push(d),i++}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;
if(typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/picture/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.
properties.picture.properties.file,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/file",keyword:"typ\
e",params:{type:"string"},schema:C.properties.picture.properties.file.type,parentSchema:C.properties.picture.properties.
file,data:s};(r??=[]).push(d),i++}}if(e.alt!==void 0&&n.call(e,"alt")){let s=e.alt;if(typeof s=="string"){if(k(s)<1){let d={
instancePath:t+"/picture/alt",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.properties.picture.properties.
alt,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/picture/alt",keyword:"type",params:{type:"string"},schema:C.
properties.picture.properties.alt.type,parentSchema:C.properties.picture.properties.alt,data:s};(r??=[]).push(d),i++}}if(e.
focus!==void 0&&n.call(e,"focus")){let s=e.focus;if(typeof s=="string"){if(!ze.test(s)){let d={instancePath:t+"/picture/\
focus",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-\
9]?[0-9])%$",parentSchema:C.properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/picture/focus",keyword:"type",params:{type:"string"},schema:C.properties.picture.properties.focus.type,parentSchema:C.
properties.picture.properties.focus,data:s};(r??=[]).push(d),i++}}if(e.crop!==void 0&&n.call(e,"crop")){let s=e.crop;if(typeof s==
"string"){if(!ve.test(s)){let d={instancePath:t+"/picture/crop",keyword:"pattern",params:{pattern:"^(100|[1-9]?[0-9])% (\
100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$"},schema:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9\
]?)% (100|[1-9][0-9]?)%$",parentSchema:C.properties.picture.properties.crop,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/picture/crop",keyword:"type",params:{type:"string"},schema:C.properties.picture.properties.crop.type,parentSchema:C.properties.
picture.properties.crop,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/picture",keyword:"type",params:{type:"\
object"},schema:C.properties.picture.type,parentSchema:C.properties.picture,data:e};(r??=[]).push(s),i++}}if(p.article!==
void 0&&n.call(p,"article")){let e=p.article;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.date===void 0||!n.call(e,
"date")){let s={instancePath:t+"/article",keyword:"required",params:{missingProperty:"date"},schema:C.properties.article.
required,parentSchema:C.properties.article,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="date"||s===
"author"||s==="tags")){let d={instancePath:t+"/article",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,
parentSchema:C.properties.article,data:e};(r??=[]).push(d),i++}if(e.date!==void 0&&n.call(e,"date")){let s=e.date;if(typeof s==
"string"){if(!Ne.validate(s)){let d={instancePath:t+"/article/date",keyword:"format",params:{format:"date"},schema:"date",
parentSchema:C.properties.article.properties.date,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/article/dat\
e",keyword:"type",params:{type:"string"},schema:C.properties.article.properties.date.type,parentSchema:C.properties.article.
properties.date,data:s};(r??=[]).push(d),i++}}if(e.author!==void 0&&n.call(e,"author")){let s=e.author;if(this.note("tex\
t",t+"/article/author",s),typeof s=="string"){if(k(s)<1){let d={instancePath:t+"/article/author",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:C.properties.article.properties.author,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+
"/article/author",keyword:"type",params:{type:"string"},schema:C.properties.article.properties.author.type,parentSchema:C.
properties.article.properties.author,data:s};(r??=[]).push(d),i++}}if(e.tags!==void 0&&n.call(e,"tags")){let s=e.tags;if(Array.
isArray(s)){if(s.length<1){let h={instancePath:t+"/article/tags",keyword:"minItems",params:{limit:1},schema:1,parentSchema:C.
properties.article.properties.tags,data:s};(r??=[]).push(h),i++}let d=s.length;for(let h=0;h<d;h++){let a=s[h];if(this.note(
"text",t+"/article/tags/"+h,a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/article/tags/"+h,keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:C.properties.article.properties.tags.items,data:a};(r??=[]).push(o),i++}}else{
let o={instancePath:t+"/article/tags/"+h,keyword:"type",params:{type:"string"},schema:C.properties.article.properties.tags.
items.type,parentSchema:C.properties.article.properties.tags.items,data:a};(r??=[]).push(o),i++}}}else{let d={instancePath:t+
"/article/tags",keyword:"type",params:{type:"array"},schema:C.properties.article.properties.tags.type,parentSchema:C.properties.
article.properties.tags,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/article",keyword:"type",params:{type:"\
object"},schema:C.properties.article.type,parentSchema:C.properties.article,data:e};(r??=[]).push(s),i++}}if(p.review!==
void 0&&n.call(p,"review")){let e=p.review;if(typeof e=="string"){if(!ce.test(e)){let s={instancePath:t+"/review",keyword:"\
pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[\
12]\\d|3[01]))?$",parentSchema:C.properties.review,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/review",keyword:"\
type",params:{type:"string"},schema:C.properties.review.type,parentSchema:C.properties.review,data:e};(r??=[]).push(s),i++}}
if(p.checked!==void 0&&n.call(p,"checked")){let e=p.checked;if(typeof e=="string"){if(!Ne.validate(e)){let s={instancePath:t+
"/checked",keyword:"format",params:{format:"date"},schema:"date",parentSchema:C.properties.checked,data:e};(r??=[]).push(
s),i++}}else{let s={instancePath:t+"/checked",keyword:"type",params:{type:"string"},schema:C.properties.checked.type,parentSchema:C.
properties.checked,data:e};(r??=[]).push(s),i++}}if(p.translated!==void 0&&n.call(p,"translated")){let e=p.translated;if(typeof e==
"string"){if(!Et.test(e)){let s={instancePath:t+"/translated",keyword:"pattern",params:{pattern:"^[a-z]{6}$"},schema:"^[\
a-z]{6}$",parentSchema:C.properties.translated,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/translated",keyword:"\
type",params:{type:"string"},schema:C.properties.translated.type,parentSchema:C.properties.translated,data:e};(r??=[]).push(
s),i++}}if(p.sections!==void 0&&n.call(p,"sections")){let e=p.sections;if(this.note("sections",t+"/sections",e),Array.isArray(
e)){if(e.length<1){let d={instancePath:t+"/sections",keyword:"minItems",params:{limit:1},schema:1,parentSchema:C.properties.
sections,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];if(!(h&&typeof h=="object"&&!Array.
isArray(h))){let a={instancePath:t+"/sections/"+d,keyword:"type",params:{type:"object"},schema:C.properties.sections.items.
type,parentSchema:C.properties.sections.items,data:h};(r??=[]).push(a),i++}}}else{let s={instancePath:t+"/sections",keyword:"\
type",params:{type:"array"},schema:C.properties.sections.type,parentSchema:C.properties.sections,data:e};(r??=[]).push(s),
i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+"/hidden",keyword:"\
type",params:{type:"boolean"},schema:C.properties.hidden.type,parentSchema:C.properties.hidden,data:e};(r??=[]).push(s),
i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note("schedule",t+"/f\
rom",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\
\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:C.properties.from,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:C.properties.from.type,parentSchema:C.properties.
from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.note("schedule",t+"/unt\
il",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\
\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:C.properties.until,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:C.properties.until.type,parentSchema:C.properties.
until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,
data:p};(r??=[]).push(e),i++}return _t.errors=r,i===0}var Hr=Ct,Fe={title:"SharedSource",type:"object",additionalProperties:!1,
required:["sections"],properties:{sections:{type:"array",minItems:1,kind:"sections",tsType:"Section[]",items:{type:"obje\
ct"},examples:[[{type:"hero",heading:"…"}]]}}};function Ct(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){
let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.sections===void 0||!n.call(p,"sections")){let e={instancePath:t,
keyword:"required",params:{missingProperty:"sections"},schema:Fe.required,parentSchema:Fe,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(e!=="sections"){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,
parentSchema:Fe,data:p};(r??=[]).push(s),i++}if(p.sections!==void 0&&n.call(p,"sections")){let e=p.sections;if(this.note(
"sections",t+"/sections",e),Array.isArray(e)){if(e.length<1){let d={instancePath:t+"/sections",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:Fe.properties.sections,data:e};(r??=[]).push(d),i++}let s=e.length;for(let d=0;d<s;d++){let h=e[d];
if(!(h&&typeof h=="object"&&!Array.isArray(h))){let a={instancePath:t+"/sections/"+d,keyword:"type",params:{type:"object"},
schema:Fe.properties.sections.items.type,parentSchema:Fe.properties.sections.items,data:h};(r??=[]).push(a),i++}}}else{let s={
instancePath:t+"/sections",keyword:"type",params:{type:"array"},schema:Fe.properties.sections.type,parentSchema:Fe.properties.
sections,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:Fe.type,
parentSchema:Fe,data:p};(r??=[]).push(e),i++}return Ct.errors=r,i===0}var Gr=Vt,he={title:"Facts",type:"object",propertyNames:{
pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits and underscores",examples:["waiting_time"]},additionalProperties:{
type:"object",additionalProperties:!1,required:["value","meaning","source","checked"],properties:{value:{type:"string",minLength:1},
meaning:{type:"string",minLength:1},source:{type:"string",minLength:1},checked:{type:"string",format:"date",examples:["2\
026-05-01"]},review:{type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 20\
27-05, or a day such as 2027-05-01",examples:["2027-05"],forEditors:!0}},title:"Fact"}},Pe=new RegExp("^[a-z][a-z0-9_]*$",
"u");function Vt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){for(let s of Object.keys(p)){let d=i;if(typeof s=="string"&&!Pe.test(s)){let h={instancePath:t,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:he.propertyNames,data:s,propertyName:s};
(r??=[]).push(h),i++}var e=d===i;if(!e){let h={instancePath:t,keyword:"propertyNames",params:{propertyName:s},schema:he.
propertyNames,parentSchema:he,data:p};(r??=[]).push(h),i++}}for(let s of Object.keys(p)){let d=p[s];if(d&&typeof d=="obj\
ect"&&!Array.isArray(d)){if(d.value===void 0||!n.call(d,"value")){let h={instancePath:t+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"required",params:{missingProperty:"value"},schema:he.additionalProperties.required,parentSchema:he.
additionalProperties,data:d};(r??=[]).push(h),i++}if(d.meaning===void 0||!n.call(d,"meaning")){let h={instancePath:t+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"meaning"},schema:he.additionalProperties.
required,parentSchema:he.additionalProperties,data:d};(r??=[]).push(h),i++}if(d.source===void 0||!n.call(d,"source")){let h={
instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"source"},schema:he.
additionalProperties.required,parentSchema:he.additionalProperties,data:d};(r??=[]).push(h),i++}if(d.checked===void 0||!n.
call(d,"checked")){let h={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
checked"},schema:he.additionalProperties.required,parentSchema:he.additionalProperties,data:d};(r??=[]).push(h),i++}for(let h of Object.
keys(d))if(!(h==="value"||h==="meaning"||h==="source"||h==="checked"||h==="review")){let a={instancePath:t+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:he.additionalProperties,
data:d};(r??=[]).push(a),i++}if(d.value!==void 0&&n.call(d,"value")){let h=d.value;if(typeof h=="string"){if(k(h)<1){let a={
instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/value",keyword:"minLength",params:{limit:1},schema:1,parentSchema:he.
additionalProperties.properties.value,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/value",keyword:"type",params:{type:"string"},schema:he.additionalProperties.properties.value.type,
parentSchema:he.additionalProperties.properties.value,data:h};(r??=[]).push(a),i++}}if(d.meaning!==void 0&&n.call(d,"mea\
ning")){let h=d.meaning;if(typeof h=="string"){if(k(h)<1){let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/meaning",keyword:"minLength",params:{limit:1},schema:1,parentSchema:he.additionalProperties.properties.meaning,data:h};
(r??=[]).push(a),i++}}else{let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/meaning",keyword:"type",
params:{type:"string"},schema:he.additionalProperties.properties.meaning.type,parentSchema:he.additionalProperties.properties.
meaning,data:h};(r??=[]).push(a),i++}}if(d.source!==void 0&&n.call(d,"source")){let h=d.source;if(typeof h=="string"){if(k(
h)<1){let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/source",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:he.additionalProperties.properties.source,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/source",keyword:"type",params:{type:"string"},schema:he.additionalProperties.
properties.source.type,parentSchema:he.additionalProperties.properties.source,data:h};(r??=[]).push(a),i++}}if(d.checked!==
void 0&&n.call(d,"checked")){let h=d.checked;if(typeof h=="string"){if(!Ne.validate(h)){let a={instancePath:t+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/checked",keyword:"format",params:{format:"date"},schema:"date",parentSchema:he.additionalProperties.
properties.checked,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/checked",keyword:"type",params:{type:"string"},schema:he.additionalProperties.properties.checked.type,parentSchema:he.
additionalProperties.properties.checked,data:h};(r??=[]).push(a),i++}}if(d.review!==void 0&&n.call(d,"review")){let h=d.
review;if(typeof h=="string"){if(!ce.test(h)){let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/revie\
w",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2]\
)(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:he.additionalProperties.properties.review,data:h};(r??=[]).push(a),i++}}else{
let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/review",keyword:"type",params:{type:"string"},schema:he.
additionalProperties.properties.review.type,parentSchema:he.additionalProperties.properties.review,data:h};(r??=[]).push(
a),i++}}}else{let h={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"},schema:he.
additionalProperties.type,parentSchema:he.additionalProperties,data:d};(r??=[]).push(h),i++}}}else{let s={instancePath:t,
keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:p};(r??=[]).push(s),i++}return Vt.errors=r,i===
0}var Qr=Ae,ue={title:"NavigationLink",type:"object",additionalProperties:!1,required:["label","link"],properties:{label:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"lg",weight:500,width:280,lines:2}},link:{type:"string",
minLength:1,kind:"link",tsType:"Link"},text:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\\
d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"sched\
ule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",
form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"}}};function Ae(p,{instancePath:t="",
parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===
void 0||!n.call(p,"label")){let e={instancePath:t,keyword:"required",params:{missingProperty:"label"},schema:ue.required,
parentSchema:ue,data:p};(r??=[]).push(e),i++}if(p.link===void 0||!n.call(p,"link")){let e={instancePath:t,keyword:"requi\
red",params:{missingProperty:"link"},schema:ue.required,parentSchema:ue,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!(e==="label"||e==="link"||e==="text"||e==="hidden"||e==="from"||e==="until")){let s={instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:ue,data:p};(r??=[]).push(s),i++}if(p.label!==
void 0&&n.call(p,"label")){let e=p.label;if(this.note("text",t+"/label",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ue.properties.label,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/label",keyword:"type",params:{type:"string"},schema:ue.properties.label.type,parentSchema:ue.properties.
label,data:e};(r??=[]).push(s),i++}}if(p.link!==void 0&&n.call(p,"link")){let e=p.link;if(this.note("link",t+"/link",e),
typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ue.
properties.link,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/link",keyword:"type",params:{type:"string"},schema:ue.
properties.link.type,parentSchema:ue.properties.link,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){
let e=p.text;if(this.note("text",t+"/text",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/text",keyword:"minL\
ength",params:{limit:1},schema:1,parentSchema:ue.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+
"/text",keyword:"type",params:{type:"string"},schema:ue.properties.text.type,parentSchema:ue.properties.text,data:e};(r??=
[]).push(s),i++}}if(p.hidden!==void 0&&n.call(p,"hidden")){let e=p.hidden;if(typeof e!="boolean"){let s={instancePath:t+
"/hidden",keyword:"type",params:{type:"boolean"},schema:ue.properties.hidden.type,parentSchema:ue.properties.hidden,data:e};
(r??=[]).push(s),i++}this.note("schedule",t+"/hidden",e)}if(p.from!==void 0&&n.call(p,"from")){let e=p.from;if(this.note(
"schedule",t+"/from",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/from",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\\
d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:ue.properties.from,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/from",keyword:"type",params:{type:"string"},schema:ue.properties.from.type,
parentSchema:ue.properties.from,data:e};(r??=[]).push(s),i++}}if(p.until!==void 0&&n.call(p,"until")){let e=p.until;if(this.
note("schedule",t+"/until",e),typeof e=="string"){if(!O.test(e)){let s={instancePath:t+"/until",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}\
-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:ue.properties.until,
data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/until",keyword:"type",params:{type:"string"},schema:ue.properties.
until.type,parentSchema:ue.properties.until,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:ue.type,parentSchema:ue,data:p};(r??=[]).push(e),i++}return Ae.errors=r,i===0}var Yr=be,ge={saidWhole:!0,
title:"CountedText",type:"object",additionalProperties:!1,required:["other"],properties:{zero:{type:"string",minLength:1,
kind:"count-text",tsType:"string"},one:{type:"string",minLength:1,kind:"count-text",tsType:"string"},two:{type:"string",
minLength:1,kind:"count-text",tsType:"string"},few:{type:"string",minLength:1,kind:"count-text",tsType:"string"},many:{type:"\
string",minLength:1,kind:"count-text",tsType:"string"},other:{type:"string",minLength:1,kind:"count-text",tsType:"string"}}};
function be(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.other===void 0||!n.call(p,"other")){let e={instancePath:t,keyword:"required",params:{missingProperty:"\
other"},schema:ge.required,parentSchema:ge,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!(e==="zero"||e===
"one"||e==="two"||e==="few"||e==="many"||e==="other")){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:ge,data:p};(r??=[]).push(s),i++}if(p.zero!==void 0&&n.call(p,"zero")){let e=p.zero;if(this.note("\
count-text",t+"/zero",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/zero",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:ge.properties.zero,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/zero",keyword:"type",
params:{type:"string"},schema:ge.properties.zero.type,parentSchema:ge.properties.zero,data:e};(r??=[]).push(s),i++}}if(p.
one!==void 0&&n.call(p,"one")){let e=p.one;if(this.note("count-text",t+"/one",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/one",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ge.properties.one,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/one",keyword:"type",params:{type:"string"},schema:ge.properties.one.type,parentSchema:ge.properties.one,
data:e};(r??=[]).push(s),i++}}if(p.two!==void 0&&n.call(p,"two")){let e=p.two;if(this.note("count-text",t+"/two",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/two",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ge.properties.
two,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/two",keyword:"type",params:{type:"string"},schema:ge.properties.
two.type,parentSchema:ge.properties.two,data:e};(r??=[]).push(s),i++}}if(p.few!==void 0&&n.call(p,"few")){let e=p.few;if(this.
note("count-text",t+"/few",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/few",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:ge.properties.few,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/few",keyword:"type",params:{
type:"string"},schema:ge.properties.few.type,parentSchema:ge.properties.few,data:e};(r??=[]).push(s),i++}}if(p.many!==void 0&&
n.call(p,"many")){let e=p.many;if(this.note("count-text",t+"/many",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+
"/many",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ge.properties.many,data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/many",keyword:"type",params:{type:"string"},schema:ge.properties.many.type,parentSchema:ge.properties.
many,data:e};(r??=[]).push(s),i++}}if(p.other!==void 0&&n.call(p,"other")){let e=p.other;if(this.note("count-text",t+"/o\
ther",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/other",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ge.
properties.other,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/other",keyword:"type",params:{type:"string"},
schema:ge.properties.other.type,parentSchema:ge.properties.other,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,
keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:p};(r??=[]).push(e),i++}return be.errors=r,i===
0}var Jr=ne,qe={title:"FieldText",type:"object",additionalProperties:!1,required:["label"],properties:{label:{type:"stri\
ng",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},placeholder:{type:"string",minLength:1,kind:"tex\
t",tsType:"string",room:{size:"md",width:230}},refused:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}}}};function ne(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.label===void 0||!n.call(p,"label")){let e={instancePath:t,keyword:"required",
params:{missingProperty:"label"},schema:qe.required,parentSchema:qe,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(
p))if(!(e==="label"||e==="placeholder"||e==="refused")){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:qe,data:p};(r??=[]).push(s),i++}if(p.label!==void 0&&n.call(p,"label")){let e=p.label;if(this.note(
"text",t+"/label",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/label",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:qe.properties.label,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/label",keyword:"typ\
e",params:{type:"string"},schema:qe.properties.label.type,parentSchema:qe.properties.label,data:e};(r??=[]).push(s),i++}}
if(p.placeholder!==void 0&&n.call(p,"placeholder")){let e=p.placeholder;if(this.note("text",t+"/placeholder",e),typeof e==
"string"){if(k(e)<1){let s={instancePath:t+"/placeholder",keyword:"minLength",params:{limit:1},schema:1,parentSchema:qe.
properties.placeholder,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/placeholder",keyword:"type",params:{type:"\
string"},schema:qe.properties.placeholder.type,parentSchema:qe.properties.placeholder,data:e};(r??=[]).push(s),i++}}if(p.
refused!==void 0&&n.call(p,"refused")){let e=p.refused;if(this.note("text",t+"/refused",e),typeof e=="string"){if(k(e)<1){
let s={instancePath:t+"/refused",keyword:"minLength",params:{limit:1},schema:1,parentSchema:qe.properties.refused,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/refused",keyword:"type",params:{type:"string"},schema:qe.properties.refused.
type,parentSchema:qe.properties.refused,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{
type:"object"},schema:qe.type,parentSchema:qe,data:p};(r??=[]).push(e),i++}return ne.errors=r,i===0}var Xr=je,Le={title:"\
ToastData",type:"object",additionalProperties:!1,required:["title","text"],properties:{title:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"toast-text",tsType:"string"},
style:{enum:["default","destructive"],choices:{default:"Usual",destructive:"As an alarm"}}}};function je(p,{instancePath:t="",
parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.title===
void 0||!n.call(p,"title")){let e={instancePath:t,keyword:"required",params:{missingProperty:"title"},schema:Le.required,
parentSchema:Le,data:p};(r??=[]).push(e),i++}if(p.text===void 0||!n.call(p,"text")){let e={instancePath:t,keyword:"requi\
red",params:{missingProperty:"text"},schema:Le.required,parentSchema:Le,data:p};(r??=[]).push(e),i++}for(let e of Object.
keys(p))if(!(e==="title"||e==="text"||e==="style")){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},
schema:!1,parentSchema:Le,data:p};(r??=[]).push(s),i++}if(p.title!==void 0&&n.call(p,"title")){let e=p.title;if(this.note(
"text",t+"/title",e),typeof e=="string"){if(k(e)<1){let s={instancePath:t+"/title",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:Le.properties.title,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/title",keyword:"typ\
e",params:{type:"string"},schema:Le.properties.title.type,parentSchema:Le.properties.title,data:e};(r??=[]).push(s),i++}}
if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(this.note("toast-text",t+"/text",e),typeof e=="string"){if(k(e)<1){
let s={instancePath:t+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Le.properties.text,data:e};(r??=
[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{type:"string"},schema:Le.properties.text.type,
parentSchema:Le.properties.text,data:e};(r??=[]).push(s),i++}}if(p.style!==void 0&&n.call(p,"style")){let e=p.style;if(!(e===
"default"||e==="destructive")){let s={instancePath:t+"/style",keyword:"enum",params:{allowedValues:Le.properties.style.enum},
schema:Le.properties.style.enum,parentSchema:Le.properties.style,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,
keyword:"type",params:{type:"object"},schema:Le.type,parentSchema:Le,data:p};(r??=[]).push(e),i++}return je.errors=r,i===
0}var ei=Ut,f={title:"SiteSource",type:"object",additionalProperties:!1,required:["product","organization","url","langua\
ge"],dependencies:{forms:["mailboxes","inquiryTypes","fields"],inquiryTypes:["mailboxes"]},properties:{product:{type:"ob\
ject",additionalProperties:!1,required:["name","slug"],properties:{name:{type:"string",minLength:1},slug:{type:"string",
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",form:"small letters, digits and hyphens",examples:["our-prices"],kind:"anchor"}}},
organization:{type:"object",additionalProperties:!1,required:["name","description"],properties:{name:{type:"string",minLength:1},
description:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},profiles:{type:"array",items:{
type:"string",minLength:1,kind:"link",tsType:"Link"}}}},url:{type:"string",format:"uri",pattern:"^https?://[^/?#]+(?:/[A\
-Za-z0-9~][\\w~-]*)*$",form:"an address that begins with `https://`, with no slash at its end",examples:["https://exampl\
e.org"]},language:{type:"string",pattern:"^[a-z]{2}(-[A-Z]{2})?$",form:"the code of a language",examples:["en"]},languages:{
type:"array",minItems:1,items:{type:"string",minLength:1}},zone:{type:"string",minLength:1},review:{type:"object",additionalProperties:!1,
minProperties:1,properties:{pages:{type:"object",additionalProperties:!1,required:["every","from"],properties:{every:{type:"\
string",pattern:"^[1-9]\\d? (month|months|year|years)$",form:"a number of months or years",examples:["12 months"]},from:{
type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",form:"a month such as 2027-05, or a day such \
as 2027-05-01",examples:["2027-05"],forEditors:!0}}},articles:{type:"object",additionalProperties:!1,required:["every"],
properties:{every:{type:"string",pattern:"^[1-9]\\d? (month|months|year|years)$",form:"a number of months or years",examples:[
"12 months"]}}},figures:{type:"object",additionalProperties:!1,required:["every"],properties:{every:{type:"string",pattern:"\
^[1-9]\\d? (month|months|year|years)$",form:"a number of months or years",examples:["12 months"]}}}}},settled:{type:"arr\
ay",minItems:1,noun:"note",items:{type:"object",title:"SettledNote",additionalProperties:!1,required:["note","file","sta\
te","reason"],properties:{note:{type:"string",pattern:"^[a-z]+/[a-z-]+$",form:"the code of a note",examples:["title/leng\
th"]},file:{type:"string",minLength:1},state:{type:"string",pattern:"^[a-z]{6}$",form:"a word of six letters, which the \
Studio writes",examples:["abcdef"]},reason:{type:"string",minLength:1}}}},socialImage:{type:"object",additionalProperties:!1,
required:["file","alt"],kind:"image",tsType:"Image",properties:{file:{type:"string",minLength:1},alt:{type:"string"}}},logo:{
type:"object",additionalProperties:!1,required:["file","alt"],kind:"image",tsType:"Image",properties:{file:{type:"string",
minLength:1},alt:{type:"string"}}},icons:{type:"object",title:"SiteIcons",additionalProperties:!1,required:["tab","touch",
"app"],properties:{tab:{type:"string",minLength:1,kind:"link",tsType:"Link",pattern:"^/.*\\.(svg|png|ico)$",form:"a file\
 of the public folder that ends with `.svg`, `.png` or `.ico`",examples:["/favicon.svg"]},touch:{type:"string",minLength:1,
kind:"link",tsType:"Link",pattern:"^/.*\\.png$",form:"a file of the public folder that ends with `.png`",examples:["/ico\
n-512.png"]},app:{type:"array",noun:"icon",items:{type:"string",minLength:1,kind:"link",tsType:"Link",pattern:"^/.*\\.png\
$",form:"a file of the public folder that ends with `.png`",examples:["/icon-512.png"]}}}},mailboxes:{type:"object",title:"\
Mailboxes",noun:"mailbox",required:["general"],propertyNames:{pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits an\
d underscores",examples:["new_members"]},additionalProperties:{type:"string",format:"email"}},inquiryTypes:{type:"object",
title:"InquiryTypes",noun:"kind of inquiry",minProperties:1,propertyNames:{pattern:"^[a-z][a-z0-9_]*$",form:"small lette\
rs, digits and underscores",examples:["new_members"]},additionalProperties:{type:"object",additionalProperties:!1,required:[
"label","mailbox"],properties:{label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
mailbox:{type:"string",kind:"mailbox"}},title:"InquiryType"}},sources:{type:"object",title:"Sources",propertyNames:{pattern:"\
^[a-z][a-z0-9_]*$",form:"small letters, digits and underscores",examples:["survey_2026"]},additionalProperties:{type:"ob\
ject",additionalProperties:!1,required:["name","link"],properties:{name:{type:"string",minLength:1,kind:"text",tsType:"s\
tring",room:{size:"md",width:230}},link:{type:"string",minLength:1,kind:"link",tsType:"Link"}},title:"Source"}},navigation:{
type:"array",minItems:1,noun:"menu entry",items:{type:"object",additionalProperties:!1,required:["label"],oneNeeded:["li\
nk","items"],properties:{label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"lg",weight:500,width:280,
lines:2}},link:{type:"string",minLength:1,kind:"link",tsType:"Link"},button:{type:"boolean"},items:{type:"array",minItems:1,
noun:"link",items:{$ref:"#/definitions/NavigationLink"}},covers:{type:"array",noun:"page of it",items:{type:"string",minLength:1,
kind:"link",tsType:"Link"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\
\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-\
01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\\
d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"sc\
hedule"}},title:"NavigationItem"}},notices:{type:"array",mayBeEmpty:!0,items:{type:"object",title:"Notice",additionalProperties:!1,
required:["text"],properties:{text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"sm",width:280,
lines:4}},tone:{enum:["calm","important"]},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\\
d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",
examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-\
05-01 09:00"],kind:"schedule"}}}},breadcrumb:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
search:{type:"boolean"},synonyms:{saidWhole:!0,type:"array",items:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"md",width:230}},noun:"group"},footer:{type:"object",additionalProperties:!1,properties:{text:{type:"string",
minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},columns:{type:"array",minItems:1,items:{type:"\
object",additionalProperties:!1,required:["title","links"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"sm",weight:560,width:128,lines:3}},links:{type:"array",minItems:1,room:{label:{size:"sm",width:128,lines:3}},
items:{$ref:"#/definitions/NavigationLink"}}},title:"FooterColumn"}},copyright:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}}}},contactPage:{type:"string",minLength:1,kind:"link",tsType:"Link",pattern:"^/[^#]*$",
form:"the address of a page",examples:["/contact"]},privacy:{type:"object",title:"Privacy",additionalProperties:!1,required:[
"text"],dependencies:{link:["linkLabel"],linkLabel:["link"]},properties:{text:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},simulated:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{
size:"md",width:230}},link:{type:"string",minLength:1,kind:"link",tsType:"Link"},linkLabel:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}}}},notFound:{type:"object",additionalProperties:!1,required:["title","d\
escription","heading","text","linkLabel","suggestion"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},description:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,
kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},linkLabel:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},suggestion:{type:"string",minLength:1,kind:"path-text",tsType:"string"}}},notSent:{type:"\
object",title:"NotSent",additionalProperties:!1,required:["heading","text","lost","again"],properties:{heading:{type:"st\
ring",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},lost:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
again:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},reasons:{type:"object",title:"N\
otSentReasons",additionalProperties:!1,properties:{fields:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},tooLong:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},filesTooLarge:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},noFiles:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},notWhole:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},late:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},busy:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},tooMany:{type:"string",minLength:1,kind:"tex\
t",tsType:"string",room:{size:"md",width:230}},tooManyNearby:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},otherText:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},foreign:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},notKept:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}}}}}},labels:{type:"object",additionalProperties:!1,properties:{menu:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},skip:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"md",width:230}},lightTheme:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},darkTheme:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},newTab:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},pause:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"md",width:230}},play:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",
width:230}},dialogClose:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},noAction:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},notifications:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},offline:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},problem:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},current:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},planned:{type:"string",minLength:1,kind:"tex\
t",tsType:"string",room:{size:"md",width:230}},vision:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},yes:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},no:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},from:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},to:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
allCategories:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},category:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},articles:{$ref:"#/definitions/CountedText"},articlesInCategory:{
$ref:"#/definitions/CountedText"},needsScript:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
draft:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},noNumber:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},language:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"md",width:230}},source:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},film:{
saidWhole:!0,type:"object",title:"FilmLabels",additionalProperties:!1,required:["play","transfer","watch"],properties:{play:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},transfer:{type:"string",minLength:1,kind:"\
film-text",tsType:"string"},watch:{type:"string",minLength:1,kind:"film-text",tsType:"string"}}},events:{saidWhole:!0,type:"\
object",title:"EventLabels",additionalProperties:!1,required:["calendar","none"],properties:{calendar:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},none:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}}}},hours:{saidWhole:!0,type:"object",title:"HoursLabels",additionalProperties:!1,required:["open","\
openUntil","closed","opensToday","opensLater","always","exceptions"],properties:{open:{type:"string",minLength:1,kind:"t\
ext",tsType:"string",room:{size:"md",width:230}},openUntil:{type:"string",minLength:1,kind:"hours-text",tsType:"string"},
closed:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},opensToday:{type:"string",minLength:1,
kind:"hours-text",tsType:"string"},opensLater:{type:"string",minLength:1,kind:"hours-text",tsType:"string"},always:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},exceptions:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}}}},article:{saidWhole:!0,type:"object",title:"ArticleLabels",additionalProperties:!1,
required:["previous","next","others"],properties:{previous:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},next:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},others:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}},search:{saidWhole:!0,type:"object",title:"\
SearchLabels",additionalProperties:!1,required:["search","found","none","all","failed"],properties:{search:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},found:{$ref:"#/definitions/CountedText"},none:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},all:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},failed:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}},
place:{saidWhole:!0,type:"object",title:"PlaceLabels",additionalProperties:!1,required:["map"],properties:{map:{type:"st\
ring",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},show:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},transfer:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}},
tooLong:{type:"string",minLength:1,kind:"length-text",tsType:"string"}}},fields:{type:"object",title:"FieldTexts",additionalProperties:!1,
required:["name","email","organization","phone","inquiryType","message"],properties:{name:{$ref:"#/definitions/FieldText"},
email:{$ref:"#/definitions/FieldText"},organization:{$ref:"#/definitions/FieldText"},phone:{$ref:"#/definitions/FieldTex\
t"},inquiryType:{$ref:"#/definitions/FieldText"},message:{$ref:"#/definitions/FieldText"}}},forms:{type:"object",title:"\
Forms",minProperties:1,propertyNames:{pattern:"^[a-z][a-z0-9-]*$",form:"small letters, digits and hyphens",examples:["as\
k-for-a-call"]},additionalProperties:{type:"object",additionalProperties:!1,required:["title","inquiryType","submit","se\
nding","cancel","send","success","failure"],dependencies:{keep:["fields"]},properties:{title:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTex\
t",room:{size:"md",width:230}},inquiryTitle:{type:"string",minLength:1,kind:"inquiry-text",tsType:"string"},inquiryText:{
type:"string",minLength:1,kind:"inquiry-text",tsType:"string"},inquiryType:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},submit:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
sending:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},cancel:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},send:{enum:["function","simulated"],choices:{function:"To the ma\
ilbox",simulated:"Nowhere: it only looks as if"}},fields:{type:"array",minItems:1,noun:"question",items:{type:"object",title:"\
FormField",additionalProperties:!1,required:["key","kind"],properties:{key:{type:"string",pattern:"^(?!(?:form|language)\
$)[a-z][a-z0-9_]*$",form:"small letters, digits and underscores, and neither `form` nor `language`",examples:["first_vis\
it"]},kind:{enum:["text","long text","name","organization","email","phone","number","date","address","choice","several",
"consent","file","note"],choices:{text:"A line of text","long text":"A text of several lines",name:"A person’s name",organization:"\
An organization",email:"An e-mail address",phone:"A telephone number",number:"A number",date:"A day",address:"A postal a\
ddress",choice:"One of several choices",several:"Any of several choices",consent:"A box to tick",file:"A file",note:"Not\
hing: it only says something"}},label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},hint:{type:"string",minLength:1,
kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},required:{type:"boolean"},options:{type:"array",minItems:2,
noun:"choice",items:{type:"object",title:"FormOption",additionalProperties:!1,required:["key","label"],properties:{key:{
type:"string",pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits and underscores",examples:["school"]},label:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}}},from:{type:"number"},to:{type:"number"},when:{
type:"object",title:"FormCondition",minProperties:1,maxProperties:1,noun:"condition",propertyNames:{pattern:"^[a-z][a-z0\
-9_]*$",form:"small letters, digits and underscores",examples:["who"]},additionalProperties:{type:"string",minLength:1}}}}},
keep:{type:"string",pattern:"^[1-9]\\d{0,3} days?$",form:"a number of days",examples:["90 days"]},rules:{type:"array",minItems:1,
noun:"rule",items:{type:"object",title:"FormRule",additionalProperties:!1,required:["when","mailbox"],properties:{when:{
type:"object",title:"RuleCondition",minProperties:1,maxProperties:1,noun:"condition",propertyNames:{pattern:"^[a-z][a-z0\
-9_]*$",form:"small letters, digits and underscores",examples:["who"]},additionalProperties:{type:"string",minLength:1}},
mailbox:{type:"string",kind:"mailbox"}}}},receipt:{type:"object",title:"FormReceipt",additionalProperties:!1,required:["\
to","subject","text"],properties:{to:{type:"string",pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits and undersco\
res",examples:["email"]},subject:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},text:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}},success:{$ref:"#/definitions/ToastDa\
ta"},failure:{$ref:"#/definitions/ToastData"}},title:"FormSource"}},feed:{type:"object",additionalProperties:!1,required:[
"title","page"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},page:{
type:"string",minLength:1,kind:"link",tsType:"Link"}}},redirects:{type:"object",propertyNames:{pattern:"^/",form:"a slas\
h at their beginning",examples:["/old-page"]},additionalProperties:{type:"string",minLength:1,kind:"link",tsType:"Link"}}}},
ti=new RegExp("^https?://[^/?#]+(?:/[A-Za-z0-9~][\\w~-]*)*$","u"),ri=new RegExp("^[a-z]{2}(-[A-Z]{2})?$","u"),Ue=new RegExp(
"^[1-9]\\d? (month|months|year|years)$","u"),ii=new RegExp("^[a-z]+/[a-z-]+$","u"),si=new RegExp("^/.*\\.(svg|png|ico)$",
"u"),at=new RegExp("^/.*\\.png$","u"),pi=new RegExp("^/[^#]*$","u"),Wt=new RegExp("^[a-z][a-z0-9-]*$","u"),Mt=new RegExp(
"^(?!(?:form|language)$)[a-z][a-z0-9_]*$","u"),ai=new RegExp("^[1-9]\\d{0,3} days?$","u"),oi=Me().fullFormats.uri,ni=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function Ut(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.product===void 0||!n.call(p,"product")){let l={instancePath:t,keyword:"required",params:{missingProperty:"\
product"},schema:f.required,parentSchema:f,data:p};(r??=[]).push(l),i++}if(p.organization===void 0||!n.call(p,"organizat\
ion")){let l={instancePath:t,keyword:"required",params:{missingProperty:"organization"},schema:f.required,parentSchema:f,
data:p};(r??=[]).push(l),i++}if(p.url===void 0||!n.call(p,"url")){let l={instancePath:t,keyword:"required",params:{missingProperty:"\
url"},schema:f.required,parentSchema:f,data:p};(r??=[]).push(l),i++}if(p.language===void 0||!n.call(p,"language")){let l={
instancePath:t,keyword:"required",params:{missingProperty:"language"},schema:f.required,parentSchema:f,data:p};(r??=[]).
push(l),i++}for(let l of Object.keys(p))if(!n.call(f.properties,l)){let m={instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:f,data:p};(r??=[]).push(m),i++}if(p.forms!==void 0&&n.call(p,"forms")){
if(p.mailboxes===void 0||!n.call(p,"mailboxes")){let l={instancePath:t,keyword:"dependencies",params:{property:"forms",missingProperty:"\
mailboxes",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:f.dependencies,parentSchema:f,data:p};(r??=[]).push(
l),i++}if(p.inquiryTypes===void 0||!n.call(p,"inquiryTypes")){let l={instancePath:t,keyword:"dependencies",params:{property:"\
forms",missingProperty:"inquiryTypes",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:f.dependencies,parentSchema:f,
data:p};(r??=[]).push(l),i++}if(p.fields===void 0||!n.call(p,"fields")){let l={instancePath:t,keyword:"dependencies",params:{
property:"forms",missingProperty:"fields",depsCount:3,deps:"mailboxes, inquiryTypes, fields"},schema:f.dependencies,parentSchema:f,
data:p};(r??=[]).push(l),i++}}if(p.inquiryTypes!==void 0&&n.call(p,"inquiryTypes")&&(p.mailboxes===void 0||!n.call(p,"ma\
ilboxes"))){let l={instancePath:t,keyword:"dependencies",params:{property:"inquiryTypes",missingProperty:"mailboxes",depsCount:1,
deps:"mailboxes"},schema:f.dependencies,parentSchema:f,data:p};(r??=[]).push(l),i++}if(p.product!==void 0&&n.call(p,"pro\
duct")){let l=p.product;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0||!n.call(l,"name")){let m={instancePath:t+
"/product",keyword:"required",params:{missingProperty:"name"},schema:f.properties.product.required,parentSchema:f.properties.
product,data:l};(r??=[]).push(m),i++}if(l.slug===void 0||!n.call(l,"slug")){let m={instancePath:t+"/product",keyword:"re\
quired",params:{missingProperty:"slug"},schema:f.properties.product.required,parentSchema:f.properties.product,data:l};(r??=
[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="name"||m==="slug")){let c={instancePath:t+"/product",keyword:"addi\
tionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f.properties.product,data:l};(r??=[]).push(c),i++}
if(l.name!==void 0&&n.call(l,"name")){let m=l.name;if(typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/product/nam\
e",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.product.properties.name,data:m};(r??=[]).push(
c),i++}}else{let c={instancePath:t+"/product/name",keyword:"type",params:{type:"string"},schema:f.properties.product.properties.
name.type,parentSchema:f.properties.product.properties.name,data:m};(r??=[]).push(c),i++}}if(l.slug!==void 0&&n.call(l,"\
slug")){let m=l.slug;if(this.note("anchor",t+"/product/slug",m),typeof m=="string"){if(!ye.test(m)){let c={instancePath:t+
"/product/slug",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
parentSchema:f.properties.product.properties.slug,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/product/slu\
g",keyword:"type",params:{type:"string"},schema:f.properties.product.properties.slug.type,parentSchema:f.properties.product.
properties.slug,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/product",keyword:"type",params:{type:"object"},
schema:f.properties.product.type,parentSchema:f.properties.product,data:l};(r??=[]).push(m),i++}}if(p.organization!==void 0&&
n.call(p,"organization")){let l=p.organization;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0||!n.call(
l,"name")){let m={instancePath:t+"/organization",keyword:"required",params:{missingProperty:"name"},schema:f.properties.
organization.required,parentSchema:f.properties.organization,data:l};(r??=[]).push(m),i++}if(l.description===void 0||!n.
call(l,"description")){let m={instancePath:t+"/organization",keyword:"required",params:{missingProperty:"description"},schema:f.
properties.organization.required,parentSchema:f.properties.organization,data:l};(r??=[]).push(m),i++}for(let m of Object.
keys(l))if(!(m==="name"||m==="description"||m==="profiles")){let c={instancePath:t+"/organization",keyword:"additionalPr\
operties",params:{additionalProperty:m},schema:!1,parentSchema:f.properties.organization,data:l};(r??=[]).push(c),i++}if(l.
name!==void 0&&n.call(l,"name")){let m=l.name;if(typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/organization/nam\
e",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.organization.properties.name,data:m};(r??=[]).
push(c),i++}}else{let c={instancePath:t+"/organization/name",keyword:"type",params:{type:"string"},schema:f.properties.organization.
properties.name.type,parentSchema:f.properties.organization.properties.name,data:m};(r??=[]).push(c),i++}}if(l.description!==
void 0&&n.call(l,"description")){let m=l.description;if(this.note("text",t+"/organization/description",m),typeof m=="str\
ing"){if(k(m)<1){let c={instancePath:t+"/organization/description",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.organization.properties.description,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/organization/d\
escription",keyword:"type",params:{type:"string"},schema:f.properties.organization.properties.description.type,parentSchema:f.
properties.organization.properties.description,data:m};(r??=[]).push(c),i++}}if(l.profiles!==void 0&&n.call(l,"profiles")){
let m=l.profiles;if(Array.isArray(m)){let c=m.length;for(let u=0;u<c;u++){let w=m[u];if(this.note("link",t+"/organizatio\
n/profiles/"+u,w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"/organization/profiles/"+u,keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.organization.properties.profiles.items,data:w};(r??=[]).push(b),i++}}else{let b={
instancePath:t+"/organization/profiles/"+u,keyword:"type",params:{type:"string"},schema:f.properties.organization.properties.
profiles.items.type,parentSchema:f.properties.organization.properties.profiles.items,data:w};(r??=[]).push(b),i++}}}else{
let c={instancePath:t+"/organization/profiles",keyword:"type",params:{type:"array"},schema:f.properties.organization.properties.
profiles.type,parentSchema:f.properties.organization.properties.profiles,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+
"/organization",keyword:"type",params:{type:"object"},schema:f.properties.organization.type,parentSchema:f.properties.organization,
data:l};(r??=[]).push(m),i++}}if(p.url!==void 0&&n.call(p,"url")){let l=p.url;if(typeof l=="string"){if(!ti.test(l)){let m={
instancePath:t+"/url",keyword:"pattern",params:{pattern:"^https?://[^/?#]+(?:/[A-Za-z0-9~][\\w~-]*)*$"},schema:"^https?:\
//[^/?#]+(?:/[A-Za-z0-9~][\\w~-]*)*$",parentSchema:f.properties.url,data:l};(r??=[]).push(m),i++}if(!oi(l)){let m={instancePath:t+
"/url",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:f.properties.url,data:l};(r??=[]).push(m),i++}}else{
let m={instancePath:t+"/url",keyword:"type",params:{type:"string"},schema:f.properties.url.type,parentSchema:f.properties.
url,data:l};(r??=[]).push(m),i++}}if(p.language!==void 0&&n.call(p,"language")){let l=p.language;if(typeof l=="string"){
if(!ri.test(l)){let m={instancePath:t+"/language",keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},schema:"^[\
a-z]{2}(-[A-Z]{2})?$",parentSchema:f.properties.language,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/lang\
uage",keyword:"type",params:{type:"string"},schema:f.properties.language.type,parentSchema:f.properties.language,data:l};
(r??=[]).push(m),i++}}if(p.languages!==void 0&&n.call(p,"languages")){let l=p.languages;if(Array.isArray(l)){if(l.length<
1){let c={instancePath:t+"/languages",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.languages,data:l};
(r??=[]).push(c),i++}let m=l.length;for(let c=0;c<m;c++){let u=l[c];if(typeof u=="string"){if(k(u)<1){let w={instancePath:t+
"/languages/"+c,keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.languages.items,data:u};(r??=[]).
push(w),i++}}else{let w={instancePath:t+"/languages/"+c,keyword:"type",params:{type:"string"},schema:f.properties.languages.
items.type,parentSchema:f.properties.languages.items,data:u};(r??=[]).push(w),i++}}}else{let m={instancePath:t+"/languag\
es",keyword:"type",params:{type:"array"},schema:f.properties.languages.type,parentSchema:f.properties.languages,data:l};
(r??=[]).push(m),i++}}if(p.zone!==void 0&&n.call(p,"zone")){let l=p.zone;if(typeof l=="string"){if(k(l)<1){let m={instancePath:t+
"/zone",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.zone,data:l};(r??=[]).push(m),i++}}else{
let m={instancePath:t+"/zone",keyword:"type",params:{type:"string"},schema:f.properties.zone.type,parentSchema:f.properties.
zone,data:l};(r??=[]).push(m),i++}}if(p.review!==void 0&&n.call(p,"review")){let l=p.review;if(l&&typeof l=="object"&&!Array.
isArray(l)){if(Object.keys(l).length<1){let m={instancePath:t+"/review",keyword:"minProperties",params:{limit:1},schema:1,
parentSchema:f.properties.review,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="pages"||m==="article\
s"||m==="figures")){let c={instancePath:t+"/review",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,
parentSchema:f.properties.review,data:l};(r??=[]).push(c),i++}if(l.pages!==void 0&&n.call(l,"pages")){let m=l.pages;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.every===void 0||!n.call(m,"every")){let c={instancePath:t+"/review/pages",keyword:"\
required",params:{missingProperty:"every"},schema:f.properties.review.properties.pages.required,parentSchema:f.properties.
review.properties.pages,data:m};(r??=[]).push(c),i++}if(m.from===void 0||!n.call(m,"from")){let c={instancePath:t+"/revi\
ew/pages",keyword:"required",params:{missingProperty:"from"},schema:f.properties.review.properties.pages.required,parentSchema:f.
properties.review.properties.pages,data:m};(r??=[]).push(c),i++}for(let c of Object.keys(m))if(!(c==="every"||c==="from")){
let u={instancePath:t+"/review/pages",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.
properties.review.properties.pages,data:m};(r??=[]).push(u),i++}if(m.every!==void 0&&n.call(m,"every")){let c=m.every;if(typeof c==
"string"){if(!Ue.test(c)){let u={instancePath:t+"/review/pages/every",keyword:"pattern",params:{pattern:"^[1-9]\\d? (mont\
h|months|year|years)$"},schema:"^[1-9]\\d? (month|months|year|years)$",parentSchema:f.properties.review.properties.pages.
properties.every,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/review/pages/every",keyword:"type",params:{type:"\
string"},schema:f.properties.review.properties.pages.properties.every.type,parentSchema:f.properties.review.properties.pages.
properties.every,data:c};(r??=[]).push(u),i++}}if(m.from!==void 0&&n.call(m,"from")){let c=m.from;if(typeof c=="string"){
if(!ce.test(c)){let u={instancePath:t+"/review/pages/from",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])(-(0\
[1-9]|[12]\\d|3[01]))?$"},schema:"^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$",parentSchema:f.properties.review.properties.
pages.properties.from,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/review/pages/from",keyword:"type",params:{
type:"string"},schema:f.properties.review.properties.pages.properties.from.type,parentSchema:f.properties.review.properties.
pages.properties.from,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/review/pages",keyword:"type",params:{type:"\
object"},schema:f.properties.review.properties.pages.type,parentSchema:f.properties.review.properties.pages,data:m};(r??=
[]).push(c),i++}}if(l.articles!==void 0&&n.call(l,"articles")){let m=l.articles;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.every===void 0||!n.call(m,"every")){let c={instancePath:t+"/review/articles",keyword:"required",params:{missingProperty:"\
every"},schema:f.properties.review.properties.articles.required,parentSchema:f.properties.review.properties.articles,data:m};
(r??=[]).push(c),i++}for(let c of Object.keys(m))if(c!=="every"){let u={instancePath:t+"/review/articles",keyword:"addit\
ionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.properties.review.properties.articles,data:m};(r??=
[]).push(u),i++}if(m.every!==void 0&&n.call(m,"every")){let c=m.every;if(typeof c=="string"){if(!Ue.test(c)){let u={instancePath:t+
"/review/articles/every",keyword:"pattern",params:{pattern:"^[1-9]\\d? (month|months|year|years)$"},schema:"^[1-9]\\d? (m\
onth|months|year|years)$",parentSchema:f.properties.review.properties.articles.properties.every,data:c};(r??=[]).push(u),
i++}}else{let u={instancePath:t+"/review/articles/every",keyword:"type",params:{type:"string"},schema:f.properties.review.
properties.articles.properties.every.type,parentSchema:f.properties.review.properties.articles.properties.every,data:c};
(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/review/articles",keyword:"type",params:{type:"object"},schema:f.properties.
review.properties.articles.type,parentSchema:f.properties.review.properties.articles,data:m};(r??=[]).push(c),i++}}if(l.
figures!==void 0&&n.call(l,"figures")){let m=l.figures;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.every===void 0||
!n.call(m,"every")){let c={instancePath:t+"/review/figures",keyword:"required",params:{missingProperty:"every"},schema:f.
properties.review.properties.figures.required,parentSchema:f.properties.review.properties.figures,data:m};(r??=[]).push(
c),i++}for(let c of Object.keys(m))if(c!=="every"){let u={instancePath:t+"/review/figures",keyword:"additionalProperties",
params:{additionalProperty:c},schema:!1,parentSchema:f.properties.review.properties.figures,data:m};(r??=[]).push(u),i++}
if(m.every!==void 0&&n.call(m,"every")){let c=m.every;if(typeof c=="string"){if(!Ue.test(c)){let u={instancePath:t+"/rev\
iew/figures/every",keyword:"pattern",params:{pattern:"^[1-9]\\d? (month|months|year|years)$"},schema:"^[1-9]\\d? (month|m\
onths|year|years)$",parentSchema:f.properties.review.properties.figures.properties.every,data:c};(r??=[]).push(u),i++}}else{
let u={instancePath:t+"/review/figures/every",keyword:"type",params:{type:"string"},schema:f.properties.review.properties.
figures.properties.every.type,parentSchema:f.properties.review.properties.figures.properties.every,data:c};(r??=[]).push(
u),i++}}}else{let c={instancePath:t+"/review/figures",keyword:"type",params:{type:"object"},schema:f.properties.review.properties.
figures.type,parentSchema:f.properties.review.properties.figures,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+
"/review",keyword:"type",params:{type:"object"},schema:f.properties.review.type,parentSchema:f.properties.review,data:l};
(r??=[]).push(m),i++}}if(p.settled!==void 0&&n.call(p,"settled")){let l=p.settled;if(Array.isArray(l)){if(l.length<1){let c={
instancePath:t+"/settled",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.settled,data:l};(r??=[]).
push(c),i++}let m=l.length;for(let c=0;c<m;c++){let u=l[c];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.note===void 0||
!n.call(u,"note")){let w={instancePath:t+"/settled/"+c,keyword:"required",params:{missingProperty:"note"},schema:f.properties.
settled.items.required,parentSchema:f.properties.settled.items,data:u};(r??=[]).push(w),i++}if(u.file===void 0||!n.call(
u,"file")){let w={instancePath:t+"/settled/"+c,keyword:"required",params:{missingProperty:"file"},schema:f.properties.settled.
items.required,parentSchema:f.properties.settled.items,data:u};(r??=[]).push(w),i++}if(u.state===void 0||!n.call(u,"stat\
e")){let w={instancePath:t+"/settled/"+c,keyword:"required",params:{missingProperty:"state"},schema:f.properties.settled.
items.required,parentSchema:f.properties.settled.items,data:u};(r??=[]).push(w),i++}if(u.reason===void 0||!n.call(u,"rea\
son")){let w={instancePath:t+"/settled/"+c,keyword:"required",params:{missingProperty:"reason"},schema:f.properties.settled.
items.required,parentSchema:f.properties.settled.items,data:u};(r??=[]).push(w),i++}for(let w of Object.keys(u))if(!(w===
"note"||w==="file"||w==="state"||w==="reason")){let b={instancePath:t+"/settled/"+c,keyword:"additionalProperties",params:{
additionalProperty:w},schema:!1,parentSchema:f.properties.settled.items,data:u};(r??=[]).push(b),i++}if(u.note!==void 0&&
n.call(u,"note")){let w=u.note;if(typeof w=="string"){if(!ii.test(w)){let b={instancePath:t+"/settled/"+c+"/note",keyword:"\
pattern",params:{pattern:"^[a-z]+/[a-z-]+$"},schema:"^[a-z]+/[a-z-]+$",parentSchema:f.properties.settled.items.properties.
note,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/settled/"+c+"/note",keyword:"type",params:{type:"string"},
schema:f.properties.settled.items.properties.note.type,parentSchema:f.properties.settled.items.properties.note,data:w};(r??=
[]).push(b),i++}}if(u.file!==void 0&&n.call(u,"file")){let w=u.file;if(typeof w=="string"){if(k(w)<1){let b={instancePath:t+
"/settled/"+c+"/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.settled.items.properties.file,
data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/settled/"+c+"/file",keyword:"type",params:{type:"string"},schema:f.
properties.settled.items.properties.file.type,parentSchema:f.properties.settled.items.properties.file,data:w};(r??=[]).push(
b),i++}}if(u.state!==void 0&&n.call(u,"state")){let w=u.state;if(typeof w=="string"){if(!Et.test(w)){let b={instancePath:t+
"/settled/"+c+"/state",keyword:"pattern",params:{pattern:"^[a-z]{6}$"},schema:"^[a-z]{6}$",parentSchema:f.properties.settled.
items.properties.state,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/settled/"+c+"/state",keyword:"type",params:{
type:"string"},schema:f.properties.settled.items.properties.state.type,parentSchema:f.properties.settled.items.properties.
state,data:w};(r??=[]).push(b),i++}}if(u.reason!==void 0&&n.call(u,"reason")){let w=u.reason;if(typeof w=="string"){if(k(
w)<1){let b={instancePath:t+"/settled/"+c+"/reason",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
settled.items.properties.reason,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/settled/"+c+"/reason",keyword:"\
type",params:{type:"string"},schema:f.properties.settled.items.properties.reason.type,parentSchema:f.properties.settled.
items.properties.reason,data:w};(r??=[]).push(b),i++}}}else{let w={instancePath:t+"/settled/"+c,keyword:"type",params:{type:"\
object"},schema:f.properties.settled.items.type,parentSchema:f.properties.settled.items,data:u};(r??=[]).push(w),i++}}}else{
let m={instancePath:t+"/settled",keyword:"type",params:{type:"array"},schema:f.properties.settled.type,parentSchema:f.properties.
settled,data:l};(r??=[]).push(m),i++}}if(p.socialImage!==void 0&&n.call(p,"socialImage")){let l=p.socialImage;if(this.note(
"image",t+"/socialImage",l),l&&typeof l=="object"&&!Array.isArray(l)){if(l.file===void 0||!n.call(l,"file")){let m={instancePath:t+
"/socialImage",keyword:"required",params:{missingProperty:"file"},schema:f.properties.socialImage.required,parentSchema:f.
properties.socialImage,data:l};(r??=[]).push(m),i++}if(l.alt===void 0||!n.call(l,"alt")){let m={instancePath:t+"/socialI\
mage",keyword:"required",params:{missingProperty:"alt"},schema:f.properties.socialImage.required,parentSchema:f.properties.
socialImage,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="file"||m==="alt")){let c={instancePath:t+
"/socialImage",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f.properties.socialImage,
data:l};(r??=[]).push(c),i++}if(l.file!==void 0&&n.call(l,"file")){let m=l.file;if(typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/socialImage/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.socialImage.properties.
file,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/socialImage/file",keyword:"type",params:{type:"string"},
schema:f.properties.socialImage.properties.file.type,parentSchema:f.properties.socialImage.properties.file,data:m};(r??=
[]).push(c),i++}}if(l.alt!==void 0&&n.call(l,"alt")){let m=l.alt;if(typeof m!="string"){let c={instancePath:t+"/socialIm\
age/alt",keyword:"type",params:{type:"string"},schema:f.properties.socialImage.properties.alt.type,parentSchema:f.properties.
socialImage.properties.alt,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/socialImage",keyword:"type",params:{
type:"object"},schema:f.properties.socialImage.type,parentSchema:f.properties.socialImage,data:l};(r??=[]).push(m),i++}}
if(p.logo!==void 0&&n.call(p,"logo")){let l=p.logo;if(this.note("image",t+"/logo",l),l&&typeof l=="object"&&!Array.isArray(
l)){if(l.file===void 0||!n.call(l,"file")){let m={instancePath:t+"/logo",keyword:"required",params:{missingProperty:"fil\
e"},schema:f.properties.logo.required,parentSchema:f.properties.logo,data:l};(r??=[]).push(m),i++}if(l.alt===void 0||!n.
call(l,"alt")){let m={instancePath:t+"/logo",keyword:"required",params:{missingProperty:"alt"},schema:f.properties.logo.
required,parentSchema:f.properties.logo,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="file"||m==="a\
lt")){let c={instancePath:t+"/logo",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f.
properties.logo,data:l};(r??=[]).push(c),i++}if(l.file!==void 0&&n.call(l,"file")){let m=l.file;if(typeof m=="string"){if(k(
m)<1){let c={instancePath:t+"/logo/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.logo.properties.
file,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/logo/file",keyword:"type",params:{type:"string"},schema:f.
properties.logo.properties.file.type,parentSchema:f.properties.logo.properties.file,data:m};(r??=[]).push(c),i++}}if(l.alt!==
void 0&&n.call(l,"alt")){let m=l.alt;if(typeof m!="string"){let c={instancePath:t+"/logo/alt",keyword:"type",params:{type:"\
string"},schema:f.properties.logo.properties.alt.type,parentSchema:f.properties.logo.properties.alt,data:m};(r??=[]).push(
c),i++}}}else{let m={instancePath:t+"/logo",keyword:"type",params:{type:"object"},schema:f.properties.logo.type,parentSchema:f.
properties.logo,data:l};(r??=[]).push(m),i++}}if(p.icons!==void 0&&n.call(p,"icons")){let l=p.icons;if(l&&typeof l=="obj\
ect"&&!Array.isArray(l)){if(l.tab===void 0||!n.call(l,"tab")){let m={instancePath:t+"/icons",keyword:"required",params:{
missingProperty:"tab"},schema:f.properties.icons.required,parentSchema:f.properties.icons,data:l};(r??=[]).push(m),i++}if(l.
touch===void 0||!n.call(l,"touch")){let m={instancePath:t+"/icons",keyword:"required",params:{missingProperty:"touch"},schema:f.
properties.icons.required,parentSchema:f.properties.icons,data:l};(r??=[]).push(m),i++}if(l.app===void 0||!n.call(l,"app")){
let m={instancePath:t+"/icons",keyword:"required",params:{missingProperty:"app"},schema:f.properties.icons.required,parentSchema:f.
properties.icons,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="tab"||m==="touch"||m==="app")){let c={
instancePath:t+"/icons",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f.properties.
icons,data:l};(r??=[]).push(c),i++}if(l.tab!==void 0&&n.call(l,"tab")){let m=l.tab;if(this.note("link",t+"/icons/tab",m),
typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/icons/tab",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.icons.properties.tab,data:m};(r??=[]).push(c),i++}if(!si.test(m)){let c={instancePath:t+"/icons/tab",keyword:"\
pattern",params:{pattern:"^/.*\\.(svg|png|ico)$"},schema:"^/.*\\.(svg|png|ico)$",parentSchema:f.properties.icons.properties.
tab,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/icons/tab",keyword:"type",params:{type:"string"},schema:f.
properties.icons.properties.tab.type,parentSchema:f.properties.icons.properties.tab,data:m};(r??=[]).push(c),i++}}if(l.touch!==
void 0&&n.call(l,"touch")){let m=l.touch;if(this.note("link",t+"/icons/touch",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/icons/touch",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.icons.properties.touch,data:m};(r??=
[]).push(c),i++}if(!at.test(m)){let c={instancePath:t+"/icons/touch",keyword:"pattern",params:{pattern:"^/.*\\.png$"},schema:"\
^/.*\\.png$",parentSchema:f.properties.icons.properties.touch,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"\
/icons/touch",keyword:"type",params:{type:"string"},schema:f.properties.icons.properties.touch.type,parentSchema:f.properties.
icons.properties.touch,data:m};(r??=[]).push(c),i++}}if(l.app!==void 0&&n.call(l,"app")){let m=l.app;if(Array.isArray(m)){
let c=m.length;for(let u=0;u<c;u++){let w=m[u];if(this.note("link",t+"/icons/app/"+u,w),typeof w=="string"){if(k(w)<1){let b={
instancePath:t+"/icons/app/"+u,keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.icons.properties.
app.items,data:w};(r??=[]).push(b),i++}if(!at.test(w)){let b={instancePath:t+"/icons/app/"+u,keyword:"pattern",params:{pattern:"\
^/.*\\.png$"},schema:"^/.*\\.png$",parentSchema:f.properties.icons.properties.app.items,data:w};(r??=[]).push(b),i++}}else{
let b={instancePath:t+"/icons/app/"+u,keyword:"type",params:{type:"string"},schema:f.properties.icons.properties.app.items.
type,parentSchema:f.properties.icons.properties.app.items,data:w};(r??=[]).push(b),i++}}}else{let c={instancePath:t+"/ic\
ons/app",keyword:"type",params:{type:"array"},schema:f.properties.icons.properties.app.type,parentSchema:f.properties.icons.
properties.app,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/icons",keyword:"type",params:{type:"object"},
schema:f.properties.icons.type,parentSchema:f.properties.icons,data:l};(r??=[]).push(m),i++}}if(p.mailboxes!==void 0&&n.
call(p,"mailboxes")){let l=p.mailboxes;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.general===void 0||!n.call(l,"ge\
neral")){let m={instancePath:t+"/mailboxes",keyword:"required",params:{missingProperty:"general"},schema:f.properties.mailboxes.
required,parentSchema:f.properties.mailboxes,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l)){let c=i;if(typeof m==
"string"&&!Pe.test(m)){let u={instancePath:t+"/mailboxes",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"\
^[a-z][a-z0-9_]*$",parentSchema:f.properties.mailboxes.propertyNames,data:m,propertyName:m};(r??=[]).push(u),i++}var e=c===
i;if(!e){let u={instancePath:t+"/mailboxes",keyword:"propertyNames",params:{propertyName:m},schema:f.properties.mailboxes.
propertyNames,parentSchema:f.properties.mailboxes,data:l};(r??=[]).push(u),i++}}for(let m of Object.keys(l)){let c=l[m];
if(typeof c=="string"){if(!ni.test(c)){let u={instancePath:t+"/mailboxes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
format",params:{format:"email"},schema:"email",parentSchema:f.properties.mailboxes.additionalProperties,data:c};(r??=[]).
push(u),i++}}else{let u={instancePath:t+"/mailboxes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
string"},schema:f.properties.mailboxes.additionalProperties.type,parentSchema:f.properties.mailboxes.additionalProperties,
data:c};(r??=[]).push(u),i++}}}else{let m={instancePath:t+"/mailboxes",keyword:"type",params:{type:"object"},schema:f.properties.
mailboxes.type,parentSchema:f.properties.mailboxes,data:l};(r??=[]).push(m),i++}}if(p.inquiryTypes!==void 0&&n.call(p,"i\
nquiryTypes")){let l=p.inquiryTypes;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){let m={instancePath:t+
"/inquiryTypes",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:f.properties.inquiryTypes,data:l};(r??=[]).
push(m),i++}for(let m of Object.keys(l)){let c=i;if(typeof m=="string"&&!Pe.test(m)){let u={instancePath:t+"/inquiryType\
s",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:f.properties.inquiryTypes.
propertyNames,data:m,propertyName:m};(r??=[]).push(u),i++}var s=c===i;if(!s){let u={instancePath:t+"/inquiryTypes",keyword:"\
propertyNames",params:{propertyName:m},schema:f.properties.inquiryTypes.propertyNames,parentSchema:f.properties.inquiryTypes,
data:l};(r??=[]).push(u),i++}}for(let m of Object.keys(l)){let c=l[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
label===void 0||!n.call(c,"label")){let u={instancePath:t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
required",params:{missingProperty:"label"},schema:f.properties.inquiryTypes.additionalProperties.required,parentSchema:f.
properties.inquiryTypes.additionalProperties,data:c};(r??=[]).push(u),i++}if(c.mailbox===void 0||!n.call(c,"mailbox")){let u={
instancePath:t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"mai\
lbox"},schema:f.properties.inquiryTypes.additionalProperties.required,parentSchema:f.properties.inquiryTypes.additionalProperties,
data:c};(r??=[]).push(u),i++}for(let u of Object.keys(c))if(!(u==="label"||u==="mailbox")){let w={instancePath:t+"/inqui\
ryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,
parentSchema:f.properties.inquiryTypes.additionalProperties,data:c};(r??=[]).push(w),i++}if(c.label!==void 0&&n.call(c,"\
label")){let u=c.label;if(this.note("text",t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/label",u),typeof u==
"string"){if(k(u)<1){let w={instancePath:t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/label",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:f.properties.inquiryTypes.additionalProperties.properties.label,data:u};
(r??=[]).push(w),i++}}else{let w={instancePath:t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/label",keyword:"\
type",params:{type:"string"},schema:f.properties.inquiryTypes.additionalProperties.properties.label.type,parentSchema:f.
properties.inquiryTypes.additionalProperties.properties.label,data:u};(r??=[]).push(w),i++}}if(c.mailbox!==void 0&&n.call(
c,"mailbox")){let u=c.mailbox;if(typeof u!="string"){let w={instancePath:t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/mailbox",keyword:"type",params:{type:"string"},schema:f.properties.inquiryTypes.additionalProperties.properties.
mailbox.type,parentSchema:f.properties.inquiryTypes.additionalProperties.properties.mailbox,data:u};(r??=[]).push(w),i++}
this.note("mailbox",t+"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/mailbox",u)}}else{let u={instancePath:t+
"/inquiryTypes/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"},schema:f.properties.inquiryTypes.
additionalProperties.type,parentSchema:f.properties.inquiryTypes.additionalProperties,data:c};(r??=[]).push(u),i++}}}else{
let m={instancePath:t+"/inquiryTypes",keyword:"type",params:{type:"object"},schema:f.properties.inquiryTypes.type,parentSchema:f.
properties.inquiryTypes,data:l};(r??=[]).push(m),i++}}if(p.sources!==void 0&&n.call(p,"sources")){let l=p.sources;if(l&&
typeof l=="object"&&!Array.isArray(l)){for(let m of Object.keys(l)){let c=i;if(typeof m=="string"&&!Pe.test(m)){let u={instancePath:t+
"/sources",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:f.properties.sources.
propertyNames,data:m,propertyName:m};(r??=[]).push(u),i++}var d=c===i;if(!d){let u={instancePath:t+"/sources",keyword:"p\
ropertyNames",params:{propertyName:m},schema:f.properties.sources.propertyNames,parentSchema:f.properties.sources,data:l};
(r??=[]).push(u),i++}}for(let m of Object.keys(l)){let c=l[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.name===void 0||
!n.call(c,"name")){let u={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{
missingProperty:"name"},schema:f.properties.sources.additionalProperties.required,parentSchema:f.properties.sources.additionalProperties,
data:c};(r??=[]).push(u),i++}if(c.link===void 0||!n.call(c,"link")){let u={instancePath:t+"/sources/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"link"},schema:f.properties.sources.additionalProperties.
required,parentSchema:f.properties.sources.additionalProperties,data:c};(r??=[]).push(u),i++}for(let u of Object.keys(c))
if(!(u==="name"||u==="link")){let w={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additi\
onalProperties",params:{additionalProperty:u},schema:!1,parentSchema:f.properties.sources.additionalProperties,data:c};(r??=
[]).push(w),i++}if(c.name!==void 0&&n.call(c,"name")){let u=c.name;if(this.note("text",t+"/sources/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/name",u),typeof u=="string"){if(k(u)<1){let w={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/name",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.sources.additionalProperties.
properties.name,data:u};(r??=[]).push(w),i++}}else{let w={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/name",keyword:"type",params:{type:"string"},schema:f.properties.sources.additionalProperties.properties.name.type,
parentSchema:f.properties.sources.additionalProperties.properties.name,data:u};(r??=[]).push(w),i++}}if(c.link!==void 0&&
n.call(c,"link")){let u=c.link;if(this.note("link",t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/link",u),typeof u==
"string"){if(k(u)<1){let w={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/link",keyword:"minLeng\
th",params:{limit:1},schema:1,parentSchema:f.properties.sources.additionalProperties.properties.link,data:u};(r??=[]).push(
w),i++}}else{let w={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/link",keyword:"type",params:{type:"\
string"},schema:f.properties.sources.additionalProperties.properties.link.type,parentSchema:f.properties.sources.additionalProperties.
properties.link,data:u};(r??=[]).push(w),i++}}}else{let u={instancePath:t+"/sources/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"},schema:f.properties.sources.additionalProperties.type,parentSchema:f.properties.
sources.additionalProperties,data:c};(r??=[]).push(u),i++}}}else{let m={instancePath:t+"/sources",keyword:"type",params:{
type:"object"},schema:f.properties.sources.type,parentSchema:f.properties.sources,data:l};(r??=[]).push(m),i++}}if(p.navigation!==
void 0&&n.call(p,"navigation")){let l=p.navigation;if(Array.isArray(l)){if(l.length<1){let c={instancePath:t+"/navigatio\
n",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.navigation,data:l};(r??=[]).push(c),i++}let m=l.
length;for(let c=0;c<m;c++){let u=l[c];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.label===void 0||!n.call(u,"labe\
l")){let w={instancePath:t+"/navigation/"+c,keyword:"required",params:{missingProperty:"label"},schema:f.properties.navigation.
items.required,parentSchema:f.properties.navigation.items,data:u};(r??=[]).push(w),i++}for(let w of Object.keys(u))if(!(w===
"label"||w==="link"||w==="button"||w==="items"||w==="covers"||w==="hidden"||w==="from"||w==="until")){let b={instancePath:t+
"/navigation/"+c,keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:f.properties.navigation.
items,data:u};(r??=[]).push(b),i++}if(u.label!==void 0&&n.call(u,"label")){let w=u.label;if(this.note("text",t+"/navigat\
ion/"+c+"/label",w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"/navigation/"+c+"/label",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.navigation.items.properties.label,data:w};(r??=[]).push(b),i++}}else{let b={
instancePath:t+"/navigation/"+c+"/label",keyword:"type",params:{type:"string"},schema:f.properties.navigation.items.properties.
label.type,parentSchema:f.properties.navigation.items.properties.label,data:w};(r??=[]).push(b),i++}}if(u.link!==void 0&&
n.call(u,"link")){let w=u.link;if(this.note("link",t+"/navigation/"+c+"/link",w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+
"/navigation/"+c+"/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.navigation.items.properties.
link,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/navigation/"+c+"/link",keyword:"type",params:{type:"stri\
ng"},schema:f.properties.navigation.items.properties.link.type,parentSchema:f.properties.navigation.items.properties.link,
data:w};(r??=[]).push(b),i++}}if(u.button!==void 0&&n.call(u,"button")){let w=u.button;if(typeof w!="boolean"){let b={instancePath:t+
"/navigation/"+c+"/button",keyword:"type",params:{type:"boolean"},schema:f.properties.navigation.items.properties.button.
type,parentSchema:f.properties.navigation.items.properties.button,data:w};(r??=[]).push(b),i++}}if(u.items!==void 0&&n.call(
u,"items")){let w=u.items;if(Array.isArray(w)){if(w.length<1){let q={instancePath:t+"/navigation/"+c+"/items",keyword:"m\
inItems",params:{limit:1},schema:1,parentSchema:f.properties.navigation.items.properties.items,data:w};(r??=[]).push(q),
i++}let b=w.length;for(let q=0;q<b;q++)Ae.call(this,w[q],{instancePath:t+"/navigation/"+c+"/items/"+q,parentData:w,parentDataProperty:q,
rootData:v})||(r=r===null?Ae.errors:r.concat(Ae.errors),i=r.length)}else{let b={instancePath:t+"/navigation/"+c+"/items",
keyword:"type",params:{type:"array"},schema:f.properties.navigation.items.properties.items.type,parentSchema:f.properties.
navigation.items.properties.items,data:w};(r??=[]).push(b),i++}}if(u.covers!==void 0&&n.call(u,"covers")){let w=u.covers;
if(Array.isArray(w)){let b=w.length;for(let q=0;q<b;q++){let x=w[q];if(this.note("link",t+"/navigation/"+c+"/covers/"+q,
x),typeof x=="string"){if(k(x)<1){let F={instancePath:t+"/navigation/"+c+"/covers/"+q,keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.navigation.items.properties.covers.items,data:x};(r??=[]).push(F),i++}}else{let F={instancePath:t+
"/navigation/"+c+"/covers/"+q,keyword:"type",params:{type:"string"},schema:f.properties.navigation.items.properties.covers.
items.type,parentSchema:f.properties.navigation.items.properties.covers.items,data:x};(r??=[]).push(F),i++}}}else{let b={
instancePath:t+"/navigation/"+c+"/covers",keyword:"type",params:{type:"array"},schema:f.properties.navigation.items.properties.
covers.type,parentSchema:f.properties.navigation.items.properties.covers,data:w};(r??=[]).push(b),i++}}if(u.hidden!==void 0&&
n.call(u,"hidden")){let w=u.hidden;if(typeof w!="boolean"){let b={instancePath:t+"/navigation/"+c+"/hidden",keyword:"typ\
e",params:{type:"boolean"},schema:f.properties.navigation.items.properties.hidden.type,parentSchema:f.properties.navigation.
items.properties.hidden,data:w};(r??=[]).push(b),i++}this.note("schedule",t+"/navigation/"+c+"/hidden",w)}if(u.from!==void 0&&
n.call(u,"from")){let w=u.from;if(this.note("schedule",t+"/navigation/"+c+"/from",w),typeof w=="string"){if(!O.test(w)){
let b={instancePath:t+"/navigation/"+c+"/from",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?\
( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z]\
[\\w+/-]*))?)?$",parentSchema:f.properties.navigation.items.properties.from,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+
"/navigation/"+c+"/from",keyword:"type",params:{type:"string"},schema:f.properties.navigation.items.properties.from.type,
parentSchema:f.properties.navigation.items.properties.from,data:w};(r??=[]).push(b),i++}}if(u.until!==void 0&&n.call(u,"\
until")){let w=u.until;if(this.note("schedule",t+"/navigation/"+c+"/until",w),typeof w=="string"){if(!O.test(w)){let b={
instancePath:t+"/navigation/"+c+"/until",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|\
[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-\
]*))?)?$",parentSchema:f.properties.navigation.items.properties.until,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+
"/navigation/"+c+"/until",keyword:"type",params:{type:"string"},schema:f.properties.navigation.items.properties.until.type,
parentSchema:f.properties.navigation.items.properties.until,data:w};(r??=[]).push(b),i++}}}else{let w={instancePath:t+"/\
navigation/"+c,keyword:"type",params:{type:"object"},schema:f.properties.navigation.items.type,parentSchema:f.properties.
navigation.items,data:u};(r??=[]).push(w),i++}}}else{let m={instancePath:t+"/navigation",keyword:"type",params:{type:"ar\
ray"},schema:f.properties.navigation.type,parentSchema:f.properties.navigation,data:l};(r??=[]).push(m),i++}}if(p.notices!==
void 0&&n.call(p,"notices")){let l=p.notices;if(Array.isArray(l)){let m=l.length;for(let c=0;c<m;c++){let u=l[c];if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.text===void 0||!n.call(u,"text")){let w={instancePath:t+"/notices/"+c,keyword:"require\
d",params:{missingProperty:"text"},schema:f.properties.notices.items.required,parentSchema:f.properties.notices.items,data:u};
(r??=[]).push(w),i++}for(let w of Object.keys(u))if(!(w==="text"||w==="tone"||w==="hidden"||w==="from"||w==="until")){let b={
instancePath:t+"/notices/"+c,keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:f.properties.
notices.items,data:u};(r??=[]).push(b),i++}if(u.text!==void 0&&n.call(u,"text")){let w=u.text;if(this.note("rich-text",t+
"/notices/"+c+"/text",w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"/notices/"+c+"/text",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:f.properties.notices.items.properties.text,data:w};(r??=[]).push(b),i++}}else{let b={
instancePath:t+"/notices/"+c+"/text",keyword:"type",params:{type:"string"},schema:f.properties.notices.items.properties.
text.type,parentSchema:f.properties.notices.items.properties.text,data:w};(r??=[]).push(b),i++}}if(u.tone!==void 0&&n.call(
u,"tone")){let w=u.tone;if(!(w==="calm"||w==="important")){let b={instancePath:t+"/notices/"+c+"/tone",keyword:"enum",params:{
allowedValues:f.properties.notices.items.properties.tone.enum},schema:f.properties.notices.items.properties.tone.enum,parentSchema:f.
properties.notices.items.properties.tone,data:w};(r??=[]).push(b),i++}}if(u.hidden!==void 0&&n.call(u,"hidden")){let w=u.
hidden;if(typeof w!="boolean"){let b={instancePath:t+"/notices/"+c+"/hidden",keyword:"type",params:{type:"boolean"},schema:f.
properties.notices.items.properties.hidden.type,parentSchema:f.properties.notices.items.properties.hidden,data:w};(r??=[]).
push(b),i++}this.note("schedule",t+"/notices/"+c+"/hidden",w)}if(u.from!==void 0&&n.call(u,"from")){let w=u.from;if(this.
note("schedule",t+"/notices/"+c+"/from",w),typeof w=="string"){if(!O.test(w)){let b={instancePath:t+"/notices/"+c+"/from",
keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:f.properties.
notices.items.properties.from,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/notices/"+c+"/from",keyword:"ty\
pe",params:{type:"string"},schema:f.properties.notices.items.properties.from.type,parentSchema:f.properties.notices.items.
properties.from,data:w};(r??=[]).push(b),i++}}if(u.until!==void 0&&n.call(u,"until")){let w=u.until;if(this.note("schedu\
le",t+"/notices/"+c+"/until",w),typeof w=="string"){if(!O.test(w)){let b={instancePath:t+"/notices/"+c+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:f.properties.
notices.items.properties.until,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/notices/"+c+"/until",keyword:"\
type",params:{type:"string"},schema:f.properties.notices.items.properties.until.type,parentSchema:f.properties.notices.items.
properties.until,data:w};(r??=[]).push(b),i++}}}else{let w={instancePath:t+"/notices/"+c,keyword:"type",params:{type:"ob\
ject"},schema:f.properties.notices.items.type,parentSchema:f.properties.notices.items,data:u};(r??=[]).push(w),i++}}}else{
let m={instancePath:t+"/notices",keyword:"type",params:{type:"array"},schema:f.properties.notices.type,parentSchema:f.properties.
notices,data:l};(r??=[]).push(m),i++}}if(p.breadcrumb!==void 0&&n.call(p,"breadcrumb")){let l=p.breadcrumb;if(this.note(
"text",t+"/breadcrumb",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/breadcrumb",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.breadcrumb,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/breadc\
rumb",keyword:"type",params:{type:"string"},schema:f.properties.breadcrumb.type,parentSchema:f.properties.breadcrumb,data:l};
(r??=[]).push(m),i++}}if(p.search!==void 0&&n.call(p,"search")){let l=p.search;if(typeof l!="boolean"){let m={instancePath:t+
"/search",keyword:"type",params:{type:"boolean"},schema:f.properties.search.type,parentSchema:f.properties.search,data:l};
(r??=[]).push(m),i++}}if(p.synonyms!==void 0&&n.call(p,"synonyms")){let l=p.synonyms;if(Array.isArray(l)){let m=l.length;
for(let c=0;c<m;c++){let u=l[c];if(this.note("text",t+"/synonyms/"+c,u),typeof u=="string"){if(k(u)<1){let w={instancePath:t+
"/synonyms/"+c,keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.synonyms.items,data:u};(r??=[]).push(
w),i++}}else{let w={instancePath:t+"/synonyms/"+c,keyword:"type",params:{type:"string"},schema:f.properties.synonyms.items.
type,parentSchema:f.properties.synonyms.items,data:u};(r??=[]).push(w),i++}}}else{let m={instancePath:t+"/synonyms",keyword:"\
type",params:{type:"array"},schema:f.properties.synonyms.type,parentSchema:f.properties.synonyms,data:l};(r??=[]).push(m),
i++}}if(p.footer!==void 0&&n.call(p,"footer")){let l=p.footer;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let m of Object.
keys(l))if(!(m==="text"||m==="columns"||m==="copyright")){let c={instancePath:t+"/footer",keyword:"additionalProperties",
params:{additionalProperty:m},schema:!1,parentSchema:f.properties.footer,data:l};(r??=[]).push(c),i++}if(l.text!==void 0&&
n.call(l,"text")){let m=l.text;if(this.note("rich-text",t+"/footer/text",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/footer/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.footer.properties.text,data:m};(r??=
[]).push(c),i++}}else{let c={instancePath:t+"/footer/text",keyword:"type",params:{type:"string"},schema:f.properties.footer.
properties.text.type,parentSchema:f.properties.footer.properties.text,data:m};(r??=[]).push(c),i++}}if(l.columns!==void 0&&
n.call(l,"columns")){let m=l.columns;if(Array.isArray(m)){if(m.length<1){let u={instancePath:t+"/footer/columns",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:f.properties.footer.properties.columns,data:m};(r??=[]).push(u),i++}let c=m.
length;for(let u=0;u<c;u++){let w=m[u];if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.title===void 0||!n.call(w,"titl\
e")){let b={instancePath:t+"/footer/columns/"+u,keyword:"required",params:{missingProperty:"title"},schema:f.properties.
footer.properties.columns.items.required,parentSchema:f.properties.footer.properties.columns.items,data:w};(r??=[]).push(
b),i++}if(w.links===void 0||!n.call(w,"links")){let b={instancePath:t+"/footer/columns/"+u,keyword:"required",params:{missingProperty:"\
links"},schema:f.properties.footer.properties.columns.items.required,parentSchema:f.properties.footer.properties.columns.
items,data:w};(r??=[]).push(b),i++}for(let b of Object.keys(w))if(!(b==="title"||b==="links")){let q={instancePath:t+"/f\
ooter/columns/"+u,keyword:"additionalProperties",params:{additionalProperty:b},schema:!1,parentSchema:f.properties.footer.
properties.columns.items,data:w};(r??=[]).push(q),i++}if(w.title!==void 0&&n.call(w,"title")){let b=w.title;if(this.note(
"text",t+"/footer/columns/"+u+"/title",b),typeof b=="string"){if(k(b)<1){let q={instancePath:t+"/footer/columns/"+u+"/ti\
tle",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.footer.properties.columns.items.properties.
title,data:b};(r??=[]).push(q),i++}}else{let q={instancePath:t+"/footer/columns/"+u+"/title",keyword:"type",params:{type:"\
string"},schema:f.properties.footer.properties.columns.items.properties.title.type,parentSchema:f.properties.footer.properties.
columns.items.properties.title,data:b};(r??=[]).push(q),i++}}if(w.links!==void 0&&n.call(w,"links")){let b=w.links;if(Array.
isArray(b)){if(b.length<1){let x={instancePath:t+"/footer/columns/"+u+"/links",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:f.properties.footer.properties.columns.items.properties.links,data:b};(r??=[]).push(x),i++}let q=b.length;for(let x=0;x<
q;x++)Ae.call(this,b[x],{instancePath:t+"/footer/columns/"+u+"/links/"+x,parentData:b,parentDataProperty:x,rootData:v})||
(r=r===null?Ae.errors:r.concat(Ae.errors),i=r.length)}else{let q={instancePath:t+"/footer/columns/"+u+"/links",keyword:"\
type",params:{type:"array"},schema:f.properties.footer.properties.columns.items.properties.links.type,parentSchema:f.properties.
footer.properties.columns.items.properties.links,data:b};(r??=[]).push(q),i++}}}else{let b={instancePath:t+"/footer/colu\
mns/"+u,keyword:"type",params:{type:"object"},schema:f.properties.footer.properties.columns.items.type,parentSchema:f.properties.
footer.properties.columns.items,data:w};(r??=[]).push(b),i++}}}else{let c={instancePath:t+"/footer/columns",keyword:"typ\
e",params:{type:"array"},schema:f.properties.footer.properties.columns.type,parentSchema:f.properties.footer.properties.
columns,data:m};(r??=[]).push(c),i++}}if(l.copyright!==void 0&&n.call(l,"copyright")){let m=l.copyright;if(this.note("te\
xt",t+"/footer/copyright",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/footer/copyright",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:f.properties.footer.properties.copyright,data:m};(r??=[]).push(c),i++}}else{let c={
instancePath:t+"/footer/copyright",keyword:"type",params:{type:"string"},schema:f.properties.footer.properties.copyright.
type,parentSchema:f.properties.footer.properties.copyright,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/f\
ooter",keyword:"type",params:{type:"object"},schema:f.properties.footer.type,parentSchema:f.properties.footer,data:l};(r??=
[]).push(m),i++}}if(p.contactPage!==void 0&&n.call(p,"contactPage")){let l=p.contactPage;if(this.note("link",t+"/contact\
Page",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/contactPage",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.contactPage,data:l};(r??=[]).push(m),i++}if(!pi.test(l)){let m={instancePath:t+"/contactPage",
keyword:"pattern",params:{pattern:"^/[^#]*$"},schema:"^/[^#]*$",parentSchema:f.properties.contactPage,data:l};(r??=[]).push(
m),i++}}else{let m={instancePath:t+"/contactPage",keyword:"type",params:{type:"string"},schema:f.properties.contactPage.
type,parentSchema:f.properties.contactPage,data:l};(r??=[]).push(m),i++}}if(p.privacy!==void 0&&n.call(p,"privacy")){let l=p.
privacy;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.text===void 0||!n.call(l,"text")){let m={instancePath:t+"/priv\
acy",keyword:"required",params:{missingProperty:"text"},schema:f.properties.privacy.required,parentSchema:f.properties.privacy,
data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="text"||m==="simulated"||m==="link"||m==="linkLabel")){
let c={instancePath:t+"/privacy",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f.properties.
privacy,data:l};(r??=[]).push(c),i++}if(l.link!==void 0&&n.call(l,"link")&&(l.linkLabel===void 0||!n.call(l,"linkLabel"))){
let m={instancePath:t+"/privacy",keyword:"dependencies",params:{property:"link",missingProperty:"linkLabel",depsCount:1,
deps:"linkLabel"},schema:f.properties.privacy.dependencies,parentSchema:f.properties.privacy,data:l};(r??=[]).push(m),i++}
if(l.linkLabel!==void 0&&n.call(l,"linkLabel")&&(l.link===void 0||!n.call(l,"link"))){let m={instancePath:t+"/privacy",keyword:"\
dependencies",params:{property:"linkLabel",missingProperty:"link",depsCount:1,deps:"link"},schema:f.properties.privacy.dependencies,
parentSchema:f.properties.privacy,data:l};(r??=[]).push(m),i++}if(l.text!==void 0&&n.call(l,"text")){let m=l.text;if(this.
note("rich-text",t+"/privacy/text",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/privacy/text",keyword:"minL\
ength",params:{limit:1},schema:1,parentSchema:f.properties.privacy.properties.text,data:m};(r??=[]).push(c),i++}}else{let c={
instancePath:t+"/privacy/text",keyword:"type",params:{type:"string"},schema:f.properties.privacy.properties.text.type,parentSchema:f.
properties.privacy.properties.text,data:m};(r??=[]).push(c),i++}}if(l.simulated!==void 0&&n.call(l,"simulated")){let m=l.
simulated;if(this.note("rich-text",t+"/privacy/simulated",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/priv\
acy/simulated",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.privacy.properties.simulated,data:m};
(r??=[]).push(c),i++}}else{let c={instancePath:t+"/privacy/simulated",keyword:"type",params:{type:"string"},schema:f.properties.
privacy.properties.simulated.type,parentSchema:f.properties.privacy.properties.simulated,data:m};(r??=[]).push(c),i++}}if(l.
link!==void 0&&n.call(l,"link")){let m=l.link;if(this.note("link",t+"/privacy/link",m),typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/privacy/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.privacy.properties.
link,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/privacy/link",keyword:"type",params:{type:"string"},schema:f.
properties.privacy.properties.link.type,parentSchema:f.properties.privacy.properties.link,data:m};(r??=[]).push(c),i++}}
if(l.linkLabel!==void 0&&n.call(l,"linkLabel")){let m=l.linkLabel;if(this.note("text",t+"/privacy/linkLabel",m),typeof m==
"string"){if(k(m)<1){let c={instancePath:t+"/privacy/linkLabel",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.privacy.properties.linkLabel,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/privacy/linkLabel",keyword:"\
type",params:{type:"string"},schema:f.properties.privacy.properties.linkLabel.type,parentSchema:f.properties.privacy.properties.
linkLabel,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/privacy",keyword:"type",params:{type:"object"},schema:f.
properties.privacy.type,parentSchema:f.properties.privacy,data:l};(r??=[]).push(m),i++}}if(p.notFound!==void 0&&n.call(p,
"notFound")){let l=p.notFound;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.title===void 0||!n.call(l,"title")){let m={
instancePath:t+"/notFound",keyword:"required",params:{missingProperty:"title"},schema:f.properties.notFound.required,parentSchema:f.
properties.notFound,data:l};(r??=[]).push(m),i++}if(l.description===void 0||!n.call(l,"description")){let m={instancePath:t+
"/notFound",keyword:"required",params:{missingProperty:"description"},schema:f.properties.notFound.required,parentSchema:f.
properties.notFound,data:l};(r??=[]).push(m),i++}if(l.heading===void 0||!n.call(l,"heading")){let m={instancePath:t+"/no\
tFound",keyword:"required",params:{missingProperty:"heading"},schema:f.properties.notFound.required,parentSchema:f.properties.
notFound,data:l};(r??=[]).push(m),i++}if(l.text===void 0||!n.call(l,"text")){let m={instancePath:t+"/notFound",keyword:"\
required",params:{missingProperty:"text"},schema:f.properties.notFound.required,parentSchema:f.properties.notFound,data:l};
(r??=[]).push(m),i++}if(l.linkLabel===void 0||!n.call(l,"linkLabel")){let m={instancePath:t+"/notFound",keyword:"require\
d",params:{missingProperty:"linkLabel"},schema:f.properties.notFound.required,parentSchema:f.properties.notFound,data:l};
(r??=[]).push(m),i++}if(l.suggestion===void 0||!n.call(l,"suggestion")){let m={instancePath:t+"/notFound",keyword:"requi\
red",params:{missingProperty:"suggestion"},schema:f.properties.notFound.required,parentSchema:f.properties.notFound,data:l};
(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="title"||m==="description"||m==="heading"||m==="text"||m==="li\
nkLabel"||m==="suggestion")){let c={instancePath:t+"/notFound",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:f.properties.notFound,data:l};(r??=[]).push(c),i++}if(l.title!==void 0&&n.call(l,"title")){let m=l.
title;if(this.note("text",t+"/notFound/title",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/notFound/title",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notFound.properties.title,data:m};(r??=[]).push(
c),i++}}else{let c={instancePath:t+"/notFound/title",keyword:"type",params:{type:"string"},schema:f.properties.notFound.
properties.title.type,parentSchema:f.properties.notFound.properties.title,data:m};(r??=[]).push(c),i++}}if(l.description!==
void 0&&n.call(l,"description")){let m=l.description;if(this.note("text",t+"/notFound/description",m),typeof m=="string"){
if(k(m)<1){let c={instancePath:t+"/notFound/description",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
notFound.properties.description,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notFound/description",keyword:"\
type",params:{type:"string"},schema:f.properties.notFound.properties.description.type,parentSchema:f.properties.notFound.
properties.description,data:m};(r??=[]).push(c),i++}}if(l.heading!==void 0&&n.call(l,"heading")){let m=l.heading;if(this.
note("text",t+"/notFound/heading",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/notFound/heading",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:f.properties.notFound.properties.heading,data:m};(r??=[]).push(c),i++}}else{
let c={instancePath:t+"/notFound/heading",keyword:"type",params:{type:"string"},schema:f.properties.notFound.properties.
heading.type,parentSchema:f.properties.notFound.properties.heading,data:m};(r??=[]).push(c),i++}}if(l.text!==void 0&&n.call(
l,"text")){let m=l.text;if(this.note("rich-text",t+"/notFound/text",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/notFound/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notFound.properties.text,data:m};
(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notFound/text",keyword:"type",params:{type:"string"},schema:f.properties.
notFound.properties.text.type,parentSchema:f.properties.notFound.properties.text,data:m};(r??=[]).push(c),i++}}if(l.linkLabel!==
void 0&&n.call(l,"linkLabel")){let m=l.linkLabel;if(this.note("text",t+"/notFound/linkLabel",m),typeof m=="string"){if(k(
m)<1){let c={instancePath:t+"/notFound/linkLabel",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
notFound.properties.linkLabel,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notFound/linkLabel",keyword:"ty\
pe",params:{type:"string"},schema:f.properties.notFound.properties.linkLabel.type,parentSchema:f.properties.notFound.properties.
linkLabel,data:m};(r??=[]).push(c),i++}}if(l.suggestion!==void 0&&n.call(l,"suggestion")){let m=l.suggestion;if(this.note(
"path-text",t+"/notFound/suggestion",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/notFound/suggestion",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:f.properties.notFound.properties.suggestion,data:m};(r??=[]).push(c),i++}}else{
let c={instancePath:t+"/notFound/suggestion",keyword:"type",params:{type:"string"},schema:f.properties.notFound.properties.
suggestion.type,parentSchema:f.properties.notFound.properties.suggestion,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+
"/notFound",keyword:"type",params:{type:"object"},schema:f.properties.notFound.type,parentSchema:f.properties.notFound,data:l};
(r??=[]).push(m),i++}}if(p.notSent!==void 0&&n.call(p,"notSent")){let l=p.notSent;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.heading===void 0||!n.call(l,"heading")){let m={instancePath:t+"/notSent",keyword:"required",params:{missingProperty:"\
heading"},schema:f.properties.notSent.required,parentSchema:f.properties.notSent,data:l};(r??=[]).push(m),i++}if(l.text===
void 0||!n.call(l,"text")){let m={instancePath:t+"/notSent",keyword:"required",params:{missingProperty:"text"},schema:f.
properties.notSent.required,parentSchema:f.properties.notSent,data:l};(r??=[]).push(m),i++}if(l.lost===void 0||!n.call(l,
"lost")){let m={instancePath:t+"/notSent",keyword:"required",params:{missingProperty:"lost"},schema:f.properties.notSent.
required,parentSchema:f.properties.notSent,data:l};(r??=[]).push(m),i++}if(l.again===void 0||!n.call(l,"again")){let m={
instancePath:t+"/notSent",keyword:"required",params:{missingProperty:"again"},schema:f.properties.notSent.required,parentSchema:f.
properties.notSent,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="heading"||m==="text"||m==="lost"||
m==="again"||m==="reasons")){let c={instancePath:t+"/notSent",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:f.properties.notSent,data:l};(r??=[]).push(c),i++}if(l.heading!==void 0&&n.call(l,"heading")){let m=l.
heading;if(this.note("text",t+"/notSent/heading",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/notSent/headi\
ng",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.heading,data:m};(r??=[]).
push(c),i++}}else{let c={instancePath:t+"/notSent/heading",keyword:"type",params:{type:"string"},schema:f.properties.notSent.
properties.heading.type,parentSchema:f.properties.notSent.properties.heading,data:m};(r??=[]).push(c),i++}}if(l.text!==void 0&&
n.call(l,"text")){let m=l.text;if(this.note("text",t+"/notSent/text",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/notSent/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.text,data:m};
(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notSent/text",keyword:"type",params:{type:"string"},schema:f.properties.
notSent.properties.text.type,parentSchema:f.properties.notSent.properties.text,data:m};(r??=[]).push(c),i++}}if(l.lost!==
void 0&&n.call(l,"lost")){let m=l.lost;if(this.note("text",t+"/notSent/lost",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/notSent/lost",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.lost,data:m};
(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notSent/lost",keyword:"type",params:{type:"string"},schema:f.properties.
notSent.properties.lost.type,parentSchema:f.properties.notSent.properties.lost,data:m};(r??=[]).push(c),i++}}if(l.again!==
void 0&&n.call(l,"again")){let m=l.again;if(this.note("text",t+"/notSent/again",m),typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/notSent/again",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.
again,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notSent/again",keyword:"type",params:{type:"string"},schema:f.
properties.notSent.properties.again.type,parentSchema:f.properties.notSent.properties.again,data:m};(r??=[]).push(c),i++}}
if(l.reasons!==void 0&&n.call(l,"reasons")){let m=l.reasons;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let c of Object.
keys(m))if(!n.call(f.properties.notSent.properties.reasons.properties,c)){let u={instancePath:t+"/notSent/reasons",keyword:"\
additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.properties.notSent.properties.reasons,data:m};
(r??=[]).push(u),i++}if(m.fields!==void 0&&n.call(m,"fields")){let c=m.fields;if(this.note("text",t+"/notSent/reasons/fi\
elds",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/fields",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.notSent.properties.reasons.properties.fields,data:c};(r??=[]).push(u),i++}}else{let u={
instancePath:t+"/notSent/reasons/fields",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.reasons.
properties.fields.type,parentSchema:f.properties.notSent.properties.reasons.properties.fields,data:c};(r??=[]).push(u),i++}}
if(m.tooLong!==void 0&&n.call(m,"tooLong")){let c=m.tooLong;if(this.note("text",t+"/notSent/reasons/tooLong",c),typeof c==
"string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/tooLong",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.notSent.properties.reasons.properties.tooLong,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notS\
ent/reasons/tooLong",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.reasons.properties.tooLong.
type,parentSchema:f.properties.notSent.properties.reasons.properties.tooLong,data:c};(r??=[]).push(u),i++}}if(m.filesTooLarge!==
void 0&&n.call(m,"filesTooLarge")){let c=m.filesTooLarge;if(this.note("text",t+"/notSent/reasons/filesTooLarge",c),typeof c==
"string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/filesTooLarge",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.notSent.properties.reasons.properties.filesTooLarge,data:c};(r??=[]).push(u),i++}}else{let u={
instancePath:t+"/notSent/reasons/filesTooLarge",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.
reasons.properties.filesTooLarge.type,parentSchema:f.properties.notSent.properties.reasons.properties.filesTooLarge,data:c};
(r??=[]).push(u),i++}}if(m.noFiles!==void 0&&n.call(m,"noFiles")){let c=m.noFiles;if(this.note("text",t+"/notSent/reason\
s/noFiles",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/noFiles",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.notSent.properties.reasons.properties.noFiles,data:c};(r??=[]).push(u),i++}}else{
let u={instancePath:t+"/notSent/reasons/noFiles",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.
reasons.properties.noFiles.type,parentSchema:f.properties.notSent.properties.reasons.properties.noFiles,data:c};(r??=[]).
push(u),i++}}if(m.notWhole!==void 0&&n.call(m,"notWhole")){let c=m.notWhole;if(this.note("text",t+"/notSent/reasons/notW\
hole",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/notWhole",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.notSent.properties.reasons.properties.notWhole,data:c};(r??=[]).push(u),i++}}else{let u={
instancePath:t+"/notSent/reasons/notWhole",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.
reasons.properties.notWhole.type,parentSchema:f.properties.notSent.properties.reasons.properties.notWhole,data:c};(r??=[]).
push(u),i++}}if(m.late!==void 0&&n.call(m,"late")){let c=m.late;if(this.note("text",t+"/notSent/reasons/late",c),typeof c==
"string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/late",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.notSent.properties.reasons.properties.late,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent\
/reasons/late",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.reasons.properties.late.type,
parentSchema:f.properties.notSent.properties.reasons.properties.late,data:c};(r??=[]).push(u),i++}}if(m.busy!==void 0&&n.
call(m,"busy")){let c=m.busy;if(this.note("text",t+"/notSent/reasons/busy",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+
"/notSent/reasons/busy",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.reasons.
properties.busy,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent/reasons/busy",keyword:"type",params:{
type:"string"},schema:f.properties.notSent.properties.reasons.properties.busy.type,parentSchema:f.properties.notSent.properties.
reasons.properties.busy,data:c};(r??=[]).push(u),i++}}if(m.tooMany!==void 0&&n.call(m,"tooMany")){let c=m.tooMany;if(this.
note("text",t+"/notSent/reasons/tooMany",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/notSent/reasons/tooMa\
ny",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.reasons.properties.tooMany,
data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent/reasons/tooMany",keyword:"type",params:{type:"string"},
schema:f.properties.notSent.properties.reasons.properties.tooMany.type,parentSchema:f.properties.notSent.properties.reasons.
properties.tooMany,data:c};(r??=[]).push(u),i++}}if(m.tooManyNearby!==void 0&&n.call(m,"tooManyNearby")){let c=m.tooManyNearby;
if(this.note("text",t+"/notSent/reasons/tooManyNearby",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/notSent\
/reasons/tooManyNearby",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.reasons.
properties.tooManyNearby,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent/reasons/tooManyNearby",keyword:"\
type",params:{type:"string"},schema:f.properties.notSent.properties.reasons.properties.tooManyNearby.type,parentSchema:f.
properties.notSent.properties.reasons.properties.tooManyNearby,data:c};(r??=[]).push(u),i++}}if(m.otherText!==void 0&&n.
call(m,"otherText")){let c=m.otherText;if(this.note("text",t+"/notSent/reasons/otherText",c),typeof c=="string"){if(k(c)<
1){let u={instancePath:t+"/notSent/reasons/otherText",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
notSent.properties.reasons.properties.otherText,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent/reaso\
ns/otherText",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.reasons.properties.otherText.
type,parentSchema:f.properties.notSent.properties.reasons.properties.otherText,data:c};(r??=[]).push(u),i++}}if(m.foreign!==
void 0&&n.call(m,"foreign")){let c=m.foreign;if(this.note("text",t+"/notSent/reasons/foreign",c),typeof c=="string"){if(k(
c)<1){let u={instancePath:t+"/notSent/reasons/foreign",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
notSent.properties.reasons.properties.foreign,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent/reasons\
/foreign",keyword:"type",params:{type:"string"},schema:f.properties.notSent.properties.reasons.properties.foreign.type,parentSchema:f.
properties.notSent.properties.reasons.properties.foreign,data:c};(r??=[]).push(u),i++}}if(m.notKept!==void 0&&n.call(m,"\
notKept")){let c=m.notKept;if(this.note("text",t+"/notSent/reasons/notKept",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+
"/notSent/reasons/notKept",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.notSent.properties.reasons.
properties.notKept,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/notSent/reasons/notKept",keyword:"type",params:{
type:"string"},schema:f.properties.notSent.properties.reasons.properties.notKept.type,parentSchema:f.properties.notSent.
properties.reasons.properties.notKept,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/notSent/reasons",keyword:"\
type",params:{type:"object"},schema:f.properties.notSent.properties.reasons.type,parentSchema:f.properties.notSent.properties.
reasons,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/notSent",keyword:"type",params:{type:"object"},schema:f.
properties.notSent.type,parentSchema:f.properties.notSent,data:l};(r??=[]).push(m),i++}}if(p.labels!==void 0&&n.call(p,"\
labels")){let l=p.labels;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let m of Object.keys(l))if(!n.call(f.properties.
labels.properties,m)){let c={instancePath:t+"/labels",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,
parentSchema:f.properties.labels,data:l};(r??=[]).push(c),i++}if(l.menu!==void 0&&n.call(l,"menu")){let m=l.menu;if(this.
note("text",t+"/labels/menu",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/menu",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.menu,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+
"/labels/menu",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.menu.type,parentSchema:f.properties.
labels.properties.menu,data:m};(r??=[]).push(c),i++}}if(l.skip!==void 0&&n.call(l,"skip")){let m=l.skip;if(this.note("te\
xt",t+"/labels/skip",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/skip",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.labels.properties.skip,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+
"/labels/skip",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.skip.type,parentSchema:f.properties.
labels.properties.skip,data:m};(r??=[]).push(c),i++}}if(l.lightTheme!==void 0&&n.call(l,"lightTheme")){let m=l.lightTheme;
if(this.note("text",t+"/labels/lightTheme",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/lightTheme",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.lightTheme,data:m};(r??=[]).push(
c),i++}}else{let c={instancePath:t+"/labels/lightTheme",keyword:"type",params:{type:"string"},schema:f.properties.labels.
properties.lightTheme.type,parentSchema:f.properties.labels.properties.lightTheme,data:m};(r??=[]).push(c),i++}}if(l.darkTheme!==
void 0&&n.call(l,"darkTheme")){let m=l.darkTheme;if(this.note("text",t+"/labels/darkTheme",m),typeof m=="string"){if(k(m)<
1){let c={instancePath:t+"/labels/darkTheme",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.
properties.darkTheme,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/darkTheme",keyword:"type",params:{
type:"string"},schema:f.properties.labels.properties.darkTheme.type,parentSchema:f.properties.labels.properties.darkTheme,
data:m};(r??=[]).push(c),i++}}if(l.newTab!==void 0&&n.call(l,"newTab")){let m=l.newTab;if(this.note("text",t+"/labels/ne\
wTab",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/newTab",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.labels.properties.newTab,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/new\
Tab",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.newTab.type,parentSchema:f.properties.labels.
properties.newTab,data:m};(r??=[]).push(c),i++}}if(l.pause!==void 0&&n.call(l,"pause")){let m=l.pause;if(this.note("text",
t+"/labels/pause",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/pause",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.labels.properties.pause,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/la\
bels/pause",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.pause.type,parentSchema:f.properties.
labels.properties.pause,data:m};(r??=[]).push(c),i++}}if(l.play!==void 0&&n.call(l,"play")){let m=l.play;if(this.note("t\
ext",t+"/labels/play",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/play",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.labels.properties.play,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+
"/labels/play",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.play.type,parentSchema:f.properties.
labels.properties.play,data:m};(r??=[]).push(c),i++}}if(l.dialogClose!==void 0&&n.call(l,"dialogClose")){let m=l.dialogClose;
if(this.note("text",t+"/labels/dialogClose",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/dialogClose",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.dialogClose,data:m};(r??=[]).push(
c),i++}}else{let c={instancePath:t+"/labels/dialogClose",keyword:"type",params:{type:"string"},schema:f.properties.labels.
properties.dialogClose.type,parentSchema:f.properties.labels.properties.dialogClose,data:m};(r??=[]).push(c),i++}}if(l.noAction!==
void 0&&n.call(l,"noAction")){let m=l.noAction;if(this.note("text",t+"/labels/noAction",m),typeof m=="string"){if(k(m)<1){
let c={instancePath:t+"/labels/noAction",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.
properties.noAction,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/noAction",keyword:"type",params:{type:"\
string"},schema:f.properties.labels.properties.noAction.type,parentSchema:f.properties.labels.properties.noAction,data:m};
(r??=[]).push(c),i++}}if(l.notifications!==void 0&&n.call(l,"notifications")){let m=l.notifications;if(this.note("text",
t+"/labels/notifications",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/notifications",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.notifications,data:m};(r??=[]).push(c),i++}}else{
let c={instancePath:t+"/labels/notifications",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.
notifications.type,parentSchema:f.properties.labels.properties.notifications,data:m};(r??=[]).push(c),i++}}if(l.offline!==
void 0&&n.call(l,"offline")){let m=l.offline;if(this.note("text",t+"/labels/offline",m),typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/labels/offline",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.
offline,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/offline",keyword:"type",params:{type:"string"},
schema:f.properties.labels.properties.offline.type,parentSchema:f.properties.labels.properties.offline,data:m};(r??=[]).
push(c),i++}}if(l.problem!==void 0&&n.call(l,"problem")){let m=l.problem;if(this.note("text",t+"/labels/problem",m),typeof m==
"string"){if(k(m)<1){let c={instancePath:t+"/labels/problem",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.problem,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/problem",keyword:"\
type",params:{type:"string"},schema:f.properties.labels.properties.problem.type,parentSchema:f.properties.labels.properties.
problem,data:m};(r??=[]).push(c),i++}}if(l.current!==void 0&&n.call(l,"current")){let m=l.current;if(this.note("text",t+
"/labels/current",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/current",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:f.properties.labels.properties.current,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+
"/labels/current",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.current.type,parentSchema:f.
properties.labels.properties.current,data:m};(r??=[]).push(c),i++}}if(l.planned!==void 0&&n.call(l,"planned")){let m=l.planned;
if(this.note("text",t+"/labels/planned",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/planned",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.planned,data:m};(r??=[]).push(c),i++}}else{
let c={instancePath:t+"/labels/planned",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.planned.
type,parentSchema:f.properties.labels.properties.planned,data:m};(r??=[]).push(c),i++}}if(l.vision!==void 0&&n.call(l,"v\
ision")){let m=l.vision;if(this.note("text",t+"/labels/vision",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"\
/labels/vision",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.vision,data:m};
(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/vision",keyword:"type",params:{type:"string"},schema:f.properties.
labels.properties.vision.type,parentSchema:f.properties.labels.properties.vision,data:m};(r??=[]).push(c),i++}}if(l.yes!==
void 0&&n.call(l,"yes")){let m=l.yes;if(this.note("text",t+"/labels/yes",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/labels/yes",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.yes,data:m};(r??=
[]).push(c),i++}}else{let c={instancePath:t+"/labels/yes",keyword:"type",params:{type:"string"},schema:f.properties.labels.
properties.yes.type,parentSchema:f.properties.labels.properties.yes,data:m};(r??=[]).push(c),i++}}if(l.no!==void 0&&n.call(
l,"no")){let m=l.no;if(this.note("text",t+"/labels/no",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/\
no",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.no,data:m};(r??=[]).push(c),
i++}}else{let c={instancePath:t+"/labels/no",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.
no.type,parentSchema:f.properties.labels.properties.no,data:m};(r??=[]).push(c),i++}}if(l.from!==void 0&&n.call(l,"from")){
let m=l.from;if(this.note("text",t+"/labels/from",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/from",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.from,data:m};(r??=[]).push(c),
i++}}else{let c={instancePath:t+"/labels/from",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.
from.type,parentSchema:f.properties.labels.properties.from,data:m};(r??=[]).push(c),i++}}if(l.to!==void 0&&n.call(l,"to")){
let m=l.to;if(this.note("text",t+"/labels/to",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/to",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.to,data:m};(r??=[]).push(c),i++}}else{let c={
instancePath:t+"/labels/to",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.to.type,parentSchema:f.
properties.labels.properties.to,data:m};(r??=[]).push(c),i++}}if(l.allCategories!==void 0&&n.call(l,"allCategories")){let m=l.
allCategories;if(this.note("text",t+"/labels/allCategories",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/la\
bels/allCategories",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.allCategories,
data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/allCategories",keyword:"type",params:{type:"string"},schema:f.
properties.labels.properties.allCategories.type,parentSchema:f.properties.labels.properties.allCategories,data:m};(r??=[]).
push(c),i++}}if(l.category!==void 0&&n.call(l,"category")){let m=l.category;if(this.note("text",t+"/labels/category",m),
typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/category",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.category,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/category",keyword:"\
type",params:{type:"string"},schema:f.properties.labels.properties.category.type,parentSchema:f.properties.labels.properties.
category,data:m};(r??=[]).push(c),i++}}if(l.articles!==void 0&&n.call(l,"articles")&&(be.call(this,l.articles,{instancePath:t+
"/labels/articles",parentData:l,parentDataProperty:"articles",rootData:v})||(r=r===null?be.errors:r.concat(be.errors),i=
r.length)),l.articlesInCategory!==void 0&&n.call(l,"articlesInCategory")&&(be.call(this,l.articlesInCategory,{instancePath:t+
"/labels/articlesInCategory",parentData:l,parentDataProperty:"articlesInCategory",rootData:v})||(r=r===null?be.errors:r.
concat(be.errors),i=r.length)),l.needsScript!==void 0&&n.call(l,"needsScript")){let m=l.needsScript;if(this.note("text",
t+"/labels/needsScript",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/needsScript",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.needsScript,data:m};(r??=[]).push(c),i++}}else{let c={
instancePath:t+"/labels/needsScript",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.needsScript.
type,parentSchema:f.properties.labels.properties.needsScript,data:m};(r??=[]).push(c),i++}}if(l.draft!==void 0&&n.call(l,
"draft")){let m=l.draft;if(this.note("text",t+"/labels/draft",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/\
labels/draft",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.draft,data:m};(r??=
[]).push(c),i++}}else{let c={instancePath:t+"/labels/draft",keyword:"type",params:{type:"string"},schema:f.properties.labels.
properties.draft.type,parentSchema:f.properties.labels.properties.draft,data:m};(r??=[]).push(c),i++}}if(l.noNumber!==void 0&&
n.call(l,"noNumber")){let m=l.noNumber;if(this.note("text",t+"/labels/noNumber",m),typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/labels/noNumber",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.
noNumber,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/noNumber",keyword:"type",params:{type:"string"},
schema:f.properties.labels.properties.noNumber.type,parentSchema:f.properties.labels.properties.noNumber,data:m};(r??=[]).
push(c),i++}}if(l.language!==void 0&&n.call(l,"language")){let m=l.language;if(this.note("text",t+"/labels/language",m),
typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/language",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.language,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/language",keyword:"\
type",params:{type:"string"},schema:f.properties.labels.properties.language.type,parentSchema:f.properties.labels.properties.
language,data:m};(r??=[]).push(c),i++}}if(l.source!==void 0&&n.call(l,"source")){let m=l.source;if(this.note("text",t+"/\
labels/source",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/labels/source",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.labels.properties.source,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/l\
abels/source",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.source.type,parentSchema:f.properties.
labels.properties.source,data:m};(r??=[]).push(c),i++}}if(l.film!==void 0&&n.call(l,"film")){let m=l.film;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.play===void 0||!n.call(m,"play")){let c={instancePath:t+"/labels/film",keyword:"requir\
ed",params:{missingProperty:"play"},schema:f.properties.labels.properties.film.required,parentSchema:f.properties.labels.
properties.film,data:m};(r??=[]).push(c),i++}if(m.transfer===void 0||!n.call(m,"transfer")){let c={instancePath:t+"/labe\
ls/film",keyword:"required",params:{missingProperty:"transfer"},schema:f.properties.labels.properties.film.required,parentSchema:f.
properties.labels.properties.film,data:m};(r??=[]).push(c),i++}if(m.watch===void 0||!n.call(m,"watch")){let c={instancePath:t+
"/labels/film",keyword:"required",params:{missingProperty:"watch"},schema:f.properties.labels.properties.film.required,parentSchema:f.
properties.labels.properties.film,data:m};(r??=[]).push(c),i++}for(let c of Object.keys(m))if(!(c==="play"||c==="transfe\
r"||c==="watch")){let u={instancePath:t+"/labels/film",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,
parentSchema:f.properties.labels.properties.film,data:m};(r??=[]).push(u),i++}if(m.play!==void 0&&n.call(m,"play")){let c=m.
play;if(this.note("text",t+"/labels/film/play",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/film/pla\
y",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.film.properties.play,data:c};
(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/film/play",keyword:"type",params:{type:"string"},schema:f.properties.
labels.properties.film.properties.play.type,parentSchema:f.properties.labels.properties.film.properties.play,data:c};(r??=
[]).push(u),i++}}if(m.transfer!==void 0&&n.call(m,"transfer")){let c=m.transfer;if(this.note("film-text",t+"/labels/film\
/transfer",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/film/transfer",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.labels.properties.film.properties.transfer,data:c};(r??=[]).push(u),i++}}else{let u={
instancePath:t+"/labels/film/transfer",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.film.
properties.transfer.type,parentSchema:f.properties.labels.properties.film.properties.transfer,data:c};(r??=[]).push(u),i++}}
if(m.watch!==void 0&&n.call(m,"watch")){let c=m.watch;if(this.note("film-text",t+"/labels/film/watch",c),typeof c=="stri\
ng"){if(k(c)<1){let u={instancePath:t+"/labels/film/watch",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.film.properties.watch,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/fil\
m/watch",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.film.properties.watch.type,parentSchema:f.
properties.labels.properties.film.properties.watch,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/labels/fi\
lm",keyword:"type",params:{type:"object"},schema:f.properties.labels.properties.film.type,parentSchema:f.properties.labels.
properties.film,data:m};(r??=[]).push(c),i++}}if(l.events!==void 0&&n.call(l,"events")){let m=l.events;if(m&&typeof m=="\
object"&&!Array.isArray(m)){if(m.calendar===void 0||!n.call(m,"calendar")){let c={instancePath:t+"/labels/events",keyword:"\
required",params:{missingProperty:"calendar"},schema:f.properties.labels.properties.events.required,parentSchema:f.properties.
labels.properties.events,data:m};(r??=[]).push(c),i++}if(m.none===void 0||!n.call(m,"none")){let c={instancePath:t+"/lab\
els/events",keyword:"required",params:{missingProperty:"none"},schema:f.properties.labels.properties.events.required,parentSchema:f.
properties.labels.properties.events,data:m};(r??=[]).push(c),i++}for(let c of Object.keys(m))if(!(c==="calendar"||c==="n\
one")){let u={instancePath:t+"/labels/events",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.
properties.labels.properties.events,data:m};(r??=[]).push(u),i++}if(m.calendar!==void 0&&n.call(m,"calendar")){let c=m.calendar;
if(this.note("text",t+"/labels/events/calendar",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/events/\
calendar",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.events.properties.calendar,
data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/events/calendar",keyword:"type",params:{type:"string"},
schema:f.properties.labels.properties.events.properties.calendar.type,parentSchema:f.properties.labels.properties.events.
properties.calendar,data:c};(r??=[]).push(u),i++}}if(m.none!==void 0&&n.call(m,"none")){let c=m.none;if(this.note("text",
t+"/labels/events/none",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/events/none",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.events.properties.none,data:c};(r??=[]).push(u),i++}}else{
let u={instancePath:t+"/labels/events/none",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.
events.properties.none.type,parentSchema:f.properties.labels.properties.events.properties.none,data:c};(r??=[]).push(u),
i++}}}else{let c={instancePath:t+"/labels/events",keyword:"type",params:{type:"object"},schema:f.properties.labels.properties.
events.type,parentSchema:f.properties.labels.properties.events,data:m};(r??=[]).push(c),i++}}if(l.hours!==void 0&&n.call(
l,"hours")){let m=l.hours;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.open===void 0||!n.call(m,"open")){let c={instancePath:t+
"/labels/hours",keyword:"required",params:{missingProperty:"open"},schema:f.properties.labels.properties.hours.required,
parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).push(c),i++}if(m.openUntil===void 0||!n.call(m,"openU\
ntil")){let c={instancePath:t+"/labels/hours",keyword:"required",params:{missingProperty:"openUntil"},schema:f.properties.
labels.properties.hours.required,parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).push(c),i++}if(m.closed===
void 0||!n.call(m,"closed")){let c={instancePath:t+"/labels/hours",keyword:"required",params:{missingProperty:"closed"},
schema:f.properties.labels.properties.hours.required,parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).
push(c),i++}if(m.opensToday===void 0||!n.call(m,"opensToday")){let c={instancePath:t+"/labels/hours",keyword:"required",
params:{missingProperty:"opensToday"},schema:f.properties.labels.properties.hours.required,parentSchema:f.properties.labels.
properties.hours,data:m};(r??=[]).push(c),i++}if(m.opensLater===void 0||!n.call(m,"opensLater")){let c={instancePath:t+"\
/labels/hours",keyword:"required",params:{missingProperty:"opensLater"},schema:f.properties.labels.properties.hours.required,
parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).push(c),i++}if(m.always===void 0||!n.call(m,"always")){
let c={instancePath:t+"/labels/hours",keyword:"required",params:{missingProperty:"always"},schema:f.properties.labels.properties.
hours.required,parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).push(c),i++}if(m.exceptions===void 0||
!n.call(m,"exceptions")){let c={instancePath:t+"/labels/hours",keyword:"required",params:{missingProperty:"exceptions"},
schema:f.properties.labels.properties.hours.required,parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).
push(c),i++}for(let c of Object.keys(m))if(!(c==="open"||c==="openUntil"||c==="closed"||c==="opensToday"||c==="opensLate\
r"||c==="always"||c==="exceptions")){let u={instancePath:t+"/labels/hours",keyword:"additionalProperties",params:{additionalProperty:c},
schema:!1,parentSchema:f.properties.labels.properties.hours,data:m};(r??=[]).push(u),i++}if(m.open!==void 0&&n.call(m,"o\
pen")){let c=m.open;if(this.note("text",t+"/labels/hours/open",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"\
/labels/hours/open",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.hours.properties.
open,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/hours/open",keyword:"type",params:{type:"string"},
schema:f.properties.labels.properties.hours.properties.open.type,parentSchema:f.properties.labels.properties.hours.properties.
open,data:c};(r??=[]).push(u),i++}}if(m.openUntil!==void 0&&n.call(m,"openUntil")){let c=m.openUntil;if(this.note("hours\
-text",t+"/labels/hours/openUntil",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/hours/openUntil",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.hours.properties.openUntil,data:c};(r??=
[]).push(u),i++}}else{let u={instancePath:t+"/labels/hours/openUntil",keyword:"type",params:{type:"string"},schema:f.properties.
labels.properties.hours.properties.openUntil.type,parentSchema:f.properties.labels.properties.hours.properties.openUntil,
data:c};(r??=[]).push(u),i++}}if(m.closed!==void 0&&n.call(m,"closed")){let c=m.closed;if(this.note("text",t+"/labels/ho\
urs/closed",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/hours/closed",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.labels.properties.hours.properties.closed,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+
"/labels/hours/closed",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.hours.properties.closed.
type,parentSchema:f.properties.labels.properties.hours.properties.closed,data:c};(r??=[]).push(u),i++}}if(m.opensToday!==
void 0&&n.call(m,"opensToday")){let c=m.opensToday;if(this.note("hours-text",t+"/labels/hours/opensToday",c),typeof c=="\
string"){if(k(c)<1){let u={instancePath:t+"/labels/hours/opensToday",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.hours.properties.opensToday,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labe\
ls/hours/opensToday",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.hours.properties.opensToday.
type,parentSchema:f.properties.labels.properties.hours.properties.opensToday,data:c};(r??=[]).push(u),i++}}if(m.opensLater!==
void 0&&n.call(m,"opensLater")){let c=m.opensLater;if(this.note("hours-text",t+"/labels/hours/opensLater",c),typeof c=="\
string"){if(k(c)<1){let u={instancePath:t+"/labels/hours/opensLater",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.hours.properties.opensLater,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labe\
ls/hours/opensLater",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.hours.properties.opensLater.
type,parentSchema:f.properties.labels.properties.hours.properties.opensLater,data:c};(r??=[]).push(u),i++}}if(m.always!==
void 0&&n.call(m,"always")){let c=m.always;if(this.note("text",t+"/labels/hours/always",c),typeof c=="string"){if(k(c)<1){
let u={instancePath:t+"/labels/hours/always",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.
properties.hours.properties.always,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/hours/always",keyword:"\
type",params:{type:"string"},schema:f.properties.labels.properties.hours.properties.always.type,parentSchema:f.properties.
labels.properties.hours.properties.always,data:c};(r??=[]).push(u),i++}}if(m.exceptions!==void 0&&n.call(m,"exceptions")){
let c=m.exceptions;if(this.note("text",t+"/labels/hours/exceptions",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+
"/labels/hours/exceptions",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.hours.
properties.exceptions,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/hours/exceptions",keyword:"type",
params:{type:"string"},schema:f.properties.labels.properties.hours.properties.exceptions.type,parentSchema:f.properties.
labels.properties.hours.properties.exceptions,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/labels/hours",
keyword:"type",params:{type:"object"},schema:f.properties.labels.properties.hours.type,parentSchema:f.properties.labels.
properties.hours,data:m};(r??=[]).push(c),i++}}if(l.article!==void 0&&n.call(l,"article")){let m=l.article;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.previous===void 0||!n.call(m,"previous")){let c={instancePath:t+"/labels/article",keyword:"\
required",params:{missingProperty:"previous"},schema:f.properties.labels.properties.article.required,parentSchema:f.properties.
labels.properties.article,data:m};(r??=[]).push(c),i++}if(m.next===void 0||!n.call(m,"next")){let c={instancePath:t+"/la\
bels/article",keyword:"required",params:{missingProperty:"next"},schema:f.properties.labels.properties.article.required,
parentSchema:f.properties.labels.properties.article,data:m};(r??=[]).push(c),i++}if(m.others===void 0||!n.call(m,"others")){
let c={instancePath:t+"/labels/article",keyword:"required",params:{missingProperty:"others"},schema:f.properties.labels.
properties.article.required,parentSchema:f.properties.labels.properties.article,data:m};(r??=[]).push(c),i++}for(let c of Object.
keys(m))if(!(c==="previous"||c==="next"||c==="others")){let u={instancePath:t+"/labels/article",keyword:"additionalPrope\
rties",params:{additionalProperty:c},schema:!1,parentSchema:f.properties.labels.properties.article,data:m};(r??=[]).push(
u),i++}if(m.previous!==void 0&&n.call(m,"previous")){let c=m.previous;if(this.note("text",t+"/labels/article/previous",c),
typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/article/previous",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.labels.properties.article.properties.previous,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+
"/labels/article/previous",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.article.properties.
previous.type,parentSchema:f.properties.labels.properties.article.properties.previous,data:c};(r??=[]).push(u),i++}}if(m.
next!==void 0&&n.call(m,"next")){let c=m.next;if(this.note("text",t+"/labels/article/next",c),typeof c=="string"){if(k(c)<
1){let u={instancePath:t+"/labels/article/next",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
labels.properties.article.properties.next,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/article/next",
keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.article.properties.next.type,parentSchema:f.
properties.labels.properties.article.properties.next,data:c};(r??=[]).push(u),i++}}if(m.others!==void 0&&n.call(m,"other\
s")){let c=m.others;if(this.note("text",t+"/labels/article/others",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+
"/labels/article/others",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.article.
properties.others,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/article/others",keyword:"type",params:{
type:"string"},schema:f.properties.labels.properties.article.properties.others.type,parentSchema:f.properties.labels.properties.
article.properties.others,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/labels/article",keyword:"type",params:{
type:"object"},schema:f.properties.labels.properties.article.type,parentSchema:f.properties.labels.properties.article,data:m};
(r??=[]).push(c),i++}}if(l.search!==void 0&&n.call(l,"search")){let m=l.search;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.search===void 0||!n.call(m,"search")){let c={instancePath:t+"/labels/search",keyword:"required",params:{missingProperty:"\
search"},schema:f.properties.labels.properties.search.required,parentSchema:f.properties.labels.properties.search,data:m};
(r??=[]).push(c),i++}if(m.found===void 0||!n.call(m,"found")){let c={instancePath:t+"/labels/search",keyword:"required",
params:{missingProperty:"found"},schema:f.properties.labels.properties.search.required,parentSchema:f.properties.labels.
properties.search,data:m};(r??=[]).push(c),i++}if(m.none===void 0||!n.call(m,"none")){let c={instancePath:t+"/labels/sea\
rch",keyword:"required",params:{missingProperty:"none"},schema:f.properties.labels.properties.search.required,parentSchema:f.
properties.labels.properties.search,data:m};(r??=[]).push(c),i++}if(m.all===void 0||!n.call(m,"all")){let c={instancePath:t+
"/labels/search",keyword:"required",params:{missingProperty:"all"},schema:f.properties.labels.properties.search.required,
parentSchema:f.properties.labels.properties.search,data:m};(r??=[]).push(c),i++}if(m.failed===void 0||!n.call(m,"failed")){
let c={instancePath:t+"/labels/search",keyword:"required",params:{missingProperty:"failed"},schema:f.properties.labels.properties.
search.required,parentSchema:f.properties.labels.properties.search,data:m};(r??=[]).push(c),i++}for(let c of Object.keys(
m))if(!(c==="search"||c==="found"||c==="none"||c==="all"||c==="failed")){let u={instancePath:t+"/labels/search",keyword:"\
additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.properties.labels.properties.search,data:m};
(r??=[]).push(u),i++}if(m.search!==void 0&&n.call(m,"search")){let c=m.search;if(this.note("text",t+"/labels/search/sear\
ch",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/search/search",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.labels.properties.search.properties.search,data:c};(r??=[]).push(u),i++}}else{let u={
instancePath:t+"/labels/search/search",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.search.
properties.search.type,parentSchema:f.properties.labels.properties.search.properties.search,data:c};(r??=[]).push(u),i++}}
if(m.found!==void 0&&n.call(m,"found")&&(be.call(this,m.found,{instancePath:t+"/labels/search/found",parentData:m,parentDataProperty:"\
found",rootData:v})||(r=r===null?be.errors:r.concat(be.errors),i=r.length)),m.none!==void 0&&n.call(m,"none")){let c=m.none;
if(this.note("text",t+"/labels/search/none",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/search/none",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.search.properties.none,data:c};
(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/search/none",keyword:"type",params:{type:"string"},schema:f.properties.
labels.properties.search.properties.none.type,parentSchema:f.properties.labels.properties.search.properties.none,data:c};
(r??=[]).push(u),i++}}if(m.all!==void 0&&n.call(m,"all")){let c=m.all;if(this.note("text",t+"/labels/search/all",c),typeof c==
"string"){if(k(c)<1){let u={instancePath:t+"/labels/search/all",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.search.properties.all,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/sea\
rch/all",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.search.properties.all.type,parentSchema:f.
properties.labels.properties.search.properties.all,data:c};(r??=[]).push(u),i++}}if(m.failed!==void 0&&n.call(m,"failed")){
let c=m.failed;if(this.note("text",t+"/labels/search/failed",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/l\
abels/search/failed",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.search.properties.
failed,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/search/failed",keyword:"type",params:{type:"str\
ing"},schema:f.properties.labels.properties.search.properties.failed.type,parentSchema:f.properties.labels.properties.search.
properties.failed,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/labels/search",keyword:"type",params:{type:"\
object"},schema:f.properties.labels.properties.search.type,parentSchema:f.properties.labels.properties.search,data:m};(r??=
[]).push(c),i++}}if(l.place!==void 0&&n.call(l,"place")){let m=l.place;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
map===void 0||!n.call(m,"map")){let c={instancePath:t+"/labels/place",keyword:"required",params:{missingProperty:"map"},
schema:f.properties.labels.properties.place.required,parentSchema:f.properties.labels.properties.place,data:m};(r??=[]).
push(c),i++}for(let c of Object.keys(m))if(!(c==="map"||c==="show"||c==="transfer")){let u={instancePath:t+"/labels/plac\
e",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.properties.labels.properties.place,
data:m};(r??=[]).push(u),i++}if(m.map!==void 0&&n.call(m,"map")){let c=m.map;if(this.note("text",t+"/labels/place/map",c),
typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/place/map",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.labels.properties.place.properties.map,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/plac\
e/map",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.place.properties.map.type,parentSchema:f.
properties.labels.properties.place.properties.map,data:c};(r??=[]).push(u),i++}}if(m.show!==void 0&&n.call(m,"show")){let c=m.
show;if(this.note("text",t+"/labels/place/show",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/place/s\
how",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.place.properties.show,data:c};
(r??=[]).push(u),i++}}else{let u={instancePath:t+"/labels/place/show",keyword:"type",params:{type:"string"},schema:f.properties.
labels.properties.place.properties.show.type,parentSchema:f.properties.labels.properties.place.properties.show,data:c};(r??=
[]).push(u),i++}}if(m.transfer!==void 0&&n.call(m,"transfer")){let c=m.transfer;if(this.note("text",t+"/labels/place/tra\
nsfer",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/labels/place/transfer",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.labels.properties.place.properties.transfer,data:c};(r??=[]).push(u),i++}}else{let u={
instancePath:t+"/labels/place/transfer",keyword:"type",params:{type:"string"},schema:f.properties.labels.properties.place.
properties.transfer.type,parentSchema:f.properties.labels.properties.place.properties.transfer,data:c};(r??=[]).push(u),
i++}}}else{let c={instancePath:t+"/labels/place",keyword:"type",params:{type:"object"},schema:f.properties.labels.properties.
place.type,parentSchema:f.properties.labels.properties.place,data:m};(r??=[]).push(c),i++}}if(l.tooLong!==void 0&&n.call(
l,"tooLong")){let m=l.tooLong;if(this.note("length-text",t+"/labels/tooLong",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/labels/tooLong",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.labels.properties.tooLong,data:m};
(r??=[]).push(c),i++}}else{let c={instancePath:t+"/labels/tooLong",keyword:"type",params:{type:"string"},schema:f.properties.
labels.properties.tooLong.type,parentSchema:f.properties.labels.properties.tooLong,data:m};(r??=[]).push(c),i++}}}else{let m={
instancePath:t+"/labels",keyword:"type",params:{type:"object"},schema:f.properties.labels.type,parentSchema:f.properties.
labels,data:l};(r??=[]).push(m),i++}}if(p.fields!==void 0&&n.call(p,"fields")){let l=p.fields;if(l&&typeof l=="object"&&
!Array.isArray(l)){if(l.name===void 0||!n.call(l,"name")){let m={instancePath:t+"/fields",keyword:"required",params:{missingProperty:"\
name"},schema:f.properties.fields.required,parentSchema:f.properties.fields,data:l};(r??=[]).push(m),i++}if(l.email===void 0||
!n.call(l,"email")){let m={instancePath:t+"/fields",keyword:"required",params:{missingProperty:"email"},schema:f.properties.
fields.required,parentSchema:f.properties.fields,data:l};(r??=[]).push(m),i++}if(l.organization===void 0||!n.call(l,"org\
anization")){let m={instancePath:t+"/fields",keyword:"required",params:{missingProperty:"organization"},schema:f.properties.
fields.required,parentSchema:f.properties.fields,data:l};(r??=[]).push(m),i++}if(l.phone===void 0||!n.call(l,"phone")){let m={
instancePath:t+"/fields",keyword:"required",params:{missingProperty:"phone"},schema:f.properties.fields.required,parentSchema:f.
properties.fields,data:l};(r??=[]).push(m),i++}if(l.inquiryType===void 0||!n.call(l,"inquiryType")){let m={instancePath:t+
"/fields",keyword:"required",params:{missingProperty:"inquiryType"},schema:f.properties.fields.required,parentSchema:f.properties.
fields,data:l};(r??=[]).push(m),i++}if(l.message===void 0||!n.call(l,"message")){let m={instancePath:t+"/fields",keyword:"\
required",params:{missingProperty:"message"},schema:f.properties.fields.required,parentSchema:f.properties.fields,data:l};
(r??=[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="name"||m==="email"||m==="organization"||m==="phone"||m==="inq\
uiryType"||m==="message")){let c={instancePath:t+"/fields",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:f.properties.fields,data:l};(r??=[]).push(c),i++}l.name!==void 0&&n.call(l,"name")&&(ne.call(this,
l.name,{instancePath:t+"/fields/name",parentData:l,parentDataProperty:"name",rootData:v})||(r=r===null?ne.errors:r.concat(
ne.errors),i=r.length)),l.email!==void 0&&n.call(l,"email")&&(ne.call(this,l.email,{instancePath:t+"/fields/email",parentData:l,
parentDataProperty:"email",rootData:v})||(r=r===null?ne.errors:r.concat(ne.errors),i=r.length)),l.organization!==void 0&&
n.call(l,"organization")&&(ne.call(this,l.organization,{instancePath:t+"/fields/organization",parentData:l,parentDataProperty:"\
organization",rootData:v})||(r=r===null?ne.errors:r.concat(ne.errors),i=r.length)),l.phone!==void 0&&n.call(l,"phone")&&
(ne.call(this,l.phone,{instancePath:t+"/fields/phone",parentData:l,parentDataProperty:"phone",rootData:v})||(r=r===null?
ne.errors:r.concat(ne.errors),i=r.length)),l.inquiryType!==void 0&&n.call(l,"inquiryType")&&(ne.call(this,l.inquiryType,
{instancePath:t+"/fields/inquiryType",parentData:l,parentDataProperty:"inquiryType",rootData:v})||(r=r===null?ne.errors:
r.concat(ne.errors),i=r.length)),l.message!==void 0&&n.call(l,"message")&&(ne.call(this,l.message,{instancePath:t+"/fiel\
ds/message",parentData:l,parentDataProperty:"message",rootData:v})||(r=r===null?ne.errors:r.concat(ne.errors),i=r.length))}else{
let m={instancePath:t+"/fields",keyword:"type",params:{type:"object"},schema:f.properties.fields.type,parentSchema:f.properties.
fields,data:l};(r??=[]).push(m),i++}}if(p.forms!==void 0&&n.call(p,"forms")){let l=p.forms;if(l&&typeof l=="object"&&!Array.
isArray(l)){if(Object.keys(l).length<1){let m={instancePath:t+"/forms",keyword:"minProperties",params:{limit:1},schema:1,
parentSchema:f.properties.forms,data:l};(r??=[]).push(m),i++}for(let m of Object.keys(l)){let c=i;if(typeof m=="string"&&
!Wt.test(m)){let u={instancePath:t+"/forms",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9\
-]*$",parentSchema:f.properties.forms.propertyNames,data:m,propertyName:m};(r??=[]).push(u),i++}var h=c===i;if(!h){let u={
instancePath:t+"/forms",keyword:"propertyNames",params:{propertyName:m},schema:f.properties.forms.propertyNames,parentSchema:f.
properties.forms,data:l};(r??=[]).push(u),i++}}for(let m of Object.keys(l)){let c=l[m];if(c&&typeof c=="object"&&!Array.
isArray(c)){if(c.title===void 0||!n.call(c,"title")){let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"required",params:{missingProperty:"title"},schema:f.properties.forms.additionalProperties.required,parentSchema:f.
properties.forms.additionalProperties,data:c};(r??=[]).push(u),i++}if(c.inquiryType===void 0||!n.call(c,"inquiryType")){
let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"inq\
uiryType"},schema:f.properties.forms.additionalProperties.required,parentSchema:f.properties.forms.additionalProperties,
data:c};(r??=[]).push(u),i++}if(c.submit===void 0||!n.call(c,"submit")){let u={instancePath:t+"/forms/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"submit"},schema:f.properties.forms.additionalProperties.
required,parentSchema:f.properties.forms.additionalProperties,data:c};(r??=[]).push(u),i++}if(c.sending===void 0||!n.call(
c,"sending")){let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
sending"},schema:f.properties.forms.additionalProperties.required,parentSchema:f.properties.forms.additionalProperties,data:c};
(r??=[]).push(u),i++}if(c.cancel===void 0||!n.call(c,"cancel")){let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"required",params:{missingProperty:"cancel"},schema:f.properties.forms.additionalProperties.required,
parentSchema:f.properties.forms.additionalProperties,data:c};(r??=[]).push(u),i++}if(c.send===void 0||!n.call(c,"send")){
let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"sen\
d"},schema:f.properties.forms.additionalProperties.required,parentSchema:f.properties.forms.additionalProperties,data:c};
(r??=[]).push(u),i++}if(c.success===void 0||!n.call(c,"success")){let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"required",params:{missingProperty:"success"},schema:f.properties.forms.additionalProperties.required,
parentSchema:f.properties.forms.additionalProperties,data:c};(r??=[]).push(u),i++}if(c.failure===void 0||!n.call(c,"fail\
ure")){let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
failure"},schema:f.properties.forms.additionalProperties.required,parentSchema:f.properties.forms.additionalProperties,data:c};
(r??=[]).push(u),i++}for(let u of Object.keys(c))if(!n.call(f.properties.forms.additionalProperties.properties,u)){let w={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:f.properties.forms.additionalProperties,data:c};(r??=[]).push(w),i++}if(c.keep!==void 0&&n.call(c,
"keep")&&(c.fields===void 0||!n.call(c,"fields"))){let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~\
1"),keyword:"dependencies",params:{property:"keep",missingProperty:"fields",depsCount:1,deps:"fields"},schema:f.properties.
forms.additionalProperties.dependencies,parentSchema:f.properties.forms.additionalProperties,data:c};(r??=[]).push(u),i++}
if(c.title!==void 0&&n.call(c,"title")){let u=c.title;if(this.note("text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/title",u),typeof u=="string"){if(k(u)<1){let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.title,
data:u};(r??=[]).push(w),i++}}else{let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",keyword:"\
type",params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.title.type,parentSchema:f.properties.
forms.additionalProperties.properties.title,data:u};(r??=[]).push(w),i++}}if(c.text!==void 0&&n.call(c,"text")){let u=c.
text;if(this.note("rich-text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",u),typeof u=="string"){if(k(u)<
1){let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.forms.additionalProperties.properties.text,data:u};(r??=[]).push(w),i++}}else{let w={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",keyword:"type",params:{type:"string"},schema:f.
properties.forms.additionalProperties.properties.text.type,parentSchema:f.properties.forms.additionalProperties.properties.
text,data:u};(r??=[]).push(w),i++}}if(c.inquiryTitle!==void 0&&n.call(c,"inquiryTitle")){let u=c.inquiryTitle;if(this.note(
"inquiry-text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",u),typeof u=="string"){if(k(u)<1){let w={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.forms.additionalProperties.properties.inquiryTitle,data:u};(r??=[]).push(w),i++}}else{let w={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryTitle",keyword:"type",params:{type:"string"},schema:f.properties.
forms.additionalProperties.properties.inquiryTitle.type,parentSchema:f.properties.forms.additionalProperties.properties.
inquiryTitle,data:u};(r??=[]).push(w),i++}}if(c.inquiryText!==void 0&&n.call(c,"inquiryText")){let u=c.inquiryText;if(this.
note("inquiry-text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",u),typeof u=="string"){if(k(u)<1){
let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.forms.additionalProperties.properties.inquiryText,data:u};(r??=[]).push(w),i++}}else{
let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",keyword:"type",params:{type:"str\
ing"},schema:f.properties.forms.additionalProperties.properties.inquiryText.type,parentSchema:f.properties.forms.additionalProperties.
properties.inquiryText,data:u};(r??=[]).push(w),i++}}if(c.inquiryType!==void 0&&n.call(c,"inquiryType")){let u=c.inquiryType;
if(this.note("text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",u),typeof u=="string"){if(k(u)<1){
let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.forms.additionalProperties.properties.inquiryType,data:u};(r??=[]).push(w),i++}}else{
let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/inquiryType",keyword:"type",params:{type:"str\
ing"},schema:f.properties.forms.additionalProperties.properties.inquiryType.type,parentSchema:f.properties.forms.additionalProperties.
properties.inquiryType,data:u};(r??=[]).push(w),i++}}if(c.submit!==void 0&&n.call(c,"submit")){let u=c.submit;if(this.note(
"text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",u),typeof u=="string"){if(k(u)<1){let w={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.forms.additionalProperties.properties.submit,data:u};(r??=[]).push(w),i++}}else{let w={instancePath:t+"/forms\
/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/submit",keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.
properties.submit.type,parentSchema:f.properties.forms.additionalProperties.properties.submit,data:u};(r??=[]).push(w),i++}}
if(c.sending!==void 0&&n.call(c,"sending")){let u=c.sending;if(this.note("text",t+"/forms/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/sending",u),typeof u=="string"){if(k(u)<1){let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/sending",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.
sending,data:u};(r??=[]).push(w),i++}}else{let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/se\
nding",keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.sending.type,parentSchema:f.
properties.forms.additionalProperties.properties.sending,data:u};(r??=[]).push(w),i++}}if(c.cancel!==void 0&&n.call(c,"c\
ancel")){let u=c.cancel;if(this.note("text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",u),typeof u==
"string"){if(k(u)<1){let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",keyword:"minLeng\
th",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.cancel,data:u};(r??=[]).push(
w),i++}}else{let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",keyword:"type",params:{type:"\
string"},schema:f.properties.forms.additionalProperties.properties.cancel.type,parentSchema:f.properties.forms.additionalProperties.
properties.cancel,data:u};(r??=[]).push(w),i++}}if(c.send!==void 0&&n.call(c,"send")){let u=c.send;if(!(u==="function"||
u==="simulated")){let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/send",keyword:"enum",params:{
allowedValues:f.properties.forms.additionalProperties.properties.send.enum},schema:f.properties.forms.additionalProperties.
properties.send.enum,parentSchema:f.properties.forms.additionalProperties.properties.send,data:u};(r??=[]).push(w),i++}}
if(c.fields!==void 0&&n.call(c,"fields")){let u=c.fields;if(Array.isArray(u)){if(u.length<1){let b={instancePath:t+"/for\
ms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.
forms.additionalProperties.properties.fields,data:u};(r??=[]).push(b),i++}let w=u.length;for(let b=0;b<w;b++){let q=u[b];
if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.key===void 0||!n.call(q,"key")){let x={instancePath:t+"/forms/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b,keyword:"required",params:{missingProperty:"key"},schema:f.properties.forms.
additionalProperties.properties.fields.items.required,parentSchema:f.properties.forms.additionalProperties.properties.fields.
items,data:q};(r??=[]).push(x),i++}if(q.kind===void 0||!n.call(q,"kind")){let x={instancePath:t+"/forms/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+b,keyword:"required",params:{missingProperty:"kind"},schema:f.properties.forms.additionalProperties.
properties.fields.items.required,parentSchema:f.properties.forms.additionalProperties.properties.fields.items,data:q};(r??=
[]).push(x),i++}for(let x of Object.keys(q))if(!n.call(f.properties.forms.additionalProperties.properties.fields.items.properties,
x)){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b,keyword:"additionalProperties",
params:{additionalProperty:x},schema:!1,parentSchema:f.properties.forms.additionalProperties.properties.fields.items,data:q};
(r??=[]).push(F),i++}if(q.key!==void 0&&n.call(q,"key")){let x=q.key;if(typeof x=="string"){if(!Mt.test(x)){let F={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/key",keyword:"pattern",params:{pattern:"^(?!(?:form|la\
nguage)$)[a-z][a-z0-9_]*$"},schema:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$",parentSchema:f.properties.forms.additionalProperties.
properties.fields.items.properties.key,data:x};(r??=[]).push(F),i++}}else{let F={instancePath:t+"/forms/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+b+"/key",keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.
properties.fields.items.properties.key.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.
properties.key,data:x};(r??=[]).push(F),i++}}if(q.kind!==void 0&&n.call(q,"kind")){let x=q.kind;if(!(x==="text"||x==="lo\
ng text"||x==="name"||x==="organization"||x==="email"||x==="phone"||x==="number"||x==="date"||x==="address"||x==="choice"||
x==="several"||x==="consent"||x==="file"||x==="note")){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+b+"/kind",keyword:"enum",params:{allowedValues:f.properties.forms.additionalProperties.properties.fields.
items.properties.kind.enum},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.kind.enum,
parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.kind,data:x};(r??=[]).push(F),i++}}
if(q.label!==void 0&&n.call(q,"label")){let x=q.label;if(this.note("text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+b+"/label",x),typeof x=="string"){if(k(x)<1){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+b+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.
properties.fields.items.properties.label,data:x};(r??=[]).push(F),i++}}else{let F={instancePath:t+"/forms/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+b+"/label",keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.
properties.fields.items.properties.label.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.
properties.label,data:x};(r??=[]).push(F),i++}}if(q.text!==void 0&&n.call(q,"text")){let x=q.text;if(this.note("rich-tex\
t",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/text",x),typeof x=="string"){if(k(x)<1){let F={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.forms.additionalProperties.properties.fields.items.properties.text,data:x};(r??=[]).push(F),i++}}else{let F={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/text",keyword:"type",params:{type:"stri\
ng"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.text.type,parentSchema:f.properties.
forms.additionalProperties.properties.fields.items.properties.text,data:x};(r??=[]).push(F),i++}}if(q.hint!==void 0&&n.call(
q,"hint")){let x=q.hint;if(this.note("rich-text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/hin\
t",x),typeof x=="string"){if(k(x)<1){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
b+"/hint",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.
fields.items.properties.hint,data:x};(r??=[]).push(F),i++}}else{let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+b+"/hint",keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.
fields.items.properties.hint.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.
hint,data:x};(r??=[]).push(F),i++}}if(q.required!==void 0&&n.call(q,"required")){let x=q.required;if(typeof x!="boolean"){
let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/required",keyword:"type",params:{
type:"boolean"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.required.type,parentSchema:f.
properties.forms.additionalProperties.properties.fields.items.properties.required,data:x};(r??=[]).push(F),i++}}if(q.options!==
void 0&&n.call(q,"options")){let x=q.options;if(Array.isArray(x)){if(x.length<2){let ae={instancePath:t+"/forms/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options",keyword:"minItems",params:{limit:2},schema:2,parentSchema:f.properties.
forms.additionalProperties.properties.fields.items.properties.options,data:x};(r??=[]).push(ae),i++}let F=x.length;for(let ae=0;ae<
F;ae++){let le=x[ae];if(le&&typeof le=="object"&&!Array.isArray(le)){if(le.key===void 0||!n.call(le,"key")){let we={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae,keyword:"required",params:{missingProperty:"\
key"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.options.items.required,parentSchema:f.
properties.forms.additionalProperties.properties.fields.items.properties.options.items,data:le};(r??=[]).push(we),i++}if(le.
label===void 0||!n.call(le,"label")){let we={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
b+"/options/"+ae,keyword:"required",params:{missingProperty:"label"},schema:f.properties.forms.additionalProperties.properties.
fields.items.properties.options.items.required,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.
properties.options.items,data:le};(r??=[]).push(we),i++}for(let we of Object.keys(le))if(!(we==="key"||we==="label")){let De={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae,keyword:"additionalPropert\
ies",params:{additionalProperty:we},schema:!1,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.
properties.options.items,data:le};(r??=[]).push(De),i++}if(le.key!==void 0&&n.call(le,"key")){let we=le.key;if(typeof we==
"string"){if(!Pe.test(we)){let De={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/opti\
ons/"+ae+"/key",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:f.properties.
forms.additionalProperties.properties.fields.items.properties.options.items.properties.key,data:we};(r??=[]).push(De),i++}}else{
let De={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae+"/key",keyword:"ty\
pe",params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.options.items.
properties.key.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.options.items.
properties.key,data:we};(r??=[]).push(De),i++}}if(le.label!==void 0&&n.call(le,"label")){let we=le.label;if(this.note("t\
ext",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae+"/label",we),typeof we=="string"){
if(k(we)<1){let De={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae+"/labe\
l",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.fields.
items.properties.options.items.properties.label,data:we};(r??=[]).push(De),i++}}else{let De={instancePath:t+"/forms/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae+"/label",keyword:"type",params:{type:"string"},schema:f.
properties.forms.additionalProperties.properties.fields.items.properties.options.items.properties.label.type,parentSchema:f.
properties.forms.additionalProperties.properties.fields.items.properties.options.items.properties.label,data:we};(r??=[]).
push(De),i++}}}else{let we={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/options/"+ae,
keyword:"type",params:{type:"object"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.
options.items.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.options.items,
data:le};(r??=[]).push(we),i++}}}else{let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
b+"/options",keyword:"type",params:{type:"array"},schema:f.properties.forms.additionalProperties.properties.fields.items.
properties.options.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.options,
data:x};(r??=[]).push(F),i++}}if(q.from!==void 0&&n.call(q,"from")){let x=q.from;if(!(typeof x=="number"&&isFinite(x))){
let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/from",keyword:"type",params:{type:"\
number"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.from.type,parentSchema:f.properties.
forms.additionalProperties.properties.fields.items.properties.from,data:x};(r??=[]).push(F),i++}}if(q.to!==void 0&&n.call(
q,"to")){let x=q.to;if(!(typeof x=="number"&&isFinite(x))){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fields/"+b+"/to",keyword:"type",params:{type:"number"},schema:f.properties.forms.additionalProperties.properties.
fields.items.properties.to.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.
to,data:x};(r??=[]).push(F),i++}}if(q.when!==void 0&&n.call(q,"when")){let x=q.when;if(x&&typeof x=="object"&&!Array.isArray(
x)){if(Object.keys(x).length>1){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/\
when",keyword:"maxProperties",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.
fields.items.properties.when,data:x};(r??=[]).push(F),i++}if(Object.keys(x).length<1){let F={instancePath:t+"/forms/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/when",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:f.
properties.forms.additionalProperties.properties.fields.items.properties.when,data:x};(r??=[]).push(F),i++}for(let F of Object.
keys(x)){let ae=i;if(typeof F=="string"&&!Pe.test(F)){let le={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+b+"/when",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:f.
properties.forms.additionalProperties.properties.fields.items.properties.when.propertyNames,data:F,propertyName:F};(r??=
[]).push(le),i++}var a=ae===i;if(!a){let le={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+
b+"/when",keyword:"propertyNames",params:{propertyName:F},schema:f.properties.forms.additionalProperties.properties.fields.
items.properties.when.propertyNames,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.
when,data:x};(r??=[]).push(le),i++}}for(let F of Object.keys(x)){let ae=x[F];if(typeof ae=="string"){if(k(ae)<1){let le={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/when/"+F.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.fields.
items.properties.when.additionalProperties,data:ae};(r??=[]).push(le),i++}}else{let le={instancePath:t+"/forms/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/when/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
string"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties.type,
parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties,data:ae};
(r??=[]).push(le),i++}}}else{let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b+"/whe\
n",keyword:"type",params:{type:"object"},schema:f.properties.forms.additionalProperties.properties.fields.items.properties.
when.type,parentSchema:f.properties.forms.additionalProperties.properties.fields.items.properties.when,data:x};(r??=[]).
push(F),i++}}}else{let x={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+b,keyword:"type",
params:{type:"object"},schema:f.properties.forms.additionalProperties.properties.fields.items.type,parentSchema:f.properties.
forms.additionalProperties.properties.fields.items,data:q};(r??=[]).push(x),i++}}}else{let w={instancePath:t+"/forms/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",keyword:"type",params:{type:"array"},schema:f.properties.forms.additionalProperties.
properties.fields.type,parentSchema:f.properties.forms.additionalProperties.properties.fields,data:u};(r??=[]).push(w),i++}}
if(c.keep!==void 0&&n.call(c,"keep")){let u=c.keep;if(typeof u=="string"){if(!ai.test(u)){let w={instancePath:t+"/forms/"+
m.replace(/~/g,"~0").replace(/\//g,"~1")+"/keep",keyword:"pattern",params:{pattern:"^[1-9]\\d{0,3} days?$"},schema:"^[1-\
9]\\d{0,3} days?$",parentSchema:f.properties.forms.additionalProperties.properties.keep,data:u};(r??=[]).push(w),i++}}else{
let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/keep",keyword:"type",params:{type:"string"},schema:f.
properties.forms.additionalProperties.properties.keep.type,parentSchema:f.properties.forms.additionalProperties.properties.
keep,data:u};(r??=[]).push(w),i++}}if(c.rules!==void 0&&n.call(c,"rules")){let u=c.rules;if(Array.isArray(u)){if(u.length<
1){let b={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:f.properties.forms.additionalProperties.properties.rules,data:u};(r??=[]).push(b),i++}let w=u.length;
for(let b=0;b<w;b++){let q=u[b];if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.when===void 0||!n.call(q,"when")){let x={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b,keyword:"required",params:{missingProperty:"\
when"},schema:f.properties.forms.additionalProperties.properties.rules.items.required,parentSchema:f.properties.forms.additionalProperties.
properties.rules.items,data:q};(r??=[]).push(x),i++}if(q.mailbox===void 0||!n.call(q,"mailbox")){let x={instancePath:t+"\
/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b,keyword:"required",params:{missingProperty:"mailbox"},schema:f.
properties.forms.additionalProperties.properties.rules.items.required,parentSchema:f.properties.forms.additionalProperties.
properties.rules.items,data:q};(r??=[]).push(x),i++}for(let x of Object.keys(q))if(!(x==="when"||x==="mailbox")){let F={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b,keyword:"additionalProperties",params:{additionalProperty:x},
schema:!1,parentSchema:f.properties.forms.additionalProperties.properties.rules.items,data:q};(r??=[]).push(F),i++}if(q.
when!==void 0&&n.call(q,"when")){let x=q.when;if(x&&typeof x=="object"&&!Array.isArray(x)){if(Object.keys(x).length>1){let F={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/when",keyword:"maxProperties",params:{limit:1},
schema:1,parentSchema:f.properties.forms.additionalProperties.properties.rules.items.properties.when,data:x};(r??=[]).push(
F),i++}if(Object.keys(x).length<1){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+
"/when",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:f.properties.forms.additionalProperties.properties.
rules.items.properties.when,data:x};(r??=[]).push(F),i++}for(let F of Object.keys(x)){let ae=i;if(typeof F=="string"&&!Pe.
test(F)){let le={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/when",keyword:"pattern",
params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:f.properties.forms.additionalProperties.properties.
rules.items.properties.when.propertyNames,data:F,propertyName:F};(r??=[]).push(le),i++}var o=ae===i;if(!o){let le={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/when",keyword:"propertyNames",params:{propertyName:F},schema:f.
properties.forms.additionalProperties.properties.rules.items.properties.when.propertyNames,parentSchema:f.properties.forms.
additionalProperties.properties.rules.items.properties.when,data:x};(r??=[]).push(le),i++}}for(let F of Object.keys(x)){
let ae=x[F];if(typeof ae=="string"){if(k(ae)<1){let le={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rules/"+b+"/when/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
properties.forms.additionalProperties.properties.rules.items.properties.when.additionalProperties,data:ae};(r??=[]).push(
le),i++}}else{let le={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/when/"+F.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.
rules.items.properties.when.additionalProperties.type,parentSchema:f.properties.forms.additionalProperties.properties.rules.
items.properties.when.additionalProperties,data:ae};(r??=[]).push(le),i++}}}else{let F={instancePath:t+"/forms/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/when",keyword:"type",params:{type:"object"},schema:f.properties.forms.additionalProperties.
properties.rules.items.properties.when.type,parentSchema:f.properties.forms.additionalProperties.properties.rules.items.
properties.when,data:x};(r??=[]).push(F),i++}}if(q.mailbox!==void 0&&n.call(q,"mailbox")){let x=q.mailbox;if(typeof x!="\
string"){let F={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/mailbox",keyword:"type",
params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.rules.items.properties.mailbox.type,parentSchema:f.
properties.forms.additionalProperties.properties.rules.items.properties.mailbox,data:x};(r??=[]).push(F),i++}this.note("\
mailbox",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b+"/mailbox",x)}}else{let x={instancePath:t+"/fo\
rms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules/"+b,keyword:"type",params:{type:"object"},schema:f.properties.forms.
additionalProperties.properties.rules.items.type,parentSchema:f.properties.forms.additionalProperties.properties.rules.items,
data:q};(r??=[]).push(x),i++}}}else{let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rules",keyword:"\
type",params:{type:"array"},schema:f.properties.forms.additionalProperties.properties.rules.type,parentSchema:f.properties.
forms.additionalProperties.properties.rules,data:u};(r??=[]).push(w),i++}}if(c.receipt!==void 0&&n.call(c,"receipt")){let u=c.
receipt;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.to===void 0||!n.call(u,"to")){let w={instancePath:t+"/forms/"+
m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt",keyword:"required",params:{missingProperty:"to"},schema:f.properties.
forms.additionalProperties.properties.receipt.required,parentSchema:f.properties.forms.additionalProperties.properties.receipt,
data:u};(r??=[]).push(w),i++}if(u.subject===void 0||!n.call(u,"subject")){let w={instancePath:t+"/forms/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/receipt",keyword:"required",params:{missingProperty:"subject"},schema:f.properties.forms.additionalProperties.
properties.receipt.required,parentSchema:f.properties.forms.additionalProperties.properties.receipt,data:u};(r??=[]).push(
w),i++}if(u.text===void 0||!n.call(u,"text")){let w={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/receipt",keyword:"required",params:{missingProperty:"text"},schema:f.properties.forms.additionalProperties.properties.receipt.
required,parentSchema:f.properties.forms.additionalProperties.properties.receipt,data:u};(r??=[]).push(w),i++}for(let w of Object.
keys(u))if(!(w==="to"||w==="subject"||w==="text")){let b={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/receipt",keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:f.properties.forms.additionalProperties.
properties.receipt,data:u};(r??=[]).push(b),i++}if(u.to!==void 0&&n.call(u,"to")){let w=u.to;if(typeof w=="string"){if(!Pe.
test(w)){let b={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/to",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:f.properties.forms.additionalProperties.properties.
receipt.properties.to,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1")+"/receipt/to",keyword:"type",params:{type:"string"},schema:f.properties.forms.additionalProperties.properties.receipt.
properties.to.type,parentSchema:f.properties.forms.additionalProperties.properties.receipt.properties.to,data:w};(r??=[]).
push(b),i++}}if(u.subject!==void 0&&n.call(u,"subject")){let w=u.subject;if(this.note("text",t+"/forms/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/receipt/subject",w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"/forms/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/receipt/subject",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
forms.additionalProperties.properties.receipt.properties.subject,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/subject",keyword:"type",params:{type:"string"},schema:f.properties.
forms.additionalProperties.properties.receipt.properties.subject.type,parentSchema:f.properties.forms.additionalProperties.
properties.receipt.properties.subject,data:w};(r??=[]).push(b),i++}}if(u.text!==void 0&&n.call(u,"text")){let w=u.text;if(this.
note("text",t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",w),typeof w=="string"){if(k(w)<1){let b={
instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.forms.additionalProperties.properties.receipt.properties.text,data:w};(r??=[]).push(b),i++}}else{
let b={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",keyword:"type",params:{type:"st\
ring"},schema:f.properties.forms.additionalProperties.properties.receipt.properties.text.type,parentSchema:f.properties.
forms.additionalProperties.properties.receipt.properties.text,data:w};(r??=[]).push(b),i++}}}else{let w={instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt",keyword:"type",params:{type:"object"},schema:f.properties.
forms.additionalProperties.properties.receipt.type,parentSchema:f.properties.forms.additionalProperties.properties.receipt,
data:u};(r??=[]).push(w),i++}}c.success!==void 0&&n.call(c,"success")&&(je.call(this,c.success,{instancePath:t+"/forms/"+
m.replace(/~/g,"~0").replace(/\//g,"~1")+"/success",parentData:c,parentDataProperty:"success",rootData:v})||(r=r===null?
je.errors:r.concat(je.errors),i=r.length)),c.failure!==void 0&&n.call(c,"failure")&&(je.call(this,c.failure,{instancePath:t+
"/forms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/failure",parentData:c,parentDataProperty:"failure",rootData:v})||(r=
r===null?je.errors:r.concat(je.errors),i=r.length))}else{let u={instancePath:t+"/forms/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"object"},schema:f.properties.forms.additionalProperties.type,parentSchema:f.properties.
forms.additionalProperties,data:c};(r??=[]).push(u),i++}}}else{let m={instancePath:t+"/forms",keyword:"type",params:{type:"\
object"},schema:f.properties.forms.type,parentSchema:f.properties.forms,data:l};(r??=[]).push(m),i++}}if(p.feed!==void 0&&
n.call(p,"feed")){let l=p.feed;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.title===void 0||!n.call(l,"title")){let m={
instancePath:t+"/feed",keyword:"required",params:{missingProperty:"title"},schema:f.properties.feed.required,parentSchema:f.
properties.feed,data:l};(r??=[]).push(m),i++}if(l.page===void 0||!n.call(l,"page")){let m={instancePath:t+"/feed",keyword:"\
required",params:{missingProperty:"page"},schema:f.properties.feed.required,parentSchema:f.properties.feed,data:l};(r??=
[]).push(m),i++}for(let m of Object.keys(l))if(!(m==="title"||m==="page")){let c={instancePath:t+"/feed",keyword:"additi\
onalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f.properties.feed,data:l};(r??=[]).push(c),i++}if(l.
title!==void 0&&n.call(l,"title")){let m=l.title;if(this.note("text",t+"/feed/title",m),typeof m=="string"){if(k(m)<1){let c={
instancePath:t+"/feed/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.feed.properties.title,
data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/feed/title",keyword:"type",params:{type:"string"},schema:f.properties.
feed.properties.title.type,parentSchema:f.properties.feed.properties.title,data:m};(r??=[]).push(c),i++}}if(l.page!==void 0&&
n.call(l,"page")){let m=l.page;if(this.note("link",t+"/feed/page",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+
"/feed/page",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.feed.properties.page,data:m};(r??=[]).
push(c),i++}}else{let c={instancePath:t+"/feed/page",keyword:"type",params:{type:"string"},schema:f.properties.feed.properties.
page.type,parentSchema:f.properties.feed.properties.page,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/fee\
d",keyword:"type",params:{type:"object"},schema:f.properties.feed.type,parentSchema:f.properties.feed,data:l};(r??=[]).push(
m),i++}}if(p.redirects!==void 0&&n.call(p,"redirects")){let l=p.redirects;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let m of Object.
keys(l)){let c=i;if(typeof m=="string"&&!Rt.test(m)){let u={instancePath:t+"/redirects",keyword:"pattern",params:{pattern:"\
^/"},schema:"^/",parentSchema:f.properties.redirects.propertyNames,data:m,propertyName:m};(r??=[]).push(u),i++}var y=c===
i;if(!y){let u={instancePath:t+"/redirects",keyword:"propertyNames",params:{propertyName:m},schema:f.properties.redirects.
propertyNames,parentSchema:f.properties.redirects,data:l};(r??=[]).push(u),i++}}for(let m of Object.keys(l)){let c=l[m];
if(this.note("link",t+"/redirects/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+
"/redirects/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.
redirects.additionalProperties,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/redirects/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"},schema:f.properties.redirects.additionalProperties.type,parentSchema:f.
properties.redirects.additionalProperties,data:c};(r??=[]).push(u),i++}}}else{let m={instancePath:t+"/redirects",keyword:"\
type",params:{type:"object"},schema:f.properties.redirects.type,parentSchema:f.properties.redirects,data:l};(r??=[]).push(
m),i++}}}else{let l={instancePath:t,keyword:"type",params:{type:"object"},schema:f.type,parentSchema:f,data:p};(r??=[]).
push(l),i++}return Ut.errors=r,i===0}var di=Ze,te={title:"ThemeColors",type:"object",additionalProperties:!1,minProperties:1,
properties:{page:{type:"string",pattern:"^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b15\
12"]},surface:{type:"string",pattern:"^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},
raised:{type:"string",pattern:"^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},line:{
type:"string",pattern:"^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},border:{type:"\
string",pattern:"^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},text:{type:"string",
pattern:"^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},muted:{type:"string",pattern:"\
^#[0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},accent:{type:"string",pattern:"^#[0\
-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},"on-accent":{type:"string",pattern:"^#[\
0-9a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},signal:{type:"string",pattern:"^#[0-9a\
-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},"on-signal":{type:"string",pattern:"^#[0-9\
a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},danger:{type:"string",pattern:"^#[0-9a-f]\
{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},"danger-fill":{type:"string",pattern:"^#[0-9a\
-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},"on-danger":{type:"string",pattern:"^#[0-9\
a-f]{6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]},focus:{type:"string",pattern:"^#[0-9a-f]{\
6}$",form:"# and six digits or letters from a to f",examples:["#0b1512"]}}},$e=new RegExp("^#[0-9a-f]{6}$","u");function Ze(p,{
instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length<1){let e={instancePath:t,keyword:"minProperties",params:{limit:1},schema:1,parentSchema:te,
data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!n.call(te.properties,e)){let s={instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:te,data:p};(r??=[]).push(s),i++}if(p.page!==void 0&&
n.call(p,"page")){let e=p.page;if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/page",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties.page,data:e};(r??=[]).push(s),i++}}else{let s={
instancePath:t+"/page",keyword:"type",params:{type:"string"},schema:te.properties.page.type,parentSchema:te.properties.page,
data:e};(r??=[]).push(s),i++}}if(p.surface!==void 0&&n.call(p,"surface")){let e=p.surface;if(typeof e=="string"){if(!$e.
test(e)){let s={instancePath:t+"/surface",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.
properties.surface,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/surface",keyword:"type",params:{type:"stri\
ng"},schema:te.properties.surface.type,parentSchema:te.properties.surface,data:e};(r??=[]).push(s),i++}}if(p.raised!==void 0&&
n.call(p,"raised")){let e=p.raised;if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/raised",keyword:"patte\
rn",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties.raised,data:e};(r??=[]).push(s),
i++}}else{let s={instancePath:t+"/raised",keyword:"type",params:{type:"string"},schema:te.properties.raised.type,parentSchema:te.
properties.raised,data:e};(r??=[]).push(s),i++}}if(p.line!==void 0&&n.call(p,"line")){let e=p.line;if(typeof e=="string"){
if(!$e.test(e)){let s={instancePath:t+"/line",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",
parentSchema:te.properties.line,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/line",keyword:"type",params:{
type:"string"},schema:te.properties.line.type,parentSchema:te.properties.line,data:e};(r??=[]).push(s),i++}}if(p.border!==
void 0&&n.call(p,"border")){let e=p.border;if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/border",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties.border,data:e};(r??=[]).push(
s),i++}}else{let s={instancePath:t+"/border",keyword:"type",params:{type:"string"},schema:te.properties.border.type,parentSchema:te.
properties.border,data:e};(r??=[]).push(s),i++}}if(p.text!==void 0&&n.call(p,"text")){let e=p.text;if(typeof e=="string"){
if(!$e.test(e)){let s={instancePath:t+"/text",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",
parentSchema:te.properties.text,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/text",keyword:"type",params:{
type:"string"},schema:te.properties.text.type,parentSchema:te.properties.text,data:e};(r??=[]).push(s),i++}}if(p.muted!==
void 0&&n.call(p,"muted")){let e=p.muted;if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/muted",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties.muted,data:e};(r??=[]).push(
s),i++}}else{let s={instancePath:t+"/muted",keyword:"type",params:{type:"string"},schema:te.properties.muted.type,parentSchema:te.
properties.muted,data:e};(r??=[]).push(s),i++}}if(p.accent!==void 0&&n.call(p,"accent")){let e=p.accent;if(typeof e=="st\
ring"){if(!$e.test(e)){let s={instancePath:t+"/accent",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-\
9a-f]{6}$",parentSchema:te.properties.accent,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/accent",keyword:"\
type",params:{type:"string"},schema:te.properties.accent.type,parentSchema:te.properties.accent,data:e};(r??=[]).push(s),
i++}}if(p["on-accent"]!==void 0&&n.call(p,"on-accent")){let e=p["on-accent"];if(typeof e=="string"){if(!$e.test(e)){let s={
instancePath:t+"/on-accent",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.
properties["on-accent"],data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/on-accent",keyword:"type",params:{type:"\
string"},schema:te.properties["on-accent"].type,parentSchema:te.properties["on-accent"],data:e};(r??=[]).push(s),i++}}if(p.
signal!==void 0&&n.call(p,"signal")){let e=p.signal;if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/signa\
l",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties.signal,data:e};
(r??=[]).push(s),i++}}else{let s={instancePath:t+"/signal",keyword:"type",params:{type:"string"},schema:te.properties.signal.
type,parentSchema:te.properties.signal,data:e};(r??=[]).push(s),i++}}if(p["on-signal"]!==void 0&&n.call(p,"on-signal")){
let e=p["on-signal"];if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/on-signal",keyword:"pattern",params:{
pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties["on-signal"],data:e};(r??=[]).push(s),i++}}else{
let s={instancePath:t+"/on-signal",keyword:"type",params:{type:"string"},schema:te.properties["on-signal"].type,parentSchema:te.
properties["on-signal"],data:e};(r??=[]).push(s),i++}}if(p.danger!==void 0&&n.call(p,"danger")){let e=p.danger;if(typeof e==
"string"){if(!$e.test(e)){let s={instancePath:t+"/danger",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#\
[0-9a-f]{6}$",parentSchema:te.properties.danger,data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/danger",keyword:"\
type",params:{type:"string"},schema:te.properties.danger.type,parentSchema:te.properties.danger,data:e};(r??=[]).push(s),
i++}}if(p["danger-fill"]!==void 0&&n.call(p,"danger-fill")){let e=p["danger-fill"];if(typeof e=="string"){if(!$e.test(e)){
let s={instancePath:t+"/danger-fill",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.
properties["danger-fill"],data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/danger-fill",keyword:"type",params:{
type:"string"},schema:te.properties["danger-fill"].type,parentSchema:te.properties["danger-fill"],data:e};(r??=[]).push(
s),i++}}if(p["on-danger"]!==void 0&&n.call(p,"on-danger")){let e=p["on-danger"];if(typeof e=="string"){if(!$e.test(e)){let s={
instancePath:t+"/on-danger",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.
properties["on-danger"],data:e};(r??=[]).push(s),i++}}else{let s={instancePath:t+"/on-danger",keyword:"type",params:{type:"\
string"},schema:te.properties["on-danger"].type,parentSchema:te.properties["on-danger"],data:e};(r??=[]).push(s),i++}}if(p.
focus!==void 0&&n.call(p,"focus")){let e=p.focus;if(typeof e=="string"){if(!$e.test(e)){let s={instancePath:t+"/focus",keyword:"\
pattern",params:{pattern:"^#[0-9a-f]{6}$"},schema:"^#[0-9a-f]{6}$",parentSchema:te.properties.focus,data:e};(r??=[]).push(
s),i++}}else{let s={instancePath:t+"/focus",keyword:"type",params:{type:"string"},schema:te.properties.focus.type,parentSchema:te.
properties.focus,data:e};(r??=[]).push(s),i++}}}else{let e={instancePath:t,keyword:"type",params:{type:"object"},schema:te.
type,parentSchema:te,data:p};(r??=[]).push(e),i++}return Ze.errors=r,i===0}var mi=Kt,re={title:"ThemeSource",type:"objec\
t",additionalProperties:!1,minProperties:1,properties:{default:{enum:["dark","light"]},colors:{type:"object",additionalProperties:!1,
minProperties:1,properties:{dark:{$ref:"#/definitions/ThemeColors"},light:{$ref:"#/definitions/ThemeColors"},bold:{$ref:"\
#/definitions/ThemeColors"}}},font:{type:"object",additionalProperties:!1,required:["family","file"],title:"ThemeFont",properties:{
family:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9 -]*$",form:"letters, digits, spaces and hyphens",examples:["Inter Var\
iable"]},file:{type:"string",pattern:"^/[\\w./-]+\\.woff2$",form:"a file of the public folder that ends with `.woff2`",examples:[
"/fonts/inter-4.1.woff2"]}}},radius:{type:"object",additionalProperties:!1,minProperties:1,title:"ThemeRadius",properties:{
sm:{type:["string","integer"],minimum:0,maximum:0,pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$",form:"a number with `rem` or `p\
x` right behind it",examples:["6px"]},md:{type:["string","integer"],minimum:0,maximum:0,pattern:"^(0|(\\d*\\.)?\\d+(rem|px)\
)$",form:"a number with `rem` or `px` right behind it",examples:["6px"]},full:{type:["string","integer"],minimum:0,maximum:0,
pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$",form:"a number with `rem` or `px` right behind it",examples:["6px"]}}}}},li=new RegExp(
"^[A-Za-z][A-Za-z0-9 -]*$","u"),ci=new RegExp("^/[\\w./-]+\\.woff2$","u"),Ke=new RegExp("^(0|(\\d*\\.)?\\d+(rem|px))$","\
u");function Kt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(Object.keys(p).length<1){let e={instancePath:t,keyword:"minProperties",params:{limit:1},
schema:1,parentSchema:re,data:p};(r??=[]).push(e),i++}for(let e of Object.keys(p))if(!(e==="default"||e==="colors"||e===
"font"||e==="radius")){let s={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e},schema:!1,parentSchema:re,
data:p};(r??=[]).push(s),i++}if(p.default!==void 0&&n.call(p,"default")){let e=p.default;if(!(e==="dark"||e==="light")){
let s={instancePath:t+"/default",keyword:"enum",params:{allowedValues:re.properties.default.enum},schema:re.properties.default.
enum,parentSchema:re.properties.default,data:e};(r??=[]).push(s),i++}}if(p.colors!==void 0&&n.call(p,"colors")){let e=p.
colors;if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1){let s={instancePath:t+"/colors",keyword:"\
minProperties",params:{limit:1},schema:1,parentSchema:re.properties.colors,data:e};(r??=[]).push(s),i++}for(let s of Object.
keys(e))if(!(s==="dark"||s==="light"||s==="bold")){let d={instancePath:t+"/colors",keyword:"additionalProperties",params:{
additionalProperty:s},schema:!1,parentSchema:re.properties.colors,data:e};(r??=[]).push(d),i++}e.dark!==void 0&&n.call(e,
"dark")&&(Ze.call(this,e.dark,{instancePath:t+"/colors/dark",parentData:e,parentDataProperty:"dark",rootData:v})||(r=r===
null?Ze.errors:r.concat(Ze.errors),i=r.length)),e.light!==void 0&&n.call(e,"light")&&(Ze.call(this,e.light,{instancePath:t+
"/colors/light",parentData:e,parentDataProperty:"light",rootData:v})||(r=r===null?Ze.errors:r.concat(Ze.errors),i=r.length)),
e.bold!==void 0&&n.call(e,"bold")&&(Ze.call(this,e.bold,{instancePath:t+"/colors/bold",parentData:e,parentDataProperty:"\
bold",rootData:v})||(r=r===null?Ze.errors:r.concat(Ze.errors),i=r.length))}else{let s={instancePath:t+"/colors",keyword:"\
type",params:{type:"object"},schema:re.properties.colors.type,parentSchema:re.properties.colors,data:e};(r??=[]).push(s),
i++}}if(p.font!==void 0&&n.call(p,"font")){let e=p.font;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.family===void 0||
!n.call(e,"family")){let s={instancePath:t+"/font",keyword:"required",params:{missingProperty:"family"},schema:re.properties.
font.required,parentSchema:re.properties.font,data:e};(r??=[]).push(s),i++}if(e.file===void 0||!n.call(e,"file")){let s={
instancePath:t+"/font",keyword:"required",params:{missingProperty:"file"},schema:re.properties.font.required,parentSchema:re.
properties.font,data:e};(r??=[]).push(s),i++}for(let s of Object.keys(e))if(!(s==="family"||s==="file")){let d={instancePath:t+
"/font",keyword:"additionalProperties",params:{additionalProperty:s},schema:!1,parentSchema:re.properties.font,data:e};(r??=
[]).push(d),i++}if(e.family!==void 0&&n.call(e,"family")){let s=e.family;if(typeof s=="string"){if(!li.test(s)){let d={instancePath:t+
"/font/family",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9 -]*$"},schema:"^[A-Za-z][A-Za-z0-9 -]*$",parentSchema:re.
properties.font.properties.family,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/font/family",keyword:"type",
params:{type:"string"},schema:re.properties.font.properties.family.type,parentSchema:re.properties.font.properties.family,
data:s};(r??=[]).push(d),i++}}if(e.file!==void 0&&n.call(e,"file")){let s=e.file;if(typeof s=="string"){if(!ci.test(s)){
let d={instancePath:t+"/font/file",keyword:"pattern",params:{pattern:"^/[\\w./-]+\\.woff2$"},schema:"^/[\\w./-]+\\.woff2$",
parentSchema:re.properties.font.properties.file,data:s};(r??=[]).push(d),i++}}else{let d={instancePath:t+"/font/file",keyword:"\
type",params:{type:"string"},schema:re.properties.font.properties.file.type,parentSchema:re.properties.font.properties.file,
data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/font",keyword:"type",params:{type:"object"},schema:re.properties.
font.type,parentSchema:re.properties.font,data:e};(r??=[]).push(s),i++}}if(p.radius!==void 0&&n.call(p,"radius")){let e=p.
radius;if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1){let s={instancePath:t+"/radius",keyword:"\
minProperties",params:{limit:1},schema:1,parentSchema:re.properties.radius,data:e};(r??=[]).push(s),i++}for(let s of Object.
keys(e))if(!(s==="sm"||s==="md"||s==="full")){let d={instancePath:t+"/radius",keyword:"additionalProperties",params:{additionalProperty:s},
schema:!1,parentSchema:re.properties.radius,data:e};(r??=[]).push(d),i++}if(e.sm!==void 0&&n.call(e,"sm")){let s=e.sm;if(typeof s!=
"string"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let d={instancePath:t+"/radius/sm",keyword:"type",params:{
type:re.properties.radius.properties.sm.type},schema:re.properties.radius.properties.sm.type,parentSchema:re.properties.
radius.properties.sm,data:s};(r??=[]).push(d),i++}if(typeof s=="number"&&isFinite(s)){if(s>0||isNaN(s)){let d={instancePath:t+
"/radius/sm",keyword:"maximum",params:{comparison:"<=",limit:0},schema:0,parentSchema:re.properties.radius.properties.sm,
data:s};(r??=[]).push(d),i++}if(s<0||isNaN(s)){let d={instancePath:t+"/radius/sm",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:re.properties.radius.properties.sm,data:s};(r??=[]).push(d),i++}}if(typeof s=="string"&&
!Ke.test(s)){let d={instancePath:t+"/radius/sm",keyword:"pattern",params:{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},schema:"\
^(0|(\\d*\\.)?\\d+(rem|px))$",parentSchema:re.properties.radius.properties.sm,data:s};(r??=[]).push(d),i++}}if(e.md!==void 0&&
n.call(e,"md")){let s=e.md;if(typeof s!="string"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let d={instancePath:t+
"/radius/md",keyword:"type",params:{type:re.properties.radius.properties.md.type},schema:re.properties.radius.properties.
md.type,parentSchema:re.properties.radius.properties.md,data:s};(r??=[]).push(d),i++}if(typeof s=="number"&&isFinite(s)){
if(s>0||isNaN(s)){let d={instancePath:t+"/radius/md",keyword:"maximum",params:{comparison:"<=",limit:0},schema:0,parentSchema:re.
properties.radius.properties.md,data:s};(r??=[]).push(d),i++}if(s<0||isNaN(s)){let d={instancePath:t+"/radius/md",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:re.properties.radius.properties.md,data:s};(r??=[]).push(
d),i++}}if(typeof s=="string"&&!Ke.test(s)){let d={instancePath:t+"/radius/md",keyword:"pattern",params:{pattern:"^(0|(\\\
d*\\.)?\\d+(rem|px))$"},schema:"^(0|(\\d*\\.)?\\d+(rem|px))$",parentSchema:re.properties.radius.properties.md,data:s};(r??=
[]).push(d),i++}}if(e.full!==void 0&&n.call(e,"full")){let s=e.full;if(typeof s!="string"&&!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let d={instancePath:t+"/radius/full",keyword:"type",params:{type:re.properties.radius.properties.
full.type},schema:re.properties.radius.properties.full.type,parentSchema:re.properties.radius.properties.full,data:s};(r??=
[]).push(d),i++}if(typeof s=="number"&&isFinite(s)){if(s>0||isNaN(s)){let d={instancePath:t+"/radius/full",keyword:"maxi\
mum",params:{comparison:"<=",limit:0},schema:0,parentSchema:re.properties.radius.properties.full,data:s};(r??=[]).push(d),
i++}if(s<0||isNaN(s)){let d={instancePath:t+"/radius/full",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:re.
properties.radius.properties.full,data:s};(r??=[]).push(d),i++}}if(typeof s=="string"&&!Ke.test(s)){let d={instancePath:t+
"/radius/full",keyword:"pattern",params:{pattern:"^(0|(\\d*\\.)?\\d+(rem|px))$"},schema:"^(0|(\\d*\\.)?\\d+(rem|px))$",parentSchema:re.
properties.radius.properties.full,data:s};(r??=[]).push(d),i++}}}else{let s={instancePath:t+"/radius",keyword:"type",params:{
type:"object"},schema:re.properties.radius.type,parentSchema:re.properties.radius,data:e};(r??=[]).push(s),i++}}}else{let e={
instancePath:t,keyword:"type",params:{type:"object"},schema:re.type,parentSchema:re,data:p};(r??=[]).push(e),i++}return Kt.
errors=r,i===0}var yi=Ht,g={type:"object",additionalProperties:!1,properties:{product:{type:"object",additionalProperties:!1,
properties:{name:{type:"string",minLength:1}}},organization:{type:"object",additionalProperties:!1,properties:{name:{type:"\
string",minLength:1},description:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},profiles:{
type:"array",items:{type:"string",minLength:1,kind:"link",tsType:"Link"}}}},socialImage:{type:"object",additionalProperties:!1,
required:["file","alt"],kind:"image",tsType:"Image",properties:{file:{type:"string",minLength:1},alt:{type:"string"}}},logo:{
type:"object",additionalProperties:!1,required:["file","alt"],kind:"image",tsType:"Image",properties:{file:{type:"string",
minLength:1},alt:{type:"string"}}},inquiryTypes:{type:"object",noun:"kind of inquiry",minProperties:1,propertyNames:{pattern:"\
^[a-z][a-z0-9_]*$",form:"small letters, digits and underscores",examples:["new_members"]},additionalProperties:{type:"ob\
ject",additionalProperties:!1,properties:{label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}}},
sources:{type:"object",propertyNames:{pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits and underscores",examples:[
"survey_2026"]},additionalProperties:{type:"object",additionalProperties:!1,properties:{name:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},link:{type:"string",minLength:1,kind:"link",tsType:"Link"}}}},navigation:{
type:"array",minItems:1,noun:"menu entry",items:{type:"object",additionalProperties:!1,required:["label"],oneNeeded:["li\
nk","items"],properties:{label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"lg",weight:500,width:280,
lines:2}},link:{type:"string",minLength:1,kind:"link",tsType:"Link"},button:{type:"boolean"},items:{type:"array",minItems:1,
noun:"link",items:{$ref:"#/definitions/NavigationLink"}},covers:{type:"array",noun:"page of it",items:{type:"string",minLength:1,
kind:"link",tsType:"Link"}},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\
\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-\
01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\\
d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-05-01 09:00"],kind:"sc\
hedule"}},title:"NavigationItem"}},notices:{type:"array",mayBeEmpty:!0,items:{type:"object",title:"Notice",additionalProperties:!1,
required:["text"],properties:{text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"sm",width:280,
lines:4}},tone:{enum:["calm","important"]},hidden:{type:"boolean",kind:"schedule"},from:{type:"string",pattern:"^\\d{4}-\\\
d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",
examples:["2026-05-01","2026-05-01 09:00"],kind:"schedule"},until:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d\
(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",form:"a day, or a day and a time",examples:["2026-05-01","2026-\
05-01 09:00"],kind:"schedule"}}}},breadcrumb:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
synonyms:{saidWhole:!0,type:"array",items:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
noun:"group"},footer:{type:"object",additionalProperties:!1,properties:{text:{type:"string",minLength:1,kind:"rich-text",
tsType:"RichText",room:{size:"md",width:230}},columns:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,
required:["title","links"],properties:{title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"sm",weight:560,
width:128,lines:3}},links:{type:"array",minItems:1,room:{label:{size:"sm",width:128,lines:3}},items:{$ref:"#/definitions\
/NavigationLink"}}},title:"FooterColumn"}},copyright:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}}}},privacy:{type:"object",additionalProperties:!1,properties:{text:{type:"string",minLength:1,kind:"rich-\
text",tsType:"RichText",room:{size:"md",width:230}},simulated:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTe\
xt",room:{size:"md",width:230}},link:{type:"string",minLength:1,kind:"link",tsType:"Link"},linkLabel:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}}}},notFound:{type:"object",additionalProperties:!1,properties:{title:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},description:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},heading:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},linkLabel:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},suggestion:{type:"string",minLength:1,
kind:"path-text",tsType:"string"}}},notSent:{type:"object",additionalProperties:!1,properties:{heading:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},lost:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},again:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},reasons:{type:"object",additionalProperties:!1,
properties:{fields:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},tooLong:{type:"str\
ing",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},filesTooLarge:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},noFiles:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},notWhole:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},late:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},busy:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"md",width:230}},tooMany:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"m\
d",width:230}},tooManyNearby:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},otherText:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},foreign:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},notKept:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}}}}}},labels:{type:"object",additionalProperties:!1,properties:{menu:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"md",width:230}},skip:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",
width:230}},lightTheme:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},darkTheme:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},newTab:{type:"string",minLength:1,kind:"text",
tsType:"string",room:{size:"md",width:230}},pause:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",
width:230}},play:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},dialogClose:{type:"s\
tring",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},noAction:{type:"string",minLength:1,kind:"tex\
t",tsType:"string",room:{size:"md",width:230}},notifications:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}},offline:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},problem:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},current:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},planned:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},vision:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},yes:{type:"str\
ing",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},no:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},from:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
to:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},allCategories:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},category:{type:"string",minLength:1,kind:"text",tsType:"string",
room:{size:"md",width:230}},articles:{$ref:"#/definitions/CountedText"},articlesInCategory:{$ref:"#/definitions/CountedT\
ext"},needsScript:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},draft:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},noNumber:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}},language:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
source:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},film:{saidWhole:!0,type:"objec\
t",additionalProperties:!1,properties:{play:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
transfer:{type:"string",minLength:1,kind:"film-text",tsType:"string"},watch:{type:"string",minLength:1,kind:"film-text",
tsType:"string"}}},events:{saidWhole:!0,type:"object",additionalProperties:!1,properties:{calendar:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},none:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}}}},hours:{saidWhole:!0,type:"object",additionalProperties:!1,properties:{open:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},openUntil:{type:"string",minLength:1,kind:"hours-text",tsType:"s\
tring"},closed:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},opensToday:{type:"stri\
ng",minLength:1,kind:"hours-text",tsType:"string"},opensLater:{type:"string",minLength:1,kind:"hours-text",tsType:"strin\
g"},always:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},exceptions:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}},article:{saidWhole:!0,type:"object",additionalProperties:!1,
properties:{previous:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},next:{type:"stri\
ng",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},others:{type:"string",minLength:1,kind:"text",tsType:"\
string",room:{size:"md",width:230}}}},search:{saidWhole:!0,type:"object",additionalProperties:!1,properties:{search:{type:"\
string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},found:{$ref:"#/definitions/CountedText"},none:{
type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},all:{type:"string",minLength:1,kind:"t\
ext",tsType:"string",room:{size:"md",width:230}},failed:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}}}},place:{saidWhole:!0,type:"object",additionalProperties:!1,properties:{map:{type:"string",minLength:1,kind:"\
text",tsType:"string",room:{size:"md",width:230}},show:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"\
md",width:230}},transfer:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}},tooLong:{type:"\
string",minLength:1,kind:"length-text",tsType:"string"}}},fields:{type:"object",additionalProperties:!1,properties:{name:{
$ref:"#/definitions/FieldText"},email:{$ref:"#/definitions/FieldText"},organization:{$ref:"#/definitions/FieldText"},phone:{
$ref:"#/definitions/FieldText"},inquiryType:{$ref:"#/definitions/FieldText"},message:{$ref:"#/definitions/FieldText"}}},
forms:{type:"object",minProperties:1,propertyNames:{pattern:"^[a-z][a-z0-9-]*$",form:"small letters, digits and hyphens",
examples:["ask-for-a-call"]},additionalProperties:{type:"object",additionalProperties:!1,properties:{title:{type:"string",
minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"\
RichText",room:{size:"md",width:230}},inquiryTitle:{type:"string",minLength:1,kind:"inquiry-text",tsType:"string"},inquiryText:{
type:"string",minLength:1,kind:"inquiry-text",tsType:"string"},submit:{type:"string",minLength:1,kind:"text",tsType:"str\
ing",room:{size:"md",width:230}},sending:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},
cancel:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}},fields:{type:"array",minItems:1,
noun:"question",items:{type:"object",title:"FormField",additionalProperties:!1,required:["key","kind"],properties:{key:{
type:"string",pattern:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$",form:"small letters, digits and underscores, and neither\
 `form` nor `language`",examples:["first_visit"]},kind:{enum:["text","long text","name","organization","email","phone","\
number","date","address","choice","several","consent","file","note"],choices:{text:"A line of text","long text":"A text \
of several lines",name:"A person’s name",organization:"An organization",email:"An e-mail address",phone:"A telephone n\
umber",number:"A number",date:"A day",address:"A postal address",choice:"One of several choices",several:"Any of several\
 choices",consent:"A box to tick",file:"A file",note:"Nothing: it only says something"}},label:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"rich-text",tsType:"RichTex\
t",room:{size:"md",width:230}},hint:{type:"string",minLength:1,kind:"rich-text",tsType:"RichText",room:{size:"md",width:230}},
required:{type:"boolean"},options:{type:"array",minItems:2,noun:"choice",items:{type:"object",title:"FormOption",additionalProperties:!1,
required:["key","label"],properties:{key:{type:"string",pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits and unde\
rscores",examples:["school"]},label:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",width:230}}}}},
from:{type:"number"},to:{type:"number"},when:{type:"object",title:"FormCondition",minProperties:1,maxProperties:1,noun:"\
condition",propertyNames:{pattern:"^[a-z][a-z0-9_]*$",form:"small letters, digits and underscores",examples:["who"]},additionalProperties:{
type:"string",minLength:1}}}}},receipt:{type:"object",additionalProperties:!1,properties:{subject:{type:"string",minLength:1,
kind:"text",tsType:"string",room:{size:"md",width:230}},text:{type:"string",minLength:1,kind:"text",tsType:"string",room:{
size:"md",width:230}}}},success:{$ref:"#/definitions/ToastData"},failure:{$ref:"#/definitions/ToastData"}}}},feed:{type:"\
object",additionalProperties:!1,properties:{title:{type:"string",minLength:1,kind:"text",tsType:"string",room:{size:"md",
width:230}},page:{type:"string",minLength:1,kind:"link",tsType:"Link"}}}}};function Ht(p,{instancePath:t="",parentData:G,
parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a of Object.keys(
p))if(!n.call(g.properties,a)){let o={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:g,data:p};(r??=[]).push(o),i++}if(p.product!==void 0&&n.call(p,"product")){let a=p.product;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let o of Object.keys(a))if(o!=="name"){let y={instancePath:t+"/product",keyword:"additi\
onalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.product,data:a};(r??=[]).push(y),i++}if(a.
name!==void 0&&n.call(a,"name")){let o=a.name;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/product/name",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:g.properties.product.properties.name,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/product/name",keyword:"type",params:{type:"string"},schema:g.properties.product.properties.name.
type,parentSchema:g.properties.product.properties.name,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/produ\
ct",keyword:"type",params:{type:"object"},schema:g.properties.product.type,parentSchema:g.properties.product,data:a};(r??=
[]).push(o),i++}}if(p.organization!==void 0&&n.call(p,"organization")){let a=p.organization;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let o of Object.keys(a))if(!(o==="name"||o==="description"||o==="profiles")){let y={instancePath:t+"/org\
anization",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.organization,
data:a};(r??=[]).push(y),i++}if(a.name!==void 0&&n.call(a,"name")){let o=a.name;if(typeof o=="string"){if(k(o)<1){let y={
instancePath:t+"/organization/name",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.organization.
properties.name,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/organization/name",keyword:"type",params:{type:"\
string"},schema:g.properties.organization.properties.name.type,parentSchema:g.properties.organization.properties.name,data:o};
(r??=[]).push(y),i++}}if(a.description!==void 0&&n.call(a,"description")){let o=a.description;if(this.note("text",t+"/or\
ganization/description",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/organization/description",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:g.properties.organization.properties.description,data:o};(r??=[]).push(y),
i++}}else{let y={instancePath:t+"/organization/description",keyword:"type",params:{type:"string"},schema:g.properties.organization.
properties.description.type,parentSchema:g.properties.organization.properties.description,data:o};(r??=[]).push(y),i++}}
if(a.profiles!==void 0&&n.call(a,"profiles")){let o=a.profiles;if(Array.isArray(o)){let y=o.length;for(let l=0;l<y;l++){
let m=o[l];if(this.note("link",t+"/organization/profiles/"+l,m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/o\
rganization/profiles/"+l,keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.organization.properties.
profiles.items,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/organization/profiles/"+l,keyword:"type",params:{
type:"string"},schema:g.properties.organization.properties.profiles.items.type,parentSchema:g.properties.organization.properties.
profiles.items,data:m};(r??=[]).push(c),i++}}}else{let y={instancePath:t+"/organization/profiles",keyword:"type",params:{
type:"array"},schema:g.properties.organization.properties.profiles.type,parentSchema:g.properties.organization.properties.
profiles,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/organization",keyword:"type",params:{type:"object"},
schema:g.properties.organization.type,parentSchema:g.properties.organization,data:a};(r??=[]).push(o),i++}}if(p.socialImage!==
void 0&&n.call(p,"socialImage")){let a=p.socialImage;if(this.note("image",t+"/socialImage",a),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/socialImage",keyword:"required",params:{missingProperty:"\
file"},schema:g.properties.socialImage.required,parentSchema:g.properties.socialImage,data:a};(r??=[]).push(o),i++}if(a.
alt===void 0||!n.call(a,"alt")){let o={instancePath:t+"/socialImage",keyword:"required",params:{missingProperty:"alt"},schema:g.
properties.socialImage.required,parentSchema:g.properties.socialImage,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(
a))if(!(o==="file"||o==="alt")){let y={instancePath:t+"/socialImage",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:g.properties.socialImage,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.
file;if(typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/socialImage/file",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:g.properties.socialImage.properties.file,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/socialI\
mage/file",keyword:"type",params:{type:"string"},schema:g.properties.socialImage.properties.file.type,parentSchema:g.properties.
socialImage.properties.file,data:o};(r??=[]).push(y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!="\
string"){let y={instancePath:t+"/socialImage/alt",keyword:"type",params:{type:"string"},schema:g.properties.socialImage.
properties.alt.type,parentSchema:g.properties.socialImage.properties.alt,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+
"/socialImage",keyword:"type",params:{type:"object"},schema:g.properties.socialImage.type,parentSchema:g.properties.socialImage,
data:a};(r??=[]).push(o),i++}}if(p.logo!==void 0&&n.call(p,"logo")){let a=p.logo;if(this.note("image",t+"/logo",a),a&&typeof a==
"object"&&!Array.isArray(a)){if(a.file===void 0||!n.call(a,"file")){let o={instancePath:t+"/logo",keyword:"required",params:{
missingProperty:"file"},schema:g.properties.logo.required,parentSchema:g.properties.logo,data:a};(r??=[]).push(o),i++}if(a.
alt===void 0||!n.call(a,"alt")){let o={instancePath:t+"/logo",keyword:"required",params:{missingProperty:"alt"},schema:g.
properties.logo.required,parentSchema:g.properties.logo,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(a))if(!(o===
"file"||o==="alt")){let y={instancePath:t+"/logo",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:g.properties.logo,data:a};(r??=[]).push(y),i++}if(a.file!==void 0&&n.call(a,"file")){let o=a.file;if(typeof o==
"string"){if(k(o)<1){let y={instancePath:t+"/logo/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
logo.properties.file,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/logo/file",keyword:"type",params:{type:"\
string"},schema:g.properties.logo.properties.file.type,parentSchema:g.properties.logo.properties.file,data:o};(r??=[]).push(
y),i++}}if(a.alt!==void 0&&n.call(a,"alt")){let o=a.alt;if(typeof o!="string"){let y={instancePath:t+"/logo/alt",keyword:"\
type",params:{type:"string"},schema:g.properties.logo.properties.alt.type,parentSchema:g.properties.logo.properties.alt,
data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/logo",keyword:"type",params:{type:"object"},schema:g.properties.
logo.type,parentSchema:g.properties.logo,data:a};(r??=[]).push(o),i++}}if(p.inquiryTypes!==void 0&&n.call(p,"inquiryType\
s")){let a=p.inquiryTypes;if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){let o={instancePath:t+
"/inquiryTypes",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:g.properties.inquiryTypes,data:a};(r??=[]).
push(o),i++}for(let o of Object.keys(a)){let y=i;if(typeof o=="string"&&!Pe.test(o)){let l={instancePath:t+"/inquiryType\
s",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:g.properties.inquiryTypes.
propertyNames,data:o,propertyName:o};(r??=[]).push(l),i++}var e=y===i;if(!e){let l={instancePath:t+"/inquiryTypes",keyword:"\
propertyNames",params:{propertyName:o},schema:g.properties.inquiryTypes.propertyNames,parentSchema:g.properties.inquiryTypes,
data:a};(r??=[]).push(l),i++}}for(let o of Object.keys(a)){let y=a[o];if(y&&typeof y=="object"&&!Array.isArray(y)){for(let l of Object.
keys(y))if(l!=="label"){let m={instancePath:t+"/inquiryTypes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additio\
nalProperties",params:{additionalProperty:l},schema:!1,parentSchema:g.properties.inquiryTypes.additionalProperties,data:y};
(r??=[]).push(m),i++}if(y.label!==void 0&&n.call(y,"label")){let l=y.label;if(this.note("text",t+"/inquiryTypes/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/label",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/inquiryTypes/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.inquiryTypes.
additionalProperties.properties.label,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/inquiryTypes/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/label",keyword:"type",params:{type:"string"},schema:g.properties.inquiryTypes.additionalProperties.
properties.label.type,parentSchema:g.properties.inquiryTypes.additionalProperties.properties.label,data:l};(r??=[]).push(
m),i++}}}else{let l={instancePath:t+"/inquiryTypes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"},schema:g.properties.inquiryTypes.additionalProperties.type,parentSchema:g.properties.inquiryTypes.additionalProperties,
data:y};(r??=[]).push(l),i++}}}else{let o={instancePath:t+"/inquiryTypes",keyword:"type",params:{type:"object"},schema:g.
properties.inquiryTypes.type,parentSchema:g.properties.inquiryTypes,data:a};(r??=[]).push(o),i++}}if(p.sources!==void 0&&
n.call(p,"sources")){let a=p.sources;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o of Object.keys(a)){let y=i;if(typeof o==
"string"&&!Pe.test(o)){let l={instancePath:t+"/sources",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^\
[a-z][a-z0-9_]*$",parentSchema:g.properties.sources.propertyNames,data:o,propertyName:o};(r??=[]).push(l),i++}var s=y===
i;if(!s){let l={instancePath:t+"/sources",keyword:"propertyNames",params:{propertyName:o},schema:g.properties.sources.propertyNames,
parentSchema:g.properties.sources,data:a};(r??=[]).push(l),i++}}for(let o of Object.keys(a)){let y=a[o];if(y&&typeof y==
"object"&&!Array.isArray(y)){for(let l of Object.keys(y))if(!(l==="name"||l==="link")){let m={instancePath:t+"/sources/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:g.
properties.sources.additionalProperties,data:y};(r??=[]).push(m),i++}if(y.name!==void 0&&n.call(y,"name")){let l=y.name;
if(this.note("text",t+"/sources/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",l),typeof l=="string"){if(k(l)<1){let m={
instancePath:t+"/sources/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:g.properties.sources.additionalProperties.properties.name,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+
"/sources/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",keyword:"type",params:{type:"string"},schema:g.properties.sources.
additionalProperties.properties.name.type,parentSchema:g.properties.sources.additionalProperties.properties.name,data:l};
(r??=[]).push(m),i++}}if(y.link!==void 0&&n.call(y,"link")){let l=y.link;if(this.note("link",t+"/sources/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/link",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/sources/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.sources.additionalProperties.
properties.link,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/sources/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/link",keyword:"type",params:{type:"string"},schema:g.properties.sources.additionalProperties.properties.link.type,
parentSchema:g.properties.sources.additionalProperties.properties.link,data:l};(r??=[]).push(m),i++}}}else{let l={instancePath:t+
"/sources/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"},schema:g.properties.sources.additionalProperties.
type,parentSchema:g.properties.sources.additionalProperties,data:y};(r??=[]).push(l),i++}}}else{let o={instancePath:t+"/\
sources",keyword:"type",params:{type:"object"},schema:g.properties.sources.type,parentSchema:g.properties.sources,data:a};
(r??=[]).push(o),i++}}if(p.navigation!==void 0&&n.call(p,"navigation")){let a=p.navigation;if(Array.isArray(a)){if(a.length<
1){let y={instancePath:t+"/navigation",keyword:"minItems",params:{limit:1},schema:1,parentSchema:g.properties.navigation,
data:a};(r??=[]).push(y),i++}let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l.label===void 0||!n.call(l,"label")){let m={instancePath:t+"/navigation/"+y,keyword:"required",params:{missingProperty:"\
label"},schema:g.properties.navigation.items.required,parentSchema:g.properties.navigation.items,data:l};(r??=[]).push(m),
i++}for(let m of Object.keys(l))if(!(m==="label"||m==="link"||m==="button"||m==="items"||m==="covers"||m==="hidden"||m===
"from"||m==="until")){let c={instancePath:t+"/navigation/"+y,keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:g.properties.navigation.items,data:l};(r??=[]).push(c),i++}if(l.label!==void 0&&n.call(l,"label")){
let m=l.label;if(this.note("text",t+"/navigation/"+y+"/label",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/\
navigation/"+y+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.navigation.items.properties.
label,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/navigation/"+y+"/label",keyword:"type",params:{type:"st\
ring"},schema:g.properties.navigation.items.properties.label.type,parentSchema:g.properties.navigation.items.properties.
label,data:m};(r??=[]).push(c),i++}}if(l.link!==void 0&&n.call(l,"link")){let m=l.link;if(this.note("link",t+"/navigatio\
n/"+y+"/link",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/navigation/"+y+"/link",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.navigation.items.properties.link,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+
"/navigation/"+y+"/link",keyword:"type",params:{type:"string"},schema:g.properties.navigation.items.properties.link.type,
parentSchema:g.properties.navigation.items.properties.link,data:m};(r??=[]).push(c),i++}}if(l.button!==void 0&&n.call(l,
"button")){let m=l.button;if(typeof m!="boolean"){let c={instancePath:t+"/navigation/"+y+"/button",keyword:"type",params:{
type:"boolean"},schema:g.properties.navigation.items.properties.button.type,parentSchema:g.properties.navigation.items.properties.
button,data:m};(r??=[]).push(c),i++}}if(l.items!==void 0&&n.call(l,"items")){let m=l.items;if(Array.isArray(m)){if(m.length<
1){let u={instancePath:t+"/navigation/"+y+"/items",keyword:"minItems",params:{limit:1},schema:1,parentSchema:g.properties.
navigation.items.properties.items,data:m};(r??=[]).push(u),i++}let c=m.length;for(let u=0;u<c;u++)Ae.call(this,m[u],{instancePath:t+
"/navigation/"+y+"/items/"+u,parentData:m,parentDataProperty:u,rootData:v})||(r=r===null?Ae.errors:r.concat(Ae.errors),i=
r.length)}else{let c={instancePath:t+"/navigation/"+y+"/items",keyword:"type",params:{type:"array"},schema:g.properties.
navigation.items.properties.items.type,parentSchema:g.properties.navigation.items.properties.items,data:m};(r??=[]).push(
c),i++}}if(l.covers!==void 0&&n.call(l,"covers")){let m=l.covers;if(Array.isArray(m)){let c=m.length;for(let u=0;u<c;u++){
let w=m[u];if(this.note("link",t+"/navigation/"+y+"/covers/"+u,w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"\
/navigation/"+y+"/covers/"+u,keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.navigation.items.properties.
covers.items,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/navigation/"+y+"/covers/"+u,keyword:"type",params:{
type:"string"},schema:g.properties.navigation.items.properties.covers.items.type,parentSchema:g.properties.navigation.items.
properties.covers.items,data:w};(r??=[]).push(b),i++}}}else{let c={instancePath:t+"/navigation/"+y+"/covers",keyword:"ty\
pe",params:{type:"array"},schema:g.properties.navigation.items.properties.covers.type,parentSchema:g.properties.navigation.
items.properties.covers,data:m};(r??=[]).push(c),i++}}if(l.hidden!==void 0&&n.call(l,"hidden")){let m=l.hidden;if(typeof m!=
"boolean"){let c={instancePath:t+"/navigation/"+y+"/hidden",keyword:"type",params:{type:"boolean"},schema:g.properties.navigation.
items.properties.hidden.type,parentSchema:g.properties.navigation.items.properties.hidden,data:m};(r??=[]).push(c),i++}this.
note("schedule",t+"/navigation/"+y+"/hidden",m)}if(l.from!==void 0&&n.call(l,"from")){let m=l.from;if(this.note("schedul\
e",t+"/navigation/"+y+"/from",m),typeof m=="string"){if(!O.test(m)){let c={instancePath:t+"/navigation/"+y+"/from",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:g.properties.
navigation.items.properties.from,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/navigation/"+y+"/from",keyword:"\
type",params:{type:"string"},schema:g.properties.navigation.items.properties.from.type,parentSchema:g.properties.navigation.
items.properties.from,data:m};(r??=[]).push(c),i++}}if(l.until!==void 0&&n.call(l,"until")){let m=l.until;if(this.note("\
schedule",t+"/navigation/"+y+"/until",m),typeof m=="string"){if(!O.test(m)){let c={instancePath:t+"/navigation/"+y+"/unt\
il",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:g.properties.
navigation.items.properties.until,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/navigation/"+y+"/until",keyword:"\
type",params:{type:"string"},schema:g.properties.navigation.items.properties.until.type,parentSchema:g.properties.navigation.
items.properties.until,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/navigation/"+y,keyword:"type",params:{
type:"object"},schema:g.properties.navigation.items.type,parentSchema:g.properties.navigation.items,data:l};(r??=[]).push(
m),i++}}}else{let o={instancePath:t+"/navigation",keyword:"type",params:{type:"array"},schema:g.properties.navigation.type,
parentSchema:g.properties.navigation,data:a};(r??=[]).push(o),i++}}if(p.notices!==void 0&&n.call(p,"notices")){let a=p.notices;
if(Array.isArray(a)){let o=a.length;for(let y=0;y<o;y++){let l=a[y];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.text===
void 0||!n.call(l,"text")){let m={instancePath:t+"/notices/"+y,keyword:"required",params:{missingProperty:"text"},schema:g.
properties.notices.items.required,parentSchema:g.properties.notices.items,data:l};(r??=[]).push(m),i++}for(let m of Object.
keys(l))if(!(m==="text"||m==="tone"||m==="hidden"||m==="from"||m==="until")){let c={instancePath:t+"/notices/"+y,keyword:"\
additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:g.properties.notices.items,data:l};(r??=[]).push(
c),i++}if(l.text!==void 0&&n.call(l,"text")){let m=l.text;if(this.note("rich-text",t+"/notices/"+y+"/text",m),typeof m==
"string"){if(k(m)<1){let c={instancePath:t+"/notices/"+y+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.notices.items.properties.text,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notices/"+y+"/text",
keyword:"type",params:{type:"string"},schema:g.properties.notices.items.properties.text.type,parentSchema:g.properties.notices.
items.properties.text,data:m};(r??=[]).push(c),i++}}if(l.tone!==void 0&&n.call(l,"tone")){let m=l.tone;if(!(m==="calm"||
m==="important")){let c={instancePath:t+"/notices/"+y+"/tone",keyword:"enum",params:{allowedValues:g.properties.notices.
items.properties.tone.enum},schema:g.properties.notices.items.properties.tone.enum,parentSchema:g.properties.notices.items.
properties.tone,data:m};(r??=[]).push(c),i++}}if(l.hidden!==void 0&&n.call(l,"hidden")){let m=l.hidden;if(typeof m!="boo\
lean"){let c={instancePath:t+"/notices/"+y+"/hidden",keyword:"type",params:{type:"boolean"},schema:g.properties.notices.
items.properties.hidden.type,parentSchema:g.properties.notices.items.properties.hidden,data:m};(r??=[]).push(c),i++}this.
note("schedule",t+"/notices/"+y+"/hidden",m)}if(l.from!==void 0&&n.call(l,"from")){let m=l.from;if(this.note("schedule",
t+"/notices/"+y+"/from",m),typeof m=="string"){if(!O.test(m)){let c={instancePath:t+"/notices/"+y+"/from",keyword:"patte\
rn",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},schema:"\
^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:g.properties.
notices.items.properties.from,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notices/"+y+"/from",keyword:"ty\
pe",params:{type:"string"},schema:g.properties.notices.items.properties.from.type,parentSchema:g.properties.notices.items.
properties.from,data:m};(r??=[]).push(c),i++}}if(l.until!==void 0&&n.call(l,"until")){let m=l.until;if(this.note("schedu\
le",t+"/notices/"+y+"/until",m),typeof m=="string"){if(!O.test(m)){let c={instancePath:t+"/notices/"+y+"/until",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$"},
schema:"^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d(:\\d\\d)?( ?(Z|[+-]\\d\\d:?\\d\\d|[A-Z][\\w+/-]*))?)?$",parentSchema:g.properties.
notices.items.properties.until,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/notices/"+y+"/until",keyword:"\
type",params:{type:"string"},schema:g.properties.notices.items.properties.until.type,parentSchema:g.properties.notices.items.
properties.until,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/notices/"+y,keyword:"type",params:{type:"ob\
ject"},schema:g.properties.notices.items.type,parentSchema:g.properties.notices.items,data:l};(r??=[]).push(m),i++}}}else{
let o={instancePath:t+"/notices",keyword:"type",params:{type:"array"},schema:g.properties.notices.type,parentSchema:g.properties.
notices,data:a};(r??=[]).push(o),i++}}if(p.breadcrumb!==void 0&&n.call(p,"breadcrumb")){let a=p.breadcrumb;if(this.note(
"text",t+"/breadcrumb",a),typeof a=="string"){if(k(a)<1){let o={instancePath:t+"/breadcrumb",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.breadcrumb,data:a};(r??=[]).push(o),i++}}else{let o={instancePath:t+"/breadc\
rumb",keyword:"type",params:{type:"string"},schema:g.properties.breadcrumb.type,parentSchema:g.properties.breadcrumb,data:a};
(r??=[]).push(o),i++}}if(p.synonyms!==void 0&&n.call(p,"synonyms")){let a=p.synonyms;if(Array.isArray(a)){let o=a.length;
for(let y=0;y<o;y++){let l=a[y];if(this.note("text",t+"/synonyms/"+y,l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+
"/synonyms/"+y,keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.synonyms.items,data:l};(r??=[]).push(
m),i++}}else{let m={instancePath:t+"/synonyms/"+y,keyword:"type",params:{type:"string"},schema:g.properties.synonyms.items.
type,parentSchema:g.properties.synonyms.items,data:l};(r??=[]).push(m),i++}}}else{let o={instancePath:t+"/synonyms",keyword:"\
type",params:{type:"array"},schema:g.properties.synonyms.type,parentSchema:g.properties.synonyms,data:a};(r??=[]).push(o),
i++}}if(p.footer!==void 0&&n.call(p,"footer")){let a=p.footer;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o of Object.
keys(a))if(!(o==="text"||o==="columns"||o==="copyright")){let y={instancePath:t+"/footer",keyword:"additionalProperties",
params:{additionalProperty:o},schema:!1,parentSchema:g.properties.footer,data:a};(r??=[]).push(y),i++}if(a.text!==void 0&&
n.call(a,"text")){let o=a.text;if(this.note("rich-text",t+"/footer/text",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/footer/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.footer.properties.text,data:o};(r??=
[]).push(y),i++}}else{let y={instancePath:t+"/footer/text",keyword:"type",params:{type:"string"},schema:g.properties.footer.
properties.text.type,parentSchema:g.properties.footer.properties.text,data:o};(r??=[]).push(y),i++}}if(a.columns!==void 0&&
n.call(a,"columns")){let o=a.columns;if(Array.isArray(o)){if(o.length<1){let l={instancePath:t+"/footer/columns",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:g.properties.footer.properties.columns,data:o};(r??=[]).push(l),i++}let y=o.
length;for(let l=0;l<y;l++){let m=o[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.title===void 0||!n.call(m,"titl\
e")){let c={instancePath:t+"/footer/columns/"+l,keyword:"required",params:{missingProperty:"title"},schema:g.properties.
footer.properties.columns.items.required,parentSchema:g.properties.footer.properties.columns.items,data:m};(r??=[]).push(
c),i++}if(m.links===void 0||!n.call(m,"links")){let c={instancePath:t+"/footer/columns/"+l,keyword:"required",params:{missingProperty:"\
links"},schema:g.properties.footer.properties.columns.items.required,parentSchema:g.properties.footer.properties.columns.
items,data:m};(r??=[]).push(c),i++}for(let c of Object.keys(m))if(!(c==="title"||c==="links")){let u={instancePath:t+"/f\
ooter/columns/"+l,keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:g.properties.footer.
properties.columns.items,data:m};(r??=[]).push(u),i++}if(m.title!==void 0&&n.call(m,"title")){let c=m.title;if(this.note(
"text",t+"/footer/columns/"+l+"/title",c),typeof c=="string"){if(k(c)<1){let u={instancePath:t+"/footer/columns/"+l+"/ti\
tle",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.footer.properties.columns.items.properties.
title,data:c};(r??=[]).push(u),i++}}else{let u={instancePath:t+"/footer/columns/"+l+"/title",keyword:"type",params:{type:"\
string"},schema:g.properties.footer.properties.columns.items.properties.title.type,parentSchema:g.properties.footer.properties.
columns.items.properties.title,data:c};(r??=[]).push(u),i++}}if(m.links!==void 0&&n.call(m,"links")){let c=m.links;if(Array.
isArray(c)){if(c.length<1){let w={instancePath:t+"/footer/columns/"+l+"/links",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:g.properties.footer.properties.columns.items.properties.links,data:c};(r??=[]).push(w),i++}let u=c.length;for(let w=0;w<
u;w++)Ae.call(this,c[w],{instancePath:t+"/footer/columns/"+l+"/links/"+w,parentData:c,parentDataProperty:w,rootData:v})||
(r=r===null?Ae.errors:r.concat(Ae.errors),i=r.length)}else{let u={instancePath:t+"/footer/columns/"+l+"/links",keyword:"\
type",params:{type:"array"},schema:g.properties.footer.properties.columns.items.properties.links.type,parentSchema:g.properties.
footer.properties.columns.items.properties.links,data:c};(r??=[]).push(u),i++}}}else{let c={instancePath:t+"/footer/colu\
mns/"+l,keyword:"type",params:{type:"object"},schema:g.properties.footer.properties.columns.items.type,parentSchema:g.properties.
footer.properties.columns.items,data:m};(r??=[]).push(c),i++}}}else{let y={instancePath:t+"/footer/columns",keyword:"typ\
e",params:{type:"array"},schema:g.properties.footer.properties.columns.type,parentSchema:g.properties.footer.properties.
columns,data:o};(r??=[]).push(y),i++}}if(a.copyright!==void 0&&n.call(a,"copyright")){let o=a.copyright;if(this.note("te\
xt",t+"/footer/copyright",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/footer/copyright",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:g.properties.footer.properties.copyright,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/footer/copyright",keyword:"type",params:{type:"string"},schema:g.properties.footer.properties.copyright.
type,parentSchema:g.properties.footer.properties.copyright,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/f\
ooter",keyword:"type",params:{type:"object"},schema:g.properties.footer.type,parentSchema:g.properties.footer,data:a};(r??=
[]).push(o),i++}}if(p.privacy!==void 0&&n.call(p,"privacy")){let a=p.privacy;if(a&&typeof a=="object"&&!Array.isArray(a)){
for(let o of Object.keys(a))if(!(o==="text"||o==="simulated"||o==="link"||o==="linkLabel")){let y={instancePath:t+"/priv\
acy",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.privacy,data:a};(r??=
[]).push(y),i++}if(a.text!==void 0&&n.call(a,"text")){let o=a.text;if(this.note("rich-text",t+"/privacy/text",o),typeof o==
"string"){if(k(o)<1){let y={instancePath:t+"/privacy/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.privacy.properties.text,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/privacy/text",keyword:"typ\
e",params:{type:"string"},schema:g.properties.privacy.properties.text.type,parentSchema:g.properties.privacy.properties.
text,data:o};(r??=[]).push(y),i++}}if(a.simulated!==void 0&&n.call(a,"simulated")){let o=a.simulated;if(this.note("rich-\
text",t+"/privacy/simulated",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/privacy/simulated",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:g.properties.privacy.properties.simulated,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/privacy/simulated",keyword:"type",params:{type:"string"},schema:g.properties.privacy.properties.
simulated.type,parentSchema:g.properties.privacy.properties.simulated,data:o};(r??=[]).push(y),i++}}if(a.link!==void 0&&
n.call(a,"link")){let o=a.link;if(this.note("link",t+"/privacy/link",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/privacy/link",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.privacy.properties.link,data:o};
(r??=[]).push(y),i++}}else{let y={instancePath:t+"/privacy/link",keyword:"type",params:{type:"string"},schema:g.properties.
privacy.properties.link.type,parentSchema:g.properties.privacy.properties.link,data:o};(r??=[]).push(y),i++}}if(a.linkLabel!==
void 0&&n.call(a,"linkLabel")){let o=a.linkLabel;if(this.note("text",t+"/privacy/linkLabel",o),typeof o=="string"){if(k(
o)<1){let y={instancePath:t+"/privacy/linkLabel",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
privacy.properties.linkLabel,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/privacy/linkLabel",keyword:"type",
params:{type:"string"},schema:g.properties.privacy.properties.linkLabel.type,parentSchema:g.properties.privacy.properties.
linkLabel,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/privacy",keyword:"type",params:{type:"object"},schema:g.
properties.privacy.type,parentSchema:g.properties.privacy,data:a};(r??=[]).push(o),i++}}if(p.notFound!==void 0&&n.call(p,
"notFound")){let a=p.notFound;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o of Object.keys(a))if(!(o==="title"||
o==="description"||o==="heading"||o==="text"||o==="linkLabel"||o==="suggestion")){let y={instancePath:t+"/notFound",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.notFound,data:a};(r??=[]).push(y),
i++}if(a.title!==void 0&&n.call(a,"title")){let o=a.title;if(this.note("text",t+"/notFound/title",o),typeof o=="string"){
if(k(o)<1){let y={instancePath:t+"/notFound/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
notFound.properties.title,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notFound/title",keyword:"type",params:{
type:"string"},schema:g.properties.notFound.properties.title.type,parentSchema:g.properties.notFound.properties.title,data:o};
(r??=[]).push(y),i++}}if(a.description!==void 0&&n.call(a,"description")){let o=a.description;if(this.note("text",t+"/no\
tFound/description",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/notFound/description",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:g.properties.notFound.properties.description,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/notFound/description",keyword:"type",params:{type:"string"},schema:g.properties.notFound.properties.description.
type,parentSchema:g.properties.notFound.properties.description,data:o};(r??=[]).push(y),i++}}if(a.heading!==void 0&&n.call(
a,"heading")){let o=a.heading;if(this.note("text",t+"/notFound/heading",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/notFound/heading",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notFound.properties.heading,
data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notFound/heading",keyword:"type",params:{type:"string"},schema:g.
properties.notFound.properties.heading.type,parentSchema:g.properties.notFound.properties.heading,data:o};(r??=[]).push(
y),i++}}if(a.text!==void 0&&n.call(a,"text")){let o=a.text;if(this.note("rich-text",t+"/notFound/text",o),typeof o=="str\
ing"){if(k(o)<1){let y={instancePath:t+"/notFound/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
notFound.properties.text,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notFound/text",keyword:"type",params:{
type:"string"},schema:g.properties.notFound.properties.text.type,parentSchema:g.properties.notFound.properties.text,data:o};
(r??=[]).push(y),i++}}if(a.linkLabel!==void 0&&n.call(a,"linkLabel")){let o=a.linkLabel;if(this.note("text",t+"/notFound\
/linkLabel",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/notFound/linkLabel",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.notFound.properties.linkLabel,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+
"/notFound/linkLabel",keyword:"type",params:{type:"string"},schema:g.properties.notFound.properties.linkLabel.type,parentSchema:g.
properties.notFound.properties.linkLabel,data:o};(r??=[]).push(y),i++}}if(a.suggestion!==void 0&&n.call(a,"suggestion")){
let o=a.suggestion;if(this.note("path-text",t+"/notFound/suggestion",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/notFound/suggestion",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notFound.properties.suggestion,
data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notFound/suggestion",keyword:"type",params:{type:"string"},schema:g.
properties.notFound.properties.suggestion.type,parentSchema:g.properties.notFound.properties.suggestion,data:o};(r??=[]).
push(y),i++}}}else{let o={instancePath:t+"/notFound",keyword:"type",params:{type:"object"},schema:g.properties.notFound.
type,parentSchema:g.properties.notFound,data:a};(r??=[]).push(o),i++}}if(p.notSent!==void 0&&n.call(p,"notSent")){let a=p.
notSent;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o of Object.keys(a))if(!(o==="heading"||o==="text"||o==="lo\
st"||o==="again"||o==="reasons")){let y={instancePath:t+"/notSent",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:g.properties.notSent,data:a};(r??=[]).push(y),i++}if(a.heading!==void 0&&n.call(a,"heading")){let o=a.
heading;if(this.note("text",t+"/notSent/heading",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/notSent/headi\
ng",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.heading,data:o};(r??=[]).
push(y),i++}}else{let y={instancePath:t+"/notSent/heading",keyword:"type",params:{type:"string"},schema:g.properties.notSent.
properties.heading.type,parentSchema:g.properties.notSent.properties.heading,data:o};(r??=[]).push(y),i++}}if(a.text!==void 0&&
n.call(a,"text")){let o=a.text;if(this.note("text",t+"/notSent/text",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/notSent/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.text,data:o};
(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notSent/text",keyword:"type",params:{type:"string"},schema:g.properties.
notSent.properties.text.type,parentSchema:g.properties.notSent.properties.text,data:o};(r??=[]).push(y),i++}}if(a.lost!==
void 0&&n.call(a,"lost")){let o=a.lost;if(this.note("text",t+"/notSent/lost",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/notSent/lost",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.lost,data:o};
(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notSent/lost",keyword:"type",params:{type:"string"},schema:g.properties.
notSent.properties.lost.type,parentSchema:g.properties.notSent.properties.lost,data:o};(r??=[]).push(y),i++}}if(a.again!==
void 0&&n.call(a,"again")){let o=a.again;if(this.note("text",t+"/notSent/again",o),typeof o=="string"){if(k(o)<1){let y={
instancePath:t+"/notSent/again",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.
again,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/notSent/again",keyword:"type",params:{type:"string"},schema:g.
properties.notSent.properties.again.type,parentSchema:g.properties.notSent.properties.again,data:o};(r??=[]).push(y),i++}}
if(a.reasons!==void 0&&n.call(a,"reasons")){let o=a.reasons;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let y of Object.
keys(o))if(!n.call(g.properties.notSent.properties.reasons.properties,y)){let l={instancePath:t+"/notSent/reasons",keyword:"\
additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:g.properties.notSent.properties.reasons,data:o};
(r??=[]).push(l),i++}if(o.fields!==void 0&&n.call(o,"fields")){let y=o.fields;if(this.note("text",t+"/notSent/reasons/fi\
elds",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/fields",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.notSent.properties.reasons.properties.fields,data:y};(r??=[]).push(l),i++}}else{let l={
instancePath:t+"/notSent/reasons/fields",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.reasons.
properties.fields.type,parentSchema:g.properties.notSent.properties.reasons.properties.fields,data:y};(r??=[]).push(l),i++}}
if(o.tooLong!==void 0&&n.call(o,"tooLong")){let y=o.tooLong;if(this.note("text",t+"/notSent/reasons/tooLong",y),typeof y==
"string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/tooLong",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.notSent.properties.reasons.properties.tooLong,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notS\
ent/reasons/tooLong",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.reasons.properties.tooLong.
type,parentSchema:g.properties.notSent.properties.reasons.properties.tooLong,data:y};(r??=[]).push(l),i++}}if(o.filesTooLarge!==
void 0&&n.call(o,"filesTooLarge")){let y=o.filesTooLarge;if(this.note("text",t+"/notSent/reasons/filesTooLarge",y),typeof y==
"string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/filesTooLarge",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:g.properties.notSent.properties.reasons.properties.filesTooLarge,data:y};(r??=[]).push(l),i++}}else{let l={
instancePath:t+"/notSent/reasons/filesTooLarge",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.
reasons.properties.filesTooLarge.type,parentSchema:g.properties.notSent.properties.reasons.properties.filesTooLarge,data:y};
(r??=[]).push(l),i++}}if(o.noFiles!==void 0&&n.call(o,"noFiles")){let y=o.noFiles;if(this.note("text",t+"/notSent/reason\
s/noFiles",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/noFiles",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.notSent.properties.reasons.properties.noFiles,data:y};(r??=[]).push(l),i++}}else{
let l={instancePath:t+"/notSent/reasons/noFiles",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.
reasons.properties.noFiles.type,parentSchema:g.properties.notSent.properties.reasons.properties.noFiles,data:y};(r??=[]).
push(l),i++}}if(o.notWhole!==void 0&&n.call(o,"notWhole")){let y=o.notWhole;if(this.note("text",t+"/notSent/reasons/notW\
hole",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/notWhole",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.notSent.properties.reasons.properties.notWhole,data:y};(r??=[]).push(l),i++}}else{let l={
instancePath:t+"/notSent/reasons/notWhole",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.
reasons.properties.notWhole.type,parentSchema:g.properties.notSent.properties.reasons.properties.notWhole,data:y};(r??=[]).
push(l),i++}}if(o.late!==void 0&&n.call(o,"late")){let y=o.late;if(this.note("text",t+"/notSent/reasons/late",y),typeof y==
"string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/late",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.notSent.properties.reasons.properties.late,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent\
/reasons/late",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.reasons.properties.late.type,
parentSchema:g.properties.notSent.properties.reasons.properties.late,data:y};(r??=[]).push(l),i++}}if(o.busy!==void 0&&n.
call(o,"busy")){let y=o.busy;if(this.note("text",t+"/notSent/reasons/busy",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+
"/notSent/reasons/busy",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.reasons.
properties.busy,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent/reasons/busy",keyword:"type",params:{
type:"string"},schema:g.properties.notSent.properties.reasons.properties.busy.type,parentSchema:g.properties.notSent.properties.
reasons.properties.busy,data:y};(r??=[]).push(l),i++}}if(o.tooMany!==void 0&&n.call(o,"tooMany")){let y=o.tooMany;if(this.
note("text",t+"/notSent/reasons/tooMany",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/notSent/reasons/tooMa\
ny",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.reasons.properties.tooMany,
data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent/reasons/tooMany",keyword:"type",params:{type:"string"},
schema:g.properties.notSent.properties.reasons.properties.tooMany.type,parentSchema:g.properties.notSent.properties.reasons.
properties.tooMany,data:y};(r??=[]).push(l),i++}}if(o.tooManyNearby!==void 0&&n.call(o,"tooManyNearby")){let y=o.tooManyNearby;
if(this.note("text",t+"/notSent/reasons/tooManyNearby",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/notSent\
/reasons/tooManyNearby",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.reasons.
properties.tooManyNearby,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent/reasons/tooManyNearby",keyword:"\
type",params:{type:"string"},schema:g.properties.notSent.properties.reasons.properties.tooManyNearby.type,parentSchema:g.
properties.notSent.properties.reasons.properties.tooManyNearby,data:y};(r??=[]).push(l),i++}}if(o.otherText!==void 0&&n.
call(o,"otherText")){let y=o.otherText;if(this.note("text",t+"/notSent/reasons/otherText",y),typeof y=="string"){if(k(y)<
1){let l={instancePath:t+"/notSent/reasons/otherText",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
notSent.properties.reasons.properties.otherText,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent/reaso\
ns/otherText",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.reasons.properties.otherText.
type,parentSchema:g.properties.notSent.properties.reasons.properties.otherText,data:y};(r??=[]).push(l),i++}}if(o.foreign!==
void 0&&n.call(o,"foreign")){let y=o.foreign;if(this.note("text",t+"/notSent/reasons/foreign",y),typeof y=="string"){if(k(
y)<1){let l={instancePath:t+"/notSent/reasons/foreign",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
notSent.properties.reasons.properties.foreign,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent/reasons\
/foreign",keyword:"type",params:{type:"string"},schema:g.properties.notSent.properties.reasons.properties.foreign.type,parentSchema:g.
properties.notSent.properties.reasons.properties.foreign,data:y};(r??=[]).push(l),i++}}if(o.notKept!==void 0&&n.call(o,"\
notKept")){let y=o.notKept;if(this.note("text",t+"/notSent/reasons/notKept",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+
"/notSent/reasons/notKept",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.notSent.properties.reasons.
properties.notKept,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/notSent/reasons/notKept",keyword:"type",params:{
type:"string"},schema:g.properties.notSent.properties.reasons.properties.notKept.type,parentSchema:g.properties.notSent.
properties.reasons.properties.notKept,data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/notSent/reasons",keyword:"\
type",params:{type:"object"},schema:g.properties.notSent.properties.reasons.type,parentSchema:g.properties.notSent.properties.
reasons,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/notSent",keyword:"type",params:{type:"object"},schema:g.
properties.notSent.type,parentSchema:g.properties.notSent,data:a};(r??=[]).push(o),i++}}if(p.labels!==void 0&&n.call(p,"\
labels")){let a=p.labels;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o of Object.keys(a))if(!n.call(g.properties.
labels.properties,o)){let y={instancePath:t+"/labels",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:g.properties.labels,data:a};(r??=[]).push(y),i++}if(a.menu!==void 0&&n.call(a,"menu")){let o=a.menu;if(this.
note("text",t+"/labels/menu",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/menu",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.menu,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+
"/labels/menu",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.menu.type,parentSchema:g.properties.
labels.properties.menu,data:o};(r??=[]).push(y),i++}}if(a.skip!==void 0&&n.call(a,"skip")){let o=a.skip;if(this.note("te\
xt",t+"/labels/skip",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/skip",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.labels.properties.skip,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+
"/labels/skip",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.skip.type,parentSchema:g.properties.
labels.properties.skip,data:o};(r??=[]).push(y),i++}}if(a.lightTheme!==void 0&&n.call(a,"lightTheme")){let o=a.lightTheme;
if(this.note("text",t+"/labels/lightTheme",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/lightTheme",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.lightTheme,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/labels/lightTheme",keyword:"type",params:{type:"string"},schema:g.properties.labels.
properties.lightTheme.type,parentSchema:g.properties.labels.properties.lightTheme,data:o};(r??=[]).push(y),i++}}if(a.darkTheme!==
void 0&&n.call(a,"darkTheme")){let o=a.darkTheme;if(this.note("text",t+"/labels/darkTheme",o),typeof o=="string"){if(k(o)<
1){let y={instancePath:t+"/labels/darkTheme",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.
properties.darkTheme,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/darkTheme",keyword:"type",params:{
type:"string"},schema:g.properties.labels.properties.darkTheme.type,parentSchema:g.properties.labels.properties.darkTheme,
data:o};(r??=[]).push(y),i++}}if(a.newTab!==void 0&&n.call(a,"newTab")){let o=a.newTab;if(this.note("text",t+"/labels/ne\
wTab",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/newTab",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:g.properties.labels.properties.newTab,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/new\
Tab",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.newTab.type,parentSchema:g.properties.labels.
properties.newTab,data:o};(r??=[]).push(y),i++}}if(a.pause!==void 0&&n.call(a,"pause")){let o=a.pause;if(this.note("text",
t+"/labels/pause",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/pause",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.labels.properties.pause,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/la\
bels/pause",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.pause.type,parentSchema:g.properties.
labels.properties.pause,data:o};(r??=[]).push(y),i++}}if(a.play!==void 0&&n.call(a,"play")){let o=a.play;if(this.note("t\
ext",t+"/labels/play",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/play",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.labels.properties.play,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+
"/labels/play",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.play.type,parentSchema:g.properties.
labels.properties.play,data:o};(r??=[]).push(y),i++}}if(a.dialogClose!==void 0&&n.call(a,"dialogClose")){let o=a.dialogClose;
if(this.note("text",t+"/labels/dialogClose",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/dialogClose",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.dialogClose,data:o};(r??=[]).push(
y),i++}}else{let y={instancePath:t+"/labels/dialogClose",keyword:"type",params:{type:"string"},schema:g.properties.labels.
properties.dialogClose.type,parentSchema:g.properties.labels.properties.dialogClose,data:o};(r??=[]).push(y),i++}}if(a.noAction!==
void 0&&n.call(a,"noAction")){let o=a.noAction;if(this.note("text",t+"/labels/noAction",o),typeof o=="string"){if(k(o)<1){
let y={instancePath:t+"/labels/noAction",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.
properties.noAction,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/noAction",keyword:"type",params:{type:"\
string"},schema:g.properties.labels.properties.noAction.type,parentSchema:g.properties.labels.properties.noAction,data:o};
(r??=[]).push(y),i++}}if(a.notifications!==void 0&&n.call(a,"notifications")){let o=a.notifications;if(this.note("text",
t+"/labels/notifications",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/notifications",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.notifications,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/labels/notifications",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.
notifications.type,parentSchema:g.properties.labels.properties.notifications,data:o};(r??=[]).push(y),i++}}if(a.offline!==
void 0&&n.call(a,"offline")){let o=a.offline;if(this.note("text",t+"/labels/offline",o),typeof o=="string"){if(k(o)<1){let y={
instancePath:t+"/labels/offline",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.
offline,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/offline",keyword:"type",params:{type:"string"},
schema:g.properties.labels.properties.offline.type,parentSchema:g.properties.labels.properties.offline,data:o};(r??=[]).
push(y),i++}}if(a.problem!==void 0&&n.call(a,"problem")){let o=a.problem;if(this.note("text",t+"/labels/problem",o),typeof o==
"string"){if(k(o)<1){let y={instancePath:t+"/labels/problem",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.labels.properties.problem,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/problem",keyword:"\
type",params:{type:"string"},schema:g.properties.labels.properties.problem.type,parentSchema:g.properties.labels.properties.
problem,data:o};(r??=[]).push(y),i++}}if(a.current!==void 0&&n.call(a,"current")){let o=a.current;if(this.note("text",t+
"/labels/current",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/current",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.labels.properties.current,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+
"/labels/current",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.current.type,parentSchema:g.
properties.labels.properties.current,data:o};(r??=[]).push(y),i++}}if(a.planned!==void 0&&n.call(a,"planned")){let o=a.planned;
if(this.note("text",t+"/labels/planned",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/planned",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.planned,data:o};(r??=[]).push(y),i++}}else{
let y={instancePath:t+"/labels/planned",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.planned.
type,parentSchema:g.properties.labels.properties.planned,data:o};(r??=[]).push(y),i++}}if(a.vision!==void 0&&n.call(a,"v\
ision")){let o=a.vision;if(this.note("text",t+"/labels/vision",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"\
/labels/vision",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.vision,data:o};
(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/vision",keyword:"type",params:{type:"string"},schema:g.properties.
labels.properties.vision.type,parentSchema:g.properties.labels.properties.vision,data:o};(r??=[]).push(y),i++}}if(a.yes!==
void 0&&n.call(a,"yes")){let o=a.yes;if(this.note("text",t+"/labels/yes",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+
"/labels/yes",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.yes,data:o};(r??=
[]).push(y),i++}}else{let y={instancePath:t+"/labels/yes",keyword:"type",params:{type:"string"},schema:g.properties.labels.
properties.yes.type,parentSchema:g.properties.labels.properties.yes,data:o};(r??=[]).push(y),i++}}if(a.no!==void 0&&n.call(
a,"no")){let o=a.no;if(this.note("text",t+"/labels/no",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/\
no",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.no,data:o};(r??=[]).push(y),
i++}}else{let y={instancePath:t+"/labels/no",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.
no.type,parentSchema:g.properties.labels.properties.no,data:o};(r??=[]).push(y),i++}}if(a.from!==void 0&&n.call(a,"from")){
let o=a.from;if(this.note("text",t+"/labels/from",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/from",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.from,data:o};(r??=[]).push(y),
i++}}else{let y={instancePath:t+"/labels/from",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.
from.type,parentSchema:g.properties.labels.properties.from,data:o};(r??=[]).push(y),i++}}if(a.to!==void 0&&n.call(a,"to")){
let o=a.to;if(this.note("text",t+"/labels/to",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/to",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.to,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/labels/to",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.to.type,parentSchema:g.
properties.labels.properties.to,data:o};(r??=[]).push(y),i++}}if(a.allCategories!==void 0&&n.call(a,"allCategories")){let o=a.
allCategories;if(this.note("text",t+"/labels/allCategories",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/la\
bels/allCategories",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.allCategories,
data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/allCategories",keyword:"type",params:{type:"string"},schema:g.
properties.labels.properties.allCategories.type,parentSchema:g.properties.labels.properties.allCategories,data:o};(r??=[]).
push(y),i++}}if(a.category!==void 0&&n.call(a,"category")){let o=a.category;if(this.note("text",t+"/labels/category",o),
typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/category",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.labels.properties.category,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/category",keyword:"\
type",params:{type:"string"},schema:g.properties.labels.properties.category.type,parentSchema:g.properties.labels.properties.
category,data:o};(r??=[]).push(y),i++}}if(a.articles!==void 0&&n.call(a,"articles")&&(be.call(this,a.articles,{instancePath:t+
"/labels/articles",parentData:a,parentDataProperty:"articles",rootData:v})||(r=r===null?be.errors:r.concat(be.errors),i=
r.length)),a.articlesInCategory!==void 0&&n.call(a,"articlesInCategory")&&(be.call(this,a.articlesInCategory,{instancePath:t+
"/labels/articlesInCategory",parentData:a,parentDataProperty:"articlesInCategory",rootData:v})||(r=r===null?be.errors:r.
concat(be.errors),i=r.length)),a.needsScript!==void 0&&n.call(a,"needsScript")){let o=a.needsScript;if(this.note("text",
t+"/labels/needsScript",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/needsScript",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.needsScript,data:o};(r??=[]).push(y),i++}}else{let y={
instancePath:t+"/labels/needsScript",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.needsScript.
type,parentSchema:g.properties.labels.properties.needsScript,data:o};(r??=[]).push(y),i++}}if(a.draft!==void 0&&n.call(a,
"draft")){let o=a.draft;if(this.note("text",t+"/labels/draft",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/\
labels/draft",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.draft,data:o};(r??=
[]).push(y),i++}}else{let y={instancePath:t+"/labels/draft",keyword:"type",params:{type:"string"},schema:g.properties.labels.
properties.draft.type,parentSchema:g.properties.labels.properties.draft,data:o};(r??=[]).push(y),i++}}if(a.noNumber!==void 0&&
n.call(a,"noNumber")){let o=a.noNumber;if(this.note("text",t+"/labels/noNumber",o),typeof o=="string"){if(k(o)<1){let y={
instancePath:t+"/labels/noNumber",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.
noNumber,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/noNumber",keyword:"type",params:{type:"string"},
schema:g.properties.labels.properties.noNumber.type,parentSchema:g.properties.labels.properties.noNumber,data:o};(r??=[]).
push(y),i++}}if(a.language!==void 0&&n.call(a,"language")){let o=a.language;if(this.note("text",t+"/labels/language",o),
typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/language",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.labels.properties.language,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/language",keyword:"\
type",params:{type:"string"},schema:g.properties.labels.properties.language.type,parentSchema:g.properties.labels.properties.
language,data:o};(r??=[]).push(y),i++}}if(a.source!==void 0&&n.call(a,"source")){let o=a.source;if(this.note("text",t+"/\
labels/source",o),typeof o=="string"){if(k(o)<1){let y={instancePath:t+"/labels/source",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.labels.properties.source,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/l\
abels/source",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.source.type,parentSchema:g.properties.
labels.properties.source,data:o};(r??=[]).push(y),i++}}if(a.film!==void 0&&n.call(a,"film")){let o=a.film;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let y of Object.keys(o))if(!(y==="play"||y==="transfer"||y==="watch")){let l={instancePath:t+
"/labels/film",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:g.properties.labels.properties.
film,data:o};(r??=[]).push(l),i++}if(o.play!==void 0&&n.call(o,"play")){let y=o.play;if(this.note("text",t+"/labels/film\
/play",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/film/play",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.labels.properties.film.properties.play,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+
"/labels/film/play",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.film.properties.play.type,
parentSchema:g.properties.labels.properties.film.properties.play,data:y};(r??=[]).push(l),i++}}if(o.transfer!==void 0&&n.
call(o,"transfer")){let y=o.transfer;if(this.note("film-text",t+"/labels/film/transfer",y),typeof y=="string"){if(k(y)<1){
let l={instancePath:t+"/labels/film/transfer",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.
properties.film.properties.transfer,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/film/transfer",keyword:"\
type",params:{type:"string"},schema:g.properties.labels.properties.film.properties.transfer.type,parentSchema:g.properties.
labels.properties.film.properties.transfer,data:y};(r??=[]).push(l),i++}}if(o.watch!==void 0&&n.call(o,"watch")){let y=o.
watch;if(this.note("film-text",t+"/labels/film/watch",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/f\
ilm/watch",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.film.properties.watch,
data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/film/watch",keyword:"type",params:{type:"string"},schema:g.
properties.labels.properties.film.properties.watch.type,parentSchema:g.properties.labels.properties.film.properties.watch,
data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/labels/film",keyword:"type",params:{type:"object"},schema:g.
properties.labels.properties.film.type,parentSchema:g.properties.labels.properties.film,data:o};(r??=[]).push(y),i++}}if(a.
events!==void 0&&n.call(a,"events")){let o=a.events;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let y of Object.keys(
o))if(!(y==="calendar"||y==="none")){let l={instancePath:t+"/labels/events",keyword:"additionalProperties",params:{additionalProperty:y},
schema:!1,parentSchema:g.properties.labels.properties.events,data:o};(r??=[]).push(l),i++}if(o.calendar!==void 0&&n.call(
o,"calendar")){let y=o.calendar;if(this.note("text",t+"/labels/events/calendar",y),typeof y=="string"){if(k(y)<1){let l={
instancePath:t+"/labels/events/calendar",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.
properties.events.properties.calendar,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/events/calendar",
keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.events.properties.calendar.type,parentSchema:g.
properties.labels.properties.events.properties.calendar,data:y};(r??=[]).push(l),i++}}if(o.none!==void 0&&n.call(o,"none")){
let y=o.none;if(this.note("text",t+"/labels/events/none",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/label\
s/events/none",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.events.properties.
none,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/events/none",keyword:"type",params:{type:"string"},
schema:g.properties.labels.properties.events.properties.none.type,parentSchema:g.properties.labels.properties.events.properties.
none,data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/labels/events",keyword:"type",params:{type:"object"},schema:g.
properties.labels.properties.events.type,parentSchema:g.properties.labels.properties.events,data:o};(r??=[]).push(y),i++}}
if(a.hours!==void 0&&n.call(a,"hours")){let o=a.hours;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let y of Object.keys(
o))if(!(y==="open"||y==="openUntil"||y==="closed"||y==="opensToday"||y==="opensLater"||y==="always"||y==="exceptions")){
let l={instancePath:t+"/labels/hours",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:g.
properties.labels.properties.hours,data:o};(r??=[]).push(l),i++}if(o.open!==void 0&&n.call(o,"open")){let y=o.open;if(this.
note("text",t+"/labels/hours/open",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/hours/open",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.hours.properties.open,data:y};(r??=[]).
push(l),i++}}else{let l={instancePath:t+"/labels/hours/open",keyword:"type",params:{type:"string"},schema:g.properties.labels.
properties.hours.properties.open.type,parentSchema:g.properties.labels.properties.hours.properties.open,data:y};(r??=[]).
push(l),i++}}if(o.openUntil!==void 0&&n.call(o,"openUntil")){let y=o.openUntil;if(this.note("hours-text",t+"/labels/hour\
s/openUntil",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/hours/openUntil",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.labels.properties.hours.properties.openUntil,data:y};(r??=[]).push(l),i++}}else{
let l={instancePath:t+"/labels/hours/openUntil",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.
hours.properties.openUntil.type,parentSchema:g.properties.labels.properties.hours.properties.openUntil,data:y};(r??=[]).
push(l),i++}}if(o.closed!==void 0&&n.call(o,"closed")){let y=o.closed;if(this.note("text",t+"/labels/hours/closed",y),typeof y==
"string"){if(k(y)<1){let l={instancePath:t+"/labels/hours/closed",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.labels.properties.hours.properties.closed,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/h\
ours/closed",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.hours.properties.closed.type,parentSchema:g.
properties.labels.properties.hours.properties.closed,data:y};(r??=[]).push(l),i++}}if(o.opensToday!==void 0&&n.call(o,"o\
pensToday")){let y=o.opensToday;if(this.note("hours-text",t+"/labels/hours/opensToday",y),typeof y=="string"){if(k(y)<1){
let l={instancePath:t+"/labels/hours/opensToday",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
labels.properties.hours.properties.opensToday,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/hours/op\
ensToday",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.hours.properties.opensToday.type,parentSchema:g.
properties.labels.properties.hours.properties.opensToday,data:y};(r??=[]).push(l),i++}}if(o.opensLater!==void 0&&n.call(
o,"opensLater")){let y=o.opensLater;if(this.note("hours-text",t+"/labels/hours/opensLater",y),typeof y=="string"){if(k(y)<
1){let l={instancePath:t+"/labels/hours/opensLater",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
labels.properties.hours.properties.opensLater,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/hours/op\
ensLater",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.hours.properties.opensLater.type,parentSchema:g.
properties.labels.properties.hours.properties.opensLater,data:y};(r??=[]).push(l),i++}}if(o.always!==void 0&&n.call(o,"a\
lways")){let y=o.always;if(this.note("text",t+"/labels/hours/always",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+
"/labels/hours/always",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.hours.properties.
always,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/hours/always",keyword:"type",params:{type:"stri\
ng"},schema:g.properties.labels.properties.hours.properties.always.type,parentSchema:g.properties.labels.properties.hours.
properties.always,data:y};(r??=[]).push(l),i++}}if(o.exceptions!==void 0&&n.call(o,"exceptions")){let y=o.exceptions;if(this.
note("text",t+"/labels/hours/exceptions",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/hours/exceptio\
ns",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.hours.properties.exceptions,
data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/hours/exceptions",keyword:"type",params:{type:"string"},
schema:g.properties.labels.properties.hours.properties.exceptions.type,parentSchema:g.properties.labels.properties.hours.
properties.exceptions,data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/labels/hours",keyword:"type",params:{type:"\
object"},schema:g.properties.labels.properties.hours.type,parentSchema:g.properties.labels.properties.hours,data:o};(r??=
[]).push(y),i++}}if(a.article!==void 0&&n.call(a,"article")){let o=a.article;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let y of Object.keys(o))if(!(y==="previous"||y==="next"||y==="others")){let l={instancePath:t+"/labels/article",keyword:"\
additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:g.properties.labels.properties.article,data:o};
(r??=[]).push(l),i++}if(o.previous!==void 0&&n.call(o,"previous")){let y=o.previous;if(this.note("text",t+"/labels/artic\
le/previous",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/article/previous",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.labels.properties.article.properties.previous,data:y};(r??=[]).push(l),i++}}else{
let l={instancePath:t+"/labels/article/previous",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.
article.properties.previous.type,parentSchema:g.properties.labels.properties.article.properties.previous,data:y};(r??=[]).
push(l),i++}}if(o.next!==void 0&&n.call(o,"next")){let y=o.next;if(this.note("text",t+"/labels/article/next",y),typeof y==
"string"){if(k(y)<1){let l={instancePath:t+"/labels/article/next",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.labels.properties.article.properties.next,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/a\
rticle/next",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.article.properties.next.type,parentSchema:g.
properties.labels.properties.article.properties.next,data:y};(r??=[]).push(l),i++}}if(o.others!==void 0&&n.call(o,"other\
s")){let y=o.others;if(this.note("text",t+"/labels/article/others",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+
"/labels/article/others",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.article.
properties.others,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/article/others",keyword:"type",params:{
type:"string"},schema:g.properties.labels.properties.article.properties.others.type,parentSchema:g.properties.labels.properties.
article.properties.others,data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/labels/article",keyword:"type",params:{
type:"object"},schema:g.properties.labels.properties.article.type,parentSchema:g.properties.labels.properties.article,data:o};
(r??=[]).push(y),i++}}if(a.search!==void 0&&n.call(a,"search")){let o=a.search;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let y of Object.keys(o))if(!(y==="search"||y==="found"||y==="none"||y==="all"||y==="failed")){let l={instancePath:t+
"/labels/search",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:g.properties.labels.
properties.search,data:o};(r??=[]).push(l),i++}if(o.search!==void 0&&n.call(o,"search")){let y=o.search;if(this.note("te\
xt",t+"/labels/search/search",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/search/search",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.search.properties.search,data:y};(r??=[]).
push(l),i++}}else{let l={instancePath:t+"/labels/search/search",keyword:"type",params:{type:"string"},schema:g.properties.
labels.properties.search.properties.search.type,parentSchema:g.properties.labels.properties.search.properties.search,data:y};
(r??=[]).push(l),i++}}if(o.found!==void 0&&n.call(o,"found")&&(be.call(this,o.found,{instancePath:t+"/labels/search/foun\
d",parentData:o,parentDataProperty:"found",rootData:v})||(r=r===null?be.errors:r.concat(be.errors),i=r.length)),o.none!==
void 0&&n.call(o,"none")){let y=o.none;if(this.note("text",t+"/labels/search/none",y),typeof y=="string"){if(k(y)<1){let l={
instancePath:t+"/labels/search/none",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.
search.properties.none,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/search/none",keyword:"type",params:{
type:"string"},schema:g.properties.labels.properties.search.properties.none.type,parentSchema:g.properties.labels.properties.
search.properties.none,data:y};(r??=[]).push(l),i++}}if(o.all!==void 0&&n.call(o,"all")){let y=o.all;if(this.note("text",
t+"/labels/search/all",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/search/all",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.search.properties.all,data:y};(r??=[]).push(l),i++}}else{
let l={instancePath:t+"/labels/search/all",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.search.
properties.all.type,parentSchema:g.properties.labels.properties.search.properties.all,data:y};(r??=[]).push(l),i++}}if(o.
failed!==void 0&&n.call(o,"failed")){let y=o.failed;if(this.note("text",t+"/labels/search/failed",y),typeof y=="string"){
if(k(y)<1){let l={instancePath:t+"/labels/search/failed",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
labels.properties.search.properties.failed,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/search/fail\
ed",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.search.properties.failed.type,parentSchema:g.
properties.labels.properties.search.properties.failed,data:y};(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/labels\
/search",keyword:"type",params:{type:"object"},schema:g.properties.labels.properties.search.type,parentSchema:g.properties.
labels.properties.search,data:o};(r??=[]).push(y),i++}}if(a.place!==void 0&&n.call(a,"place")){let o=a.place;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let y of Object.keys(o))if(!(y==="map"||y==="show"||y==="transfer")){let l={instancePath:t+
"/labels/place",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:g.properties.labels.
properties.place,data:o};(r??=[]).push(l),i++}if(o.map!==void 0&&n.call(o,"map")){let y=o.map;if(this.note("text",t+"/la\
bels/place/map",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/place/map",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:g.properties.labels.properties.place.properties.map,data:y};(r??=[]).push(l),i++}}else{let l={
instancePath:t+"/labels/place/map",keyword:"type",params:{type:"string"},schema:g.properties.labels.properties.place.properties.
map.type,parentSchema:g.properties.labels.properties.place.properties.map,data:y};(r??=[]).push(l),i++}}if(o.show!==void 0&&
n.call(o,"show")){let y=o.show;if(this.note("text",t+"/labels/place/show",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+
"/labels/place/show",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.place.properties.
show,data:y};(r??=[]).push(l),i++}}else{let l={instancePath:t+"/labels/place/show",keyword:"type",params:{type:"string"},
schema:g.properties.labels.properties.place.properties.show.type,parentSchema:g.properties.labels.properties.place.properties.
show,data:y};(r??=[]).push(l),i++}}if(o.transfer!==void 0&&n.call(o,"transfer")){let y=o.transfer;if(this.note("text",t+
"/labels/place/transfer",y),typeof y=="string"){if(k(y)<1){let l={instancePath:t+"/labels/place/transfer",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:g.properties.labels.properties.place.properties.transfer,data:y};(r??=[]).push(
l),i++}}else{let l={instancePath:t+"/labels/place/transfer",keyword:"type",params:{type:"string"},schema:g.properties.labels.
properties.place.properties.transfer.type,parentSchema:g.properties.labels.properties.place.properties.transfer,data:y};
(r??=[]).push(l),i++}}}else{let y={instancePath:t+"/labels/place",keyword:"type",params:{type:"object"},schema:g.properties.
labels.properties.place.type,parentSchema:g.properties.labels.properties.place,data:o};(r??=[]).push(y),i++}}if(a.tooLong!==
void 0&&n.call(a,"tooLong")){let o=a.tooLong;if(this.note("length-text",t+"/labels/tooLong",o),typeof o=="string"){if(k(
o)<1){let y={instancePath:t+"/labels/tooLong",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.labels.
properties.tooLong,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/labels/tooLong",keyword:"type",params:{type:"\
string"},schema:g.properties.labels.properties.tooLong.type,parentSchema:g.properties.labels.properties.tooLong,data:o};
(r??=[]).push(y),i++}}}else{let o={instancePath:t+"/labels",keyword:"type",params:{type:"object"},schema:g.properties.labels.
type,parentSchema:g.properties.labels,data:a};(r??=[]).push(o),i++}}if(p.fields!==void 0&&n.call(p,"fields")){let a=p.fields;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let o of Object.keys(a))if(!(o==="name"||o==="email"||o==="organization"||
o==="phone"||o==="inquiryType"||o==="message")){let y={instancePath:t+"/fields",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:g.properties.fields,data:a};(r??=[]).push(y),i++}a.name!==void 0&&n.call(a,"name")&&(ne.call(this,
a.name,{instancePath:t+"/fields/name",parentData:a,parentDataProperty:"name",rootData:v})||(r=r===null?ne.errors:r.concat(
ne.errors),i=r.length)),a.email!==void 0&&n.call(a,"email")&&(ne.call(this,a.email,{instancePath:t+"/fields/email",parentData:a,
parentDataProperty:"email",rootData:v})||(r=r===null?ne.errors:r.concat(ne.errors),i=r.length)),a.organization!==void 0&&
n.call(a,"organization")&&(ne.call(this,a.organization,{instancePath:t+"/fields/organization",parentData:a,parentDataProperty:"\
organization",rootData:v})||(r=r===null?ne.errors:r.concat(ne.errors),i=r.length)),a.phone!==void 0&&n.call(a,"phone")&&
(ne.call(this,a.phone,{instancePath:t+"/fields/phone",parentData:a,parentDataProperty:"phone",rootData:v})||(r=r===null?
ne.errors:r.concat(ne.errors),i=r.length)),a.inquiryType!==void 0&&n.call(a,"inquiryType")&&(ne.call(this,a.inquiryType,
{instancePath:t+"/fields/inquiryType",parentData:a,parentDataProperty:"inquiryType",rootData:v})||(r=r===null?ne.errors:
r.concat(ne.errors),i=r.length)),a.message!==void 0&&n.call(a,"message")&&(ne.call(this,a.message,{instancePath:t+"/fiel\
ds/message",parentData:a,parentDataProperty:"message",rootData:v})||(r=r===null?ne.errors:r.concat(ne.errors),i=r.length))}else{
let o={instancePath:t+"/fields",keyword:"type",params:{type:"object"},schema:g.properties.fields.type,parentSchema:g.properties.
fields,data:a};(r??=[]).push(o),i++}}if(p.forms!==void 0&&n.call(p,"forms")){let a=p.forms;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(Object.keys(a).length<1){let o={instancePath:t+"/forms",keyword:"minProperties",params:{limit:1},schema:1,
parentSchema:g.properties.forms,data:a};(r??=[]).push(o),i++}for(let o of Object.keys(a)){let y=i;if(typeof o=="string"&&
!Wt.test(o)){let l={instancePath:t+"/forms",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9\
-]*$",parentSchema:g.properties.forms.propertyNames,data:o,propertyName:o};(r??=[]).push(l),i++}var d=y===i;if(!d){let l={
instancePath:t+"/forms",keyword:"propertyNames",params:{propertyName:o},schema:g.properties.forms.propertyNames,parentSchema:g.
properties.forms,data:a};(r??=[]).push(l),i++}}for(let o of Object.keys(a)){let y=a[o];if(y&&typeof y=="object"&&!Array.
isArray(y)){for(let l of Object.keys(y))if(!n.call(g.properties.forms.additionalProperties.properties,l)){let m={instancePath:t+
"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,
parentSchema:g.properties.forms.additionalProperties,data:y};(r??=[]).push(m),i++}if(y.title!==void 0&&n.call(y,"title")){
let l=y.title;if(this.note("text",t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",l),typeof l=="string"){if(k(
l)<1){let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.forms.additionalProperties.properties.title,data:l};(r??=[]).push(m),i++}}else{let m={
instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",keyword:"type",params:{type:"string"},schema:g.
properties.forms.additionalProperties.properties.title.type,parentSchema:g.properties.forms.additionalProperties.properties.
title,data:l};(r??=[]).push(m),i++}}if(y.text!==void 0&&n.call(y,"text")){let l=y.text;if(this.note("rich-text",t+"/form\
s/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/text",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/forms/"+o.
replace(/~/g,"~0").replace(/\//g,"~1")+"/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.
additionalProperties.properties.text,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/forms/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/text",keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.
text.type,parentSchema:g.properties.forms.additionalProperties.properties.text,data:l};(r??=[]).push(m),i++}}if(y.inquiryTitle!==
void 0&&n.call(y,"inquiryTitle")){let l=y.inquiryTitle;if(this.note("inquiry-text",t+"/forms/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/inquiryTitle",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/inquiryTitle",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.
properties.inquiryTitle,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/inquiryTitle",keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.
inquiryTitle.type,parentSchema:g.properties.forms.additionalProperties.properties.inquiryTitle,data:l};(r??=[]).push(m),
i++}}if(y.inquiryText!==void 0&&n.call(y,"inquiryText")){let l=y.inquiryText;if(this.note("inquiry-text",t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.
additionalProperties.properties.inquiryText,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/inquiryText",keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.
properties.inquiryText.type,parentSchema:g.properties.forms.additionalProperties.properties.inquiryText,data:l};(r??=[]).
push(m),i++}}if(y.submit!==void 0&&n.call(y,"submit")){let l=y.submit;if(this.note("text",t+"/forms/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/submit",l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/submit",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.
properties.submit,data:l};(r??=[]).push(m),i++}}else{let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/submit",keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.submit.type,
parentSchema:g.properties.forms.additionalProperties.properties.submit,data:l};(r??=[]).push(m),i++}}if(y.sending!==void 0&&
n.call(y,"sending")){let l=y.sending;if(this.note("text",t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending",
l),typeof l=="string"){if(k(l)<1){let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.properties.sending,data:l};(r??=
[]).push(m),i++}}else{let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/sending",keyword:"type",
params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.sending.type,parentSchema:g.properties.
forms.additionalProperties.properties.sending,data:l};(r??=[]).push(m),i++}}if(y.cancel!==void 0&&n.call(y,"cancel")){let l=y.
cancel;if(this.note("text",t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",l),typeof l=="string"){if(k(l)<
1){let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:g.properties.forms.additionalProperties.properties.cancel,data:l};(r??=[]).push(m),i++}}else{let m={
instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/cancel",keyword:"type",params:{type:"string"},schema:g.
properties.forms.additionalProperties.properties.cancel.type,parentSchema:g.properties.forms.additionalProperties.properties.
cancel,data:l};(r??=[]).push(m),i++}}if(y.fields!==void 0&&n.call(y,"fields")){let l=y.fields;if(Array.isArray(l)){if(l.
length<1){let c={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.properties.fields,data:l};(r??=[]).push(c),i++}let m=l.
length;for(let c=0;c<m;c++){let u=l[c];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.key===void 0||!n.call(u,"key")){
let w={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c,keyword:"required",params:{missingProperty:"\
key"},schema:g.properties.forms.additionalProperties.properties.fields.items.required,parentSchema:g.properties.forms.additionalProperties.
properties.fields.items,data:u};(r??=[]).push(w),i++}if(u.kind===void 0||!n.call(u,"kind")){let w={instancePath:t+"/form\
s/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c,keyword:"required",params:{missingProperty:"kind"},schema:g.properties.
forms.additionalProperties.properties.fields.items.required,parentSchema:g.properties.forms.additionalProperties.properties.
fields.items,data:u};(r??=[]).push(w),i++}for(let w of Object.keys(u))if(!n.call(g.properties.forms.additionalProperties.
properties.fields.items.properties,w)){let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields\
/"+c,keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:g.properties.forms.additionalProperties.
properties.fields.items,data:u};(r??=[]).push(b),i++}if(u.key!==void 0&&n.call(u,"key")){let w=u.key;if(typeof w=="strin\
g"){if(!Mt.test(w)){let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/key",keyword:"\
pattern",params:{pattern:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$"},schema:"^(?!(?:form|language)$)[a-z][a-z0-9_]*$",parentSchema:g.
properties.forms.additionalProperties.properties.fields.items.properties.key,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+
"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/key",keyword:"type",params:{type:"string"},schema:g.properties.
forms.additionalProperties.properties.fields.items.properties.key.type,parentSchema:g.properties.forms.additionalProperties.
properties.fields.items.properties.key,data:w};(r??=[]).push(b),i++}}if(u.kind!==void 0&&n.call(u,"kind")){let w=u.kind;
if(!(w==="text"||w==="long text"||w==="name"||w==="organization"||w==="email"||w==="phone"||w==="number"||w==="date"||w===
"address"||w==="choice"||w==="several"||w==="consent"||w==="file"||w==="note")){let b={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/kind",keyword:"enum",params:{allowedValues:g.properties.forms.additionalProperties.
properties.fields.items.properties.kind.enum},schema:g.properties.forms.additionalProperties.properties.fields.items.properties.
kind.enum,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.kind,data:w};(r??=[]).
push(b),i++}}if(u.label!==void 0&&n.call(u,"label")){let w=u.label;if(this.note("text",t+"/forms/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+c+"/label",w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"/forms/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+c+"/label",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.
forms.additionalProperties.properties.fields.items.properties.label,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+
"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/label",keyword:"type",params:{type:"string"},schema:g.
properties.forms.additionalProperties.properties.fields.items.properties.label.type,parentSchema:g.properties.forms.additionalProperties.
properties.fields.items.properties.label,data:w};(r??=[]).push(b),i++}}if(u.text!==void 0&&n.call(u,"text")){let w=u.text;
if(this.note("rich-text",t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/text",w),typeof w=="string"){
if(k(w)<1){let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/text",keyword:"minLen\
gth",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.text,
data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+
"/text",keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.fields.items.properties.
text.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.text,data:w};(r??=[]).
push(b),i++}}if(u.hint!==void 0&&n.call(u,"hint")){let w=u.hint;if(this.note("rich-text",t+"/forms/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+c+"/hint",w),typeof w=="string"){if(k(w)<1){let b={instancePath:t+"/forms/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/fields/"+c+"/hint",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.
additionalProperties.properties.fields.items.properties.hint,data:w};(r??=[]).push(b),i++}}else{let b={instancePath:t+"/\
forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/hint",keyword:"type",params:{type:"string"},schema:g.properties.
forms.additionalProperties.properties.fields.items.properties.hint.type,parentSchema:g.properties.forms.additionalProperties.
properties.fields.items.properties.hint,data:w};(r??=[]).push(b),i++}}if(u.required!==void 0&&n.call(u,"required")){let w=u.
required;if(typeof w!="boolean"){let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"\
/required",keyword:"type",params:{type:"boolean"},schema:g.properties.forms.additionalProperties.properties.fields.items.
properties.required.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.required,
data:w};(r??=[]).push(b),i++}}if(u.options!==void 0&&n.call(u,"options")){let w=u.options;if(Array.isArray(w)){if(w.length<
2){let q={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options",keyword:"minItems",params:{
limit:2},schema:2,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.options,data:w};
(r??=[]).push(q),i++}let b=w.length;for(let q=0;q<b;q++){let x=w[q];if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.key===
void 0||!n.call(x,"key")){let F={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/option\
s/"+q,keyword:"required",params:{missingProperty:"key"},schema:g.properties.forms.additionalProperties.properties.fields.
items.properties.options.items.required,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.
options.items,data:x};(r??=[]).push(F),i++}if(x.label===void 0||!n.call(x,"label")){let F={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options/"+q,keyword:"required",params:{missingProperty:"label"},schema:g.properties.
forms.additionalProperties.properties.fields.items.properties.options.items.required,parentSchema:g.properties.forms.additionalProperties.
properties.fields.items.properties.options.items,data:x};(r??=[]).push(F),i++}for(let F of Object.keys(x))if(!(F==="key"||
F==="label")){let ae={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options/"+q,keyword:"\
additionalProperties",params:{additionalProperty:F},schema:!1,parentSchema:g.properties.forms.additionalProperties.properties.
fields.items.properties.options.items,data:x};(r??=[]).push(ae),i++}if(x.key!==void 0&&n.call(x,"key")){let F=x.key;if(typeof F==
"string"){if(!Pe.test(F)){let ae={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/optio\
ns/"+q+"/key",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:g.properties.
forms.additionalProperties.properties.fields.items.properties.options.items.properties.key,data:F};(r??=[]).push(ae),i++}}else{
let ae={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options/"+q+"/key",keyword:"typ\
e",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.fields.items.properties.options.items.
properties.key.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.options.items.
properties.key,data:F};(r??=[]).push(ae),i++}}if(x.label!==void 0&&n.call(x,"label")){let F=x.label;if(this.note("text",
t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options/"+q+"/label",F),typeof F=="string"){if(k(F)<
1){let ae={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options/"+q+"/label",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.
options.items.properties.label,data:F};(r??=[]).push(ae),i++}}else{let ae={instancePath:t+"/forms/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/fields/"+c+"/options/"+q+"/label",keyword:"type",params:{type:"string"},schema:g.properties.forms.
additionalProperties.properties.fields.items.properties.options.items.properties.label.type,parentSchema:g.properties.forms.
additionalProperties.properties.fields.items.properties.options.items.properties.label,data:F};(r??=[]).push(ae),i++}}}else{
let F={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options/"+q,keyword:"type",params:{
type:"object"},schema:g.properties.forms.additionalProperties.properties.fields.items.properties.options.items.type,parentSchema:g.
properties.forms.additionalProperties.properties.fields.items.properties.options.items,data:x};(r??=[]).push(F),i++}}}else{
let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/options",keyword:"type",params:{
type:"array"},schema:g.properties.forms.additionalProperties.properties.fields.items.properties.options.type,parentSchema:g.
properties.forms.additionalProperties.properties.fields.items.properties.options,data:w};(r??=[]).push(b),i++}}if(u.from!==
void 0&&n.call(u,"from")){let w=u.from;if(!(typeof w=="number"&&isFinite(w))){let b={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/from",keyword:"type",params:{type:"number"},schema:g.properties.forms.additionalProperties.
properties.fields.items.properties.from.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.
properties.from,data:w};(r??=[]).push(b),i++}}if(u.to!==void 0&&n.call(u,"to")){let w=u.to;if(!(typeof w=="number"&&isFinite(
w))){let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/to",keyword:"type",params:{
type:"number"},schema:g.properties.forms.additionalProperties.properties.fields.items.properties.to.type,parentSchema:g.
properties.forms.additionalProperties.properties.fields.items.properties.to,data:w};(r??=[]).push(b),i++}}if(u.when!==void 0&&
n.call(u,"when")){let w=u.when;if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length>1){let b={instancePath:t+
"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/when",keyword:"maxProperties",params:{limit:1},schema:1,
parentSchema:g.properties.forms.additionalProperties.properties.fields.items.properties.when,data:w};(r??=[]).push(b),i++}
if(Object.keys(w).length<1){let b={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/when",
keyword:"minProperties",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.properties.fields.
items.properties.when,data:w};(r??=[]).push(b),i++}for(let b of Object.keys(w)){let q=i;if(typeof b=="string"&&!Pe.test(
b)){let x={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/when",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:g.properties.forms.additionalProperties.properties.
fields.items.properties.when.propertyNames,data:b,propertyName:b};(r??=[]).push(x),i++}var h=q===i;if(!h){let x={instancePath:t+
"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/when",keyword:"propertyNames",params:{propertyName:b},
schema:g.properties.forms.additionalProperties.properties.fields.items.properties.when.propertyNames,parentSchema:g.properties.
forms.additionalProperties.properties.fields.items.properties.when,data:w};(r??=[]).push(x),i++}}for(let b of Object.keys(
w)){let q=w[b];if(typeof q=="string"){if(k(q)<1){let x={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+c+"/when/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.forms.additionalProperties.properties.fields.items.properties.when.additionalProperties,data:q};(r??=[]).push(
x),i++}}else{let x={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/when/"+b.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.
fields.items.properties.when.additionalProperties.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.
items.properties.when.additionalProperties,data:q};(r??=[]).push(x),i++}}}else{let b={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/fields/"+c+"/when",keyword:"type",params:{type:"object"},schema:g.properties.forms.additionalProperties.
properties.fields.items.properties.when.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.items.
properties.when,data:w};(r??=[]).push(b),i++}}}else{let w={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/fields/"+c,keyword:"type",params:{type:"object"},schema:g.properties.forms.additionalProperties.properties.fields.
items.type,parentSchema:g.properties.forms.additionalProperties.properties.fields.items,data:u};(r??=[]).push(w),i++}}}else{
let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",keyword:"type",params:{type:"array"},
schema:g.properties.forms.additionalProperties.properties.fields.type,parentSchema:g.properties.forms.additionalProperties.
properties.fields,data:l};(r??=[]).push(m),i++}}if(y.receipt!==void 0&&n.call(y,"receipt")){let l=y.receipt;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(let m of Object.keys(l))if(!(m==="subject"||m==="text")){let c={instancePath:t+"/forms/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,
parentSchema:g.properties.forms.additionalProperties.properties.receipt,data:l};(r??=[]).push(c),i++}if(l.subject!==void 0&&
n.call(l,"subject")){let m=l.subject;if(this.note("text",t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/\
subject",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/re\
ceipt/subject",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.additionalProperties.properties.
receipt.properties.subject,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/receipt/subject",keyword:"type",params:{type:"string"},schema:g.properties.forms.additionalProperties.properties.
receipt.properties.subject.type,parentSchema:g.properties.forms.additionalProperties.properties.receipt.properties.subject,
data:m};(r??=[]).push(c),i++}}if(l.text!==void 0&&n.call(l,"text")){let m=l.text;if(this.note("text",t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",m),typeof m=="string"){if(k(m)<1){let c={instancePath:t+"/forms/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.forms.
additionalProperties.properties.receipt.properties.text,data:m};(r??=[]).push(c),i++}}else{let c={instancePath:t+"/forms\
/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/receipt/text",keyword:"type",params:{type:"string"},schema:g.properties.forms.
additionalProperties.properties.receipt.properties.text.type,parentSchema:g.properties.forms.additionalProperties.properties.
receipt.properties.text,data:m};(r??=[]).push(c),i++}}}else{let m={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/receipt",keyword:"type",params:{type:"object"},schema:g.properties.forms.additionalProperties.properties.receipt.
type,parentSchema:g.properties.forms.additionalProperties.properties.receipt,data:l};(r??=[]).push(m),i++}}y.success!==void 0&&
n.call(y,"success")&&(je.call(this,y.success,{instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/succes\
s",parentData:y,parentDataProperty:"success",rootData:v})||(r=r===null?je.errors:r.concat(je.errors),i=r.length)),y.failure!==
void 0&&n.call(y,"failure")&&(je.call(this,y.failure,{instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/failure",parentData:y,parentDataProperty:"failure",rootData:v})||(r=r===null?je.errors:r.concat(je.errors),i=r.length))}else{
let l={instancePath:t+"/forms/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"},schema:g.
properties.forms.additionalProperties.type,parentSchema:g.properties.forms.additionalProperties,data:y};(r??=[]).push(l),
i++}}}else{let o={instancePath:t+"/forms",keyword:"type",params:{type:"object"},schema:g.properties.forms.type,parentSchema:g.
properties.forms,data:a};(r??=[]).push(o),i++}}if(p.feed!==void 0&&n.call(p,"feed")){let a=p.feed;if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){for(let o of Object.keys(a))if(!(o==="title"||o==="page")){let y={instancePath:t+"/feed",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.feed,data:a};(r??=[]).push(y),i++}
if(a.title!==void 0&&n.call(a,"title")){let o=a.title;if(this.note("text",t+"/feed/title",o),typeof o=="string"){if(k(o)<
1){let y={instancePath:t+"/feed/title",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.feed.properties.
title,data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/feed/title",keyword:"type",params:{type:"string"},schema:g.
properties.feed.properties.title.type,parentSchema:g.properties.feed.properties.title,data:o};(r??=[]).push(y),i++}}if(a.
page!==void 0&&n.call(a,"page")){let o=a.page;if(this.note("link",t+"/feed/page",o),typeof o=="string"){if(k(o)<1){let y={
instancePath:t+"/feed/page",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.feed.properties.page,
data:o};(r??=[]).push(y),i++}}else{let y={instancePath:t+"/feed/page",keyword:"type",params:{type:"string"},schema:g.properties.
feed.properties.page.type,parentSchema:g.properties.feed.properties.page,data:o};(r??=[]).push(y),i++}}}else{let o={instancePath:t+
"/feed",keyword:"type",params:{type:"object"},schema:g.properties.feed.type,parentSchema:g.properties.feed,data:a};(r??=
[]).push(o),i++}}}else{let a={instancePath:t,keyword:"type",params:{type:"object"},schema:g.type,parentSchema:g,data:p};
(r??=[]).push(a),i++}return Ht.errors=r,i===0}var hi=Gt,Se={type:"object",propertyNames:{pattern:"^[a-z][a-z0-9_]*$",form:"\
small letters, digits and underscores",examples:["waiting_time"]},additionalProperties:{type:"object",additionalProperties:!1,
properties:{value:{type:"string",minLength:1},meaning:{type:"string",minLength:1},source:{type:"string",minLength:1}}}};
function Gt(p,{instancePath:t="",parentData:G,parentDataProperty:_,rootData:v=p}={}){let r=null,i=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){for(let s of Object.keys(p)){let d=i;if(typeof s=="string"&&!Pe.test(s)){let h={instancePath:t,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"},schema:"^[a-z][a-z0-9_]*$",parentSchema:Se.propertyNames,data:s,propertyName:s};
(r??=[]).push(h),i++}var e=d===i;if(!e){let h={instancePath:t,keyword:"propertyNames",params:{propertyName:s},schema:Se.
propertyNames,parentSchema:Se,data:p};(r??=[]).push(h),i++}}for(let s of Object.keys(p)){let d=p[s];if(d&&typeof d=="obj\
ect"&&!Array.isArray(d)){for(let h of Object.keys(d))if(!(h==="value"||h==="meaning"||h==="source")){let a={instancePath:t+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:Se.
additionalProperties,data:d};(r??=[]).push(a),i++}if(d.value!==void 0&&n.call(d,"value")){let h=d.value;if(typeof h=="st\
ring"){if(k(h)<1){let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/value",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:Se.additionalProperties.properties.value,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/value",keyword:"type",params:{type:"string"},schema:Se.additionalProperties.
properties.value.type,parentSchema:Se.additionalProperties.properties.value,data:h};(r??=[]).push(a),i++}}if(d.meaning!==
void 0&&n.call(d,"meaning")){let h=d.meaning;if(typeof h=="string"){if(k(h)<1){let a={instancePath:t+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/meaning",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Se.additionalProperties.
properties.meaning,data:h};(r??=[]).push(a),i++}}else{let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/meaning",keyword:"type",params:{type:"string"},schema:Se.additionalProperties.properties.meaning.type,parentSchema:Se.
additionalProperties.properties.meaning,data:h};(r??=[]).push(a),i++}}if(d.source!==void 0&&n.call(d,"source")){let h=d.
source;if(typeof h=="string"){if(k(h)<1){let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/source",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Se.additionalProperties.properties.source,data:h};(r??=[]).push(a),i++}}else{
let a={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/source",keyword:"type",params:{type:"string"},schema:Se.
additionalProperties.properties.source.type,parentSchema:Se.additionalProperties.properties.source,data:h};(r??=[]).push(
a),i++}}}else{let h={instancePath:t+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"},schema:Se.
additionalProperties.type,parentSchema:Se.additionalProperties,data:d};(r??=[]).push(h),i++}}}else{let s={instancePath:t,
keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:p};(r??=[]).push(s),i++}return Gt.errors=r,i===
0}var ki={key:schemasKey,...JSON.parse('{"blockTypes":["accordion","articles","bar-chart","calculator","call-to-action",\
"card-grid","comparison","contact-cards","contents","diagram","downloads","events","form","gallery","hero","logos","open\
ing-hours","people","picture","place","pricing","prose","quote","split","stat-ticker","stats","steps","table","tabs","ti\
meline","video"],"definitions":{"AccordionBlock":{"title":"AccordionBlock","type":"object","additionalProperties":false,\
"required":["type","items"],"properties":{"type":{"const":"accordion"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"s\
tring","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as \
2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich\
-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Ba\
ckground"},"items":{"type":"array","minItems":1,"noun":"question","items":{"type":"object","additionalProperties":false,\
"required":["question","answer"],"properties":{"question":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"lg","weight":560,"tracking":-0.012,"width":230,"lines":8}},"answer":{"type":"string","minLength":1,"kin\
d":"paragraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"schedule"\
},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w\
+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until"\
:{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?\
)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"ArticlesBloc\
k":{"title":"ArticlesBlock","ownLabels":["allCategories","category","articles","articlesInCategory"],"type":"object","ad\
ditionalProperties":false,"required":["type","filters"],"oneNeeded":["items","below"],"properties":{"type":{"const":"art\
icles"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","exam\
ples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01\
]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow"\
:{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"line\
s":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"b\
ackground":{"enum":["plain","tinted","bold"],"tsType":"Background"},"filters":{"enum":["inert","working"],"choices":{"in\
ert":"Shown, without effect","working":"Visitors can choose a category"}},"below":{"type":"string","minLength":1,"kind":\
"link","tsType":"Link"},"most":{"type":"integer","minimum":1},"items":{"type":"array","minItems":1,"noun":"article","ite\
ms":{"type":"object","additionalProperties":false,"required":["title","excerpt","date","readTime","category"],"propertie\
s":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-\
0.022,"width":280,"lines":7}},"excerpt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"s\
ize":"md","width":230}},"date":{"type":"string","format":"date","examples":["2026-05-01"]},"readTime":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"category":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"author":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"md","width":230}},"featured":{"type":"boolean"},"picture":{"type":"object","additiona\
lProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","\
minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit"\
:{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"tw\
o percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0\
-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, \
and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"link":{"type":"string","\
minLength":1,"kind":"link","tsType":"Link"},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","patte\
rn":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a\
 day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\\
d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and\
 a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}}},"hidden":{"type":"boolean","kind":"schedule"\
},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w\
+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until"\
:{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?\
)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"BarChartBloc\
k":{"title":"BarChartBlock","type":"object","additionalProperties":false,"required":["type","caption","items"],"properti\
es":{"type":{"const":"bar-chart"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters,\
 digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0\
-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"f\
orEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":23\
0}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking\
":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"s\
ize":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"caption":{"type":"string"\
,"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"items":{"type":"array","minItems":2,"n\
oun":"bar","maxItems":8,"items":{"type":"object","additionalProperties":false,"required":["label","value","display"],"pr\
operties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":188}},"val\
ue":{"type":"number","minimum":0},"display":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"xl","weight":500,"tracking":-0.02,"width":176},"sourced":true},"highlight":{"type":"boolean"}}}},"note":{"type":"stri\
ng","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","k\
ind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\
\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"sch\
edule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A\
-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}\
},"ButtonData":{"title":"ButtonData","type":"object","additionalProperties":false,"required":["label","action"],"propert\
ies":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":580,"tracking"\
:0,"width":205,"lines":3}},"action":{"type":["string","object"],"kind":"action","tsType":"Action","if":{"type":"string"}\
,"then":{"enum":["none"]},"else":{"additionalProperties":false,"minProperties":1,"oneNeeded":["link","dialog","download"\
],"properties":{"link":{"type":"string","minLength":1,"examples":["/"]},"dialog":{"type":"string","minLength":1},"inquir\
yType":{"type":"string","minLength":1},"download":{"type":"string","minLength":1}}}},"variant":{"enum":["default","destr\
uctive","outline","outline-on-dark","secondary","ghost","link","hero","outline-hero"],"choices":{"default":"Usual","dest\
ructive":"As an alarm","secondary":"Tinted","ghost":"Words alone","link":"As a link","hero":"Bright, for what is wanted \
most","outline-hero":"Bright outline"}},"size":{"enum":["default","sm","lg","xl","icon"],"choices":{"default":"Usual","s\
m":"Small","lg":"Large","xl":"Very large","icon":"As small as a sign"}}}},"CalculatorBlock":{"title":"CalculatorBlock","\
ownLabels":["needsScript","noNumber"],"type":"object","additionalProperties":false,"required":["type","inputs","results"\
,"result"],"properties":{"type":{"const":"calculator"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","\
form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern"\
:"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","exa\
mples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"\
size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","\
weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":\
"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"inpu\
ts":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","label"],"prop\
erties":{"name":{"type":"string","pattern":"^[a-z][a-zA-Z0-9_]*$","form":"a small letter, then letters, digits and under\
scores","examples":["claimVolume"]},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230}},"hint":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"unit":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"default":{\
"type":"string"},"options":{"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required"\
:["value","label"],"properties":{"value":{"type":"number"},"label":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}}}}}}}},"results":{"type":"array","minItems":1,"items":{"type":"object","addit\
ionalProperties":false,"required":["name","label","formula","format"],"properties":{"name":{"type":"string","pattern":"^\
[a-z][a-zA-Z0-9_]*$","form":"a small letter, then letters, digits and underscores","examples":["claimVolume"]},"label":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"formula":{"type":"strin\
g","minLength":1,"kind":"formula","tsType":"Expression","examples":["2 * 3"]},"format":{"type":"string","minLength":1,"p\
attern":"^[^0]*(0,000|0)(\\\\.0{1,4})?[^0]*$","form":"zeros that stand for digits, with other signs around them","examples\
":["$0,000.0"],"kind":"number-format","tsType":"NumberFormat"},"showWhen":{"type":"string","minLength":1,"kind":"formula\
","tsType":"Expression","examples":["2 * 3"]},"emphasis":{"type":"boolean"}}}},"result":{"enum":["shown","hidden"]},"not\
e":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"buttons":{"t\
ype":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"s\
chedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[\
A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}\
,"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w\
+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"Call\
ToActionBlock":{"title":"CallToActionBlock","type":"object","additionalProperties":false,"required":["type","heading","b\
uttons"],"properties":{"type":{"const":"call-to-action"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"\
,"form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","patter\
n":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","e\
xamples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"3xl"\
,"weight":560,"tracking":-0.04,"width":280,"lines":7}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType"\
:"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"but\
tons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean",\
"kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:\
?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"s\
chedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|\
[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"\
}}},"CardGridBlock":{"title":"CardGridBlock","type":"object","additionalProperties":false,"required":["type","items"],"p\
roperties":{"type":{"const":"card-grid"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small l\
etters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1\
-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-\
05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wi\
dth":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"t\
racking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","ro\
om":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"ar\
ray","minItems":2,"noun":"card","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":\
{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.0\
22,"width":230,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"\
md","width":230}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity"\
,"coverage","authorization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone",\
"mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"},"p\
icture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","pro\
perties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"typ\
e":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9\
])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type"\
:"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percent\
ages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLen\
gth":1}}},"figure":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":520,"tra\
cking":-0.04,"width":230},"sourced":true},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"\
kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}},"link":{"type":"string","minLength":1,"kind":"l\
ink","tsType":"Link"},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","we\
ight":560,"tracking":0,"width":230,"lines":3}}}}},"numbered":{"type":"boolean"},"buttons":{"type":"array","minItems":1,"\
maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"s\
tring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form"\
:"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","\
pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day,\
 or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"ComparisonBlock":{"title":"Comp\
arisonBlock","ownLabels":["yes","no"],"type":"object","additionalProperties":false,"required":["type","first","second"],\
"properties":{"type":{"const":"comparison"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"smal\
l letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(\
0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["20\
27-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560\
,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText",\
"room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"first":{"type":\
"object","additionalProperties":false,"required":["title","points"],"properties":{"title":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":5}},"value":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"figure","weight":500,"tracking":-0.045,"width\
":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"choices":{"yes":"A tick","no":"A cross","dot":"A dot"}},"point\
s":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"s\
ize":"md","width":230}}}}},"second":{"type":"object","additionalProperties":false,"required":["title","points"],"propert\
ies":{"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking"\
:-0.022,"width":230,"lines":5}},"value":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"f\
igure","weight":500,"tracking":-0.045,"width":230},"sourced":true},"mark":{"enum":["yes","no","dot"],"choices":{"yes":"A\
 tick","no":"A cross","dot":"A dot"}},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind\
":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}}},"hidden":{"type":"boolean","kind":"schedule"},"fr\
om":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*\
))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"ty\
pe":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$",\
"form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"ContactCardsBlock\
":{"title":"ContactCardsBlock","type":"object","additionalProperties":false,"required":["type","form","items"],"properti\
es":{"type":{"const":"contact-cards"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small lett\
ers, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]\
|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"\
],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"trac\
king":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room"\
:{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"form":{"type":"string\
","minLength":1,"kind":"form","tsType":"string"},"items":{"type":"array","minItems":2,"noun":"card","items":{"type":"obj\
ect","additionalProperties":false,"required":["title","text","inquiryType","button"],"properties":{"title":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines"\
:5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"ico\
n":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","coverage","authoriza\
tion","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pi\
lot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"},"inquiryType":{"type":"s\
tring","minLength":1,"kind":"inquiry-type","tsType":"string"},"button":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"sm","weight":580,"tracking":0,"width":205,"lines":3}}}}},"hidden":{"type":"boolean","kind"\
:"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\\
d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedul\
e"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\
\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"C\
ontentsBlock":{"title":"ContentsBlock","type":"object","additionalProperties":false,"required":["type","heading"],"prope\
rties":{"type":{"const":"contents"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letter\
s, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1\
[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],\
"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":\
230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracki\
ng":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{\
"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"numbered":{"type":"bool\
ean"},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\
\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-\
01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\
\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","202\
6-05-01 09:00"],"kind":"schedule"}}},"DiagramBlock":{"title":"DiagramBlock","type":"object","additionalProperties":false\
,"required":["type","center","parties","alternative"],"properties":{"type":{"const":"diagram"},"id":{"type":"string","pa\
ttern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anch\
or"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 20\
27-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","m\
inLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tint\
ed","bold"],"tsType":"Background"},"center":{"type":"object","additionalProperties":false,"required":["label"],"properti\
es":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":580,"tracking":\
-0.02,"width":110}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","width":11\
0}}}},"parties":{"type":"array","minItems":3,"maxItems":8,"items":{"type":"object","additionalProperties":false,"require\
d":["label"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","w\
eight":580,"tracking":-0.02,"width":115}},"text":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"sm","width":115}},"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","i\
dentity","coverage","authorization","claims","network","shield","lock","clock","speed","money","chart","document","fax",\
"phone","mail","megaphone","pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconN\
ame"}}}},"alternative":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},\
"caption":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidde\
n":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\
\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05\
-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(\
Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:0\
0"],"kind":"schedule"}}},"DownloadsBlock":{"title":"DownloadsBlock","type":"object","additionalProperties":false,"requir\
ed":["type","items"],"properties":{"type":{"const":"downloads"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string",\
"pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05\
-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text",\
"tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Backgroun\
d"},"items":{"type":"array","minItems":1,"noun":"file","items":{"type":"object","additionalProperties":false,"required":\
["name","file"],"properties":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg",\
"weight":560,"tracking":-0.01,"width":240,"lines":4}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":\
"RichText","room":{"size":"md","width":230}},"file":{"type":"string","minLength":1,"kind":"public-file","tsType":"Public\
File"}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\
\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026\
-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\
\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01",\
"2026-05-01 09:00"],"kind":"schedule"}}},"EventsBlock":{"title":"EventsBlock","ownLabels":["events"],"inZone":true,"type\
":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"id":{"type"\
:"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"]\
,"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a mon\
th such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type\
":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":[\
"plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":1,"mayBeEmpty":true,"noun":"event","i\
tems":{"type":"object","additionalProperties":false,"required":["title","begins"],"properties":{"title":{"type":"string"\
,"minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":280,"lines":5}\
},"begins":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\
\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 18:00"],"kind":"occasion","tsTyp\
e":"Occasion"},"ends":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\
\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-02","2026-05-01 20:00"],"kind":"occas\
ion","tsType":"Occasion"},"place":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wi\
dth":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}\
},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"hidden":{"type":"boolean","kind":"schedule"},"fr\
om":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*\
))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"ty\
pe":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$",\
"form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}}},"hidden":{"type":\
"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[\
+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"]\
,"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\\
d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":\
"schedule"}}},"FormBlock":{"title":"FormBlock","type":"object","additionalProperties":false,"required":["type","form"],"\
properties":{"type":{"const":"form"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small lette\
rs, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|\
1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"]\
,"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width"\
:230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"track\
ing":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":\
{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"form":{"type":"string"\
,"minLength":1,"kind":"own-form","tsType":"string"},"small":{"type":"boolean"},"hidden":{"type":"boolean","kind":"schedu\
le"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\
\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"unt\
il":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*\
))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"GalleryBl\
ock":{"title":"GalleryBlock","type":"object","additionalProperties":false,"required":["type","pictures"],"properties":{"\
type":{"const":"gallery"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits \
and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0\
[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditor\
s":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"hea\
ding":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022\
,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md\
","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"pictures":{"type":"array","minIte\
ms":2,"maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","ts\
Type":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boole\
an"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","patter\
n":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 2\
0%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$",\
"form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"ty\
pe":"string","minLength":1}}}},"shape":{"enum":["landscape","square","portrait"]},"hidden":{"type":"boolean","kind":"sch\
edule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-\
Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"\
until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/\
-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"Figure\
":{"title":"Figure","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"figure","weight":500,"tracking":-0.045,"width\
":280},"sourced":true},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}}\
,"HeroBlock":{"title":"HeroBlock","type":"object","additionalProperties":false,"required":["type","heading"],"properties\
":{"type":{"const":"hero"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits\
 and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(\
0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEdito\
rs":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"he\
ading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"3xl","weight":540,"tracking":-0.04\
,"width":280,"lines":7}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md\
","width":230}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"drawin\
g":{"enum":["network","relay","identity","coverage","authorization","claims","patients","providers","payers","employers"\
,"states","waiting"],"tsType":"DrawingName"},"picture":{"type":"object","additionalProperties":false,"required":["file",\
"alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},\
"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focu\
s":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from \
the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-\
9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10\
% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"over":{"type":"boolean"},"figures":{"type":"array","minItems":\
1,"maxItems":3,"items":{"$ref":"#/definitions/Figure"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"st\
ring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":\
"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","p\
attern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, \
or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"LogosBlock":{"title":"LogosBlock\
","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"id":{\
"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-pr\
ices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":\
"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":\
{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"e\
num":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"maxItems":40,"noun":"logo","\
items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"type":"object","ad\
ditionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"st\
ring","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"\
credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","fo\
rm":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[\
1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from th\
e top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"link":{"type":"st\
ring","minLength":1,"kind":"link","tsType":"Link"}}}},"look":{"enum":["color","ink"],"choices":{"color":"As they are","i\
nk":"In the colour of the words"}},"buttons":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/Bu\
ttonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\
\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["20\
26-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\\
d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01\
","2026-05-01 09:00"],"kind":"schedule"}}},"OpeningHoursBlock":{"title":"OpeningHoursBlock","ownLabels":["hours"],"inZon\
e":true,"type":"object","additionalProperties":false,"required":["type","week"],"properties":{"type":{"const":"opening-h\
ours"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examp\
les":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]\
))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines\
":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"ba\
ckground":{"enum":["plain","tinted","bold"],"tsType":"Background"},"week":{"type":"object","title":"Week","additionalPro\
perties":false,"required":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"],"properties":{"monday\
":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d\
|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen bet\
ween them","examples":["10:00-13:00, 14:00-18:00"]},"tuesday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-\
5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))\
*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"wednesd\
ay":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\
\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen b\
etween them","examples":["10:00-13:00, 14:00-18:00"]},"thursday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):\
[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:0\
0))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"frid\
ay":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\
\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen b\
etween them","examples":["10:00-13:00, 14:00-18:00"]},"saturday":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):\
[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:0\
0))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"sund\
ay":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\
\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00))*)$","form":"`closed`, or times of the day with a hyphen b\
etween them","examples":["10:00-13:00, 14:00-18:00"]}}},"exceptions":{"type":"array","minItems":1,"mayBeEmpty":true,"nou\
n":"exception","items":{"type":"object","additionalProperties":false,"required":["begins","hours"],"properties":{"title"\
:{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"begins":{"type":"stri\
ng","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$","form":"a day","examples":["2026-05-01","2026-05-01 18:00"],"kind":"occasion","ts\
Type":"Occasion"},"ends":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$","form":"a day","examples":["2026-05-02","20\
26-05-01 20:00"],"kind":"occasion","tsType":"Occasion"},"hours":{"type":"string","pattern":"^(closed|([01]?\\\\d|2[0-3]):[\
0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00)(, ?([01]?\\\\d|2[0-3]):[0-5]\\\\d ?[-–] ?(([01]?\\\\d|2[0-3]):[0-5]\\\\d|24:00\
))*)$","form":"`closed`, or times of the day with a hyphen between them","examples":["10:00-13:00, 14:00-18:00"]},"hidde\
n":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\
\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05\
-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(\
Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:0\
0"],"kind":"schedule"}}}},"address":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230}},"phone":{"type":"string","pattern":"^\\\\+?[0-9][0-9 ()/.-]{2,}$","form":"a telephone number","examples":["+1\
 202 555 0142"]},"note":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width\
":230}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\\
d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-0\
5-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d\
(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2\
026-05-01 09:00"],"kind":"schedule"}}},"PeopleBlock":{"title":"PeopleBlock","type":"object","additionalProperties":false\
,"required":["type","items"],"properties":{"type":{"const":"people"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[\
a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"str\
ing","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 20\
27-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-t\
ext","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Back\
ground"},"size":{"enum":["large","compact"]},"items":{"type":"array","minItems":1,"noun":"person","items":{"type":"objec\
t","additionalProperties":false,"required":["name","role"],"properties":{"name":{"type":"string","minLength":1,"kind":"t\
ext","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.022,"width":280,"lines":3}},"role":{"type":"string\
","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"bio":{"type":"string","minLength":1,"\
kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"image":{"type":"object","additionalProperties":\
false,"required":["file","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1},"al\
t":{"type":"string"}}},"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture\
","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"\
boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","p\
attern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["\
30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?\
)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark"\
:{"type":"string","minLength":1}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"hidden":{"ty\
pe":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?\
(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:\
00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\
\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"ki\
nd":"schedule"}}},"PictureBlock":{"title":"PictureBlock","type":"object","additionalProperties":false,"required":["type"\
,"picture"],"properties":{"type":{"const":"picture"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","fo\
rm":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"\
^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examp\
les":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"si\
ze":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","we\
ight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"R\
ichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"pictur\
e":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properti\
es":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"s\
tring","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (\
100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"str\
ing","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages:\
 from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":\
1}}},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,"tracking":\
0,"width":130,"lines":2}},"after":{"type":"object","additionalProperties":false,"required":["label","picture"],"properti\
es":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,"tracking":\
0,"width":130,"lines":2}},"picture":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"pict\
ure","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type\
":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string"\
,"pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples"\
:["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-\
9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"da\
rk":{"type":"string","minLength":1}}}}},"width":{"enum":["page","text"],"choices":{"page":"As wide as the page","text":"\
As wide as the text"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\
\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","exa\
mples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T\
 ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":[\
"2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"PlaceBlock":{"title":"PlaceBlock","ownLabels":["place"],"type":"o\
bject","additionalProperties":false,"required":["type","address"],"properties":{"type":{"const":"place"},"id":{"type":"s\
tring","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"k\
ind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month \
such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"\
string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["pl\
ain","tinted","bold"],"tsType":"Background"},"address":{"type":"array","minItems":1,"noun":"line","items":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}},"map":{"type":"string","minLength":1\
,"kind":"link","tsType":"Link"},"pin":{"type":"string","kind":"map-pin","tsType":"OutsideFilm","pattern":"^-?(?:90|[1-8]\
?[0-9])(?:\\\\.[0-9]+)?, ?-?(?:180|1[0-7][0-9]|[1-9]?[0-9])(?:\\\\.[0-9]+)?$","form":"two numbers, latitude and longitude, s\
uch as 53.5461, 9.9661","examples":["53.5461, 9.9661"]},"picture":{"type":"object","additionalProperties":false,"require\
d":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type"\
:"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLengt\
h":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the lef\
t and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (1\
00|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","exa\
mples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"items":{"type":"array","minItems":1,"noun":"way","i\
tems":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"ki\
nd":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}}}},"buttons":{"type":"array","minItems":1,"maxItem\
s":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string",\
"pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day\
, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern\
":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a d\
ay and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"PricingBlock":{"title":"PricingBlock",\
"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"pricing"},"id":{\
"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-pr\
ices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":\
"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":\
{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"e\
num":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":1,"maxItems":6,"noun":"plan","i\
tems":{"type":"object","additionalProperties":false,"required":["name","price"],"properties":{"name":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":230,"lines":3}},"\
text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"price":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":520,"tracking":-0.04,"width":\
230},"sourced":true},"period":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","width"\
:230,"lines":2}},"recommended":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xs","weigh\
t":580,"width":205,"lines":2}},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich\
-text","tsType":"RichText","room":{"size":"md","width":230}}},"button":{"$ref":"#/definitions/ButtonData"}}}},"note":{"t\
ype":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"b\
oolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-\
]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"\
kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:\
?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"s\
chedule"}}},"ProseBlock":{"title":"ProseBlock","type":"object","additionalProperties":false,"required":["type","paragrap\
hs"],"properties":{"type":{"const":"prose"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"smal\
l letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(\
0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["20\
27-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560\
,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText",\
"room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"paragraphs":{"t\
ype":"string","minLength":1,"kind":"paragraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}},"parts":{"type"\
:"array","minItems":1,"noun":"part","items":{"type":"object","additionalProperties":false,"required":["heading","paragra\
phs"],"properties":{"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight\
":560,"tracking":-0.022,"width":280,"lines":5}},"paragraphs":{"type":"string","minLength":1,"kind":"paragraphs","tsType"\
:"Paragraph[]","room":{"size":"md","width":230}}}}},"points":{"type":"array","minItems":1,"items":{"type":"string","minL\
ength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}}},"quote":{"type":"object","additionalP\
roperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"Ri\
chText","room":{"size":"md","width":230}},"by":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}}}},"figures":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"#/definitions/Figure"}},"\
drawing":{"enum":["network","relay","identity","coverage","authorization","claims","patients","providers","payers","empl\
oyers","states","waiting"],"tsType":"DrawingName"},"picture":{"type":"object","additionalProperties":false,"required":["\
file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"str\
ing"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"credit":{"type":"string","minLength":1}\
,"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, from the left and\
 from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1\
-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and high","examples\
":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"buttons":{"type":"array","minItems":1,"maxItems":3,"item\
s":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":\
"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day\
 and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}\
-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a t\
ime","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"QuoteBlock":{"title":"QuoteBlock","type":"object\
","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quote"},"id":{"type":"string",\
"pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"a\
nchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as\
 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string"\
,"minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","t\
inted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":1,"maxItems":9,"noun":"quotation","items":{"typ\
e":"object","additionalProperties":false,"required":["text","by"],"properties":{"text":{"type":"string","minLength":1,"k\
ind":"rich-text","tsType":"RichText","room":{"size":"lg","weight":520,"tracking":-0.02,"width":230}},"by":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","weight":560,"tracking":0,"width":180,"lines":3}},"\
role":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","width":180,"lines":4}},"pictur\
e":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properti\
es":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"s\
tring","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (\
100|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"str\
ing","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages:\
 from the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":\
1}}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"hidden":{"type":"boolean","kind":"schedule\
"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\\
w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until\
":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))\
?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"SplitBlock"\
:{"title":"SplitBlock","type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{\
"const":"split"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphe\
ns","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12\
]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},\
"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":\
280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width"\
:230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"paragraphs":{"type":"string","minLength":1\
,"kind":"paragraphs","tsType":"Paragraph[]","room":{"size":"md","width":230}},"side":{"enum":["left","right"]},"picture"\
:{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties\
":{"file":{"type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"str\
ing","minLength":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (10\
0|[1-9]?[0-9])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"strin\
g","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: f\
rom the left, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}\
}},"figures":{"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/Figure"}},"points":{"type":"array"\
,"minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"tracking":-0.022,"width":230,"li\
nes":4}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},\
"icon":{"enum":["person","people","family","provider","hospital","payer","employer","state","identity","coverage","autho\
rization","claims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone"\
,"pilot","globe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"}}}},"buttons":{"type"\
:"array","minItems":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"sched\
ule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z]\
[\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"un\
til":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]\
*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"StatTick\
erBlock":{"title":"StatTickerBlock","ownLabels":["pause","play"],"type":"object","additionalProperties":false,"required"\
:["type","label","items"],"properties":{"type":{"const":"stat-ticker"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(\
-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"s\
tring","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as \
2027-05-01","examples":["2027-05"],"forEditors":true},"label":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}},"items":{"type":"array","minItems":2,"noun":"figure","room":{"value":{"size":"xl"\
,"weight":560,"tracking":-0.03,"width":280}},"items":{"$ref":"#/definitions/Figure"}},"hidden":{"type":"boolean","kind":\
"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d\
|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule\
"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\
\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"St\
atsBlock":{"title":"StatsBlock","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"\
type":{"const":"stats"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits an\
d hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1\
-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors"\
:true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"headi\
ng":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"\
width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md",\
"width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2\
,"noun":"figure","maxItems":6,"items":{"$ref":"#/definitions/Figure"}},"buttons":{"type":"array","minItems":1,"maxItems"\
:3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","p\
attern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, \
or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":\
"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day\
 and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"StepsBlock":{"title":"StepsBlock","ownLa\
bels":["from","to"],"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"cons\
t":"steps"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","\
examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|\
3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyeb\
row":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":\
"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"\
lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}\
},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"from":{"if":{"type":"string"},"then":{"type":"s\
tring","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form"\
:"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"else":{"$ref":"#/definiti\
ons/Figure"}},"to":{"$ref":"#/definitions/Figure"},"items":{"type":"array","minItems":2,"noun":"step","maxItems":6,"item\
s":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","min\
Length":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width":180,"lines":5}},"te\
xt":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"icon":{"enu\
m":["person","people","family","provider","hospital","payer","employer","state","identity","coverage","authorization","c\
laims","network","shield","lock","clock","speed","money","chart","document","fax","phone","mail","megaphone","pilot","gl\
obe","heart","search","check","key","pill","home","scale","spark"],"tsType":"IconName"},"picture":{"type":"object","addi\
tionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":"stri\
ng","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1},"cr\
edit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form\
":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-\
9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the \
top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"time":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},"buttons":{"type":"array","minIte\
ms":1,"maxItems":3,"items":{"$ref":"#/definitions/ButtonData"}},"hidden":{"type":"boolean","kind":"schedule"},"until":{"\
type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$\
","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"TableBlock":{"t\
itle":"TableBlock","type":"object","additionalProperties":false,"required":["type","caption","columns","rows"],"properti\
es":{"type":{"const":"table"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, dig\
its and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])\
(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEd\
itors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},\
"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0\
.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size"\
:"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"caption":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"columns":{"type":"array","minItems":2,"max\
Items":6,"items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":[{"size":"sm","weight":560,"width\
":280},{"size":"sm","width":120}]}},"rows":{"type":"array","minItems":1,"items":{"type":"array","minItems":2,"items":{"t\
ype":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":[{"size":"lg","weight":560,"tracking":-0.01,"w\
idth":280},{"size":"md","width":144}],"sourced":true}}},"note":{"type":"string","minLength":1,"kind":"rich-text","tsType\
":"RichText","room":{"size":"md","width":230}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pa\
ttern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, o\
r a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"\
^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day \
and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"TabsBlock":{"title":"TabsBlock","type":"o\
bject","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"tabs"},"id":{"type":"stri\
ng","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind\
":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month suc\
h as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLeng\
th":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"str\
ing","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain\
","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"noun":"tab","maxItems":6,"items":{"type"\
:"object","additionalProperties":false,"required":["label","sections"],"properties":{"label":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":500,"width":240,"lines":3}},"picture":{"type":"object",\
"additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"type":\
"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLength":1\
},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$",\
"form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(10\
0|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from\
 the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"sections":{"ty\
pe":"array","minItems":1,"kind":"sections","tsType":"Section[]","items":{"type":"object"},"examples":[[{"type":"hero","h\
eading":"…"}]]}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\\
d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","example\
s":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\\
d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["202\
6-05-01","2026-05-01 09:00"],"kind":"schedule"}}},"TimelineBlock":{"title":"TimelineBlock","ownLabels":["current","plann\
ed","vision"],"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"ti\
meline"},"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","exa\
mples":["our-prices"],"kind":"anchor"},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[0\
1]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow\
":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lin\
es":6}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"\
background":{"enum":["plain","tinted","bold"],"tsType":"Background"},"items":{"type":"array","minItems":2,"noun":"step",\
"items":{"type":"object","additionalProperties":false,"required":["when","title"],"properties":{"when":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"2xl","weight":500,"tracking":-0.03,"width":248}},"title":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"xl","weight":560,"tracking":-0.022,"width"\
:250,"lines":5}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width\
":230}},"points":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichTe\
xt","room":{"size":"md","width":230}}},"status":{"enum":["current","planned","vision"],"choices":{"current":"Happening n\
ow"}}}}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\
\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-\
05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\\
d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","\
2026-05-01 09:00"],"kind":"schedule"}}},"VideoBlock":{"title":"VideoBlock","type":"object","additionalProperties":false,\
"required":["type","title","film"],"properties":{"type":{"const":"video"},"id":{"type":"string","pattern":"^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$","form":"small letters, digits and hyphens","examples":["our-prices"],"kind":"anchor"},"review":{"type"\
:"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such \
as 2027-05-01","examples":["2027-05"],"forEditors":true},"eyebrow":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"2xl","weight":560,"tracking":-0.022,"width":280,"lines":6}},"text":{"type":"string","minLength":1,"kind":"r\
ich-text","tsType":"RichText","room":{"size":"md","width":230}},"background":{"enum":["plain","tinted","bold"],"tsType":\
"Background"},"title":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":560,"t\
racking":-0.01,"width":280,"lines":5}},"about":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","ro\
om":{"size":"md","width":230}},"film":{"type":"string","minLength":1,"kind":"film","tsType":"Film"},"poster":{"type":"ob\
ject","additionalProperties":false,"required":["file","alt"],"kind":"picture","tsType":"Picture","properties":{"file":{"\
type":"string","minLength":1},"alt":{"type":"string"},"decorative":{"type":"boolean"},"caption":{"type":"string","minLen\
gth":1},"credit":{"type":"string","minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9\
])%$","form":"two percentages, from the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern"\
:"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left\
, from the top, and how wide and high","examples":["10% 0% 60% 90%"]},"dark":{"type":"string","minLength":1}}},"captions\
":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["file","language"],"kin\
d":"captions","tsType":"Captions","properties":{"file":{"type":"string","minLength":1},"language":{"type":"string","patt\
ern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","form":"the code of a language","examples":["en"]}}}},"silent":{"type":"boolean"\
},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\
\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01",\
"2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\
\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05\
-01 09:00"],"kind":"schedule"}}},"SharedSection":{"title":"SharedSection","type":"object","additionalProperties":false,"\
required":["type","name"],"properties":{"type":{"const":"shared"},"name":{"type":"string","minLength":1},"hidden":{"type\
":"boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z\
|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00\
"],"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\
\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind\
":"schedule"}}},"Section":{"title":"Section","oneOf":[{"$ref":"#/definitions/AccordionBlock"},{"$ref":"#/definitions/Art\
iclesBlock"},{"$ref":"#/definitions/BarChartBlock"},{"$ref":"#/definitions/CalculatorBlock"},{"$ref":"#/definitions/Call\
ToActionBlock"},{"$ref":"#/definitions/CardGridBlock"},{"$ref":"#/definitions/ComparisonBlock"},{"$ref":"#/definitions/C\
ontactCardsBlock"},{"$ref":"#/definitions/ContentsBlock"},{"$ref":"#/definitions/DiagramBlock"},{"$ref":"#/definitions/D\
ownloadsBlock"},{"$ref":"#/definitions/EventsBlock"},{"$ref":"#/definitions/FormBlock"},{"$ref":"#/definitions/GalleryBl\
ock"},{"$ref":"#/definitions/HeroBlock"},{"$ref":"#/definitions/LogosBlock"},{"$ref":"#/definitions/OpeningHoursBlock"},\
{"$ref":"#/definitions/PeopleBlock"},{"$ref":"#/definitions/PictureBlock"},{"$ref":"#/definitions/PlaceBlock"},{"$ref":"\
#/definitions/PricingBlock"},{"$ref":"#/definitions/ProseBlock"},{"$ref":"#/definitions/QuoteBlock"},{"$ref":"#/definiti\
ons/SplitBlock"},{"$ref":"#/definitions/StatTickerBlock"},{"$ref":"#/definitions/StatsBlock"},{"$ref":"#/definitions/Ste\
psBlock"},{"$ref":"#/definitions/TableBlock"},{"$ref":"#/definitions/TabsBlock"},{"$ref":"#/definitions/TimelineBlock"},\
{"$ref":"#/definitions/VideoBlock"}]},"PageSource":{"title":"PageSource","type":"object","additionalProperties":false,"r\
equired":["title","description","sections"],"properties":{"title":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind":"text","tsType":"string",\
"room":{"size":"md","width":230}},"path":{"type":"string","pattern":"^/","form":"an address that begins with a slash","e\
xamples":["/our-prices"],"kind":"path"},"picture":{"type":"object","additionalProperties":false,"required":["file","alt"\
],"kind":"picture","tsType":"SocialPicture","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string",\
"minLength":1},"focus":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$","form":"two percentages, fro\
m the left and from the top","examples":["30% 20%"]},"crop":{"type":"string","pattern":"^(100|[1-9]?[0-9])% (100|[1-9]?[\
0-9])% (100|[1-9][0-9]?)% (100|[1-9][0-9]?)%$","form":"four percentages: from the left, from the top, and how wide and h\
igh","examples":["10% 0% 60% 90%"]}}},"article":{"type":"object","title":"PageArticle","additionalProperties":false,"req\
uired":["date"],"properties":{"date":{"type":"string","format":"date","examples":["2026-05-01"]},"author":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tags":{"type":"array","minItems":1,"\
noun":"tag","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},\
"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05\
, or a day such as 2027-05-01","examples":["2027-05"],"forEditors":true},"checked":{"type":"string","format":"date","exa\
mples":["2026-05-01"],"forEditors":true},"translated":{"type":"string","pattern":"^[a-z]{6}$","form":"a word of six lett\
ers, which `npm run page -- translated` writes","examples":["abcdef"]},"sections":{"type":"array","minItems":1,"kind":"s\
ections","tsType":"Section[]","items":{"type":"object"},"examples":[[{"type":"hero","heading":"…"}]]},"hidden":{"type":"\
boolean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+\
-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],\
"kind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d\
:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"\
schedule"}}},"SharedSource":{"title":"SharedSource","type":"object","additionalProperties":false,"required":["sections"]\
,"properties":{"sections":{"type":"array","minItems":1,"kind":"sections","tsType":"Section[]","items":{"type":"object"},\
"examples":[[{"type":"hero","heading":"…"}]]}}},"Facts":{"title":"Facts","type":"object","propertyNames":{"pattern":"^[a\
-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["waiting_time"]},"additionalProperties":{"typ\
e":"object","additionalProperties":false,"required":["value","meaning","source","checked"],"properties":{"value":{"type"\
:"string","minLength":1},"meaning":{"type":"string","minLength":1},"source":{"type":"string","minLength":1},"checked":{"\
type":"string","format":"date","examples":["2026-05-01"]},"review":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-\
(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 2027-05-01","examples":["2027-05"],"forEdit\
ors":true}},"title":"Fact"}},"NavigationLink":{"title":"NavigationLink","type":"object","additionalProperties":false,"re\
quired":["label","link"],"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"tex\
t":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"hidden":{"type":"bo\
olean","kind":"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\
\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"k\
ind":"schedule"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\
\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"sc\
hedule"}}},"CountedText":{"saidWhole":true,"title":"CountedText","type":"object","additionalProperties":false,"required"\
:["other"],"properties":{"zero":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"one":{"type":"str\
ing","minLength":1,"kind":"count-text","tsType":"string"},"two":{"type":"string","minLength":1,"kind":"count-text","tsTy\
pe":"string"},"few":{"type":"string","minLength":1,"kind":"count-text","tsType":"string"},"many":{"type":"string","minLe\
ngth":1,"kind":"count-text","tsType":"string"},"other":{"type":"string","minLength":1,"kind":"count-text","tsType":"stri\
ng"}}},"FieldText":{"title":"FieldText","type":"object","additionalProperties":false,"required":["label"],"properties":{\
"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"placeholder":{\
"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"refused":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"ToastData":{"title":"ToastData","t\
ype":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"toas\
t-text","tsType":"string"},"style":{"enum":["default","destructive"],"choices":{"default":"Usual","destructive":"As an a\
larm"}}}},"SiteSource":{"title":"SiteSource","type":"object","additionalProperties":false,"required":["product","organiz\
ation","url","language"],"dependencies":{"forms":["mailboxes","inquiryTypes","fields"],"inquiryTypes":["mailboxes"]},"pr\
operties":{"product":{"type":"object","additionalProperties":false,"required":["name","slug"],"properties":{"name":{"typ\
e":"string","minLength":1},"slug":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","form":"small letters, digi\
ts and hyphens","examples":["our-prices"],"kind":"anchor"}}},"organization":{"type":"object","additionalProperties":fals\
e,"required":["name","description"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"profiles":{"type":"array","items":{"typ\
e":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"url":{"type":"string","format":"uri","pattern":"^https?://[\
^/?#]+(?:/[A-Za-z0-9~][\\\\w~-]*)*$","form":"an address that begins with `https://`, with no slash at its end","examples":\
["https://example.org"]},"language":{"type":"string","pattern":"^[a-z]{2}(-[A-Z]{2})?$","form":"the code of a language",\
"examples":["en"]},"languages":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"zone":{"type":"str\
ing","minLength":1},"review":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"pages":{"typ\
e":"object","additionalProperties":false,"required":["every","from"],"properties":{"every":{"type":"string","pattern":"^\
[1-9]\\\\d? (month|months|year|years)$","form":"a number of months or years","examples":["12 months"]},"from":{"type":"str\
ing","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\\\d|3[01]))?$","form":"a month such as 2027-05, or a day such as 20\
27-05-01","examples":["2027-05"],"forEditors":true}}},"articles":{"type":"object","additionalProperties":false,"required\
":["every"],"properties":{"every":{"type":"string","pattern":"^[1-9]\\\\d? (month|months|year|years)$","form":"a number of\
 months or years","examples":["12 months"]}}},"figures":{"type":"object","additionalProperties":false,"required":["every\
"],"properties":{"every":{"type":"string","pattern":"^[1-9]\\\\d? (month|months|year|years)$","form":"a number of months o\
r years","examples":["12 months"]}}}}},"settled":{"type":"array","minItems":1,"noun":"note","items":{"type":"object","ti\
tle":"SettledNote","additionalProperties":false,"required":["note","file","state","reason"],"properties":{"note":{"type"\
:"string","pattern":"^[a-z]+/[a-z-]+$","form":"the code of a note","examples":["title/length"]},"file":{"type":"string",\
"minLength":1},"state":{"type":"string","pattern":"^[a-z]{6}$","form":"a word of six letters, which the Studio writes","\
examples":["abcdef"]},"reason":{"type":"string","minLength":1}}}},"socialImage":{"type":"object","additionalProperties":\
false,"required":["file","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1},"al\
t":{"type":"string"}}},"logo":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind":"image","ts\
Type":"Image","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"}}},"icons":{"type":"object","t\
itle":"SiteIcons","additionalProperties":false,"required":["tab","touch","app"],"properties":{"tab":{"type":"string","mi\
nLength":1,"kind":"link","tsType":"Link","pattern":"^/.*\\\\.(svg|png|ico)$","form":"a file of the public folder that ends\
 with `.svg`, `.png` or `.ico`","examples":["/favicon.svg"]},"touch":{"type":"string","minLength":1,"kind":"link","tsTyp\
e":"Link","pattern":"^/.*\\\\.png$","form":"a file of the public folder that ends with `.png`","examples":["/icon-512.png"\
]},"app":{"type":"array","noun":"icon","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^\
/.*\\\\.png$","form":"a file of the public folder that ends with `.png`","examples":["/icon-512.png"]}}}},"mailboxes":{"ty\
pe":"object","title":"Mailboxes","noun":"mailbox","required":["general"],"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$",\
"form":"small letters, digits and underscores","examples":["new_members"]},"additionalProperties":{"type":"string","form\
at":"email"}},"inquiryTypes":{"type":"object","title":"InquiryTypes","noun":"kind of inquiry","minProperties":1,"propert\
yNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["new_members"]},"addit\
ionalProperties":{"type":"object","additionalProperties":false,"required":["label","mailbox"],"properties":{"label":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"mailbox":{"type":"string",\
"kind":"mailbox"}},"title":"InquiryType"}},"sources":{"type":"object","title":"Sources","propertyNames":{"pattern":"^[a-\
z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["survey_2026"]},"additionalProperties":{"type"\
:"object","additionalProperties":false,"required":["name","link"],"properties":{"name":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","room":{"size":"md","width":230}},"link":{"type":"string","minLength":1,"kind":"link","tsT\
ype":"Link"}},"title":"Source"}},"navigation":{"type":"array","minItems":1,"noun":"menu entry","items":{"type":"object",\
"additionalProperties":false,"required":["label"],"oneNeeded":["link","items"],"properties":{"label":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":500,"width":280,"lines":2}},"link":{"type":"str\
ing","minLength":1,"kind":"link","tsType":"Link"},"button":{"type":"boolean"},"items":{"type":"array","minItems":1,"noun\
":"link","items":{"$ref":"#/definitions/NavigationLink"}},"covers":{"type":"array","noun":"page of it","items":{"type":"\
string","minLength":1,"kind":"link","tsType":"Link"}},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"stri\
ng","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a\
 day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string","pat\
tern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or\
 a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}},"title":"NavigationItem"}},"notices"\
:{"type":"array","mayBeEmpty":true,"items":{"type":"object","title":"Notice","additionalProperties":false,"required":["t\
ext"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"sm","wi\
dth":280,"lines":4}},"tone":{"enum":["calm","important"]},"hidden":{"type":"boolean","kind":"schedule"},"from":{"type":"\
string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form\
":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"until":{"type":"string",\
"pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/-]*))?)?$","form":"a day\
, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}}},"breadcrumb":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"search":{"type":"boolean"},"synonyms":{\
"saidWhole":true,"type":"array","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"m\
d","width":230}},"noun":"group"},"footer":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"st\
ring","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"columns":{"type":"array","\
minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title","links"],"properties":{"title":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,"width":128,"lines":3}},"li\
nks":{"type":"array","minItems":1,"room":{"label":{"size":"sm","width":128,"lines":3}},"items":{"$ref":"#/definitions/Na\
vigationLink"}}},"title":"FooterColumn"}},"copyright":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"md","width":230}}}},"contactPage":{"type":"string","minLength":1,"kind":"link","tsType":"Link","pattern":"^\
/[^#]*$","form":"the address of a page","examples":["/contact"]},"privacy":{"type":"object","title":"Privacy","additiona\
lProperties":false,"required":["text"],"dependencies":{"link":["linkLabel"],"linkLabel":["link"]},"properties":{"text":{\
"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"simulated":{"typ\
e":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"link":{"type":"strin\
g","minLength":1,"kind":"link","tsType":"Link"},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"md","width":230}}}},"notFound":{"type":"object","additionalProperties":false,"required":["title","des\
cription","heading","text","linkLabel","suggestion"],"properties":{"title":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"md","width":230}},"description":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"kind":"text","tsType":"string","roo\
m":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size\
":"md","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wid\
th":230}},"suggestion":{"type":"string","minLength":1,"kind":"path-text","tsType":"string"}}},"notSent":{"type":"object"\
,"title":"NotSent","additionalProperties":false,"required":["heading","text","lost","again"],"properties":{"heading":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"lost":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"md","width":230}},"again":{"type":"string","minLength":1,"kind":"text","tsTy\
pe":"string","room":{"size":"md","width":230}},"reasons":{"type":"object","title":"NotSentReasons","additionalProperties\
":false,"properties":{"fields":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width\
":230}},"tooLong":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"file\
sTooLarge":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noFiles":{"\
type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"notWhole":{"type":"strin\
g","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"late":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"busy":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"tooMany":{"type":"string","minLength":1,"kind":"text","tsType":"stri\
ng","room":{"size":"md","width":230}},"tooManyNearby":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"md","width":230}},"otherText":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size"\
:"md","width":230}},"foreign":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width"\
:230}},"notKept":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}}},"l\
abels":{"type":"object","additionalProperties":false,"properties":{"menu":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"skip":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"lightTheme":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"\
size":"md","width":230}},"darkTheme":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"newTab":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},\
"pause":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"play":{"type":\
"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"dialogClose":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noAction":{"type":"string","minLength":\
1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"notifications":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}},"offline":{"type":"string","minLength":1,"kind":"text","tsT\
ype":"string","room":{"size":"md","width":230}},"problem":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"current":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"siz\
e":"md","width":230}},"planned":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","widt\
h":230}},"vision":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"yes"\
:{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"no":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"from":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","room":{"size":"md","width":230}},"to":{"type":"string","minLength":1,"kind":"text","tsTyp\
e":"string","room":{"size":"md","width":230}},"allCategories":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}},"category":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":\
{"size":"md","width":230}},"articles":{"$ref":"#/definitions/CountedText"},"articlesInCategory":{"$ref":"#/definitions/C\
ountedText"},"needsScript":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":23\
0}},"draft":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"noNumber":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"language":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"source":{"type":"string","minLengt\
h":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"film":{"saidWhole":true,"type":"object","title":\
"FilmLabels","additionalProperties":false,"required":["play","transfer","watch"],"properties":{"play":{"type":"string","\
minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"transfer":{"type":"string","minLength":1\
,"kind":"film-text","tsType":"string"},"watch":{"type":"string","minLength":1,"kind":"film-text","tsType":"string"}}},"e\
vents":{"saidWhole":true,"type":"object","title":"EventLabels","additionalProperties":false,"required":["calendar","none\
"],"properties":{"calendar":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":2\
30}},"none":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"hours":{\
"saidWhole":true,"type":"object","title":"HoursLabels","additionalProperties":false,"required":["open","openUntil","clos\
ed","opensToday","opensLater","always","exceptions"],"properties":{"open":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"openUntil":{"type":"string","minLength":1,"kind":"hours-text","tsTyp\
e":"string"},"closed":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"\
opensToday":{"type":"string","minLength":1,"kind":"hours-text","tsType":"string"},"opensLater":{"type":"string","minLeng\
th":1,"kind":"hours-text","tsType":"string"},"always":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"md","width":230}},"exceptions":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size\
":"md","width":230}}}},"article":{"saidWhole":true,"type":"object","title":"ArticleLabels","additionalProperties":false,\
"required":["previous","next","others"],"properties":{"previous":{"type":"string","minLength":1,"kind":"text","tsType":"\
string","room":{"size":"md","width":230}},"next":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"others":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","w\
idth":230}}}},"search":{"saidWhole":true,"type":"object","title":"SearchLabels","additionalProperties":false,"required":\
["search","found","none","all","failed"],"properties":{"search":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"md","width":230}},"found":{"$ref":"#/definitions/CountedText"},"none":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"all":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"md","width":230}},"failed":{"type":"string","minLength":1,"kind":"text","tsType":"str\
ing","room":{"size":"md","width":230}}}},"place":{"saidWhole":true,"type":"object","title":"PlaceLabels","additionalProp\
erties":false,"required":["map"],"properties":{"map":{"type":"string","minLength":1,"kind":"text","tsType":"string","roo\
m":{"size":"md","width":230}},"show":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"transfer":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}\
}}},"tooLong":{"type":"string","minLength":1,"kind":"length-text","tsType":"string"}}},"fields":{"type":"object","title"\
:"FieldTexts","additionalProperties":false,"required":["name","email","organization","phone","inquiryType","message"],"p\
roperties":{"name":{"$ref":"#/definitions/FieldText"},"email":{"$ref":"#/definitions/FieldText"},"organization":{"$ref":\
"#/definitions/FieldText"},"phone":{"$ref":"#/definitions/FieldText"},"inquiryType":{"$ref":"#/definitions/FieldText"},"\
message":{"$ref":"#/definitions/FieldText"}}},"forms":{"type":"object","title":"Forms","minProperties":1,"propertyNames"\
:{"pattern":"^[a-z][a-z0-9-]*$","form":"small letters, digits and hyphens","examples":["ask-for-a-call"]},"additionalPro\
perties":{"type":"object","additionalProperties":false,"required":["title","inquiryType","submit","sending","cancel","se\
nd","success","failure"],"dependencies":{"keep":["fields"]},"properties":{"title":{"type":"string","minLength":1,"kind":\
"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsT\
ype":"RichText","room":{"size":"md","width":230}},"inquiryTitle":{"type":"string","minLength":1,"kind":"inquiry-text","t\
sType":"string"},"inquiryText":{"type":"string","minLength":1,"kind":"inquiry-text","tsType":"string"},"inquiryType":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"submit":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"sending":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"cancel":{"type":"string","minLength":1,"kind":"text"\
,"tsType":"string","room":{"size":"md","width":230}},"send":{"enum":["function","simulated"],"choices":{"function":"To t\
he mailbox","simulated":"Nowhere: it only looks as if"}},"fields":{"type":"array","minItems":1,"noun":"question","items"\
:{"type":"object","title":"FormField","additionalProperties":false,"required":["key","kind"],"properties":{"key":{"type"\
:"string","pattern":"^(?!(?:form|language)$)[a-z][a-z0-9_]*$","form":"small letters, digits and underscores, and neither\
 `form` nor `language`","examples":["first_visit"]},"kind":{"enum":["text","long text","name","organization","email","ph\
one","number","date","address","choice","several","consent","file","note"],"choices":{"text":"A line of text","long text\
":"A text of several lines","name":"A person’s name","organization":"An organization","email":"An e-mail address","phone\
":"A telephone number","number":"A number","date":"A day","address":"A postal address","choice":"One of several choices"\
,"several":"Any of several choices","consent":"A box to tick","file":"A file","note":"Nothing: it only says something"}}\
,"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type"\
:"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"hint":{"type":"string"\
,"minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"required":{"type":"boolean"},"o\
ptions":{"type":"array","minItems":2,"noun":"choice","items":{"type":"object","title":"FormOption","additionalProperties\
":false,"required":["key","label"],"properties":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small lett\
ers, digits and underscores","examples":["school"]},"label":{"type":"string","minLength":1,"kind":"text","tsType":"strin\
g","room":{"size":"md","width":230}}}}},"from":{"type":"number"},"to":{"type":"number"},"when":{"type":"object","title":\
"FormCondition","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","f\
orm":"small letters, digits and underscores","examples":["who"]},"additionalProperties":{"type":"string","minLength":1}}\
}}},"keep":{"type":"string","pattern":"^[1-9]\\\\d{0,3} days?$","form":"a number of days","examples":["90 days"]},"rules":\
{"type":"array","minItems":1,"noun":"rule","items":{"type":"object","title":"FormRule","additionalProperties":false,"req\
uired":["when","mailbox"],"properties":{"when":{"type":"object","title":"RuleCondition","minProperties":1,"maxProperties\
":1,"noun":"condition","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","ex\
amples":["who"]},"additionalProperties":{"type":"string","minLength":1}},"mailbox":{"type":"string","kind":"mailbox"}}}}\
,"receipt":{"type":"object","title":"FormReceipt","additionalProperties":false,"required":["to","subject","text"],"prope\
rties":{"to":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["\
email"]},"subject":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tex\
t":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"success":{"$ref":\
"#/definitions/ToastData"},"failure":{"$ref":"#/definitions/ToastData"}},"title":"FormSource"}},"feed":{"type":"object",\
"additionalProperties":false,"required":["title","page"],"properties":{"title":{"type":"string","minLength":1,"kind":"te\
xt","tsType":"string","room":{"size":"md","width":230}},"page":{"type":"string","minLength":1,"kind":"link","tsType":"Li\
nk"}}},"redirects":{"type":"object","propertyNames":{"pattern":"^/","form":"a slash at their beginning","examples":["/ol\
d-page"]},"additionalProperties":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"ThemeColors":{"title"\
:"ThemeColors","type":"object","additionalProperties":false,"minProperties":1,"properties":{"page":{"type":"string","pat\
tern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"surface":{"type":"strin\
g","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"raised":{"type":\
"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"line":{"ty\
pe":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"border\
":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"]},"\
text":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b1512"\
]},"muted":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples":["#0b\
1512"]},"accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","examples"\
:["#0b1512"]},"on-accent":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a to f","\
examples":["#0b1512"]},"signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters from a t\
o f","examples":["#0b1512"]},"on-signal":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or letters\
 from a to f","examples":["#0b1512"]},"danger":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six digits or l\
etters from a to f","examples":["#0b1512"]},"danger-fill":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"# and six \
digits or letters from a to f","examples":["#0b1512"]},"on-danger":{"type":"string","pattern":"^#[0-9a-f]{6}$","form":"#\
 and six digits or letters from a to f","examples":["#0b1512"]},"focus":{"type":"string","pattern":"^#[0-9a-f]{6}$","for\
m":"# and six digits or letters from a to f","examples":["#0b1512"]}}},"ThemeSource":{"title":"ThemeSource","type":"obje\
ct","additionalProperties":false,"minProperties":1,"properties":{"default":{"enum":["dark","light"]},"colors":{"type":"o\
bject","additionalProperties":false,"minProperties":1,"properties":{"dark":{"$ref":"#/definitions/ThemeColors"},"light":\
{"$ref":"#/definitions/ThemeColors"},"bold":{"$ref":"#/definitions/ThemeColors"}}},"font":{"type":"object","additionalPr\
operties":false,"required":["family","file"],"title":"ThemeFont","properties":{"family":{"type":"string","pattern":"^[A-\
Za-z][A-Za-z0-9 -]*$","form":"letters, digits, spaces and hyphens","examples":["Inter Variable"]},"file":{"type":"string\
","pattern":"^/[\\\\w./-]+\\\\.woff2$","form":"a file of the public folder that ends with `.woff2`","examples":["/fonts/inte\
r-4.1.woff2"]}}},"radius":{"type":"object","additionalProperties":false,"minProperties":1,"title":"ThemeRadius","propert\
ies":{"sm":{"type":["string","integer"],"minimum":0,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a numbe\
r with `rem` or `px` right behind it","examples":["6px"]},"md":{"type":["string","integer"],"minimum":0,"maximum":0,"pat\
tern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a number with `rem` or `px` right behind it","examples":["6px"]},"full":{"t\
ype":["string","integer"],"minimum":0,"maximum":0,"pattern":"^(0|(\\\\d*\\\\.)?\\\\d+(rem|px))$","form":"a number with `rem` o\
r `px` right behind it","examples":["6px"]}}}}},"SiteOverlay":{"type":"object","additionalProperties":false,"properties"\
:{"product":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1}}},"organi\
zation":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description"\
:{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"profiles":{"type":"ar\
ray","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"socialImage":{"type":"object","additional\
Properties":false,"required":["file","alt"],"kind":"image","tsType":"Image","properties":{"file":{"type":"string","minLe\
ngth":1},"alt":{"type":"string"}}},"logo":{"type":"object","additionalProperties":false,"required":["file","alt"],"kind"\
:"image","tsType":"Image","properties":{"file":{"type":"string","minLength":1},"alt":{"type":"string"}}},"inquiryTypes":\
{"type":"object","noun":"kind of inquiry","minProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small\
 letters, digits and underscores","examples":["new_members"]},"additionalProperties":{"type":"object","additionalPropert\
ies":false,"properties":{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wid\
th":230}}}}},"sources":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and\
 underscores","examples":["survey_2026"]},"additionalProperties":{"type":"object","additionalProperties":false,"properti\
es":{"name":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"link":{"ty\
pe":"string","minLength":1,"kind":"link","tsType":"Link"}}}},"navigation":{"type":"array","minItems":1,"noun":"menu entr\
y","items":{"type":"object","additionalProperties":false,"required":["label"],"oneNeeded":["link","items"],"properties":\
{"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"lg","weight":500,"width":280,"li\
nes":2}},"link":{"type":"string","minLength":1,"kind":"link","tsType":"Link"},"button":{"type":"boolean"},"items":{"type\
":"array","minItems":1,"noun":"link","items":{"$ref":"#/definitions/NavigationLink"}},"covers":{"type":"array","noun":"p\
age of it","items":{"type":"string","minLength":1,"kind":"link","tsType":"Link"}},"hidden":{"type":"boolean","kind":"sch\
edule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-\
Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"},"\
until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\\w+/\
-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}},"title":\
"NavigationItem"}},"notices":{"type":"array","mayBeEmpty":true,"items":{"type":"object","title":"Notice","additionalProp\
erties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichT\
ext","room":{"size":"sm","width":280,"lines":4}},"tone":{"enum":["calm","important"]},"hidden":{"type":"boolean","kind":\
"schedule"},"from":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d\
|[A-Z][\\\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule\
"},"until":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d([T ]\\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( ?(Z|[+-]\\\\d\\\\d:?\\\\d\\\\d|[A-Z][\\\
\\w+/-]*))?)?$","form":"a day, or a day and a time","examples":["2026-05-01","2026-05-01 09:00"],"kind":"schedule"}}}},"b\
readcrumb":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"synonyms":{\
"saidWhole":true,"type":"array","items":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"m\
d","width":230}},"noun":"group"},"footer":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"st\
ring","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"columns":{"type":"array","\
minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title","links"],"properties":{"title":{"t\
ype":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"sm","weight":560,"width":128,"lines":3}},"li\
nks":{"type":"array","minItems":1,"room":{"label":{"size":"sm","width":128,"lines":3}},"items":{"$ref":"#/definitions/Na\
vigationLink"}}},"title":"FooterColumn"}},"copyright":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"md","width":230}}}},"privacy":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"s\
tring","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"simulated":{"type":"strin\
g","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"link":{"type":"string","minLe\
ngth":1,"kind":"link","tsType":"Link"},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType":"string","room"\
:{"size":"md","width":230}}}},"notFound":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"description":{"type":"string","mi\
nLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"heading":{"type":"string","minLength":1,"k\
ind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text"\
,"tsType":"RichText","room":{"size":"md","width":230}},"linkLabel":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"suggestion":{"type":"string","minLength":1,"kind":"path-text","tsType":"str\
ing"}}},"notSent":{"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","minLength":1,"\
kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":1,"kind":"text","ts\
Type":"string","room":{"size":"md","width":230}},"lost":{"type":"string","minLength":1,"kind":"text","tsType":"string","\
room":{"size":"md","width":230}},"again":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"\
md","width":230}},"reasons":{"type":"object","additionalProperties":false,"properties":{"fields":{"type":"string","minLe\
ngth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooLong":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}},"filesTooLarge":{"type":"string","minLength":1,"kind":"text\
","tsType":"string","room":{"size":"md","width":230}},"noFiles":{"type":"string","minLength":1,"kind":"text","tsType":"s\
tring","room":{"size":"md","width":230}},"notWhole":{"type":"string","minLength":1,"kind":"text","tsType":"string","room\
":{"size":"md","width":230}},"late":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230}},"busy":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"to\
oMany":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"tooManyNearby":\
{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"otherText":{"type":"st\
ring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"foreign":{"type":"string","minLen\
gth":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"notKept":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"md","width":230}}}}}},"labels":{"type":"object","additionalProperties":false,"\
properties":{"menu":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"sk\
ip":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"lightTheme":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"darkTheme":{"type":"string",\
"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"newTab":{"type":"string","minLength":1,\
"kind":"text","tsType":"string","room":{"size":"md","width":230}},"pause":{"type":"string","minLength":1,"kind":"text","\
tsType":"string","room":{"size":"md","width":230}},"play":{"type":"string","minLength":1,"kind":"text","tsType":"string"\
,"room":{"size":"md","width":230}},"dialogClose":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"noAction":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md",\
"width":230}},"notifications":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width"\
:230}},"offline":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"probl\
em":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"current":{"type":"\
string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"planned":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"vision":{"type":"string","minLength":1,"kind\
":"text","tsType":"string","room":{"size":"md","width":230}},"yes":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"no":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{\
"size":"md","width":230}},"from":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","wid\
th":230}},"to":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"allCate\
gories":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"category":{"ty\
pe":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"articles":{"$ref":"#/defin\
itions/CountedText"},"articlesInCategory":{"$ref":"#/definitions/CountedText"},"needsScript":{"type":"string","minLength\
":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"draft":{"type":"string","minLength":1,"kind":"tex\
t","tsType":"string","room":{"size":"md","width":230}},"noNumber":{"type":"string","minLength":1,"kind":"text","tsType":\
"string","room":{"size":"md","width":230}},"language":{"type":"string","minLength":1,"kind":"text","tsType":"string","ro\
om":{"size":"md","width":230}},"source":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"m\
d","width":230}},"film":{"saidWhole":true,"type":"object","additionalProperties":false,"properties":{"play":{"type":"str\
ing","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"transfer":{"type":"string","minLen\
gth":1,"kind":"film-text","tsType":"string"},"watch":{"type":"string","minLength":1,"kind":"film-text","tsType":"string"\
}}},"events":{"saidWhole":true,"type":"object","additionalProperties":false,"properties":{"calendar":{"type":"string","m\
inLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"none":{"type":"string","minLength":1,"kin\
d":"text","tsType":"string","room":{"size":"md","width":230}}}},"hours":{"saidWhole":true,"type":"object","additionalPro\
perties":false,"properties":{"open":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230}},"openUntil":{"type":"string","minLength":1,"kind":"hours-text","tsType":"string"},"closed":{"type":"string"\
,"minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"opensToday":{"type":"string","minLengt\
h":1,"kind":"hours-text","tsType":"string"},"opensLater":{"type":"string","minLength":1,"kind":"hours-text","tsType":"st\
ring"},"always":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"except\
ions":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"article":{"sai\
dWhole":true,"type":"object","additionalProperties":false,"properties":{"previous":{"type":"string","minLength":1,"kind"\
:"text","tsType":"string","room":{"size":"md","width":230}},"next":{"type":"string","minLength":1,"kind":"text","tsType"\
:"string","room":{"size":"md","width":230}},"others":{"type":"string","minLength":1,"kind":"text","tsType":"string","roo\
m":{"size":"md","width":230}}}},"search":{"saidWhole":true,"type":"object","additionalProperties":false,"properties":{"s\
earch":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"found":{"$ref":\
"#/definitions/CountedText"},"none":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","\
width":230}},"all":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"fai\
led":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"place":{"saidWh\
ole":true,"type":"object","additionalProperties":false,"properties":{"map":{"type":"string","minLength":1,"kind":"text",\
"tsType":"string","room":{"size":"md","width":230}},"show":{"type":"string","minLength":1,"kind":"text","tsType":"string\
","room":{"size":"md","width":230}},"transfer":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"s\
ize":"md","width":230}}}},"tooLong":{"type":"string","minLength":1,"kind":"length-text","tsType":"string"}}},"fields":{"\
type":"object","additionalProperties":false,"properties":{"name":{"$ref":"#/definitions/FieldText"},"email":{"$ref":"#/d\
efinitions/FieldText"},"organization":{"$ref":"#/definitions/FieldText"},"phone":{"$ref":"#/definitions/FieldText"},"inq\
uiryType":{"$ref":"#/definitions/FieldText"},"message":{"$ref":"#/definitions/FieldText"}}},"forms":{"type":"object","mi\
nProperties":1,"propertyNames":{"pattern":"^[a-z][a-z0-9-]*$","form":"small letters, digits and hyphens","examples":["as\
k-for-a-call"]},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"stri\
ng","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minLength":\
1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"inquiryTitle":{"type":"string","minLength":1\
,"kind":"inquiry-text","tsType":"string"},"inquiryText":{"type":"string","minLength":1,"kind":"inquiry-text","tsType":"s\
tring"},"submit":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"sendi\
ng":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"cancel":{"type":"s\
tring","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"fields":{"type":"array","minItem\
s":1,"noun":"question","items":{"type":"object","title":"FormField","additionalProperties":false,"required":["key","kind\
"],"properties":{"key":{"type":"string","pattern":"^(?!(?:form|language)$)[a-z][a-z0-9_]*$","form":"small letters, digit\
s and underscores, and neither `form` nor `language`","examples":["first_visit"]},"kind":{"enum":["text","long text","na\
me","organization","email","phone","number","date","address","choice","several","consent","file","note"],"choices":{"tex\
t":"A line of text","long text":"A text of several lines","name":"A person’s name","organization":"An organization","ema\
il":"An e-mail address","phone":"A telephone number","number":"A number","date":"A day","address":"A postal address","ch\
oice":"One of several choices","several":"Any of several choices","consent":"A box to tick","file":"A file","note":"Noth\
ing: it only says something"}},"label":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md\
","width":230}},"text":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width"\
:230}},"hint":{"type":"string","minLength":1,"kind":"rich-text","tsType":"RichText","room":{"size":"md","width":230}},"r\
equired":{"type":"boolean"},"options":{"type":"array","minItems":2,"noun":"choice","items":{"type":"object","title":"For\
mOption","additionalProperties":false,"required":["key","label"],"properties":{"key":{"type":"string","pattern":"^[a-z][\
a-z0-9_]*$","form":"small letters, digits and underscores","examples":["school"]},"label":{"type":"string","minLength":1\
,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}}},"from":{"type":"number"},"to":{"type":"number"},"w\
hen":{"type":"object","title":"FormCondition","minProperties":1,"maxProperties":1,"noun":"condition","propertyNames":{"p\
attern":"^[a-z][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["who"]},"additionalProperties":{"\
type":"string","minLength":1}}}}},"receipt":{"type":"object","additionalProperties":false,"properties":{"subject":{"type\
":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"text":{"type":"string","minL\
ength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}}}},"success":{"$ref":"#/definitions/ToastData"\
},"failure":{"$ref":"#/definitions/ToastData"}}}},"feed":{"type":"object","additionalProperties":false,"properties":{"ti\
tle":{"type":"string","minLength":1,"kind":"text","tsType":"string","room":{"size":"md","width":230}},"page":{"type":"st\
ring","minLength":1,"kind":"link","tsType":"Link"}}}}},"FactsOverlay":{"type":"object","propertyNames":{"pattern":"^[a-z\
][a-z0-9_]*$","form":"small letters, digits and underscores","examples":["waiting_time"]},"additionalProperties":{"type"\
:"object","additionalProperties":false,"properties":{"value":{"type":"string","minLength":1},"meaning":{"type":"string",\
"minLength":1},"source":{"type":"string","minLength":1}}}}}}'),checks:{AccordionBlock:dr,ArticlesBlock:mr,BarChartBlock:lr,
ButtonData:cr,CalculatorBlock:yr,CallToActionBlock:fr,CardGridBlock:ur,ComparisonBlock:gr,ContactCardsBlock:kr,ContentsBlock:wr,
DiagramBlock:br,DownloadsBlock:xr,EventsBlock:Sr,FormBlock:Tr,GalleryBlock:Lr,Figure:zr,HeroBlock:vr,LogosBlock:$r,OpeningHoursBlock:qr,
PeopleBlock:jr,PictureBlock:Pr,PlaceBlock:Zr,PricingBlock:Br,ProseBlock:Fr,QuoteBlock:Dr,SplitBlock:Or,StatTickerBlock:Nr,
StatsBlock:Rr,StepsBlock:Er,TableBlock:_r,TabsBlock:Cr,TimelineBlock:Vr,VideoBlock:Wr,SharedSection:Ur,PageSource:Kr,SharedSource:Hr,
Facts:Gr,NavigationLink:Qr,CountedText:Yr,FieldText:Jr,ToastData:Xr,SiteSource:ei,ThemeColors:di,ThemeSource:mi,SiteOverlay:yi,
FactsOverlay:hi}};export{ki as default};
