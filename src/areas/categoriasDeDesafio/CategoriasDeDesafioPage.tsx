/** Challenge categories, `/desafios/categorias-de-desafios` (part 2 §2). */
import { TelaDoCadastro } from '@/areas/cadastro/TelaDoCadastro';
import { ordensDe } from '@/ui/lista/lista';
import { COLUNA_DO_CADASTRO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { categoriasDeDesafioData } from './categoriasDeDesafio.data';

const CategoriaDeDesafioFormModal = aoAbrir(() =>
  import('./CategoriaDeDesafioFormModal').then((m) => m.CategoriaDeDesafioFormModal),
);

const COLUNAS = [COLUNA_DO_NOME, { ...COLUNA_DO_CADASTRO, ordenavel: undefined }];
const ORDENS = ordensDe(COLUNAS);

export const CategoriasDeDesafioPage = () => (
  <TelaDoCadastro
    dados={categoriasDeDesafioData}
    Formulario={CategoriaDeDesafioFormModal}
    tela="/desafios/categorias-de-desafios"
    nomes={['categoria', 'categorias']}
    colunas={COLUNAS}
    ordens={ORDENS}
    adicionar="Adicionar categoria"
    oRegistro="a categoria"
    tituloDoErro="Erro ao buscar categorias"
    vazio={{
      titulo: 'Nenhuma categoria Encontrada!',
      texto: 'As categorias agrupam os desafios da empresa, como produto, processo ou sustentabilidade.',
    }}
  />
);
