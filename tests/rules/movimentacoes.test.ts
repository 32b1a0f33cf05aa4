import { describe, expect, it } from 'vitest';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeia, umaIdeiaPublicada, umaMovimentacao, umConflito } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, marta, type Persona, tea } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
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

const { como, semear, recusa, ler, soOServidor } = await abrirAmbiente(import.meta.filename);

async function ideia(mudancas: Partial<Ideia> = {}): Promise<string> {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeiaPublicada(clara, mudancas) });
  return caminho;
}

interface Lance {
  id: string;
  de: string;
  para: string;
  naIdeia: object;
  noMovimento: object;
}
/** Moves the idea as the interface does, with whatever the test changes. */
function mover(quem: Persona, caminho: string, mudancas: Partial<Lance> = {}) {
  const { id, de, para, naIdeia, noMovimento } = {
    id: novoId('movimento'),
    de: 'NOVA_IDEIA',
    para: 'PRE_ANALISE',
    naIdeia: {},
    noMovimento: {},
    ...mudancas,
  };
  const naHora = { status: para, ultimaMovimentacao: id, cancelAt: para === 'CANCELADA' ? agora() : null };
  return juntos(
    como(quem),
    [caminho, { ...naHora, ...mudadoPor(quem), ...naIdeia }, 'mudar'],
    [
      `${caminho}/movimentacoes/${id}`,
      {
        ...criadoAgora(umaMovimentacao(quem)),
        status: para,
        statusAnterior: de,
        ...noMovimento,
      },
    ],
  );
}

const ha = (horas: number) => new Date(Date.now() - horas * 3_600_000);

const deOutra = async () => mover(tea, await ideia());

describe('movimentar', () => {
  it('C10 só ADMIN, TEAM e MASTER com 16.criacao', async () => {
    const caminho = await ideia();
    await recusa(
      caminho,
      [caio, mario, clara].map((quem) => () => mover(quem, caminho)),
      () => mover(tea, caminho),
    );
    await mover(ana, caminho, { de: 'PRE_ANALISE', para: 'APROVADA' });
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/4_16`]: { leitura: true, criacao: false } });
    const podia = permitido(() => mover(marta, caminho, { de: 'APROVADA', para: 'REPROVADA' }));
    await recusa(caminho, () => mover(marta, caminho, { de: 'APROVADA', para: 'REPROVADA' }), podia);
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/4_16`]: { leitura: true, criacao: true } });
    await podia();
  });
  it(
    'cancelar grava cancelAt com a hora do servidor; sair de lá o limpa',
    { tags: 'cobertura' },
    async () => {
      const caminho = await ideia();
      const podia = permitido(() => mover(tea, caminho, { para: 'CANCELADA' }));
      await recusa(
        caminho,
        () => mover(tea, caminho, { para: 'CANCELADA', naIdeia: { cancelAt: null } }),
        podia,
      );
      await recusa(
        caminho,
        () => mover(tea, caminho, { para: 'CANCELADA', naIdeia: { cancelAt: doAparelho() } }),
        podia,
      );
      await recusa(caminho, () => mover(tea, caminho, { naIdeia: { cancelAt: agora() } }), podia);
      await podia();
      const presa = { de: 'CANCELADA', para: 'PRE_ANALISE' };
      const { cancelAt } = (await ler(caminho)) ?? {};
      await recusa(
        caminho,
        () => mover(tea, caminho, { ...presa, naIdeia: { cancelAt } }),
        () => mover(tea, caminho, presa),
      );
      expect(await ler(caminho)).toMatchObject({ status: 'PRE_ANALISE', cancelAt: null });
    },
  );
  it.each<[string, Partial<Lance>]>([
    ['para a mesma situação', { para: 'NOVA_IDEIA' }],
    ['para rascunho', { para: 'RASCUNHO' }],
    ['para situação que não existe', { para: 'LENDARIA' }],
    ['dizendo outra situação anterior', { de: 'APROVADA' }],
    ['para situações diferentes na ideia e no movimento', { naIdeia: { status: 'APROVADA' } }],
    ['apontando outro movimento', { naIdeia: { ultimaMovimentacao: 'outro' } }],
    ['sem apontar movimento', { naIdeia: { ultimaMovimentacao: '' } }],
    ['com o título junto', { naIdeia: { titulo: 'Outro' } }],
    ['com os implementadores junto', { naIdeia: { implementadoresReferences: [tea.referencia] } }],
    ['em nome de outra pessoa', { noMovimento: { autorNome: ana.nome } }],
    ['criado por outra pessoa', { noMovimento: { createdBy: ana.uid } }],
    ['sem observação', { noMovimento: { observacoes: '  ' } }],
    ['com data do aparelho', { noMovimento: { createdAt: doAparelho() } }],
    ['já removido', { noMovimento: { deletedAt: doAparelho() } }],
    ['com campo a mais', { noMovimento: { nota: 10 } }],
  ])('C10 não move %s', async (_, mudancas) => {
    const caminho = await ideia();
    await recusa(
      caminho,
      () => mover(tea, caminho, mudancas),
      () => mover(tea, caminho),
    );
  });
  it('quem declarou conflito de interesse não move aquela ideia; as outras sim, e os outros a movem', async () => {
    const [impedida, outra] = [await ideia(), await ideia()];
    const podia = permitido(() => mover(marta, impedida));
    for (const quem of [tea, ana]) {
      const conflito = `${impedida}/conflitosDeInteresse/${quem.uid}`;
      await criar(como(quem), conflito, criadoAgora(umConflito(quem, impedida)));
      await recusa(impedida, () => mover(quem, impedida), podia);
      // It is not erased or reworded either, by oneself or by an administrator.
      for (const pessoa of [quem, ana]) {
        await soOServidor(conflito, como(pessoa), (banco) => apagar(banco, conflito));
        await soOServidor(conflito, como(pessoa), (banco) =>
          mudar(banco, conflito, { motivo: 'Nenhum', ...mudadoPor(pessoa) }),
        );
      }
    }
    await mover(tea, outra);
    await podia();
  });
  it('declarar e mover não cabem na mesma gravação', async () => {
    const caminho = await ideia();
    const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
    const id = novoId('movimento');
    const gravar = (comConflito: boolean) =>
      juntos(
        como(tea),
        [
          caminho,
          { status: 'PRE_ANALISE', ultimaMovimentacao: id, cancelAt: null, ...mudadoPor(tea) },
          'mudar',
        ],
        [`${caminho}/movimentacoes/${id}`, criadoAgora(umaMovimentacao(tea, { status: 'PRE_ANALISE' }))],
        ...(comConflito
          ? [[conflito, criadoAgora(umConflito(tea, caminho))] satisfies [string, object]]
          : []),
      );
    await recusa(
      [caminho, conflito],
      () => gravar(true),
      () => gravar(false),
    );
  });
  it(
    'só quem declarou retira o conflito, agora e dizendo por quê; um dia depois move a ideia',
    { tags: 'cobertura' },
    async () => {
      const caminho = await ideia();
      const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
      await criar(como(tea), conflito, criadoAgora(umConflito(tea, caminho)));
      const certo = { retiradoEm: agora(), motivoDaRetirada: 'Ideia errada.' };
      const podia = permitido(() => mudar(como(tea), conflito, certo));
      for (const mudanca of [
        { retiradoEm: doAparelho() },
        { retiradoEm: null },
        { motivoDaRetirada: ' ' },
        { motivoDaRetirada: 'a'.repeat(501) },
        { motivo: 'Outro' },
        { createdAt: doAparelho() },
      ])
        await recusa(conflito, () => mudar(como(tea), conflito, { ...certo, ...mudanca }), podia);
      await recusa(conflito, () => mudar(como(ana), conflito, certo), podia);
      await podia();
      await recusa(
        conflito,
        () => mudar(como(tea), conflito, { ...certo, motivoDaRetirada: 'Outro motivo' }),
        podia,
      );
      const podia2 = permitido(() => mover(tea, caminho));
      await recusa(caminho, () => mover(tea, caminho), podia2);
      await semear({ [conflito]: umConflito(tea, caminho, { retiradoEm: ha(23), motivoDaRetirada: 'x' }) });
      await recusa(caminho, () => mover(tea, caminho), podia2);
      await semear({ [conflito]: umConflito(tea, caminho, { retiradoEm: ha(25), motivoDaRetirada: 'x' }) });
      await podia2();
    },
  );
  it('o conflito retirado se declara de novo, e volta a impedir', { tags: 'cobertura' }, async () => {
    const caminho = await ideia();
    const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
    const retirado = { retiradoEm: new Date(Date.now() - 25 * 3_600_000), motivoDaRetirada: 'x' };
    await semear({ [conflito]: umConflito(tea, caminho, retirado) });
    const deNovo = { motivo: 'Voltei à equipe.', retiradoEm: null, motivoDaRetirada: '' };
    const podia = permitido(() => mudar(como(tea), conflito, deNovo));
    await recusa(conflito, () => mudar(como(tea), conflito, { ...deNovo, motivo: ' ' }), podia);
    await recusa(conflito, () => mudar(como(tea), conflito, { ...deNovo, motivoDaRetirada: 'x' }), podia);
    await recusa(conflito, () => mudar(como(ana), conflito, deNovo), podia);
    await podia();
    await recusa(
      caminho,
      () => mover(tea, caminho),
      () => mover(ana, caminho),
    );
  });
  it('conflito se declara no próprio nome, agora, com o motivo, e só o lê quem analisa', async () => {
    const caminho = await ideia();
    const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
    const certo = criadoAgora(umConflito(tea, caminho));
    const outra = await ideia();
    const podia = permitido(() => criar(como(tea), conflito, certo));
    for (const mudanca of [
      { motivo: ' ' },
      { motivo: 'a'.repeat(501) },
      { colaboradorNome: ana.nome },
      { createdAt: doAparelho() },
      { createdBy: ana.uid },
      { paiReference: outra },
      { paiReference: caminhos.ideia(EMPRESA, 'nao-existe') },
      { nota: 1 },
      { retiradoEm: agora() },
      { motivoDaRetirada: 'Não há.' },
    ])
      await recusa(conflito, () => criar(como(tea), conflito, { ...certo, ...mudanca }), podia);
    await recusa(conflito, () => criar(como(ana), conflito, criadoAgora(umConflito(ana, caminho))), podia);
    await podia();
    const podia2 = permitido(() => pegar(como(ana), conflito));
    await podia2();
    await negado(pegar(como(mario), conflito), podia2);
    await negado(listar(como(caio), `${caminho}/conflitosDeInteresse`), () =>
      listar(como(ana), `${caminho}/conflitosDeInteresse`),
    );
  });
  it('de uma ideia privada, só conhece os conflitos quem a vê', { tags: 'cobertura' }, async () => {
    const caminho = await ideia({
      privado: true,
      visibilidade: 'PRIVADA',
      participantesReferences: [tea.referencia],
    });
    const conflitos = `${caminho}/conflitosDeInteresse`;
    const deTea = `${conflitos}/${tea.uid}`;
    await criar(como(tea), `${conflitos}/${tea.uid}`, criadoAgora(umConflito(tea, caminho)));
    const podia = permitido(() => listar(como(tea), conflitos));
    const podia2 = permitido(() => pegar(como(tea), `${conflitos}/${tea.uid}`));
    for (const quem of [ana, marta]) {
      await negado(listar(como(quem), conflitos), podia);
      await negado(pegar(como(quem), deTea), podia2);
    }
    expect((await podia()).size).toBe(1);
    expect((await podia2()).exists()).toBe(true);
    await semear({ [caminho]: umaIdeiaPublicada(clara) });
    expect((await listar(como(ana), conflitos)).size).toBe(1);
  });
  it('quem propôs a ideia não a move, a não ser ADMIN', async () => {
    for (const quem of [tea, marta]) {
      const [propria, alheia] = [caminhos.ideia(EMPRESA, novoId('propria')), await ideia()];
      await semear({ [propria]: umaIdeiaPublicada(quem) });
      await recusa(
        propria,
        () => mover(quem, propria),
        () => mover(quem, alheia),
      );
      await mover(ana, propria);
    }
    const daAna = caminhos.ideia(EMPRESA, novoId('da-ana'));
    await semear({ [daAna]: umaIdeiaPublicada(ana) });
    await mover(ana, daAna);
  });
  it.each(['participantesReferences', 'implementadoresReferences'] as const)(
    'D15 quem está em %s não a move, a não ser ADMIN: ganharia pontos por ela',
    { tags: 'cobertura' },
    async (campo) => {
      for (const quem of [tea, marta]) {
        const da = await ideia({ [campo]: [quem.referencia] });
        await recusa(
          da,
          () => mover(quem, da),
          async () => mover(quem, await ideia({ [campo]: [mario.referencia] })),
        );
      }
      await mover(ana, await ideia({ [campo]: [ana.referencia] }));
    },
  );
  it('ideia e movimento, só os dois juntos', async () => {
    const caminho = await ideia();
    const movimento = `${caminho}/movimentacoes/sozinho`;
    await recusa(
      [caminho, movimento],
      [
        () =>
          mudar(como(tea), caminho, { status: 'APROVADA', ultimaMovimentacao: 'sozinho', ...mudadoPor(tea) }),
        () => criar(como(tea), movimento, criadoAgora(umaMovimentacao(tea))),
      ],
      () => mover(tea, caminho, { id: 'sozinho' }),
    );
  });
  it('D12 um movimento antigo não serve outra vez', async () => {
    const caminho = await ideia();
    await mover(tea, caminho, { id: 'primeiro', para: 'PRE_ANALISE' });
    await mover(tea, caminho, { id: 'segundo', de: 'PRE_ANALISE', para: 'NOVA_IDEIA' });
    await recusa(
      caminho,
      () =>
        mudar(como(tea), caminho, {
          status: 'PRE_ANALISE',
          ultimaMovimentacao: 'primeiro',
          ...mudadoPor(tea),
        }),
      () => mover(tea, caminho, { id: 'terceiro', para: 'PRE_ANALISE' }),
    );
  });
  it('dois movimentos da mesma ideia não cabem numa gravação', async () => {
    const caminho = await ideia();
    const [a, b] = ['a', 'b'].map((id): [string, object] => [
      `${caminho}/movimentacoes/${id}`,
      criadoAgora(umaMovimentacao(tea, { status: 'APROVADA' })),
    ]);
    if (!a || !b) throw new Error('faltam movimentações');
    const naIdeia = { status: 'APROVADA', ultimaMovimentacao: 'b', ...mudadoPor(tea) };
    await recusa(
      caminho,
      () => juntos(como(tea), [caminho, naIdeia, 'mudar'], a, b),
      () => juntos(como(tea), [caminho, naIdeia, 'mudar'], b),
    );
  });
  it('rascunho, privada alheia e removida não se movem', async () => {
    const rascunho = caminhos.ideia(EMPRESA, novoId('rascunho'));
    await semear({ [rascunho]: umaIdeia(tea) });
    await recusa(rascunho, () => mover(tea, rascunho, { de: 'RASCUNHO' }), deOutra);
    for (const mudancas of [{ privado: true }, { deletedAt: new Date() }]) {
      const caminho = await ideia(mudancas);
      await recusa(caminho, () => mover(tea, caminho), deOutra);
    }
  });
  it('o histórico não se muda nem se apaga', async () => {
    const caminho = await ideia();
    await mover(tea, caminho, { id: 'fica' });
    const movimento = `${caminho}/movimentacoes/fica`;
    for (const quem of [tea, ana]) {
      await soOServidor(movimento, como(quem), (banco) =>
        mudar(banco, movimento, { observacoes: 'Outra', ...mudadoPor(quem) }),
      );
      await soOServidor(movimento, como(quem), (banco) =>
        mudar(banco, movimento, { deletedAt: agora(), ...mudadoPor(quem) }),
      );
      await soOServidor(movimento, como(quem), (banco) => apagar(banco, movimento));
    }
    await pegar(como(caio), movimento);
    await listar(como(caio), `${caminho}/movimentacoes`);
  });
  it('A14 o de ideia privada não se lê de fora', { tags: 'cobertura' }, async () => {
    const caminho = await ideia({ privado: true });
    const movimento = `${caminho}/movimentacoes/m`;
    await semear({ [movimento]: umaMovimentacao(tea) });
    const podia = permitido(() => pegar(como(clara), movimento));
    await negado(pegar(como(caio), movimento), podia);
    const podia2 = permitido(() => listar(como(clara), `${caminho}/movimentacoes`));
    await negado(listar(como(caio), `${caminho}/movimentacoes`), podia2);
    await podia();
    await podia2();
  });
});
