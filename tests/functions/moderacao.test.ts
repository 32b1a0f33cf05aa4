// Moderation: who reports, who decides, what leaves the readable record and comes back, and who is told what.
import { caminhos } from '@/domain/comum/caminhos';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { CASOS_POR_PAGINA } from '@/domain/contratos/moderacao';
import { caminhosDaImersao, solucaoSchema } from '@/domain/imersoes/cronograma';
import { type Alvo, casoSchema, MAXIMO_DE_DENUNCIAS } from '@/domain/moderacao/moderacao';
import { ler } from '@functions/banco';
import { DENUNCIAS_POR_DIA } from '@functions/callables/moderacao/limites';
import { reunirDados } from '@functions/nucleo/meusDados';
import { caminhoDoCaso, idDoCaso } from '@functions/nucleo/moderacao';
import { umDesafio } from '@tests/support/desafio';
import { emDias, umaIdeiaPublicada, umColaborador, umComentario } from '@tests/support/documentos';
import { umaSolucao, umCronograma } from '@tests/support/imersao';
import { umCaso } from '@tests/support/moderacao';
import type { Persona } from '@tests/support/personas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cenario, cenario, chamar, comRelogioParado, db, logo } from './apoio';
import { comMatriz, tokenDe } from './contas';

type Nome = 'autora' | 'escreve' | 'denuncia' | 'outra' | 'modera' | 'admin' | 'colega' | 'muitas';
let c: Cenario;
let quem: Record<Nome, { pessoa: Persona; token: string }>;
let ideiaId: string;
let comentario: Alvo;
const OFENSA = { motivo: 'OFENSA', explicacao: 'Ataca a colega do turno.' };

beforeAll(async () => {
  c = await cenario([]);
  const pessoas = {
    autora: c.pessoa('Aurora', 'TEAM'),
    escreve: c.pessoa('Elias', 'TEAM'),
    denuncia: c.pessoa('Dalva'),
    outra: c.pessoa('Odete'),
    modera: c.pessoa('Moacir', 'TEAM'),
    admin: c.pessoa('Ada', 'ADMIN'),
    colega: c.pessoa('Caetano'),
    muitas: c.pessoa('Marta'),
  };
  const entradas = await Promise.all(
    Object.entries(pessoas).map(async ([nome, pessoa]) => {
      await db.doc(pessoa.referencia).set(umColaborador(pessoa));
      return [nome, { pessoa, token: await tokenDe(pessoa) }] as const;
    }),
  );
  quem = Object.fromEntries(entradas) as typeof quem;
  await comMatriz(c.contexto, 'COLLABORATOR', { 3: {}, 9: {} });
  await comMatriz(c.contexto, 'TEAM', { 3: {}, 9: {}, 37: {} });
});

const ideia = async (mudancas: object = {}) => {
  const ref = db.collection(caminhos.ideias(c.contexto)).doc();
  await ref.set(umaIdeiaPublicada(quem.autora.pessoa, mudancas));
  return ref.id;
};
const comentar = async (mudancas: object = {}): Promise<Alvo> => {
  const ref = db.collection(caminhos.sob(caminhos.ideia(c.contexto, ideiaId)).comentarios).doc();
  await ref.set(umComentario(quem.escreve.pessoa, { comentario: 'Palavras que ferem.', ...mudancas }));
  return { tipo: 'COMENTARIO_DA_IDEIA', pai: ideiaId, filho: ref.id };
};
beforeEach(async () => {
  ideiaId = await ideia();
  comentario = await comentar();
});

const pedir = (nome: Nome, funcao: string, dados: object) =>
  chamar(`moderacaoFunctions-${funcao}`, { ...c.contexto, ...dados }, { token: quem[nome].token });
const denunciar = (nome: Nome, alvo: Alvo = comentario, denuncia: object = OFENSA) =>
  pedir(nome, 'denunciar', { alvo, denuncia });
const caminhoDe = ({ pai, filho }: Alvo) =>
  filho === ''
    ? caminhos.ideia(c.contexto, pai)
    : `${caminhos.sob(caminhos.ideia(c.contexto, pai)).comentarios}/${filho}`;
const casoDe = (alvo: Alvo = comentario) =>
  ler(db, casoSchema, caminhoDoCaso(c.contexto, idDoCaso(caminhoDe(alvo))));
const decidir = (nome: Nome, decisao: string, versao: number, alvo: Alvo = comentario, motivo = 'OFENSA') =>
  pedir(nome, 'moderar', {
    casoId: idDoCaso(caminhoDe(alvo)),
    versao,
    decisao: { decisao, motivo, explicacao: 'Fala da pessoa, não da ideia.' },
  });
const guardado = () => ler(db, comentarioSchema, caminhoDe(comentario));
const fila = async (nome: Nome, noEstado = 'ABERTO', depois: string | null = null) => {
  const { resultado, erro } = await pedir(nome, 'filaDaModeracao', { noEstado, depois });
  return {
    erro,
    ...(resultado as { casos: { id: string; texto: string | null }[]; proxima: string | null }),
  };
};
const daFila = async (nome: Nome, situacao = 'ABERTO', alvo = comentario) =>
  (await fila(nome, situacao)).casos.find(({ id }) => id === idDoCaso(caminhoDe(alvo)));
const noticias = async (nome: Nome) => {
  const { docs } = await db
    .collection(caminhos.notificacoes(c.contexto, quem[nome].pessoa.uid))
    .where('tipo', '==', 'MODERACAO')
    .get();
  const deste = `${caminhos.daEmpresa(c.contexto, 'moderacao')}/${idDoCaso(caminhoDe(comentario))}`;
  return docs.flatMap((um) => (um.get('origem') === deste ? [um.data()] : []));
};

describe('denunciar', () => {
  it('as denúncias de um conteúdo são um caso; a da mesma pessoa outra vez, com outras palavras, é a mesma', async () => {
    expect((await denunciar('denuncia')).status).toBe(200);
    expect((await denunciar('denuncia', comentario, { ...OFENSA, motivo: 'SIGILO' })).status).toBe(200);
    expect((await denunciar('outra')).status).toBe(200);
    const caso = await casoDe();
    expect(caso?.denuncias.map(({ motivo, quem: uid }) => [motivo, uid])).toEqual([
      ['SIGILO', quem.denuncia.pessoa.uid],
      ['OFENSA', quem.outra.pessoa.uid],
    ]);
    // It stays until somebody decides.
    expect((await guardado())?.comentario).toBe('Palavras que ferem.');
  });

  it('ninguém denuncia o que é seu, o que não vê nem o que não há; ao lado, o que vê', async () => {
    expect((await denunciar('escreve')).erro?.message).toContain('foi você quem escreveu');
    const nada = { ...comentario, filho: 'nao-ha' };
    expect((await denunciar('denuncia', nada)).erro?.message).toContain('não está mais disponível');
    expect(
      (await denunciar('denuncia', { tipo: 'IDEIA', pai: ideiaId, filho: 'x' })).erro?.message,
    ).toContain('não está mais disponível');
    const privada = await ideia({ privado: true, visibilidade: 'PRIVADA' });
    const dela: Alvo = { tipo: 'IDEIA', pai: privada, filho: '' };
    expect((await denunciar('denuncia', dela)).erro?.message).toContain('não está mais disponível');
    expect(await casoDe(dela)).toBeUndefined();
    await db
      .doc(caminhos.ideia(c.contexto, privada))
      .update({ participantesReferences: [quem.denuncia.pessoa.referencia] });
    expect((await denunciar('denuncia', dela)).status).toBe(200);
    expect((await casoDe(dela))?.autor).toBe(quem.autora.pessoa.uid);
  });

  it('cabem cinquenta denúncias em um caso; a seguinte é aceita e nada acrescenta', async () => {
    await denunciar('denuncia');
    const ref = db.doc(caminhoDoCaso(c.contexto, idDoCaso(caminhoDe(comentario))));
    const quase = Array.from({ length: MAXIMO_DE_DENUNCIAS - 1 }, (_, i) => ({
      ...OFENSA,
      quem: `pessoa${i}`,
      em: emDias(-i),
    }));
    await ref.update({ denuncias: quase, denunciantes: quase.map((uma) => uma.quem) });
    expect((await denunciar('denuncia')).status).toBe(200);
    expect((await casoDe())?.denuncias).toHaveLength(MAXIMO_DE_DENUNCIAS);
    expect((await denunciar('outra')).status).toBe(200);
    expect((await casoDe())?.denuncias).toHaveLength(MAXIMO_DE_DENUNCIAS);
    expect((await casoDe())?.denunciantes).not.toContain(quem.outra.pessoa.uid);
  });

  it('I170 uma pessoa denuncia trinta vezes por dia, e não mais', () =>
    comRelogioParado(async () => {
      const alvo = await comentar();
      for (let i = 0; i < DENUNCIAS_POR_DIA; i++)
        expect((await denunciar('muitas', alvo, { ...OFENSA, explicacao: `Vez ${i}` })).status).toBe(200);
      expect((await denunciar('muitas', alvo)).status).not.toBe(200);
      expect((await denunciar('outra', alvo)).status).toBe(200);
    }));
});

describe('decidir', () => {
  it('A170 ninguém decide sobre o que escreveu nem sobre a própria ideia; quem não tem o módulo, nunca', async () => {
    await denunciar('denuncia');
    for (const nome of ['escreve', 'autora', 'colega', 'denuncia'] as const)
      expect((await decidir(nome, 'OCULTAR', 1)).erro?.message).toBe('Permissão negada');
    expect((await fila('colega')).erro?.message).toBe('Permissão negada');
    expect(await daFila('escreve')).toBeUndefined();
    expect(await daFila('autora')).toBeUndefined();
    expect((await guardado())?.comentario).toBe('Palavras que ferem.');
    expect(await daFila('modera')).toMatchObject({ texto: 'Palavras que ferem.', situacao: 'ABERTO' });
    expect((await decidir('modera', 'OCULTAR', 1)).status).toBe(200);
    expect((await casoDe())?.decididoPor).toBe(quem.modera.pessoa.uid);
    // Nor does an administrator of what they wrote.
    const dele = await comentar({ ...umComentario(quem.admin.pessoa) });
    await denunciar('denuncia', dele);
    expect((await decidir('admin', 'MANTER', 1, dele)).erro?.message).toBe('Permissão negada');
    expect((await decidir('modera', 'MANTER', 1, dele)).status).toBe(200);
  });

  it('B170 a fila não diz quem denunciou; A171 decide-se o que se viu, e não o que mudou depois', async () => {
    await denunciar('denuncia');
    await denunciar('outra');
    const { resultado } = await pedir('modera', 'filaDaModeracao', { noEstado: 'ABERTO', depois: null });
    const tudo = JSON.stringify(resultado);
    for (const nome of ['denuncia', 'outra'] as const) {
      expect(tudo).not.toContain(quem[nome].pessoa.uid);
      expect(tudo).not.toContain(quem[nome].pessoa.nome);
    }
    expect(tudo).toContain(OFENSA.explicacao);
    expect((await decidir('modera', 'OCULTAR', 1)).erro?.message).toContain('mudou enquanto');
    expect((await decidir('modera', 'MANTER', 2)).status).toBe(200);
    // A decided one is restored only if it is hidden.
    expect((await decidir('modera', 'RESTAURAR', 3)).erro?.message).toContain('mudou enquanto');
    // The same person's report does not open it again; somebody else's does.
    await denunciar('denuncia');
    expect((await casoDe())?.situacao).toBe('MANTIDO');
    await denunciar('colega');
    expect((await casoDe())?.situacao).toBe('ABERTO');
  });

  it('B171 o texto ocultado sai do registro e fica para quem administra; volta inteiro, uma vez', async () => {
    comentario = await comentar({
      colaboradoresMencionadosReferences: [quem.colega.pessoa.referencia],
      createdAt: emDias(-3),
      updatedAt: emDias(-3),
    });
    const era = await guardado();
    await denunciar('denuncia');
    await decidir('modera', 'OCULTAR', 1);
    expect(await guardado()).toMatchObject({
      comentario: 'Ocultado pela moderação: ofende ou ataca alguém.',
      colaboradoresMencionadosReferences: [],
      oculto: 'OFENSA',
    });
    const cru = JSON.stringify((await db.doc(caminhoDe(comentario)).get()).data());
    expect(cru).not.toContain('ferem');
    expect((await daFila('modera', 'OCULTO'))?.texto).toBeNull();
    expect((await daFila('admin', 'OCULTO'))?.texto).toBe('Palavras que ferem.');
    expect((await denunciar('outra')).erro?.message).toContain('não está mais disponível');
    const caso = await casoDe();
    expect((await decidir('modera', 'RESTAURAR', caso?.versao ?? 0)).status).toBe(200);
    expect(await guardado()).toEqual(era);
    expect((await casoDe())?.guardado).toBeNull();
  });

  it('a ideia ocultada sai de tudo o que se lê, diz por que a quem a via, e volta', async () => {
    const alvo: Alvo = { tipo: 'IDEIA', pai: ideiaId, filho: '' };
    await denunciar('denuncia', alvo);
    const motivoPara = async (nome: Nome) => (await pedir(nome, 'ocultado', { alvo })).resultado;
    expect(await motivoPara('colega')).toMatchObject({ motivo: null });
    expect((await decidir('modera', 'OCULTAR', 1, alvo, 'SIGILO')).status).toBe(200);
    const ref = db.doc(caminhos.ideia(c.contexto, ideiaId));
    expect((await ref.get()).data()).toMatchObject({ visibilidade: 'REMOVIDA' });
    for (const nome of ['colega', 'autora'] as const)
      expect(await motivoPara(nome)).toMatchObject({ motivo: 'SIGILO' });
    // A removal that is not moderation's says nothing.
    const outra = await ideia({ deletedAt: emDias(-1), visibilidade: 'REMOVIDA' });
    expect(
      (await pedir('colega', 'ocultado', { alvo: { tipo: 'IDEIA', pai: outra, filho: '' } })).resultado,
    ).toMatchObject({ motivo: null });
    const versao = (await casoDe(alvo))?.versao ?? 0;
    expect((await decidir('modera', 'RESTAURAR', versao, alvo)).status).toBe(200);
    expect((await ref.get()).data()).toMatchObject({ visibilidade: 'PUBLICA', deletedAt: null });
    expect(await motivoPara('colega')).toMatchObject({ motivo: null });
  });

  it('B172 de uma ideia privada ocultada só quem a via sabe o motivo', async () => {
    const privada = await ideia({
      privado: true,
      visibilidade: 'PRIVADA',
      participantesReferences: [quem.denuncia.pessoa.referencia],
    });
    const alvo: Alvo = { tipo: 'IDEIA', pai: privada, filho: '' };
    await denunciar('denuncia', alvo);
    await decidir('modera', 'OCULTAR', 1, alvo, 'DADOS_PESSOAIS');
    expect((await pedir('colega', 'ocultado', { alvo })).resultado).toMatchObject({ motivo: null });
    expect((await pedir('denuncia', 'ocultado', { alvo })).resultado).toMatchObject({
      motivo: 'DADOS_PESSOAIS',
    });
    const versao = (await casoDe(alvo))?.versao ?? 0;
    await decidir('modera', 'RESTAURAR', versao, alvo);
    expect((await db.doc(caminhos.ideia(c.contexto, privada)).get()).get('visibilidade')).toBe('PRIVADA');
  });

  it('a proposta de uma imersão também se denuncia, se oculta e volta', async () => {
    await db.doc(caminhos.registro(c.contexto, 'desafios', 'd')).set(umDesafio(quem.autora.pessoa));
    const imersao = caminhosDaImersao.cronograma(c.contexto, 'imersao');
    await db.doc(imersao).set(umCronograma(quem.autora.pessoa, { idDesafio: 'd' }));
    const lugar = `${caminhosDaImersao.sob(imersao).solucoes}/s`;
    await db.doc(lugar).set(umaSolucao(quem.escreve.pessoa));
    const alvo: Alvo = { tipo: 'SOLUCAO', pai: 'imersao', filho: 's' };
    expect((await denunciar('denuncia', alvo)).status).toBe(200);
    const agir = (decisao: string, versao: number) =>
      pedir('modera', 'moderar', {
        casoId: idDoCaso(lugar),
        versao,
        decisao: { decisao, motivo: 'PROPAGANDA', explicacao: '' },
      });
    expect((await agir('OCULTAR', 1)).status).toBe(200);
    expect(await ler(db, solucaoSchema, lugar)).toMatchObject({
      titulo: 'Proposta ocultada',
      descricao: 'Ocultado pela moderação: é propaganda ou repetição.',
    });
    expect((await agir('RESTAURAR', 2)).status).toBe(200);
    expect(await ler(db, solucaoSchema, lugar)).toMatchObject({
      titulo: umaSolucao(quem.escreve.pessoa).titulo,
      descricao: umaSolucao(quem.escreve.pessoa).descricao,
    });
  });

  it('a decisão enviada outra vez com outro motivo é a mesma, com o último; nada se perde do texto', async () => {
    await denunciar('denuncia');
    await decidir('modera', 'OCULTAR', 1);
    expect((await decidir('modera', 'OCULTAR', 1, comentario, 'SIGILO')).status).toBe(200);
    expect((await guardado())?.comentario).toBe('Ocultado pela moderação: expõe o que é sigiloso.');
    expect((await casoDe())?.guardado?.texto).toBe('Palavras que ferem.');
    // Somebody else's on top of it is no repetition.
    expect((await decidir('admin', 'OCULTAR', 1)).erro?.message).toContain('mudou enquanto');
    expect((await decidir('modera', 'MANTER', 2)).status).toBe(200);
    expect((await guardado())?.comentario).toBe('Palavras que ferem.');
  });

  it('a trilha diz quem decidiu o quê, e não guarda o texto', async () => {
    await denunciar('denuncia');
    await decidir('modera', 'AVISAR', 1);
    const { docs } = await db
      .collection(caminhos.auditoria(c.contexto))
      .where('alvo', '==', caminhoDe(comentario))
      .get();
    expect(docs.map((um) => um.data())).toEqual([
      expect.objectContaining({
        acao: 'MODERACAO',
        quem: quem.modera.pessoa.uid,
        depois: { decisao: 'AVISAR', motivo: 'OFENSA', explicacao: 'Fala da pessoa, não da ideia.' },
      }),
    ]);
    expect(JSON.stringify(docs.map((um) => um.data()))).not.toContain('ferem');
  });
});

describe('quem é avisado', () => {
  it('V28 o ocultado avisa quem escreveu e quem denunciou, sem nomes; a menção sai da caixa e volta uma vez', async () => {
    comentario = await comentar({ colaboradoresMencionadosReferences: [quem.colega.pessoa.referencia] });
    await denunciar('denuncia');
    await logo(async () =>
      expect(await noticias('admin')).toEqual([
        expect.objectContaining({ detalhe: { moderacao: 'ESPERA' }, quem: null }),
      ]),
    );
    await decidir('modera', 'OCULTAR', 1);
    await logo(async () => {
      expect(await noticias('escreve')).toEqual([
        expect.objectContaining({ detalhe: { moderacao: 'OCULTADO', motivo: 'OFENSA' }, quem: null }),
      ]);
      expect(await noticias('denuncia')).toEqual([
        expect.objectContaining({ detalhe: { moderacao: 'DECIDIDA' }, quem: null }),
      ]);
    });
    const dela = async () => {
      const { docs } = await db
        .collection(caminhos.notificacoes(c.contexto, quem.colega.pessoa.uid))
        .where('origem', '==', caminhoDe(comentario))
        .get();
      return docs.map((um) => um.get('noProduto') as boolean);
    };
    await logo(async () => expect(await dela()).toEqual([false]));
    await decidir('modera', 'RESTAURAR', (await casoDe())?.versao ?? 0);
    await logo(async () => expect(await dela()).toEqual([true]));
    expect(
      (await noticias('escreve'))
        .map(({ detalhe }) => detalhe.moderacao as string)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['OCULTADO', 'RESTAURADO']);
    for (const nome of ['admin', 'escreve', 'denuncia'] as const)
      expect(JSON.stringify(await noticias(nome))).not.toContain('ferem');
  });

  it('V31 o ocultado continua no lugar e na conta, com as respostas dos outros', async () => {
    const sob = caminhos.sob(caminhos.ideia(c.contexto, ideiaId)).comentarios;
    for (const i of [1, 2])
      await db
        .doc(`${sob}/resposta${i}`)
        .set(umComentario(quem.colega.pessoa, { respostaAoComentarioReference: caminhoDe(comentario) }));
    const total = async () =>
      (await db.doc(caminhos.ideia(c.contexto, ideiaId)).get()).get('totalComentarios');
    await logo(async () => expect(await total()).toBe(3));
    await denunciar('denuncia');
    await decidir('modera', 'OCULTAR', 1);
    await logo(async () => expect(await total()).toBe(3));
    expect((await db.collection(sob).where('deletedAt', '==', null).get()).size).toBe(3);
  });
});

describe('os dados de cada um', () => {
  it('B173 quem escreveu leva o que se decidiu e o próprio texto, e não quem denunciou; quem denunciou, só o seu', async () => {
    await denunciar('denuncia');
    await denunciar('outra', comentario, { motivo: 'SIGILO', explicacao: 'Diz o preço do fornecedor.' });
    await decidir('modera', 'OCULTAR', 2);
    const caminho = caminhoDoCaso(c.contexto, idDoCaso(caminhoDe(comentario)));
    const escreve = await reunirDados(db, c.contexto, quem.escreve.pessoa.uid);
    const deles = escreve.moderados?.filter((um) => um['caminho'] === caminho);
    expect(deles).toEqual([
      expect.objectContaining({
        situacao: 'Ocultado',
        motivo: 'ofende ou ataca alguém',
        texto: 'Palavras que ferem.',
      }),
    ]);
    expect(JSON.stringify(escreve.moderados)).not.toContain(quem.denuncia.pessoa.uid);
    const oculto = escreve.comentarios?.filter((um) => um['caminho'] === caminhoDe(comentario));
    expect(oculto).toHaveLength(1);
    expect(JSON.stringify(oculto)).not.toContain('ferem');
    const denuncia = await reunirDados(db, c.contexto, quem.denuncia.pessoa.uid);
    expect(denuncia.denuncias?.filter((um) => um['caminho'] === caminho)).toEqual([
      expect.objectContaining({ explicacao: OFENSA.explicacao, situacao: 'Ocultado' }),
    ]);
    expect(JSON.stringify(denuncia.denuncias)).not.toContain('fornecedor');
  });
});

describe('a fila', () => {
  it('vem de vinte em vinte, e nenhum caso falta nem se repete', async () => {
    const fora = await cenario([]);
    const [admin, autor] = [fora.pessoa('Alba', 'ADMIN'), fora.pessoa('Bento')];
    await db.doc(admin.referencia).set(umColaborador(admin));
    const token = await tokenDe(admin);
    await db.doc(caminhos.ideia(fora.contexto, 'publica')).set(umaIdeiaPublicada(autor));
    const sob = caminhos.sob(caminhos.ideia(fora.contexto, 'publica')).comentarios;
    const lote = db.batch();
    const ids = Array.from({ length: CASOS_POR_PAGINA + 1 }, (_, i) => `c${i}`);
    ids.forEach((filho, i) => {
      lote.set(db.doc(`${sob}/${filho}`), umComentario(autor));
      lote.set(
        db.doc(caminhoDoCaso(fora.contexto, filho)),
        umCaso(autor, {
          alvo: { tipo: 'COMENTARIO_DA_IDEIA', pai: 'publica', filho },
          caminho: `${sob}/${filho}`,
          updatedAt: emDias(-i),
        }),
      );
    });
    await lote.commit();
    const vistos: string[] = [];
    let depois: string | null = null;
    const tamanhos: number[] = [];
    do {
      const { resultado } = await chamar(
        'moderacaoFunctions-filaDaModeracao',
        { ...fora.contexto, noEstado: 'ABERTO', depois },
        { token },
      );
      const pagina = resultado as { casos: { id: string }[]; proxima: string | null };
      tamanhos.push(pagina.casos.length);
      vistos.push(...pagina.casos.map(({ id }) => id));
      depois = pagina.proxima;
    } while (depois !== null);
    expect(tamanhos).toEqual([CASOS_POR_PAGINA, 1]);
    expect(vistos).toEqual(ids);
  });
});
