// Innovation categories: what is stored, who created it, and that a removal is the last word.
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/paths';
import { emDias, umaCategoria, umColaborador, chamado } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, EMPRESA_VIZINHA, rui, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
  negado,
} from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);
const colecao = caminhos.categoriasDeInovacao(EMPRESA);

async function guardada(mudancas = {}): Promise<string> {
  const caminho = `${colecao}/${novoId('categoria')}`;
  await semear({ [caminho]: umaCategoria(clara, mudancas) });
  return caminho;
}

describe('categorias de inovação', () => {
  it('aceitam o que o formulário manda e nada mais', { tags: 'cobertura' }, async () => {
    const caminho = `${colecao}/${novoId()}`;
    const nova = criadoAgora(umaCategoria(caio));
    for (const mudanca of [
      chamado('ab'),
      chamado(' ab '),
      chamado('x'.repeat(121)),
      { nome: 3 },
      { descricao: '' },
      { descricao: 'x'.repeat(501) },
      { busca: [''] },
      { startedAt: agora() },
      { deletedAt: agora() },
      { createdBy: clara.uid },
      { createdAt: emDias(-1) },
      { extra: 1 },
    ])
      await recusa(caminho, () => criar(como(caio), caminho, { ...nova, ...mudanca }));
    await criar(como(caio), caminho, nova);
  });
  it('não mudam de autor nem de data, e não se apagam de verdade', { tags: 'cobertura' }, async () => {
    const caminho = await guardada();
    for (const mudanca of [
      { createdBy: ana.uid },
      { createdAt: agora() },
      { endedAt: agora() },
      { extra: 1 },
    ])
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }));
    await recusa(caminho, () => mudar(como(ana), caminho, { ...chamado('Outro'), ...mudadoPor(clara) }));
    await recusa(caminho, () => apagar(como(ana), caminho));
    await mudar(como(ana), caminho, { ...chamado('Outro nome'), busca: ['ou', 'out'], ...mudadoPor(ana) });
  });
  it('removida, ninguém a muda nem a traz de volta', async () => {
    const caminho = await guardada({ deletedAt: emDias(-1) });
    for (const mudanca of [chamado('Outro nome'), { deletedAt: null }, { deletedAt: agora() }])
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }));
  });
  it('são da empresa e da área: quem é de fora ou não tem o incentivo não as vê', async () => {
    const caminho = await guardada();
    const deFora = `${caminhos.categoriasDeInovacao(EMPRESA_VIZINHA)}/${novoId()}`;
    await recusa(deFora, () => criar(como(ana), deFora, criadoAgora(umaCategoria(ana))));
    for (const quem of [rui, xavier]) {
      await negado(pegar(como(quem), caminho));
      await negado(listar(como(quem), colecao));
    }
    await pegar(como(caio), caminho);
    await semear({ [caio.referencia]: umColaborador(caio, { incentivo: false }) });
    await negado(listar(como(caio), colecao));
  });
});
