/** A company comes into a project (part 3 §1; decisions Q22): one transaction, whoever asks for it. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { EMPRESA_JA_CADASTRADA } from '@/domain/empresas/ja-cadastrada';
import type { SituacaoDaInscricao } from '@/domain/contratos/projetos';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { Projeto } from '@/domain/projetos/projeto';
import { contaDoEmail } from './contas';
import { novoSegredo } from './convites';
import { caminhoDoCnpj, type DadosDaEmpresa } from './empresas';
import {
  type Ato,
  inscreverExistente,
  inscreverLinha,
  type ParaExistente,
  projetoAberto,
  provarAceite,
  quemInscreve,
} from './inscreverExistente';
import { exigirCategoria } from './mudarCategoria';
import { type CadastroDaEmpresa, prepararEmpresa } from './novaEmpresa';

export interface Inscricao extends ParaExistente {
  /** Id of the company, if it is a new one. */
  idEmpresa: string;
  cadastro: CadastroDaEmpresa;
  /** What self-registration says besides the form. Throws ErroDoProduto where the project knows nothing of it. */
  outros?: (projeto: Projeto) => Partial<DadosDaEmpresa>;
  /** Whether a company that the licensee has is enrolled, or refused as 'Empresa já cadastrada'. */
  existente: 'inscreve' | 'recusa';
}

/** The company that has the CNPJ, whatever its licensee. */
async function donaDoCnpj({ db, tx }: Ato, cnpj: string): Promise<Contexto | undefined> {
  const dono = await tx.get(db.doc(caminhoDoCnpj(cnpj)));
  if (!dono.exists) return undefined;
  return { licenciadaId: String(dono.get('licenciadaId')), empresaId: String(dono.get('empresaId')) };
}

/**
 * Brings the company into the project and gives its id and what became of it. A new CNPJ becomes a guest company whose
 * administrator is invited by mail. Throws ErroDoProduto when registrations are closed, or the CNPJ belongs elsewhere.
 */
export async function inscreverEmpresa(
  { db, chave }: Pick<Ato, 'db' | 'chave'>,
  inscricao: Inscricao,
): Promise<{ id: string; situacao: SituacaoDaInscricao }> {
  const { organizador, idProjeto, idEmpresa, cadastro, por, existente } = inscricao;
  const contexto = { ...organizador, empresaId: idEmpresa };
  const decidir = async (ato: Ato) => {
    const projeto = await projetoAberto(db, ato.tx, organizador, idProjeto);
    exigirCategoria(projeto, inscricao.chegada.categoria);
    const outros = inscricao.outros?.(projeto);
    const dona = await donaDoCnpj(ato, cadastro.cnpj);
    if (!dona) return { projeto, outros, dona };
    const daqui = dona.licenciadaId === organizador.licenciadaId && existente === 'inscreve';
    // A run of this very request that died after its transaction made the company. Knowing its id proves nothing.
    const feita = async () => (await ato.tx.get(db.doc(`${caminhos.convites}/${chave}`))).exists;
    if (!daqui && !(await feita())) throw new ErroDoProduto(EMPRESA_JA_CADASTRADA);
    return { projeto, outros, dona };
  };
  // Asked before too, because accounts are made outside of any transaction: a refusal leaves none behind.
  const { dona } = await db.runTransaction((tx) => decidir({ db, tx, chave }), { readOnly: true });
  const { nome, email } = cadastro.responsavel;
  const uid = dona ? '' : await contaDoEmail(email, nome);
  const segredo = novoSegredo();
  return db.runTransaction(async (tx) => {
    const ato = { db, tx, chave };
    const agora = await decidir(ato);
    if (agora.dona) {
      // What died made all of it: a visitor has nothing left to do.
      if (existente === 'recusa') return { id: idEmpresa, situacao: 'CONVIDADA' };
      const situacao = await inscreverExistente(ato, inscricao, agora.projeto, agora.dona);
      return { id: agora.dona.empresaId, situacao };
    }
    if (uid === '') throw new ErroDoProduto('Erro ao criar empresa');
    const { projeto, outros } = agora;
    const escrever = await prepararEmpresa(ato, {
      contexto,
      role: 'CONVIDADA',
      cadastro,
      uid,
      segredo,
      por,
      quemConvida: inscricao.quemConvida ?? '',
      de: quemInscreve(inscricao),
      projeto: projeto.nome,
      ...(outros ? { outros } : {}),
    });
    if (!escrever) return { id: idEmpresa, situacao: 'CONVIDADA' };
    inscreverLinha(ato, inscricao, idEmpresa, escrever());
    if (inscricao.aceitouDe !== undefined) provarAceite(ato, contexto, uid, inscricao.aceitouDe, projeto);
    return { id: idEmpresa, situacao: 'CONVIDADA' };
  });
}
