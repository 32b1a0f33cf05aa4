/** A company on its way in, sent without an account and without the SDK. */
import type { inviteEmpresaExterno } from '@/domain/contratos/entrada';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { type CamposDoAceite, termosLidos } from '@/domain/projetos/entrada';
import { type AtoPorFuncao, fazerUmaVez, JaFeito, novoAto } from '@/firebase/chamadas/atoUnico';
import { pedirPorFetch } from '@/firebase/chamadas/pedirPorFetch';
import type * as z from 'zod/mini';

type Envio = z.input<typeof inviteEmpresaExterno.entrada>;
/** What the two forms give; the rest stands in the address and on the page. */
export type Inscricao = Omit<
  Envio,
  'licenciadaId' | 'empresaId' | 'projetoId' | 'idEmpresa' | 'captcha' | 'termos'
>;

/** One opening of a form: the company it makes, however often it is sent. */
export interface AtoDaInscricao {
  idEmpresa: string;
  ato: AtoPorFuncao<Envio>;
}
export const novaInscricao = (): AtoDaInscricao => ({
  idEmpresa: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
  ato: novoAto<Envio>(),
});

/** Gives '' for as it was sent, otherwise what stays as it was sent the first time. */
export async function inscrever(
  { idEmpresa, ato }: AtoDaInscricao,
  organizador: { licenciadaId: string; empresaId: string; projetoId: string },
  inscricao: Inscricao,
  { captcha }: Pick<CamposDoAceite, 'captcha'>,
): Promise<string> {
  const envio = { ...organizador, idEmpresa, ...inscricao, captcha, termos: termosLidos };
  try {
    await fazerUmaVez(
      (dados: Envio, requestId) =>
        pedirPorFetch('projetosFunctions-inviteEmpresaExterno', dados, { requestId }),
      envio,
      ato,
    );
    return '';
  } catch (erro) {
    if (!(erro instanceof JaFeito)) throw erro;
    const { nome, cnpj, email } = erro.feito as Envio;
    return `O primeiro envio já inscreveu a empresa "${nome}" (CNPJ ${mascararCnpj(cnpj)}), com o convite para ${email}. O que você mudou depois não foi gravado: aceite o convite e corrija os dados da empresa.`;
  }
}
