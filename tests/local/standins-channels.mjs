// Stand-in for Teams, Slack and a company's own server: takes every message that functions send to a channel.
//   POST /canais?para={address}  answers by the address: …/erro 500, …/sumiu 404, …/muda 302, everything else 200
//   GET  /canais?para={address}  what came for it, oldest first

/** @typedef {{headers: Record<string, unknown>, body: string}} Message */

/** The last messages, by the address they were for. @type {Map<string, Message[]>} */
const received = new Map();
const kept = 50;

const answers = { erro: 500, sumiu: 404, muda: 302 };

/**
 * @param {URLSearchParams} query
 * @param {{method: string, headers: Record<string, unknown>, body: string}} request
 */
export function channelAnswer(query, { method, headers, body }) {
  const address = query.get('para') ?? '';
  const messages = received.get(address) ?? [];
  if (method === 'GET') return { status: 200, value: messages };
  received.set(address, [...messages, { headers, body }].slice(-kept));
  const status = answers[/\/(\w+)$/.exec(address)?.[1] ?? ''] ?? 200;
  return { status, value: { ok: status === 200 } };
}
