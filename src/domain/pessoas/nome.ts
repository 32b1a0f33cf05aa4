/** Names that go into mails: mail programs make a link of whatever looks like an address (threats E14). */
import * as z from 'zod/mini';

/** '://', 'www.' or a domain, such as 'evil.exemplo'; initials like 'J. P.' are none. */
export const PARECE_ENDERECO = /:\/\/|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;
const INVISIVEL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** Checks of a person's name, besides its length. */
export const semEndereco = () =>
  z.refine<string>((nome) => !PARECE_ENDERECO.test(nome), 'Escreva só o nome, sem endereços da internet');
export const semInvisiveis = () =>
  z.refine<string>((nome) => !INVISIVEL.test(nome), { error: 'Escreva o nome em uma linha só', abort: true });
