/** What a new company's matrix holds; apart from the schemas, which every session reads with. */
import { CODIGOS } from './areas';
import { type Autorizacao, idDaAutorizacao } from './autorizacao';
import type { CampoDeAuditoria } from '@/domain/comum/fields';
import { MODULOS } from './modules';
import { permissoesEmTexto } from './permissoes-em-texto';
import { PAPEIS, ROTULO_DO_PAPEL, TIPO_DO_PAPEL, type Papel } from './papeis';

/** The 165 entries a new company starts with: every flag true for the five roles (part 1 §6, decisions P11). */
export function matrizInicial(): { id: string; papel: Papel; dados: Omit<Autorizacao, CampoDeAuditoria> }[] {
  return PAPEIS.flatMap((papel) =>
    CODIGOS.map((codigo) => ({
      id: idDaAutorizacao(papel, codigo),
      papel,
      dados: {
        tipo: TIPO_DO_PAPEL[papel],
        tipoAutorizacao: codigo,
        label: `${ROTULO_DO_PAPEL[papel]}: ${MODULOS[codigo].label}`,
        leitura: true,
        criacao: true,
        editar: true,
        remover: true,
      },
    })),
  );
}

/** What a membership of a new company carries, whatever its role. */
export const permissoesIniciais = (): string =>
  permissoesEmTexto(
    Object.fromEntries(matrizInicial().map(({ dados }) => [String(dados.tipoAutorizacao), dados])),
  );
