// Import of ideas: an administrator stores drafts a batch at a time, and takes them back; blank texts are allowed.
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { IDEIAS_POR_LOTE } from '@/domain/ideias/importacao-ideias';
import { umaIdeia } from '@tests/support/documentos';
import { ana, clara, EMPRESA, type Persona } from '@tests/support/personas';
import { abrirAmbiente, agora, juntos, novoId, permitido, mudadoPor, criadoAgora } from './ambiente';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

const CHEIO = 'Texto comprido. '.repeat(200);
const EM_BRANCO = {
  descricao: '',
  descricaoProblema: '',
  diferenciais: '',
  comoAtingirObjetivo: '',
  feedback: '',
  objetivo: [],
  setores: [],
};
const lote = (quem: Persona, mudancas: object = {}) =>
  Array.from({ length: IDEIAS_POR_LOTE }, (_, i): [string, object] => [
    caminhos.ideia(EMPRESA, novoId('importada')),
    {
      ...criadoAgora(umaIdeia(quem, i % 2 ? EM_BRANCO : { descricao: CHEIO, feedback: CHEIO })),
      ...mudancas,
    },
  ]);

const linha = (mudancas: object): [string, object] => [
  caminhos.ideia(EMPRESA, novoId('linha')),
  { ...criadoAgora(umaIdeia(ana)), ...mudancas },
];

describe('importar ideias', () => {
  it('um lote inteiro cabe num pedido, e se desfaz noutro', async () => {
    const ideias = lote(ana);
    await juntos(como(ana), ...ideias);
    const remocao = { deletedAt: agora(), visibilidade: 'REMOVIDA', ...mudadoPor(ana) };
    await juntos(
      como(ana),
      ...ideias.map(([caminho]): [string, object, 'mudar'] => [caminho, remocao, 'mudar']),
    );
    const [primeira, , , ultima] = ideias;
    for (const ideia of [primeira, ultima])
      expect(await ler(ideia?.[0] ?? '')).toMatchObject({ visibilidade: 'REMOVIDA' });
  });
  it('uma linha errada recusa o lote inteiro: nada fica pela metade', async () => {
    const ideias = lote(ana);
    const errada = linha({ titulo: 'x' });
    await recusa(
      [...ideias, errada].map(([caminho]) => caminho),
      () => juntos(como(ana), ...ideias, errada),
      () => juntos(como(ana), ...ideias, linha({})),
    );
  });
  it('não se importa em nome de outra pessoa, nem já publicada ou com moedas', async () => {
    for (const mudancas of [
      { createdBy: clara.uid },
      { autorReference: clara.referencia },
      { autorNome: clara.nome },
      { publishedAt: agora(), status: 'NOVA_IDEIA', visibilidade: 'PUBLICA' },
      { rankingByMoedas: { ranking: 1, totalMoedas: 500, fromLastUpdate: 'INCREASED' } },
    ]) {
      const ideias = lote(ana, mudancas);
      await recusa(
        ideias[0]?.[0] ?? '',
        () => juntos(como(ana), ...ideias),
        () => juntos(como(ana), ...lote(ana)),
      );
    }
  });
  it('desfazer não alcança a ideia que outra pessoa publicou no meio', async () => {
    const alheia = caminhos.ideia(EMPRESA, novoId('alheia'));
    await semear({ [alheia]: umaIdeia(clara) });
    const ideias = lote(ana);
    const podia = permitido(() => juntos(como(ana), ...ideias));
    await podia();
    const remocao = { deletedAt: agora(), visibilidade: 'REMOVIDA', ...mudadoPor(ana) };
    await recusa(
      [alheia, ideias[0]?.[0] ?? ''],
      () => juntos(como(ana), [ideias[0]?.[0] ?? '', remocao, 'mudar'], [alheia, remocao, 'mudar']),
      podia,
    );
  });
});
