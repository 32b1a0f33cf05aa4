/**
 * What a person's and a company's name may be, wherever somebody types one (decisions P236): names go into mails, PDFs,
 * certificates and exports, and mail programs make a link of whatever looks like an address (threats E14, E23).
 */
import { LIMITE, texto } from '@/domain/comum/campos';
import * as z from 'zod/mini';

/** '://', 'www.' or a domain, such as 'evil.exemplo'; initials like 'J. P.' are none. */
export const PARECE_ENDERECO = /:\/\/|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;
/** What leads somewhere or names a mailbox. A domain alone does not: some companies are called by theirs ('Loja.com'). */
const LEVA_A_OUTRO_LUGAR = /:\/\/|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}-]\.\p{L}{2,}[/?#:\\]/iu;
const INVISIVEL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** Checks of a person's name, besides its length. */
const semEndereco = () => z.refine<string>((nome) => !PARECE_ENDERECO.test(nome), SO_O_NOME);
const semInvisiveis = () =>
  z.refine<string>((nome) => !INVISIVEL.test(nome), { error: 'Escreva o nome em uma linha só', abort: true });

const SO_O_NOME = 'Escreva só o nome, sem endereços da internet';

/** A person's name: one line that no mail program makes a link of. */
export const nomeDePessoa = (curto = 'O nome precisa de ao menos 3 letras') =>
  texto(LIMITE.nome, 3, curto).check(semInvisiveis(), semEndereco());

/** A company's, trade or legal. */
export const nomeDaEmpresa = (max: number = LIMITE.nome) =>
  texto(max, 3, 'Escreva ao menos 3 letras.').check(
    semInvisiveis(),
    z.refine<string>((nome) => !LEVA_A_OUTRO_LUGAR.test(nome), SO_O_NOME),
  );

/** A name that was typed before it was checked, for where it is sent: the other where it is none. */
export const nomeQueSeDiz = (nome: string, senao: string) => nomeDePessoa().safeParse(nome).data ?? senao;
