/** What the build takes from the environment. */
interface ImportMetaEnv {
  /** Whether the site has several languages: what only these need is left out of the code of all others. */
  readonly LANGUAGES: boolean;
  /** Whether the site has notices, on whatever day. */
  readonly NOTICES: boolean;
  /** Whether the site stands below a path of its domain. */
  readonly BELOW_PATH: boolean;
  /** Whether the site has forms that ask questions of their own. */
  readonly OWN_FORMS: boolean;
}
