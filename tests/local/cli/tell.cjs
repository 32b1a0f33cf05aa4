const http = require('node:http');

/**
 * Tells a process of the functions emulator which function the next request means. Resolves once it has heard.
 *
 * The word and a request reach the process on two channels, and it may read the request first. It then runs the
 * function of the request before. A process reads all that waits before it reads what comes later, so a question
 * answered after the word proves that the word was read.
 * @param {{
 *   sendDebugMsg: (word: object) => Promise<void>,
 *   runtime: { conn: { httpReqOpts: () => object } },
 * }} worker the emulator's handle of the process
 * @param {object} word its `functionTarget` and `functionSignature`
 */
exports.tell = async function tell(worker, word) {
  await worker.sendDebugMsg(word);
  await new Promise((resolve) => {
    http
      .get({ ...worker.runtime.conn.httpReqOpts(), path: '/__/health' }, (answer) =>
        answer.resume().once('end', resolve),
      )
      // A process that has ended fails the request itself in the same way, and the emulator answers that.
      .once('error', resolve);
  });
};
