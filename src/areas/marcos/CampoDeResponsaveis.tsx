/** Responsible people, by search; under a private idea only those who may see it (decisions I303). */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { contemPalavras } from '@/domain/comum/busca';
import { LIMITE_DE_RESPONSAVEIS } from '@/domain/marcos/marco';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';
import { SemPessoas } from '@/areas/pais/SemPessoas';

interface Props {
  valor: readonly string[];
  aoMudar: (referencias: string[]) => void;
  soEstes: readonly string[] | null;
  erro?: ReactNode;
}

export function CampoDeResponsaveis({ valor, aoMudar, soEstes, erro }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const lidas = useQueries({
    queries: valor.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  const entreEstes = async (referencias: readonly string[], texto: string) => {
    const pessoas = await Promise.all(
      referencias.map(async (id) => {
        const pessoa = await cliente.ensureQueryData(pessoasData.porReferencia(sessao, id));
        return pessoa?.ativo ? [{ id, nome: pessoa.nome, detalhe: pessoa.setores.join(', ') }] : [];
      }),
    );
    return pessoas.flat().filter(({ nome }) => contemPalavras(nome, texto));
  };
  return (
    <SelecaoDePessoas
      rotulo="Responsáveis"
      ajuda={
        soEstes
          ? 'A ideia é privada: só quem a escreveu e quem participa dela pode responder pelo marco.'
          : 'Quem vai fazer acontecer. Só estas pessoas podem iniciar e finalizar a atuação.'
      }
      maximo={LIMITE_DE_RESPONSAVEIS}
      valor={valor.map((id, i) => ({ id, nome: lidas[i]?.data?.nome ?? '…' }))}
      aoMudar={(pessoas) => aoMudar(pessoas.map(({ id }) => id))}
      buscar={(texto) => (soEstes ? entreEstes(soEstes, texto) : pessoasData.opcoes(sessao, texto))}
      erro={erro}
      semNinguem={soEstes ? undefined : <SemPessoas />}
    />
  );
}
