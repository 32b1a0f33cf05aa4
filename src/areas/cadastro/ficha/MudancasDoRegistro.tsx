/** What was changed of one record, by whom and when: the trail about it, which administrators alone may read. */
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { auditoriaData } from '@/areas/auditoria/auditoria.data';
import { type Auditoria, ROTULO_DA_ACAO } from '@/domain/auditoria/auditoria';
import { mudancasEmPalavras } from '@/domain/auditoria/auditoria-em-palavras';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { NomeDaPessoa } from '../NomeDaPessoa';
import { Acontecimentos } from './Ficha';

function Linha({ acao, quem, antes, depois, createdAt }: Auditoria) {
  const mudancas = mudancasEmPalavras(antes, depois).join('; ');
  return (
    <li>
      <div>
        <Text span fw={600}>
          {ROTULO_DA_ACAO[acao]}
        </Text>
        {mudancas ? ` · ${mudancas}` : ''}
      </div>
      <Text span size="sm" c="dimmed">
        <NomeDaPessoa uid={quem} /> <RelativeTime valor={createdAt} />
      </Text>
    </li>
  );
}

export function MudancasDoRegistro({ alvo }: { alvo: string }) {
  const sessao = useSessaoAtiva();
  const le = sessao.quem.papel === 'ADMIN' && sessao.quem.empresaAtiva;
  const { data, error, refetch } = useQuery({ ...auditoriaData.doAlvo(sessao, alvo), enabled: le });
  if (!le) return null;
  return (
    <BlocoLateral titulo="O que mudou" recolhido>
      {error ? (
        <ErrorState titulo="Erro ao buscar as mudanças" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data ? (
        <>
          <Acontecimentos vazio="Nenhuma mudança de acesso ou situação registrada.">
            {data.map((entrada) => (
              <Linha key={entrada.id} {...entrada} />
            ))}
          </Acontecimentos>
          <Anchor component={Link} to={para('/auditoria')} underline="always" size="sm">
            Ver toda a auditoria
          </Anchor>
        </>
      ) : (
        <Esqueleto altura={120} />
      )}
    </BlocoLateral>
  );
}
