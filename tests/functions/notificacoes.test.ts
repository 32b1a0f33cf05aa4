// Notifications: who gets which, once; switches; the number on the bell (threats: own cases).
import type { Comentario } from '@/domain/conversa/comentario';
import type { Comite } from '@/domain/comite/comite';
import type { Ideia } from '@/domain/ideias/ideia';
import { type Canais, caixaSchema, notificacaoSchema, TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import { caminhos } from '@/domain/comum/caminhos';
import { versaoDa, versaoSchema } from '@/domain/ideias/versao';
import { comDatas, ler, lido } from '@functions/banco';
import { notificarComentario, notificarComite, notificarEquipe } from '@functions/nucleo/noticias';
import { contarNaoLidas } from '@functions/nucleo/naoLidas';
import { idDaNotificacao, MAXIMO_POR_PESSOA, notificar } from '@functions/nucleo/notificar';
import {
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umaNotificacao,
  umaPontuacao,
  umColaborador,
  umComentario,
  umComite,
} from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo, naIdeia } from './apoio';
import { comMatriz } from './contas';

let c: Cenario;
beforeAll(async () => {
  c = await cenario([
    'Ana',
    'Bia',
    'Caio',
    'Davi',
    'Eva',
    'Fabio',
    'Gil',
    'Helio',
    'Helena',
    'Joca',
    'Lia',
    'Rui',
  ]);
  await comMatriz(c.contexto, 'COLLABORATOR', { 3: {}, 16: {} });
  // Members read ideas here and not the committee.
  const membro = c.pessoa('Ivo', 'MEMBER');
  await db.doc(membro.referencia).set(umColaborador(membro));
  await comMatriz(c.contexto, 'MEMBER', { 3: {} });
});

const de = (nome: string) => c.pessoa(nome).referencia;
const idDe = (nome: string) => c.pessoa(nome).uid;

/** The news the person got, as `TIPO id`, and by whom. */
async function ditas(nome: string) {
  const { docs } = await db.collection(caminhos.notificacoes(c.contexto, idDe(nome))).get();
  return docs
    .map((documento) => {
      const n = lido(notificacaoSchema, documento);
      return `${n?.tipo} ${documento.id}${n?.noProduto ? '' : ' (só e-mail)'}`;
    })
    .toSorted();
}
const naCaixa = async (nome: string) =>
  (await ler(db, caixaSchema, caminhos.caixa(c.contexto, idDe(nome))))?.naoLidas ?? 0;

const ideiaDe = (nome: string, id: string, mudancas: Partial<Ideia> = {}) =>
  db.doc(caminhos.ideia(c.contexto, id)).set(umaIdeiaPublicada(c.pessoa(nome), mudancas));

const comentarioDe = (nome: string, ideia: string, id: string, mudancas: Partial<Comentario> = {}) =>
  db
    .doc(`${caminhos.sob(caminhos.ideia(c.contexto, ideia)).comentarios}/${id}`)
    .set(umComentario(c.pessoa(nome), mudancas));

const preferir = (nome: string, canais: Partial<Canais>) =>
  db
    .doc(caminhos.preferencias(c.contexto, idDe(nome)))
    .set({ ...TUDO_LIGADO, ...canais, updatedAt: new Date(), updatedBy: idDe(nome) });

/** News of comments only: her ideas earn points too, which is news as well. */
const daAna = async () => (await ditas('Ana')).filter((dita) => dita.includes('comentario_'));

/** Tells Helena of a comment by Bia, as when it had been read before. */
const avisar = (id: string) =>
  notificar(db, c.contexto, {
    id: idDaNotificacao('comentario', 'ideias', 'corrida', id),
    quem: idDe('Bia'),
    sobre: naIdeia(c, 'corrida'),
    origem: `${caminhos.sob(caminhos.ideia(c.contexto, 'corrida')).comentarios}/${id}`,
    detalhe: {},
    para: new Map([[idDe('Helena'), ['MENCAO']]]),
  });

const comMencoes = (...nomes: string[]) =>
  comentarioDe('Bia', 'editada', 'c1', { colaboradoresMencionadosReferences: nomes.map(de) });
const ditaDaEditada = (tipo: string) => `${tipo} comentario_ideias_editada_c1`;
const avisarJoca = (id: string, cabe: boolean) =>
  notificar(db, c.contexto, {
    id,
    quem: idDe('Bia'),
    sobre: naIdeia(c, 'editada-antes'),
    origem: `${caminhos.sob(caminhos.ideia(c.contexto, 'editada-antes')).comentarios}/c1`,
    detalhe: {},
    para: new Map([[idDe('Joca'), ['MENCAO']]]),
    aindaCabe: () => cabe,
  });

describe('comentários', () => {
  it('avisam quem é mencionado, quem é respondido e quem propôs, cada um uma vez; quem escreve, nunca', async () => {
    await ideiaDe('Ana', 'conversa');
    await comentarioDe('Bia', 'conversa', 'pergunta', {
      colaboradoresMencionadosReferences: [de('Caio'), de('Bia')],
    });
    await logo(async () =>
      expect(await ditas('Caio')).toEqual(['MENCAO comentario_ideias_conversa_pergunta']),
    );
    await logo(async () => expect(await daAna()).toEqual(['COMENTARIO comentario_ideias_conversa_pergunta']));
    const acima = `${caminhos.sob(caminhos.ideia(c.contexto, 'conversa')).comentarios}/pergunta`;
    await comentarioDe('Ana', 'conversa', 'resposta', {
      respostaAoComentarioReference: acima,
      colaboradoresMencionadosReferences: [de('Bia')],
    });
    await logo(async () =>
      expect(await ditas('Bia')).toEqual(['MENCAO comentario_ideias_conversa_resposta']),
    );
    expect(await daAna()).toHaveLength(1);
    await logo(async () => expect(await naCaixa('Bia')).toBe(1));
  });

  it('não avisam quem não vê a ideia, nem quem saiu da empresa', async () => {
    await ideiaDe('Ana', 'privada', { privado: true, participantesReferences: [de('Davi')] });
    await db.doc(de('Helio')).update({ status: 'DISABLED' });
    await comentarioDe('Ana', 'privada', 'segredo', {
      colaboradoresMencionadosReferences: [de('Davi'), de('Eva'), de('Helio')],
    });
    await logo(async () => expect(await ditas('Davi')).toContain('MENCAO comentario_ideias_privada_segredo'));
    expect(await ditas('Eva')).toEqual([]);
    expect(await ditas('Helio')).toEqual([]);
  });

  it('tirar e pôr a menção de novo não avisa outra vez, nem de quem já leu', async () => {
    await ideiaDe('Ana', 'vaivem');
    const mencoes = [de('Fabio')];
    await comentarioDe('Ana', 'vaivem', 'edita', { colaboradoresMencionadosReferences: mencoes });
    await logo(async () => expect(await naCaixa('Fabio')).toBe(1));
    const dele = db.doc(`${caminhos.notificacoes(c.contexto, idDe('Fabio'))}/comentario_ideias_vaivem_edita`);
    await dele.update({ lidaEm: new Date() });
    await logo(async () => expect(await naCaixa('Fabio')).toBe(0));
    for (const lista of [[], mencoes, [], mencoes]) {
      await comentarioDe('Ana', 'vaivem', 'edita', { colaboradoresMencionadosReferences: lista });
      await notificarComentario(db, naIdeia(c, 'vaivem'), 'edita');
    }
    expect(await ditas('Fabio')).toEqual(['MENCAO comentario_ideias_vaivem_edita']);
    expect((await dele.get()).get('lidaEm')).not.toBeNull();
  });

  it('V17 a menção posta numa edição avisa uma vez; a tirada some da caixa, e quem ainda é autor lê que comentaram', async () => {
    await ideiaDe('Lia', 'editada');
    await comMencoes('Joca', 'Lia');
    await logo(async () => expect(await ditas('Joca')).toContain(ditaDaEditada('MENCAO')));
    await logo(async () => expect(await ditas('Lia')).toContain(ditaDaEditada('MENCAO')));
    const antes = await naCaixa('Joca');
    await comMencoes('Rui');
    await logo(async () => expect(await ditas('Rui')).toContain(ditaDaEditada('MENCAO')));
    await logo(async () => expect(await ditas('Joca')).toContain(`${ditaDaEditada('MENCAO')} (só e-mail)`));
    await logo(async () => expect(await naCaixa('Joca')).toBe(antes - 1));
    await logo(async () => expect(await ditas('Lia')).toContain(ditaDaEditada('COMENTARIO')));
    // Put in again it stands in the list again, but as read: nobody is told twice.
    await comMencoes('Rui', 'Joca');
    await logo(async () => expect(await ditas('Joca')).toContain(ditaDaEditada('MENCAO')));
    expect(await naCaixa('Joca')).toBe(antes - 1);
    expect((await ditas('Rui')).filter((uma) => uma.includes('editada'))).toEqual([ditaDaEditada('MENCAO')]);
  });

  it('V17 a menção lida antes da edição, e gravada depois dela, não avisa', async () => {
    await ideiaDe('Ana', 'editada-antes');
    await comentarioDe('Bia', 'editada-antes', 'c1', { colaboradoresMencionadosReferences: [de('Rui')] });
    await logo(async () => expect(await ditas('Rui')).toContain('MENCAO comentario_ideias_editada-antes_c1'));
    await avisarJoca('tarde-demais', false);
    await avisarJoca('ainda', true);
    expect((await ditas('Joca')).filter((uma) => !uma.includes('_editada_'))).toEqual(['MENCAO ainda']);
  });

  it('o comentário removido some das caixas', async () => {
    await ideiaDe('Ana', 'removido');
    await comentarioDe('Ana', 'removido', 'some', { colaboradoresMencionadosReferences: [de('Gil')] });
    await logo(async () => expect(await naCaixa('Gil')).toBe(1));
    await db
      .doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'removido')).comentarios}/some`)
      .update({ deletedAt: new Date(), updatedAt: new Date() });
    await logo(async () => expect(await naCaixa('Gil')).toBe(0));
    expect(await ditas('Gil')).toEqual(['MENCAO comentario_ideias_removido_some (só e-mail)']);
  });

  it('o comentário removido depois de lido, e antes de avisado, não avisa ninguém', async () => {
    await ideiaDe('Ana', 'corrida');
    await comentarioDe('Bia', 'corrida', 'tarde', { deletedAt: new Date() });
    await comentarioDe('Bia', 'corrida', 'em-tempo');
    await avisar('tarde');
    await avisar('em-tempo');
    expect(await ditas('Helena')).toEqual(['MENCAO comentario_ideias_corrida_em-tempo']);
  });

  it('uma pessoa não enche a caixa de outra', async () => {
    await ideiaDe('Ana', 'enchente');
    const caixa = caminhos.notificacoes(c.contexto, idDe('Eva'));
    const lote = db.batch();
    for (let i = 0; i < MAXIMO_POR_PESSOA; i++)
      lote.set(db.doc(`${caixa}/velha-${i}`), umaNotificacao({ quem: idDe('Bia'), createdAt: new Date() }));
    await lote.commit();
    const mencoes = { colaboradoresMencionadosReferences: [de('Eva')] };
    await comentarioDe('Bia', 'enchente', 'demais', mencoes);
    await comentarioDe('Caio', 'enchente', 'outra-pessoa', mencoes);
    await logo(async () =>
      expect(await ditas('Eva')).toContain('MENCAO comentario_ideias_enchente_outra-pessoa'),
    );
    await notificarComentario(db, naIdeia(c, 'enchente'), 'demais');
    expect(await ditas('Eva')).not.toContain('MENCAO comentario_ideias_enchente_demais');
  });
});

describe('preferências', () => {
  it('desligado dos dois modos não existe; só do produto, fica para o e-mail; a menção desligada vira resposta', async () => {
    await ideiaDe('Ana', 'gostos');
    await preferir('Davi', { semAviso: ['MENCAO'], semEmail: ['MENCAO'] });
    await preferir('Gil', { semAviso: ['MENCAO'] });
    const acima = `${caminhos.sob(caminhos.ideia(c.contexto, 'gostos')).comentarios}/do-davi`;
    await comentarioDe('Davi', 'gostos', 'do-davi');
    await comentarioDe('Ana', 'gostos', 'c1', {
      colaboradoresMencionadosReferences: [de('Davi'), de('Gil')],
    });
    await comentarioDe('Ana', 'gostos', 'c2', {
      colaboradoresMencionadosReferences: [de('Davi')],
      respostaAoComentarioReference: acima,
    });
    await logo(async () =>
      expect(await ditas('Gil')).toContain('MENCAO comentario_ideias_gostos_c1 (só e-mail)'),
    );
    await logo(async () => expect(await ditas('Davi')).toContain('RESPOSTA comentario_ideias_gostos_c2'));
    expect((await ditas('Davi')).filter((dita) => dita.includes('c1'))).toEqual([]);
    expect(await naCaixa('Gil')).toBe(0);
  });
});

describe('ideias', () => {
  it('a movimentação avisa autor, participantes, implementadores e patrocinadores, menos quem moveu', async () => {
    await ideiaDe('Ana', 'movida', {
      participantesReferences: [de('Bia')],
      implementadoresReferences: [de('Caio')],
      patrocinadoresReferences: [de('Davi'), de('Ana')],
    });
    await db
      .doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'movida')).movimentacoes}/m1`)
      .set(umaMovimentacao(c.pessoa('Bia'), { status: 'APROVADA' }));
    for (const nome of ['Ana', 'Caio', 'Davi'])
      await logo(async () => expect(await ditas(nome)).toContain('STATUS movimentacao_ideias_movida_m1'));
    expect(await ditas('Bia')).not.toContain('STATUS movimentacao_ideias_movida_m1');
  });

  it('quem entra na equipe é avisado na publicação ou depois dela; quem se indica, não', async () => {
    const base = { publishedAt: new Date(), updatedBy: idDe('Ana') };
    const participantesReferences = [de('Gil')];
    const rascunho = umaIdeia(c.pessoa('Ana'), { participantesReferences });
    await db.doc(caminhos.ideia(c.contexto, 'equipe')).set(rascunho);
    await notificarEquipe(db, naIdeia(c, 'equipe'), undefined, rascunho);
    expect(await ditas('Gil')).not.toContain('EQUIPE participante_ideias_equipe');
    await ideiaDe('Ana', 'equipe', { participantesReferences });
    await logo(async () => expect(await ditas('Gil')).toContain('EQUIPE participante_ideias_equipe'));
    const depois = { ...base, updatedBy: idDe('Caio'), implementadoresReferences: [de('Caio'), de('Bia')] };
    await notificarEquipe(db, naIdeia(c, 'equipe'), base, depois);
    expect(await ditas('Bia')).toContain('EQUIPE implementador_ideias_equipe');
    expect(await ditas('Caio')).not.toContain('EQUIPE implementador_ideias_equipe');
  });

  it('C31 o texto da publicada mudado por outra pessoa fica guardado, e o autor é avisado; remover também (I3)', async () => {
    const caminho = caminhos.ideia(c.contexto, 'mudada');
    const versoes = async () =>
      (
        await db
          .collection(caminhos.versoes(caminhos.ideia(c.contexto, 'mudada')))
          .orderBy('createdAt')
          .get()
      ).docs.map((d) => versaoSchema.parse(comDatas(d.data())));
    const doAutor = async () => (await ditas('Ana')).filter((dita) => dita.startsWith('EDICAO'));
    const por = (nome: string) => ({ updatedBy: idDe(nome), updatedAt: new Date() });
    await ideiaDe('Ana', 'mudada', { titulo: 'Título de antes', descricao: 'Texto de antes.' });
    // Neither what its lists show nor a movement is text.
    await db.doc(caminho).update({ status: 'APROVADA', ...por('Bia') });
    await db.doc(caminho).update({ titulo: 'Título novo', descricao: 'Texto novo.', ...por('Bia') });
    await logo(async () => expect(await versoes()).toHaveLength(1));
    expect(await versoes()).toMatchObject([
      {
        acao: 'EDICAO',
        textos: { titulo: 'Título de antes', descricao: 'Texto de antes.' },
        createdBy: idDe('Bia'),
      },
    ]);
    expect(Object.keys((await versoes())[0]?.textos ?? {})).toEqual(['titulo', 'descricao']);
    await logo(async () => expect(await doAutor()).toHaveLength(1));
    await db.doc(caminho).update({ deletedAt: new Date(), visibilidade: 'REMOVIDA', ...por('Bia') });
    await logo(async () => expect(await doAutor()).toHaveLength(2));
    expect((await versoes()).at(-1)).toMatchObject({ acao: 'REMOCAO', textos: { titulo: 'Título novo' } });
    expect((await ditas('Bia')).filter((dita) => dita.startsWith('EDICAO'))).toEqual([]);
  });

  it('de um rascunho nada se guarda, nem do que muda sem texto', () => {
    const [autor] = [c.pessoa('Ana')];
    const publicada = umaIdeiaPublicada(autor);
    const rascunho = umaIdeia(autor);
    expect(versaoDa(rascunho, { ...rascunho, titulo: 'Outro título' })).toBeUndefined();
    expect(versaoDa(publicada, { ...publicada, setores: [] })).toBeUndefined();
    expect(versaoDa(publicada, { ...publicada, objetivo: ['Outro'] })).toEqual({
      acao: 'EDICAO',
      reservada: false,
      textos: { objetivo: publicada.objetivo.join('\n') },
    });
    // Made public by the same change, it said that in private all the same.
    const privada = { ...publicada, privado: true, titulo: 'Título só nosso' };
    expect(versaoDa(privada, publicada)).toMatchObject({
      reservada: true,
      textos: { titulo: 'Título só nosso' },
    });
  });

  it('quem põe uma pessoa em muitas ideias a avisa até o teto, e os colegas continuam a avisar (achado 9)', async () => {
    const participantesReferences = [de('Fabio')];
    const incluir = async (ideia: string, por: string) => {
      await ideiaDe('Ana', ideia, { updatedBy: idDe(por) });
      await db.doc(caminhos.ideia(c.contexto, ideia)).update({ participantesReferences });
      const depois = { publishedAt: new Date(), updatedBy: idDe(por), participantesReferences };
      await notificarEquipe(db, naIdeia(c, ideia), { publishedAt: new Date() }, depois);
    };
    const cheia = { createdAt: new Date(), quem: idDe('Bia') };
    await Promise.all(
      Array.from({ length: MAXIMO_POR_PESSOA }, (_, i) =>
        db.doc(`${caminhos.notificacoes(c.contexto, idDe('Fabio'))}/cheia-${i}`).set(umaNotificacao(cheia)),
      ),
    );
    await incluir('inundada', 'Bia');
    expect(await ditas('Fabio')).not.toContain('EQUIPE participante_ideias_inundada');
    await incluir('de-outra', 'Caio');
    expect(await ditas('Fabio')).toContain('EQUIPE participante_ideias_de-outra');
  });

  it('os pontos avisam quem os ganhou; cancelados ou antigos, não; sem ver a ideia, sem nomeá-la', async () => {
    await ideiaDe('Ana', 'premiada', { privado: true });
    const ideia = { id: 'premiada', titulo: 'Reaproveitar a água da chuva' };
    const historico = db.collection(caminhos.historicoPontos(c.contexto));
    const agora = new Date();
    const da = (nome: string) => ({ ...umaPontuacao(c.pessoa(nome)), ideia, createdAt: agora });
    await historico
      .doc('p-cancelado')
      .set({ ...da('Bia'), type: 'CANCELADA', typeOriginal: 'APROVACAO_DE_IDEIAS' });
    await historico.doc('p-antigo').set({ ...da('Bia'), createdAt: new Date('2026-01-01') });
    await historico.doc('p-bia').set(da('Bia'));
    await logo(async () => expect(await ditas('Bia')).toContain('PONTOS pontos_p-bia'));
    expect((await ditas('Bia')).filter((dita) => dita.startsWith('PONTOS'))).toHaveLength(1);
    const caminho = `${caminhos.notificacoes(c.contexto, idDe('Bia'))}/pontos_p-bia`;
    expect((await ler(db, notificacaoSchema, caminho))?.sobre).toBeNull();
  });

  it('os pontos retirados avisam quem os perdeu, uma vez; de volta, avisam de novo', async () => {
    const entrada = db.doc(`${caminhos.historicoPontos(c.contexto)}/p-voltam`);
    const dela = umaPontuacao(c.pessoa('Caio'));
    await entrada.set({ ...dela, createdAt: new Date() });
    const avisos = async () => {
      const caixa = await db.collection(caminhos.notificacoes(c.contexto, idDe('Caio'))).get();
      return caixa.docs
        .filter(({ id }) => id.startsWith('pontos_p-voltam'))
        .map((aviso) => aviso.get('detalhe') as object);
    };
    await logo(async () => expect(await avisos()).toHaveLength(1));
    await entrada.update({ type: 'CANCELADA', typeOriginal: dela.type, updatedAt: new Date() });
    const perdeu = { evento: dela.type, pontos: dela.pontos, retirados: true };
    await logo(async () => expect(await avisos()).toContainEqual(perdeu));
    await entrada.update({ observacao: 'Outro título.', updatedAt: new Date() });
    await entrada.update({ type: dela.type, typeOriginal: null, updatedAt: new Date() });
    await logo(async () => expect(await avisos()).toHaveLength(3));
    expect((await avisos()).filter((detalhe) => 'retirados' in detalhe)).toEqual([perdeu]);
  });
});

const sessao = (mudancas: Partial<Comite>) => umComite(c.pessoa('Ana'), mudancas);
const comite = () => db.doc(caminhos.comite(c.contexto, '1'));

describe('comitê', () => {
  it('quem é chamado é avisado uma vez por sessão; quem chama e quem não lê o comitê, não', async () => {
    await comite().set(sessao({ participantesReferences: [de('Ana'), de('Bia')] }));
    await logo(async () => expect(await ditas('Bia')).toContain('COMITE comite_1'));
    const todos = [de('Ana'), de('Bia'), de('Gil'), de('Ivo')];
    const antes = sessao({ participantesReferences: [de('Ana')] });
    for (let i = 0; i < 2; i++)
      await notificarComite(db, c.contexto, '1', antes, sessao({ participantesReferences: todos }));
    expect(await ditas('Gil')).toContain('COMITE comite_1');
    expect((await ditas('Bia')).filter((dita) => dita.startsWith('COMITE'))).toHaveLength(1);
    expect(await ditas('Ana')).not.toContain('COMITE comite_1');
    expect(await ditas('Ivo')).not.toContain('COMITE comite_1');
  });

  it('a ideia que entra na pauta avisa autor e participantes; de novo na pauta, não de novo', async () => {
    await ideiaDe('Caio', 'na-pauta', { participantesReferences: [de('Eva'), de('Ana')] });
    await ideiaDe('Caio', 'ja-estava');
    const referencia = (id: string) => caminhos.ideia(c.contexto, id);
    const com = (...ids: string[]) => sessao({ ideiasReferences: ids.map(referencia) });
    await comite().set(com('ja-estava'));
    await notificarComite(db, c.contexto, '1', com('ja-estava'), com('ja-estava', 'na-pauta'));
    await notificarComite(db, c.contexto, '1', com(), com('na-pauta'));
    for (const nome of ['Caio', 'Eva']) expect(await ditas(nome)).toContain('COMITE pauta_1_na-pauta');
    expect(await ditas('Ana')).not.toContain('COMITE pauta_1_na-pauta');
    expect(await ditas('Fabio')).not.toContain('COMITE pauta_1_na-pauta');
    const caminho = `${caminhos.notificacoes(c.contexto, idDe('Caio'))}/pauta_1_na-pauta`;
    expect(await ler(db, notificacaoSchema, caminho)).toMatchObject({
      sobre: referencia('na-pauta'),
      detalhe: { comite: 1 },
      quem: idDe('Ana'),
    });
  });
});

describe('o número do sino', () => {
  it('conta as que estão na lista e não foram lidas, depois de "Marcar todas como lidas", e se refaz', async () => {
    const { uid, referencia } = c.pessoa('Nina');
    expect(referencia).toContain(uid);
    const caixa = db.doc(caminhos.caixa(c.contexto, uid));
    const entrada = (id: string, mudancas: Parameters<typeof umaNotificacao>[0] = {}) =>
      db.doc(`${caixa.path}/notificacoes/${id}`).set(umaNotificacao({ createdAt: new Date(), ...mudancas }));
    await entrada('uma');
    await entrada('duas');
    await entrada('lida', { lidaEm: new Date() });
    await entrada('so-email', { noProduto: false });
    await logo(async () => expect((await caixa.get()).get('naoLidas')).toBe(2));
    await caixa.update({ lidasAte: new Date() });
    await logo(async () => expect((await caixa.get()).get('naoLidas')).toBe(0));
    await entrada('nova');
    await logo(async () => expect((await caixa.get()).get('naoLidas')).toBe(1));
    await caixa.update({ naoLidas: 77 });
    await logo(async () => expect((await caixa.get()).get('naoLidas')).toBe(1));
    expect(await contarNaoLidas(db, c.contexto, uid, { simular: true })).toEqual([]);
  });
});
