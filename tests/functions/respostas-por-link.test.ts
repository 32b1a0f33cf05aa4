// Answering by a link, without an account (part 3 §2 and §4; threats E01, E02, E10, E13, E16, B27): each refusal beside
// what is allowed.
import { caminhos } from '@/domain/comum/caminhos';
import type { abrirPeloLink } from '@/domain/contratos/respostas-por-link';
import type { Resposta as Valor } from '@/domain/diagnostico/pontuacao';
import { MINIMO_DE_PESSOAS } from '@/domain/diagnostico/quem-responde';
import { versoesDe } from '@/domain/diagnostico/versao';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { LINKS_POR_CAIXA_NO_DIA, LINKS_POR_REDE_NO_DIA } from '@functions/callables/respostas/pedirLink';
import { caminhoNaFila, enfileirar, remetenteDe } from '@functions/emails/fila';
import { hashDoSegredo, idDoConviteDeDiagnostico, novoSegredo } from '@functions/nucleo/convites';
import { autenticacao } from '@functions/nucleo/contas';
import { esquecerQuemRespondeu } from '@functions/nucleo/dadosDaFolha';
import { outroLinkDoConvite } from '@functions/nucleo/outroLinkDoConvite';
import { mandarDeNovo, mandarRelatorio } from '@functions/nucleo/relatorioDaFolha';
import { MAXIMO_DE_ENVIOS } from '@/domain/pessoas/convite';
import { emDias } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { assentar, db, logo, comRelogioParado } from './apoio';
import { cartasPara, chamarAqui, comMatriz, umIp } from './contas';
import { mudanca, mudancasDe, mundoDasFolhas, resumoDe, TUDO } from './folhas';

const INVALIDO =
  'Este link não abre nenhum questionário. Confira se o endereço está completo ou peça outro a quem convidou você.';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let rita: Persona;
beforeAll(async () => {
  m = await mundoDasFolhas();
  rita = await m.pessoa('Rita', m.convidada, 'COLLABORATOR', { externo: true, status: 'PENDING' });
  await comMatriz(m.convidada, 'MEMBER', { 29: {}, 30: {}, 31: {} });
});

const alvo = (q: string) => ({
  ...m.convidada,
  idEmpresa: m.c.contexto.empresaId,
  questionarioId: q,
});
const pedir = (nome: string, q: string, dados: object, ip = umIp()) =>
  chamarAqui(`respostasFunctions-${nome}`, { ...alvo(q), ...dados }, { ip });
const entrega = (credencial: object, visto: Record<string, Valor>, contato: object | null) => ({
  credencial,
  aparelho: 'aparelho-a',
  step: 1,
  mudancas: mudancasDe(visto),
  resumo: resumoDe(visto),
  contato,
  relatorio: true,
});
const quem = { nome: 'Rita Respondente', email: 'outra@exemplo.com.br' };

/** Rita's invitation to a questionnaire, with a link of hers. */
async function convite(q: string, mudancas: object = {}) {
  const segredo = novoSegredo();
  await m.convidar(rita, q, { convite: true, hashes: [hashDoSegredo(segredo)], ...mudancas });
  const id = idDoConviteDeDiagnostico(
    m.convidada,
    { idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario: q },
    rita.uid,
  );
  return { tipo: 'convite', id, segredo };
}

describe('com o link do convite', () => {
  it('abre, salva e finaliza a folha da pessoa, que é a mesma de quando entra com a conta', async () => {
    const q = await m.questionario({ enviarRetornoEmail: true });
    const credencial = await convite(q);
    const aberta = await pedir('abrirPeloLink', q, { credencial });
    expect(aberta.resultado).toMatchObject({
      empresa: 'Convidada',
      identificado: false,
      email: rita.email,
      fechada: null,
      contato: null,
    });
    await pedir('salvarPeloLink', q, {
      credencial,
      aparelho: 'aparelho-a',
      step: 1,
      mudancas: [mudanca('escala', 7)],
    });
    await db.doc(rita.referencia).update({ status: 'ACTIVE' });
    expect((await m.chamar(rita, 'abrir', q)).resultado).toMatchObject({
      folha: { guardadas: { escala: { resposta: 7 } }, step: 1 },
    });
    // The invitation says whose mailbox it is, whatever the page sends (threats E16).
    const fim = await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, quem));
    expect(fim.resultado).toMatchObject({ finalizada: true });
    const [folha] = await m.folhasDe(q);
    expect(folha?.get('idRespondente')).toBe(rita.uid);
    const contato = (await folha?.ref.collection('contato').doc('dados').get())?.data();
    expect(contato).toMatchObject({ nome: quem.nome, email: rita.email, relatorio: true, consentimento: 1 });
    expect(JSON.stringify(folha?.data())).not.toContain(rita.email);
    const depois = await pedir('abrirPeloLink', q, { credencial });
    expect(depois.resultado).toMatchObject({
      fechada: 'Este questionário já foi finalizado anteriormente.',
      identificado: true,
    });
    // The own result, at once and by the same link (decisions P198): what the sheet's answers are worth.
    expect(aberta.resultado).not.toHaveProperty('resultado');
    const notas = Object.values(folha?.get('notas') as Record<string, number | null>);
    const { resultado } = depois.resultado as z.output<typeof abrirPeloLink.saida>;
    expect(resultado?.media).toBeGreaterThan(0);
    const medias = resultado?.grupos.map(({ media }) => media) ?? [];
    expect(medias).toHaveLength(notas.length);
    expect(medias).toEqual(expect.arrayContaining(notas));
    const tarde = { credencial, aparelho: 'aparelho-b', step: 0, mudancas: [mudanca('escala', 1, 9, 1)] };
    expect((await pedir('salvarPeloLink', q, tarde)).erro?.message).toBe(
      'Este questionário já foi finalizado anteriormente.',
    );
  });

  it('os ids sem o segredo, um segredo alheio ou outro endereço não abrem nada, e com uma só frase', async () => {
    const [q, outro] = [await m.questionario(), await m.questionario()];
    const credencial = await convite(q);
    const doOutro = await convite(outro);
    const tentativas: [string, object][] = [
      [q, { credencial: { ...credencial, segredo: novoSegredo() } }],
      [q, { credencial: { ...credencial, id: 'inventado' } }],
      [q, { credencial: { ...credencial, segredo: doOutro.segredo } }],
      [outro, { credencial }],
      [q, { credencial, empresaId: m.c.contexto.empresaId }],
      [q, { credencial, idEmpresa: m.convidada.empresaId }],
      [q, { credencial, licenciadaId: 'outra' }],
      [q, { credencial: { ...credencial, tipo: 'folha' } }],
    ];
    const pacote = { aparelho: 'aparelho-a', step: 0, mudancas: [mudanca('escala', 1)] };
    for (const [onde, dados] of tentativas) {
      expect((await pedir('abrirPeloLink', onde, dados)).erro?.message).toBe(INVALIDO);
      expect((await pedir('salvarPeloLink', onde, { ...pacote, ...dados })).erro?.message).toBe(INVALIDO);
    }
    expect(await m.folhasDe(q)).toHaveLength(0);
    const vazia = await pedir('abrirPeloLink', q, { credencial: { ...credencial, segredo: '' } });
    expect(vazia.erro?.status).toBe('INVALID_ARGUMENT');
    expect((await pedir('abrirPeloLink', q, { credencial })).erro).toBeUndefined();
  });

  it('cancelado, vencido, pessoa ou empresa removida: uma frase cada; desfeito, abre', async () => {
    const q = await m.questionario();
    const credencial = await convite(q);
    const frase = async () => (await pedir('abrirPeloLink', q, { credencial })).erro?.message;
    const doc = db.doc(`${caminhos.convites}/${credencial.id}`);
    const empresa = db.doc(caminhos.empresa(m.convidada));
    type Caso = [() => Promise<unknown>, () => Promise<unknown>, string];
    const casos: Caso[] = [
      [
        () => doc.update({ cancelado: true }),
        () => doc.update({ cancelado: false }),
        'Seu convite foi cancelado! Se foi engano, peça outro a quem convidou você.',
      ],
      [
        () => doc.update({ expiraEm: emDias(-1) }),
        () => doc.update({ expiraEm: emDias(9) }),
        'O prazo deste link terminou. Peça outro a quem convidou você.',
      ],
      [
        () => db.doc(rita.referencia).update({ deletedAt: new Date() }),
        () => db.doc(rita.referencia).update({ deletedAt: null }),
        'Seu convite foi cancelado! Se foi engano, peça outro a quem convidou você.',
      ],
      // The second is a newer version's word for somebody who is kept out.
      ...['DISABLED', 'SUSPENDED'].map((status): Caso => [
        () => db.doc(rita.referencia).update({ status }),
        () => db.doc(rita.referencia).update({ status: 'PENDING' }),
        'Seu convite foi cancelado! Se foi engano, peça outro a quem convidou você.',
      ]),
      [
        () => empresa.update({ deletedAt: new Date() }),
        () => empresa.update({ deletedAt: null }),
        'A empresa deste questionário não está mais ativa.',
      ],
      [
        () => m.status(m.convidada).update({ deletedAt: new Date() }),
        () => m.status(m.convidada).update({ deletedAt: null }),
        'Questionário não encontrado!',
      ],
    ];
    for (const [fazer, desfazer, esperada] of casos) {
      await fazer();
      const dita = await frase();
      await desfazer();
      expect(dita).toBe(esperada);
      // A removed company leaves the project, which a function sees to a little later: that is taken back as well.
      await logo(async () => {
        await m.status(m.convidada).update({ deletedAt: null });
        expect(await frase()).toBeUndefined();
      });
    }
  });
});

const chefe = () => m.pessoa('Chefe', m.convidada, 'ADMIN');
const doLink = (q: string) => ({
  ...m.convidada,
  idEmpresa: m.c.contexto.empresaId,
  idQuestionario: q,
});
const mudar = (por: Persona, q: string, acao: string, limite = 50) =>
  chamarAqui('convitesFunctions-mudarLinkAberto', { ...doLink(q), acao, limite }, { por });
const ver = (por: Persona, q: string) => chamarAqui('convitesFunctions-verLinkAberto', doLink(q), { por });
async function segredoDoLink(por: Persona, q: string): Promise<string> {
  const { endereco } = (await ver(por, q)).resultado as { endereco: string };
  return /#link=([\w-]+)$/.exec(endereco)?.[1] ?? '';
}
async function linkNovo(mudancas: object = {}, limite = 50) {
  const q = await m.questionario({ autenticaInicio: false, ...mudancas });
  const por = await chefe();
  expect((await mudar(por, q, 'criar', limite)).erro).toBeUndefined();
  return { q, por, segredo: await segredoDoLink(por, q) };
}
const comecar = async (q: string, segredo: string, mais: object = {}) => {
  const chave = novoSegredo();
  const { resultado, erro } = await pedir('comecarPeloLink', q, { segredo, chave, contato: null, ...mais });
  const { id = '' } = (resultado as { id?: string } | undefined) ?? {};
  return { erro, credencial: { tipo: 'folha', id, segredo: chave } };
};

describe('o link aberto', () => {
  it('só quem convida o faz, copia, renova e revoga; olhar não cria folha', async () => {
    const { q, por, segredo } = await linkNovo();
    const semModulo = await m.pessoa('Nilo', m.convidada, 'COLLABORATOR');
    for (const recusada of [
      await mudar(semModulo, q, 'criar'),
      await ver(semModulo, q),
      await mudar(m.admin, q, 'criar'),
    ])
      expect(recusada.erro?.status).toBe('PERMISSION_DENIED');
    expect((await pedir('consultarLink', q, { segredo })).resultado).toMatchObject({
      empresa: 'Convidada',
      projeto: 'Prêmio Inovação',
      fechada: null,
      modo: { quem: 'EMPRESA', minimo: MINIMO_DE_PESSOAS },
    });
    expect(await m.folhasDe(q)).toHaveLength(0);
    // Making it again changes nothing: somebody has it in their hands.
    await mudar(por, q, 'criar');
    expect(await segredoDoLink(por, q)).toBe(segredo);
    const { credencial } = await comecar(q, segredo);
    await mudar(por, q, 'renovar');
    const novo = await segredoDoLink(por, q);
    expect(novo).not.toBe(segredo);
    expect((await comecar(q, segredo)).erro?.message).toBe(INVALIDO);
    expect((await comecar(q, novo)).erro).toBeUndefined();
    await mudar(por, q, 'revogar');
    expect((await ver(por, q)).resultado).toMatchObject({ endereco: null, folhas: 2 });
    expect((await pedir('consultarLink', q, { segredo: novo })).erro?.message).toBe(INVALIDO);
    expect((await pedir('consultarLink', q, { segredo: novoSegredo() })).erro?.message).toBe(INVALIDO);
    // What was begun goes on.
    expect((await pedir('abrirPeloLink', q, { credencial })).erro).toBeUndefined();
  });

  it('cada pessoa tem a sua folha; a mesma chave volta à mesma, e a de outra não abre', async () => {
    const { q, segredo } = await linkNovo();
    const chave = novoSegredo();
    const uma = await comecar(q, segredo, { chave });
    const repetida = await comecar(q, segredo, { chave });
    const outra = await comecar(q, segredo);
    expect(repetida.credencial.id).toBe(uma.credencial.id);
    expect(outra.credencial.id).not.toBe(uma.credencial.id);
    expect(await m.folhasDe(q)).toHaveLength(2);
    const minha = { tipo: 'folha', id: uma.credencial.id, segredo: chave };
    const pacote = { aparelho: 'aparelho-a', step: 0, mudancas: [mudanca('escala', 7)] };
    expect((await pedir('salvarPeloLink', q, { credencial: minha, ...pacote })).erro).toBeUndefined();
    const trocada = { ...minha, segredo: outra.credencial.segredo };
    expect((await pedir('abrirPeloLink', q, { credencial: trocada })).erro?.message).toBe(INVALIDO);
    expect((await pedir('abrirPeloLink', q, { credencial: { ...minha, segredo } })).erro?.message).toBe(
      INVALIDO,
    );
    expect((await pedir('abrirPeloLink', q, { credencial: outra.credencial })).resultado).toMatchObject({
      folha: { guardadas: {} },
    });
    expect(JSON.stringify((await m.folhasDe(q)).map((d) => d.data()))).not.toContain(chave);
  });

  it('sem nome e e-mail não finaliza; com eles, e o contato fica à parte', async () => {
    const { q, segredo } = await linkNovo();
    const { credencial } = await comecar(q, segredo);
    expect((await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, null))).erro?.message).toBe(
      'Diga o seu nome e o seu e-mail para finalizar.',
    );
    for (const contato of [
      { nome: 'Al', email: 'a@exemplo.com.br' },
      { nome: 'Alguém', email: 'sem-arroba' },
    ])
      expect((await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, contato))).erro?.status).toBe(
        'INVALID_ARGUMENT',
      );
    const fim = await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, quem));
    expect(fim.resultado).toMatchObject({ finalizada: true });
    const [folha] = await m.folhasDe(q);
    expect((await folha?.ref.collection('contato').doc('dados').get())?.data()).toMatchObject({
      ...quem,
      // Nobody offered the report.
      relatorio: false,
      consentimento: 1,
    });
    expect(folha?.get('idRespondente')).toBe(folha?.id);
  });

  it('com identificação no início, quem não a diz não começa', async () => {
    const { q, segredo } = await linkNovo({ autenticaInicio: true });
    // What was frozen with the version is said before anybody begins.
    const congelado = { quemResponde: 'PESSOAS', minimoDePessoas: 4 };
    await db.doc(`${versoesDe(m.c.contexto, q)}/1`).update(congelado);
    expect((await pedir('consultarLink', q, { segredo })).resultado).toMatchObject({
      modo: { quem: 'PESSOAS', minimo: 4 },
    });
    expect((await comecar(q, segredo)).erro?.message).toBe('Diga o seu nome e o seu e-mail para começar.');
    const { credencial } = await comecar(q, segredo, { contato: quem });
    expect((await pedir('abrirPeloLink', q, { credencial })).resultado).toMatchObject({ identificado: true });
    const fim = await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, null));
    expect(fim.resultado).toMatchObject({ finalizada: true });
  });

  it('vinte começam ao mesmo tempo um link de cinco: cinco; e finalizam só os lugares que há', async () => {
    const { q, segredo } = await linkNovo({ limiteUsuario: 3 }, 5);
    const todos = await Promise.all(Array.from({ length: 20 }, () => comecar(q, segredo)));
    const comecaram = todos.filter(({ erro }) => !erro);
    expect(comecaram).toHaveLength(5);
    expect(await m.folhasDe(q)).toHaveLength(5);
    expect(new Set(todos.flatMap(({ erro }) => erro?.message ?? []))).toEqual(
      new Set(['Este link já começou todas as respostas que podia. Avise quem o enviou.']),
    );
    const fins = await Promise.all(
      comecaram.map(({ credencial }) => pedir('finalizarPeloLink', q, entrega(credencial, TUDO, quem))),
    );
    expect(
      fins.filter(({ resultado }) => (resultado as { finalizada?: boolean } | undefined)?.finalizada),
    ).toHaveLength(3);
  });

  it('um só lugar de rede não começa sem fim, e outro começa', () =>
    comRelogioParado(async () => {
      const { q, segredo } = await linkNovo({}, 2_000);
      const ip = umIp();
      const chave = novoSegredo();
      const tentar = () => pedir('comecarPeloLink', q, { segredo, chave, contato: null }, ip);
      let recusa: string | undefined;
      for (let i = 0; i < 201 && !recusa; i++) recusa = (await tentar()).erro?.status;
      expect(recusa).toBe('RESOURCE_EXHAUSTED');
      expect((await comecar(q, segredo)).erro).toBeUndefined();
    }));
});

const email = () => `link-${randomUUID().slice(0, 8)}@exemplo.com.br`;
const doEmail = async (para: string) => {
  const [carta] = await cartasPara(para);
  const [, tipo = '', id = '', segredo = ''] =
    /#(convite|folha)=([\w-]+)\.([\w-]+)/.exec(carta?.links.find((l) => l.includes('#')) ?? '') ?? [];
  return { tipo, id, segredo };
};

describe('links por e-mail', () => {
  it('a folha continua em outro aparelho pelo link mandado, e no primeiro também', async () => {
    const { q, segredo } = await linkNovo();
    const { credencial } = await comecar(q, segredo);
    const para = email();
    expect((await pedir('enviarLink', q, { credencial, email: para })).erro).toBeUndefined();
    await logo(async () => expect(await cartasPara(para)).toHaveLength(1));
    const mandada = await doEmail(para);
    expect(mandada).toMatchObject({ tipo: 'folha', id: credencial.id });
    for (const cada of [mandada, credencial])
      expect((await pedir('abrirPeloLink', q, { credencial: cada })).erro).toBeUndefined();
    const falsa = { ...credencial, segredo: novoSegredo() };
    expect((await pedir('enviarLink', q, { credencial: falsa, email: para })).erro?.message).toBe(INVALIDO);
  });

  it('o endereço sem segredo escreve só a quem foi convidado, e responde a todos o mesmo (threats B27)', async () => {
    const q = await m.questionario();
    const auth = await autenticacao();
    const { uid } = await auth.createUser({ email: email() });
    const endereco = (await auth.getUser(uid)).email ?? '';
    const nina = { ...rita, uid, email: endereco };
    await m.convidar(nina, q, { convite: true, hashes: [hashDoSegredo(novoSegredo())] });
    await db
      .doc(caminhos.colaborador(m.convidada, uid))
      .set({ ...(await db.doc(rita.referencia).get()).data(), email: endereco });
    const estranho = email();
    const respostas = [
      await pedir('pedirLink', q, { email: endereco }),
      await pedir('pedirLink', q, { email: estranho }),
      await pedir('pedirLink', 'inventado', { email: endereco }),
    ];
    expect(new Set(respostas.map((r) => JSON.stringify(r)))).toEqual(new Set(['{"resultado":{}}']));
    await logo(async () => expect(await cartasPara(endereco)).toHaveLength(1));
    expect(await cartasPara(estranho)).toHaveLength(0);
    expect((await pedir('abrirPeloLink', q, { credencial: await doEmail(endereco) })).erro).toBeUndefined();
  });

  it('E26 quem pede links em nome de alguém não tira os que funcionam, nem reabre o que expirou', async () => {
    const q = await m.questionario();
    const auth = await autenticacao();
    const { uid } = await auth.createUser({ email: email() });
    const endereco = (await auth.getUser(uid)).email ?? '';
    const nina = { ...rita, uid, email: endereco };
    await db
      .doc(caminhos.colaborador(m.convidada, uid))
      .set({ ...(await db.doc(rita.referencia).get()).data(), email: endereco });
    const segredo = novoSegredo();
    await m.convidar(nina, q, { convite: true, hashes: [hashDoSegredo(segredo)] });
    const contexto = { idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario: q };
    const id = idDoConviteDeDiagnostico(m.convidada, contexto, uid);
    const onde = db.doc(`${caminhos.convites}/${id}`);
    const abre = async (credencial: object) =>
      (await pedir('abrirPeloLink', q, { credencial })).erro === undefined;
    const pedido = async () => {
      const achado = await outroLinkDoConvite(db, alvo(q), endereco);
      return achado && { tipo: achado.tipo, id: achado.id, segredo: achado.segredo };
    };
    const expiraAntes: unknown = (await onde.get()).get('expiraEm');
    const aberto = (await pedido()) ?? {};
    expect(await abre(aberto)).toBe(true);
    const esquecido = (await pedido()) ?? {};
    for (let vez = 0; vez <= MAXIMO_DE_ENVIOS; vez++) await pedido();
    const ultimo = (await pedido()) ?? {};
    const mandado = { tipo: 'convite', id, segredo };
    expect([await abre(mandado), await abre(aberto), await abre(ultimo), await abre(esquecido)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect((await onde.get()).get('expiraEm')).toEqual(expiraAntes);

    await onde.update({ expiraEm: emDias(-1) });
    expect(await pedido()).toBeUndefined();
    expect([await abre(mandado), await abre(ultimo)]).toEqual([false, false]);
    await onde.update({ expiraEm: expiraAntes });
    expect(await pedido()).toBeDefined();
  });

  it('E120 um estranho que pede links não deixa ninguém sem o seu, nem sem o que outros escrevem', () =>
    comRelogioParado(async () => {
      const [q, outro] = [await m.questionario(), await m.questionario()];
      const auth = await autenticacao();
      const { uid } = await auth.createUser({ email: email() });
      const endereco = (await auth.getUser(uid)).email ?? '';
      for (const cada of [q, outro])
        await m.convidar({ ...rita, uid, email: endereco }, cada, { convite: true });
      await db
        .doc(caminhos.colaborador(m.convidada, uid))
        .set({ ...(await db.doc(rita.referencia).get()).data(), email: endereco });
      const estranha = umIp();
      const pedirDe = async (ip: string, onde = q) =>
        (await pedir('pedirLink', onde, { email: endereco }, ip)).erro?.status;
      const chegaram = async () => {
        await assentar();
        return (await cartasPara(endereco)).length;
      };
      for (let i = 0; i < 3; i++) expect(await pedirDe(estranha)).toBeUndefined();
      expect(await pedirDe(estranha)).toBe('RESOURCE_EXHAUSTED');
      expect(await pedirDe(umIp())).toBeUndefined();
      expect(await chegaram()).toBe(4);
      // Hours later the same network gets one more of that day.
      const meiaNoite = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
      vi.setSystemTime(meiaNoite + 60_000);
      for (let i = 0; i < LINKS_POR_REDE_NO_DIA; i++) {
        vi.setSystemTime(meiaNoite + (i * 60 + 1) * 60_000);
        expect(await pedirDe(estranha)).toBeUndefined();
      }
      expect(await chegaram()).toBe(4 + LINKS_POR_REDE_NO_DIA);
      expect(await pedirDe(estranha)).toBeUndefined();
      expect(await chegaram()).toBe(4 + LINKS_POR_REDE_NO_DIA);
      for (let i = LINKS_POR_REDE_NO_DIA; i < LINKS_POR_CAIXA_NO_DIA; i++) await pedirDe(umIp());
      expect(await chegaram()).toBe(4 + LINKS_POR_CAIXA_NO_DIA);
      expect(await pedirDe(umIp())).toBeUndefined();
      expect(await chegaram()).toBe(4 + LINKS_POR_CAIXA_NO_DIA);
      const ultimo = (await cartasPara(endereco)).flatMap(({ links }) => links);
      const abrem = await Promise.all(
        ultimo.flatMap((link) => {
          const [, id, segredo] = /#convite=([\w-]+)\.([\w-]+)/.exec(link) ?? [];
          const credencial = { tipo: 'convite', id, segredo };
          return id ? [pedir('abrirPeloLink', q, { credencial })] : [];
        }),
      );
      expect(abrem.some(({ erro }) => erro === undefined)).toBe(true);
      expect(await pedirDe(umIp(), outro)).toBeUndefined();
      expect(await chegaram()).toBe(5 + LINKS_POR_CAIXA_NO_DIA);
    }));

  it('nem uma folha nem uma caixa recebem muitos (threats E13)', () =>
    comRelogioParado(async () => {
      const { q, segredo } = await linkNovo();
      const { credencial } = await comecar(q, segredo);
      const vezes = [];
      for (let i = 0; i < 4; i++)
        vezes.push((await pedir('enviarLink', q, { credencial, email: email() })).erro?.status);
      expect(vezes).toEqual([undefined, undefined, undefined, 'RESOURCE_EXHAUSTED']);
    }));

  it('E27 quem não tem o segredo não gasta a hora da caixa nem o dia da folha de quem o tem', () =>
    comRelogioParado(async () => {
      const { q, segredo } = await linkNovo();
      const { credencial } = await comecar(q, segredo);
      const [para, falsa] = [email(), { ...credencial, segredo: novoSegredo() }];
      for (let i = 0; i < 10; i++) {
        expect((await pedir('enviarLink', q, { credencial: falsa, email: para })).erro?.message).toBe(
          INVALIDO,
        );
        expect((await pedir('dadosPeloLink', q, { credencial: falsa })).erro?.message).toBe(INVALIDO);
      }
      expect((await pedir('enviarLink', q, { credencial, email: para })).erro).toBeUndefined();
      expect((await pedir('dadosPeloLink', q, { credencial })).erro).toBeUndefined();
    }));

  it('quem tem o segredo leva os seus dados dez vezes por dia', () =>
    comRelogioParado(async () => {
      const { q, segredo } = await linkNovo();
      const { credencial } = await comecar(q, segredo);
      const levar = async () => (await pedir('dadosPeloLink', q, { credencial })).erro?.status;
      for (let i = 0; i < 10; i++) expect(await levar()).toBeUndefined();
      expect(await levar()).toBe('RESOURCE_EXHAUSTED');
    }));

  it('E13 quem tem um link aberto não enche a caixa de ninguém com relatórios', () =>
    comRelogioParado(async () => {
      const { q, segredo } = await linkNovo({ enviarRetornoEmail: true });
      const comeco = Date.now();
      const [cheia, outra] = [email(), email()];
      const finalizarPara = async (para: string) => {
        const { credencial } = await comecar(q, segredo);
        const contato = { nome: 'Alguém', email: para };
        const { resultado } = await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, contato));
        expect(resultado).toMatchObject({ finalizada: true });
        return {
          folha: caminhos.registro(m.c.contexto, 'respostas', credencial.id),
          avisado: (resultado as { semRelatorio?: true }).semRelatorio,
        };
      };
      // A label of the owner's makes no other mailbox of it.
      const enderecos = Array.from({ length: 12 }, (_, i) => cheia.replace('@', `+${i}@`));
      const finais = await Promise.all(enderecos.map(finalizarPara));
      const folhas = finais.map(({ folha }) => folha);
      for (const folha of folhas) await mandarRelatorio(db, folha);
      const mandados = await Promise.all(folhas.map((folha) => db.doc(caminhosDaFolha.contato(folha)).get()));
      expect(mandados.filter((contato) => contato.get('relatorios') === 1).length).toBe(10);
      // Somebody who comes after them is told, and called again nothing more is counted.
      const tarde = await finalizarPara(cheia);
      expect(tarde.avisado).toBe(true);
      expect(await mandarRelatorio(db, tarde.folha)).toBe('caixaCheia');
      const livre = await finalizarPara(outra);
      expect(livre.avisado).toBeUndefined();
      for (let i = 0; i < 11; i++) expect(await mandarRelatorio(db, livre.folha)).toBe('enviado');
      // Ten more in another hour, and none in a third one of the same day, which may be almost over.
      const sentido = new Date(comeco).getUTCHours() < 12 ? 1 : -1;
      for (const [horas, cabem] of [
        [1, 10],
        [2, 0],
      ] as const) {
        vi.setSystemTime(comeco + sentido * horas * 60 * 60_000);
        const outros = await Promise.all(enderecos.slice(0, 11).map(finalizarPara));
        const ditos: string[] = [];
        for (const { folha } of outros) ditos.push(await mandarRelatorio(db, folha));
        expect(ditos.filter((dito) => dito === 'enviado')).toHaveLength(cabem);
      }
    }));

  it('E23 o nome de quem responde por um link não leva a lugar algum, nem o de antes da regra', async () => {
    const { q, segredo } = await linkNovo({ enviarRetornoEmail: true });
    const { credencial } = await comecar(q, segredo);
    const para = email();
    const finalizar = (nome: string) =>
      pedir('finalizarPeloLink', q, entrega(credencial, TUDO, { nome, email: para }));
    expect((await finalizar('Confirme em evil.exemplo')).erro?.message).toMatch(/^Escreva só o nome/);
    expect((await finalizar('Ana Souza')).resultado).toMatchObject({ finalizada: true });
    const folha = caminhos.registro(m.c.contexto, 'respostas', credencial.id);
    await db.doc(caminhosDaFolha.contato(folha)).update({ nome: 'Confirme em evil.exemplo' });
    await mandarDeNovo(db, folha, 'outra vez');
    const { docs } = await db.collection('filaDeEmails').where('para', '==', para).get();
    expect(docs.map((um) => um.get('dados.nome') as string).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Ana Souza',
      'respondente',
    ]);
  });
});

const lia = () => ({ nome: `Lia ${randomUUID().slice(0, 8)}`, email: email() });

/** Everything stored that says the address or the name. */
const ondeEsta = async ({ nome, email: endereco }: ReturnType<typeof lia>) => {
  const lidos = await Promise.all([
    ...['filaDeEmails', 'idempotencia'].map((colecao) => db.collection(colecao).get()),
    ...['respostas', 'contato', 'chaves'].map((colecao) => db.collectionGroup(colecao).get()),
  ]);
  return lidos.flatMap(({ docs }) =>
    docs.flatMap((documento) => {
      const texto = JSON.stringify(documento.data());
      return texto.includes(endereco) || texto.includes(nome) ? [documento.ref.parent.id] : [];
    }),
  );
};
async function respondida(finaliza: boolean) {
  const { q, segredo } = await linkNovo({ autenticaInicio: true, enviarRetornoEmail: true });
  const contato = lia();
  const { credencial } = await comecar(q, segredo, { contato });
  const acabou = finaliza
    ? await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, null))
    : await pedir('salvarPeloLink', q, {
        credencial,
        aparelho: 'aparelho-a',
        step: 1,
        mudancas: [mudanca('escala', 7)],
      });
  expect(acabou.erro).toBeUndefined();
  await pedir('enviarLink', q, { credencial, email: contato.email });
  await logo(async () => expect((await cartasPara(contato.email)).length).toBeGreaterThan(0));
  return { q, credencial, contato };
}

describe('A15 os dados de quem respondeu por um link aberto', () => {
  it('saem pelo link: nome, e-mail, respostas em palavras e os e-mails; por outro segredo, nada', async () => {
    const { q, credencial, contato } = await respondida(false);
    const { resultado } = await pedir('dadosPeloLink', q, { credencial });
    expect(resultado).toMatchObject({
      dados: {
        respostas: [{ ...contato, respostas: [expect.stringContaining('7')] }],
        emails: [{ assunto: 'Link para responder', email: contato.email }],
      },
    });
    expect(JSON.stringify(resultado)).not.toContain(credencial.segredo);
    const alheia = { ...credencial, segredo: novoSegredo() };
    for (const funcao of ['dadosPeloLink', 'apagarPeloLink'])
      expect((await pedir(funcao, q, { credencial: alheia })).erro?.message).toBe(INVALIDO);
    expect(await ondeEsta(contato)).not.toEqual([]);
  });

  it.each([
    ['não finalizada', false],
    ['finalizada', true],
  ])(
    'apagados de uma resposta %s, não estão em lugar nenhum, e nenhum link a abre',
    async (_qual, finaliza) => {
      const { q, credencial, contato } = await respondida(finaliza);
      expect((await ondeEsta(contato)).length).toBeGreaterThanOrEqual(2);
      const apagar = (requestId: string) =>
        chamarAqui('respostasFunctions-apagarPeloLink', { ...alvo(q), credencial }, { requestId });
      const pedido = randomUUID();
      expect((await apagar(pedido)).erro).toBeUndefined();
      // The answer was lost: the same request is the same deed, another one finds no link.
      expect((await apagar(pedido)).erro).toBeUndefined();
      expect(await ondeEsta(contato)).toEqual([]);
      expect((await apagar(randomUUID())).erro?.message).toBe(INVALIDO);
      expect((await pedir('abrirPeloLink', q, { credencial })).erro?.message).toBe(INVALIDO);
      const [folha] = await m.folhasDe(q);
      // What was counted stays counted; what never ended is nobody's.
      expect(folha?.get('finalizadoEm') !== null).toBe(finaliza);
      expect((folha?.get('perguntas') as unknown[] | undefined)?.length !== 0).toBe(finaliza);
    },
  );

  it('I120 a carta que sai enquanto se apaga vai embora também', async () => {
    const { q, contato, credencial } = await respondida(false);
    const folha = caminhos.registro(m.c.contexto, 'respostas', credencial.id);
    const deixada = async () =>
      (await db.collection('filaDeEmails').where('folha', '==', folha).get()).docs.map((carta) =>
        String(carta.get('para')),
      );
    expect(await deixada()).toEqual([contato.email]);
    // The other tab's mail comes between the look at the outbox, which is empty then, and the end of the links.
    let mandadas = 0;
    const entre = new Proxy(db, {
      get(alvoReal, campo, quem) {
        if (campo !== 'runTransaction') return Reflect.get(alvoReal, campo, quem) as unknown;
        return async (...argumentos: Parameters<typeof db.runTransaction>) => {
          if ((await deixada()).length === 0) {
            expect((await pedir('enviarLink', q, { credencial, email: contato.email })).erro).toBeUndefined();
            expect(await deixada()).toEqual([contato.email]);
            mandadas += 1;
          }
          return alvoReal.runTransaction(...argumentos);
        };
      },
    });
    await esquecerQuemRespondeu(entre, { ...credencial, tipo: 'folha' }, alvo(q));
    expect(mandadas).toBe(1);
    expect(await deixada()).toEqual([]);
  });

  it('quem perdeu o link o recebe no e-mail que deixou, também depois de finalizar; outro endereço, nada', async () => {
    const { q, contato } = await respondida(true);
    const antes = (await cartasPara(contato.email)).length;
    const outro = email();
    for (const endereco of [contato.email, outro])
      expect((await pedir('pedirLink', q, { email: endereco })).resultado).toEqual({});
    await logo(async () => expect(await cartasPara(contato.email)).toHaveLength(antes + 1));
    expect(await cartasPara(outro)).toEqual([]);
    const mandadas = (await cartasPara(contato.email)).flatMap(({ links }) => links);
    const credenciais = mandadas.flatMap((link) => {
      const [, id, segredo] = /#folha=([\w-]+)\.([\w-]+)/.exec(link) ?? [];
      return id && segredo ? [{ tipo: 'folha', id, segredo }] : [];
    });
    for (const credencial of credenciais)
      expect((await pedir('dadosPeloLink', q, { credencial })).resultado).toMatchObject({
        dados: { respostas: [contato] },
      });
    expect(credenciais.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['não finalizada', false],
    ['finalizada', true],
  ])(
    'o link de um convite também apaga: de uma resposta %s, e do convite o endereço e os links',
    async (_qual, finaliza) => {
      const q = await m.questionario();
      const credencial = await convite(q);
      const ref = db.doc(`convites/${credencial.id}`);
      const { email: antes } = (await ref.get()).data() as { email: string };
      await pedir('abrirPeloLink', q, { credencial });
      if (finaliza) await pedir('finalizarPeloLink', q, entrega(credencial, TUDO, null));
      else
        await pedir('salvarPeloLink', q, {
          credencial,
          aparelho: 'aparelho-a',
          step: 1,
          mudancas: [mudanca('escala', 7)],
        });
      expect((await pedir('dadosPeloLink', q, { credencial })).erro).toBeUndefined();
      const carta = async (convidada: string) => {
        const id = randomUUID();
        await enfileirar(db, id, {
          tipo: 'conviteDiagnostico',
          para: antes,
          dados: {},
          remetente: remetenteDe(m.c.contexto, 'quem-convidou', { convidada, convite: 'QUESTIONARIO' }),
        });
        return db.doc(caminhoNaFila(id));
      };
      const [dela, deOutra] = [await carta(rita.referencia), await carta(`${rita.referencia}-b`)];
      const alheia = { ...credencial, segredo: novoSegredo() };
      expect((await pedir('apagarPeloLink', q, { credencial: alheia })).erro?.message).toBe(INVALIDO);
      expect((await ref.get()).get('email')).toBe(antes);
      expect((await pedir('apagarPeloLink', q, { credencial })).erro).toBeUndefined();
      const depois = await ref.get();
      expect(depois.get('email')).not.toBe(antes);
      // An answered invitation stays answered; one that waits is over.
      expect(depois.get('cancelado')).toBe(!finaliza);
      expect((await pedir('abrirPeloLink', q, { credencial })).erro?.message).toBe(INVALIDO);
      expect((await dela.get()).exists).toBe(false);
      expect((await deOutra.get()).exists).toBe(true);
      const [folha] = await m.folhasDe(q);
      expect((folha?.get('perguntas') as unknown[] | undefined)?.length !== 0).toBe(finaliza);
    },
  );
});
