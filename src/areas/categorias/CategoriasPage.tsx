/** Innovation categories, `/categorias` and `/categorias-de-inovacao` (part 2 §2; decisions P2). */
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import { ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { categoriasData } from './categorias.data';

const CategoriaFormModal = aoAbrir(() => import('./CategoriaFormModal').then((m) => m.CategoriaFormModal));

const COLUNAS = [COLUNA_DO_NOME, COLUNA_DA_DESCRICAO];
const ORDENS = ordensDe(COLUNAS);

export function CategoriasPage() {
  const lista = useListaDoCadastro(categoriasData, {
    ordens: ORDENS,
    pergunta: ({ nome }) => `Tem certeza que deseja remover a categoria "${nome}"?`,
  });
  return (
    <>
      <ListPage
        {...lista.props}
        titulo={nomeDaTela('/categorias')}
        migalhas={caminhoDaTela('/categorias')}
        nomes={['categoria', 'categorias']}
        colunas={COLUNAS}
        tituloDoErro="Erro ao buscar categorias"
        acaoPrincipal={lista.adicionar('Adicionar categoria')}
        vazio={{
          titulo: 'Nenhuma categoria Encontrada!',
          texto: 'As categorias agrupam os tipos de inovação da empresa, como produto, processo ou marca.',
        }}
      />
      {lista.formulario(CategoriaFormModal)}
    </>
  );
}
