/** Innovation categories, `/categorias` and `/categorias-de-inovacao` (part 2 §2; decisions P2). */
import { TelaDoCadastro } from '@/areas/cadastro/TelaDoCadastro';
import { ordensDe } from '@/ui/lista/lista';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { categoriasData } from './categorias.data';

const CategoriaFormModal = aoAbrir(() => import('./CategoriaFormModal').then((m) => m.CategoriaFormModal));

const COLUNAS = [COLUNA_DO_NOME, COLUNA_DA_DESCRICAO];
const ORDENS = ordensDe(COLUNAS);

export const CategoriasPage = () => (
  <TelaDoCadastro
    dados={categoriasData}
    Formulario={CategoriaFormModal}
    tela="/categorias"
    nomes={['categoria', 'categorias']}
    colunas={COLUNAS}
    ordens={ORDENS}
    adicionar="Adicionar categoria"
    oRegistro="a categoria"
    tituloDoErro="Erro ao buscar categorias"
    vazio={{
      titulo: 'Nenhuma categoria Encontrada!',
      texto: 'As categorias agrupam os tipos de inovação da empresa, como produto, processo ou marca.',
    }}
  />
);
