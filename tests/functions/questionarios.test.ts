// Publishing a questionnaire: what is frozen, who may, and what is refused (decisions Q119).
import { caminhos } from '@/domain/comum/caminhos';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import {
  compilar,
  correcoesDe,
  impressaoDe,
  type Versao,
  versaoSchema,
  versoesDe,
} from '@/domain/diagnostico/versao';
import { ler } from '@functions/banco';
import { conferirMudancas, lerRascunho, lerVersao } from '@functions/nucleo/questionarios';
import { umColaborador, umProjeto } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { documentosDoRascunho, umRascunho } from '@tests/support/rascunho';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';

let c: Cenario;
let quem: Record<'ana' | 'mel' | 'leitora' | 'externa', Persona>;

beforeAll(async () => {
  c = await cenario([]);
  quem = {
    ana: c.pessoa('Ana', 'ADMIN'),
    mel: c.pessoa('Mel', 'MEMBER'),
    leitora: c.pessoa('Lia', 'TEAM'),
    externa: c.pessoa('Rui', 'ADMIN'),
  };
  await Promise.all(
    Object.entries(quem).map(([nome, pessoa]) =>
      db.doc(pessoa.referencia).set(umColaborador(pessoa, { externo: nome === 'externa' })),
    ),
  );
  await comMatriz(c.contexto, 'MEMBER', { 5: {} });
  await comMatriz(c.contexto, 'TEAM', { 5: { editar: false } });
  await db.doc(caminhos.projeto(c.contexto, 'p')).set(umProjeto(quem.ana));
});

let quantos = 0;
/** A complete questionnaire of its own, whose records have ids of their own. */
async function umQuestionario(mudancas: Partial<Questionario> = {}, contexto = c.contexto) {
  const q = `q${++quantos}`;
  const base = umRascunho();
  const rascunho = umRascunho({
    grupos: base.grupos.map((grupo) => ({ ...grupo, id: `${q}-g` })),
    perguntas: base.perguntas.map((p) => ({ ...p, id: `${q}-a`, grupo: `${q}-g`, tipoDeResposta: `${q}-t` })),
    tipos: base.tipos.map((tipo) => ({ ...tipo, id: `${q}-t` })),
    questionario: { ...base.questionario, ...mudancas },
  });
  const lote = db.batch();
  for (const [caminho, documento] of Object.entries(documentosDoRascunho(contexto, q, rascunho)))
    lote.set(db.doc(caminho), documento);
  await lote.commit();
  return q;
}

const rascunhoDe = (q: string) => db.runTransaction((tx) => lerRascunho(db, c.contexto, q, tx));
const questionario = (q: string) => db.doc(`${questionarios.onde(c.contexto)}/${q}`);
const pergunta = (q: string) => db.doc(`${perguntas.onde(c.contexto)}/${q}-a`);
const gravada = (q: string, n: number) => ler(db, versaoSchema, `${versoesDe(c.contexto, q)}/${n}`);
const estado = async (q: string) => {
  const lido = await questionario(q).get();
  return { versao: lido.get('versao') as number, mudou: lido.get('mudou') as boolean };
};

/** What the page sends: the draft as it is now. */
async function pedido(q: string, mudancas: object = {}) {
  const rascunho = await rascunhoDe(q);
  if (!rascunho) throw new Error(`${q} não existe`);
  return {
    ...c.contexto,
    questionarioId: q,
    vista: impressaoDe(compilar(rascunho)),
    sobre: rascunho.questionario.versao ?? 0,
    correcao: false,
    ...mudancas,
  };
}
const PUBLICAR = 'questionariosFunctions-publicar';
const publicar = async (q: string, mudancas: object = {}, por: Persona = quem.ana) =>
  chamarAqui(PUBLICAR, await pedido(q, mudancas), { por });
const recusada = (message: string) => ({ erro: { message, status: 'FAILED_PRECONDITION' } });
const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };

describe('publicar', () => {
  it('congela o questionário inteiro; o que se muda depois não o muda', async () => {
    const q = await umQuestionario();
    expect(await publicar(q)).toEqual({ resultado: { versao: 1 } });
    const primeira = await gravada(q, 1);
    expect(primeira).toMatchObject({ n: 1, publicadaPor: quem.ana.uid, grupos: [{ id: `${q}-g` }] });
    expect(await estado(q)).toEqual({ versao: 1, mudou: false });

    await pergunta(q).update({ peso: 7, nome: 'Outra pergunta?' });
    await logo(async () => expect(await estado(q)).toEqual({ versao: 1, mudou: true }));
    expect(await gravada(q, 1)).toEqual(primeira);

    expect(await publicar(q)).toEqual({ resultado: { versao: 2 } });
    const segunda = await gravada(q, 2);
    expect(segunda?.perguntas).toMatchObject([{ peso: 7, nome: 'Outra pergunta?' }]);
    expect(segunda?.hash).not.toBe(primeira?.hash);
    expect(await gravada(q, 1)).toEqual(primeira);
    expect(await estado(q)).toEqual({ versao: 2, mudou: false });
  });

  it('o que já está publicado não se publica de novo: dois cliques e dois pedidos ao mesmo tempo dão uma versão', async () => {
    const q = await umQuestionario();
    const dados = await pedido(q);
    const juntos = await Promise.all([1, 2, 3].map(() => chamarAqui(PUBLICAR, dados, { por: quem.ana })));
    expect(juntos).toEqual([1, 2, 3].map(() => ({ resultado: { versao: 1 } })));
    expect(await publicar(q)).toEqual({ resultado: { versao: 1 } });
    const requestId = 'um-pedido-repetido';
    await pergunta(q).update({ peso: 3 });
    const outra = await pedido(q);
    for (let vez = 0; vez < 2; vez++)
      expect(await chamarAqui(PUBLICAR, outra, { por: quem.ana, requestId })).toEqual({
        resultado: { versao: 2 },
      });
    expect((await db.collection(versoesDe(c.contexto, q)).get()).size).toBe(2);
  });

  it('o que a pessoa não viu não se publica; vendo-o, sim', async () => {
    const q = await umQuestionario();
    const visto = await pedido(q);
    await pergunta(q).update({ descricao: 'Mudou enquanto a pessoa lia.' });
    expect(await chamarAqui(PUBLICAR, visto, { por: quem.ana })).toEqual(
      recusada('O questionário mudou depois que você o abriu. Confira de novo e publique.'),
    );
    expect(await gravada(q, 1)).toBeUndefined();
    expect(await publicar(q)).toEqual({ resultado: { versao: 1 } });
    await pergunta(q).update({ peso: 4 });
    expect(await publicar(q, { sobre: 0 })).toEqual(
      recusada('A versão 1 foi publicada enquanto isso. Confira de novo e publique.'),
    );
    expect(await publicar(q)).toEqual({ resultado: { versao: 2 } });
  });

  it('o que está incompleto não se publica; completo, sim', async () => {
    const q = await umQuestionario();
    const tipo = db.doc(`${tiposDeRespostas.onde(c.contexto)}/${q}-t`);
    const grupo = db.doc(`${gruposDiagnostico.onde(c.contexto)}/${q}-g`);
    await tipo.update({ deletedAt: new Date() });
    const semTipo =
      'A pergunta "A liderança fala de inovação com as equipes?" tem um tipo de resposta que não existe mais.';
    expect(await publicar(q)).toEqual(recusada(`Ainda não dá para publicar. ${semTipo}`));
    await tipo.update({ deletedAt: null });
    await grupo.update({ feedbacks: [] });
    await questionario(q).update({
      faixas: [{ title: 'Tudo', description: 'Meia régua.', start: 0, end: 50 }],
    });
    expect(await publicar(q)).toEqual(
      recusada(
        'Ainda não dá para publicar. Faixas do questionário: De 51 a 100 nenhuma faixa vale: a pessoa lê que não há análise.',
      ),
    );
    await pergunta(q).update({ peso: 'muito' });
    expect(
      await chamarAqui(
        PUBLICAR,
        { ...c.contexto, questionarioId: q, vista: '0'.repeat(16), sobre: 0, correcao: false },
        { por: quem.ana },
      ),
    ).toEqual(
      recusada('Há um registro deste questionário que não se consegue ler. Corrija-o ou remova-o antes.'),
    );
    await pergunta(q).update({ peso: 1 });
    await questionario(q).update({ faixas: [] });
    expect(await publicar(q)).toEqual({ resultado: { versao: 1 } });
  });

  it('só quem edita questionários, ou criou este; ninguém de outra empresa, de fora ou sem entrar', async () => {
    const q = await umQuestionario();
    expect(await publicar(q, {}, quem.leitora)).toEqual(NEGADO);
    expect(await publicar(q, {}, quem.externa)).toEqual(NEGADO);
    const outra = await cenario([]);
    const alheia = outra.pessoa('Xavier', 'ADMIN');
    await db.doc(alheia.referencia).set(umColaborador(alheia));
    expect(await publicar(q, {}, alheia)).toEqual(NEGADO);
    expect(await publicar(q, outra.contexto, alheia)).toEqual(recusada('Questionário não encontrado!'));
    expect(await chamarAqui(PUBLICAR, await pedido(q))).toMatchObject({
      erro: { status: 'UNAUTHENTICATED' },
    });
    expect(await gravada(q, 1)).toBeUndefined();
    expect(await publicar(q, {}, quem.mel)).toEqual({ resultado: { versao: 1 } });
    const dela = await umQuestionario({ createdBy: quem.leitora.uid });
    expect(await publicar(dela, {}, quem.leitora)).toEqual({ resultado: { versao: 1 } });
  });

  it('um questionário removido, ou de um projeto removido, não se publica', async () => {
    const q = await umQuestionario({ idProjeto: 'sem-projeto' });
    expect(await publicar(q)).toEqual(recusada('Projeto não encontrado'));
    const removido = await umQuestionario();
    const dados = await pedido(removido);
    await questionario(removido).update({ deletedAt: new Date() });
    expect(await chamarAqui(PUBLICAR, dados, { por: quem.ana })).toEqual(
      recusada('Questionário não encontrado!'),
    );
    expect(await chamarAqui(PUBLICAR, { ...dados, questionarioId: '../x' }, { por: quem.ana })).toMatchObject(
      {
        erro: { status: 'INVALID_ARGUMENT' },
      },
    );
    await questionario(removido).update({ deletedAt: null });
    expect(await chamarAqui(PUBLICAR, dados, { por: quem.ana })).toEqual({ resultado: { versao: 1 } });
  });
});

describe('corrigir os textos', () => {
  it('a versão fica como está, e lê-se com os textos novos e o mesmo hash', async () => {
    const q = await umQuestionario();
    await publicar(q);
    const primeira = await gravada(q, 1);
    await pergunta(q).update({ nome: 'A liderança conversa sobre inovação?' });
    expect(await publicar(q, { correcao: true }, quem.mel)).toEqual({ resultado: { versao: 1 } });
    expect(await gravada(q, 1)).toEqual(primeira);
    const lida = (await lerVersao(db, c.contexto, q, 1)) as Versao;
    expect(lida).toMatchObject({ n: 1, hash: primeira?.hash, publicadaPor: quem.mel.uid });
    expect(lida.perguntas[0]?.nome).toBe('A liderança conversa sobre inovação?');
    await logo(async () => expect(await estado(q)).toEqual({ versao: 1, mudou: false }));
    await pergunta(q).update({ descricao: 'Nos últimos doze meses.' });
    await publicar(q, { correcao: true });
    expect((await db.collection(correcoesDe(c.contexto, q)).get()).size).toBe(1);
  });

  it('o que muda mais do que textos é recusado, e vira uma versão', async () => {
    const q = await umQuestionario();
    expect(await publicar(q, { correcao: true })).toEqual(
      recusada('Não mudaram só os textos: publique uma nova versão.'),
    );
    await publicar(q);
    await pergunta(q).update({ obrigatoria: false });
    expect(await publicar(q, { correcao: true })).toEqual(
      recusada('Não mudaram só os textos: publique uma nova versão.'),
    );
    expect(await publicar(q)).toEqual({ resultado: { versao: 2 } });
  });
});

describe('mudou', () => {
  it('acompanha grupo, pergunta, tipo e o questionário; desfeita a mudança, volta', async () => {
    const q = await umQuestionario();
    await publicar(q);
    const registros = [
      [db.doc(`${gruposDiagnostico.onde(c.contexto)}/${q}-g`), { pesoNota: 9 }, { pesoNota: 2 }],
      [db.doc(`${tiposDeRespostas.onde(c.contexto)}/${q}-t`), { orientacao: 2 }, { orientacao: 1 }],
      [pergunta(q), { deletedAt: new Date() }, { deletedAt: null }],
      [questionario(q), { radar: false }, { radar: true }],
    ] as const;
    for (const [registro, muda, desfaz] of registros) {
      await registro.update(muda);
      await logo(async () => expect((await estado(q)).mudou).toBe(true));
      await registro.update(desfaz);
      await logo(async () => expect((await estado(q)).mudou).toBe(false));
    }
  });

  it('o período e o limite não contam; perdido, a conferência o refaz', async () => {
    const q = await umQuestionario();
    await publicar(q);
    await questionario(q).update({ limiteUsuario: 9, dataVigencia: new Date('2027-01-01'), mudou: true });
    await conferirMudancas(db, c.contexto);
    expect(await estado(q)).toEqual({ versao: 1, mudou: false });
    await pergunta(q).update({ peso: 'muito' });
    await logo(async () => expect((await estado(q)).mudou).toBe(true));
    expect(await conferirMudancas(db, c.contexto)).toEqual([]);
    await pergunta(q).update({ peso: 1 });
  });

  it('de um rascunho que nunca se publicou nada se diz', async () => {
    const q = await umQuestionario();
    expect(await conferirMudancas(db, c.contexto)).toEqual([]);
    expect((await questionario(q).get()).data()).not.toHaveProperty('mudou');
  });
});

/** What is answered, whatever the ids. */
const oQueSeResponde = async (q: string) => {
  const rascunho = await rascunhoDe(q);
  if (!rascunho) throw new Error(`${q} não existe`);
  const { grupos, perguntas: suas } = compilar(rascunho);
  const lugarDe = new Map(grupos.map(({ id }, i) => [id, i]));
  return {
    grupos: grupos.map(({ id: _id, ...grupo }) => grupo),
    perguntas: suas.map(({ id: _id, grupo, ...pergunta }) => ({ ...pergunta, grupo: lugarDe.get(grupo) })),
  };
};

describe('duplicar e copiar grupos', () => {
  const DUPLICAR = 'questionariosFunctions-duplicar';
  const COPIAR = 'questionariosFunctions-copiarGrupos';
  const duplicar = (q: string, mudancas: object = {}, por: Persona = quem.ana, requestId?: string) =>
    chamarAqui(
      DUPLICAR,
      { ...c.contexto, questionarioId: q, nome: 'Cópia', idProjeto: 'p', ...mudancas },
      { por, ...(requestId ? { requestId } : {}) },
    );
  const copiar = (para: string, de: string, grupos: string[], por: Persona = quem.ana) =>
    chamarAqui(COPIAR, { ...c.contexto, questionarioId: para, de, grupos }, { por });
  const idDa = ({ resultado }: Awaited<ReturnType<typeof duplicar>>) => (resultado as { id: string }).id;
  it('a cópia pergunta o mesmo e começa como rascunho; um pedido repetido dá uma só', async () => {
    const q = await umQuestionario();
    await publicar(q);
    const feita = await duplicar(q, {}, quem.ana, 'duplicar-uma-vez');
    const id = idDa(feita);
    expect(await oQueSeResponde(id)).toEqual(await oQueSeResponde(q));
    const lida = await questionario(id).get();
    expect(lida.get('nome')).toBe('Cópia');
    expect(lida.get('createdBy')).toBe(quem.ana.uid);
    expect(lida.data()).not.toHaveProperty('versao');
    expect(await duplicar(q, {}, quem.ana, 'duplicar-uma-vez')).toEqual(feita);
    expect(await publicar(id)).toEqual({ resultado: { versao: 1 } });
    expect((await gravada(q, 1))?.perguntas[0]?.id).not.toBe((await gravada(id, 1))?.perguntas[0]?.id);
  });

  it('recusa quem não cria, o que não existe e um projeto que não há', async () => {
    const q = await umQuestionario();
    expect(await duplicar(q, {}, quem.mel)).toEqual(NEGADO);
    expect(await duplicar(q, {}, quem.externa)).toEqual(NEGADO);
    expect(await duplicar('nenhum')).toEqual(recusada('Questionário não encontrado!'));
    expect(await duplicar(q, { idProjeto: 'nenhum' })).toEqual(recusada('Projeto não encontrado'));
    expect(await duplicar(q, { nome: ' ' })).toMatchObject({
      erro: { message: 'O nome precisa ter ao menos 3 letras.' },
    });
    const outra = await cenario([]);
    const alheia = outra.pessoa('Xavier', 'ADMIN');
    await db.doc(alheia.referencia).set(umColaborador(alheia));
    expect(await duplicar(q, {}, alheia)).toEqual(NEGADO);
    expect(await duplicar(q, outra.contexto, alheia)).toEqual(recusada('Questionário não encontrado!'));
    await comMatriz(c.contexto, 'MEMBER', { 5: {}, 6: {}, 7: {} });
    expect(await duplicar(q, {}, quem.mel)).toMatchObject({ resultado: {} });
  });

  it('os grupos escolhidos vêm depois dos que há, com as perguntas; o que já não existe é recusado', async () => {
    const [para, de] = [await umQuestionario(), await umQuestionario()];
    expect(await copiar(para, de, [`${de}-g`, 'sumiu'])).toEqual(
      recusada('Um dos grupos escolhidos não existe mais. Confira e copie de novo.'),
    );
    expect((await oQueSeResponde(para)).grupos).toHaveLength(1);
    expect(await copiar(para, de, [`${de}-g`])).toEqual({ resultado: { grupos: 1, perguntas: 1 } });
    const { grupos, perguntas: suas } = await oQueSeResponde(para);
    expect(grupos).toHaveLength(2);
    expect(suas.map(({ grupo }) => grupo)).toEqual([0, 1]);
    expect(await copiar(para, de, [`${de}-g`], quem.externa)).toEqual(NEGADO);
  });
});
