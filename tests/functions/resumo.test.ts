// The daily run: deadlines, one e-mail per person and day, nothing that the person may not see or does not want.
import { diaDe } from '@/domain/comum/datas';
import { TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasEvidencias, recebidaDe } from '@/domain/evidencias/evidencia';
import { resumoDiario } from '@functions/emails/resumoDiario';
import { MAXIMO_POR_PESSOA } from '@functions/nucleo/notificar';
import { resumirODia } from '@functions/nucleo/resumoDoDia';
import { emDias, umaIdeiaPublicada, umaNotificacao, umColaborador, umMarco } from '@tests/support/documentos';
import { umaEvidencia } from '@tests/support/evidencia';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';
import { cartasPara, comMatriz } from './contas';

let c: Cenario;
const agora = new Date();
const dia = diaDe(agora);

beforeAll(async () => {
  c = await cenario(['Ana', 'Bia', 'Caio', 'Davi', 'Eva']);
  await comMatriz(c.contexto, 'COLLABORATOR', { 3: {} });
  await db
    .doc(caminhos.ideia(c.contexto, 'aberta'))
    .set(umaIdeiaPublicada(c.pessoa('Ana'), { titulo: 'Sala <b>silenciosa</b>' }));
  await db
    .doc(caminhos.ideia(c.contexto, 'fechada'))
    .set(umaIdeiaPublicada(c.pessoa('Ana'), { titulo: 'Plano secreto', privado: true }));
});

const sobre = (ideia: string, origem = 'comentario') => ({
  sobre: caminhos.ideia(c.contexto, ideia),
  origem: `${caminhos.sob(caminhos.ideia(c.contexto, ideia)).comentarios}/${origem}`,
  quem: c.pessoa('Ana').uid,
});
const ontem = () => emDias(-1);
const guardar = (nome: string, id: string, mudancas: Parameters<typeof umaNotificacao>[0]) =>
  db.doc(`${caminhos.notificacoes(c.contexto, c.pessoa(nome).uid)}/${id}`).set(umaNotificacao(mudancas));
const carta = (nome: string) => {
  const { email, uid } = c.pessoa(nome);
  return resumoDiario(email, { ...c.contexto, uid, dia });
};

describe('resumo do dia', () => {
  it('um e-mail por pessoa com o que não leu ontem, em texto e HTML, e nada em dobro', async () => {
    await guardar('Bia', 'um', { ...sobre('aberta'), createdAt: ontem() });
    await guardar('Bia', 'lida', { ...sobre('aberta'), tipo: 'RESPOSTA', createdAt: ontem(), lidaEm: agora });
    await guardar('Bia', 'secreta', { ...sobre('fechada'), createdAt: ontem() });
    await guardar('Bia', 'de-hoje', { ...sobre('aberta'), tipo: 'COMENTARIO', createdAt: agora });
    await resumirODia(db, agora);
    await resumirODia(db, agora);
    await logo(async () => expect(await cartasPara(c.pessoa('Bia').email)).toHaveLength(1));
    const [recebida] = await cartasPara(c.pessoa('Bia').email);
    expect(recebida?.subject).toContain('1 novidade na gestão de inovação de Empresa');
    expect(recebida?.text).toContain('Ana mencionou você em um comentário da ideia Sala <b>silenciosa</b>.');
    expect(recebida?.html).toContain('Sala &lt;b&gt;silenciosa&lt;/b&gt;');
    expect(recebida?.html).not.toContain('Plano secreto');
    expect(recebida?.links.some((l) => l.endsWith('/ideias/aberta?comentario=comentario'))).toBe(true);
    expect(recebida?.text).toContain('/notificacoes/preferencias');
    await resumirODia(db, agora);
    expect(await cartasPara(c.pessoa('Bia').email)).toHaveLength(1);
  });

  it('evidências dizem de quem são e para quê a quem pode vê-las', async () => {
    const bia = c.pessoa('Bia');
    const origem = caminhosDasEvidencias.recebida(c.contexto, 'e');
    const recebida = recebidaDe(umaEvidencia(bia));
    await db.doc(origem).set(recebida);
    const enviada = { tipo: 'EVIDENCIA', quem: null, sobre: null, origem, createdAt: ontem() } as const;
    await guardar('Bia', 'evidencia', { ...enviada, detalhe: { evidencia: 'ENVIADA' } });
    expect((await carta('Bia'))?.texto).toContain('Uma empresa enviou evidências para um');
    await db.doc(bia.referencia).update({ role: 'ADMIN' });
    expect((await carta('Bia'))?.texto).toContain(
      `${recebida.nomeFantasia} enviou evidências para o questionário ${recebida.questionario}.`,
    );
    await db.doc(bia.referencia).update({ role: 'COLLABORATOR' });
  });

  it('quem desligou o e-mail, leu tudo ou saiu não recebe nada', async () => {
    const { uid, email } = c.pessoa('Caio');
    await guardar('Caio', 'um', { ...sobre('aberta'), createdAt: ontem() });
    expect((await carta('Caio'))?.assunto).toContain('1 novidade');
    await db
      .doc(caminhos.preferencias(c.contexto, uid))
      .set({ ...TUDO_LIGADO, semEmail: ['MENCAO'], updatedAt: agora, updatedBy: uid });
    expect(await carta('Caio')).toBeUndefined();
    await db.doc(caminhos.preferencias(c.contexto, uid)).delete();
    await db.doc(caminhos.caixa(c.contexto, uid)).set({ naoLidas: 0, lidasAte: agora, updatedAt: agora });
    expect(await carta('Caio')).toBeUndefined();
    await db.doc(caminhos.caixa(c.contexto, uid)).delete();
    expect((await carta('Caio'))?.assunto).toContain('1 novidade');
    expect(await resumoDiario(`outro-${email}`, { ...c.contexto, uid, dia })).toBeUndefined();
    for (const [fora, dentro] of [
      [{ empresaStatus: 'INATIVO' }, { empresaStatus: 'ATIVO' }],
      [{ externo: true }, { externo: false }],
      [{ deletedAt: agora }, { deletedAt: null }],
    ] as const) {
      await db.doc(c.pessoa('Caio').referencia).update(fora);
      expect(await carta('Caio')).toBeUndefined();
      await db.doc(c.pessoa('Caio').referencia).update(dentro);
      expect((await carta('Caio'))?.assunto).toContain('1 novidade');
    }
    await db.doc(c.pessoa('Caio').referencia).update({ status: 'DISABLED' });
    expect(await carta('Caio')).toBeUndefined();
  });

  it('o que só vai por e-mail vai, ainda que a caixa esteja lida', async () => {
    const { uid } = c.pessoa('Eva');
    await guardar('Eva', 'um', { ...sobre('aberta'), createdAt: ontem(), noProduto: false });
    await db.doc(caminhos.caixa(c.contexto, uid)).set({ naoLidas: 0, lidasAte: agora, updatedAt: agora });
    expect((await carta('Eva'))?.texto).toContain('Ana mencionou você');
  });
});

const marco = (id: string, prazo: Date, mudancas: object = {}) =>
  db.doc(`${caminhos.ideia(c.contexto, 'aberta')}/marcos/${id}`).set({
    ...umMarco(c.pessoa('Davi'), 'aberta', { dataPrazo: prazo, createdBy: c.pessoa('Ana').uid }),
    ...mudancas,
  });

describe('comitê', () => {
  it('sai no e-mail a quem lê o comitê', async () => {
    const admin = c.pessoa('Nil', 'ADMIN');
    const origem = caminhos.comite(c.contexto, '4');
    const dita = { sobre: null, origem, tipo: 'COMITE', detalhe: { comite: 4 }, createdAt: ontem() } as const;
    const quem = c.pessoa('Ana').uid;
    for (const pessoa of [admin, c.pessoa('Caio')]) {
      await db.doc(pessoa.referencia).set(umColaborador(pessoa));
      await db
        .doc(`${caminhos.notificacoes(c.contexto, pessoa.uid)}/comite_4`)
        .set(umaNotificacao({ ...dita, quem }));
    }
    const lida = await resumoDiario(admin.email, { ...c.contexto, uid: admin.uid, dia });
    expect(lida?.texto).toContain('Ana chamou você para o comitê de inovação nº 4.');
    expect(lida?.texto).toContain('/comites-de-inovacao/4');
    expect((await carta('Caio'))?.texto ?? '').not.toContain('comitê de inovação');
  });
});

describe('prazos de marcos', () => {
  it('avisam na véspera e quando passam, uma vez, e saem no e-mail do mesmo dia', async () => {
    await marco('amanha', emDias(1));
    await marco('ontem', emDias(-1));
    await marco('hoje', agora);
    await marco('longe', emDias(5));
    await marco('feito', emDias(1), { finishedAt: agora });
    await marco('removido', emDias(1), { deletedAt: agora });
    await resumirODia(db, agora);
    await resumirODia(db, agora);
    const caixa = db.collection(caminhos.notificacoes(c.contexto, c.pessoa('Davi').uid));
    const ids = (await caixa.get()).docs.map(({ id }) => id).toSorted();
    expect(ids).toEqual([
      `marco_ideias_aberta_amanha_AMANHA_${diaDe(emDias(1))}`,
      `marco_ideias_aberta_ontem_ATRASADO_${diaDe(emDias(-1))}`,
    ]);
    await logo(async () => expect(await cartasPara(c.pessoa('Davi').email)).toHaveLength(1));
    const [recebida] = await cartasPara(c.pessoa('Davi').email);
    expect(recebida?.text).toContain('Um marco sob sua responsabilidade na ideia');
    expect(recebida?.text).toContain('vence amanhã.');
    expect(recebida?.text).toContain('passou do prazo.');
  });

  it('de muitos marcos de uma pessoa no mesmo dia avisam os primeiros, e a colega recebe os seus (achado 9)', async () => {
    const [cheia, outra] = [c.pessoa('Zelia', 'ADMIN'), c.pessoa('Wanda', 'ADMIN')];
    for (const pessoa of [cheia, outra]) await db.doc(pessoa.referencia).set(umColaborador(pessoa));
    for (let i = 0; i < MAXIMO_POR_PESSOA + 10; i++)
      await marco(`cheia-${i}`, emDias(1), { colaboradoresResponsaveis: [cheia.referencia] });
    await marco('da-outra', emDias(1), { colaboradoresResponsaveis: [outra.referencia] });
    // Later than all of those: nobody crowds out what a colleague has to tell.
    const deOutra = { colaboradoresResponsaveis: [cheia.referencia], createdBy: c.pessoa('Bia').uid };
    await marco('de-outra', emDias(1), deOutra);
    await resumirODia(db, agora);
    await resumirODia(db, agora);
    const quantas = async ({ uid }: typeof cheia) =>
      (await db.collection(caminhos.notificacoes(c.contexto, uid)).count().get()).data().count;
    expect(await quantas(cheia)).toBe(MAXIMO_POR_PESSOA + 1);
    expect(await quantas(outra)).toBe(1);
  });

  it('dizem qual marco, a quem lê marcos', async () => {
    const admin = c.pessoa('Lia', 'ADMIN');
    const dita = {
      ...sobre('aberta'),
      tipo: 'MARCO',
      detalhe: { prazo: 'AMANHA' },
      createdAt: agora,
    } as const;
    for (const pessoa of [admin, c.pessoa('Ana')]) {
      await db.doc(pessoa.referencia).set(umColaborador(pessoa));
      const origem = `${caminhos.sob(caminhos.ideia(c.contexto, 'aberta')).marcos}/com-nome`;
      await db.doc(origem).set(umMarco(pessoa, 'aberta', { acoes: 'Comprar os sensores\nTrês deles.' }));
      await db
        .doc(`${caminhos.notificacoes(c.contexto, pessoa.uid)}/com-nome`)
        .set(umaNotificacao({ ...dita, origem }));
    }
    const texto = async ({ email, uid }: typeof admin) =>
      (await resumoDiario(email, { ...c.contexto, uid, dia }))?.texto ?? '';
    expect(await texto(admin)).toContain(
      'O marco Comprar os sensores, sob sua responsabilidade na ideia Sala <b>silenciosa</b>, vence amanhã.',
    );
    expect(await texto(c.pessoa('Ana'))).toContain(
      'Um marco sob sua responsabilidade na ideia Sala <b>silenciosa</b> vence amanhã.',
    );
  });

  it('um registro que não se lê não tira o aviso de mais ninguém, e a falha é dita', async () => {
    const torta = db.doc(caminhos.colaborador(c.contexto, 'torta'));
    await torta.set({ nome: 5 });
    await marco('torto', new Date(emDias(1).getTime() - 1_000), { colaboradoresResponsaveis: [torta.path] });
    await marco('seguinte', emDias(1));
    await expect(resumirODia(db, agora)).rejects.toThrow('resumo do dia: 1 por fazer');
    const aviso = `marco_ideias_aberta_seguinte_AMANHA_${diaDe(emDias(1))}`;
    const caixa = db.collection(caminhos.notificacoes(c.contexto, c.pessoa('Davi').uid));
    expect((await caixa.doc(aviso).get()).exists).toBe(true);
    await torta.delete();
    await resumirODia(db, agora);
  });
});
