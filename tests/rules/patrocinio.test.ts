import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { emDias, emOutraEmpresa, umaCarteira, umaIdeia, umPatrocinio } from '@tests/support/documentos';
import { ana, clara, EMPRESA, EMPRESA_VIZINHA, paulo, type Persona } from '@tests/support/personas';
import {
  abrirAmbiente,
  apagar,
  criadoAgora,
  juntos,
  listar,
  mudar,
  novoId,
  pegar,
  doAparelho,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';
import { carteira, doItem, moedas, vigente } from './moedas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, recusa, soOServidor, ler } = ambiente;

const { ideia, regulamento, alguem } = moedas(ambiente);

interface Pagamento {
  regra: string;
  moedas: unknown;
  total: unknown;
  noItem: object;
  naCarteira: object;
}
/** Gives coins as the interface does: sponsorship and wallet in one batch, each created or changed. */
async function patrocinar(quem: Persona, caminho: string, mudancas: Partial<Pagamento> = {}) {
  const { regra, moedas, total, noItem, naCarteira } = {
    regra: vigente,
    moedas: 10,
    total: mudancas.moedas ?? 10,
    noItem: {},
    naCarteira: {},
    ...mudancas,
  };
  const banco = como(quem);
  const [item, bolso] = [doItem(caminho, quem), carteira(regra, quem)];
  const [jaDeu, jaTem] = await Promise.all([ler(item), ler(bolso)]);
  const novo = { ...criadoAgora(umPatrocinio(quem, { regulamentoReference: regra })), moedas, ...noItem };
  const nova = {
    ...criadoAgora(umaCarteira(quem)),
    totalMoedas: total,
    ultimoPai: idDaReferencia(caminho),
    ...naCarteira,
  };
  await juntos(
    banco,
    jaDeu ? [item, { moedas, ...mudadoPor(quem), ...noItem }, 'mudar'] : [item, novo],
    jaTem
      ? [
          bolso,
          { totalMoedas: total, ultimoPai: idDaReferencia(caminho), ...mudadoPor(quem), ...naCarteira },
          'mudar',
        ]
      : [bolso, nova],
  );
}

describe('patrocinar', () => {
  it('dá, aumenta, diminui e retira moedas; a carteira soma', async () => {
    const [quem, a, b] = [await alguem(), await ideia(), await ideia()];
    await patrocinar(quem, a, { moedas: 60 });
    await patrocinar(quem, b, { moedas: 30, total: 90 });
    await patrocinar(quem, a, { moedas: 70, total: 100 });
    await patrocinar(quem, a, { moedas: 0, total: 30 });
    expect(await ler(carteira(vigente, quem))).toMatchObject({
      totalMoedas: 30,
      ultimoPai: idDaReferencia(a),
    });
  });
  it('não passa da cota do regulamento', async () => {
    const [quem, a, b] = [await alguem(), await ideia(), await ideia()];
    await recusa(
      doItem(a, quem),
      () => patrocinar(quem, a, { moedas: 101 }),
      () => patrocinar(quem, a, { moedas: 100 }),
    );
    const podia = permitido(() => patrocinar(quem, b, { moedas: 1, total: 100 }));
    await recusa(
      [doItem(b, quem), carteira(vigente, quem)],
      () => patrocinar(quem, b, { moedas: 1, total: 101 }),
      podia,
    );
    await patrocinar(quem, a, { moedas: 99 });
    await podia();
  });
  it.each([-5, 0.5, Number.NaN, '10', 1e308, null, Number.POSITIVE_INFINITY])(
    'D03 não aceita %s moedas',
    async (moedas) => {
      const [quem, a] = [await alguem(), await ideia()];
      const podia = permitido(() => patrocinar(quem, a));
      await recusa(
        [doItem(a, quem), carteira(vigente, quem)],
        () => patrocinar(quem, a, { moedas, total: moedas }),
        podia,
      );
      await recusa(
        [doItem(a, quem), carteira(vigente, quem)],
        () => patrocinar(quem, a, { moedas, total: 0 }),
        podia,
      );
      await podia();
    },
  );
  it('D04 carteira e patrocínio, só os dois juntos e pela mesma diferença', async () => {
    const [quem, a, b] = [await alguem(), await ideia(), await ideia()];
    await patrocinar(quem, a, { moedas: 50 });
    await patrocinar(quem, b, { moedas: 50, total: 100 });
    const [noA, noBolso] = [doItem(a, quem), carteira(vigente, quem)];
    const mexidas = [
      () => mudar(como(quem), noBolso, { totalMoedas: 10, ...mudadoPor(quem) }),
      () => mudar(como(quem), noBolso, { totalMoedas: 10, ultimoPai: idDaReferencia(a), ...mudadoPor(quem) }),
      () => mudar(como(quem), noA, { moedas: 40, ...mudadoPor(quem) }),
      () => mudar(como(quem), noA, { moedas: 90, ...mudadoPor(quem) }),
      () => patrocinar(quem, a, { moedas: 50, total: 90 }),
      () => patrocinar(quem, a, { moedas: 40, total: 80 }),
      () => patrocinar(quem, a, { moedas: 60, total: 100 }),
      () => patrocinar(quem, a, { moedas: 40, total: 90, naCarteira: { ultimoPai: idDaReferencia(b) } }),
      () => patrocinar(quem, a, { moedas: 40, total: 90, naCarteira: { ultimoPai: 'outra' } }),
    ];
    await soOServidor(noBolso, como(quem), (banco) => apagar(banco, noBolso));
    await soOServidor(noA, como(quem), (banco) => apagar(banco, noA));
    await recusa([noA, noBolso], mexidas, () => patrocinar(quem, a, { moedas: 40, total: 90 }));
  });
  it(
    'D04 dois patrocínios numa gravação não saem da carteira como um só',
    { tags: 'cobertura' },
    async () => {
      const [quem, a, b] = [await alguem(), await ideia(), await ideia()];
      const novo = { ...criadoAgora(umPatrocinio(quem)), moedas: 100 };
      const nova = { ...criadoAgora(umaCarteira(quem)), totalMoedas: 100, ultimoPai: idDaReferencia(b) };
      await recusa(
        [doItem(a, quem), doItem(b, quem)],
        () =>
          juntos(
            como(quem),
            [doItem(a, quem), novo],
            [doItem(b, quem), novo],
            [carteira(vigente, quem), nova],
          ),
        () => juntos(como(quem), [doItem(b, quem), novo], [carteira(vigente, quem), nova]),
      );
    },
  );
  it('D06 só em ideia nova, publicada e aberta a patrocínio, que se vê', async () => {
    const quem = await alguem();
    const rascunho = caminhos.ideia(EMPRESA, novoId('rascunho'));
    await semear({ [rascunho]: umaIdeia(quem) });
    const recusadas = [
      rascunho,
      await ideia({ status: 'APROVADA' }),
      await ideia({ status: 'CANCELADA' }),
      await ideia({ permitirPatrocinio: false }),
      await ideia({ privado: true }),
      await ideia({ deletedAt: emDias(-1) }),
      caminhos.ideia(EMPRESA, 'que-nao-existe'),
    ];
    const podia = permitido(async () =>
      patrocinar(quem, await ideia({ privado: true, participantesReferences: [quem.referencia] })),
    );
    for (const caminho of recusadas)
      await recusa(doItem(caminho, quem), () => patrocinar(quem, caminho), podia);
    await podia();
  });
  it('D07 só pelo regulamento da ideia, desta empresa e em andamento', async () => {
    const quem = await alguem();
    const generoso = await regulamento({ quantidadeMoedasPorColaborador: 1_000_000 });
    const a = await ideia();
    const podia = permitido(async () =>
      patrocinar(quem, await ideia({ regulamentoReference: generoso }), { regra: generoso, moedas: 500 }),
    );
    await recusa(doItem(a, quem), () => patrocinar(quem, a, { regra: generoso, moedas: 500 }), podia);
    await recusa(
      doItem(a, quem),
      () => patrocinar(quem, a, { regra: generoso, moedas: 500, noItem: { regulamentoReference: vigente } }),
      podia,
    );
    const deFora = emOutraEmpresa(vigente, EMPRESA_VIZINHA);
    await recusa(doItem(a, quem), () => patrocinar(quem, a, { regra: deFora }), podia);
    for (const fora of [
      { dataInicial: emDias(-9), dataFinal: emDias(-1) },
      { dataInicial: emDias(1), dataFinal: emDias(9) },
      { deletedAt: emDias(-1) },
    ]) {
      const regra = await regulamento(fora);
      const sobEla = await ideia({ regulamentoReference: regra });
      await recusa(doItem(sobEla, quem), () => patrocinar(quem, sobEla, { regra }), podia);
    }
    const semRegra = await ideia({ regulamentoReference: null });
    await recusa(doItem(semRegra, quem), () => patrocinar(quem, semRegra), podia);
    await podia();
  });
  it('ninguém patrocina por outra pessoa, nem com outro nome ou título', async () => {
    const [quem, a] = [await alguem(), await ideia()];
    const outro = { uid: quem.uid } as const;
    const falsos = [
      { colaboradorNome: ana.nome },
      { paiTitulo: 'Outra ideia' },
      { createdBy: ana.uid },
      { updatedBy: ana.uid },
      { createdAt: doAparelho() },
      { extra: 1 },
    ];
    const podia = permitido(() => patrocinar(quem, a));
    for (const noItem of falsos) await recusa(doItem(a, quem), () => patrocinar(quem, a, { noItem }), podia);
    for (const naCarteira of [{ createdBy: ana.uid }, { updatedAt: doAparelho() }, { extra: 1 }])
      await recusa(doItem(a, quem), () => patrocinar(quem, a, { naCarteira }), podia);
    const donoErrado = doItem(a, outro);
    const por = (item: string) =>
      juntos(
        como(paulo),
        [item, criadoAgora(umPatrocinio(paulo))],
        [carteira(vigente, paulo), { ...criadoAgora(umaCarteira(paulo)), ultimoPai: idDaReferencia(a) }],
      );
    await recusa(
      donoErrado,
      () => por(donoErrado),
      () => por(doItem(a, paulo)),
    );
    await podia();
  });
  it('ninguém devolve moedas a si, nem ao criar nem ao mudar', async () => {
    const [quem, a] = [await alguem(), await ideia()];
    const podia = permitido(() => patrocinar(quem, a));
    for (const noItem of [{ devolvidas: 10 }, { devolvidas: -10 }, { movimento: 'm' }])
      await recusa([doItem(a, quem), carteira(vigente, quem)], () => patrocinar(quem, a, { noItem }), podia);
    await recusa(
      [doItem(a, quem), carteira(vigente, quem)],
      () => patrocinar(quem, a, { moedas: 10, total: 0, noItem: { devolvidas: 10 } }),
      podia,
    );
    await podia();
    await recusa(
      [doItem(a, quem), carteira(vigente, quem)],
      [{ devolvidas: 10 }, { movimento: 'm' }].map(
        (noItem) => () => patrocinar(quem, a, { moedas: 10, total: 0, noItem }),
      ),
      () => patrocinar(quem, a, { moedas: 12, total: 12 }),
    );
  });
  it(
    'o que voltou para a carteira não conta duas vezes: patrocinar de novo paga tudo de novo',
    { tags: 'cobertura' },
    async () => {
      const [quem, a] = [await alguem(), await ideia()];
      const devolvido = umPatrocinio(quem, { moedas: 60, devolvidas: 60, movimento: 'm' });
      await semear({
        [doItem(a, quem)]: devolvido,
        [carteira(vigente, quem)]: umaCarteira(quem, { totalMoedas: 50 }),
      });
      const depois = { devolvidas: 0 };
      const podia = permitido(() => patrocinar(quem, a, { moedas: 20, total: 70, noItem: depois }));
      await recusa(
        doItem(a, quem),
        () => patrocinar(quem, a, { moedas: 60, total: 50, noItem: depois }),
        podia,
      );
      await recusa(
        doItem(a, quem),
        () => patrocinar(quem, a, { moedas: 20, total: 10, noItem: depois }),
        podia,
      );
      await recusa(doItem(a, quem), () => patrocinar(quem, a, { moedas: 20, total: 70 }), podia);
      await podia();
      expect(await ler(carteira(vigente, quem))).toMatchObject({ totalMoedas: 70 });
    },
  );
  it(
    'A14 patrocínios só os vê quem propôs, e cada um o seu; a carteira é só de cada um',
    { tags: 'cobertura' },
    async () => {
      const [quem, a] = [await alguem(), await ideia({ privado: true })];
      const podia = permitido(() => listar(como(clara), `${a}/ideiasActivitiesPerColaborador`));
      await negado(listar(como(quem), `${a}/ideiasActivitiesPerColaborador`), podia);
      const podia2 = permitido(() => pegar(como(quem), doItem(b, quem)));
      await negado(pegar(como(quem), doItem(a, quem)), podia2);
      await podia();
      const b = await ideia();
      await semear({ [doItem(b, quem)]: umPatrocinio(quem), [doItem(b, paulo)]: umPatrocinio(paulo) });
      const podia3 = permitido(() => pegar(como(clara), doItem(b, paulo)));
      for (const outra of [quem, ana]) {
        await negado(listar(como(outra), `${b}/ideiasActivitiesPerColaborador`), () =>
          listar(como(clara), `${b}/ideiasActivitiesPerColaborador`),
        );
        await negado(pegar(como(outra), doItem(b, paulo)), podia3);
      }
      await podia2();
      await podia3();
      const podia4 = permitido(() => pegar(como(quem), carteira(vigente, quem)));
      await negado(pegar(como(ana), carteira(vigente, quem)), podia4);
      await soOServidor([], como(ana), (banco) =>
        listar(banco, `${vigente}/regulamentoActivitiesPerColaborador`),
      );
      await podia4();
    },
  );
});
