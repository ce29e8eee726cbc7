type Lists = Readonly<Record<string, ReadonlySet<string>>>;

/** Words by language: each list is written as one text, with `|` between its words. */
function lists(texts: Readonly<Record<string, string>>): Lists {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, new Set(text.split('|'))]));
}

/** What a number counts, in small letters; under `und` what all languages share (SI, ISO 80000, signs of currencies). */
export const units: Lists = lists({
  und:
    'nm|µm|μm|mm|cm|dm|m|km|mm²|cm²|m²|km²|cm³|m³|ha|ml|cl|dl|l|hl|ng|µg|μg|mg|g|kg|t|ns|µs|μs|ms|s|sec|min|h|' +
    'hz|khz|mhz|ghz|v|kv|mv|ma|mah|ah|w|kw|mw|gw|kwh|mwh|gwh|twh|wh|j|kj|mj|kcal|cal|pa|hpa|kpa|bar|n|kn|nm|mol|mmol|db|lx|lm|' +
    'b|kb|mb|gb|tb|pb|kib|mib|gib|kbit/s|mbit/s|gbit/s|kb/s|mb/s|gb/s|mbps|gbps|kbps|px|pt|dpi|ppi|fps|ppm|km/h|m/s|g/l|mg/l|mg/dl|mmol/l|' +
    '%|‰|°|°c|°f|°k|€|$|£|¥|₺|₴|₽|zł|kč|kr|ft|eur|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|ron|uah|try|cad|aud|jpy',
  en: 'am|pm|a.m|p.m|a.m.|p.m.|in.|ft|yd|mi|oz|lb|lbs|mph|rpm|hr|hrs|mins|secs|bn|mn|k|mmhg|bpm',
  de: 'uhr|std|std.|min.|sek|sek.|mio|mio.|mrd|mrd.|tsd.|euro|rp.|fr.|ps|stk|stk.|st.',
  fr: 'mn|sec|€/mois|€/an|ko|mo|go|to|heures|ans|ch',
  es: 'h.|min.|seg|seg.|mil|kbs|cv|uds.|hs',
  it: 'sec|min.|mila|cv|pz|pz.|gg',
  pt: 'h.|min.|seg|mil|cv|un.',
  nl: 'uur|sec|mln|mln.|mld|mld.|pk|st.',
  pl: 'godz|godz.|min.|sek.|mln|mld|tys.|szt|szt.|r.',
  cs: 'hod|hod.|min.|sek.|mil.|mld.|tis.|ks',
  sk: 'hod|hod.|min.|sek.|mil.|mld.|tis.|ks',
  sv: 'tim|mkr|mdkr|st|mn|mdr',
  da: 'mio.|mia.|t.|stk|stk.|kr.',
  nb: 'mill.|mrd.|kr.|stk|stk.|t',
  nn: 'mill.|mrd.|kr.|stk|stk.|t',
  no: 'mill.|mrd.|kr.|stk|stk.|t',
  fi: 'tuntia|milj.|mrd.|kpl|v|e',
  hu: 'óra|perc|db|fő|ezer|mft',
  ru: 'мм|см|м|км|мг|г|кг|т|л|мл|с|сек|мин|ч|руб|руб.|тыс.|млн|млрд|шт|шт.|гц|вт|квт|м²|км/ч|кб|мб|гб|г.|гг.',
  uk: 'мм|см|м|км|мг|г|кг|т|л|мл|с|хв|год|грн|грн.|тис.|млн|млрд|шт|шт.|гц|вт|квт|м²|км/год|кб|мб|гб|р.|рр.',
  el: 'χλμ|χλμ.|μ.|εκ.|κιλά|λ.|ώρες|€|ευρώ|π.μ.|μ.μ.',
  tr: 'tl|sn|dk|sa|saat|adet|bin',
  ro: 'lei|ore|mii|mil.|mld.|buc|buc.|ani',
});

/** What stands before a name. */
export const names: Lists = lists({
  en: 'Dr.|Dr|Mr.|Mr|Mrs.|Mrs|Ms.|Ms|Prof.|St.|Rev.|Hon.|Gen.|Capt.|Sgt.|Lt.|Gov.|Sen.',
  de: 'Dr.|Prof.|Hr.|Frl.|St.|Dipl.-Ing.|Ing.|Mag.',
  fr: 'M.|Mme|Mlle|MM.|Mmes|Dr|Pr|Me|St|Ste|Mgr',
  es: 'Dr.|Dra.|Sr.|Sra.|Srta.|D.|Dña.|Prof.|Profa.|Ing.|Lic.|Sta.|Sto.|Ud.',
  it: 'Dr.|Dott.|Dott.ssa|Sig.|Sig.ra|Sig.na|Prof.|Prof.ssa|Ing.|Avv.|Arch.|Geom.|S.|Dr.ssa',
  pt: 'Dr.|Dra.|Sr.|Sra.|Prof.|Profa.|Eng.|D.',
  nl: 'Dr.|dr.|Dhr.|dhr.|Mevr.|mevr.|Mw.|mw.|Prof.|prof.|Ir.|ir.|Mr.|mr.|St.',
  pl: 'dr|Dr|prof.|Prof.|mgr|inż.|św.',
  cs: 'Dr.|dr.|Ing.|Mgr.|Bc.|prof.|Prof.|doc.|MUDr.|JUDr.|sv.',
  sk: 'Dr.|dr.|Ing.|Mgr.|Bc.|prof.|Prof.|doc.|MUDr.|JUDr.|sv.',
  sv: 'Dr.|dr.|Prof.|prof.|S:t',
  da: 'Dr.|dr.|Prof.|prof.|Hr.|hr.|Fr.|Sct.',
  nb: 'Dr.|dr.|Prof.|prof.|St.',
  nn: 'Dr.|dr.|Prof.|prof.|St.',
  no: 'Dr.|dr.|Prof.|prof.|St.',
  hu: 'Dr.|dr.|Prof.|Szt.',
  ru: 'д-р|г-н|г-жа|проф.|им.|ул.|г.',
  uk: 'д-р|п.|проф.|ім.|вул.|м.',
  el: 'κ.|Δρ.|Αγ.|Δρ',
  tr: 'Dr.|Prof.|Av.|Sn.',
  ro: 'Dr.|dr.|Prof.|prof.|Dl.|dl.|Dna.|Sf.',
});

/** What stands before a number. */
export const numberSigns: Lists = lists({
  und: '№|§|§§|#|p.|pp.|n°|vol.',
  en: 'No.|Nos.|Fig.|fig.|Vol.|Ch.|ch.|Sec.|sec.|Eq.|Art.|art.',
  de: 'Nr.|Nrn.|S.|Abs.|Art.|Abb.|Kap.|Bd.|Tab.|ca.|Ziff.',
  fr: 'nº|N°|fig.|art.|chap.|env.|art|Art.',
  es: 'n.º|N.º|núm.|Núm.|n.°|pág.|págs.|fig.|cap.|art.|aprox.',
  it: 'n.|N.|nn.|pag.|pagg.|fig.|cap.|art.|ca.',
  pt: 'n.º|N.º|pág.|págs.|fig.|cap.|art.',
  nl: 'nr.|Nr.|blz.|fig.|art.|ca.|hfst.',
  pl: 'nr|Nr|str.|s.|rys.|art.|ok.|ust.|pkt',
  cs: 'č.|Č.|str.|s.|obr.|čl.|odst.|cca',
  sk: 'č.|Č.|str.|s.|obr.|čl.|ods.|cca',
  sv: 'nr|Nr|nr.|s.|kap.|fig.|ca',
  da: 'nr.|Nr.|s.|kap.|fig.|ca.',
  nb: 'nr.|Nr.|s.|kap.|fig.|ca.',
  nn: 'nr.|Nr.|s.|kap.|fig.|ca.',
  no: 'nr.|Nr.|s.|kap.|fig.|ca.',
  ru: 'стр.|с.|рис.|ст.|п.|гл.|д.|кв.',
  uk: 'стор.|с.|рис.|ст.|п.|гл.|буд.|кв.',
  ro: 'nr.|Nr.|pag.|fig.|art.|cap.',
  tr: 'No.|no.|s.|Şek.',
});

/** Two parts of a phrase that is written short. */
export const phrases: Lists = lists({
  en: 'i. e.|e. g.|a. m.|p. m.|U. S.|U. K.',
  de: 'z. B.|Z. B.|d. h.|D. h.|u. a.|U. a.|z. T.|Z. T.|u. U.|U. U.|v. a.|V. a.|s. o.|s. u.|i. d.|d. R.|o. Ä.|u. Ä.|o. ä.|u. ä.|z. Z.|z. Zt.|i. A.|i. V.|m. E.|n. Chr.|v. Chr.|e. V.|o. g.|s. a.|a. D.|h. c.|u. v.|v. m.|i. S.|i. R.',
  es: 'a. m.|p. m.|EE. UU.|a. C.|d. C.|p. ej.|P. ej.|S. A.|S. L.',
  it: 'p. es.|a. C.|d. C.|S. p.|p. A.|n. b.',
  fr: 'p. ex.|P. ex.|c. -à-d.|av. J.-C.|apr. J.-C.|N. B.',
  pt: 'p. ex.|a. C.|d. C.|S. A.',
  nl: 'd. w.|w. z.|o. a.|m. b.|b. t.',
  pl: 'm. in.|n. e.|p. n.|m. st.',
  cs: 't. j.|n. l.|př. n.|a. s.|s. r.|r. o.',
  sk: 't. j.|n. l.|a. s.|s. r.|r. o.',
  sv: 't. ex.|d. v.|v. s.|bl. a.|m. m.|o. d.|s. k.',
  da: 'f. eks.|bl. a.|m. m.|d. v.|v. s.|m. fl.',
  nb: 'f. eks.|bl. a.|m. m.|d. v.|v. s.|m. fl.',
  ru: 'т. е.|т. д.|т. п.|т. к.|н. э.|т. ч.',
  uk: 'т. д.|т. п.|т. ч.|н. е.',
});

/** Words of one letter that no line ends with, as Czech, Slovak, Polish, Russian and Ukrainian set them. */
export const prepositions: Lists = lists({
  cs: 'k|s|v|z|o|u|a|i|K|S|V|Z|O|U|A|I',
  sk: 'k|s|v|z|o|u|a|i|K|S|V|Z|O|U|A|I',
  pl: 'w|z|o|u|a|i|W|Z|O|U|A|I',
  ru: 'в|к|с|о|у|и|а|я|В|К|С|О|У|И|А|Я',
  uk: 'в|з|о|у|і|й|а|я|В|З|О|У|І|А|Я',
});
