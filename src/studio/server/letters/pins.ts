import type { OpenLetters } from '../../host/letters.ts';

/** A version of a package and its SHA-512, as npm's lock files write it: what is brought is what was looked at. */
export type Pin = { version: string; integrity: string };

/** The packages of open letters (`@fontsource-variable`, by the project Fontsource, from the sources of Google Fonts). */
export const pins: Readonly<Record<OpenLetters, Pin>> = {
  'Atkinson Hyperlegible Next': {
    version: '5.3.0',
    integrity: 'sha512-UnLzNUy1RWoLDfydAatP4NaRm99X/WbQEph7q/PymJnCFIOOwKOx3pBmp5ys8trO0dM+CKGuJgeZP9fAR4mQpA==',
  },
  Bitter: {
    version: '5.3.0',
    integrity: 'sha512-TNGusdX+fjWE2b8pTG7kH1A615DbjjSj8/PwVm+iyiFiLFtioHXt6eH5jIFE2kmiA3Ogp03jEyZDsukotzC+4Q==',
  },
  'Crimson Pro': {
    version: '5.3.0',
    integrity: 'sha512-CmtGOKsw1H/JcXOcncu8SWOnhWlyLaAMbCVlG9yR5kz95hrxYU3A1+0DxdRbz/MFhCJGxchgqwPxLAlL0cWvdQ==',
  },
  'DM Sans': {
    version: '5.3.0',
    integrity: 'sha512-BpUG5bqePiDFMBM4ZtLSlPdAIOM990uB1dlXzIf4aw21yQR7BmykedLXXXMqGWsR18aMLOsbWccwJNh3ztTQaA==',
  },
  'EB Garamond': {
    version: '5.3.0',
    integrity: 'sha512-656OJsA9Vv24yhqRZFEzXnzS2AYgKdEILLgHJYLzzXndgcWFKfSXFqzbRI5/6Yk1Yt7UfWrUeppE5nRQPQMwlQ==',
  },
  Figtree: {
    version: '5.3.0',
    integrity: 'sha512-VRVodD7OiG7apQwE8/2fMjaqpY/a0qRJqL5HtYj8CKIVps+9amaFcdfKmDIf7iqYQx6iPLlArVXAfKeIZmVcNQ==',
  },
  Fraunces: {
    version: '5.3.0',
    integrity: 'sha512-9BYGySn4AHEJdgp9Z28tQ3X+laJMEOITXkQarZXeloWQZDq5oOvXJ3kDA8c7MGIfpogIaZfjrQBqmda8POOCKA==',
  },
  'IBM Plex Sans': {
    version: '5.3.0',
    integrity: 'sha512-agG8tXFEo0hD9+J7npa4vbbWult52eMLVaQ6WQRlhs/iCAojrMAoejru85W9HTVXHfyUj96KM7gp/KGAS87XaQ==',
  },
  Inter: {
    version: '5.3.0',
    integrity: 'sha512-OupL48va4JNofb97w6NYeF9S7W/kHNKM0Er8Dem5nqi4jeOLrVJDoE8tZEpnMJmtkvNbB1EIPPwHcdkF6b1oUA==',
  },
  Karla: {
    version: '5.3.0',
    integrity: 'sha512-CypH/IGhvpU0I4sue6YG+ZDyx5heglFJAiU2NClTkKOh+jsqjZ7AAgWKGG59+X1dGCN/9L4BLLacCXD7TBBETA==',
  },
  'Libre Franklin': {
    version: '5.3.0',
    integrity: 'sha512-PEQemCKVRtkLZJNpfvR4wG7x87c8iG05XJuEaX59ogMcAQpdtCZz/NXZUrXLJyvyx3/HD70W4LUppWLBdEdU2g==',
  },
  Literata: {
    version: '5.3.0',
    integrity: 'sha512-1Jw7xvOcoGyB83lxB2nG4bfNbqtX2/TTbdh9sHAOmU064SvmSdulDtA5RBu5JYWf64fdaKX7xU+z3GO1T2bCHA==',
  },
  Lora: {
    version: '5.3.0',
    integrity: 'sha512-2ph8KiZ8Bn141hWuC3ErtpJ+Ui8p2MJQn8TJNRSRmLmnCIOCtHfiBM9R7WLRPeUG/q6hXyHOxWQ8DvRSX+ixvQ==',
  },
  Manrope: {
    version: '5.3.0',
    integrity: 'sha512-6D5dgokHsWDDMtmXHznKa0hK229NN+1a4BLPmUCLqcO1Pw5EEhWY5RFt0AcXnVRAljFFPfRtLkJePQj6LSsV6g==',
  },
  Montserrat: {
    version: '5.3.0',
    integrity: 'sha512-7PaZoxaxrWLAyrhO46v65An9LhUhfkTExWLhfbywYZCnZEgg/W1rEHnlNmZKjNZ3nJTVYyicqxlJt10z/26yTA==',
  },
  Mulish: {
    version: '5.3.0',
    integrity: 'sha512-CLh1WAcz2noJmoAun0/dsE7+0ZO6Kq/MBd+x00CcZ9dmThXqYqdhSssXGOdqb3G9YVaeGOmVkMS5yrZd1BHr9Q==',
  },
  Newsreader: {
    version: '5.3.0',
    integrity: 'sha512-rrzYi43qMpbzwuFtf9OkWH8sxAPVPcQQQEwXpPtwaKYeJ8yVg5aLs5kawmo1f2Q1t1M38TLmEKCkGVDsYwgdFw==',
  },
  'Noto Sans': {
    version: '5.3.0',
    integrity: 'sha512-e3ZuxzY9AL2psXPZlhwhnYrHUHv6PMoyK9MQ7croF0CUgURLqu9EMjW7q2FgVLwij1tjLsIHQrnwQ8aUcg4BiA==',
  },
  'Noto Serif': {
    version: '5.3.0',
    integrity: 'sha512-GxGAScLRifXH02gDoJGroO/NIX83It7m1TYPPp1bhNPaii6/+GBYKxl/uL5GabFe0PBfiUV92wA4MdMdEDUu6A==',
  },
  Nunito: {
    version: '5.3.0',
    integrity: 'sha512-tw0ch7evIDSwoeUy+0XzocYHfbRWLeCRPJy22KgbrLjDLAbNw/fErBiil10Ssrs3Sjr55zaZrr36a975j8cBkQ==',
  },
  'Open Sans': {
    version: '5.3.0',
    integrity: 'sha512-VOfhZfLIOBVa6K/dTEu7scqQXYdGa4jBX8quFpQ0S6574B+W2EOBJf9PkqyVtMEI7WWIWNEbpvPc3vY1mN2mmQ==',
  },
  'Playfair Display': {
    version: '5.3.0',
    integrity: 'sha512-IHdzTvE8eGIXHteZql7KXoqdc3Gfm+Zs1u4XlSC3MeplkwviT3sx/P6gI0tLwg/xIYLF4ZJYveZ5V+bl9cnDwA==',
  },
  'Public Sans': {
    version: '5.3.0',
    integrity: 'sha512-AVfkmAt50BMXWpOO21FAntiJFKGX6xTc2dSL8dxtDteONe9IuRXJWGbs0EbG955vAMCq23ENeuopuW87cGWDSQ==',
  },
  Rubik: {
    version: '5.3.0',
    integrity: 'sha512-yQUf8qle24MJYA+EuauyF+cqjjN6I715nGjitt3sGmwZA0XfA4fWJcLq1C/diREZl4Qzn1E80nLMc0ipC/a4Lg==',
  },
  'Source Sans 3': {
    version: '5.3.1',
    integrity: 'sha512-u0p5Z/PM2e1uxYOMiodLM6NVzxHwULcB6Oi7QSr2WU/sdoLBFP/BeOZ3YYHeJ6rHsjPZA1nZweZVaV7sf2MAyQ==',
  },
  'Source Serif 4': {
    version: '5.3.1',
    integrity: 'sha512-4Rtay22SC4lMvw11r/+9kxANB6P3M0X8s1NudBC2v0J1KU2y3DcMoNcT3lBoZ/CqLirzf+StlO6UlJilyrvaUg==',
  },
  Vollkorn: {
    version: '5.3.0',
    integrity: 'sha512-EYzMw2FGZXrR6oB7A3/pck3HY2ZjIGfoTFIZV5OsXexLu0nqPELuCmOoS7oQiQ6TkNjlQ3UgUIU24tNvxEKzcw==',
  },
  'Work Sans': {
    version: '5.3.0',
    integrity: 'sha512-le8h/OIIuhm5Z7TdvuMw0yKg2gaCZUiMec8zaumsVVjzeJRBPEF0bQI/MkaZDHCVzZDvZoP/O2LiGOSfDLSbaw==',
  },
};
