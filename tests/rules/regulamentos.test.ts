import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { type RegulamentoDesafios, regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import {
  chamado,
  emDias,
  REGULAMENTO,
  umaCampanha,
  umRegulamento,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { ana, caio, EMPRESA, mario, marta, rui, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudar,
  novoId,
  pegar,
  doAparelho,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const futuro = { dataInicial: emDias(2), dataFinal: emDias(30) };
/** Midnight in America/Sao_Paulo at which the day so many days away begins. */
const inicioDoDia = (dias: number) => {
  const dia = new Date(Date.now() - 3 * 3_600_000 + dias * 86_400_000);
  return new Date(Date.UTC(dia.getUTCFullYear(), dia.getUTCMonth(), dia.getUTCDate(), 3));
};
const remocao = { deletedAt: agora(), ...mudadoPor(ana) };
const naoAdmins = [caio, mario, tea, marta, xavier];

/** Of each kind, where they lie, how one is made, and what only it holds. */
const TIPOS = [
  {
    tipo: 'de ideias',
    regulamentos: caminhos.regulamentosIdeias(EMPRESA),
    um: umRegulamento,
    maisMudancas: [{ permitirIdeiaPrivada: false }],
  },
  {
    tipo: 'de desafios',
    regulamentos: regulamentosDesafios.onde(EMPRESA),
    um: umRegulamentoDeDesafios,
    maisMudancas: [],
  },
];

describe.each(TIPOS)('regulamentos $tipo', ({ regulamentos, um, maisMudancas }) => {
  const caminhoNovo = () => `${regulamentos}/${novoId('regulamento')}`;
  const novo = (mudancas: Partial<RegulamentoDesafios> = {}) =>
    criadoAgora(um({ ...futuro, createdBy: ana.uid, updatedBy: ana.uid, ...mudancas }));
  async function guardado(mudancas: Partial<RegulamentoDesafios> = {}) {
    const caminho = caminhoNovo();
    await semear({ [caminho]: um({ ...futuro, ...mudancas }) });
    return caminho;
  }
  it('todos de dentro leem; só ADMIN cria', { tags: 'cobertura' }, async () => {
    const caminho = caminhoNovo();
    await recusa(
      caminho,
      naoAdmins.map(
        (quem) => () => criar(como(quem), caminho, novo({ createdBy: quem.uid, updatedBy: quem.uid })),
      ),
      () => criar(como(ana), caminho, novo()),
    );
    const podia = permitido(() => pegar(como(caio), caminho));
    const podia2 = permitido(() => listar(como(caio), regulamentos));
    for (const quem of [rui, xavier]) {
      await negado(pegar(como(quem), caminho), podia);
      await negado(listar(como(quem), regulamentos), podia2);
    }
    await podia();
    await podia2();
  });
  it('começa hoje ou depois (dia de São Paulo) e termina depois de começar', async () => {
    const caminho = caminhoNovo();
    const errados = [
      { dataInicial: inicioDoDia(-1) },
      { dataInicial: new Date(inicioDoDia(0).getTime() - 1) },
      { dataFinal: futuro.dataInicial },
      { dataFinal: emDias(1) },
    ];
    await recusa(
      caminho,
      errados.map((errado) => () => criar(como(ana), caminho, novo(errado))),
      () => criar(como(ana), caminho, novo({ dataInicial: inicioDoDia(0) })),
    );
  });
  it('C21 muda até começar; depois, nada, diga o relógio do aparelho o que disser', async () => {
    const mudancas = [
      { quantidadeMoedasPorColaborador: 999 },
      { dataFinal: emDias(90) },
      { dataInicial: emDias(3) },
      ...maisMudancas,
      chamado('Outro nome'),
    ];
    const podia = permitido(async () => {
      for (const mudanca of mudancas) await mudar(como(ana), porComecar, { ...mudanca, ...mudadoPor(ana) });
    });
    const podia2 = permitido(() => mudar(como(ana), porComecar, remocao));
    for (const inicio of [emDias(-3), new Date(Date.now() - 1_000)]) {
      const comecado = await guardado({ dataInicial: inicio });
      for (const mudanca of mudancas)
        await recusa(comecado, () => mudar(como(ana), comecado, { ...mudanca, ...mudadoPor(ana) }), podia);
      await recusa(
        comecado,
        () => mudar(como(ana), comecado, { ...chamado('Outro'), updatedAt: emDias(-9), updatedBy: ana.uid }),
        podia,
      );
      await recusa(comecado, () => mudar(como(ana), comecado, remocao), podia2);
    }
    const porComecar = await guardado();
    await podia();
    await podia2();
    await recusa(
      porComecar,
      () => mudar(como(ana), porComecar, { ...chamado('De novo'), ...mudadoPor(ana) }),
      podia2,
    );
  });
  it('só ADMIN muda e remove; ninguém apaga', { tags: 'cobertura' }, async () => {
    const caminho = await guardado();
    const podia = permitido(() => mudar(como(ana), caminho, { ...chamado('Outro'), ...mudadoPor(ana) }));
    for (const quem of naoAdmins) {
      await recusa(
        caminho,
        () => mudar(como(quem), caminho, { ...chamado('Outro'), ...mudadoPor(quem) }),
        podia,
      );
      await recusa(
        caminho,
        () => mudar(como(quem), caminho, { deletedAt: agora(), ...mudadoPor(quem) }),
        podia,
      );
    }
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
    await podia();
  });
  it('remover não leva outra mudança junto nem data do aparelho', { tags: 'cobertura' }, async () => {
    const caminho = await guardado();
    const podia = permitido(() => mudar(como(ana), caminho, remocao));
    await recusa(caminho, () => mudar(como(ana), caminho, { ...remocao, ...chamado('Outro') }), podia);
    await recusa(caminho, () => mudar(como(ana), caminho, { ...remocao, deletedAt: doAparelho() }), podia);
    await podia();
  });
});

describe('campanhas', () => {
  const campanhas = caminhos.campanhas(EMPRESA, REGULAMENTO);
  const daAna = { createdBy: ana.uid, updatedBy: ana.uid };
  const nova = (mudancas: Parameters<typeof umaCampanha>[0] = {}) =>
    criadoAgora(umaCampanha({ ...daAna, ...mudancas }));
  async function guardada(mudancas: Parameters<typeof umaCampanha>[0] = {}) {
    const caminho = `${campanhas}/${novoId('campanha')}`;
    await semear({ [caminho]: umaCampanha(mudancas) });
    return caminho;
  }
  it(
    'só ADMIN cria, também com o regulamento em andamento; todos de dentro leem',
    { tags: 'cobertura' },
    async () => {
      const caminho = `${campanhas}/${novoId('campanha')}`;
      await recusa(
        caminho,
        naoAdmins.map(
          (quem) => () => criar(como(quem), caminho, nova({ createdBy: quem.uid, updatedBy: quem.uid })),
        ),
        () => criar(como(ana), caminho, nova()),
      );
      const podia = permitido(() => pegar(como(caio), caminho));
      const podia2 = permitido(() => listar(como(caio), campanhas));
      for (const quem of [rui, xavier]) {
        await negado(pegar(como(quem), caminho), podia);
        await negado(listar(como(quem), campanhas), podia2);
      }
      await podia();
      await podia2();
    },
  );
  it('não em regulamento removido ou que não existe, nem no passado, nem sem setor', async () => {
    const removido = caminhos.campanhas(EMPRESA, novoId('removido'));
    await semear({ [removido.replace(/\/campanhas$/, '')]: umRegulamento({ deletedAt: emDias(-1) }) });
    const podia = permitido(() => criar(como(ana), caminho, nova({ dataInicial: inicioDoDia(0) })));
    for (const colecao of [removido, caminhos.campanhas(EMPRESA, 'que-nao-existe')])
      await recusa(`${colecao}/c`, () => criar(como(ana), `${colecao}/c`, nova()), podia);
    const caminho = `${campanhas}/${novoId('campanha')}`;
    for (const errada of [{ dataInicial: inicioDoDia(-1) }, { dataFinal: emDias(1) }, { setores: [] }])
      await recusa(caminho, () => criar(como(ana), caminho, nova(errada)), podia);
    await podia();
  });
  it('muda enquanto não passou, mesmo começada; passada, nem se remove', { tags: 'cobertura' }, async () => {
    const corrente = await guardada({ dataInicial: emDias(-5) });
    await mudar(como(ana), corrente, { descricao: 'Mês da segurança', ...mudadoPor(ana) });
    const podia = permitido(() => mudar(como(ana), corrente, remocao));
    await recusa(
      corrente,
      () => mudar(como(ana), corrente, { dataInicial: emDias(-8), ...mudadoPor(ana) }),
      podia,
    );
    await recusa(
      corrente,
      () => mudar(como(ana), corrente, { dataFinal: emDias(-1), ...mudadoPor(ana) }),
      podia,
    );
    await podia();
    const passada = await guardada({ dataInicial: emDias(-9), dataFinal: emDias(-1) });
    const vigente = await guardada({ dataInicial: emDias(-9), dataFinal: emDias(1) });
    for (const mudanca of [{ descricao: 'Outra' }, { dataFinal: emDias(9) }])
      await recusa(
        passada,
        () => mudar(como(ana), passada, { ...mudanca, ...mudadoPor(ana) }),
        () => mudar(como(ana), vigente, { ...mudanca, ...mudadoPor(ana) }),
      );
    await recusa(passada, () => mudar(como(ana), passada, remocao), podia);
  });
  it('só ADMIN muda; ninguém apaga', async () => {
    const caminho = await guardada();
    const podia = permitido(() => mudar(como(ana), caminho, { descricao: 'Outra', ...mudadoPor(ana) }));
    for (const quem of naoAdmins)
      await recusa(
        caminho,
        () => mudar(como(quem), caminho, { descricao: 'Outra', ...mudadoPor(quem) }),
        podia,
      );
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
    await podia();
  });
});
