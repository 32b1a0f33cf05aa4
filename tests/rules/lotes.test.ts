// One batch may write a document twice. What each write alone may not do, two of them must not do either.
import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { umaCarteira, umaIdeia, umaIdeiaPublicada, umasVagas, umPatrocinio } from '@tests/support/documentos';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { abrirAmbiente, agora, criadoAgora, juntos, novoId, permitido, mudadoPor } from './ambiente';
import { moedas } from './moedas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, recusa, ler } = ambiente;
const { regulamento } = moedas(ambiente);

const publicacao = {
  publishedAt: agora(),
  status: 'NOVA_IDEIA',
  visibilidade: 'PUBLICA',
  ...mudadoPor(clara),
};

async function rascunho(regra: string): Promise<string> {
  const caminho = caminhos.ideia(EMPRESA, novoId('rascunho'));
  await semear({ [caminho]: umaIdeia(clara, { regulamentoReference: regra }) });
  return caminho;
}

const vaga = (ideia: string, publicadas: number) =>
  criadoAgora(umasVagas(clara, { ultimaIdeia: idDaReferencia(ideia), publicadas }));

describe('duas escritas do mesmo documento numa gravação', () => {
  it('não publicam uma ideia e a esvaziam', async () => {
    const ideia = await rascunho(await regulamento({}));
    const vazia = { descricao: '', ...mudadoPor(clara) };
    const podia = permitido(() => juntos(como(clara), [ideia, publicacao, 'mudar']));
    await recusa(
      ideia,
      () => juntos(como(clara), [ideia, publicacao, 'mudar'], [ideia, vazia, 'mudar']),
      podia,
    );
    await recusa(
      ideia,
      () => juntos(como(clara), [ideia, vazia, 'mudar'], [ideia, publicacao, 'mudar']),
      podia,
    );
    await podia();
  });

  it('não ocupam uma vaga por duas ideias', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 9 });
    const [a, b] = [await rascunho(regra), await rascunho(regra)];
    const vagas = `${regra}/vagas/ideias`;
    await recusa(
      [a, b, vagas],
      () =>
        juntos(
          como(clara),
          [a, publicacao, 'mudar'],
          [vagas, vaga(a, 1)],
          [b, publicacao, 'mudar'],
          [vagas, vaga(b, 1)],
        ),
      () => juntos(como(clara), [a, publicacao, 'mudar'], [vagas, vaga(a, 1)]),
    );
    expect(await ler(vagas)).toMatchObject({ publicadas: 1 });
  });

  it('não dão as mesmas moedas a duas ideias', async () => {
    const regra = await regulamento({ quantidadeMoedasPorColaborador: 100 });
    const carteira = `${regra}/regulamentoActivitiesPerColaborador/${caio.uid}`;
    const publicada = async () => {
      const caminho = caminhos.ideia(EMPRESA, novoId('publicada'));
      await semear({ [caminho]: umaIdeiaPublicada(clara, { regulamentoReference: regra }) });
      return caminho;
    };
    const [a, b] = [await publicada(), await publicada()];
    const item = (ideia: string): [string, object] => [
      `${ideia}/ideiasActivitiesPerColaborador/${caio.uid}`,
      criadoAgora(umPatrocinio(caio, { moedas: 100, regulamentoReference: regra })),
    ];
    const bolso = (ideia: string): [string, object] => [
      carteira,
      criadoAgora(umaCarteira(caio, { totalMoedas: 100, ultimoPai: idDaReferencia(ideia) })),
    ];
    await recusa(
      [item(a)[0], item(b)[0], carteira],
      () => juntos(como(caio), item(a), bolso(a), item(b), bolso(b)),
      () => juntos(como(caio), item(a), bolso(a)),
    );
    expect(await ler(carteira)).toMatchObject({ totalMoedas: 100 });
  });
});
