// Channels of a company (decisions P150): told once, in the receiver's shape, signed, and of nothing private.
import { canalSchema, caminhosDosCanais, entregaSchema, type TipoDeCanal } from '@/domain/canais/canal';
import { caminhos } from '@/domain/comum/caminhos';
import type { listar } from '@/domain/contratos/canais';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { ler } from '@functions/banco';
import { anunciar, anunciarPai, entregaNova } from '@functions/canais/anunciar';
import { entregar } from '@functions/canais/entregar';
import { umaEmpresa, umaIdeiaPublicada, umColaborador, umProjeto } from '@tests/support/documentos';
import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type Cenario, cenario, db, logo, naIdeia } from './apoio';
import { cartasPara, type Chamador, chamarAqui } from './contas';

/** The name that cenario() gives: a trigger shows it as well. */
const nomeDa = ({ contexto }: Cenario) => contexto.empresaId.replace('empresa-', 'Empresa ');

type Cena = Awaited<ReturnType<typeof cena>>;
type Listado = z.output<typeof listar.saida>;

/** A company with its ADMIN and somebody of the committee, and no channel yet. */
async function cena() {
  const c = await cenario([]);
  const ana = c.pessoa('Ana', 'ADMIN');
  const tea = c.pessoa('Tea', 'TEAM');
  const { nomeFantasia, status, role, setores, image } = umaEmpresa({ nomeFantasia: nomeDa(c) });
  await Promise.all([
    db.doc(ana.referencia).set(umColaborador(ana)),
    db.doc(tea.referencia).set(umColaborador(tea)),
    db.doc(caminhos.apresentacao(c.contexto)).set({ nomeFantasia, status, role, setores, image }),
  ]);
  const pedir = (
    funcao: string,
    dados: object = {},
    por: Chamador | undefined = ana,
    requestId = randomUUID(),
  ) =>
    chamarAqui(
      `canaisFunctions-${funcao}`,
      { ...c.contexto, ...dados },
      { ...(por ? { por } : {}), requestId },
    );
  const marca = c.contexto.empresaId;
  const url = (tipo: TipoDeCanal, fim = 'ok') =>
    tipo === 'SLACK'
      ? `https://hooks.slack.com/services/${marca}/${fim}`
      : `https://avisos.${marca}.exemplo/${fim}`;
  const salvar = (tipo: TipoDeCanal, fim?: string, mais: object = {}) =>
    pedir('salvar', { tipo, url: url(tipo, fim), eventos: ['IDEIA_PUBLICADA'], ligado: true, ...mais });
  const canal = (tipo: TipoDeCanal) => ler(db, canalSchema, caminhosDosCanais.canal(c.contexto, tipo));
  const entregas = async (tipo: TipoDeCanal) =>
    (await db.collection(caminhosDosCanais.entregas(c.contexto, tipo)).get()).docs;
  const chegou = async (tipo: TipoDeCanal, fim?: string) => {
    const onde = `${process.env['URL_CANAIS']}?para=${encodeURIComponent(url(tipo, fim))}`;
    return (await (await fetch(onde)).json()) as { headers: Record<string, string>; body: string }[];
  };
  const ideia = async (id: string, mudancas: object = {}) => {
    await db.doc(caminhos.ideia(c.contexto, id)).set(umaIdeiaPublicada(ana, { ...mudancas }));
    return caminhos.ideia(c.contexto, id);
  };
  /** An entry that no trigger takes: it saw another one created, and comes no more. */
  const naFila = async (tipo: TipoDeCanal, alvo: string, campos: object = {}) => {
    const id = randomUUID();
    const ref = db.doc(`${caminhosDosCanais.entregas(c.contexto, tipo)}/${id}`);
    await ref.set({ ...entregaNova('IDEIA_PUBLICADA', alvo), estado: 'DESCARTADO' });
    await ref.set({ ...entregaNova('IDEIA_PUBLICADA', alvo), ...campos });
    const tentar = () => entregar(db, { contexto: c.contexto, tipo, id });
    return { tentar, estado: async () => ler(db, entregaSchema, ref.path) };
  };
  return { c, ana, tea, pedir, salvar, canal, entregas, chegou, ideia, naFila, url };
}

let e: Cena;
beforeAll(async () => {
  e = await cena();
});

describe('configurar', () => {
  it('o ADMIN salva; o endereço e o segredo não voltam a ninguém', async () => {
    expect((await e.salvar('SLACK')).erro).toBeUndefined();
    const { resultado } = await e.pedir('listar');
    const { canais } = resultado as Listado;
    expect(canais).toMatchObject([{ tipo: 'SLACK', ligado: true, eventos: ['IDEIA_PUBLICADA'] }]);
    expect(canais[0]?.endereco).toMatch(/^hooks\.slack\.com\/…/);
    const guardado = await e.canal('SLACK');
    expect(JSON.stringify(resultado)).not.toContain(guardado?.segredo);
    expect(JSON.stringify(resultado)).not.toContain(guardado?.url);
  });

  it.each(['listar', 'salvar', 'novoSegredo', 'testar', 'remover'])(
    'H18 %s: quem não é ADMIN, quem é de outra empresa e quem não entrou são recusados',
    async (funcao) => {
      const antes = await e.canal('SLACK');
      const dados = {
        listar: {},
        salvar: { tipo: 'SLACK', url: null, eventos: ['IDEIA_APROVADA'], ligado: false },
      }[funcao] ?? { tipo: 'SLACK' };
      const outra = (await cena()).ana;
      for (const por of [e.tea, outra])
        expect((await e.pedir(funcao, dados, por)).erro).toMatchObject({ status: 'PERMISSION_DENIED' });
      const semConta = await chamarAqui(`canaisFunctions-${funcao}`, { ...e.c.contexto, ...dados });
      expect(semConta.erro).toMatchObject({ status: 'UNAUTHENTICATED' });
      expect(await e.canal('SLACK')).toEqual(antes);
    },
  );

  it.each([
    ['http', 'http://aurora.exemplo/'],
    ['um número', 'https://169.254.169.254/latest'],
    ['a própria máquina', 'https://localhost/'],
    ['outra porta', 'https://aurora.exemplo:5001/'],
  ])('H16 %s não é guardado', async (_, url) => {
    const { erro } = await e.pedir('salvar', {
      tipo: 'PROPRIO',
      url,
      eventos: ['IDEIA_PUBLICADA'],
      ligado: true,
    });
    expect(erro).toMatchObject({ status: 'INVALID_ARGUMENT' });
    expect(await e.canal('PROPRIO')).toBeUndefined();
  });

  it('sem endereço não há canal; salvo de novo sem endereço, guarda o que tinha', async () => {
    const outra = await cena();
    const semUrl = { tipo: 'SLACK', url: null, eventos: ['IDEIA_APROVADA'], ligado: false };
    expect((await outra.pedir('salvar', semUrl)).erro?.message).toBe('Escreva o endereço do canal.');
    expect((await outra.pedir('testar', { tipo: 'SLACK' })).erro?.message).toBe('Configure o canal antes.');
    await outra.salvar('SLACK');
    const antes = await outra.canal('SLACK');
    await outra.pedir('salvar', semUrl);
    expect(await outra.canal('SLACK')).toMatchObject({
      url: antes?.url,
      segredo: antes?.segredo,
      ligado: false,
    });
    await outra.pedir('remover', { tipo: 'SLACK' });
    expect(await outra.canal('SLACK')).toBeUndefined();
    const trilha = await db
      .collection(caminhos.auditoria(outra.c.contexto))
      .where('acao', '==', 'CANAL')
      .get();
    expect(trilha.size).toBe(3);
    expect(JSON.stringify(trilha.docs.map((d) => d.data()))).not.toContain(antes?.url);
  });

  it('I17 o mesmo pedido com outro endereço, ou repetido, não apaga o que a trilha já diz', async () => {
    const n = await cena();
    const requestId = randomUUID();
    const mudar = (ligado: boolean) =>
      n.pedir(
        'salvar',
        { tipo: 'SLACK', url: n.url('SLACK'), eventos: ['IDEIA_PUBLICADA'], ligado },
        n.ana,
        requestId,
      );
    for (const ligado of [true, false, false]) expect((await mudar(ligado)).erro).toBeUndefined();
    const { docs } = await db.collection(caminhos.auditoria(n.c.contexto)).get();
    expect(docs.map((d) => d.get('depois') as object)).toHaveLength(2);
    expect(docs.map((d) => d.get('depois') as object)).toEqual(
      expect.arrayContaining([expect.objectContaining({ ligado: true }), { ligado: false }]),
    );
  });

  it('cada segredo novo aparece uma vez, e é o que assina daí em diante', async () => {
    await e.salvar('PROPRIO');
    const { resultado } = await e.pedir('novoSegredo', { tipo: 'PROPRIO' });
    const { segredo } = resultado as { segredo: string };
    expect((await e.canal('PROPRIO'))?.segredo).toBe(segredo);
    const entrada = await e.naFila('PROPRIO', await e.ideia('assinada', { titulo: 'Água da chuva' }));
    await entrada.tentar();
    const [mensagem] = (await e.chegou('PROPRIO')).slice(-1);
    const data = mensagem?.headers['x-inovacao-data'] ?? '';
    const hmac = createHmac('sha256', segredo)
      .update(`${data}.${mensagem?.headers['x-inovacao-entrega']}.${mensagem?.body}`)
      .digest('hex');
    expect(mensagem?.headers['x-inovacao-assinatura']).toBe(`sha256=${hmac}`);
    expect(JSON.parse(mensagem?.body ?? '')).toEqual({
      evento: 'IDEIA_PUBLICADA',
      empresa: nomeDa(e.c),
      texto: 'A ideia "Água da chuva" foi publicada.',
      titulo: 'Água da chuva',
      link: `${process.env['APP_URL']}/ideias/assinada`,
    });
  });
});

describe('avisar', () => {
  it('uma ideia publicada é avisada pelos gatilhos, uma vez; o evento repetido não avisa outra', async () => {
    const n = await cena();
    await n.salvar('SLACK');
    const alvo = await n.ideia('primeira', { titulo: 'Telhado verde' });
    await logo(async () => expect(await n.chegou('SLACK')).toHaveLength(1));
    await anunciar(db, n.c.contexto, 'IDEIA_PUBLICADA', alvo);
    await logo(async () =>
      expect((await n.entregas('SLACK')).map((d) => d.get('estado'))).toEqual(['ENVIADO']),
    );
    const mensagens = await n.chegou('SLACK');
    expect(mensagens).toHaveLength(1);
    expect(mensagens[0]?.body).toContain('A ideia \\"Telhado verde\\" foi publicada.');
    expect(mensagens[0]?.body).not.toContain('Ana');
  });

  it('A11 de rascunho, de ideia privada e do que já era público, nada entra na fila', async () => {
    const n = await cena();
    await n.salvar('SLACK');
    const lugar = naIdeia(n.c, 'x');
    const publica = { ...umaIdeiaPublicada(n.ana) };
    const lados = (antes: object | undefined, depois: object) =>
      anunciarPai({ db, antes, depois } as unknown as Parameters<typeof anunciarPai>[0], lugar);
    await lados(undefined, { ...publica, visibilidade: 'RASCUNHO' });
    await lados(undefined, { ...publica, visibilidade: 'PRIVADA' });
    await lados(publica, { ...publica, titulo: 'Outro título' });
    await lados({ ...publica, visibilidade: 'PRIVADA' }, { ...publica, publishedAt: new Date(0) });
    // Chosen for another event only.
    await lados(publica, { ...publica, status: 'APROVADA' });
    expect(await n.entregas('SLACK')).toHaveLength(0);
    await lados({ ...publica, visibilidade: 'RASCUNHO' }, publica);
    expect(await n.entregas('SLACK')).toHaveLength(1);
  });

  it('A11 tornada privada, ou removida, antes de sair: não é enviada', async () => {
    const n = await cena();
    await n.salvar('SLACK', 'privada');
    const alvo = await n.ideia('p', { privado: true, visibilidade: 'PRIVADA' });
    const entrada = await n.naFila('SLACK', alvo);
    await entrada.tentar();
    expect(await entrada.estado()).toMatchObject({ estado: 'DESCARTADO' });
    expect(await n.chegou('SLACK', 'privada')).toEqual([]);
  });

  it('o fim de uma apuração e resultados publicados também são avisados', async () => {
    const n = await cena();
    await n.salvar('SLACK', 'premio', { eventos: ['VOTACAO_ENCERRADA', 'RESULTADOS_PUBLICADOS'] });
    const { contexto } = n.c;
    await db.doc(caminhos.projeto(contexto, 'pr')).set(umProjeto(n.ana, { nome: 'Prêmio' }));
    await db
      .doc(caminhos.registro(contexto, 'questionarios', 'q'))
      .set({ ...umQuestionario(n.ana), idProjeto: 'pr', nome: 'Liderança' });
    const apuracao = { idProjeto: 'pr', resultado: null, desatualizada: false, encerradaEm: null };
    await db.doc(caminhosDaVotacao.apuracao(contexto, 'q')).set(apuracao);
    await db.doc(caminhosDaVotacao.apuracao(contexto, 'q')).set({ ...apuracao, encerradaEm: new Date() });
    const publicacao = { idProjeto: 'pr', idQuestionario: 'q', empresas: 3 };
    await db
      .doc(caminhosDaPublicacao.uma(contexto, 'q'))
      .set({ ...publicacao, publicadoEm: new Date(), publicadoPor: n.ana.uid });
    await logo(async () => expect(await n.chegou('SLACK', 'premio')).toHaveLength(2));
    const textos = (await n.chegou('SLACK', 'premio')).map(
      ({ body }) => (JSON.parse(body) as { text: string }).text,
    );
    expect(textos.toSorted()).toEqual([
      'A apuração da votação de "Prêmio" foi encerrada.',
      'Os resultados de "Liderança" foram publicados para as empresas do projeto.',
    ]);
  });

  it('o teste sai mesmo com o canal desligado, e o mesmo pedido é um só', async () => {
    const n = await cena();
    await n.salvar('SLACK', 'teste', { ligado: false });
    const requestId = randomUUID();
    const [a, b] = await Promise.all([
      n.pedir('testar', { tipo: 'SLACK' }, n.ana, requestId),
      n.pedir('testar', { tipo: 'SLACK' }, n.ana, requestId),
    ]);
    expect(a).toEqual(b);
    await logo(async () => expect(await n.chegou('SLACK', 'teste')).toHaveLength(1));
    await logo(async () => {
      const { entregas } = (await n.pedir('listar')).resultado as Listado;
      expect(entregas).toMatchObject([
        { evento: 'TESTE', estado: 'ENVIADO', resposta: 'O canal recebeu o aviso.' },
      ]);
    });
  });
});

describe('quando o endereço falha', () => {
  it('ao mesmo tempo, a mesma entrega sai uma vez', async () => {
    const n = await cena();
    await n.salvar('SLACK', 'junto');
    const entrada = await n.naFila('SLACK', await n.ideia('i'));
    const chegaram = (await n.chegou('SLACK', 'junto')).length;
    const tentativas = await Promise.allSettled([entrada.tentar(), entrada.tentar(), entrada.tentar()]);
    const recusas = tentativas.flatMap((uma) => (uma.status === 'rejected' ? [String(uma.reason)] : []));
    expect(recusas.length).toBeLessThan(3);
    // They came while it was being sent; who finds it sent has nothing to do.
    expect(recusas.filter((recusa) => !recusa.includes('está sendo enviado'))).toEqual([]);
    expect(await entrada.estado()).toMatchObject({ estado: 'ENVIADO', tentativas: 1 });
    // The idea itself was told by the triggers too.
    await logo(async () => expect(await n.entregas('SLACK')).toHaveLength(2));
    expect((await n.chegou('SLACK', 'junto')).length - chegaram).toBeLessThanOrEqual(2);
  });

  it('I19 de quem morreu ao enviar toma outro o lugar, e não antes da hora', async () => {
    const n = await cena();
    await n.salvar('SLACK', 'morto');
    const alvo = await n.ideia('i');
    const viva = await n.naFila('SLACK', alvo, { estado: 'ENVIANDO', prazo: new Date(Date.now() + 90_000) });
    await expect(viva.tentar()).rejects.toThrow('está sendo enviado');
    expect(await viva.estado()).toMatchObject({ estado: 'ENVIANDO', tentativas: 0 });
    const morta = await n.naFila('SLACK', alvo, { estado: 'ENVIANDO', prazo: new Date(Date.now() - 1) });
    await morta.tentar();
    expect(await morta.estado()).toMatchObject({ estado: 'ENVIADO', tentativas: 1 });
    await morta.tentar();
    expect(await morta.estado()).toMatchObject({ estado: 'ENVIADO', tentativas: 1 });
  });

  it('500 é tentado de novo até a oitava vez; 404 e redirecionamento, nunca', async () => {
    const n = await cena();
    const alvo = await n.ideia('i');
    await n.salvar('SLACK', 'erro');
    const setima = await n.naFila('SLACK', alvo, { tentativas: 6 });
    await expect(setima.tentar()).rejects.toThrow('O endereço respondeu 500.');
    expect(await setima.estado()).toMatchObject({ estado: 'PENDENTE', tentativas: 7, prazo: null });
    await expect(setima.tentar()).rejects.toThrow('500');
    expect(await setima.estado()).toMatchObject({ estado: 'FALHOU', resposta: 'O endereço respondeu 500.' });
    for (const [fim, resposta] of [
      ['sumiu', 'O endereço respondeu 404.'],
      ['muda', 'O endereço respondeu 302.'],
    ] as const) {
      await n.salvar('SLACK', fim);
      const uma = await n.naFila('SLACK', alvo);
      await uma.tentar();
      expect(await uma.estado()).toMatchObject({ estado: 'FALHOU', tentativas: 1, resposta });
    }
  });

  it('a quinta falha seguida desliga o canal e escreve ao ADMIN; uma entrega no meio zera a conta', async () => {
    const n = await cena();
    const alvo = await n.ideia('i');
    await n.salvar('SLACK', 'sumiu', { eventos: ['IDEIA_APROVADA'] });
    const falhar = async () => (await n.naFila('SLACK', alvo)).tentar();
    for (let vez = 1; vez <= 4; vez++) await falhar();
    expect(await n.canal('SLACK')).toMatchObject({ falhas: 4, ligado: true });
    await n.salvar('SLACK', 'ok', { eventos: ['IDEIA_APROVADA'] });
    await (await n.naFila('SLACK', alvo)).tentar();
    expect(await n.canal('SLACK')).toMatchObject({ falhas: 0 });
    await n.salvar('SLACK', 'sumiu', { eventos: ['IDEIA_APROVADA'] });
    for (let vez = 1; vez <= 5; vez++) await falhar();
    expect(await n.canal('SLACK')).toMatchObject({ ligado: false, desligadoEm: expect.any(Date) });
    await logo(async () => {
      const [carta, outra] = await cartasPara(n.ana.email);
      expect(carta?.subject).toBe('O canal Slack foi desligado');
      expect(carta?.text).toContain('O endereço respondeu 404.');
      expect(outra).toBeUndefined();
    });
    const depois = await n.naFila('SLACK', alvo);
    await depois.tentar();
    expect(await depois.estado()).toMatchObject({ estado: 'DESCARTADO' });
    await n.pedir('salvar', { tipo: 'SLACK', url: null, eventos: ['IDEIA_APROVADA'], ligado: true });
    expect(await n.canal('SLACK')).toMatchObject({ ligado: true, falhas: 0, desligadoEm: null });
  });
});

it('A31 o canal que uma convidada já tinha não avisa ninguém', async () => {
  const { c, salvar, entregas } = await cena();
  await salvar('SLACK');
  const contar = (ideia: string) =>
    anunciar(db, c.contexto, 'IDEIA_PUBLICADA', caminhos.ideia(c.contexto, ideia));
  await db.doc(caminhos.empresa(c.contexto)).update({ role: 'CONVIDADA' });
  await contar('a');
  expect(await entregas('SLACK')).toEqual([]);
  await db.doc(caminhos.empresa(c.contexto)).update({ role: 'NORMAL' });
  await contar('b');
  expect(await entregas('SLACK')).toHaveLength(1);
});

it('A27 uma empresa de outra licenciada com o mesmo id não gasta os avisos desta', async () => {
  const { c, salvar, entregas } = await cena();
  await salvar('SLACK');
  const dela = { ...c.contexto, licenciadaId: `outra-${c.contexto.licenciadaId}` };
  const canal = await db.doc(caminhosDosCanais.canal(c.contexto, 'SLACK')).get();
  await db.doc(caminhosDosCanais.canal(dela, 'SLACK')).set(canal.data() ?? {});
  await db.doc(caminhos.empresa(dela)).set(umaEmpresa());
  const delas = async () => (await db.collection(caminhosDosCanais.entregas(dela, 'SLACK')).get()).size;
  // As many as an hour takes, and one more, of ideas that are not there.
  for (let i = 0; i < 201; i++) await anunciar(db, dela, 'IDEIA_PUBLICADA', caminhos.ideia(dela, `i${i}`));
  expect(await delas()).toBe(200);
  await anunciar(db, c.contexto, 'IDEIA_PUBLICADA', caminhos.ideia(c.contexto, 'i'));
  expect(await entregas('SLACK')).toHaveLength(1);
}, 60_000);
