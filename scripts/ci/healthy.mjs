// Asks the server of this machine whether it is well: the exit code says so. Containers ask by it.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
