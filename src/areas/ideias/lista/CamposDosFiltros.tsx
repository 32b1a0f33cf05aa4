/** Fields of the idea list's filters that read something: the author, the rule and the company's sectors. */
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';

interface Props {
  /** `id|name` of the author and of the rule, so that the tag needs no further read; a sector as it is. */
  valor: string;
  aoMudar: (valor: string) => void;
}

const TODOS = { value: '', label: 'Todos' };

export function CampoDoAutor({ valor, aoMudar }: Props) {
  const sessao = useSessaoAtiva();
  const [id = '', nome = id] = valor.split('|');
  return (
    <SelecaoDePessoas
      rotulo="Autor"
      maximo={1}
      valor={id ? [{ id, nome }] : []}
      aoMudar={([pessoa]) => aoMudar(pessoa ? `${pessoa.id}|${pessoa.nome}` : '')}
      buscar={async (texto) => {
        const pessoas = await pessoasData.buscar(sessao, texto);
        return pessoas.map(({ id: uid, nome: dela, setores }) => ({
          id: uid,
          nome: dela,
          detalhe: setores.join(', '),
        }));
      }}
    />
  );
}

export function CampoDoRegulamento({ valor, aoMudar }: Props) {
  const { data = [] } = useQuery(regulamentosData.todos(useSessaoAtiva()));
  const lidos = data.map(({ id, nome }) => ({ value: `${id}|${nome}`, label: nome }));
  const [escolhido = '', nome = escolhido] = valor.split('|');
  // One that came with the address, and may be renamed or gone by now.
  const fora =
    escolhido && !lidos.some(({ value }) => value === valor) ? [{ value: valor, label: nome }] : [];
  return (
    <NativeSelect
      label="Regulamento"
      data={[TODOS, ...fora, ...lidos]}
      value={valor}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
    />
  );
}

export function CampoDoSetor({ valor, aoMudar }: Props) {
  const { setores } = useSessaoAtiva().empresa;
  const fora = valor && !setores.includes(valor) ? [valor] : [];
  return (
    <NativeSelect
      label="Setor"
      data={[TODOS, ...[...fora, ...setores].map((setor) => ({ value: setor, label: setor }))]}
      value={valor}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
    />
  );
}
