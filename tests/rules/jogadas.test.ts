// Plays under way: who begins, moves, links, concludes, cancels and removes, and the ways around all that (threats C29).
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { type Jogada, jogadas, RESUMO_VAZIO } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { type TaticaDaJogada, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { emDias } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, type Persona, tea } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  juntos,
  mudar,
  novoId,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);

const EM_CURSO = { implementada: true, startedAt: emDias(-9) };
const movidas = { ...RESUMO_VAZIO, porStatus: [1, 0, 1, 0, 0] };

async function jogada(mudancas: Partial<Jogada> = {}) {
  const caminho = `${jogadas.onde(EMPRESA)}/${novoId('jogada')}`;
  await semear({ [caminho]: umaJogada(clara, mudancas) });
  return caminho;
}
const idDe = (caminho: string) => caminho.slice(caminho.lastIndexOf('/') + 1);
async function tatica(mudancas: Partial<TaticaDaJogada> = {}, daJogada: Partial<Jogada> = EM_CURSO) {
  const caminho = `${taticasDaJogada.onde(EMPRESA)}/${novoId('tatica')}`;
  const dela = idDe(await jogada(daJogada));
  await semear({ [caminho]: umaTaticaDaJogada(clara, { jogada: dela, ...mudancas }) });
  return { caminho, dela };
}
const muda = (quem: Persona, caminho: string, mudanca: object) =>
  mudar(como(quem), caminho, { ...mudanca, ...mudadoPor(quem) });
/** Runs the act while the role of Caio lacks the flag of a module. */
async function sem(modulo: number, flag: string, ato: () => Promise<unknown>) {
  const linha = `${caminhos.autorizacao(EMPRESA)}/5_${modulo}`;
  const flags = { leitura: true, criacao: true, editar: true, remover: true };
  await semear({ [linha]: { ...flags, [flag]: false } });
  await ato();
  await semear({ [linha]: flags });
}

const implementar = {
  implementada: true,
  concluido: false,
  cancelado: false,
  startedAt: agora(),
  endedAt: null,
};
const concluir = { concluido: true, endedAt: agora() };
const cancelar = { cancelado: true, endedAt: agora() };

const remover = (caminho: string) => muda(ana, caminho, { deletedAt: agora() });
const comTaticas = (porStatus: number[]) => jogada({ resumo: { ...RESUMO_VAZIO, porStatus } });

describe('a jogada', () => {
  it('C29 sugerida é só de ADMIN, e fica como nasceu', { tags: 'cobertura' }, async () => {
    const caminho = `${jogadas.onde(EMPRESA)}/${novoId()}`;
    const sugerida = { sugerida: true };
    const podia = permitido(() => criar(como(ana), caminho, { ...criadoAgora(umaJogada(ana)), ...sugerida }));
    await recusa(
      caminho,
      () => criar(como(tea), caminho, { ...criadoAgora(umaJogada(tea)), ...sugerida }),
      podia,
    );
    await recusa(
      caminho,
      () => criar(como(ana), caminho, { ...criadoAgora(umaJogada(ana)), sugerida: 1 }),
      podia,
    );
    await podia();
    const outra = await jogada();
    const nova = { nomeTipoDeJogada: 'Oferta', tipoDeJogada: 'oferta' };
    await recusa(
      outra,
      () => muda(ana, outra, { ...nova, ...sugerida }),
      () => muda(ana, outra, nova),
    );
  });

  it('nasce sem resumo e sem ter sido implementada', { tags: 'cobertura' }, async () => {
    const caminho = `${jogadas.onde(EMPRESA)}/${novoId()}`;
    await recusa(
      caminho,
      [
        { resumo: { ...RESUMO_VAZIO, podeConcluir: true } },
        { implementada: true },
        { ultimoVinculo: 3 },
        { ambicao: 'Enorme' },
        { segmento: 'x'.repeat(121) },
        { tipoDeJogada: 'a/b' },
        { nomeTipoDeJogada: 'ab' },
      ].map((mudanca) => () => criar(como(ana), caminho, { ...criadoAgora(umaJogada(ana)), ...mudanca })),
      () => criar(como(ana), caminho, { ...criadoAgora(umaJogada(ana)), segmento: 'x'.repeat(120) }),
    );
  });

  it('o resumo é do gatilho', async () => {
    const caminho = await jogada(EM_CURSO);
    const segmento = 'Outro segmento';
    await recusa(
      caminho,
      [
        () => muda(ana, caminho, { resumo: movidas }),
        () => muda(ana, caminho, { segmento, resumo: movidas }),
      ],
      () => muda(ana, caminho, { segmento }),
    );
  });

  it('implementar pede 19.criacao, e não se implementa a que corre', { tags: 'cobertura' }, async () => {
    const caminho = await jogada();
    const podia = permitido(() => muda(caio, caminho, implementar));
    await sem(19, 'criacao', () => recusa(caminho, () => muda(caio, caminho, implementar), podia));
    for (const mudanca of [
      { startedAt: emDias(-1) },
      { concluido: true },
      { endedAt: agora() },
      { implementada: false },
      { descricao: 'Outra descrição' },
    ])
      await recusa(caminho, () => muda(caio, caminho, { ...implementar, ...mudanca }), podia);
    await podia();
    await recusa(caminho, () => muda(caio, caminho, implementar), podia);
  });

  it('C29 concluir pede o que o resumo diz, e 19.editar', { tags: 'cobertura' }, async () => {
    const presa = await jogada({ ...EM_CURSO, resumo: movidas });
    const podia = permitido(() => muda(caio, pronta, concluir));
    await recusa(presa, () => muda(ana, presa, concluir), podia);
    const pronta = await jogada({ ...EM_CURSO, resumo: { ...movidas, podeConcluir: true } });
    await sem(19, 'editar', () => recusa(pronta, () => muda(caio, pronta, concluir), podia));
    await recusa(pronta, () => muda(caio, pronta, { ...concluir, cancelado: true }), podia);
    await recusa(pronta, () => muda(caio, pronta, { ...concluir, endedAt: emDias(-1) }), podia);
    await podia();
    await recusa(pronta, () => muda(caio, pronta, cancelar), podia);
    const parada = await jogada({ resumo: { ...movidas, podeConcluir: true } });
    await recusa(parada, () => muda(ana, parada, concluir), podia);
  });

  it('cancelar e recomeçar', { tags: 'cobertura' }, async () => {
    const caminho = await jogada(EM_CURSO);
    const podia = permitido(() => muda(caio, caminho, cancelar));
    await sem(19, 'editar', () => recusa(caminho, () => muda(caio, caminho, cancelar), podia));
    for (const mudanca of [
      { descricao: 'Outra descrição' },
      { cancelado: false },
      { cancelado: 'sim' },
      { concluido: 'não' },
    ])
      await recusa(caminho, () => muda(caio, caminho, { ...cancelar, ...mudanca }), podia);
    await podia();
    await muda(caio, caminho, implementar);
    await muda(caio, caminho, cancelar);
  });

  it('só se remove a que não tem movimentação, em nenhuma das situações', { tags: 'cobertura' }, async () => {
    for (const movida of [
      [2, 1, 0, 0, 0],
      [2, 0, 1, 0, 0],
      [2, 0, 0, 1, 0],
      [2, 0, 0, 0, 1],
    ]) {
      const caminho = await comTaticas(movida);
      await recusa(
        caminho,
        () => remover(caminho),
        async () => remover(await comTaticas([3, 0, 0, 0, 0])),
      );
    }
  });

  it('numera os vínculos de um em um', { tags: 'cobertura' }, async () => {
    const caminho = await jogada(EM_CURSO);
    const podia = permitido(() => muda(caio, caminho, { ultimoVinculo: 1 }));
    await recusa(caminho, () => muda(caio, caminho, { ultimoVinculo: 2 }), podia);
    await sem(19, 'editar', () => recusa(caminho, () => muda(caio, caminho, { ultimoVinculo: 1 }), podia));
    await recusa(
      caminho,
      () => muda(caio, caminho, { ultimoVinculo: 1, descricao: 'Outra descrição' }),
      podia,
    );
    await podia();
    const parada = await jogada();
    await recusa(parada, () => muda(caio, parada, { ultimoVinculo: 1 }), podia);
  });

  it('o que se escolhe muda, com o formato que tem', { tags: 'cobertura' }, async () => {
    const caminho = await jogada();
    await recusa(
      caminho,
      [{ ambicao: 'Enorme' }, { tipoDeJogada: '' }, { segmento: 3 }].map(
        (mudanca) => () => muda(ana, caminho, mudanca),
      ),
      () =>
        muda(ana, caminho, {
          ambicao: 'Essencial',
          segmento: '',
          nomeTipoDeJogada: 'Oferta',
          tipoDeJogada: 'oferta',
        }),
    );
    const tipo = `${tiposDeInovacao.onde(EMPRESA)}/${novoId()}`;
    await semear({ [tipo]: umTipoDeInovacao(clara) });
    await recusa(
      tipo,
      [{ categoria: '' }, { nomeCategoria: 'x' }].map((mudanca) => () => muda(ana, tipo, mudanca)),
      () => muda(ana, tipo, { categoria: 'processo', nomeCategoria: 'Processo' }),
    );
  });
});

interface Lance {
  id: string;
  naTatica: object;
  noMovimento: object;
}
/** Moves the tactic as the interface does, with whatever the test changes. */
function mover(
  quem: Persona,
  { caminho, dela }: { caminho: string; dela: string },
  mudancas: Partial<Lance> = {},
) {
  const { id = novoId('m'), naTatica = {}, noMovimento = {} } = mudancas;
  const status = 2;
  return juntos(
    como(quem),
    [
      caminho,
      { status, movimentadaEm: agora(), ultimaMovimentacao: id, ...mudadoPor(quem), ...naTatica },
      'mudar',
    ],
    [
      `${caminhos.daEmpresa(EMPRESA, 'movimentacoesDeTaticas')}/${id}`,
      {
        ...criadoAgora(umaMovimentacaoDeTatica(quem, { jogada: dela, tatica: idDe(caminho), status })),
        ...noMovimento,
      },
    ],
  );
}

const ligar = ({ caminho }: { caminho: string }) =>
  muda(ana, caminho, { numeroDoVinculo: 1, corVinculos: 'teal', vinculos: ['b'] });

describe('a tática', () => {
  it('movimenta-se com a sua movimentação, por quem tem 19.criacao', { tags: 'cobertura' }, async () => {
    const da = await tatica();
    const podia2 = permitido(() => mover(caio, da));
    await sem(19, 'criacao', () => recusa(da.caminho, () => mover(caio, da), podia2));
    const podia = permitido(() => mover(caio, da, { id }));
    for (const naTatica of [
      { status: 3 },
      { movimentadaEm: emDias(-1) },
      { ultimaMovimentacao: 'outra' },
      { descricao: 'Outra descrição' },
    ])
      await recusa(da.caminho, () => mover(caio, da, { naTatica }), podia);
    for (const status of [0, 5, 1.5, '2'])
      await recusa(
        da.caminho,
        () => mover(caio, da, { naTatica: { status }, noMovimento: { status } }),
        podia,
      );
    await recusa(da.caminho, () => mover(caio, da, { id: 'm'.repeat(41) }), podia);
    for (const noMovimento of [
      { status: 0 },
      { status: 5 },
      { tatica: 'outra' },
      { jogada: 'outra' },
      { descricao: 'ab' },
      { data: emDias(1) },
      { data: '2026-01-01' },
      { createdAt: emDias(-1) },
      { deletedAt: agora() },
      { extra: 1 },
    ])
      await recusa(da.caminho, () => mover(caio, da, { noMovimento }), podia);
    const id = novoId('m');
    await podia();
    await recusa(da.caminho, () => mover(caio, da, { id }), podia);
    await podia2();
  });

  it('uma movimentação não vale sozinha, nem a tática sem ela', { tags: 'cobertura' }, async () => {
    const da = await tatica();
    const caminho = `${caminhos.daEmpresa(EMPRESA, 'movimentacoesDeTaticas')}/${novoId('m')}`;
    const sozinha = criadoAgora(umaMovimentacaoDeTatica(ana, { jogada: da.dela, tatica: idDe(da.caminho) }));
    await recusa(
      [caminho, da.caminho],
      [
        () => criar(como(ana), caminho, sozinha),
        () => muda(ana, da.caminho, { status: 4 }),
        () => muda(ana, da.caminho, { ultimaMovimentacao: 'x', status: 4, movimentadaEm: agora() }),
      ],
      () => mover(ana, da, { naTatica: { status: 4 }, noMovimento: { status: 4 } }),
    );
  });

  it('só de uma jogada em curso', async () => {
    for (const daJogada of [{}, { ...EM_CURSO, concluido: true }, { ...EM_CURSO, cancelado: true }]) {
      const [da, emCurso] = [await tatica({}, daJogada), await tatica()];
      await recusa(
        da.caminho,
        () => mover(ana, da),
        () => mover(ana, emCurso),
      );
      await recusa(
        da.caminho,
        () => ligar(da),
        () => ligar(emCurso),
      );
    }
  });

  it('liga-se a outras com 19.editar', { tags: 'cobertura' }, async () => {
    const { caminho } = await tatica();
    const vinculo = { numeroDoVinculo: 1, corVinculos: 'teal', vinculos: ['b', 'c'] };
    const podia = permitido(() => muda(caio, caminho, vinculo));
    await sem(19, 'editar', () => recusa(caminho, () => muda(caio, caminho, vinculo), podia));
    for (const mudanca of [
      { corVinculos: 'preto' },
      { numeroDoVinculo: -1 },
      { vinculos: [1] },
      { nome: 'Outro nome' },
    ])
      await recusa(caminho, () => muda(caio, caminho, { ...vinculo, ...mudanca }), podia);
    const { caminho: tirada } = await tatica({ deletedAt: new Date() });
    await recusa(tirada, () => muda(caio, tirada, vinculo), podia);
    await podia();
    await muda(caio, caminho, { numeroDoVinculo: 0, corVinculos: '', vinculos: [] });
  });

  it('movimentada, não se remove', { tags: 'cobertura' }, async () => {
    const [nova, movida] = [await tatica(), await tatica({ status: 2 })];
    await recusa(
      movida.caminho,
      () => muda(ana, movida.caminho, { deletedAt: agora() }),
      () => muda(ana, nova.caminho, { deletedAt: agora() }),
    );
  });

  it('nasce sem movimentação e sem vínculo', { tags: 'cobertura' }, async () => {
    const caminho = `${taticasDaJogada.onde(EMPRESA)}/${novoId()}`;
    await recusa(
      caminho,
      [
        { status: 4 },
        { numeroDoVinculo: 1 },
        { jogada: 'a/b' },
        { idTatica: 'a/b' },
        { tipo: 'x'.repeat(121) },
        { categoria: 3 },
      ].map(
        (mudanca) => () => criar(como(ana), caminho, { ...criadoAgora(umaTaticaDaJogada(ana)), ...mudanca }),
      ),
      () => criar(como(ana), caminho, { ...criadoAgora(umaTaticaDaJogada(ana)), idTatica: 'catalogo' }),
    );
  });
});

describe('uma jogada de quarenta táticas', () => {
  const quarenta = Array.from({ length: 40 }, (_, i) => i);

  it('grava-se inteira, e o vínculo de todas também, numa gravação só', async () => {
    const dela = novoId('jogada');
    const caminho = `${jogadas.onde(EMPRESA)}/${dela}`;
    const taticas = quarenta.map(() => `${taticasDaJogada.onde(EMPRESA)}/${novoId('tatica')}`);
    await juntos(
      como(caio),
      [caminho, criadoAgora(umaJogada(caio))],
      ...taticas.map((uma, i): [string, object] => [
        uma,
        criadoAgora(umaTaticaDaJogada(caio, { jogada: dela, nome: `Tática ${i}` })),
      ]),
    );
    await muda(ana, caminho, implementar);
    const ids = taticas.map(idDe);
    await juntos(
      como(ana),
      [caminho, { ultimoVinculo: 1, ...mudadoPor(ana) }, 'mudar'],
      ...taticas.map((uma): [string, object, 'mudar'] => [
        uma,
        {
          numeroDoVinculo: 1,
          corVinculos: 'teal',
          vinculos: ids.filter((id) => id !== idDe(uma)),
          ...mudadoPor(ana),
        },
        'mudar',
      ]),
    );
    await mover(caio, { caminho: taticas[39] ?? '', dela });
  });
});
