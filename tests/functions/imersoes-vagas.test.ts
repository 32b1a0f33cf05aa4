// Seats of immersions: never more than there are, and a freed one goes to the person who waits first (threats C24 to
// C26, decisions D1).
import { caminhos } from '@/domain/comum/caminhos';
import { CHEIO } from '@/domain/imersoes/cronograma';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import { emDias } from '@tests/support/documentos';
import { ENCERRADO, umEvento } from '@tests/support/imersao';
import type { Persona } from '@tests/support/personas';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { formDoCronograma } from '@/domain/imersoes/imersao-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { emParalelo } from '@functions/banco';
import { db, logo } from './apoio';
import { comMatriz } from './contas';
import { semGatilhos } from './hospede';
import { DESAFIO_DELA, mundoDeImersoes } from './imersao';

let m: Awaited<ReturnType<typeof mundoDeImersoes>>;
const fila = {} as Record<'otavia' | 'dora' | 'edu', Persona>;
beforeAll(async () => {
  m = await mundoDeImersoes();
  for (const nome of ['otavia', 'dora', 'edu'] as const) fila[nome] = await m.membro(nome);
});

interface Modelo {
  vagas: number;
  comVaga: string[];
  /** The one who has waited longest first. */
  fila: string[];
}
/** The first of the line take the seats that are free. */
const subir = ({ vagas, comVaga, fila }: Modelo): Modelo => {
  const livres = Math.max(0, vagas - comVaga.length);
  return { vagas, comVaga: [...comVaga, ...fila.slice(0, livres)], fila: fila.slice(livres) };
};
const ordensDe = <T>(itens: readonly T[]): T[][] =>
  itens.length === 0
    ? [[]]
    : itens.flatMap((um) => ordensDe(itens.filter((outro) => outro !== um)).map((resto) => [um, ...resto]));

/** Two people ask for the one seat at once. */
const umaVaga = async () => {
  const id = await m.imersao(m.autora, { quantidadeDeVagas: 1 });
  const respostas = await Promise.all(
    [m.caio, m.bia].map((quem) => m.chamar(quem, 'inscrever', id, { naEspera: false })),
  );
  expect(respostas.map(({ erro }) => erro?.message ?? 'entrou').toSorted()).toEqual(
    [CHEIO, 'entrou'].toSorted(),
  );
  await m.contaCerta(id);
};

describe('vagas', () => {
  it('cinquenta pessoas ao mesmo tempo para cinco vagas: cinco entram, quarenta e cinco leem que está cheio', async () => {
    // What follows of fifty memberships is no part of it, and takes minutes.
    const pessoas = await semGatilhos(() =>
      Promise.all(Array.from({ length: 50 }, (_, i) => m.membro(`Pessoa${i}`, 'ADMIN'))),
    );
    const id = await m.imersao(m.autora);
    const respostas = await Promise.all(
      pessoas.map((quem) => m.chamar(quem, 'inscrever', id, { naEspera: false })),
    );
    expect(respostas.filter(({ resultado }) => resultado)).toHaveLength(5);
    const recusas = respostas.flatMap(({ erro }) => erro?.message ?? []);
    expect(recusas).toEqual(Array.from({ length: 45 }, () => CHEIO));
    expect(await m.cronograma(id)).toMatchObject({ ocupadas: 5, emEspera: 0 });
    await m.contaCerta(id);
  });

  it('C25 duas pessoas e uma vaga, cinquenta vezes: uma de cada vez', async () => {
    // Immersions know nothing of each other, and who lost a race waits for a second.
    await emParalelo(Array.from({ length: 50 }), 10, umaVaga);
  });

  it('cancelar solta a vaga; quem espera há mais tempo sobe e é avisado', async () => {
    const outra = await m.membro('Otavia');
    const id = await m.imersao(m.autora, { quantidadeDeVagas: 1 }, [
      [m.caio, {}],
      [outra, { naEspera: true, data: emDias(-0.1) }],
      [m.bia, { naEspera: true, data: emDias(-0.2) }],
    ]);
    expect((await m.chamar(m.caio, 'cancelarInscricao', id)).erro).toBeUndefined();
    expect((await m.inscricao(id, m.caio))?.deletedAt).toBeInstanceOf(Date);
    expect(await m.inscricao(id, m.bia)).toMatchObject({ naEspera: false, status: 1 });
    expect(await m.inscricao(id, outra)).toMatchObject({ naEspera: true });
    expect(await m.cronograma(id)).toMatchObject({ ocupadas: 1, emEspera: 1 });
    await m.contaCerta(id);
    await logo(async () => expect(await m.novas(m.bia)).toContain('VAGA'));
    expect(await m.novas(outra)).toEqual([]);
    // Again changes nothing; and who left may come back, at the end of the line.
    expect((await m.chamar(m.caio, 'cancelarInscricao', id)).erro).toBeUndefined();
    expect((await m.chamar(m.caio, 'inscrever', id, { naEspera: true })).resultado).toEqual({
      naEspera: true,
    });
    expect(await m.cronograma(id)).toMatchObject({ ocupadas: 1, emEspera: 2 });
    await m.contaCerta(id);
  });

  it('quem espera pode desistir, e não sobe por isso', async () => {
    const id = await m.imersao(m.autora, { quantidadeDeVagas: 1 }, [
      [m.caio, {}],
      [m.bia, { naEspera: true }],
    ]);
    expect((await m.chamar(m.bia, 'cancelarInscricao', id)).erro).toBeUndefined();
    expect(await m.inscricao(id, m.bia)).toMatchObject({ naEspera: false, deletedAt: expect.any(Date) });
    expect(await m.cronograma(id)).toMatchObject({ ocupadas: 1, emEspera: 0 });
    await m.contaCerta(id);
  });

  it('a inscrição reprovada solta a vaga, e voltar atrás pede outra', async () => {
    const id = await m.imersao(m.autora, { ...ENCERRADO, quantidadeDeVagas: 1 }, [
      [m.caio, {}],
      [m.bia, { naEspera: true }],
    ]);
    const julgar = (status: number) =>
      m.chamar(m.autora, 'definirInscricao', id, { uid: m.caio.uid, status });
    expect((await julgar(4)).erro).toBeUndefined();
    expect(await m.inscricao(id, m.bia)).toMatchObject({ naEspera: false });
    await m.contaCerta(id);
    await logo(async () => expect(await m.novas(m.caio)).toContain('REPROVADA'));
    expect((await julgar(2)).erro?.message).toBe(CHEIO);
    expect(await m.inscricao(id, m.caio)).toMatchObject({ status: 4 });
    expect((await m.chamar(m.bia, 'cancelarInscricao', id)).erro).toBeUndefined();
    expect((await julgar(2)).erro).toBeUndefined();
    expect(await m.inscricao(id, m.caio)).toMatchObject({ status: 2 });
    await m.contaCerta(id);
  });

  /** What the decision says: a free seat goes to whoever has waited longest, and a place in the line that is given up gives none. */
  const ATOS = {
    'Caio desiste da vaga': (s: Modelo) => ({ ...s, comVaga: s.comVaga.filter((um) => um !== 'caio') }),
    'Bia, que espera há mais tempo, desiste': (s: Modelo) => ({
      ...s,
      comVaga: s.comVaga.filter((um) => um !== 'bia'),
      fila: s.fila.filter((um) => um !== 'bia'),
    }),
    'Otavia é reprovada': (s: Modelo) => ({ ...s, comVaga: s.comVaga.filter((um) => um !== 'otavia') }),
    'há uma vaga a mais': (s: Modelo) => ({ ...s, vagas: s.vagas + 1 }),
  };
  it.each(
    ordensDe(Object.keys(ATOS) as (keyof typeof ATOS)[]).map((ordem) => [ordem.join('; '), ordem] as const),
  )('quem sobe da lista de espera: %s', (_, ordem) =>
    semGatilhos(async () => {
      const [otavia, dora, edu] = [fila.otavia, fila.dora, fila.edu];
      const id = await m.imersao(m.autora, { ...ENCERRADO, quantidadeDeVagas: 2 }, [
        [m.caio, {}],
        [otavia, {}],
        [m.bia, { naEspera: true, data: emDias(-0.3) }],
        [dora, { naEspera: true, data: emDias(-0.2) }],
        [edu, { naEspera: true, data: emDias(-0.1) }],
      ]);
      const fazer: Record<keyof typeof ATOS, () => Promise<{ erro?: unknown }>> = {
        'Caio desiste da vaga': () => m.chamar(m.caio, 'cancelarInscricao', id),
        'Bia, que espera há mais tempo, desiste': () => m.chamar(m.bia, 'cancelarInscricao', id),
        'Otavia é reprovada': () =>
          m.chamar(m.autora, 'definirInscricao', id, { uid: otavia.uid, status: 4 }),
        'há uma vaga a mais': async () => {
          const atual = await m.cronograma(id);
          const de = atual && formDoCronograma(atual);
          return m.chamar(m.autora, 'salvarCronograma', id, {
            desafioId: DESAFIO_DELA,
            de,
            form: { ...de, quantidadeDeVagas: 3 },
          });
        },
      };
      let modelo: Modelo = { vagas: 2, comVaga: ['caio', 'otavia'], fila: ['bia', 'dora', 'edu'] };
      for (const ato of ordem) {
        expect((await fazer[ato]()).erro).toBeUndefined();
        modelo = subir(ATOS[ato](modelo));
        const onde: [string, Persona][] = [
          ['caio', m.caio],
          ['otavia', otavia],
          ['bia', m.bia],
          ['dora', dora],
          ['edu', edu],
        ];
        const lidas = await Promise.all(
          onde.map(async ([nome, quem]) => ({ nome, inscricao: await m.inscricao(id, quem) })),
        );
        const vivas = lidas.filter(
          ({ inscricao }) => inscricao?.deletedAt === null && inscricao.status !== 4,
        );
        const nomes = (naEspera: boolean) =>
          vivas.flatMap(({ nome, inscricao }) => (inscricao?.naEspera === naEspera ? [nome] : []));
        expect({ comVaga: nomes(false).toSorted(), fila: nomes(true).toSorted() }, ato).toEqual({
          comVaga: modelo.comVaga.toSorted(),
          fila: modelo.fila.toSorted(),
        });
        expect(await m.cronograma(id), ato).toMatchObject({
          ocupadas: modelo.comVaga.length,
          emEspera: modelo.fila.length,
        });
      }
    }),
  );

  it('depois do último evento ninguém sobe mais', async () => {
    const id = await m.imersao(m.autora, { ...ENCERRADO, quantidadeDeVagas: 1 }, [
      [m.caio, {}],
      [m.bia, { naEspera: true }],
    ]);
    await db
      .doc(`${caminhosDaImersao.sob(m.em(id)).event}/passado`)
      .set(umEvento(m.autora, { data: emDias(-1) }));
    expect((await m.chamar(m.caio, 'cancelarInscricao', id)).erro).toBeUndefined();
    expect(await m.inscricao(id, m.bia)).toMatchObject({ naEspera: true });
    await m.contaCerta(id);
  });
});

describe('inscrição', () => {
  it.each([
    ['antes do começo', { inicioIncricao: emDias(1) }, 'As inscrições ainda não começaram.'],
    ['depois do fim', ENCERRADO, 'As inscrições já terminaram.'],
    ['na imersão removida', { deletedAt: new Date(), publico: false }, 'Imersão não encontrada'],
    ['no desafio que não existe', { idDesafio: 'nenhum' }, 'Desafio não encontrado'],
  ])('%s é recusada', async (_caso, mudancas, frase) => {
    const id = await m.imersao(m.autora, mudancas);
    expect((await m.chamar(m.caio, 'inscrever', id, { naEspera: false })).erro?.message).toBe(frase);
    expect(await m.inscricao(id, m.caio)).toBeUndefined();
    const aberta = await m.imersao(m.autora);
    expect((await m.chamar(m.caio, 'inscrever', aberta, { naEspera: false })).erro).toBeUndefined();
  });

  it('pedir de novo, com outro pedido, não ocupa outra vaga', async () => {
    const id = await m.imersao(m.autora);
    for (let vez = 0; vez < 2; vez++)
      expect((await m.chamar(m.caio, 'inscrever', id, { naEspera: false })).resultado).toEqual({
        naEspera: false,
      });
    expect(await m.cronograma(id)).toMatchObject({ ocupadas: 1 });
  });

  it('quem não lê desafios e o respondente externo não se inscrevem', async () => {
    const id = await m.imersao(m.autora);
    const semLeitura = await m.membro('Selma', 'TEAM');
    await comMatriz(m.c.contexto, 'TEAM', { 9: { leitura: false } });
    const externo = await m.membro('Erico', 'ADMIN', { externo: true });
    for (const quem of [semLeitura, externo])
      expect((await m.chamar(quem, 'inscrever', id, { naEspera: false })).erro?.message).toBe(
        'Permissão negada',
      );
    expect(await m.cronograma(id)).toMatchObject({ ocupadas: 0 });
    await comMatriz(m.c.contexto, 'TEAM', { 9: {} });
    await db.doc(externo.referencia).update({ externo: false });
    for (const quem of [semLeitura, externo])
      expect((await m.chamar(quem, 'inscrever', id, { naEspera: false })).erro).toBeUndefined();
  });

  it('C26 o status só muda depois do fim das inscrições, nem por ADMIN; o destaque, sempre', async () => {
    const aberta = await m.imersao(m.autora, {}, [[m.caio, {}]]);
    const definir = (id: string, mudanca: object) =>
      m.chamar(m.admin, 'definirInscricao', id, { uid: m.caio.uid, ...mudanca });
    expect((await definir(aberta, { status: 2 })).erro?.message).toBe(
      'O status das inscrições só muda depois do fim das inscrições.',
    );
    expect(await m.inscricao(aberta, m.caio)).toMatchObject({ status: 1 });
    expect((await definir(aberta, { destaque: true })).erro).toBeUndefined();
    expect(await m.inscricao(aberta, m.caio)).toMatchObject({ status: 1, destaque: true });
    const encerrada = await m.imersao(m.autora, ENCERRADO, [
      [m.caio, {}],
      [m.bia, {}],
    ]);
    expect((await m.chamar(m.bia, 'cancelarInscricao', encerrada)).erro).toBeUndefined();
    expect((await definir(encerrada, { status: 2 })).erro).toBeUndefined();
    expect((await m.chamar(m.caio, 'cancelarInscricao', encerrada)).erro?.message).toBe(
      'A sua inscrição já foi avaliada e não pode mais ser cancelada.',
    );
    expect((await definir(encerrada, { status: 5 })).erro?.status).toBe('INVALID_ARGUMENT');
    expect(await m.inscricao(encerrada, m.caio)).toMatchObject({ status: 2 });
  });

  it('ninguém julga nem destaca a própria inscrição ou a de um rival', async () => {
    const id = await m.imersao(m.autora, ENCERRADO, [
      [m.caio, {}],
      [m.bia, {}],
    ]);
    for (const alvo of [m.caio, m.bia])
      for (const mudanca of [{ status: 4 }, { destaque: true }])
        expect(
          (await m.chamar(m.caio, 'definirInscricao', id, { uid: alvo.uid, ...mudanca })).erro?.message,
        ).toBe('Permissão negada');
    expect(await m.inscricao(id, m.bia)).toMatchObject({ status: 1, destaque: false });
    const daBia = { uid: m.bia.uid, status: 4 };
    expect((await m.chamar(m.autora, 'definirInscricao', id, daBia)).erro).toBeUndefined();
    expect(await m.inscricao(id, m.bia)).toMatchObject({ status: 4 });
  });

  it('o desafio cancelado não recebe inscrições; o mesmo desafio, ainda não cancelado, recebe', async () => {
    const desafio = db.doc(caminhos.registro(m.c.contexto, DESAFIO.colecao, 'que-se-cancela'));
    await desafio.set(umDesafio(m.autora, { status: 'CANCELADA' }));
    const id = await m.imersao(m.autora, { idDesafio: 'que-se-cancela' });
    const inscrever = () => m.chamar(m.caio, 'inscrever', id, { naEspera: false });
    expect((await inscrever()).erro?.message).toBe('Este desafio não recebe mais inscrições.');
    expect(await m.inscricao(id, m.caio)).toBeUndefined();
    await desafio.update({ status: 'NOVO_DESAFIO' });
    expect((await inscrever()).erro).toBeUndefined();
  });
});
