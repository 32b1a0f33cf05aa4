// A company leaves a project (decisions Q134): what ends, what stays, who is told, and who may not.
import { caminhos } from '@/domain/comum/caminhos';
import { diaEscrito } from '@/domain/comum/datas';
import { projetoInscritoSchema, caminhosDoStatus } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { idDoConviteDeDiagnostico } from '@functions/nucleo/convites';
import { emDias, umProjeto, umStatus } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { cartasPara, chamarAqui } from './contas';
import { mudanca, mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let chefe: Persona;

beforeEach(async () => {
  m = await mundoDasFolhas();
  chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  await m.status(m.convidada).set(umStatus('p', m.convidada.empresaId, { nomeFantasia: 'Convidada' }));
});

const sair = (quem = chefe, mudancas: object = {}, requestId?: string) =>
  chamarAqui(
    'projetosFunctions-sairDoProjeto',
    { ...quem.contexto, idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', ...mudancas },
    { por: { uid: quem.uid, email: quem.email }, ...(requestId ? { requestId } : {}) },
  );
/** Whether the person's invitation to the questionnaire was cancelled. */
const cancelado = async (pessoa: Persona, idQuestionario: string) => {
  const id = idDoConviteDeDiagnostico(
    m.convidada,
    { idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario },
    pessoa.uid,
  );
  return (await db.doc(`${caminhos.convites}/${id}`).get()).get('cancelado') as boolean;
};
const linha = async () => (await m.status(m.convidada).get()).data();
const trilha = async (contexto: Persona['contexto']) =>
  (await db.collection(caminhos.auditoria(contexto)).where('acao', '==', 'EMPRESA_SAIU').get()).docs;

describe('a empresa sai', () => {
  it('a linha acaba, as duas trilhas dizem quem foi, a organização recebe um e-mail, uma vez', async () => {
    expect((await sair()).erro).toBeUndefined();
    const depois = await linha();
    expect(depois).toMatchObject({ updatedBy: chefe.uid });
    expect(depois?.['deletedAt']).not.toBeNull();
    const copia = caminhosDoStatus.inscrito(m.c.contexto, 'p', m.convidada.empresaId);
    expect((await ler(db, projetoInscritoSchema, copia))?.deletedAt).not.toBeNull();
    expect((await sair()).erro).toBeUndefined();
    // A trigger may have put its copy of the company right meanwhile.
    expect((await linha())?.['deletedAt']).toEqual(depois?.['deletedAt']);
    for (const contexto of [m.c.contexto, m.convidada]) {
      const [entrada, ...outras] = await trilha(contexto);
      expect(entrada?.data()).toMatchObject({ quem: chefe.uid, depois: { projeto: 'p', removida: true } });
      expect(outras).toEqual([]);
    }
    await logo(async () =>
      expect((await cartasPara(m.admin.email)).map(({ subject }) => subject)).toEqual([
        'Convidada saiu de Prêmio Inovação',
      ]),
    );
  });

  it('convites abertos são cancelados; o que foi finalizado fica, e o que não foi espera pela volta', async () => {
    const q = await m.questionario();
    const [feita, parada] = [await m.pessoa('Feita'), await m.pessoa('Parada')];
    for (const pessoa of [feita, parada]) {
      await m.convidar(pessoa, q);
      await m.chamar(pessoa, 'abrir', q);
      await m.salvar(pessoa, q, [mudanca('escala', 7)]);
    }
    await m.finalizar(feita, q, TUDO, [mudanca('escolha', 1, 2), mudanca('caixas', [0, 1], 3)]);
    await sair();
    await logo(async () => expect(await cancelado(parada, q)).toBe(true));
    expect(await cancelado(feita, q)).toBe(false);
    expect((await m.salvar(parada, q, [mudanca('escala', 9, 2)])).erro?.message).toBe(
      'Questionário não encontrado!',
    );
    const daFeita = { idRespondente: feita.uid };
    expect((await m.chamar(m.admin, 'ver', q, daFeita)).resultado).toMatchObject({
      folha: { guardadas: { escala: { resposta: 7 } } },
    });
    // Enrolled again, the person goes on where they were.
    await m.status(m.convidada).set(umStatus('p', m.convidada.empresaId));
    await m.convidar(parada, q);
    expect((await m.chamar(parada, 'abrir', q)).resultado).toMatchObject({
      folha: { guardadas: { escala: { resposta: 7 } } },
    });
  });

  it('a conferência cancela o que o gatilho não cancelou', async () => {
    const q = await m.questionario();
    const [bia, antes] = [await m.pessoa('Bia'), await m.pessoa('Antes')];
    await m.convidar(antes, q);
    await sair();
    // The trigger has been here, and comes no more.
    await logo(async () => expect(await cancelado(antes, q)).toBe(true));
    await m.convidar(bia, q);
    const doConvite = async (simular: boolean) =>
      (await conferirEmpresa(db, m.c.contexto, { simular })).filter(({ caminho }) =>
        caminho.startsWith(caminhos.convites),
      );
    expect(await doConvite(true)).toHaveLength(1);
    await doConvite(false);
    expect(await doConvite(true)).toEqual([]);
  });
});

const recusada = async (resposta: ReturnType<typeof sair>, frase: string) => {
  expect((await resposta).erro?.message).toBe(frase);
  expect((await linha())?.['deletedAt']).toBeNull();
};

describe('não sai', () => {
  it('quem não é ADMIN da empresa, nem alguém de outra', async () => {
    await recusada(sair(await m.pessoa('Mara', m.convidada, 'MEMBER')), 'Permissão negada');
    await recusada(sair(m.admin, { empresaId: m.convidada.empresaId }), 'Permissão negada');
    // One's own company is in one's own project in no other way.
    await recusada(sair(m.admin), 'Projeto não encontrado');
    expect((await sair()).erro).toBeUndefined();
  });
  it('de um projeto que não há, que terminou, ou em que venceu', async () => {
    await recusada(sair(chefe, { idProjeto: 'outro' }), 'Projeto não encontrado');
    await m.status(m.convidada).update({ status: 7 });
    await recusada(
      sair(),
      'A empresa está entre as vencedoras. Fale com a organização do projeto para sair.',
    );
    await m.status(m.convidada).update({ status: 6 });
    const projeto = db.doc(caminhos.projeto(m.c.contexto, 'p'));
    await projeto.set(umProjeto(m.admin, { anoVigencia: emDias(-2) }));
    await recusada(sair(), `Este projeto já terminou, em ${diaEscrito(emDias(-2))}.`);
    await projeto.set(umProjeto(m.admin));
    expect((await sair()).erro).toBeUndefined();
  });
});
