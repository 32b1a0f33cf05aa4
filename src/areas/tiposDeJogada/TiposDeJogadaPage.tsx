/** Play types, `/tiposDeJogada` (part 2 §2). */
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import { ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { tiposDeJogadaData } from './tiposDeJogada.data';

const TipoDeJogadaFormModal = aoAbrir(() =>
  import('./TipoDeJogadaFormModal').then((m) => m.TipoDeJogadaFormModal),
);

const COLUNAS = [COLUNA_DO_NOME, COLUNA_DA_DESCRICAO];
const ORDENS = ordensDe(COLUNAS);

export function TiposDeJogadaPage() {
  const lista = useListaDoCadastro(tiposDeJogadaData, {
    ordens: ORDENS,
    pergunta: ({ nome }) => `Tem certeza que deseja remover o tipo de jogada "${nome}"?`,
  });
  return (
    <>
      <ListPage
        {...lista.props}
        titulo={nomeDaTela('/tiposDeJogada')}
        migalhas={caminhoDaTela('/tiposDeJogada')}
        nomes={['tipo', 'tipos']}
        colunas={COLUNAS}
        tituloDoErro="Erro ao buscar tipos de jogada"
        acaoPrincipal={lista.adicionar('Adicionar tipo de jogada')}
        vazio={{
          titulo: 'Nenhum tipo de jogada encontrado!',
          texto: 'Os tipos agrupam as jogadas de inovação da empresa, como parceria, produto ou processo.',
        }}
      />
      {lista.formulario(TipoDeJogadaFormModal)}
    </>
  );
}
