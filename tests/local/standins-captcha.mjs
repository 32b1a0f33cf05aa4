// Stand-in for reCAPTCHA v2: the script that draws the box, and the verification that the server asks for. A token
// says in plain text where and when it was given, so that tests make any: of another page, old, used, of a service
// that fails.

/** Milliseconds that a token is good for, as at Google. */
const fresh = 120_000;
export const captchaSecret = 'segredo-do-captcha-local';
export const captchaSiteKey = 'chave-do-captcha-local';

/** @typedef {{hostname: string, at: number, id: string, how?: 'erro' | 'bloqueio' | 'lento'}} Token */

/** @param {Partial<Token>} [token] */
export const captchaToken = ({
  hostname = '127.0.0.1',
  at = Date.now(),
  id = crypto.randomUUID(),
  how,
} = {}) => Buffer.from(JSON.stringify({ hostname, at, id, ...(how ? { how } : {}) })).toString('base64url');

/** Ids of tokens that were asked for. @type {Set<string>} */
const used = new Set();

/** @returns {Token | undefined} */
function read(text) {
  try {
    const token = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof token.id === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

const no = (...codes) => ({ success: false, 'error-codes': codes });

/**
 * What `POST /recaptcha/api/siteverify` answers, or how it misbehaves.
 * @param {string} body
 * @returns {{value: object} | {misbehaviour: NonNullable<Token['how']>}}
 */
export function captchaAnswer(body) {
  const form = new URLSearchParams(body);
  if (!form.get('secret')) return { value: no('missing-input-secret') };
  if (form.get('secret') !== captchaSecret) return { value: no('invalid-input-secret') };
  if (!form.get('response')) return { value: no('missing-input-response') };
  const token = read(form.get('response'));
  if (!token) return { value: no('invalid-input-response') };
  if (token.how) return { misbehaviour: token.how };
  if (used.has(token.id) || Date.now() - token.at > fresh) return { value: no('timeout-or-duplicate') };
  used.add(token.id);
  return {
    value: { success: true, challenge_ts: new Date(token.at).toISOString(), hostname: token.hostname },
  };
}

/**
 * `GET /recaptcha/api.js?render=explicit&onload=…`: the calls of Google's script that react-google-recaptcha makes.
 * The box is a check box in the page instead of in a frame.
 * @param {URLSearchParams} query
 */
export const captchaScript = (query) => `(() => {
  const boxes = [];
  const token = () => btoa(JSON.stringify({ hostname: location.hostname, at: Date.now(), id: crypto.randomUUID() }));
  const draw = (box) => {
    clearTimeout(box.timer);
    box.token = '';
    const label = document.createElement('label');
    const compact = box.asked.size === 'compact';
    label.style.cssText = 'display:flex;gap:12px;align-items:center;box-sizing:border-box;padding:0 14px;border:1px solid #767676;border-radius:3px;font:14px system-ui;' +
      (compact ? 'width:164px;height:144px;' : 'width:304px;height:78px;') +
      (box.asked.theme === 'dark' ? 'background:#222;color:#fff' : 'background:#f9f9f9;color:#000');
    const input = document.createElement('input');
    input.type = 'checkbox';
    input.tabIndex = box.asked.tabindex ?? 0;
    input.style.cssText = 'width:28px;height:28px;margin:0';
    input.onchange = () => {
      input.disabled = true;
      box.token = token();
      box.timer = setTimeout(() => { draw(box); box.asked['expired-callback']?.(); }, ${fresh});
      box.asked.callback?.(box.token);
    };
    label.append(input, 'Não sou um robô');
    box.where.replaceChildren(label);
  };
  window.grecaptcha = {
    ready: (then) => then(),
    render: (where, asked) => {
      const box = { where: typeof where === 'string' ? document.getElementById(where) : where, asked, token: '' };
      draw(box);
      return boxes.push(box) - 1;
    },
    reset: (id = 0) => { if (boxes[id]) draw(boxes[id]); },
    getResponse: (id = 0) => boxes[id]?.token ?? '',
    execute: () => undefined,
  };
  const then = window[${JSON.stringify(query.get('onload') ?? '')}];
  if (typeof then === 'function') then();
})();
`;
