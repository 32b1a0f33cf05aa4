/** A company together with its administrator: record, matrix, CNPJ, membership and invitation in one transaction. */
import { colaboradorVazio } from '@/domain/pessoas/colaborador-form';
import { type Empresa, indiceDaEmpresa } from '@/domain/empresas/empresa';
import { podeCadastrarEmpresa } from '@/domain/empresas/empresa-acoes';
import type { EmpresaForm } from '@/domain/empresas/empresa-form';
import { ErroDoProduto } from '@/domain/comum/erros';
import { licenciadas } from '@/domain/empresas/licenciada';
import { permissoesIniciais } from '@/domain/acesso/matriz-inicial';
import type { PerfilInicial } from '@/domain/acesso/perfil-inicial';
import type { PapelDaEmpresa } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Atuante } from './agenteDeEmpresa';
import { auditar } from './auditoria';
import { escreverConvidado } from './convidar';
import { contaDoEmail } from './contas';
import { novoSegredo } from './convites';
import { type DadosDaEmpresa, escreverEmpresa, exigirCnpjLivre } from './empresas';

/** The form's part of a company, invited ones with what is known of them. */
export type CadastroDaEmpresa = Pick<Empresa, keyof EmpresaForm>;

/** A logo from the company's own folder, so that no record points at another's file. */
export function conferirLogo(contexto: Contexto, { image }: Pick<CadastroDaEmpresa, 'image'>) {
  const pasta = `${caminhos.empresa(contexto)}/logo/`;
  if (image.some(({ path }) => !path.startsWith(pasta) || path.includes('..'))) throw negado();
}

/** A whole record out of the form. Everything the form does not ask is as on the first day. */
export const completa = (
  cadastro: CadastroDaEmpresa,
  role: PapelDaEmpresa,
  quemConvida: string,
  administrador: string,
  deQuem: string | null,
): DadosDaEmpresa => ({
  ...cadastro,
  status: 'ATIVO',
  idColaboradorConvidando: quemConvida,
  idEmpresaConvidando: deQuem,
  colaboradores: [administrador],
  categorias: 'Geral',
  autocadastroOrigin: null,
  embaixadorReference: null,
  embaixadorPessoaReference: null,
  embaixadores: [],
  role,
  ...indiceDaEmpresa(cadastro),
});

interface NovaEmpresa {
  contexto: Contexto;
  role: PapelDaEmpresa;
  cadastro: CadastroDaEmpresa;
  /** Account of the administrator, and the secret of their invitation. */
  uid: string;
  segredo: string;
  /** createdBy: a uid, or 'autocadastro'. */
  por: string;
  quemConvida: string;
  /** Company from which `por` invites; the platform and visitors have none. */
  de?: Contexto | undefined;
  perfil?: PerfilInicial | undefined;
  /** Name of the project that the company comes in by. */
  projeto?: string;
  /** What self-registration says besides the form. */
  outros?: Partial<DadosDaEmpresa>;
}

/**
 * Reads and decides in the transaction, and gives what writes company and invitation. A second run of the same request
 * finds the first one's invitation and gives undefined. Throws ErroDoProduto 'Empresa já cadastrada' when the CNPJ is
 * taken, 'Erro ao criar empresa' when the id is.
 */
export async function prepararEmpresa(
  { db, tx, chave }: { db: Firestore; tx: Transaction; chave: string },
  { contexto, role, cadastro, uid, segredo, por, quemConvida, de, perfil, projeto, outros }: NovaEmpresa,
): Promise<(() => Empresa) | undefined> {
  if ((await tx.get(db.doc(`${caminhos.convites}/${chave}`))).exists) return undefined;
  await exigirCnpjLivre(db, tx, cadastro.cnpj);
  if ((await tx.get(db.doc(caminhos.empresa(contexto)))).exists)
    throw new ErroDoProduto('Erro ao criar empresa');
  const caminhoDaLicenciada = caminhos.licenciada(contexto.licenciadaId);
  const licenciada = await ler(db, licenciadas.schema, caminhoDaLicenciada, tx);
  if (licenciada?.deletedAt !== null) throw new ErroDoProduto('Nenhuma licenciada selecionada');
  return () => {
    const dados = { ...completa(cadastro, role, por, uid, de?.empresaId ?? null), ...outros };
    const empresa = escreverEmpresa(db, tx, contexto, dados, { por, perfil });
    if (licenciada.empresaId === null && role === 'NORMAL')
      tx.update(db.doc(caminhoDaLicenciada), { empresaId: contexto.empresaId });
    const { nome, email, telefone } = cadastro.responsavel;
    const administrador = { ...colaboradorVazio, nome, email, telefone, role: 'ADMIN' } as const;
    const permissoes = permissoesIniciais();
    escreverConvidado(
      { db, tx, chave },
      {
        contexto,
        uid,
        empresa,
        por,
        quemConvida,
        segredo,
        dados: administrador,
        permissoes,
        projeto,
        licenciada: licenciada.nome,
        de,
      },
    );
    const sobre = { contexto, acao: 'EMPRESA_CRIADA', quem: por, alvo: caminhos.empresa(contexto) } as const;
    auditar({ db, tx, chave: `${chave}-empresa` }, sobre, {}, { cnpj: dados.cnpj, role, status: 'ATIVO' });
    return empresa;
  };
}

/** Creates the company and invites `responsavel` to administer it (prepararEmpresa). */
export async function criarEmpresaComAdministrador(
  { db, chave, agente, nome: quemConvida, uid: por }: Atuante,
  contexto: Contexto,
  role: PapelDaEmpresa,
  cadastro: CadastroDaEmpresa,
  perfil?: PerfilInicial,
): Promise<void> {
  if (!podeCadastrarEmpresa(agente)) throw negado();
  conferirLogo(contexto, cadastro);
  const { nome, email } = cadastro.responsavel;
  const uid = await contaDoEmail(email, nome);
  const segredo = novoSegredo();
  await db.runTransaction(async (tx) => {
    const de = agente.master ? undefined : agente.contexto;
    const nova = { contexto, role, cadastro, uid, segredo, por, quemConvida, de, perfil };
    const escrever = await prepararEmpresa({ db, tx, chave }, nova);
    escrever?.();
  });
}
