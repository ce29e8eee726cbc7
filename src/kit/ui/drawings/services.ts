import type { DrawingData } from './types.ts';

/** One ridge of a fingerprint that leads to the right record. */
const identity: DrawingData = [
  [
    'line',
    'M178 240V200A22 22 0 0 1 222 200V270M154 270V200A46 46 0 0 1 246 200V320M130 310V200A70 70 0 0 1 270 200V296M82 300V200A118 118 0 0 1 318 200V284M58 230V200A142 142 0 0 1 342 200V240M200 200V310',
  ],
  ['signal', 'M106 260V200A94 94 0 0 1 294 200V250C294 300 330 330 380 330H900'],
  ['dots', 'M200 200h0'],
  ['lit', 'M380 330h0'],
  ['pulse', 'M106 260V200A94 94 0 0 1 294 200V250C294 300 330 330 380 330'],
];

/** Two people dry under a roof that is one line. */
const coverage: DrawingData = [
  [
    'faint',
    'M40 20v60M80 60v50M120 10v60M160 40v40M200 5v45M240 20v30M280 0v50M320 36v42M360 14v58M400 52v56M440 24v60',
  ],
  ['signal', 'M50 250A190 160 0 0 1 430 250'],
  [
    'line',
    'M50 250Q97 218 145 250Q192 218 240 250Q287 218 335 250Q382 218 430 250M240 90V68M145 250Q160 130 240 90Q320 130 335 250M240 250V372',
  ],
  ['big', 'M180 306h0M306 320h0'],
  ['line', 'M148 380a32 36 0 0 1 64 0M280 380a26 30 0 0 1 52 0'],
  ['lit', 'M240 64h0'],
  ['pulse', 'M50 250A190 160 0 0 1 430 250'],
];

/** A request, ticked, and the answer under way. */
const authorization: DrawingData = [
  ['faint', 'M150 24H390V330M128 40H368V346M106 56H346V362'],
  ['area', 'M70 72H250L324 146V380H70Z'],
  ['line', 'M250 72V146H324M104 180H230M104 210H270M104 330H200M104 300H170'],
  ['signal', 'M150 256L196 302L330 150Q372 102 430 102H1200'],
  ['dots', 'M104 120h0'],
  ['lit', 'M150 256h0M430 102h0'],
  ['pulse', 'M150 256L196 302L330 150Q372 102 430 102H700'],
];

/** Claims from many, through one relay, to whom they concern. */
const claims: DrawingData = [
  ['faint', 'M90 20V380M390 20V380'],
  [
    'line',
    'M30 50H90C170 50 160 200 240 200M30 200H90C170 200 160 200 240 200M30 275H90C170 275 160 200 240 200M30 350H90C170 350 160 200 240 200M240 200C330 200 320 90 400 90H450M240 200C330 200 320 200 400 200H450',
  ],
  ['signal', 'M30 125H90C170 125 160 200 240 200C330 200 320 310 400 310H1000'],
  ['dots', 'M30 50h0M30 200h0M30 275h0M30 350h0M450 90h0M450 200h0'],
  ['big', 'M240 200h0'],
  ['lit', 'M30 125h0M450 310h0'],
  ['pulse', 'M30 125H90C170 125 160 200 240 200C330 200 320 310 400 310H450'],
];

export const services = { identity, coverage, authorization, claims };
