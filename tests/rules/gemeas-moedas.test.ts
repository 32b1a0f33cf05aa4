// Refusals for one reason only (gemeas.test.ts), where one batch writes records that vouch for each other: coins and
// places. Each attack has everything else right, the records that must come along too.
import { describe, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { umaCarteira, umasVagas, umPatrocinio } from '@tests/support/documentos';
import { clara, EMPRESA, type Persona } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, juntos, listar, mudadoPor, mudar, permitido } from './ambiente';
import { carteira, doItem, moedas, vigente } from './moedas';
import { publicacao, vagas, vagasDe } from './vagas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, recusa } = ambiente;
const { ideia, regulamento, alguem } = moedas(ambiente);
const { rascunho, publicar } = vagas(ambiente);

type Escrita = Parameters<typeof juntos>[1];
const nova = (quem: Persona, caminho: string, totalMoedas: number) =>
  criadoAgora(umaCarteira(quem, { totalMoedas, ultimoPai: idDaReferencia(caminho) }));
/** The sponsorship of ten coins, and the wallet they come from, as the interface writes them. */
const patrocinio = (quem: Persona, caminho: string): [Escrita, Escrita] => [
  [doItem(caminho, quem), criadoAgora(umPatrocinio(quem))],
  [carteira(vigente, quem), nova(quem, caminho, 10)],
];

describe('patrocínio e carteira', () => {
  it('com o próprio patrocínio e a própria carteira não se gasta a de um colega', async () => {
    const [quem, colega, gastou, a] = [await alguem(), await alguem(), await alguem(), await ideia()];
    await semear({ [carteira(vigente, gastou)]: umaCarteira(gastou, { totalMoedas: 5 }) });
    const onde = [doItem(a, quem), carteira(vigente, quem)];
    const podia = permitido(() => juntos(como(quem), ...patrocinio(quem, a)));
    await recusa(
      [...onde, carteira(vigente, colega)],
      () => juntos(como(quem), ...patrocinio(quem, a), [carteira(vigente, colega), nova(quem, a, 10)]),
      podia,
    );
    await recusa(
      [...onde, carteira(vigente, gastou)],
      () =>
        juntos(como(quem), ...patrocinio(quem, a), [
          carteira(vigente, gastou),
          { totalMoedas: 15, ultimoPai: idDaReferencia(a), ...mudadoPor(quem) },
          'mudar',
        ]),
      podia,
    );
    await podia();
  });
  it('nem a própria sob outro regulamento', async () => {
    const [quem, a, outra] = [await alguem(), await ideia(), await regulamento({})];
    await recusa(
      [doItem(a, quem), carteira(outra, quem)],
      () => juntos(como(quem), ...patrocinio(quem, a), [carteira(outra, quem), nova(quem, a, 10)]),
      () => juntos(como(quem), ...patrocinio(quem, a)),
    );
  });
  it('dado um patrocínio, nem ele nem a carteira mudam sozinhos', async () => {
    const [quem, a] = [await alguem(), await ideia()];
    await juntos(como(quem), ...patrocinio(quem, a));
    const [item, bolso] = [doItem(a, quem), carteira(vigente, quem)];
    const mais: Escrita = [item, { moedas: 20, ...mudadoPor(quem) }, 'mudar'];
    const pago = { totalMoedas: 20, ...mudadoPor(quem) };
    const podia = permitido(() => juntos(como(quem), mais, [bolso, pago, 'mudar']));
    await recusa(item, () => mudar(como(quem), item, { moedas: 20, ...mudadoPor(quem) }), podia);
    await recusa(bolso, () => mudar(como(quem), bolso, mudadoPor(quem)), podia);
    for (const createdAt of [new Date(), new Date(0)]) {
      await recusa(
        [item, bolso],
        () => juntos(como(quem), mais, [bolso, { ...pago, createdAt }, 'mudar']),
        podia,
      );
      await recusa(
        [item, bolso],
        () => juntos(como(quem), [item, { ...mais[1], createdAt }, 'mudar'], [bolso, pago, 'mudar']),
        podia,
      );
    }
    await podia();
  });
  it('um patrocínio negativo não devolve o que se deu a outra ideia', async () => {
    const [quem, a, b] = [await alguem(), await ideia(), await ideia()];
    await juntos(como(quem), ...patrocinio(quem, a));
    const dar = (quantas: number) =>
      juntos(
        como(quem),
        [doItem(b, quem), criadoAgora(umPatrocinio(quem, { moedas: quantas }))],
        [
          carteira(vigente, quem),
          { totalMoedas: 10 + quantas, ultimoPai: idDaReferencia(b), ...mudadoPor(quem) },
          'mudar',
        ],
      );
    await recusa(
      [doItem(b, quem), carteira(vigente, quem)],
      () => dar(-5),
      () => dar(5),
    );
  });
  it('quem propôs vê os patrocínios só com 3.leitura', async () => {
    const a = await ideia();
    const [quem, linha] = [await alguem(), `${caminhos.autorizacao(EMPRESA)}/5_3`];
    const item = doItem(a, quem);
    await semear({ [item]: umPatrocinio(quem), [linha]: { leitura: false, criacao: true } });
    const ver = () => listar(como(clara), item.slice(0, item.lastIndexOf('/')));
    const podia = permitido(ver);
    await recusa(item, ver, podia);
    await semear({ [linha]: { leitura: true, criacao: true, editar: true, remover: true } });
    await podia();
  });
});

const cinco = () => regulamento({ quantidadeMaximaIdeias: 5 });

describe('vagas', () => {
  it('publicar ocupa a vaga do próprio regulamento, e nenhum outro lugar', async () => {
    const [regra, outra] = [await cinco(), await cinco()];
    const a = await rascunho(regra, clara);
    const vaga = criadoAgora(umasVagas(clara, { ultimaIdeia: idDaReferencia(a) }));
    const publica: [Escrita, Escrita] = [
      [a, publicacao(clara), 'mudar'],
      [vagasDe(regra), vaga],
    ];
    const podia = permitido(() => juntos(como(clara), ...publica));
    for (const lugar of [vagasDe(outra), `${regra}/vagas/outras`])
      await recusa([a, lugar], () => juntos(como(clara), ...publica, [lugar, vaga]), podia);
    await podia();
  });
  it('a vaga ocupada antes pela mesma ideia não serve, nem leva outro campo', async () => {
    const regra = await cinco();
    const a = await rascunho(regra, clara);
    await semear({ [vagasDe(regra)]: umasVagas(clara, { ultimaIdeia: idDaReferencia(a) }) });
    await recusa(
      a,
      [() => mudar(como(clara), a, publicacao(clara)), () => publicar(regra, a, { extra: 1 }, clara)],
      () => publicar(regra, a, {}, clara),
    );
  });
});
