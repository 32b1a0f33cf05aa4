/**
 * Google's verification of a captcha (reCAPTCHA v2), asked for by the server. A token counts once, for the product's
 * own pages, while it is fresh: Google says so, and a token seen before is refused here too (threats F03).
 */
import { ErroDoProduto } from '@/domain/comum/erros';
import { ajuste } from '@functions/ajustes';
import type { Firestore } from '@functions/banco';
import { error, warn } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { cabe } from './limites';

export const CAPTCHA_RECUSADO = 'Erro ao verificar reCAPTCHA. Tente novamente.';
export const CAPTCHA_VENCIDO =
  'A confirmação de que você não é um robô venceu ou já foi usada. Marque a caixa de novo e envie.';
export const CAPTCHA_INDISPONIVEL =
  'Não foi possível confirmar agora que você não é um robô. Nada foi perdido: tente de novo em instantes.';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
const ESPERA = 5_000;

const resposta = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
type Resposta = z.infer<typeof resposta>;

async function perguntar(secret: string, token: string, ip: string): Promise<Resposta> {
  const dita = await fetch(process.env['URL_CAPTCHA'] ?? GOOGLE, {
    method: 'POST',
    signal: AbortSignal.timeout(ESPERA),
    body: new URLSearchParams({ secret, response: token, remoteip: ip }),
  });
  if (!dita.ok) throw new Error(`siteverify respondeu ${dita.status}`);
  return resposta.parse(await dita.json());
}

/** What Google's tokens are written in. Anything else is refused without asking. */
const TOKEN = /^[\w.-]{20,4096}$/;

/** Throws ErroDoProduto unless the token is a person's, of this product's page, and new. Nothing is told before. */
export async function exigirCaptcha(db: Firestore, token: string, ip: string): Promise<void> {
  if (!TOKEN.test(token)) throw new ErroDoProduto(CAPTCHA_RECUSADO);
  const [secret, base] = [ajuste('RECAPTCHA_SECRET'), ajuste('APP_URL')];
  const dita = await perguntar(secret, token, ip).catch((causa: unknown) => {
    error('captcha indisponível', { causa: String(causa) });
    throw new ErroDoProduto(CAPTCHA_INDISPONIVEL);
  });
  const codigos = dita['error-codes'] ?? [];
  if (codigos.includes('timeout-or-duplicate')) throw new ErroDoProduto(CAPTCHA_VENCIDO);
  if (!dita.success || dita.hostname !== new URL(base).hostname) {
    warn('captcha recusado', { codigos, hostname: dita.hostname });
    throw new ErroDoProduto(CAPTCHA_RECUSADO);
  }
  if (!(await cabe(db, 'captcha', [{ chave: token, maximo: 1, minutos: 60 }])))
    throw new ErroDoProduto(CAPTCHA_VENCIDO);
}
