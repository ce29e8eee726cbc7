export default (config) => {
  config.addPassthroughCopy({ public: '/' });
  config.setQuietMode(true);
  return { dir: { input: 'src', output: process.env.OUT } };
};
