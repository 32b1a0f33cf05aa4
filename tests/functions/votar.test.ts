// Votes for an inspiring company (threats F01 to F10; decisions Q1 to Q4): once, in time, for a candidate, never lost.
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { VOTACAO_ENCERRADA } from '@/domain/votacao/urna';
import {
  blocoDe,
  caminhosDaVotacao,
  JANELA_DOS_IGUAIS,
  minutoDe,
  MUITOS_DA_REDE,
  MUITOS_DA_VIZINHANCA,
  MUITOS_IGUAIS,
  MUITOS_NO_MINUTO,
  noTempo,
} from '@/domain/votacao/voto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { CAPTCHA_INDISPONIVEL, CAPTCHA_RECUSADO, CAPTCHA_VENCIDO } from '@functions/chamada/captcha';
import { codigoDeVoto } from '@functions/nucleo/chavesDoVoto';
import { acertarUrna, acertarUrnas } from '@functions/nucleo/urnas';
import { emDias, umaEmpresa, umProjeto } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { captchaToken } from '../local/standins-captcha.mjs';
import { assentar, db, logo, comRelogioParado } from './apoio';
import { cartasPara, chamarAqui, umIp } from './contas';
import { gravar } from './gravador';
import { type CenaDaVotacao, cenaDaVotacao, type Feito, umaCedula, umaVotacao, urnaDe } from './votacao';

let c: CenaDaVotacao;
beforeAll(async () => {
  c = await cenaDaVotacao();
});
const recibo = ({ resultado }: { resultado?: unknown }) => (resultado as Feito).recibo;
const daCedula = async (r: string) => (await c.votos()).filter(({ cedula }) => r.startsWith(cedula));

/** Billed reads of requests whose queries find nothing: one of each query and count, one of each document asked for. */
const leiturasDe = (pedidos: readonly string[]) =>
  pedidos.reduce((soma, pedido) => {
    const [metodo, conteudo] = [pedido.split(' ', 1)[0], pedido.slice(pedido.indexOf(' ') + 1)];
    if (metodo === 'batchGetDocuments')
      return soma + (JSON.parse(conteudo) as { documents: string[] }).documents.length;
    return soma + (metodo === 'runQuery' || metodo === 'runAggregationQuery' ? 1 : 0);
  }, 0);

/** Of no minute that anybody counts. */
const ANTIGA = { minuto: '0.0', bloco: '0.0' };
const outroHash = (i: number) => `outro-${i}`.padEnd(23, 'x');

const janela = () => Math.floor(Date.now() / JANELA_DOS_IGUAIS);
const conferir = (r: string, alvo = c.alvo) =>
  chamarAqui('votacaoFunctions-conferirRecibo', { ...alvo, recibo: r });

describe('votar', () => {
  it('F01 a mesma cédula outra vez, ao mesmo tempo ou depois: um voto por categoria, o mesmo recibo', async () => {
    const pedido = c.cedulaCheia();
    const [a, b] = await Promise.all([c.votar(pedido), c.votar(pedido)]);
    const depois = await c.votar({ ...pedido, prova: { captcha: captchaToken() } });
    expect(new Set([a, b, depois].map(recibo)).size).toBe(1);
    const votos = await daCedula(recibo(a));
    expect(votos.map(({ categoria, situacao }) => `${categoria}: ${situacao}`).toSorted()).toEqual([
      'Cooperativas: CONTADO',
      'Indústria: CONTADO',
    ]);
    expect(depois.resultado).toMatchObject({ votos: [{ deAntes: true }, { deAntes: true }] });
  });

  it('um voto custa no máximo seis leituras, em quantas categorias for', async () => {
    const uma = { ...c.cedulaCheia(), escolhas: [c.escolha('Indústria', 'moinho')] };
    const tres = c.cedulaCheia();
    tres.escolhas.push(c.escolha('Serviços', 'clinica'));
    for (const pedido of [uma, tres]) {
      const pedidos = await gravar(async () => expect((await c.votar(pedido)).erro).toBeUndefined());
      expect(leiturasDe(pedidos)).toBe(6);
      // The same again reads the votes that are there, and nothing else.
      const deNovo = await gravar(() => c.votar({ ...pedido, prova: { captcha: captchaToken() } }));
      expect(deNovo.map((metodo) => metodo.split(' ', 1)[0])).toEqual(['runQuery']);
    }
  });

  it('com outra escolha vale a primeira, e a resposta o diz; uma categoria nova ainda se vota', async () => {
    const pedido = c.cedulaCheia();
    const primeira = await c.votar(pedido);
    const segunda = await c.votar({
      ...pedido,
      escolhas: [c.escolha('Indústria', 'aurora'), c.escolha('Serviços', 'clinica')],
      prova: { captcha: captchaToken() },
    });
    expect(segunda.resultado).toMatchObject({
      recibo: recibo(primeira),
      votos: [
        { categoria: 'Indústria', deAntes: true },
        { categoria: 'Serviços', deAntes: false },
      ],
    });
    const votos = await daCedula(recibo(primeira));
    expect(votos.find(({ categoria }) => categoria === 'Indústria')?.empresa).toBe(c.empresa('moinho'));
    expect(votos).toHaveLength(3);
  });

  it('F24 quem pergunta com cada empresa ouve o mesmo, seja qual for a do voto; sem voto de antes, nada ficou', async () => {
    // Of the same network and program, where the browser keeps nothing: the ballot of a colleague.
    const ip = umIp();
    const dele = { ...c.cedulaCheia(), cedula: null };
    const dito = async (empresa: string) =>
      (
        await c.votar(
          { ...dele, escolhas: [c.escolha('Indústria', empresa)], prova: { captcha: captchaToken() } },
          ip,
        )
      ).resultado;
    const primeiro = await dito('moinho');
    expect(primeiro).toMatchObject({ votos: [{ categoria: 'Indústria', deAntes: false }] });
    const [mesma, outra] = [await dito('moinho'), await dito('aurora')];
    expect(mesma).toMatchObject({ votos: [{ categoria: 'Indústria', deAntes: true }] });
    expect(outra).toEqual(mesma);
  });

  it('F01 sem armazenamento no navegador, a rede e o programa são o votante; de outra rede, é outro', async () => {
    const pedido = { ...c.cedulaCheia(), cedula: null };
    const ip = umIp();
    const a = await c.votar(pedido, ip);
    const b = await c.votar({ ...pedido, prova: { captcha: captchaToken() } }, ip);
    expect(recibo(b)).toBe(recibo(a));
    expect(b.resultado).toMatchObject({ votos: [{ deAntes: true }, { deAntes: true }] });
    expect(recibo(await c.votar({ ...pedido, prova: { captcha: captchaToken() } }))).not.toBe(recibo(a));
  });

  it.each([
    ['de outro site', { hostname: 'golpe.exemplo' }, CAPTCHA_RECUSADO],
    ['velho', { at: Date.now() - 600_000 }, CAPTCHA_VENCIDO],
    ['fora do ar', { how: 'erro' as const }, CAPTCHA_INDISPONIVEL],
  ])('F03 um captcha %s não vota, com uma frase', async (_, token, frase) => {
    const pedido = { ...c.cedulaCheia(), prova: { captcha: captchaToken(token) } };
    expect((await c.votar(pedido)).erro?.message).toBe(frase);
    expect((await c.votar({ ...pedido, prova: { captcha: captchaToken() } })).erro).toBeUndefined();
  });

  it('F21 um captcha recusado não faz a função esperar; um já usado espera pelo outro envio', async () => {
    const vezes = async (captcha: string) => {
      const pedidos = await gravar(() => c.votar({ ...c.cedulaCheia(), prova: { captcha } }));
      return pedidos.filter((metodo) => metodo.startsWith('runQuery')).length;
    };
    const usado = captchaToken();
    expect((await c.votar({ ...c.cedulaCheia(), prova: { captcha: usado } })).erro).toBeUndefined();
    const recusados = [
      'lixo',
      'não é um captcha, é um texto qualquer',
      captchaToken({ hostname: 'golpe.exemplo' }),
    ];
    const lidas = [];
    for (const captcha of recusados) lidas.push(await vezes(captcha));
    expect(new Set(lidas).size).toBe(1);
    expect(await vezes(usado)).toBeGreaterThan(lidas[0] ?? 0);
  });

  it('F03 um captcha usado por outra cédula não vota', async () => {
    const prova = { captcha: captchaToken() };
    expect((await c.votar({ ...c.cedulaCheia(), prova })).erro).toBeUndefined();
    expect((await c.votar({ ...c.cedulaCheia(), prova })).erro?.message).toBe(CAPTCHA_VENCIDO);
  });

  it.each([
    ['de outra categoria', 'Cooperativas', 'moinho'],
    ['que saiu do projeto', 'Serviços', 'saiu'],
    ['inativa', 'Serviços', 'parada'],
    ['que não está no projeto', 'Serviços', 'nenhuma'],
  ])('F06 uma empresa %s não recebe voto; a candidata recebe', async (_, categoria, id) => {
    const pedido = c.cedulaCheia();
    const errado = { ...pedido, escolhas: [c.escolha(categoria, id)] };
    expect((await c.votar(errado)).erro?.message).toMatch(/não concorre mais/);
    expect((await c.votar({ ...pedido, escolhas: [c.escolha('Serviços', 'clinica')] })).erro).toBeUndefined();
  });

  it('categorias que não há, repetidas ou nenhuma são recusadas com uma frase', async () => {
    const pedido = c.cedulaCheia();
    const dita = async (escolhas: (typeof pedido)['escolhas']) =>
      (await c.votar({ ...pedido, escolhas })).erro?.message;
    expect(await dita([c.escolha('Governo', 'mel')])).toBe('A categoria "Governo" não está nesta votação.');
    expect(await dita([c.escolha('Indústria', 'moinho'), c.escolha('Indústria', 'aurora')])).toMatch(
      /mais de uma/,
    );
    expect(await dita([])).toBe('Escolha ao menos uma empresa.');
  });

  it('F05 o período é o do relógio do servidor', async () => {
    const antes = await cenaDaVotacao({ inicio: emDias(1), fim: emDias(2) });
    expect((await antes.votar(antes.cedulaCheia())).erro?.message).toMatch(
      /^A votação abre em .* às .*Brasília\.$/,
    );
    const depois = await cenaDaVotacao({ inicio: emDias(-3), fim: emDias(-1) });
    expect((await depois.votar(depois.cedulaCheia())).erro?.message).toBe(VOTACAO_ENCERRADA);
    expect(await depois.votos()).toEqual([]);
  });

  it('F05 quem votou a tempo recebe o recibo também depois do fim, se a resposta se perdeu', async () => {
    const cena = await cenaDaVotacao();
    const pedido = cena.cedulaCheia();
    const feito = await cena.votar(pedido);
    await db.doc(caminhos.projeto(cena.contexto, 'premio')).update({ 'votacao.fim': emDias(-1) });
    await acertarUrnas(db, cena.contexto);
    expect(recibo(await cena.votar(pedido))).toBe(recibo(feito));
  });

  it('F07 muitos votos iguais de uma rede, com cédulas novas, ficam em revisão; os de outra contam', async () => {
    const votarIguais = async (): Promise<CenaDaVotacao> => {
      const [cena, ip, comeco] = [await cenaDaVotacao(), umIp(), janela()];
      const igual = () => ({ ...cena.cedulaCheia(), escolhas: [cena.escolha('Indústria', 'moinho')] });
      for (let i = 0; i <= MUITOS_IGUAIS; i++) await cena.votar(igual(), ip);
      await cena.votar(igual());
      // Ten minutes that end between two of them are no case of this test.
      return janela() === comeco ? cena : votarIguais();
    };
    const cena = await votarIguais();
    const suspeitas = (await cena.votos()).map(({ suspeita }) => suspeita);
    expect(suspeitas.filter((suspeita) => suspeita === 'IGUAIS')).toHaveLength(1);
    expect(suspeitas.filter((suspeita) => suspeita === null)).toHaveLength(MUITOS_IGUAIS + 1);
  });

  it.each([
    // Of one network all are of one neighbourhood, which may have ten times as many.
    ['uma rede', MUITOS_DA_REDE, () => ({})],
    ['muitas redes de uma vizinhança', MUITOS_DA_VIZINHANCA, (i: number) => ({ rede: outroHash(i) })],
  ])(
    'F07 %s com muitas cédulas vai para revisão sem ser recusada; com menos uma, conta',
    async (_, limite, fora) => {
      const cena = await cenaDaVotacao();
      const ip = umIp();
      const primeira = await cena.votar(cena.cedulaCheia(), ip);
      const onde = db.collection(caminhosDaVotacao.origens(cena.contexto, cena.alvo.questionarioId));
      const [origem] = (await onde.get()).docs;
      const lote = db.batch();
      for (let i = 0; i < limite - 2; i++)
        lote.set(onde.doc(umaCedula()), { ...origem?.data(), ...ANTIGA, iguais: outroHash(i), ...fora(i) });
      await lote.commit();
      await cena.votar({ ...cena.cedulaCheia(), escolhas: [cena.escolha('Indústria', 'aurora')] }, ip);
      const depois = await cena.votar(
        { ...cena.cedulaCheia(), escolhas: [cena.escolha('Serviços', 'clinica')] },
        ip,
      );
      expect(depois.erro).toBeUndefined();
      const de = async (categoria: string, id: string) =>
        (await cena.votos()).find((v) => v.categoria === categoria && v.empresa === cena.empresa(id));
      expect(await de('Indústria', 'aurora')).toMatchObject({ situacao: 'CONTADO', suspeita: null });
      expect(await de('Serviços', 'clinica')).toMatchObject({ situacao: 'EM_REVISAO', suspeita: 'REDE' });
      expect(recibo(primeira)).not.toBe(recibo(depois));
      expect(JSON.stringify(origem?.data())).not.toContain(ip);
    },
  );

  it.each([
    ['calma', 0, { situacao: 'EM_REVISAO', suspeita: 'PICO' }],
    // More than a tenth of a minute's ballots, each minute of the hour: that is its own pace.
    ['movimentada', MUITOS_NO_MINUTO * 6 + 6, { situacao: 'CONTADO', suspeita: null }],
  ])(
    'F22 trinta cédulas de trinta redes num minuto: numa hora %s, a seguinte %#',
    async (_, naHora, esperado) => {
      const cena = await cenaDaVotacao();
      const origens = db.collection(caminhosDaVotacao.origens(cena.contexto, cena.alvo.questionarioId));
      const agora = minutoDe(new Date());
      const de = (i: number, minuto: number) => {
        const cedula = umaCedula();
        const rede = { rede: outroHash(i), vizinhanca: outroHash(i), iguais: outroHash(i) };
        const quando = { minuto: noTempo(cedula, minuto), bloco: noTempo(cedula, blocoDe(minuto)) };
        return origens.doc(cedula).set({ ...rede, ...quando, expiraEm: emDias(90) });
      };
      const noMinuto = (quantas: number, minuto: number) =>
        Promise.all(Array.from({ length: quantas }, (_vazio, i) => de(i, minuto)));
      await noMinuto(naHora, agora - 20);
      // Also in the minute after, in case this one ends before the votes come.
      for (const minuto of [agora, agora + 1]) await noMinuto(MUITOS_NO_MINUTO - 1, minuto);
      await cena.votar({ ...cena.cedulaCheia(), escolhas: [cena.escolha('Serviços', 'clinica')] });
      const [antes] = await cena.votos();
      expect(antes).toMatchObject({ situacao: 'CONTADO', suspeita: null });
      await noMinuto(1, agora + 1);
      await cena.votar({ ...cena.cedulaCheia(), escolhas: [cena.escolha('Indústria', 'aurora')] });
      expect((await cena.votos()).find(({ categoria }) => categoria === 'Indústria')).toMatchObject(esperado);
    },
  );

  it('quem não consegue o captcha confirma o e-mail por um código; o e-mail vota uma vez', async () => {
    const email = `vota-${randomUUID().slice(0, 8)}@exemplo.com.br`;
    expect((await chamarAqui('votacaoFunctions-pedirCodigo', { ...c.alvo, email })).resultado).toEqual({});
    await logo(async () => expect(await cartasPara(email)).toHaveLength(1));
    const codigo = /^(\d{6}) é o seu código/.exec((await cartasPara(email))[0]?.subject ?? '')?.[1] ?? '';
    const pedido = c.cedulaCheia();
    const errado = codigo === '123456' ? '654321' : '123456';
    expect((await c.votar({ ...pedido, prova: { email, codigo: errado } })).erro?.message).toMatch(
      /não confere/,
    );
    const feito = await c.votar({ ...pedido, prova: { email, codigo } });
    const outra = await c.votar({ ...c.cedulaCheia(), prova: { email: email.toUpperCase(), codigo } });
    expect(recibo(outra)).toBe(recibo(feito));
    expect(await daCedula(recibo(feito))).toHaveLength(2);
  });

  it('F120 quem pede códigos em nome de alguém não o deixa sem votar, nem aqui nem em outra votação', () =>
    comRelogioParado(async () => {
      vi.setSystemTime(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 60_000);
      const email = `vitima-${randomUUID().slice(0, 8)}@exemplo.com.br`;
      const pedir = async (ip: string) =>
        (await chamarAqui('votacaoFunctions-pedirCodigo', { ...c.alvo, email }, { ip })).erro?.status;
      const chegaram = async () => {
        await assentar();
        return (await cartasPara(email)).length;
      };
      // Of the half hour one code is mailed twice at most; the same network asks three times in an hour.
      for (let i = 0; i < 3; i++) expect(await pedir('10.9.0.1')).toBeUndefined();
      expect(await pedir('10.9.0.1')).toBe('RESOURCE_EXHAUSTED');
      expect(await chegaram()).toBe(2);
      // The owner, from elsewhere, is answered the same: the code in the mailbox is good.
      expect(await pedir('10.9.0.2')).toBeUndefined();
      expect(await chegaram()).toBe(2);
      const codigo = /^(\d{6}) é o seu código/.exec((await cartasPara(email))[0]?.subject ?? '')?.[1] ?? '';
      expect((await c.votar({ ...c.cedulaCheia(), prova: { email, codigo } })).erro).toBeUndefined();
      vi.setSystemTime(Date.now() + 30 * 60_000);
      expect(await pedir('10.9.0.1')).toBe('RESOURCE_EXHAUSTED');
      expect(await pedir('10.9.0.2')).toBeUndefined();
      expect(await chegaram()).toBe(3);
    }));

  it('o código de outra caixa ou de outra votação não vale, e tentá-los acaba', () =>
    comRelogioParado(async () => {
      const email = `tenta-${randomUUID().slice(0, 8)}@exemplo.com.br`;
      const alheio = codigoDeVoto({ ...c.alvo, questionarioId: 'outra' }, email);
      const ditas = new Set<string | undefined>();
      const tentar = async (codigo: string, ip: string) =>
        (await c.votar({ ...c.cedulaCheia(), prova: { email, codigo } }, ip)).erro?.status;
      for (let i = 0; i < 11; i++) ditas.add(await tentar(alheio, '10.7.0.1'));
      expect([...ditas]).toEqual(['FAILED_PRECONDITION', 'RESOURCE_EXHAUSTED']);
      // A stranger's wrong ones lock nobody else out: the right one is taken from another network, and not from that one.
      const certo = codigoDeVoto(c.alvo, email);
      expect(await tentar(certo, '10.7.0.1')).toBe('RESOURCE_EXHAUSTED');
      expect(await tentar(certo, '10.7.0.2')).toBeUndefined();
      // Together they end, or a code would be found by asking from everywhere.
      for (let i = 0; i < 39; i++) await tentar(alheio, `10.7.1.${i}`);
      expect(await tentar(alheio, '10.7.0.3')).toBe('RESOURCE_EXHAUSTED');
    }));
});

describe('recibo', () => {
  it('diz categoria e situação de cada voto, e nunca a empresa', async () => {
    const feito = await c.votar(c.cedulaCheia());
    const { resultado } = await conferir(recibo(feito));
    expect(resultado).toMatchObject({
      votos: [
        { categoria: 'Cooperativas', situacao: 'CONTADO' },
        { categoria: 'Indústria', situacao: 'CONTADO' },
      ],
    });
    const dito = resultado as { votos: { em: string }[] };
    for (const { em } of dito.votos) expect(em).toMatch(/T\d\d:\d\d:00\.000Z$/);
    expect(JSON.stringify(resultado)).not.toContain(c.empresa('moinho'));
  });

  it('inventado, cortado ou de outra votação, é recusado', async () => {
    const certo = recibo(await c.votar(c.cedulaCheia()));
    for (const errado of [certo.slice(0, -1), `${certo}x`, 'h.h', certo.replace('.', '')])
      expect((await conferir(errado)).erro?.message).toMatch(/não é desta votação/);
    // As many letters as a true one, and more bytes.
    const [cedula, assinada = ''] = certo.split('.');
    expect((await conferir(`${cedula}.${'é'.repeat(assinada.length)}`)).erro?.message).toMatch(
      /não é desta votação/,
    );
    const outra = { ...c.alvo, questionarioId: 'outra' };
    expect((await conferir(certo, outra)).erro?.message).toMatch(/não é desta votação/);
  });
});

describe('o que os visitantes leem', () => {
  it('A19 só nomes e ids das candidatas, por categoria e em ordem', async () => {
    expect(await urnaDe(c)).toEqual({
      projeto: 'Prêmio Inovar',
      organizadora: 'Organizadora',
      inicio: expect.any(String),
      fim: expect.any(String),
      apurada: false,
      categorias: [
        { nome: 'Cooperativas', empresas: [{ id: c.empresa('mel'), nome: 'Casa do Mel' }] },
        {
          nome: 'Indústria',
          empresas: [
            { id: c.empresa('aurora'), nome: 'Aurora' },
            { id: c.empresa('moinho'), nome: 'Moinho' },
          ],
        },
        { nome: 'Serviços', empresas: [{ id: c.empresa('clinica'), nome: 'Clínica' }] },
      ],
      resultado: null,
    });
  });

  it('Q21 só as finalistas, onde o projeto o diz', async () => {
    const urna = await urnaDe(await cenaDaVotacao({ soFinalistas: true }));
    expect(urna?.categorias.map(({ empresas }) => empresas.map(({ nome }) => nome))).toEqual([
      [],
      ['Moinho'],
      ['Clínica'],
    ]);
  });

  it('P193 vota-se nas categorias do projeto: a que ele ganha entra, a que perde sai com as suas empresas', async () => {
    const cena = await cenaDaVotacao();
    const projeto = db.doc(caminhos.projeto(cena.contexto, 'premio'));
    const nomes = async () =>
      (await urnaDe(cena))?.categorias.map(({ nome, empresas }) => [nome, empresas.length]);
    await projeto.update({ categoria: ['Indústria', 'Agronegócio'] });
    await logo(async () =>
      expect(await nomes()).toEqual([
        ['Indústria', 2],
        ['Agronegócio', 0],
      ]),
    );
    // A project of before, whose voting named categories of its own.
    await projeto.update({ 'votacao.categorias': ['Cooperativas'], categoria: ['Serviços'] });
    await logo(async () => expect(await nomes()).toEqual([['Serviços', 1]]));
    expect(
      (await cena.votar({ ...cena.cedulaCheia(), escolhas: [cena.escolha('Cooperativas', 'mel')] })).erro
        ?.message,
    ).toBe('A categoria "Cooperativas" não está nesta votação.');
  });

  it('segue o projeto, as linhas e as empresas por si, e o recálculo não acha nada a fazer', async () => {
    const cena = await cenaDaVotacao();
    const nomes = async () => (await urnaDe(cena))?.categorias[1]?.empresas.map(({ nome }) => nome);
    await db
      .doc(caminhosDoStatus.um(cena.contexto, 'premio', cena.empresa('aurora')))
      .update({ deletedAt: new Date() });
    await logo(async () => expect(await nomes()).toEqual(['Moinho']));
    const moinho = caminhos.empresa({ ...cena.contexto, empresaId: cena.empresa('moinho') });
    await db.doc(moinho).update({ status: 'INATIVO' });
    await logo(async () => expect(await nomes()).toEqual([]));
    await db.doc(moinho).update({ status: 'ATIVO' });
    await logo(async () => expect(await nomes()).toEqual(['Moinho']));
    expect(await acertarUrnas(db, cena.contexto, { simular: true })).toEqual([]);
    await db.doc(caminhos.projeto(cena.contexto, 'premio')).update({ votacao: null });
    await logo(async () => expect(await urnaDe(cena)).toBeUndefined());
    expect((await cena.votar(cena.cedulaCheia())).erro?.message).toMatch(/^Votação não encontrada/);
  });

  it('Q3 o endereço curto chega à votação; um que não há, não', async () => {
    const cena = await cenaDaVotacao();
    const projeto = `premio-${randomUUID().slice(0, 8)}`;
    await db.doc(caminhosDaVotacao.urna(cena.alvo)).update({ idProjeto: projeto });
    const encontrar = (projetoId: string) =>
      chamarAqui('votacaoFunctions-encontrar', { projetoId, questionarioId: cena.alvo.questionarioId });
    expect((await encontrar(projeto)).resultado).toEqual(cena.alvo);
    expect((await encontrar('nenhum')).erro?.message).toMatch(/^Votação não encontrada/);
  });

  it('F19 quem copia os ids e abre a sua votação antes não toma o endereço curto; nem vinte cópias o escondem', async () => {
    const [organizador, outro] = [await cenaDaVotacao(null), await cenaDaVotacao()];
    const marca = randomUUID().slice(0, 8);
    const ids = { projetoId: `premio-${marca}`, questionarioId: `q-${marca}` };
    const copiar = async ({ ana }: CenaDaVotacao, contexto: Contexto, createdAt: Date) => {
      const projeto = { ...umProjeto(ana, { votacao: umaVotacao() }), createdAt };
      await db.doc(caminhos.projeto(contexto, ids.projetoId)).set(projeto);
      await db
        .doc(caminhos.registro(contexto, 'questionarios', ids.questionarioId))
        .set({ ...umQuestionario(ana), idProjeto: ids.projetoId });
      await acertarUrna(db, contexto, ids.questionarioId);
    };
    await copiar(outro, outro.contexto, emDias(-1));
    for (let i = 0; i < 20; i++) {
      const contexto = { ...outro.contexto, empresaId: `${i}-${outro.contexto.empresaId}` };
      await db.doc(caminhos.empresa(contexto)).set(umaEmpresa({ nomeFantasia: `Cópia ${i}` }));
      await copiar(outro, contexto, emDias(-1));
    }
    await copiar(organizador, organizador.contexto, emDias(-30));
    const encontrar = async () => chamarAqui('votacaoFunctions-encontrar', ids);
    const certo = { ...organizador.contexto, questionarioId: ids.questionarioId };
    expect((await encontrar()).resultado).toEqual(certo);
    await db.doc(caminhos.projeto(organizador.contexto, ids.projetoId)).update({ votacao: null });
    await acertarUrna(db, organizador.contexto, ids.questionarioId);
    expect((await encontrar()).erro?.message).toMatch(/^Votação não encontrada/);
  });
});

it('F10 duzentos votos de uma vez, cada um duas vezes: nenhum perdido, nenhum dobrado', async () => {
  const cena = await cenaDaVotacao();
  const cedulas = Array.from({ length: 100 }, () => cena.cedulaCheia());
  // Whoever hears a refusal (the other sending, which has used the captcha, is still under way) sends again.
  const enviar = async (cedula: (typeof cedulas)[number]) => {
    let resposta = await cena.votar(cedula, umIp());
    for (let vez = 0; vez < 5 && resposta.erro; vez++) resposta = await cena.votar(cedula, umIp());
    return resposta;
  };
  const recibos = await Promise.all(cedulas.flatMap((cedula) => [enviar(cedula), enviar(cedula)]));
  expect(recibos.filter(({ erro }) => erro)).toEqual([]);
  expect(new Set(recibos.map(recibo)).size).toBe(100);
  expect(await cena.votos()).toHaveLength(200);
});
