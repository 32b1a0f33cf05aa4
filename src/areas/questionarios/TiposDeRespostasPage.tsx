/** Answer types, `/tipos-de-respostas` (part 3 §2). */
import { TelaDoCadastro } from '@/areas/cadastro/TelaDoCadastro';
import {
  ROTULO_DA_ORIENTACAO,
  ROTULO_DO_TIPO,
  temOpcoes,
  type TipoDeResposta,
} from '@/domain/diagnostico/tipo-de-resposta';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { tiposDeRespostasData } from './tiposDeRespostas.data';

const TipoDeRespostaFormModal = aoAbrir(() =>
  import('./TipoDeRespostaFormModal').then((m) => m.TipoDeRespostaFormModal),
);

const COLUNAS: Coluna<TipoDeResposta & { id: string }>[] = [
  COLUNA_DO_NOME,
  { id: 'tipo', titulo: 'Tipo', celula: ({ tipoDeResposta }) => ROTULO_DO_TIPO[tipoDeResposta] },
  {
    id: 'orientacao',
    titulo: 'Orientação',
    somenteDesktop: true,
    celula: ({ orientacao }) => ROTULO_DA_ORIENTACAO[orientacao],
  },
  {
    id: 'opcoes',
    titulo: 'Opções',
    celula: ({ tipoDeResposta, campos }) =>
      temOpcoes(tipoDeResposta) ? campos.map(({ campo, valor }) => `${campo} (${valor})`).join(', ') : '–',
  },
];
const ORDENS = ordensDe(COLUNAS);

export const TiposDeRespostasPage = () => (
  <TelaDoCadastro
    dados={tiposDeRespostasData}
    Formulario={TipoDeRespostaFormModal}
    tela="/tipos-de-respostas"
    nomes={['tipo', 'tipos']}
    colunas={COLUNAS}
    ordens={ORDENS}
    adicionar="Adicionar tipo de resposta"
    oRegistro="o tipo de resposta"
    tituloDoErro="Erro ao buscar tipos de respostas"
    vazio={{
      titulo: 'Nenhum Tipo de Resposta Encontrado!',
      texto: 'Um tipo diz como uma pergunta se responde: em texto, por uma nota ou por opções com valor.',
    }}
  />
);
