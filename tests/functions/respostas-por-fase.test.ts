// Phases close questionnaires, whatever way somebody comes (decisions P190): each refusal beside what is allowed.
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { comFase } from '@/domain/projetos/status';
import { hashDoSegredo, idDoConviteDeDiagnostico, novoSegredo } from '@functions/nucleo/convites';
import { lembrar } from '@functions/nucleo/lembretes';
import { emDias } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, comMatriz, umIp } from './contas';
import { chamarLista, mudanca, mudancasDe, mundoDasFolhas, resumoDe, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let bia: Persona;
beforeAll(async () => {
  m = await mundoDasFolhas();
  bia = await m.pessoa('Bia');
});
beforeEach(() => irPara(2));

const PASSOU =
  'O questionário se respondia na fase “Autodiagnóstico”, e a empresa já está em “Finalistas”. As respostas ficam como estão.';
const AINDA_NAO =
  'O questionário se responde na fase “Entrevista Inicial”, e a empresa está em “Autodiagnóstico”.';
const MOTIVO = 'O comitê pediu que a resposta fosse corrigida.';

async function irPara(fase: number) {
  const ref = m.status(m.convidada);
  const historico = (await ref.get()).get('historico') as { status: number; em: Date; por: string }[];
  await ref.update(comFase({ historico, nomeFantasia: 'Convidada' }, fase, new Date(), 'ada'));
}
const alvo = (q: string) => ({ ...m.convidada, idEmpresa: m.c.contexto.empresaId, questionarioId: q });
const pedir = (nome: string, q: string, dados: object) =>
  chamarAqui(`respostasFunctions-${nome}`, { ...alvo(q), ...dados }, { ip: umIp() });
const reabrir = (folha: string) =>
  chamarAqui(
    'respostasFunctions-reabrir',
    { ...m.admin.contexto, folha, motivo: MOTIVO },
    { por: { uid: m.admin.uid, email: m.admin.email } },
  );
const doConvite = (nome: string, q: string, quem = bia, mais: object = {}) =>
  chamarAqui(
    nome,
    { ...m.convidada, idEmpresa: m.c.contexto.empresaId, idQuestionario: q, ...mais },
    { por: { uid: quem.uid, email: quem.email } },
  );
const entrega = (credencial: object) => ({
  credencial,
  aparelho: 'aparelho-a',
  step: 1,
  mudancas: mudancasDe(TUDO),
  resumo: resumoDe(TUDO),
  contato: { nome: 'Rita Respondente', email: 'rita@exemplo.com.br' },
  relatorio: false,
});
const umaMudanca = { aparelho: 'aparelho-b', step: 1, mudancas: [mudanca('escala', 9, 1, 1)] };

describe('com conta', () => {
  it('a empresa em fase posterior não responde mais: o que se escreveu fica, e a frase diz por quê', async () => {
    const q = await m.questionario({ fases: [2] });
    await m.chamar(bia, 'abrir', q);
    expect((await m.salvar(bia, q, [mudanca('escala', 7)])).erro).toBeUndefined();
    await irPara(6);
    expect((await m.salvar(bia, q, [mudanca('escala', 9, 2)])).erro?.message).toBe(PASSOU);
    expect((await m.finalizar(bia, q, TUDO)).erro?.message).toBe(PASSOU);
    expect((await m.chamar(bia, 'abrir', q)).resultado).toMatchObject({
      fechada: PASSOU,
      folha: { guardadas: { escala: { resposta: 7 } }, finalizadoEm: null },
    });
    // Nobody begins one more, either.
    const outra = await m.pessoa('Outra');
    expect((await m.chamar(outra, 'abrir', q)).erro?.message).toBe(PASSOU);
    expect(await m.folhasDe(q)).toHaveLength(1);
    await irPara(2);
    expect((await m.finalizar(bia, q, TUDO)).resultado).toMatchObject({ finalizada: true });
  });

  it('antes da sua fase ainda não abre; sem fases, e na que organiza, abre sempre', async () => {
    const q = await m.questionario({ fases: [4] });
    expect((await m.chamar(bia, 'abrir', q)).erro?.message).toBe(AINDA_NAO);
    await irPara(4);
    expect((await m.chamar(bia, 'abrir', q)).resultado).toMatchObject({ fechada: null });
    await irPara(7);
    const sempre = await m.questionario({ fases: [] });
    expect((await m.chamar(bia, 'abrir', sempre)).resultado).toMatchObject({ fechada: null });
    expect((await m.chamar(m.admin, 'abrir', q)).resultado).toMatchObject({ fechada: null });
  });

  it('as listas dizem que está fora da fase, e por quê', async () => {
    const q = await m.questionario({ fases: [2] });
    await m.convidar(bia, q);
    await m.chamar(bia, 'abrir', q);
    await m.salvar(bia, q, [mudanca('escala', 7)]);
    await irPara(6);
    const daLista = async () =>
      ((await chamarLista(bia, 'p')).resultado as { questionarios: { id: string }[] }).questionarios.find(
        ({ id }) => id === q,
      );
    const daEmpresa = async () =>
      (
        (
          await chamarAqui(
            'respostasFunctions-folhas',
            { ...bia.contexto, idEmpresa: bia.contexto.empresaId, idRespondente: null },
            { por: { uid: bia.uid, email: bia.email } },
          )
        ).resultado as { folhas: { questionarioId: string }[] }
      ).folhas.find(({ questionarioId }) => questionarioId === q);
    expect(await daLista()).toMatchObject({ situacao: 'foraDaFase', motivo: PASSOU });
    expect(await daEmpresa()).toMatchObject({ situacao: 'foraDaFase' });
    await irPara(2);
    expect(await daLista()).toMatchObject({ situacao: 'pausada' });
    expect(await daLista()).not.toHaveProperty('motivo');
    expect(await daEmpresa()).toMatchObject({ situacao: 'pausada' });
  });
});

describe('por link', () => {
  it('o convite abre a folha para ser lida, e não a salva nem finaliza', async () => {
    const q = await m.questionario({ fases: [2] });
    const rita = await m.pessoa('Rita', m.convidada, 'COLLABORATOR', { externo: true, status: 'PENDING' });
    const segredo = novoSegredo();
    await m.convidar(rita, q, { convite: true, hashes: [hashDoSegredo(segredo)] });
    const id = idDoConviteDeDiagnostico(
      m.convidada,
      { idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario: q },
      rita.uid,
    );
    const credencial = { tipo: 'convite', id, segredo };
    await pedir('abrirPeloLink', q, { credencial });
    await irPara(6);
    expect((await pedir('abrirPeloLink', q, { credencial })).resultado).toMatchObject({ fechada: PASSOU });
    expect((await pedir('salvarPeloLink', q, { ...umaMudanca, credencial })).erro?.message).toBe(PASSOU);
    expect((await pedir('finalizarPeloLink', q, entrega(credencial))).erro?.message).toBe(PASSOU);
    // Nobody is reminded of what is closed, and the reminder waits.
    await db.doc(`${caminhos.convites}/${id}`).update({ enviadoEm: emDias(-8), lembrarEm: emDias(-1) });
    expect(await lembrar(db, id, new Date())).toBe('FORA');
    await irPara(2);
    expect(await lembrar(db, id, new Date())).toBe('LEMBRADO');
    expect((await pedir('finalizarPeloLink', q, entrega(credencial))).resultado).toMatchObject({
      finalizada: true,
    });
  });

  it('o link aberto diz por que está fechado, e não começa nem continua folha; nem há link novo ou convite', async () => {
    const q = await m.questionario({ fases: [2] });
    await comMatriz(m.convidada, 'MEMBER', { 29: {}, 30: {}, 31: {} });
    const link = (acao: string) =>
      doConvite('convitesFunctions-mudarLinkAberto', q, bia, { acao, limite: 5 });
    const convidar = () =>
      doConvite('colaboradoresFunctions-inviteColaboradorDiagnostico', q, bia, {
        idProjeto: 'p',
        emails: [`alguem-${q}@exemplo.com.br`],
      });
    expect((await link('criar')).erro).toBeUndefined();
    const { endereco } = (await doConvite('convitesFunctions-verLinkAberto', q)).resultado as {
      endereco: string;
    };
    const segredo = endereco.split('#link=')[1] ?? '';
    const comeco = {
      segredo,
      chave: novoSegredo(),
      contato: { nome: 'Ana Lima', email: 'ana@exemplo.com.br' },
    };
    const comecada = await pedir('comecarPeloLink', q, comeco);
    const credencial = {
      tipo: 'folha',
      id: (comecada.resultado as { id: string }).id,
      segredo: comeco.chave,
    };
    await irPara(6);
    expect((await pedir('consultarLink', q, { segredo })).resultado).toMatchObject({ fechada: PASSOU });
    expect((await pedir('comecarPeloLink', q, { ...comeco, chave: novoSegredo() })).erro?.message).toBe(
      PASSOU,
    );
    expect((await pedir('abrirPeloLink', q, { credencial })).resultado).toMatchObject({ fechada: PASSOU });
    expect((await pedir('salvarPeloLink', q, { ...umaMudanca, credencial })).erro?.message).toBe(PASSOU);
    expect((await pedir('finalizarPeloLink', q, entrega(credencial))).erro?.message).toBe(PASSOU);
    expect((await link('renovar')).erro?.message).toBe(PASSOU);
    expect((await convidar()).erro?.message).toBe(PASSOU);
    await irPara(2);
    expect((await pedir('consultarLink', q, { segredo })).resultado).toMatchObject({ fechada: null });
    expect((await pedir('finalizarPeloLink', q, entrega(credencial))).resultado).toMatchObject({
      finalizada: true,
    });
    expect((await convidar()).erro).toBeUndefined();
    expect((await link('renovar')).erro).toBeUndefined();
  });
});

const folhaDe = async (q: string) => {
  const [folha] = await m.folhasDe(q);
  if (!folha) throw new Error('não há folha');
  return folha.ref;
};

describe('reabrir', () => {
  it('abre ao respondente a folha finalizada, até a empresa mudar de fase outra vez', async () => {
    const q = await m.questionario({ fases: [2] });
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await irPara(6);
    expect((await reabrir((await folhaDe(q)).id)).erro).toBeUndefined();
    expect((await m.chamar(bia, 'abrir', q)).resultado).toMatchObject({ fechada: null });
    expect((await m.salvar(bia, q, [mudanca('escala', 9, 9, 1)])).erro).toBeUndefined();
    await irPara(7);
    expect((await m.salvar(bia, q, [mudanca('escala', 3, 10, 2)])).erro?.message).toContain('“Vencedores”');
    // It waits closed again, and may be opened again.
    expect((await reabrir((await folhaDe(q)).id)).erro).toBeUndefined();
    const visto = { ...TUDO, escala: 9 };
    expect((await m.finalizar(bia, q, visto, [])).resultado).toMatchObject({ finalizada: true });
  });

  it('o que foi publicado fica como foi dito, com a sua data, até se publicar de novo', async () => {
    const q = await m.questionario({ fases: [2] });
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, { ...TUDO, escala: 3 });
    const media = async () =>
      (await db.doc(caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId)).get()).get('mediaEmpresa');
    await logo(async () => expect(await media()).toEqual(expect.any(Number)));
    const antes: unknown = await media();
    const publicar = () =>
      chamarAqui(
        'resultadosFunctions-publicar',
        { ...m.admin.contexto, idProjeto: 'p', idQuestionario: q, publicado: true },
        { por: { uid: m.admin.uid, email: m.admin.email } },
      );
    const dito = async () =>
      (await db.doc(caminhosDaPublicacao.resultado(m.c.contexto, q, m.convidada.empresaId)).get()).data();
    expect((await publicar()).erro).toBeUndefined();
    const publicado = await dito();
    expect(publicado).toMatchObject({ mediaEmpresa: antes });
    await irPara(7);
    await reabrir((await folhaDe(q)).id);
    await m.finalizar(bia, q, { ...TUDO, escala: 10 }, [mudanca('escala', 10, 9, 1)]);
    await logo(async () => expect(await media()).toBeGreaterThan(Number(antes)));
    expect(await dito()).toEqual(publicado);
    await publicar();
    expect(await dito()).toMatchObject({ mediaEmpresa: await media() });
  });

  it('abre também a que a fase fechou pela metade, que ainda toma o seu lugar no limite', async () => {
    const q = await m.questionario({ fases: [2], limiteUsuario: 1 });
    const outra = await m.pessoa('Olga');
    for (const quem of [bia, outra]) {
      await m.chamar(quem, 'abrir', q);
      await m.salvar(quem, q, [mudanca('escala', 7)]);
    }
    const dela = (await m.folhasDe(q)).find((folha) => folha.get('idRespondente') === bia.uid);
    const ver = () => m.chamar(m.admin, 'ver', q, { idRespondente: bia.uid });
    expect((await ver()).resultado).toMatchObject({ podeReabrir: false });
    expect((await reabrir(dela?.id ?? '')).erro?.message).toContain('não estão finalizadas');
    await irPara(6);
    expect((await ver()).resultado).toMatchObject({ podeReabrir: true });
    expect((await reabrir(dela?.id ?? '')).erro).toBeUndefined();
    expect((await ver()).resultado).toMatchObject({
      podeReabrir: false,
      reaberturas: [{ motivo: MOTIVO, finalizadoEm: null }],
    });
    const visto = { ...TUDO, escala: 7 };
    expect((await m.finalizar(bia, q, visto, mudancasDe(TUDO))).resultado).toMatchObject({
      finalizada: true,
    });
    // Hers was counted: there is place for no other.
    await irPara(2);
    expect((await m.finalizar(outra, q, TUDO)).erro?.message).toContain('já tem todas as respostas');
  });
});
