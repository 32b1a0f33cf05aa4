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
  mudadoPor,
  mudar,
  novoId,
  pegar,
  doAparelho,
  negado,
} from './ambiente';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

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

describe('movimentar', () => {
  it('C10 só ADMIN, TEAM e MASTER com 16.criacao', async () => {
    const caminho = await ideia();
    for (const quem of [caio, mario, clara]) await recusa(caminho, () => mover(quem, caminho));
    await mover(tea, caminho);
    await mover(ana, caminho, { de: 'PRE_ANALISE', para: 'APROVADA' });
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/4_16`]: { leitura: true, criacao: false } });
    await recusa(caminho, () => mover(marta, caminho, { de: 'APROVADA', para: 'REPROVADA' }));
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/4_16`]: { leitura: true, criacao: true } });
    await mover(marta, caminho, { de: 'APROVADA', para: 'REPROVADA' });
  });
  it(
    'cancelar grava cancelAt com a hora do servidor; sair de lá o limpa',
    { tags: 'cobertura' },
    async () => {
      const caminho = await ideia();
      await recusa(caminho, () => mover(tea, caminho, { para: 'CANCELADA', naIdeia: { cancelAt: null } }));
      await recusa(caminho, () =>
        mover(tea, caminho, { para: 'CANCELADA', naIdeia: { cancelAt: doAparelho() } }),
      );
      await recusa(caminho, () => mover(tea, caminho, { naIdeia: { cancelAt: agora() } }));
      await mover(tea, caminho, { para: 'CANCELADA' });
      const presa = { de: 'CANCELADA', para: 'PRE_ANALISE' };
      const { cancelAt } = (await ler(caminho)) ?? {};
      await recusa(caminho, () => mover(tea, caminho, { ...presa, naIdeia: { cancelAt } }));
      await mover(tea, caminho, presa);
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
    await recusa(caminho, () => mover(tea, caminho, mudancas));
    await mover(tea, caminho);
  });
  it('quem declarou conflito de interesse não move aquela ideia; as outras sim, e os outros a movem', async () => {
    const [impedida, outra] = [await ideia(), await ideia()];
    for (const quem of [tea, ana]) {
      const conflito = `${impedida}/conflitosDeInteresse/${quem.uid}`;
      await criar(como(quem), conflito, criadoAgora(umConflito(quem, impedida)));
      await recusa(impedida, () => mover(quem, impedida));
      // It is not erased or reworded either, by oneself or by an administrator.
      for (const pessoa of [quem, ana]) {
        await recusa(conflito, () => apagar(como(pessoa), conflito));
        await recusa(conflito, () =>
          mudar(como(pessoa), conflito, { motivo: 'Nenhum', ...mudadoPor(pessoa) }),
        );
      }
    }
    await mover(tea, outra);
    await mover(marta, impedida);
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
    await recusa([caminho, conflito], () => gravar(true));
    await gravar(false);
  });
  it(
    'só quem declarou retira o conflito, agora e dizendo por quê; um dia depois move a ideia',
    { tags: 'cobertura' },
    async () => {
      const caminho = await ideia();
      const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
      await criar(como(tea), conflito, criadoAgora(umConflito(tea, caminho)));
      const certo = { retiradoEm: agora(), motivoDaRetirada: 'Ideia errada.' };
      for (const mudanca of [
        { retiradoEm: doAparelho() },
        { retiradoEm: null },
        { motivoDaRetirada: ' ' },
        { motivoDaRetirada: 'a'.repeat(501) },
        { motivo: 'Outro' },
        { createdAt: doAparelho() },
      ])
        await recusa(conflito, () => mudar(como(tea), conflito, { ...certo, ...mudanca }));
      await recusa(conflito, () => mudar(como(ana), conflito, certo));
      await mudar(como(tea), conflito, certo);
      await recusa(conflito, () =>
        mudar(como(tea), conflito, { ...certo, motivoDaRetirada: 'Outro motivo' }),
      );
      await recusa(caminho, () => mover(tea, caminho));
      await semear({ [conflito]: umConflito(tea, caminho, { retiradoEm: ha(23), motivoDaRetirada: 'x' }) });
      await recusa(caminho, () => mover(tea, caminho));
      await semear({ [conflito]: umConflito(tea, caminho, { retiradoEm: ha(25), motivoDaRetirada: 'x' }) });
      await mover(tea, caminho);
    },
  );
  it('o conflito retirado se declara de novo, e volta a impedir', { tags: 'cobertura' }, async () => {
    const caminho = await ideia();
    const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
    const retirado = { retiradoEm: new Date(Date.now() - 25 * 3_600_000), motivoDaRetirada: 'x' };
    await semear({ [conflito]: umConflito(tea, caminho, retirado) });
    const deNovo = { motivo: 'Voltei à equipe.', retiradoEm: null, motivoDaRetirada: '' };
    await recusa(conflito, () => mudar(como(tea), conflito, { ...deNovo, motivo: ' ' }));
    await recusa(conflito, () => mudar(como(tea), conflito, { ...deNovo, motivoDaRetirada: 'x' }));
    await recusa(conflito, () => mudar(como(ana), conflito, deNovo));
    await mudar(como(tea), conflito, deNovo);
    await recusa(caminho, () => mover(tea, caminho));
    await mover(ana, caminho);
  });
  it('conflito se declara no próprio nome, agora, com o motivo, e só o lê quem analisa', async () => {
    const caminho = await ideia();
    const conflito = `${caminho}/conflitosDeInteresse/${tea.uid}`;
    const certo = criadoAgora(umConflito(tea, caminho));
    const outra = await ideia();
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
      await recusa(conflito, () => criar(como(tea), conflito, { ...certo, ...mudanca }));
    await recusa(conflito, () => criar(como(ana), conflito, criadoAgora(umConflito(ana, caminho))));
    await criar(como(tea), conflito, certo);
    await pegar(como(ana), conflito);
    await negado(pegar(como(mario), conflito));
    await negado(listar(como(caio), `${caminho}/conflitosDeInteresse`));
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
    for (const quem of [ana, marta]) {
      await negado(listar(como(quem), conflitos));
      await negado(pegar(como(quem), deTea));
    }
    expect((await listar(como(tea), conflitos)).size).toBe(1);
    expect((await pegar(como(tea), `${conflitos}/${tea.uid}`)).exists()).toBe(true);
    await semear({ [caminho]: umaIdeiaPublicada(clara) });
    expect((await listar(como(ana), conflitos)).size).toBe(1);
  });
  it('quem propôs a ideia não a move, a não ser ADMIN', async () => {
    for (const quem of [tea, marta]) {
      const [propria, alheia] = [caminhos.ideia(EMPRESA, novoId('propria')), await ideia()];
      await semear({ [propria]: umaIdeiaPublicada(quem) });
      await recusa(propria, () => mover(quem, propria));
      await mover(quem, alheia);
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
        await recusa(da, () => mover(quem, da));
        await mover(quem, await ideia({ [campo]: [mario.referencia] }));
      }
      await mover(ana, await ideia({ [campo]: [ana.referencia] }));
    },
  );
  it('ideia e movimento, só os dois juntos', async () => {
    const caminho = await ideia();
    const movimento = `${caminho}/movimentacoes/sozinho`;
    await recusa([caminho, movimento], () =>
      mudar(como(tea), caminho, { status: 'APROVADA', ultimaMovimentacao: 'sozinho', ...mudadoPor(tea) }),
    );
    await recusa([caminho, movimento], () => criar(como(tea), movimento, criadoAgora(umaMovimentacao(tea))));
    await mover(tea, caminho, { id: 'sozinho' });
  });
  it('D12 um movimento antigo não serve outra vez', async () => {
    const caminho = await ideia();
    await mover(tea, caminho, { id: 'primeiro', para: 'PRE_ANALISE' });
    await mover(tea, caminho, { id: 'segundo', de: 'PRE_ANALISE', para: 'NOVA_IDEIA' });
    await recusa(caminho, () =>
      mudar(como(tea), caminho, { status: 'PRE_ANALISE', ultimaMovimentacao: 'primeiro', ...mudadoPor(tea) }),
    );
  });
  it('dois movimentos da mesma ideia não cabem numa gravação', async () => {
    const caminho = await ideia();
    await recusa(caminho, () =>
      juntos(
        como(tea),
        [caminho, { status: 'APROVADA', ultimaMovimentacao: 'b', ...mudadoPor(tea) }, 'mudar'],
        [`${caminho}/movimentacoes/a`, criadoAgora(umaMovimentacao(tea, { status: 'APROVADA' }))],
        [`${caminho}/movimentacoes/b`, criadoAgora(umaMovimentacao(tea, { status: 'APROVADA' }))],
      ),
    );
  });
  it('rascunho, privada alheia e removida não se movem', async () => {
    const rascunho = caminhos.ideia(EMPRESA, novoId('rascunho'));
    await semear({ [rascunho]: umaIdeia(tea) });
    await recusa(rascunho, () => mover(tea, rascunho, { de: 'RASCUNHO' }));
    for (const mudancas of [{ privado: true }, { deletedAt: new Date() }]) {
      const caminho = await ideia(mudancas);
      await recusa(caminho, () => mover(tea, caminho));
    }
  });
  it('o histórico não se muda nem se apaga', async () => {
    const caminho = await ideia();
    await mover(tea, caminho, { id: 'fica' });
    const movimento = `${caminho}/movimentacoes/fica`;
    for (const quem of [tea, ana]) {
      await recusa(movimento, () =>
        mudar(como(quem), movimento, { observacoes: 'Outra', ...mudadoPor(quem) }),
      );
      await recusa(movimento, () => mudar(como(quem), movimento, { deletedAt: agora(), ...mudadoPor(quem) }));
      await recusa(movimento, () => apagar(como(quem), movimento));
    }
    await pegar(como(caio), movimento);
    await listar(como(caio), `${caminho}/movimentacoes`);
  });
  it('A14 o de ideia privada não se lê de fora', { tags: 'cobertura' }, async () => {
    const caminho = await ideia({ privado: true });
    const movimento = `${caminho}/movimentacoes/m`;
    await semear({ [movimento]: umaMovimentacao(tea) });
    await negado(pegar(como(caio), movimento));
    await negado(listar(como(caio), `${caminho}/movimentacoes`));
    await pegar(como(clara), movimento);
    await listar(como(clara), `${caminho}/movimentacoes`);
  });
});
