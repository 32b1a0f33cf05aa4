// How questionnaires were answered: counted by the finish of each sheet, in any order, cut as the company's row says, and
// proved by the recompute (decisions P410).
import { caminhos } from '@/domain/comum/caminhos';
import { combinacao as contrato } from '@/domain/contratos/estatisticas';
import {
  caminhosDasEstatisticas,
  chaveDaPergunta,
  estatisticaDaEmpresaSchema,
  estatisticaDoCorteSchema,
  soAsSomas,
} from '@/domain/diagnostico/estatisticas';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { carimbo, ler } from '@functions/banco';
import {
  acertarCortesDasEstatisticas,
  conferirEstatisticas,
  MAXIMO_DE_SOMAS,
  somarFolha,
} from '@functions/nucleo/estatisticas';
import { EMPRESAS_DA_PAGINA } from '@functions/nucleo/combinarCortes';
import { aleatorio } from '@tests/support/aleatorio';
import { umStatus } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui } from './contas';
import { mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
});

const publicado = umQuestionarioPublicado();
const chave = (id: string) => {
  const pergunta = publicado.perguntas.find((uma) => uma.id === id);
  if (!pergunta) throw new Error(id);
  return chaveDaPergunta(pergunta);
};
const corteDe = async (q: string, corte: string) => {
  const lido = await ler(db, estatisticaDoCorteSchema, caminhosDasEstatisticas.corte(m.c.contexto, q, corte));
  return lido && soAsSomas(lido);
};
const daEmpresa = (q: string, empresa = m.convidada.empresaId) =>
  ler(db, estatisticaDaEmpresaSchema, caminhosDasEstatisticas.empresa(m.c.contexto, q, empresa));
const falta = () => conferirEstatisticas(db, m.c.contexto, { simular: true });
const linhaRef = () => m.status(m.convidada);

const folha = (q: string, idEmpresa: string, mudancas: object = {}) => ({
  ...respostaSchema.parse({
    idQuestionario: q,
    idProjeto: 'p',
    idEmpresa,
    idRespondente: 'r',
    versao: 1,
    pausado: false,
    stepPausado: 1,
    perguntas: [],
    finalizadoEm: new Date(),
    notas: {},
    ...carimbo(new Date(), 'r'),
  }),
  ...mudancas,
});
const guardadas = (respostas: Record<string, unknown>) =>
  Object.entries(respostas).map(([id, resposta]) => ({
    id,
    grupo: 'g1',
    resposta,
    rev: 1,
    aparelho: 'a',
    n: 1,
  }));

describe('estatísticas', () => {
  it('uma folha finalizada conta por opção; reaberta ou removida, sai', async () => {
    const q = await m.questionario();
    const [bia, otto] = [await m.pessoa('Bia'), await m.pessoa('Otto')];
    for (const quem of [bia, otto]) await m.chamar(quem, 'abrir', q);
    await m.finalizar(bia, q, { ...TUDO, texto: 'Um mural, e cafés' });
    await m.finalizar(otto, q, { ...TUDO, escala: 10 });
    await logo(async () =>
      expect(await corteDe(q, 'todas')).toEqual({
        folhas: 2,
        versoes: { 1: 2 },
        perguntas: {
          [chave('escala')]: { o7: 1, o10: 1 },
          [chave('escolha')]: { o1: 2 },
          [chave('caixas')]: { o0: 2, o1: 2, 'v15/2': 2 },
          [chave('texto')]: { t: 1, p: 4, b: 1 },
        },
        grupos: { g1: { s: 60_00 + 75_00, p60: 1, p75: 1 }, g2: { s: 150_00, p75: 2 } },
      }),
    );
    const [primeira, segunda] = await m.folhasDe(q);
    await primeira?.ref.update({ finalizadoEm: null, notas: {} });
    await logo(async () => expect((await corteDe(q, 'todas'))?.folhas).toBe(1));
    await segunda?.ref.update({ deletedAt: new Date() });
    await logo(async () =>
      expect(await corteDe(q, 'todas')).toEqual({ folhas: 0, versoes: {}, perguntas: {}, grupos: {} }),
    );
    expect(await falta()).toEqual([]);
  });

  it('o mesmo evento de novo, junto e fora de ordem não muda nada', async () => {
    const q = await m.questionario();
    const bia = await m.pessoa('Bia');
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () => expect((await daEmpresa(q))?.folhas).toBe(1));
    const [uma] = await m.folhasDe(q);
    if (!uma) throw new Error('sem folha');
    const certas = await corteDe(q, 'todas');
    const velha = { ...uma.data(), finalizadoEm: null, notas: {} };
    await Promise.all(
      [uma.data(), velha, uma.data()].map((dados) => somarFolha(db, m.c.contexto, uma.id, dados)),
    );
    expect(await corteDe(q, 'todas')).toEqual(certas);
  });

  it('a empresa que muda de fase, porte ou categoria leva as suas folhas, de uma vez', async () => {
    const q = await m.questionario();
    // The row copies the size of the company's own record.
    const empresa = db.doc(caminhos.empresa(m.convidada));
    await empresa.update({ porte: 'MICRO_EMPRESA' });
    await linhaRef().update({ status: 2, categoria: 'Serviços / TI' });
    const bia = await m.pessoa('Bia');
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () => {
      for (const corte of ['fase:2', 'porte:MICRO_EMPRESA', 'categoria:Serviços / TI'])
        expect((await corteDe(q, corte))?.folhas).toBe(1);
    });
    await linhaRef().update({ status: 5, categoria: 'Indústria' });
    await logo(async () => {
      expect((await corteDe(q, 'fase:2'))?.folhas).toBe(0);
      expect((await corteDe(q, 'categoria:Serviços / TI'))?.folhas).toBe(0);
      for (const corte of ['todas', 'fase:5', 'porte:MICRO_EMPRESA', 'categoria:Indústria'])
        expect((await corteDe(q, corte))?.folhas).toBe(1);
    });
    await empresa.update({ porte: 'EMPRESA_GRANDE_PORTE' });
    await logo(async () => {
      expect((await corteDe(q, 'porte:MICRO_EMPRESA'))?.folhas).toBe(0);
      expect((await corteDe(q, 'porte:EMPRESA_GRANDE_PORTE'))?.folhas).toBe(1);
    });
    await linhaRef().update({ deletedAt: new Date() });
    // Who left keeps its answers in the whole, and is in no phase.
    await logo(async () => expect((await corteDe(q, 'fase:5'))?.folhas).toBe(0));
    expect((await corteDe(q, 'todas'))?.folhas).toBe(1);
    await linhaRef().update({ deletedAt: null, status: 2 });
    await logo(async () => expect((await corteDe(q, 'fase:2'))?.folhas).toBe(1));
    expect(await falta()).toEqual([]);
  });

  it('o que não se mostra não é o que ficou sem resposta', async () => {
    const q = await m.questionario();
    const perguntas = [
      umaPerguntaPublicada('escala'),
      umaPerguntaPublicada('depende', {
        mostrarSe: {
          liga: 'todas',
          condicoes: [{ pergunta: 'escala', como: 'aoMenos', valor: 8 }],
        },
      }),
    ];
    await db.doc(`${m.caminhoDe(q)}/versoes/1`).set(umQuestionarioPublicado({ perguntas }));
    const guardar = (id: string, respostas: Record<string, unknown>) =>
      db
        .doc(caminhos.registro(m.c.contexto, 'respostas', `${q}-${id}`))
        .set(folha(q, m.convidada.empresaId, { perguntas: guardadas(respostas) }));
    await guardar('a', { escala: 9, depende: 4 });
    await guardar('b', { escala: 8 });
    // It was answered, and no longer shows.
    await guardar('c', { escala: 3, depende: 4 });
    const [, depende] = perguntas;
    if (!depende) throw new Error('sem pergunta');
    await logo(async () =>
      expect((await corteDe(q, 'todas'))?.perguntas[chaveDaPergunta(depende)]).toEqual({ o4: 1, b: 1, h: 1 }),
    );
    expect(await falta()).toEqual([]);
  });

  it('mais números do que uma gravação soma, no limite e um além', async () => {
    for (const quantas of [0, 1].map((mais) => MAXIMO_DE_SOMAS - 2 + mais)) {
      const q = await m.questionario();
      const perguntas = Array.from({ length: Math.min(quantas, 380) }, (_, i) =>
        umaPerguntaPublicada(`p${i}`, { obrigatoria: false }),
      );
      const caixas = umaPerguntaPublicada('caixas', {
        tipo: 3,
        campos: Array.from({ length: 30 }, (_, i) => ({ campo: `Opção ${i}`, valor: 10 })),
      });
      // Each question is one number, the boxes are one for each tick and one for their worth.
      const ticadas = Array.from({ length: quantas - perguntas.length - 1 }, (_, i) => i);
      await db
        .doc(`${m.caminhoDe(q)}/versoes/1`)
        .set(umQuestionarioPublicado({ perguntas: [...perguntas, caixas] }));
      const respostas = guardadas({ caixas: ticadas });
      for (const id of ['a', 'b'])
        await db
          .doc(caminhos.registro(m.c.contexto, 'respostas', `${q}-${id}`))
          .set(folha(q, m.convidada.empresaId, { perguntas: respostas }));
      await logo(async () => {
        const todas = await corteDe(q, 'todas');
        expect(todas?.folhas).toBe(2);
        expect(todas?.perguntas[chaveDaPergunta(caixas)]).toMatchObject({ o0: 2 });
        expect(Object.keys(todas?.perguntas ?? {})).toHaveLength(perguntas.length + 1);
      });
    }
    expect(await falta()).toEqual([]);
  });

  it('depois de histórias ao acaso não há o que corrigir; perdidas, a conferência as refaz', async () => {
    const q = await m.questionario();
    const outra = `${m.c.contexto.empresaId}-outra`;
    await db.doc(`${m.caminhoDe(q)}/versoes/2`).set(
      umQuestionarioPublicado({
        n: 2,
        perguntas: publicado.perguntas.map((uma) =>
          uma.id === 'escolha' ? { ...uma, campos: uma.campos.toReversed() } : uma,
        ),
      }),
    );
    const sorte = aleatorio(410);
    const ate = (n: number) => Math.floor(sorte() * n);
    const empresas = [m.convidada.empresaId, outra];
    const umaFolha = (idEmpresa: string) => ({
      ...folha(q, idEmpresa, {
        versao: 1 + ate(2),
        finalizadoEm: sorte() < 0.7 ? new Date() : null,
        deletedAt: sorte() < 0.1 ? new Date() : null,
        notas: { g1: ate(10_001), g2: sorte() < 0.2 ? null : ate(10_001) },
        perguntas: guardadas({
          escala: 1 + ate(10),
          ...(sorte() < 0.8 ? { escolha: ate(4) } : {}),
          caixas: [0, 1, 2, 3].filter(() => sorte() < 0.5),
          texto: 'palavra '.repeat(ate(4)),
        }),
      }),
    });
    for (let rodada = 0; rodada < 6; rodada++)
      await Promise.all([
        ...Array.from({ length: 8 }, (_, i) => {
          const ref = db.doc(caminhos.registro(m.c.contexto, 'respostas', `${q}-r${i}`));
          if (sorte() < 0.15) return ref.delete();
          return ref.set(umaFolha(i % 2 === 0 ? m.convidada.empresaId : outra));
        }),
        ...empresas.map((id) =>
          db.doc(`${caminhos.empresa(m.c.contexto)}/status/p_${id}`).set(
            umStatus('p', id, {
              status: 1 + ate(4),
              porte: sorte() < 0.5 ? 'MICRO_EMPRESA' : 'EMPRESA_GRANDE_PORTE',
              deletedAt: sorte() < 0.2 ? new Date() : null,
            }),
          ),
        ),
      ]);
    await db
      .doc(caminhos.registro(m.c.contexto, 'respostas', `${q}-certa`))
      .set({ ...folha(q, m.convidada.empresaId), perguntas: guardadas({ escala: 3 }) });
    await logo(async () => expect(await falta()).toEqual([]));
    const certas = await corteDe(q, 'todas');
    expect(certas?.folhas).toBeGreaterThan(0);
    await db
      .doc(caminhosDasEstatisticas.corte(m.c.contexto, q, 'todas'))
      .update({ folhas: 99, [`perguntas.${chave('escala')}.o3`]: 7 });
    const marcas = caminhosDasEstatisticas.folhas(
      caminhosDasEstatisticas.empresa(m.c.contexto, q, m.convidada.empresaId),
    );
    await db.doc(`${marcas}/${q}-certa`).delete();
    expect((await falta()).length).toBe(2);
    await conferirEstatisticas(db, m.c.contexto);
    expect(await falta()).toEqual([]);
    expect(await corteDe(q, 'todas')).toEqual(certas);
    // Nothing moves where nothing changed.
    expect(
      await acertarCortesDasEstatisticas(db, m.c.contexto, {
        idProjeto: 'p',
        idEmpresa: m.convidada.empresaId,
      }),
    ).toEqual([]);
  });
});

const combinar = (
  quem: Persona,
  q: string,
  cortes: string[],
  depois: string | null = null,
  contexto = m.c.contexto,
) =>
  chamarAqui(
    'relatoriosFunctions-combinacao',
    { ...contexto, questionarioId: q, cortes, depois },
    { por: { uid: quem.uid, email: quem.email } },
  );

describe('uma combinação de filtros', () => {
  it('soma as empresas que estão em todos os cortes, uma página por vez; e as somas das páginas são as de todas', async () => {
    const q = await m.questionario();
    const lote = db.batch();
    const quantas = EMPRESAS_DA_PAGINA + 1;
    for (let i = 0; i < quantas; i++)
      lote.set(db.doc(caminhosDasEstatisticas.empresa(m.c.contexto, q, `e${i}`)), {
        idQuestionario: q,
        idProjeto: 'p',
        idEmpresa: `e${i}`,
        cortes: ['todas', 'porte:MICRO_EMPRESA', ...(i % 3 === 0 ? ['fase:2'] : [])],
        folhas: i,
        versoes: { 1: i },
        perguntas: { [chave('escala')]: { o7: i } },
        grupos: {},
        updatedAt: new Date(),
      });
    await lote.commit();
    const esperado = Array.from({ length: quantas }, (_, i) => (i % 3 === 0 ? i : 0)).reduce((a, b) => a + b);
    let [depois, folhas, lidas]: [string | null, number, number] = [null, 0, 0];
    do {
      const { resultado } = await combinar(m.admin, q, ['porte:MICRO_EMPRESA', 'fase:2'], depois);
      const pagina = contrato.saida.parse(resultado);
      expect(pagina.total).toBe(depois === null ? quantas : null);
      folhas += pagina.somas.folhas;
      lidas += pagina.lidas;
      depois = pagina.proxima;
    } while (depois !== null);
    expect([folhas, lidas]).toEqual([esperado, quantas]);
  });

  it('é de quem lê as folhas: nem a empresa que responde, nem quem só participa da organizadora', async () => {
    const q = await m.questionario();
    const cortes = ['todas', 'fase:2'];
    expect((await combinar(m.admin, q, cortes)).erro).toBeUndefined();
    const gilda = await m.pessoa('Gilda', m.convidada, 'ADMIN');
    const mia = await m.pessoa('Mia', m.c.contexto, 'MEMBER');
    for (const quem of [gilda, mia])
      expect((await combinar(quem, q, cortes)).erro?.status).toBe('PERMISSION_DENIED');
    // Of her own company she may ask, which holds none of it.
    expect((await combinar(gilda, q, cortes, null, m.convidada)).erro?.message).toBe(
      'Questionário não encontrado!',
    );
    // One cut has its own counter: a combination is of two at least.
    expect((await combinar(m.admin, q, ['todas'])).erro?.status).toBe('INVALID_ARGUMENT');
  });
});
