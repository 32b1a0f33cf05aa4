/** Play types, `/tiposDeJogada` (part 2 §2). */
import { TelaDoCadastro } from '@/areas/cadastro/TelaDoCadastro';
import { ordensDe } from '@/ui/lista/lista';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { tiposDeJogadaData } from './tiposDeJogada.data';

const TipoDeJogadaFormModal = aoAbrir(() =>
  import('./TipoDeJogadaFormModal').then((m) => m.TipoDeJogadaFormModal),
);

const COLUNAS = [COLUNA_DO_NOME, COLUNA_DA_DESCRICAO];
const ORDENS = ordensDe(COLUNAS);

export const TiposDeJogadaPage = () => (
  <TelaDoCadastro
    dados={tiposDeJogadaData}
    Formulario={TipoDeJogadaFormModal}
    tela="/tiposDeJogada"
    nomes={['tipo', 'tipos']}
    colunas={COLUNAS}
    ordens={ORDENS}
    adicionar="Adicionar tipo de jogada"
    oRegistro="o tipo de jogada"
    tituloDoErro="Erro ao buscar tipos de jogada"
    vazio={{
      titulo: 'Nenhum tipo de jogada encontrado!',
      texto: 'Os tipos agrupam as jogadas de inovação da empresa, como parceria, produto ou processo.',
    }}
  />
);
