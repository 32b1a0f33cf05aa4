/** Chooses one colleague; the value is `uid|nome`, so that the filter's tag needs no further read. */
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';

interface Props {
  valor: string;
  aoMudar: (valor: string) => void;
}

export function CampoDaPessoa({ valor, aoMudar }: Props) {
  const sessao = useSessaoAtiva();
  const [id = '', nome = id] = valor.split('|');
  return (
    <SelecaoDePessoas
      rotulo="Quem fez"
      maximo={1}
      valor={id ? [{ id, nome }] : []}
      aoMudar={([pessoa]) => aoMudar(pessoa ? `${pessoa.id}|${pessoa.nome}` : '')}
      buscar={async (texto) => {
        const pessoas = await pessoasData.buscar(sessao, texto);
        return pessoas.map(({ id: uid, nome: nomeDela, setores }) => ({
          id: uid,
          nome: nomeDela,
          detalhe: setores.join(', '),
        }));
      }}
    />
  );
}
