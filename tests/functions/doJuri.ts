// What the tests of the jury share: a project of its own for each test, its companies, evaluators, and the calls.
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoJuri, juriSchema } from '@/domain/diagnostico/juri';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { ler } from '@functions/banco';
import { umaEmpresa, umProjeto, umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { beforeAll, beforeEach } from 'vitest';
import { db } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mundoDasFolhas } from './folhas';

export const FASE = 4;
export const MOTIVO = 'Há método, pessoas e orçamento para inovar.';
export const CONFLITO = 'Trabalhei com a direção dela no ano passado.';
export const recusa = (message: string) => ({ erro: { message, status: 'FAILED_PRECONDITION' } });
export const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
export const DE_OUTROS = recusa('O júri desta fase tem outros avaliadores para esta empresa.');

export let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
/** Project and questionnaire of the test that runs. */
export let projetoId: string;
export let q: string;
let vez = 0;

export const empresas = ['alfa', 'beta', 'gama', 'delta'];
export const daEmpresa = (nome: string) => ({
  ...m.c.contexto,
  empresaId: `${m.c.contexto.empresaId}-${nome}`,
});
export const id = (nome: string) => daEmpresa(nome).empresaId;
export const guardarStatus = (nome: string, mudancas: object = {}) =>
  db
    .doc(`${caminhos.empresa(m.c.contexto)}/status/${projetoId}_${id(nome)}`)
    .set(umStatus(projetoId, id(nome), { status: FASE, nomeFantasia: nome, ...mudancas }));
export const responder = (nome: string) =>
  db.doc(caminhosDasMedias.uma(m.c.contexto, q, id(nome))).set(
    umaMedia({
      idEmpresa: id(nome),
      idQuestionario: q,
      idProjeto: projetoId,
      versoes: { 1: 1 },
      folhas: 1,
    }),
  );
/** A company that stands in the phase and answered. */
export async function novaEmpresa(nome: string) {
  await db.doc(caminhos.empresa(daEmpresa(nome))).set(
    umaEmpresa({
      nomeFantasia: nome,
      role: 'CONVIDADA',
      email: `contato@${nome}.exemplo`,
    }),
  );
  await guardarStatus(nome);
  await responder(nome);
}

/** A project of its own for each test, with companies in the phase that answered. */
async function novoProjeto() {
  vez += 1;
  projetoId = `p${vez}`;
  await db.doc(caminhos.projeto(m.c.contexto, projetoId)).set(umProjeto(m.admin, { nome: 'Prêmio' }));
  q = await m.questionario({ idProjeto: projetoId });
  for (const nome of empresas) await novaEmpresa(nome);
}

export function comProjetos() {
  beforeAll(async () => {
    m = await mundoDasFolhas();
  });
  beforeEach(novoProjeto);
}

export const por = ({ uid, email }: Persona) => ({ por: { uid, email } });
let dominio = 0;
/** Somebody of the team, whose address is of no company. */
export async function avaliador(nome: string, email?: string) {
  const novo = await m.pessoa(nome, m.c.contexto, 'TEAM');
  dominio += 1;
  const endereco = email ?? `${novo.uid}@org${dominio}.exemplo`;
  await db.doc(novo.referencia).update({ email: endereco });
  await comMatriz(m.c.contexto, 'TEAM', { 26: {}, 31: {} });
  return { ...novo, email: endereco };
}
export const chamar = (nome: string, quem: Persona, mudancas: object = {}) =>
  chamarAqui(`juriFunctions-${nome}`, { ...quem.contexto, ...mudancas }, por(quem));
export const doJuri = () => ({ projetoId, fase: FASE });
export const salvar = (quem: Persona, avaliadores: readonly Persona[], mudancas: object = {}) =>
  chamar('salvarPainel', quem, {
    ...doJuri(),
    avaliadores: avaliadores.map(({ uid }) => uid),
    escolha: 'TODAS',
    categorias: [],
    questionarios: [],
    porEmpresa: 2,
    prazo: '2026-12-31',
    cegas: true,
    empresas: [],
    semente: null,
    simular: false,
    ...mudancas,
  });
export const lerJuri = (fase = FASE) => ler(db, juriSchema, caminhosDoJuri.um(m.c.contexto, projetoId, fase));
export const lugares = async () => (await lerJuri())?.lugares ?? {};
export const avaliar = (quem: Persona, nome: string, mudancas: object = {}) =>
  chamarAqui(
    'notasFunctions-avaliar',
    {
      ...quem.contexto,
      idEmpresa: id(nome),
      questionarioId: q,
      grupo: 'g1',
      fase: FASE,
      idResposta: null,
      nota: 80_00,
      justificativa: MOTIVO,
      ...mudancas,
    },
    por(quem),
  );
export const trilha = async (alvo: string) =>
  (await db.collection(caminhos.auditoria(m.c.contexto)).where('alvo', '==', alvo).get()).docs;

export const impedir = (quem: Persona, qual: Persona, nome: string, mudancas: object = {}) =>
  chamar('impedir', quem, {
    ...doJuri(),
    idEmpresa: id(nome),
    avaliador: qual.uid,
    motivo: CONFLITO,
    ...mudancas,
  });
