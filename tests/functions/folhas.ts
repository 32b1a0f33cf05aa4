/** What the tests of answer sheets share: an organiser, a company that takes part, their people, and the calls. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { Papel } from '@/domain/acesso/papeis';
import { type Mudanca, resumoDasRespostas } from '@/domain/diagnostico/folha';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { idDoConviteDeDiagnostico } from '@functions/nucleo/convites';
import { emDias, umaEmpresa, umColaborador, umConvite, umProjeto, umStatus } from '@tests/support/documentos';
import { type Persona, persona } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { createHash, randomUUID } from 'node:crypto';
import { cenario, db } from './apoio';
import { chamarAqui, comMatriz } from './contas';

export const resumoDe = (respostas: Record<string, Resposta>) =>
  createHash('sha256').update(resumoDasRespostas(respostas)).digest('hex');

export const mudanca = (id: string, resposta: Resposta, n = 1, base = 0): Mudanca => ({
  id,
  resposta,
  n,
  base,
});

/** Answers to everything that must be answered. */
export const TUDO: Record<string, Resposta> = { escala: 7, escolha: 1, caixas: [0, 1] };
export const mudancasDe = (respostas: Record<string, Resposta>) =>
  Object.entries(respostas).map(([id, resposta], i) => mudanca(id, resposta, i + 1));

export const chamarLista = (quem: Persona, projetoId: string | null) =>
  chamarAqui(
    'respostasFunctions-listar',
    { ...quem.contexto, projetoId },
    { por: { uid: quem.uid, email: quem.email } },
  );

export async function mundoDasFolhas() {
  const c = await cenario([]);
  const { licenciadaId, empresaId: idEmpresa } = c.contexto;
  const convidada: Contexto = { licenciadaId, empresaId: `${idEmpresa}-convidada` };
  await db.doc(caminhos.empresa(convidada)).set(umaEmpresa({ nomeFantasia: 'Convidada', role: 'CONVIDADA' }));
  await comMatriz(c.contexto, 'MEMBER', { 29: {}, 31: {} });
  await comMatriz(convidada, 'MEMBER', { 29: {}, 31: {} });

  const pessoa = async (
    nome: string,
    contexto = convidada,
    papel: Papel = 'MEMBER',
    mudancas: object = {},
  ) => {
    const uid = `${nome.toLowerCase()}-${randomUUID().slice(0, 8)}`;
    const nova = persona(nome, papel, {
      contexto,
      uid,
      email: `${uid}@exemplo.com.br`,
      referencia: caminhos.colaborador(contexto, uid),
    });
    await db.doc(nova.referencia).set(umColaborador(nova, mudancas));
    if (papel === 'MEMBER') await comMatriz(contexto, 'MEMBER', { 29: {}, 31: {} });
    return nova;
  };
  const admin = await pessoa('Ada', c.contexto, 'ADMIN');
  await db.doc(caminhos.projeto(c.contexto, 'p')).set(umProjeto(admin, { nome: 'Prêmio Inovação' }));
  const status = (contexto: Contexto) =>
    db.doc(`${caminhos.empresa(c.contexto)}/status/p_${contexto.empresaId}`);
  await status(convidada).set(umStatus('p', convidada.empresaId, { status: 2 }));

  const caminhoDe = (id: string) => caminhos.registro(c.contexto, 'questionarios', id);
  /** A questionnaire whose period is now; it is published unless `publicado` says otherwise. */
  async function questionario(mudancas: object = {}, publicado = true) {
    const id = `q-${randomUUID().slice(0, 8)}`;
    // Answered in every phase, unless a test says in which.
    const periodo = { dataAtuacao: emDias(-5), dataVigencia: emDias(5), limiteUsuario: 0, fases: [] };
    const versao = publicado ? { versao: 1 } : {};
    await db.doc(caminhoDe(id)).set({ ...umQuestionario(admin), ...periodo, ...versao, ...mudancas });
    await db.doc(`${caminhoDe(id)}/versoes/1`).set(umQuestionarioPublicado());
    return id;
  }
  const convidar = (quem: Persona, questionarioId: string, mudancas: object = {}) =>
    db
      .doc(
        `${caminhos.convites}/${idDoConviteDeDiagnostico(
          quem.contexto,
          { idEmpresa, idProjeto: 'p', idQuestionario: questionarioId },
          quem.uid,
        )}`,
      )
      .set({
        ...umConvite(quem),
        idColaboradorConvidado: quem.uid,
        idEmpresaColaboradorConvidado: quem.contexto.empresaId,
        idEmpresa,
        idLicenciada: licenciadaId,
        idProjeto: 'p',
        idQuestionario: questionarioId,
        convite: false,
        ...mudancas,
      });
  const chamar = (quem: Persona, funcao: string, questionarioId: string, mais: object = {}) =>
    chamarAqui(
      `respostasFunctions-${funcao}`,
      { ...quem.contexto, idEmpresa, questionarioId, ...mais },
      { por: { uid: quem.uid, email: quem.email } },
    );
  const salvar = (quem: Persona, q: string, mudancas: Mudanca[], aparelho = 'aparelho-a') =>
    chamar(quem, 'salvar', q, { aparelho, step: 1, mudancas });
  const finalizar = (
    quem: Persona,
    q: string,
    visto: Record<string, Resposta>,
    mudancas = mudancasDe(visto),
    aparelho = 'aparelho-a',
  ) =>
    chamar(quem, 'finalizar', q, {
      aparelho,
      step: 1,
      mudancas,
      resumo: resumoDe(visto),
      contato: null,
      relatorio: true,
    });
  const folhasDe = async (q: string) =>
    (
      await db
        .collection(`${caminhos.empresa(c.contexto)}/respostas`)
        .where('idQuestionario', '==', q)
        .get()
    ).docs;
  return {
    c,
    convidada,
    admin,
    pessoa,
    status,
    caminhoDe,
    questionario,
    convidar,
    chamar,
    salvar,
    finalizar,
    folhasDe,
  };
}
